"""The coach: which kinds of mistakes cost a person points, proven by their deals.

- `themes`: the kinds of mistakes, in words.
- `sorting`: the theme of one mistake.
- `claims`: what stored reviews prove about a person.
"""
