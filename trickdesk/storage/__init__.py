"""Files: where they are, how they are written safely, what stands in the settings.

To this package a record is text; ``trickdesk.engine.record`` knows what the text means.
"""

from __future__ import annotations
