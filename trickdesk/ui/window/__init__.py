"""The main window: menus and actions, shortcuts, the stack of screens, dock, profiles, preferences.

May import every room; only ``app`` puts it together.
"""
