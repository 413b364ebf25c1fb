## What can go wrong. Names, paths and values are as they were given.

error-line = line { $line }: { $problem }
error-because = { $problem }
error-in-file = { $path }: { $problem }
error-no-game = there is no game '{ $name }'; the games are: { $games }
error-no-observations = the game '{ $game }' says nothing to learners: it has no module "observations"
error-no-bot = there is no bot '{ $name }' for { $game }; the bots are: { $bots }
error-no-pack = there is no pack '{ $name }' for { $game }; packs are: { $packs }, or the path of a folder
error-bad-budget = '{ $budget }' is no budget; say 2000 (answers in imagined matches) or 0.2s
error-added = '{ $name }' of the package { $package } cannot be loaded: { $problem }
error-added-bot = '{ $name }' of the package { $package } is no bot: it has no decide(chair)
error-added-pack = '{ $name }' of the package { $package } is no pack: neither a path nor a package
error-bad-observe = a position can hold { $known }, not '{ $asked }'
error-no-traits = { $game } declares no traits to learn from
error-no-foresight = { $game } has no players that look ahead
error-no-file = there is no file { $path }
error-no-lesson = { $game } has no guided first match
error-no-language = { $where }: there is no language '{ $name }'; the languages are: { $languages }
error-no-rule = { $game }: there is no rule { $asked }; numbers look like { $like }
error-no-rule-or-section = { $game }: there is no rule or section '{ $asked }'; numbers look like { $like }, the sections are: { $sections }
error-which-game = play which game? { $games }; or --resume to continue the latest match
error-nothing-saved = there is no saved match to continue
error-exists = { $path } already exists; to continue it: { $command }
error-file-exists = { $path } already exists
error-no-bots = --bots: name at least one bot
error-matches-or-seconds = give either --matches or --seconds
error-needs-out = { $flag } needs the folder of the study: --out FOLDER
error-pack-or-vary = give either --pack or --vary
error-round-robin-or-ladder = give either --round-robin or --ladder
error-name-value = { $flag }: '{ $entry }' is not of the form NAME=VALUE
error-where-no-seat = { $where }: there is no seat '{ $seat }'; seats are numbered 0 to { $last }
error-names = { $names ->
    [one] 1 name
   *[other] { $names } names
} for { $seats } seats
error-no-unicode = { $text } is not Unicode text
error-bad-pack = the pack { $pack } is neither a name nor a path
error-bad-seats = { $seats } seats are not possible; give a whole number
error-bad-seed = the seed { $seed } is neither a whole number nor a text
error-seats = { $game }: { $seats } seats are not possible; possible are { $allowed }
error-no-option = { $game }: there is no option '{ $option }'; the options are: { $known }
error-option = { $game }: option '{ $option }' { $problem }
error-value = cannot be { $value }; it may be { $wanted }
error-no-seat = there is no seat { $seat }; the match has { $seats } seats, counted from 0

error-no-match-file = { $path }: this is neither a record nor a snapshot of Muster
error-snapshot-alone = { $path }: this snapshot contains no record
error-too-large = { $path }: this file is too large to be a match
error-no-snapshot = this is not a snapshot of Muster
error-snapshot-format = this snapshot has another format ({ $line }); this version reads format 1
error-snapshot-checksum = the snapshot is damaged: its checksum does not match
error-snapshot-damaged = the snapshot is damaged: it cannot be unpacked
error-snapshot-parts = the snapshot is damaged: parts of it are missing
error-snapshot-part = the snapshot is damaged: its part '{ $part }' cannot be read

error-record-empty = this is not a record: it is empty
error-no-record = this is not a record: the first line must read 'muster record 1'
error-record-format = this record has format { $found }; this version reads format { $known }
error-header-lacks = the header has no '{ $name }:'
error-header-twice = the header has two lines '{ $name }:'
error-record-no-seed = the header has neither 'seed:' nor 'commitment:'
error-not-json = { $name }: '{ $text }' is not JSON of the right kind
error-no-number = { $name }: '{ $text }' is not a whole number
error-record-line = cannot read '{ $text }'; expected 'SEAT KEY' or 'take-back SEAT'
error-other-seed = the seed is not the one that was committed to
error-hash-place = a hash marked as after { $said } lines stands after { $found } lines
error-seed-secret = the record has no seed yet, only its commitment: it cannot be replayed
error-diverges = the record diverges: expected { $expected }, found { $found }

error-no-campaign = { $path }: this is not a campaign: '{ $part }' is missing or wrong
error-campaign-no-text = { $path }: this is not a campaign: it is not text
error-campaign-no-toml = { $path }: this is not a campaign: it is not TOML: { $problem }
error-campaign-game = { $path }: there is no campaign of '{ $game }', only of '{ $only }'
error-campaign-too-long = { $path }: { $records } records, but a campaign has { $parts } parts
error-campaign-over = { $path }: all parts of this campaign have been played
error-campaign-option = option '{ $option }' cannot be chosen for a campaign: its parts set it
error-not-this-part = { $path }: this is not part { $part } of the campaign: { $problem }
