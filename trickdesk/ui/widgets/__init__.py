"""Small widgets for all screens: plain-text labels, banner, charts, file dialogs."""
