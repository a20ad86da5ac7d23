"""The user's files: where they are, and how they are read and written safely.

To this package a record is text; `trickdesk.engine.record` knows what the text means.

- `paths` says where files are. `files` writes them atomically, readable only by their owner, and keeps the
  previous version. Errors of the file system leave this package only as `SaveError`.
- `saves` gives each match its own file and lock (`locks`), so two copies of the program never write the same
  match. A thread writes the latest record after each input, so the UI thread never waits for the disk. A
  bot's next input waits for it, and leaving a match flushes it: a crash loses the current input at most.
- What several copies change (settings, practice, resets, recent files, variations) is read, merged and written
  under the lock of `locks.writing`. Reviews and pictures are never changed, and SQLite has its own locks.
- `reviews` and `practice` keep reviews and results of exercises.
- `stored_files` lists everything that is kept, and deletes what the user no longer wants.
- `statistics` says what finished matches mean for people. `pictures` keeps cards and pictures of the user's own.
"""

from __future__ import annotations
