"""Worker processes for bots and reviews, and their clients.

The workers (`worker`, `review_worker`) get views and records as lines of JSON. The clients never block:
`worker_pipe` serves the pipes in threads. A worker that fails is started again. `external_program` is for
players that the user wrote.
"""
