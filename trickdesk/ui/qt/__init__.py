"""What we add to Qt itself: application object, slot errors, garbage collection, direction, placement, keys, threads.

Knows nothing of cards or of other rooms; everybody may import it.
"""
