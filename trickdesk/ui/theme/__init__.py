"""Colours, palettes, the proxy style, style sheets and icons.

May import ``cards``, for their colours.
"""
