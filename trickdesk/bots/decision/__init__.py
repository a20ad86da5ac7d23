"""Decisions: compares options in the same simulated deals.

- `search`: tries each option in each deal.
- `paired_comparison`: compares options deal by deal.
- `match_equity`: what a score is worth in the match.
- `explain`: reason codes; `ui/text/bot_reasons.py` has the sentences.
"""
