"""Translated sentences about matches: pure functions of what a view contains.

Text to be drawn may contain marks such as `{H}` for a symbol (`marked_words`, `call_marks`). All other text
is plain, and fit for speech.
"""
