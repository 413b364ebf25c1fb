/** From src/muster/games/meeples_and_monsters/view_types.py, made by scripts/describe_types. */

/** The view of Meeples & Monsters. */
export type MeeplesView = {
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
  /** From 1 on. */
  round: number;
  /** The phase of the turn. */
  phase: 'development' | 'draw' | 'main' | 'start';
  /** Whose turn it is. */
  active: number;
  /** Who began. */
  first: number;
  /** The final rounds, once it is known which these are. */
  final: FinalRounds | null;
  /** How many Dark Council Arrives cards are out. */
  arrived: number;
  /** Is the module The Four Towers in play? */
  towers: boolean;
  /** Meeples in the supply, by class. */
  supply: Record<string, number>;
  /** One for each seat. */
  players: Player[];
  /** The four districts. */
  districts: District[];
  /** Tiles that can be built. */
  display: string[];
  /** How many tiles are left under them. */
  tile_stack: number;
  /** How many cards are left, the Dark Council Arrives cards among them. */
  monster_deck: number;
  /** How many cards are left. */
  quest_deck: number;
  /** Discarded Quests. */
  quest_discard: string[];
  /** Three Overlords and the Henchman. */
  council: Overlord[];
  /** Who stands there this turn. */
  capitol: Capitol;
  /** Where the active player wants to send Units. */
  plan: Planned[];
  /** Locations that are held. */
  hills: Hill[];
  /** Prestige Units left on tiles. */
  stocks: Record<string, number>;
  /** A Monster that has no place yet. */
  arriving: string | null;
  /** Meeples on their way to the Lodgings, by class. */
  gained: Record<string, number>;
  /** The class of a Unit that comes back after the Draw Phase. */
  returning: 'cleric' | 'corruption' | 'knight' | 'mage' | 'paladin' | 'peasant' | 'ranger' | 'shaman' | 'warrior' | null;
};

/** An open question. */
export type Asked = {
  /** Whose answer it awaits. */
  seat: number;
  /** What is asked: the key of its text. */
  prompt: string;
};

/** The final rounds, once it is known which these are. */
export type FinalRounds = {
  /** The first of them. */
  from: number;
  /** After this one the match is over. */
  last: number;
};

/** A Player board and what lies before it. */
export type Player = {
  /** Whose it is. */
  seat: number;
  /** VP so far. */
  score: number;
  /** Meeples in the Tavern, by class. */
  tavern: Record<string, number>;
  /** Meeples in the Lodgings, by class. */
  lodgings: Record<string, number>;
  /** Meeples in the bag, by class. */
  bag: Record<string, number>;
  /** The level of each basic class. */
  levels: Record<string, number>;
  /** How many Quests are in hand. */
  quests: number;
  /** Completed Quests. */
  completed: string[];
  /** Defeated Monsters. */
  pile: string[];
  /** Tower Rooms that were conquered. */
  rooms: string[];
  /** The members of the Dark Council that this player has fought. */
  fought: string[];
  /** What the Units are worth more. */
  bonuses: Bonuses;
  /** Where they came from: monsters, council, quests, locations, rooms, levels, penalties. */
  vp_from: Record<string, number>;
};

/** What a player's Units are worth more in a fight. */
export type Bonuses = {
  /** For every Unit of a class. */
  class: Record<string, number>;
  /** For everybody against Monsters of a type. */
  versus: Record<string, number>;
  /** Beside the first class, for the second: how much. */
  pairs: (['cleric' | 'corruption' | 'knight' | 'mage' | 'paladin' | 'peasant' | 'ranger' | 'shaman' | 'warrior', 'cleric' | 'corruption' | 'knight' | 'mage' | 'paladin' | 'peasant' | 'ranger' | 'shaman' | 'warrior', number])[];
};

/** One district of the City board. */
export type District = {
  /** Which one. */
  key: 'castle' | 'cathedral' | 'university' | 'villages';
  /** How many Peasants flee to each place that is used there. */
  overrun: number;
  /** Its three slots for Monsters, `null` where empty. */
  monsters: (string | null)[];
  /** What is printed, then what is built. */
  locations: Place[];
  /** Its Tower, where the module is in play. */
  tower: Tower | null;
};

/** A Location of a district, or a slot where one can be built. */
export type Place = {
  /** The Location; `null` on a vacant slot. */
  key: string | null;
  /** The slot; `null` for what is printed on the board. */
  slot: string | null;
  /** Who built it. */
  builder: number | null;
};

/** A Tower of the module The Four Towers. */
export type Tower = {
  /** The room that lies on top. */
  room: string | null;
  /** How many rooms are left. */
  left: number;
};

/** A member of the Dark Council. */
export type Overlord = {
  /** Its card. */
  key: string;
  /** The token that lies on it; the Henchman has none. */
  token: string | null;
  /** The seats that have fought it. */
  fought_by: number[];
};

/** The Units that stand at the Capitol. */
export type Capitol = {
  /** Who constructs. */
  builders_yard: ('cleric' | 'corruption' | 'knight' | 'mage' | 'paladin' | 'peasant' | 'ranger' | 'shaman' | 'shaman_as_cleric' | 'shaman_as_knight' | 'shaman_as_mage' | 'shaman_as_peasant' | 'shaman_as_warrior' | 'warrior')[];
  /** Who brings a class to its next level. */
  hall_of_heroes: ('cleric' | 'corruption' | 'knight' | 'mage' | 'paladin' | 'peasant' | 'ranger' | 'shaman' | 'shaman_as_cleric' | 'shaman_as_knight' | 'shaman_as_mage' | 'shaman_as_peasant' | 'shaman_as_warrior' | 'warrior')[];
};

/** One place of the active player's plan. */
export type Planned = {
  /** What sort of place it is. */
  kind: 'location' | 'monster' | 'room';
  /** Which one. */
  key: string;
  /** Who stands there, by kind. */
  units: Record<string, number>;
  /** In a fight: what the Units reach. */
  total: number | null;
  /** In a fight: what they must reach. */
  strength: number | null;
  /** Has a Peasant from the Lodgings joined? */
  joined: boolean;
  /** The Unit that Corruption strengthens there. */
  named: 'cleric' | 'corruption' | 'knight' | 'mage' | 'paladin' | 'peasant' | 'ranger' | 'shaman' | 'shaman_as_cleric' | 'shaman_as_knight' | 'shaman_as_mage' | 'shaman_as_peasant' | 'shaman_as_warrior' | 'warrior' | null;
};

/** Units that hold a Location until somebody brings more. */
export type Hill = {
  /** Where. */
  location: string;
  /** Whose Units. */
  seat: number;
  /** Which ones, by kind. */
  units: Record<string, number>;
};
