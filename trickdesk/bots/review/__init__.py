"""What a deal looks like afterwards: what each decision gave away, knowing what its player knew, and really."""
