### Elemental Revocation I to III: names, what is asked, offered and told, and the campaign.

setting-campaign = Campaign
    .help = Revocation points that each seat brings from earlier parts of Elemental Revocation; each is worth a Gold.
campaign-none = None

prompt-revoke = { $gold ->
    [0] What do you give for the revocation?
   *[other] What do you give for the revocation? An Essence costs { $gold } Gold as well.
}
prompt-volcano = The Volcano breaks out of the ground. Where is it laid?
option-revoke = Revoke the Elemental
event-revoked = { $seat } revokes an Elemental of { $element }: { $tile }.
event-elements-silent = Enough Elementals are revoked: this was the last round.
event-faer-power = Faer Power is { $power } now.
event-volcano-laid = { $seat } lays { $tile }.
event-demon-rises = { $monster } rises: { $tile }.
event-demon-rages = { $monster } rages; { $seat } is near.
event-amulet-saves = The Amulet of Eternity saves { $seat }, who has { $health } Health now.
refused-revoked = This Elemental is revoked.
refused-no-token-here = Your Hero has no Interaction token here: confront the Elemental first.
refused-revoke = { $gold ->
    [0] You need a loose Essence of its type ({ $element }).
   *[other] You need a loose Essence of its type ({ $element }) and { $gold } Gold.
}
refused-revoke-catalyst = { $gold ->
    [0] You need a loose Essence of its type ({ $element }) or a Catalyst.
   *[other] You need a loose Essence of its type ({ $element }) and { $gold } Gold, or a Catalyst.
}
hint-revoke = A revocation brings Reputation and a point.
hint-spring = A Catalyst pays for a revocation of any kind.
hint-volcano = The Demon that comes out of it wants to be fought.
