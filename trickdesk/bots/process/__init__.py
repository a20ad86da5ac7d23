"""The bots' own process: what it is sent, what it answers, what is done when it fails."""
