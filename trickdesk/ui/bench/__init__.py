"""Measures the window and tests an installed copy of the program.

May import every room.
"""
