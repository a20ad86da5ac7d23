"""Pictures of every screen, for inspection: `python3 dev.py shots`."""
