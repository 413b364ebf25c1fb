option-oil = Tomar aceite
option-draw = Robar un farol
option-light = Encender un farol
option-burn = Quemar aceite
prompt-turn = Tu turno.
prompt-burn = ¿Cuánto aceite quemas?
prompt-bid = ¿Cuánto aceite para la almenara?
event-lit = { $seat } enciende un farol de { $value }.
