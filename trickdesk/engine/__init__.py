"""Rules engine: what all trick-taking games share.

Standard library only. The engine reads no files, no clock and no global random numbers: callers pass these
in.

- `cards`, `order`: cards are integers, and sets of cards are bit masks. For each trump, `CardOrder` has
  tables of which cards must follow suit and which card beats which.
- `play`: `TrickPlay` plays and takes back cards by these tables. In `GuardedPlay` some cards can't be led at
  first.
- `bids`: what a bid says, what it has to reach, and whose tricks count for it (`Bid`, `Goal`, `SideGoal`,
  `Contract`).
- `phases`: the stages of a deal, such as `Auction`, `EveryBids`, `Choose`, `GiveCards`, `PassCards`,
  `PlayPhase`.
- `game`: `Game`, the base class of all games: options, presets, flow of a deal, score, winners.
- `deal`: the values that `Game.score` and `Game.winners` read.
- `reasons`: why a trick was won, if that isn't obvious. `claims`: what a seat may claim of the rest.
- `actions`: what a seat does, what it is asked, and the events that follow. `view`: all that a seat may know.
- `state`, `table`: where all cards are, and the match itself.
- `record`: matches as text (docs/record.md); `record_keys`: what is in their header. `shuffle`: cards from a seed.
  `typed_json`: values as JSON.
"""
