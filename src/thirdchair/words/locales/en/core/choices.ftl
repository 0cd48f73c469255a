# Choices of one seat, free and sealed.

command-sealed = { $seat }: sealed choice
command-unrevealed = Was revealed, and taken back
event-sealed = { $seat } has chosen. Until it is revealed, nobody else sees what.

error-choice-of-another = That is { $seat }’s choice. Only { $seat } can make it, or take it back.
error-sealed-by-another = { $seat } has made a sealed choice there. Only { $seat } can take it back.
error-others-chose-after-it = Others have built on this choice of { $seat }. It can be taken back after they have taken back theirs.
error-would-reveal = That would reveal sealed choices. Reveal them first, for everybody.
error-speaks-for-another = This device sits at the seat of { $seat } and can speak for that seat only.
error-sit-down-first = Sit down at a seat of this table first; then this device can speak for it.
note-sealed-export = Sealed choices are open: this file ends where they began, so that it gives none of them away.
note-mend-export = A step is being fixed: that stays here, and the file holds the game as it stands without it.
