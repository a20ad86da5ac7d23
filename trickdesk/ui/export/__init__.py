"""Export: clipboard, printing, PDF, and reports of bot decisions."""
