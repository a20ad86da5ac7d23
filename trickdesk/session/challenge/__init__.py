"""The same deals for everybody: challenges, results, comparisons.

docs/challenges.md describes it. A challenge is an ordinary match whose course is fixed beforehand; see
`challenge`. `day` is the deal of the day, `result` what one player made and whether that can be true,
`comparison` all of them side by side, and `overview` the list of those kept here.
"""

from __future__ import annotations

from trickdesk.session.challenge.challenge import (
    Challenge,
    ChallengeError,
    challenge_of,
    fresh_challenge,
    given_challenge,
    read_challenge,
)
from trickdesk.session.challenge.comparison import Comparison, Row, compare
from trickdesk.session.challenge.day import day_challenge
from trickdesk.session.challenge.result import AskedAgain, Result, checked, recheck, result_of
