option-oil = Prendre de l’huile
option-draw = Piocher une lanterne
option-light = Allumer une lanterne
option-burn = Brûler de l’huile
prompt-turn = À vous.
prompt-burn = Combien d’huile brûlez-vous ?
prompt-bid = Combien d’huile pour le phare ?
event-lit = { $seat } allume une lanterne de { $value }.
