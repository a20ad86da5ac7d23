"""Export: clipboard, printing, PDF, and the report of a play."""
