"""Colours, palettes, the proxy style and style sheets.

May import ``cards``, for their colours.
"""
