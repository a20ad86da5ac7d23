"""What kind of player a bot is: how far it looks, and its manners at the table."""
