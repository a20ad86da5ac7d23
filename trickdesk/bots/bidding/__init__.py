"""Calls, bids that have to be met exactly, cards given away or passed on."""
