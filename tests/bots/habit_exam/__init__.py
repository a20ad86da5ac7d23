"""Habits planted in a bot, and whether the coach finds them."""
