"""Computer players: moves, hints, claims and reviews.

Bots see a `PlayerView` and nothing else; only the arena and reviews see whole tables. `player.decide` turns a
view into an action and its reasons. ARCHITECTURE.md lists the packages here.

A level is limited by a number of simulated deals and cards, not by time, so it decides the same on every
machine. If a change makes a level decide differently, `VERSION` in `levels` must be raised, because records
keep it.

The innermost modules are kernels: typed Python that mypyc compiles if there is a C compiler.
`trickdesk.kernels` lists and loads them. In a checkout they are compiled into
`build/kernels/<hash of their sources>`, so an outdated compiled module never hides a changed source.
`TRICKDESK_PURE=1` uses the sources, and `trickdesk --version` says which are in use.
"""
