"""Dialogs: settings, rules, about, deal number; the curtain between players.

They know no other screen.
"""
