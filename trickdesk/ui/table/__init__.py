"""The card table: where everything lies, how it moves, and what the player does with it.

``view.CardTable`` is the widget. It knows a ``PlayerView`` and events that were filtered for it, nothing else.
"""
