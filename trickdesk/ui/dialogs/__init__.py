"""Windows beside the table."""
