"""Themes: colours, palettes, proxy style, style sheets, icons."""
