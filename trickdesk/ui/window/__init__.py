"""The main window: menus and actions, shortcuts, the stack of screens, dock, profiles, preferences.

May import every room but ``self_test``; only ``app`` puts it together.
"""
