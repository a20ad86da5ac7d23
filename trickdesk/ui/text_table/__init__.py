"""The text table: a match as lists that a keyboard walks through and a screen reader reads, instead of the scene."""
