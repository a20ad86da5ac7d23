"""Out of the program: clipboard, files, CSV, print, PDF and report.

May import texts, models and widgets.
"""
