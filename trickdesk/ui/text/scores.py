"""Text about the state of a match: sides, contract, status bar, scores."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from trickdesk.engine.actions import AskCall, AskGive, AskPlay
from trickdesk.engine.bids import Contract, Goal, SideGoal
from trickdesk.engine.cards import Seat
from trickdesk.engine.errors import Message
from trickdesk.engine.game import NO_TRUMP, Game
from trickdesk.engine.view import PlayerView
from trickdesk.ui.text import call_text, card_text, game_words, house_rules, messages, name_text, player_text
from trickdesk.ui.text.words import (
    MINUS,
    capital,
    fill,
    join,
    listed,
    number,
    plural,
    signed,
    strung,
    translate,
    without_signs,
)

CHOICES = (
    "tricks",
    "blind",
    "trump",
    "team",
    "score",
    "swap",
    "defend",
)  # styles of calls with prompts of their own
BEGINNINGS = (10, 6, 4, 3)  # lengths of names to try in a narrow status bar


def tricks_words(count: int) -> str:
    """Return `1 trick`, `3 tricks`."""
    return plural("Score", "{n} trick", "{n} tricks", count)


def points_words(count: int) -> str:
    """Return `1 point`, `40 points`."""
    return plural("Score", "{n} point", "{n} points", abs(count) if count < -1 else count, n=number(count))


def with_points(figure: str) -> str:
    """Return a figure that is already text with its unit: `+1 point`, `0.5 points`."""
    digits = without_signs(figure).lstrip(f"+{MINUS}")
    count = int(digits) if digits.isdecimal() else 2
    return plural("Score", "{points} point", "{points} points", count, points=figure)


def winners_words(view: PlayerView, names: Sequence[str]) -> str:
    """Return `Ada and Chidi win the match.`; empty while it is in progress."""
    seats = view.game.seats_of(*view.winners)
    if not seats:
        return ""
    if len(seats) == 1 and name_text.is_you(seats[0], view, names):
        return translate("Score", "You win the match.")
    if len(seats) == 1:
        return translate("Score", "{name} wins the match.", name=names[seats[0]])
    return translate("Score", "{names} win the match.", names=join([names[seat] for seat in seats]))


def standing_words(view: PlayerView, names: Sequence[str]) -> str:
    """Return `You came second.`, or with two sides who lost; empty for winners."""
    game = view.game
    if not view.winners or view.seat is None or not name_text.is_you(view.seat, view, names):
        return ""
    mine = game.side(view.seat)
    if mine in view.winners:
        return ""
    if game.sides == 2:
        if game.seats == 2:
            return translate("Score", "You lose the match.")
        return translate("Score", "{names} lose the match.", names=game_words.side_words(game, mine, names))
    place = _places(view)[mine]
    if place <= 3 and game.sides == game.seats:
        second, third = translate("Score", "You came second."), translate("Score", "You came third.")
        return second if place == 2 else third
    return translate("Score", "Your place: {n} of {all}.", n=place, all=game.sides)


def own_deal_words(view: PlayerView, names: Sequence[str]) -> str:
    """Return the viewer's part in the last deal: `Your deal: +24.` with place or lead."""
    game = view.game
    if view.seat is None or not name_text.is_you(view.seat, view, names):
        return ""
    mine = game.side(view.seat)
    points = view.deals[-1].points[mine]
    words = translate("Score", "Your deal: {points}.", points=signed(points))
    if game.low_wins and points > 0:
        words = translate("Score", "{points} against you.", points=points_words(points))
    if game.sides > 2:
        template, places = translate("Score", "Your place: {n} of {all}."), _places(view)
        if places.count(places[mine]) > 1:
            template = translate("Score", "Your place: {n} of {all}, shared.")
        return f"{words} {fill(template, n=places[mine], all=game.sides)}"
    ahead = round(game.gain(view.totals[mine] - view.totals[1 - mine]))
    template = translate("Score", "{points} ahead.") if ahead > 0 else translate("Score", "{points} behind.")
    return " ".join([words, fill(template, points=points_words(abs(ahead)))]) if ahead else words


def _places(view: PlayerView) -> list[int]:
    """Return the place of each side, from 1; winners come first."""
    ranks = [(side in view.winners, view.game.gain(total)) for side, total in enumerate(view.totals)]
    return [1 + sum(other > rank for other in ranks) for rank in ranks]


def own_bid(view: PlayerView, seat: Seat) -> SideGoal | None:
    """Return what a seat has bid for itself, or together with its partner.

    None in a deal with a declarer.
    """
    return None if view.contract is not None else view.game.own_goal(view.goals, seat)


def took_for(view: PlayerView, own: SideGoal) -> int:
    """Return the tricks so far that count for such a bid."""
    return sum(view.taken[seat] for seat in own.seats)


def against_bid_words(view: PlayerView, own: SideGoal) -> str:
    """Return the tricks so far and such a bid: `2 of 4`, `0 of 0`."""
    return translate("Plate", "{took} of {bid}", took=took_for(view, own), bid=own.goal.amount)


def collected_words(view: PlayerView, side: int) -> str:
    """Return what a side has collected in earlier deals: `4 of 10` bags; mostly empty."""
    return messages.sentence(view.game.collected(view.carried, side))


def collected_name(view: PlayerView) -> str:
    """Return what that is called: `bags`."""
    found = view.game.collected(view.carried, 0)
    what = None if found is None else found.values["what"]
    return messages.sentence(what) if isinstance(what, Message) else ""


def all_collected_words(view: PlayerView, names: Sequence[str]) -> str:
    """Return `Bags: You and Ada 4 of 10 – Bruno and Chidi 0 of 10`; mostly empty."""
    what = capital(collected_name(view))
    sides = [
        translate(
            "Score",
            "{names} {points}",
            names=game_words.side_words(view.game, side, names),
            points=collected_words(view, side),
        )
        for side in range(view.game.sides)
    ]
    each = strung(" \N{EN DASH} ", sides)
    return translate("Score", "{what}: {each}", what=what, each=each) if what else ""


def bids_words(view: PlayerView) -> str:
    """Return the total of exact bids: `6 of 10 tricks bid`, `12 bid for 10 tricks`.

    While bids are secret, it's the number of players who have bid. Empty in games without them.
    """
    if view.secret:
        return translate("Score", "{n} of {seats} have bid", n=len(view.calls), seats=view.game.seats)
    goals = [goal for goal in view.goals if goal is not None]
    if view.game.has_contracts or not (goals or view.phase == "auction"):
        return ""
    bid, tricks = sum(goal.amount for goal in goals), view.game.deal_size(view.deal_number).hand
    template = (
        translate("Score", "{bid} bid for {tricks}")
        if bid > tricks
        else translate("Score", "{bid} of {tricks} bid")
    )
    return fill(template, bid=bid, tricks=tricks_words(tricks))


def notice_of(view: PlayerView) -> Message | None:
    """Return the game's notice for all players; None once the deal is over."""
    return None if view.phase in ("deal-over", "match-over") else view.game.notice(view)


def notice_words(view: PlayerView) -> str:
    """Return `Hearts: not broken yet`; empty if there is no such notice."""
    notice = notice_of(view)
    if notice is None:
        return ""
    template = translate("Score", "{suit}: {state}")
    suit = capital(card_text.suit_words(str(notice.values["suit"])))
    return fill(template, suit=suit, state=messages.sentence(notice))


def notice_meaning(view: PlayerView) -> str:
    """Return what that notice means; empty if there is none."""
    notice = notice_of(view)
    meaning = None if notice is None else notice.values["meaning"]
    return messages.sentence(meaning) if isinstance(meaning, Message) else ""


def contract_words(view: PlayerView, names: Sequence[str]) -> str:
    """Return `7 hearts by Ada, 7 tricks needed, 3 taken`: contract and progress.

    Without a contract: the trump and the total of bids, or empty.
    """
    contract = view.contract
    if contract is None:
        never = view.trump is None or (view.trump == NO_TRUMP and not view.game.bids)
        words = ["" if never else trump_words(view.trump or ""), bids_words(view), notice_words(view)]
        return listed(words)
    team = _declarers(view, contract)
    text = translate(
        "Score",
        "{bid} by {names}",
        bid=contract_bid_words(contract, view),
        names=join([name_text.name_within(names, seat) for seat in team]),
    )
    now = progress(view)
    assert now is not None
    need = _need_words(view.game.bid(contract.bid).goal, now)
    if not view.players:
        return translate("Score", "{contract}, {need}", contract=text, need=need)
    took = translate("Score", "{count} taken", count=now.took)
    return translate("Score", "{contract}, {need}, {took}", contract=text, need=need, took=took)


class Progress(NamedTuple):
    """What the declarers took and need, in points or tricks; 0: they must take none."""

    took: int
    need: int
    points: bool


def progress(view: PlayerView) -> Progress | None:
    """Return the declarers' progress, in what the contract counts.

    None before there is a contract.
    """
    contract = view.contract
    if contract is None:
        return None
    team = view.teams[0] if view.teams else (contract.declarer,)
    goal = view.game.bid(contract.bid).goal
    in_points = goal.in_points
    taken = view.game.points_taken(view) if in_points else view.taken
    return Progress(sum(taken[seat] for seat in team), goal.amount, in_points)


def progress_words(now: Progress) -> str:
    """Return `3 of 7 tricks`, `45 of 90 points`, `9 tricks, 7 needed`."""
    if not now.need:
        return translate("Score", "{tricks}, none allowed", tricks=tricks_words(now.took))
    words = points_words if now.points else tricks_words
    if now.took > now.need:
        return translate("Score", "{took}, {need} needed", took=words(now.took), need=now.need)
    need = words(now.need)
    return translate("Score", "{took} of {need}", took=now.took, need=need)


def trump_words(trump: str) -> str:
    """Return `Hearts are trump`."""
    if trump == NO_TRUMP:
        return translate("Score", "There is no trump")
    return capital(translate("Score", "{suit} are trump", suit=card_text.suit_words(trump)))


def deal_words(view: PlayerView) -> str:
    """Return `deal 3`, `deal 3 of 19`."""
    last = view.game.last_deal
    template = translate("Score", "deal {n} of {all}") if last else translate("Score", "deal {n}")
    return fill(template, n=max(1, view.deal_number), all=last)


def _declarers(view: PlayerView, contract: Contract) -> Sequence[Seat]:
    """Return who plays the contract; the declarer first, where partners are chosen."""
    playing = view.game.players(contract)
    team = [seat for seat in (view.teams[0] if view.teams else ()) if seat in playing]
    if view.game.sides < view.game.seats:
        return team
    return [contract.declarer, *(seat for seat in team if seat != contract.declarer)]


def contract_bid_words(contract: Contract, view: PlayerView) -> str:
    """Return the bid, with the trump if the bid doesn't name it."""
    bid = call_text.call_words(contract.bid, view.game)
    if view.trump is None or view.game.bid(contract.bid).denomination is not None:
        return bid
    return translate("Score", "{bid} in {suit}", bid=bid, suit=card_text.suit_words(view.trump))


def _need_words(goal: Goal, now: Progress) -> str:
    if now.points:
        return translate("Score", "{points} needed", points=points_words(now.need))
    if goal.takes_none:
        return translate("Score", "no trick allowed")
    if goal.takes_all:
        return translate("Score", "every trick needed")
    return translate("Score", "{tricks} needed", tricks=tricks_words(now.need))


def totals_words(view: PlayerView, names: Sequence[str], gap: str = " \N{EN DASH} ") -> str:
    """Return the totals of all sides."""
    template = translate("Score", "{names} {points}")
    totals = [
        fill(template, names=game_words.side_words(view.game, side, names), points=number(total))
        for side, total in enumerate(view.totals)
    ]
    return strung(gap, totals)


def status_words(view: PlayerView, names: Sequence[str], preset: str | None = None) -> list[str]:
    """Return game, rules, deal and totals, for the left of the status bar.

    The forms get shorter and shorter. `preset` is the name of the rules in the record.
    """
    games = house_rules.game_titles(type(view.game), view.game.options, preset or "")
    told = (deal_words(view), totals_words(view, names))
    return [strung(" \N{MIDDLE DOT} ", (game, *told)) for game in games]


def brief_status_words(view: PlayerView, names: Sequence[str]) -> list[str]:
    """Return the totals in shorter and shorter forms: names, short names, initials."""
    found = [totals_words(view, names), totals_words(view, names, "  ")]
    for letters in BEGINNINGS:
        short = [name if len(name) <= letters else name[: letters - 1].rstrip() + "…" for name in names]
        found.append(totals_words(view, short, "  "))
    return [*found, totals_words(view, player_text.initials(names), "  ")]


def prompt_words(view: PlayerView, names: Sequence[str]) -> str:
    """Return what the table is waiting for."""
    ask = view.ask
    if isinstance(ask, AskGive):
        return _give_prompt(ask, names)
    if isinstance(ask, AskCall):
        return _own_prompt(ask.style if ask.style in CHOICES else "auction", view)
    # Spectators see that it's this player's turn, but not the question.
    if isinstance(ask, AskPlay) or name_text.is_you(view.turn, view, names):
        return _own_prompt(view.phase, view)
    if view.turn is not None:
        return fill(_other_prompt(view), name=names[view.turn])
    if view.phase == "match-over":
        return translate("Prompt", "The match is over")
    return translate("Prompt", "The deal is over") if view.phase == "deal-over" else ""


def _give_prompt(ask: AskGive, names: Sequence[str]) -> str:
    if ask.to is not None:
        name = names[ask.to]
        return plural("Prompt", "Pass {n} card to {name}", "Pass {n} cards to {name}", ask.low, name=name)
    if ask.takes:
        return translate("Prompt", "Will you rob?")
    if ask.low == ask.high:
        return plural("Prompt", "Discard {n} card", "Discard {n} cards", ask.low)
    return translate("Prompt", "Discard {low} to {high} cards", low=ask.low, high=ask.high)


def _own_prompt(kind: str, view: PlayerView) -> str:
    """Return the prompt for the player on turn; `kind`: a phase, or a style of calls."""
    return {
        "auction": translate("Prompt", "Your call"),
        "tricks": translate("Prompt", "How many tricks will you take?"),
        "blind": translate("Prompt", "Will you bid blind?"),
        "give": (
            translate("Prompt", "Pick cards to pass")
            if view.game.passes_cards
            else translate("Prompt", "Discard cards")
        ),
        "trump": translate("Prompt", "Name the trump"),
        "team": translate("Prompt", "Choose your team"),
        "score": translate("Prompt", "Choose who gets the points"),
        "swap": translate("Prompt", "Will you swap?"),
        "defend": translate("Prompt", "Will you defend alone?"),
    }.get(kind, translate("Prompt", "Play a card") if view.trick else translate("Prompt", "You lead"))


def _other_prompt(view: PlayerView) -> str:
    """Return what another player, the field `name`, is doing."""
    return {
        "auction": translate("Prompt", "{name} to call"),
        "give": (
            translate("Prompt", "{name} is picking cards to pass")
            if view.game.passes_cards
            else translate("Prompt", "{name} is discarding")
            if view.contract is not None
            else translate("Prompt", "{name} may rob")
        ),
        "trump": translate("Prompt", "{name} is naming the trump"),
        "team": translate("Prompt", "{name} is choosing a team"),
        "score": translate("Prompt", "{name} is choosing who gets the points"),
    }.get(view.phase, translate("Prompt", "{name} to play"))


def score_lines(game: Game) -> int:
    """Return how many sides the scoreboard lists: none if their plates say all."""
    return game.sides if game.sides < game.seats or game.collected((), 0) is not None else 0
