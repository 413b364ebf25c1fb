/** From src/muster/games/euthia/view_types.py, made by scripts/describe_types. */

/** The view of Euthia. */
export type EuthiaView = {
  /** The name of the game. */
  game: string;
  /** Whose view it is, `null` for a spectator. */
  seat: number | null;
  /** How many play. */
  seats: number;
  /** Is the match over? */
  over: boolean;
  /** Open questions that are not answered yet. */
  asked: Asked[];
  /** Where several seats answer at once: those that have. */
  answered: number[];
  /** Where several seats answer at once: the key of one's own answer. */
  own_answer: string | null;
  /** Per zone the keys of its cards, `null` for a face that this seat may not know. */
  zones: Record<string, (string | null)[]>;
  /** The scenario. */
  scenario: string;
  /** Against one another, together or alone. */
  mode: 'competitive' | 'cooperative' | 'solo';
  /** From 1 on. */
  round: number;
  /** How many rounds there are. */
  rounds: number;
  /** Where the turn stands. */
  turn: 'before' | 'combat' | 'ending' | 'mining' | 'open' | 'trade';
  /** Whose turn it is. */
  active: number;
  /** The starting player. */
  first: number;
  /** One for each seat. */
  heroes: Hero[];
  /** Map tiles as they were laid. */
  map: MapTile[];
  /** Where the tile that is revealed now may be laid, in the order of the options. */
  edges: [number, number][];
  /** How far from the Church the Map may reach; 0 is as far as you like. */
  map_limit: number;
  /** Map tiles that are left, by chapter. */
  stack: number[];
  /** Four tiles of each trader (merchants, alchemists, dragonslayers), `null` where a space is empty. */
  offers: Record<string, (string | null)[]>;
  /** The top card of each Monster deck, by level. */
  monster_backs: (MonsterBack | null)[];
  /** The Encounters that are on the Map. */
  encounters: Record<string, OpenEncounter>;
  /** The open Bounty. */
  bounty: string | null;
  /** Where the Griffin is. */
  griffin: SpaceName | null;
  /** A Combat that is under way. */
  combat: Combat | null;
  /** Does this seat pass by itself until the end of the Combat? */
  quiet: boolean;
  /** A Hero Roll outside Combat. */
  roll: Roll | null;
  /** Cards that lie aside. */
  caches: Caches;
  /** What is left in decks and stacks. */
  decks: Decks;
  /** What was discarded. */
  discards: Discards;
  /** A shared foe. */
  foe: Foe | null;
  /** The Hunt: points, by seat. */
  tally: number[];
  /** The Hunt: which goals somebody has reached. */
  firsts: boolean[];
  /** Farruga: the Attack card of this wave. */
  attack_card: string | null;
  /** The Attack, Event or Rampage card that was turned up last. */
  scenario_card: ScenarioCard | null;
  /** Legend cards that lie open. */
  legends: Legend[];
  /** Walking Destruction: what is left. */
  destruction: Destruction | null;
  /** Elemental Revocation. */
  revocation: Revocation | null;
  /** The Looming Doom. */
  doom: Doom | null;
  /** The forms of the shared foe: its waves or aspects. */
  forms: string[];
  /** Which of these are beaten. */
  waves: boolean[];
  /** Attack cards won, by seat. */
  wave_trophies: number[];
  /** How many places are burned. */
  places_burned: number;
  /** Alone and together: 1 or 0 once the goal is reached or missed. */
  success: number | null;
};

/** An open question. */
export type Asked = {
  /** Whose answer it awaits. */
  seat: number;
  /** What is asked: the key of its text. */
  prompt: string;
};

/** A Hero with its board, which lies open. Until it is chosen, everything is empty. */
export type Hero = {
  /** Whose it is. */
  seat: number;
  /** Which Hero; `null` until it is chosen. */
  hero: 'ael' | 'dral' | 'keleia' | 'maeldur' | 'skoldur' | 'taesiri' | null;
  /** Where it stands. */
  space: SpaceName | null;
  /** Health. */
  health: number;
  /** The most Health that it can have. */
  max_health: number;
  /** Gold. */
  gold: number;
  /** Reputation. */
  reputation: number;
  /** Gaar on its slots. */
  gaar: number;
  /** Dwurt. */
  dwurt: number;
  /** What the Dwurt die shows. */
  dwurt_die: number;
  /** The slots of the board. */
  slots: Slot[];
  /** Things in Sacks. */
  sacks: string[];
  /** How many things Sacks hold. */
  sack_room: number;
  /** Gems and Essences in their slots. */
  pouch: string[];
  /** How many of these there are. */
  pouch_room: number;
  /** Things that are not put away yet. */
  loose: string[];
  /** Hero tiles to train. */
  supply: string[];
  /** The values of those that are still to be unveiled. */
  veiled: number[];
  /** How many pieces of one Armor Set it wears. */
  armor_set: number;
  /** Action tokens that are left this turn. */
  tokens: ('combat' | 'mining' | 'trade')[];
  /** The Action that was carried over. */
  carried: 'combat' | 'mining' | 'trade' | null;
  /** Move points. */
  moves: number;
  /** How many cards are in hand. */
  cards: number;
  /** Fulfilled Quests. */
  quests: string[];
  /** Elite Monsters whose Bounty it has. */
  bounties: string[];
  /** Seats whose Heroes it has killed as Monster-player. */
  kills: number[];
  /** How often it died in Combat. */
  deaths: number;
  /** Has it an Initiative token? */
  initiative: boolean;
  /** Places of the scenario that it has used. */
  visited: ('dragons_eyrie' | 'faer_spring' | 'old_quarry' | 'ruined_citadel' | 'smugglers_den' | 'volcano' | 'watchtower')[];
};

/** How a space of the Map is named. */
export type SpaceName = {
  /** Its Map tile. */
  tile: string;
  /** Which hex of the tile, or its centre. */
  hex: 'a' | 'b' | 'c' | 'centre';
  /** Its number, the same wherever the space is named. */
  at: number;
};

/** A slot of a Hero board and what lies on it. */
export type Slot = {
  /** What may lie there. */
  kind: 'ability' | 'boots' | 'cuirass' | 'first_strike' | 'gauntlets' | 'greaves' | 'helmet' | 'jewelry' | 'sword';
  /** Is it unlocked? */
  open: boolean;
  /** What it costs to unlock it. */
  price: Price;
  /** The tile that lies there. */
  tile: string | null;
  /** Can that still be used? */
  ready: boolean;
  /** The gems set into it. */
  gems: SetGem[];
  /** The Essences on it. */
  essences: ('air' | 'earth' | 'fire' | 'water')[];
};

/** What it costs to unlock a slot. */
export type Price = {
  /** Gold. */
  gold: number;
  /** An Essence of this element. */
  essence: 'air' | 'earth' | 'fire' | 'water' | null;
};

/** A gem that is set into a tile. */
export type SetGem = {
  /** Which one. */
  gem: 'amethyst' | 'demon_stone' | 'diamond' | 'emerald' | 'onyx' | 'opal' | 'ruby' | 'sapphire';
  /** Is its bright side up? */
  active: boolean;
};

/** A Map tile with its spaces. */
export type MapTile = {
  /** Which one. */
  key: string;
  /** Where its hex a lies on the lattice. */
  anchor: [number, number];
  /** Three hexes, and the centre of some tiles. */
  spaces: Space[];
};

/** A hex or the centre of a tile: what it shows and what lies there. */
export type Space = {
  /** Its number, the same wherever the space is named. */
  at: number;
  /** Which hex of the tile, or its centre. */
  hex: 'a' | 'b' | 'c' | 'centre';
  /** What it shows. */
  location: 'air' | 'alchemists' | 'cave' | 'church' | 'earth' | 'encounter' | 'fire' | 'fortress' | 'griffin' | 'lake' | 'land' | 'legend' | 'lord' | 'merchants' | 'mountain' | 'portal' | 'scenario' | 'towers' | 'treasure_1' | 'treasure_2' | 'treasure_3' | 'water';
  /** Is there an undefeated Monster? */
  monster: boolean;
  /** The level of the Monster that is printed there, 0 without one. */
  level: number;
  /** The Loot that is printed there. */
  loot: [string, number, number][];
  /** The powers that one gets there. */
  powers: ('air' | 'earth' | 'fire' | 'water')[];
  /** Whose Hero token lies there. */
  hero_token: number | null;
  /** Whose Trade token lies there. */
  trade_token: number | null;
  /** How many Interaction tokens of each seat lie there. */
  interaction: number[];
  /** Is the place burned or ruined? */
  burned: boolean;
  /** Is its Elemental revoked? */
  revoked: boolean;
  /** Whose Defense Magic guards it. */
  defended: number | null;
  /** The seats whose Heroes stand there. */
  heroes: number[];
};

/** What one sees of the top card of a Monster deck. */
export type MonsterBack = {
  /** The Reputation up to which the Reward is paid. */
  condition: number | null;
  /** The Reward. */
  reward: [string, number, number][];
  /** How many cards are left under it. */
  left: number;
};

/** An Encounter that is on the Map. */
export type OpenEncounter = {
  /** Quests that lie open. */
  open: string[];
  /** How many cards are left. */
  left: number;
};

/** A Combat that is under way, both sides. */
export type Combat = {
  /** Whose Hero fights. */
  fighter: number;
  /** Who plays the Monster. */
  monster_player: number | null;
  /** The Monster. */
  monster: string;
  /** Its Health. */
  health: number;
  /** Damage on it. */
  damage: number;
  /** The Combat Round, from 1 on. */
  round: number;
  /** The step of the Combat. */
  step: 'end' | 'first_strike' | 'healing' | 'hero_after' | 'hero_before' | 'hero_choice' | 'monster_after' | 'monster_before' | 'monster_roll' | 'none' | 'setup';
  /** What the Chaos die shows. */
  chaos: number;
  /** Gaar of the Monster. */
  gaar: number;
  /** What the Hope die shows. */
  hope: number;
  /** The dice of the roll under way. */
  dice: number[];
  /** What that roll comes to. */
  value: number | null;
  /** Injuries added to the Monster's coming attack. */
  injuries: [number, number, number];
  /** Damage added to the Hero's coming attack. */
  damage_effects: [number, number, number];
  /** What is taken from the Hero's next roll. */
  next_malus: number;
  /** What is taken from all of the Hero's rolls. */
  roll_malus: number;
  /** What is added to the Hero's rolls in this Combat Round. */
  round_foot: number;
  /** What is taken from the Damage of the next attack. */
  weakened: number;
  /** Dice that were taken from the Monster. */
  fewer_dice: number;
  /** What has been added to the dice of the roll under way. */
  modifier: number;
  /** What the roll would do as it stands. */
  coming: Coming | null;
  /** The ranges of the attack under way: from which value on, and how much. */
  ranges: [number, number][];
  /** The Monster's level. */
  level: number;
  /** The Monster's penalty to the Hero's rolls. */
  penalty: number;
  /** Is it immune? */
  immune: boolean;
  /** Is it a dragon? */
  dragon: boolean;
  /** Its special effects: from which value on, and the effect. */
  special: [number, string, number, number][];
  /** What sort of opponent it is. */
  kind: 'elite' | 'foe' | 'monster';
  /** The Combat Round after which a shared foe lets go. */
  last_round: number | null;
  /** Powers of the Map that are in use. */
  powers: ('air' | 'earth')[];
  /** What lasts beside these figures. */
  lasting: ('dearer_play' | 'no_chaos_actions' | 'no_gold_cards' | 'no_monster_attack' | 'overdose' | 'phoenix' | 'siphon')[];
  /** May the Monster-player use Gaar in the Hero's attack? */
  soul_control: boolean;
  /** The tile that the Hero attacks with. */
  attack: string | null;
  /** Cards that lie beside the Monster. */
  played: PlayedCard[];
};

/** What the roll on the table would do as it stands. */
export type Coming = {
  /** The Hero's attack: Damage. */
  damage?: number;
  /** The Monster's attack: Injuries. */
  injuries?: number;
  /** The Monster's attack: does it kill? */
  kills?: boolean;
};

/** A card that lies beside the Monster. */
export type PlayedCard = {
  /** Which one. */
  card: string;
  /** Which of its plays. */
  number: number;
};

/** A Hero Roll outside Combat. */
export type Roll = {
  /** Whose roll it is. */
  seat: number;
  /** What it decides: `confront` or `search_citadel`. */
  for: string;
  /** The dice. */
  dice: number[];
  /** What has been added to them. */
  modifier: number;
  /** What it comes to. */
  value: number;
};

/** Cards that lie aside. */
export type Caches = {
  /** Silver cards. */
  silver: number;
  /** Gold cards. */
  gold: number;
};

/** Decks and stacks by how much is left. */
export type Decks = {
  /** Silver cards. */
  silver: number;
  /** Gold cards. */
  gold: number;
  /** Treasures by level. */
  treasures: number[];
  /** Tiles of Mountains, Lakes and Caves. */
  resources: number[];
  /** Tiles of the Hunter, the Weaponsmith and the Witch. */
  rewards: number[];
};

/** Open piles, the latest last. Those of Silver, Gold, Control and Combat cards are zones. */
export type Discards = {
  /** Monsters by level. */
  monsters: string[][];
  /** Tiles of the Merchants. */
  merchants: string[];
  /** Tiles of the Alchemists. */
  alchemists: string[];
  /** Tiles of the Dragonslayers. */
  dragonslayers: string[];
  /** Tiles of Mountains, Lakes and Caves. */
  resources: string[][];
  /** Treasures by level. */
  treasures: string[][];
  /** Tiles of the Hunter, the Weaponsmith and the Witch. */
  rewards: string[][];
};

/** A shared foe on the Map or in a Finale. */
export type Foe = {
  /** Its form. */
  monster: string;
  /** Where it stands; nowhere in a Finale. */
  space: SpaceName | null;
  /** Its Health. */
  health: number;
  /** Damage on it, by seat. */
  damage: number[];
  /** Seats that have fought it this round. */
  fought: number[];
};

/** An Attack, Event or Rampage card. */
export type ScenarioCard = {
  /** What sort of card it is. */
  kind: string;
  /** Which one. */
  key: string;
};

/** A Legend card that lies open. */
export type Legend = {
  /** Where it can be fulfilled. */
  space: SpaceName;
  /** Which Quest it is. */
  quest: string;
};

/** Tokens of Walking Destruction that are left. */
export type Destruction = {
  /** Destruction tokens A. */
  a: number;
  /** Destruction tokens B. */
  b: number;
  /** Defense Magic tokens. */
  defense: number;
};

/** How far Elemental Revocation has come. */
export type Revocation = {
  /** The elements of the Stage. */
  stage: ('air' | 'earth' | 'fire' | 'water')[];
  /** Revocation points, by seat. */
  points: number[];
  /** Revocation tokens that are left. */
  tokens: number;
  /** Gold for an Essence. */
  gold: number;
  /** Catalysts that are left. */
  catalysts: number;
  /** The round of the unrest. */
  unrest: number | null;
  /** The Revocations that end the match. */
  ends_at: number | null;
  /** The Revocations that all together need. */
  goal: number | null;
  /** Faer Power. */
  faer: number | null;
  /** The round in which the Demon comes. */
  demon_round: number | null;
};

/** How far The Looming Doom has come. */
export type Doom = {
  /** Evidence, by seat. */
  evidence: number[];
  /** The most Evidence that one can have. */
  most: number;
  /** Whom each seat has asked. */
  asked: (('doribor' | 'kavilin' | 'sofien')[])[];
  /** The round at whose end sabotage comes next. */
  sabotage: number | null;
  /** Alone: how much Evidence protects from it. */
  safe: number | null;
  /** Seats that beat the Saboteur. */
  beaten: number[];
  /** Is the harder variant played? */
  hard: boolean;
};
