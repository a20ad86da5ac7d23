"""What the table sounds like: which sound belongs to what happens (``sounds``), and what plays it (``speaker``)."""
