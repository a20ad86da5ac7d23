"""Pure rules machinery: cards, auctions, tricks, tables, views and records.

Standard library only.
"""
