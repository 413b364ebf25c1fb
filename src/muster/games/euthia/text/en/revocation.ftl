### Elemental Revocation I to III: names, what is asked, offered and told, and the campaign.

setting-campaign = Campaign
    .help = Revocation points each seat brings from earlier parts of Elemental Revocation; each is worth 1 Gold.
campaign-none = None

prompt-revoke = { $gold ->
    [0] What do you give for the revocation?
   *[other] What do you give for the revocation? An Essence costs { $gold } Gold as well.
}
prompt-volcano = The Volcano erupts. Where do you place it?
option-revoke = Revoke the Elemental
event-revoked = { $seat } revokes an Elemental ({ $element }) at { $tile }.
event-elements-silent = Enough Elementals have been revoked: this was the last round.
event-faer-power = Faer Power is { $power } now.
event-volcano-laid = { $seat } places { $tile }.
event-demon-rises = { $monster } rises at { $tile }.
event-demon-rages = { $monster } rages; { $seat } is near.
event-amulet-saves = The Amulet of Eternity saves { $seat }, who has { $health } Health now.
refused-revoked = This Elemental has been revoked.
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
hint-spring = A Catalyst pays for any revocation.
hint-volcano = You will have to fight the Demon that comes out of it.
