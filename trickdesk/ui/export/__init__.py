"""Out of the program: clipboard, print, PDF and report.

May import ``match``, ``models``, and what these may import.
"""
