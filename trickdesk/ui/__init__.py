"""The screens of Trickdesk: the only package that imports PySide6."""
