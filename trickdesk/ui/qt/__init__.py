"""Additions to Qt: plain text, threads, bot process, translation, direction.

Independent of cards and of all other rooms.
"""
