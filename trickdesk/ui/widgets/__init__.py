"""Small widgets for every screen: plain-text labels and boxes, banner, empty page, name edit, scroll form.

May import ``qt`` and ``theme``.
"""
