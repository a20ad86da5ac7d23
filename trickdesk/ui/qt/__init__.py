"""Additions to Qt: application, threads, bot process, translation, direction.

Independent of cards and of all other rooms.
"""
