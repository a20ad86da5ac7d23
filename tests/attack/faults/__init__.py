"""Faults, kills and power cuts at every call to the file system."""
