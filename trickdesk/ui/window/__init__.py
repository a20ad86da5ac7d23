"""The main window: menus, keys, stack of screens, dock, status bar, preferences."""
