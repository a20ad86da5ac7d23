"""Additions to Qt: application, threads, translation, right-to-left support.

Knows nothing about cards or other rooms.
"""
