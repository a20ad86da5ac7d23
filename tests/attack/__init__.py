"""A standing attack on the program: everything that has ever hurt it, tried again with other chances each time."""
