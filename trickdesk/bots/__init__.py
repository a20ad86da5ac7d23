"""The computer's players.

They see a :class:`~trickdesk.engine.view.PlayerView` and nothing else.
"""
