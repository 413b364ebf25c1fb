### Revocación elemental I a III: nombres, lo que se pregunta, se ofrece y se cuenta, y la campaña.

setting-campaign = Campaña
    .help = Puntos de revocación que cada asiento trae de partes anteriores de Revocación elemental; cada uno vale 1 de oro.
campaign-none = Ninguna

prompt-revoke = { $gold ->
    [0] ¿Qué das por la revocación?
   *[other] ¿Qué das por la revocación? Una esencia cuesta además { $gold } de oro.
}
prompt-volcano = El volcán surge de la tierra. ¿Dónde se coloca?
option-revoke = Revocar el elemental
event-revoked = { $seat } revoca un elemental ({ $element }): { $tile }.
event-elements-silent = Se han revocado bastantes elementales: esta ha sido la última ronda.
event-faer-power = El poder de Faer es ahora { $power }.
event-volcano-laid = { $seat } coloca: { $tile }.
event-demon-rises = { $monster } surge en { $tile }.
event-demon-rages = { $monster } se enfurece; { $seat } está cerca.
event-amulet-saves = El amuleto de la eternidad salva a { $seat }, que ahora tiene { $health } de salud.
refused-revoked = Este elemental está revocado.
refused-no-token-here = Tu héroe no tiene aquí ninguna ficha de interacción: enfréntate antes al elemental.
refused-revoke = { $gold ->
    [0] Necesitas una esencia suelta de su tipo ({ $element }).
   *[other] Necesitas una esencia suelta de su tipo ({ $element }) y { $gold } de oro.
}
refused-revoke-catalyst = { $gold ->
    [0] Necesitas una esencia suelta de su tipo ({ $element }) o un catalizador.
   *[other] Necesitas una esencia suelta de su tipo ({ $element }) y { $gold } de oro, o un catalizador.
}
hint-revoke = Una revocación da reputación y un punto.
hint-spring = Un catalizador paga una revocación de cualquier tipo.
hint-volcano = Habrá que combatir al demonio que salga de él.
