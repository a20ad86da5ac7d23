"""What finished matches say about people: results, luck, figures.

- `results` replays a record and says who won what; `luck` what hands were worth before anybody called.
- `history` is an index of finished matches in SQLite. It is built from their records and can be rebuilt at any
  time. `figures` answers the queries of the statistics from it.
"""
