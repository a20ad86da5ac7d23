"""Same deals: the deal of the day, challenges by post, and results side by side."""
