"""Card play: which card to play.

- `card_search`: candidates tried in simulated deals.
- `endgames`: the last tricks, solved exactly.
- `conventions`: partnership conventions that override small gains.
- `reasons`: the reasons added to explanations.
"""
