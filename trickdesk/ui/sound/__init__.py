"""Sounds: which one belongs to which event, and the thread that plays it."""
