"""Small widgets for every screen: plain-text labels and boxes, banner, empty page, name edit, file dialogs.

May import ``qt``, ``cards``, ``theme`` and ``text``.
"""
