"""Claims: what a seat may claim of the rest of a deal, and whether that is certain from its own view."""
