"""Games: one module or package each, found by discovery.

One that defines `GAME`, a subclass of `Game`, is a game. `oh_hell` and `hearts` are the shortest
examples.

**What a game defines**: a deck, `order_for` (the order of cards for a trump), options and presets, the phases
of a deal, `score` and `winners`; `bids` with their goals if there are any. The text of a bid is for records;
everything else reads its fields. Refusals of its own are `Refusal` values; names of suits and cards belong to
its `Deck`.

A deal has a declarer with a contract (`auction`), or a goal for each seat (`EveryBids`; with `adds_bids`
partners reach the sum of theirs), or neither. Without a declarer, `first_phase` calls `set_teams` and
`set_trump` itself. Also possible:

- deals of different sizes (`deal_size`), and a match that the lowest total wins (`low_wins`; `Game.gain`
  compares);
- a call after the last trick that decides the score (`Choose` with the name `score`);
- cards passed on (`PassCards`), a card turned up (`turn_up`), and hands that are partly face up (`rows`);
- bids that stay secret until all are made (`EveryBids` with `secret`);
- unusual rules of play, as a subclass of `TrickPlay`.

A kind of call that no game had before needs a panel in `ui/panels` and a bidder in `bots/bidding`. For fast
bots an unusual rule is also needed in `bots/simulation/tricks.py`.

**Which files belong to it**; `pytest -k <id>` runs its tests, and `tests/generic/test_files.py` names missing
files:

- `assets/games/<id>/rules.md` and `icon.svg`: the page behind F1 and the picture in the lobby. Its rules are
  numbered; docstrings and cases cite those numbers. `python3
  dev.py resources` lists them.
- `assets/games/<id>/examples.txt`: two or three tricks for that page (`session/examples.py`).
- `assets/games/<id>/lesson.toml`: a guided deal (`session/lesson.py`). Its terms are in
  `assets/games/glossary.toml`.
- `trickdesk/bots/game_knowledge/<name>.py`: what bots should know beyond the rules.
- `tests/rules/<id>.toml`: a case for each numbered rule, at least 25.
- `tests/naive/<name>.py`: a second referee, written from the rules page alone and named in
  `tests/naive/record.py`.
- `tests/records/v1/<id>.trickdesk`: a whole match with totals, which has to stay readable.
- `tests/perft/<id>.perft` and `tests/playthroughs/<id>.txt`: golden files, and one of each for every other
  preset; the generic tests write them with `--regen`.
- `tests/bots/baseline/<name>.py`: only if the arena's yardstick needs more than its general rules.

Three tests have a number for each game: `FROZEN` in `tests/bots/arena/test_heuristic.py`, `least` in
`tests/bots/test_play.py`, and the plain orders in `tests/bots/solver/test_ranks.py`.
"""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

from trickdesk.engine.game import Game


@cache
def games() -> dict[str, type[Game]]:
    """Return every game class by its id, in the order of their names."""
    found: dict[str, type[Game]] = {}
    for module in pkgutil.iter_modules(__path__):
        game: type[Game] | None = getattr(importlib.import_module(f"{__name__}.{module.name}"), "GAME", None)
        if game is not None:
            found[game.id] = game
    return dict(sorted(found.items(), key=lambda item: item[1].name))
