"""Windows beside the table: settings, rules, the curtain between people.

Know no other screen.
"""
