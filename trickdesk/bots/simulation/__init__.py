"""Simulation: draws the hidden cards and plays deals to their end, fast.

- `sampler`: deals that are consistent with a view.
- `policy`: card play by rule.
- `tricks`, `tables`: the rules of tricks in flat integers.
- `rollout`: plays a sampled deal to its end and scores it.
- `hand_evaluation`: tricks that a hand is worth.
"""
