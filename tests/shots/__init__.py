"""Pictures of every screen, to be looked at: ``python3 dev.py shots``."""
