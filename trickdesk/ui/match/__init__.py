"""One match on the screen: the controller, the table screen, pacing of bots, finishing a deal, hiding cards.

May import the rooms of the table, the panels, the coach and all that these may import.
"""
