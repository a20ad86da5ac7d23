"""The match as lists and tables, also for keyboards and screen readers.

`side` and `page` are the text table (F2), `record` has the tabs of the dock, and `scores` the models that are
also exported and printed.
"""
