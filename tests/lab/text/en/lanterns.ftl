option-oil = Take oil
option-draw = Draw a lantern
option-light = Light a lantern
option-burn = Burn oil
prompt-turn = Your turn.
prompt-burn = How much oil do you burn?
prompt-bid = How much oil for the beacon?
event-lit = { $seat } lights a lantern of { $value }.
