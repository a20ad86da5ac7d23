"""Small widgets for every screen: plain-text labels, banner, charts, file dialogs."""
