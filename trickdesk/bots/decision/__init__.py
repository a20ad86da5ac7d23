"""What every decision needs: tries in the same imagined deals, their worth, the reasons for the choice."""
