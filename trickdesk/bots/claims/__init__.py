"""Claims: what a seat may claim of the rest of a deal, and whether it is certain.

`proof` searches all deals that are consistent with the seat's view at once.
"""
