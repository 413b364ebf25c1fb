"""Parts of boxes that several games share: bags, decks, dice, tracks, hexes."""
