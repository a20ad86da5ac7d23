"""What the table sounds like: which sound belongs to what happens, and what plays it."""
