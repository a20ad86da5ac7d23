"""Colours, palettes, the proxy style, style sheets and icons.

May import ``qt``.
"""
