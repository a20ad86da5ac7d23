"""Deals played to their end in flat integers, and the drawing of hidden cards for them."""
