"""The same deals for everybody: challenges, what people make of them, and how that is checked and compared.

docs/challenges.md describes it. A challenge is an ordinary match whose course is fixed beforehand; see
`challenge`. `day` is the deal of the day, `result` what one player made, `comparison` all of them side by side.
"""

from __future__ import annotations

from trickdesk.session.challenge.challenge import (
    Challenge,
    ChallengeError,
    challenge_of,
    fresh_challenge,
    given_challenge,
)
from trickdesk.session.challenge.comparison import Comparison, Row, compare
from trickdesk.session.challenge.day import day_challenge
from trickdesk.session.challenge.result import AskedAgain, Result, checked, recheck, result_of
