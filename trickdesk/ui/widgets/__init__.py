"""Small widgets for all screens: panels, pages, banner, charts, file dialogs."""
