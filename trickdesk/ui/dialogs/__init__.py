"""Dialogs: settings, rules, about, deal number; the curtain between players.

They import no other screen.
"""
