"""Rules engine: what all trick-taking games share.

Standard library only. No files, no clock, no global random numbers: these are arguments.

- `cards`, `order`: cards are integers, sets of cards are bit masks. `CardOrder` says who must follow what and
  what beats what, as tables for each trump.
- `play`: `TrickPlay` plays and takes back cards over those tables. `GuardedPlay` adds a suit that may not be
  led yet.
- `bids`: what a bid says and has to reach, and whose tricks count for it (`Bid`, `Goal`, `SideGoal`,
  `Contract`).
- `phases`: the stages of a deal, such as `Auction`, `EveryBids`, `Choose`, `GiveCards`, `PassCards`,
  `PlayPhase`.
- `game`: `Game`, the base class of all games: options, presets, flow of a deal, score, winners.
- `deal`: the values that `Game.score` and `Game.winners` read.
- `reasons`: why a trick was won, if that isn't obvious.
- `actions`: what a seat does, is asked and sees happen. `view`: all that a seat may know.
- `state`, `table`: where all cards are, and the match itself.
- `record`: matches as text (docs/record.md). `shuffle`: cards from a seed. `typed_json`: values as JSON.
"""
