"""Finished deals with their reviews as one web page that needs nothing else.

Everything on it is text for a list. The script of the page only moves the cards that are already there.
"""

from __future__ import annotations

import hashlib
import re
from base64 import b64encode
from collections.abc import Mapping, Sequence
from html import escape
from itertools import accumulate
from math import cos, pi, sin

from trickdesk.bots.review.values import DealReview
from trickdesk.engine.cards import CardId, CardSet, cards_in
from trickdesk.engine.game import NO_TRUMP, Game
from trickdesk.engine.view import PlayerView
from trickdesk.session import Setup
from trickdesk.session.branches import open_deal
from trickdesk.session.lines import ReviewedDeal
from trickdesk.session.opening import replayed
from trickdesk.session.replay import Position
from trickdesk.ui.cards.faces import resource
from trickdesk.ui.cards.hand_order import sort_hand
from trickdesk.ui.cards.palette import SUITS, suit_colours
from trickdesk.ui.cards.symbols import SYMBOLS, four_colours
from trickdesk.ui.qt.application import application
from trickdesk.ui.qt.resources import read_resource
from trickdesk.ui.qt.translation import current_language
from trickdesk.ui.review import wording
from trickdesk.ui.review.moves import MoveRow, wrong_words
from trickdesk.ui.review.review_state import ReviewState
from trickdesk.ui.text import card_text, diagrams, game_words, house_rules, name_text, scores
from trickdesk.ui.text.diagrams import Diagram
from trickdesk.ui.text.words import fill, number, signed, translate, without_signs

PLAIN = (*SUITS, NO_TRUMP, "JK", "JL")  # symbols of one colour, which depends on the background
BUTTONS = ("trick-back", "back", "on", "trick-on")


def web_page(setup: Setup, record_text: str, deals: Mapping[int, DealReview | None]) -> str:
    """Return the page of finished deals (from 0) of a match, with their reviews."""
    names, table = public_names(setup), replayed(record_text)[1]
    shown = [ReviewedDeal(setup, table, deal) for deal in deals]
    last = shown[-1].replay.view(shown[-1].end, None)
    game = game_words.game_name(setup.game)
    head, rules = [f"<h1>{escape(game)}</h1>"], house_rules.rules_words(setup.game)
    if rules != game:
        head.append(_paragraph(rules, "muted"))
    if len(deals) > 1:
        head += [_paragraph(scores.winners_words(last, names)), _sheet(last, names)]
    title = without_signs(" – ".join([game, *([] if len(deals) > 1 else [_deal_words(shown[0].deal)])]))
    sections = []
    for deal in shown:
        opened = open_deal(table, deal.deal + 1, table.inputs_of(deal.deal))
        sections.append(_deal(deal, Diagram.of_open(opened), names, deals[deal.deal]))
    foot = translate("WebPage", "From Trickdesk. This page works without a network and sends nothing.")
    body = "\n".join([*head, *sections, f"<footer>{_paragraph(foot)}</footer>"])
    script = read_resource(":/assets/web/page.js")
    digest = b64encode(hashlib.sha256(script.encode()).digest()).decode()
    policy = f"default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-{digest}'"
    direction = "rtl" if application().isRightToLeft() else "ltr"
    return f"""<!DOCTYPE html>
<html lang="{current_language(application())}" dir="{direction}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title>
<style>
{_colours()}{read_resource(":/assets/web/page.css")}</style>
</head>
<body>
{_symbols(setup.game)}
<main>
{body}
</main>
<script>{script}</script>
</body>
</html>
"""


def public_names(setup: Setup) -> Sequence[str]:
    """Return what players are called for others: nobody is "You"."""
    names = name_text.names_of(setup.players)
    you = name_text.you_of(names)
    return [name_text.guest_words(seat) if seat == you else name for seat, name in enumerate(names)]


# -- parts of the page


def _paragraph(words: str, kind: str = "") -> str:
    named = f' class="{kind}"' if kind else ""
    return f"<p{named}>{escape(words)}</p>" if words else ""


def _marked(marks: str, spoken: str) -> str:
    """Return text with suit marks, and its words for screen readers."""
    drawn = "".join(
        f'<svg class="mark {part}"><use href="#m-{part}"/></svg>' if is_symbol else escape(part)
        for part, is_symbol in card_text.mark_parts(marks)
    )
    return f'<span aria-hidden="true" dir="auto">{drawn}</span><span class="spoken">{escape(spoken)}</span>'


def _card(game: Game, card: CardId) -> str:
    words = card_text.card_words(game, card)
    marked = _marked(card_text.card_marks(game, card), f"{words}, ")
    return f'<span class="card" data-card="{card}">{marked}</span>'


def _symbols(game: Game) -> str:
    """Return the drawings of the suits and suitless cards, and of the buttons."""
    named = {*game.deck.suits, *game.deck.names, NO_TRUMP} & set(SYMBOLS)
    drawings = {f"m-{name}": resource(f"marks/{name}.svg") or b"" for name in sorted(named)}
    found = {name: data.decode() for name, data in drawings.items()}
    for name in PLAIN:
        if (of_one := found.get(f"m-{name}")) is not None:
            found[f"m-{name}"] = re.sub("#[0-9a-f]{6}", "currentColor", of_one)
    found |= {f"b-{name}": read_resource(f":/assets/icons/{name}.svg") for name in BUTTONS}
    symbols = [
        re.sub(r'<svg xmlns="[^"]*"( width="\d+" height="\d+")?', f'<symbol id="{name}"', drawing)
        .replace(' width="100" height="100"', "")
        .replace("</svg>", "</symbol>")
        .strip()
        for name, drawing in found.items()
    ]
    return f'<svg width="0" height="0" aria-hidden="true" style="position:absolute">{"".join(symbols)}</svg>'


def _colours() -> str:
    """Return the suits' colours: on cards and light pages, and on dark pages."""
    light, dark = (
        "".join(f"--{suit}:{colour};" for suit, colour in suit_colours(four_colours(), on_dark).items())
        for on_dark in (False, True)
    )
    return (
        f":root,.card{{{light}}}\n@media screen and (prefers-color-scheme:dark){{:root{{{dark}}}"
        f".card{{{light}}}}}\n"
    )


def _sheet(view: PlayerView, names: Sequence[str]) -> str:
    """Return the score sheet: the points and the new total of each side in each deal."""
    game = view.game
    sides = [game_words.side_words(game, side, names) for side in range(game.sides)]
    heads = "".join(f'<th scope="col">{escape(head)}</th>' for head in [translate("Sheet", "Deal"), *sides])
    columns = [list(accumulate(column)) for column in zip(*(deal.points for deal in view.deals), strict=True)]
    rows = "".join(
        f'<tr><th scope="row"><a href="#deal-{n + 1}">{n + 1}</a></th>'
        + "".join(
            f'<td><span class="muted">{signed(points)}</span> <b>{number(columns[side][n])}</b></td>'
            for side, points in enumerate(deal.points)
        )
        + "</tr>"
        for n, deal in enumerate(view.deals)
    )
    return f'<div class="wide"><table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table></div>'


# -- a deal


def _deal_words(deal: int) -> str:
    return fill(translate("ReviewPage", "Deal {n}"), n=deal + 1)


def _deal(deal: ReviewedDeal, diagram: Diagram, names: Sequence[str], review: DealReview | None) -> str:
    state = ReviewState(deal, names, deal.setup.people, 0)
    state.review, state.is_given_up = review, True
    state.refresh()
    mistakes = [
        wording.mistake_count_words([row.size for row in state.rows if row.seat == seat], name)
        for seat, name in enumerate(names)
    ]
    listed = "".join(f"<li>{escape(words)}</li>" for words in mistakes)
    rows = {row.at: row for row in state.rows}
    steps = []
    for index, position in enumerate(deal.replay.positions):
        state.index = index
        steps.append(_step(state, position, rows.get(position.at)))
    code = fill(translate("WebPage", "Deal code: {code}"), code=diagram.code) if diagram.code else ""
    return "\n".join(
        [
            f'<section class="deal" id="deal-{deal.deal + 1}">',
            f"<h2>{escape(diagrams.title_words(diagram, names))}</h2>",
            _paragraph(diagrams.contract_line(diagram, names)),
            _paragraph(diagrams.points_line(diagram, names)),
            f"<ul>{listed}</ul>" if review is not None else "",
            _paragraph(state.state_words(), "muted"),
            _board(deal, names),
            f"<h3>{escape(translate('MovesList', 'Calls, discards and cards in this deal'))}</h3>",
            _paragraph(
                translate("MovesHead", "Each row shows a decision and what it cost, expected and actual"),
                "muted",
            ),
            f'<ol class="steps">{"".join(steps)}</ol>',
            _paragraph(without_signs(code), "muted"),
            "</section>",
        ]
    )


def _board(deal: ReviewedDeal, names: Sequence[str]) -> str:
    """Return the hands as dealt, and the empty table that the script fills."""
    game, replay, at = deal.setup.game, deal.replay, deal.first + 1
    seats, hands = [], []
    for seat, name in enumerate(names):
        turn = 2 * pi * seat / len(names)
        x, y = 50 - 34 * sin(turn), 50 + 34 * cos(turn)
        seats.append(
            f'<div class="seat" style="left:{x:.1f}%;top:{y:.1f}%"><span class="slot"></span>'
            f'<span class="name">{escape(name)}</span></div>'
        )
    talon, dealt = replay.talon(at), replay.hands(at)
    for name, cards in zip(
        (*names, game_words.talon_words(game, len(talon))), _piles(dealt, talon, game, None), strict=True
    ):
        drawn = "".join(_card(game, card) for card in cards)
        if drawn or name in names:
            hands.append(f'<div class="hand"><b>{escape(name)}</b><span class="cards">{drawn}</span></div>')
    later = {
        card for position in replay.positions for hand in replay.hands(position.at) for card in cards_in(hand)
    }
    later -= {card for hand in dealt for card in cards_in(hand)} | set(talon)
    hands.append(f"<div hidden>{''.join(_card(game, card) for card in sorted(later))}</div>" if later else "")
    words = {
        "trick-back": translate("Transport", "Previous trick"),
        "back": translate("Transport", "Step back"),
        "on": translate("Transport", "Step forward"),
        "trick-on": translate("Transport", "Next trick"),
    }
    buttons = "".join(
        f'<button type="button" data-to="{name}" aria-label="{escape(words[name])}" title="{escape(words[name])}">'
        f'<svg aria-hidden="true"><use href="#b-{name}"/></svg></button>'
        for name in BUTTONS
    )
    slider = escape(translate("Transport", "Position in the deal"))
    label = escape(translate("ReplayTable", "The table at this step"))
    return f"""<div class="board">
<div class="felt" role="group" aria-label="{label}" hidden>{"".join(seats)}</div>
<div class="steer" hidden>{buttons}<input type="range" min="0" value="0" aria-label="{slider}">
<span class="place"></span></div>
<div class="now" aria-live="polite" hidden></div>
<div class="hands">{"".join(hands)}</div>
</div>"""


def _piles(
    hands: Sequence[CardSet], talon: Sequence[CardId], game: Game, trump: str | None
) -> list[Sequence[CardId]]:
    """Return the cards of each hand in their order, and the undealt ones last."""
    return [*(sort_hand(game, cards_in(hand), trump) for hand in hands), talon]


def _step(state: ReviewState, position: Position, row: MoveRow | None) -> str:
    """Return an item of the list: what happened, what it cost, and why."""
    replay, at = state.replay, position.at
    view = replay.view(at, None)
    trick = replay.finished_trick(at) or view.trick
    played = (
        []
        if trick is None
        else [f"{seat}:{card}" for seat, card in zip(trick.seats, trick.cards, strict=True)]
    )
    took = "" if trick is None or trick.winner is None else str(trick.winner)
    piles = _piles(replay.hands(at), replay.talon(at), state.game, view.trump)
    place = escape(without_signs(state.stage_words()))
    data = (
        f'data-hands="{"|".join(" ".join(map(str, pile)) for pile in piles)}" '
        f'data-trick="{" ".join(played)}" data-took="{took}" data-place="{place}"'
    )
    lead = ' class="lead"' if row is not None and position.card == 1 else ""
    item = f"step-{replay.deal + 1}-{state.index}"
    said = wording.step_words(replay, position, None, state.names)
    happened = _paragraph(said, "said") if row is None or len(replay.events(at)) > 1 else ""
    told = f'<b class="number">{place}</b>' if row is None else _row(row)
    link = f'<a class="number" href="#{item}" aria-label="{place}">{row.number or "–" if row else "–"}</a>'
    return f'<li id="{item}"{lead} {data}><p class="row">{link} {told}</p>{happened}{_why(state, row)}</li>\n'


def _row(row: MoveRow) -> str:
    figures = [
        fill(translate("MovesModel", "expected {n}"), n=row.knew) if row.knew else "",
        fill(translate("MovesModel", "actual {n}"), n=row.actual) if row.actual else "",
    ]
    loss = " loss" if row.size else ""
    costs = "".join(f' <span class="cost{loss}">{escape(figure)}</span>' for figure in figures if figure)
    what = _marked(row.marks, card_text.marked_words(row.marks))
    return f"<b>{escape(row.name)}</b> <span>{what}</span>{costs}"


def _why(state: ReviewState, row: MoveRow | None) -> str:
    """Return which mistake a decision was, and all that the review says about it."""
    judged, review = state.judged, state.review
    if row is None or judged is None or review is None:
        return ""
    exact = review.exact_from is not None and judged.at >= review.exact_from
    why = wording.why_words(judged, row.size, state.replay, state.names, exact)
    head = f"<details><summary>{escape(translate('WebPage', 'Why'))}</summary>"
    if row.size and row.better:
        marks = wrong_words(row.size, row.better)
        told = _marked(marks, card_text.marked_words(marks))
        head, why = f'<details open><summary class="wrong">{told}</summary>', why[1:]  # which says the same
    return f"{head}{''.join(map(_paragraph, why))}</details>"
