"""Computer players: moves, hints, claims and reviews.

Bots see a `PlayerView` and nothing else; only the arena and reviews see whole tables. `player.decide` turns a
view into an action and its reasons. ARCHITECTURE.md lists the packages here.

A level spends a number of simulated deals and cards, not time, so it decides the same on every machine. A
change that makes a level decide differently raises `VERSION` in `levels`, which records keep.

The inner modules (`solver`, `inference`, the policies, and `tricks`, `hand_evaluation`, `sampler` and
`paired_comparison`) are kernels: typed Python that mypyc compiles where a C compiler is found.
`trickdesk.kernels` loads them, `setup.py` lists them. In a checkout they are compiled into
`build/kernels/<hash of their sources>`, so a changed source is never hidden by an old binary.
`TRICKDESK_PURE=1` forces the sources, and `trickdesk --version` says which are in use.
"""
