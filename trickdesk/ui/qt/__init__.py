"""Additions to Qt: application, threads, translation, right-to-left support.

Independent of cards and of all other rooms.
"""
