"""The themes of mistakes: what a player does wrong, and what to do tomorrow."""

from __future__ import annotations

from typing import NamedTuple

from trickdesk.engine.errors import Message
from trickdesk.engine.game import Game


class Theme(NamedTuple):
    """A kind of mistake.

    Attributes:
        code: Its name in files.
        says: What the player does wrong.
        tip: What to do instead.
    """

    code: str
    says: Message
    tip: Message

    def tip_in(self, game: Game) -> Message:
        """Return the tip in the words of a game, if it has its own."""
        own = game.tips.get(self.code)
        return self.tip if own is None else Message(own)


# fmt: off
_TABLE = (
    Theme("passes-too-much", Message("You pass with hands that are worth a bid."),
          Message("Count what you and an average partner will take. If that is enough for the lowest bid, bid it.")),
    Theme("overbids", Message("You bid with hands that are worth a pass."),
          Message("Count only sure winners and long trumps. If you need luck in two places, pass.")),
    Theme("bids-over-partner", Message("You bid over your partner when you should let them play."),
          Message("If your partner has the highest bid, pass, unless your own suit is clearly better.")),
    Theme("bids-too-high", Message("You bid more than your cards will take."),
          Message("Bid only as high as you have to, and stop one step before you would need luck.")),
    Theme("bids-too-low", Message("You bid less than your cards are worth."),
          Message("Bid as much as you expect to take, and bid it at once. Then you are harder to outbid.")),
    Theme("bids-wrong-suit", Message("You bid the wrong suit."),
          Message("Bid the suit in which you have the most trumps. Length counts more than a single high card.")),
    Theme("wild-misere", Message("You bid to lose every trick with hands that would take one."),
          Message("Bid it only if you have low cards below the high ones in every suit.")),
    Theme("misses-misere", Message("You miss hands that could lose every trick."),
          Message("With low cards in every suit, consider bidding to lose every trick.")),
    Theme("wrong-trump", Message("You name the wrong trump."),
          Message("Name the suit with the most cards. If two are equally long, name the one with the top trumps.")),
    Theme("wrong-partner", Message("You choose the wrong partners."),
          Message("Choose players who bid your suit, or who bid high. Somebody who passed has little to give.")),
    Theme("wrong-score", Message("You give the points to the wrong players."),
          Message("First work out the scores both ways. See whether the match would end, and who would win.")),
    Theme("discards-trump", Message("You discard trumps."),
          Message("Keep every trump. Discard low cards from your shortest other suit first.")),
    Theme("discards-points", Message("You discard cards that count points."),
          Message("Discard cards without points first. Points that you discard are lost.")),
    Theme("keeps-short-suit", Message("You keep short suits when you could get rid of them."),
          Message("Discard a whole short suit. Then you can trump it from the first round.")),
    Theme("discards-winner", Message("You discard cards that would win tricks."),
          Message("Keep aces, and kings with a second card. Discard low cards that win nothing.")),
    Theme("keeps-losers", Message("You keep high cards that win nothing, and discard useful ones."),
          Message("A lone card below the ace seldom wins. Discard it, and keep cards of your long suits.")),
    Theme("robs-badly", Message("You take the card turned up when you should leave it."),
          Message("Take it only if it is better than the worst card in your hand.")),
    Theme("leaves-turned-card", Message("You leave the card turned up when you should take it."),
          Message("Take it whenever you hold a card that is worth less.")),
    Theme("keeps-danger", Message("You keep dangerous cards when you pass cards."),
          Message("Pass the cards that would take points: high cards of suits in which you have few low ones.")),
    Theme("passes-no-void", Message("You miss the chance to empty a suit when you pass cards."),
          Message("If you can pass all cards of a short suit, do it. Then you can throw dangerous cards on it.")),
    Theme("passes-guards", Message("You pass low cards that you need."),
          Message("Keep low cards beside high ones, so that you can stay below. Pass high cards that stand alone.")),
    Theme("passes-high-cards", Message("You pass high cards that you should keep."),
          Message("Keep high cards that may take all the points, or stop somebody who wants to. Pass lower ones.")),
    Theme("draws-no-trumps", Message("You don't draw trumps."),
          Message("When your side declares, lead trumps until the others have none. Then your high cards are safe.")),
    Theme("no-trump-lead", Message("You don't lead trumps against a declarer who needs to trump."),
          Message("If the declarer wants to trump a short suit, lead trumps to take that chance away.")),
    Theme("draws-too-long", Message("You lead trumps when another lead is better."),
          Message("Count the trumps still out. Once your opponents have none, keep yours and lead other suits.")),
    Theme("leads-declarers-trumps", Message("You lead trumps and do the declarer's work for them."),
          Message("As a defender, lead other suits. The declarer would lead trumps anyway.")),
    Theme("leads-high-too-soon", Message("You lead a high card when a lower one of the suit is better."),
          Message("If your high card can be beaten, lead a low card of its suit. Save the high one for later.")),
    Theme("leads-low-from-winner", Message("You lead a low card when you hold a high one of the suit."),
          Message("Lead your card if it is the highest left, or if it will drive out the only higher one.")),
    Theme("leads-into-ruff", Message("You lead suits that an opponent can trump."),
          Message("Remember who didn't follow suit. Lead another suit while that player has trumps.")),
    Theme("leaves-winner", Message("You don't take your sure tricks in time."),
          Message("Lead your sure winners early, before anybody can trump them.")),
    Theme("gives-up-winner", Message("You lead your winners too soon."),
          Message("A winner also stops the others' long suit. Keep it to get the lead back, and lead something else.")),
    Theme("ignores-partners-suit", Message("You don't lead your partner's suit."),
          Message("Lead the suit that your partner bid or led, unless you have a good reason not to.")),
    Theme("keeps-singleton", Message("You don't lead from a short suit while you can trump."),
          Message("While you have trumps, lead your only card of a suit early. You can trump that suit next time.")),
    Theme("leads-from-honour", Message("You lead away from high cards that aren't the highest."),
          Message("Let others lead suits in which you hold a king or queen. Lead a suit of low cards instead.")),
    Theme("leads-wrong-suit", Message("You lead short or weak suits instead of your long one."),
          Message("With nothing better to do, lead your longest suit. Its low cards win in the end.")),
    Theme("takes-partners-trick", Message("You take tricks that your partner was winning."),
          Message("If your partner is winning the trick, play low and save your high card.")),
    Theme("ruffs-too-soon", Message("You trump tricks that aren't worth a trump."),
          Message("Before you trump, ask what the trick is worth, and what the trump would win later.")),
    Theme("wastes-winner", Message("You take tricks that you should leave to others."),
          Message("Let a trick go when your high card is sure to win later, and is worth more then.")),
    Theme("does-not-ruff", Message("You don't trump when you could."),
          Message("If you have none of the suit led and the other side is winning, play the lowest trump that wins.")),
    Theme("leaves-trick", Message("You leave tricks that you could take."),
          Message("If the other side is winning and you can beat their card, take the trick.")),
    Theme("wins-too-high", Message("You win tricks with a higher card than you need."),
          Message("Win with the lowest card that will do, above all when you play last.")),
    Theme("wins-too-low", Message("You try to win with a card that is too low."),
          Message("If others play after you, take the trick with a card that they are unlikely to beat.")),
    Theme("wastes-trump", Message("You throw trumps on tricks that they don't win."),
          Message("When you can't win the trick, throw a low card of another suit and keep your trumps.")),
    Theme("keeps-points", Message("You keep points back when your partner wins the trick."),
          Message("When your partner's card is safe, add a card worth points to the trick.")),
    Theme("gives-points", Message("You give points to the other side."),
          Message("When the other side is winning, play a card worth no points.")),
    Theme("wastes-high-card", Message("You waste high cards on tricks that you don't win."),
          Message("When you can't win, play your lowest card. The high one may win a later trick.")),
    Theme("keeps-high-card", Message("You keep high cards that only stand in the way."),
          Message("When your partner runs a long suit, play your high card under theirs, so that they can go on.")),
    Theme("throws-winner", Message("You throw away cards that would win later."),
          Message("Remember which cards are gone. Never throw the highest card left of a suit.")),
    Theme("unguards", Message("You throw the low card that guards a high one."),
          Message("Keep a low card beside each king, and two beside each queen.")),
    Theme("misses-void", Message("You keep single cards when you could throw them and trump later."),
          Message("While you have trumps, throw the last card of a short suit.")),
    Theme("throws-wrong-suit", Message("You throw cards of the wrong suit."),
          Message("Throw from a suit that can't win any more. Keep cards in the suit that the others will lead.")),
    Theme("leads-too-high", Message("You lead high cards that take the trick."),
          Message("Lead low cards that others must take. Lead high only when no points can fall on the trick.")),
    Theme("leads-too-low", Message("You lead your low cards too soon."),
          Message("Get rid of high cards in the first rounds of a suit. You need the low ones at the end.")),
    Theme("leads-dangerous-suit", Message("You lead suits that bring points back to you."),
          Message("Lead suits in which others hold the high cards. Stay away from those where yours are highest.")),
    Theme("takes-points", Message("You take tricks that you could leave."),
          Message("Play your highest card below the winning one, while others can still put points on the trick.")),
    Theme("lets-shoot", Message("You let somebody take all the points."),
          Message("When one player has taken all the points so far, take a trick with points in it yourself.")),
    Theme("ducks-safe-trick", Message("You play low when you could take a trick without points."),
          Message("When you play last to a trick without points, take it with your highest card.")),
    Theme("plays-too-low", Message("You play low cards when a higher one would cost no more."),
          Message("If a higher card won't change who takes the trick, play it. Save your low cards for the end.")),
    Theme("throws-harmless", Message("You throw harmless cards and keep dangerous ones."),
          Message("When you can't follow suit, throw the card that would take the most points later.")),
    Theme("throws-stopper", Message("You throw high cards that you still need."),
          Message("Keep one sure winner if somebody may have to be stopped, or if you may need a trick yourself.")),
    Theme("bids-too-many", Message("You bid too many tricks."),
          Message("Count aces, and long trumps. A king or a short suit is worth half a trick, not a whole one.")),
    Theme("bids-too-few", Message("You bid too few tricks."),
          Message("Also count the tricks that you can't help taking, such as those of high trumps and aces.")),
    Theme("takes-early", Message("You take the tricks you need with the wrong cards."),
          Message("Take your tricks with cards that would win anyway, and keep the low ones to lose with.")),
    Theme("lets-needed-go", Message("You let a trick go that you needed."),
          Message("While you need tricks, take every one you can, with the highest card that you won't need later.")),
    Theme("one-too-many", Message("You take one trick too many."),
          Message("When you have your tricks, play below the winning card, and lead low.")),
    Theme("keeps-surplus", Message("You keep high cards that take too many tricks."),
          Message("Throw your highest card whenever it doesn't win, so that it can't take a trick later.")),
    Theme("after-lost-bid", Message("You stop thinking once your bid is lost."),
          Message("When your bid is lost, spoil the others: take tricks that they need, or leave them one too many.")),
    Theme("misere-takes", Message("You take a trick when you have to lose them all."),
          Message("Play the highest card that still loses. Lead a suit in which your cards are the lowest.")),
    Theme("misere-keeps-high", Message("You keep high cards when you have to lose all tricks."),
          Message("Throw the highest card of the suit in which you have the fewest low ones.")),
    Theme("lets-misere-through", Message("You help a declarer who wants no tricks."),
          Message("Play your high cards first and keep low ones. Lead low cards of suits that the declarer has.")),
)
# fmt: on
THEMES = {theme.code: theme for theme in _TABLE}
