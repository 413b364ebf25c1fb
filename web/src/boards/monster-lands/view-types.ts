/** From src/muster/games/monster_lands/view_types.py, made by scripts/describe_types. */

/** The view of Monster Lands. A path is named by its place and its number there. */
export type LandsView = {
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
  /** How many rounds there are. */
  rounds: number;
  /** Dice that attacking monsters have more in this round. */
  round_dice: number;
  /** The difficulty. */
  level: 'cut-throat' | 'hard' | 'normal' | 'tutorial';
  /** The phase of the round. */
  phase: 'adventure' | 'clean_up' | 'deployment' | 'preparation';
  /** Whose turn it is. */
  active: number;
  /** What the open questions are about. */
  about: About[];
  /** Who has the first player's marker. */
  first: number;
  /** The seats that have passed. */
  passed: number[];
  /** One for each seat. */
  clans: Clan[];
  /** The seven buildings of the Citadel. */
  buildings: Building[];
  /** Mercenaries on offer, `null` where a space is empty. */
  tavern: (string | null)[];
  /** How many novices are left. */
  novices: number;
  /** Which of them comes next. */
  novice: string | null;
  /** Traps on sale. */
  lodge: string[];
  /** Traps in the basket. */
  basket: string[];
  /** Equipment on offer, `null` where a space is empty. */
  bazaar: (string | null)[];
  /** Loot tokens on offer. */
  loot: string[];
  /** The left land, the right land and the Entrance. */
  places: Battlefield[];
  /** The mission and the contract. */
  missions: Mission[];
  /** How much is left in decks and bags. */
  decks: Decks;
  /** What was discarded. */
  discards: Discards;
  /** The rival of a lone clan. */
  madhala: Madhala | null;
  /** A visit to a shop that is under way. */
  purchase: Purchase | null;
  /** A roll that is under way. */
  roll: Roll | null;
  /** The attack that is under way, or the last one. */
  attack: Attack;
  /** Monsters on their way to the Entrance. */
  escaped: string[];
  /** Which modules are in play. */
  modules: Modules;
};

/** An open question. */
export type Asked = {
  /** Whose answer it awaits. */
  seat: number;
  /** What is asked: the key of its text. */
  prompt: string;
};

/** What an open question is about, beside its prompt. */
export type About = {
  /** Whose answer it awaits. */
  seat: number;
  /** What is asked. */
  prompt: string;
  /** The path that it is about. */
  path?: PathName | null;
  /** The path that it is aimed at. */
  target?: PathName | null;
  /** The place that it is about. */
  place?: 'contract' | 'entrance' | 'left' | 'mission' | 'right';
  /** The building that it is about. */
  building?: 'alchemist' | 'armory' | 'bazaar' | 'lodge' | 'mine' | 'pawn_shop' | 'tavern';
  /** The land that it is about. */
  land?: string;
};

/** How a path is named. */
export type PathName = {
  /** Where it leads. */
  place: 'contract' | 'entrance' | 'left' | 'mission' | 'right';
  /** Which one there, from 1 on. */
  number: number;
};

/** A clan with everything that is no secret. */
export type Clan = {
  /** Whose it is. */
  seat: number;
  /** Points if the match ended now. */
  score: number;
  /** Where these come from: glory, reputation, trophies, affinity. */
  points: Record<string, number>;
  /** On the glory track. */
  glory: number;
  /** Of all members together. */
  reputation: number;
  /** Glory beyond the reputation: so much may still be hired. */
  excess: number;
  /** Gold in hand. */
  gold: number;
  /** Defense tokens. */
  defense: number;
  /** Potions. */
  potions: number;
  /** Venoms. */
  venoms: number;
  /** How many traps it keeps. */
  traps: number;
  /** How many of these are initial traps, which one knows by their back. */
  initial_traps: number;
  /** The dice that are left to place. */
  dice: Pool;
  /** The leader. */
  leader: string | null;
  /** In the order in which they came. */
  members: Member[];
  /** Conquered lands. */
  lands: OwnedLand[];
  /** Loot tokens. */
  loot: string[];
  /** Monsters that were eliminated or captured. */
  trophies: string[];
  /** What these are worth. */
  trophy_points: number;
  /** Icons of each affinity. */
  icons: Record<string, number>;
  /** Wages that are due at the end of the round. */
  wages: number;
};

/** The dice of a clan. */
export type Pool = {
  /** Strength dice. */
  strength: number;
  /** Magic dice. */
  magic: number;
  /** The faces of the Persuasion dice. */
  persuasion: number[];
};

/** A mercenary or a novice of a clan. */
export type Member = {
  /** Who it is. */
  key: string;
  /** Is it wounded? */
  wounded: boolean;
  /** The path that it was sent to. */
  path: PathName | null;
  /** The land that it has settled on. */
  settled: string | null;
  /** The equipment that it carries. */
  gear: string[];
  /** Was its talent used this round? */
  used: boolean;
};

/** A conquered land. */
export type OwnedLand = {
  /** Which one. */
  key: string;
  /** Who has settled there. */
  settler: string | null;
  /** Was it used this round? */
  used: boolean;
};

/** A building of the Citadel with the dice in it. */
export type Building = {
  /** Which one. */
  key: 'alchemist' | 'armory' | 'bazaar' | 'lodge' | 'mine' | 'pawn_shop' | 'tavern';
  /** Is it closed by a panic token? */
  panic: boolean;
  /** How many spaces are open. */
  room: number;
  /** Those of the Mine and the Alchemist one by one. */
  spaces: Space[];
  /** In the order in which they were placed. */
  dice: PlacedDie[];
};

/** A space of the Mine or the Alchemist. */
export type Space = {
  /** Mine: how many dice it takes. */
  dice?: number;
  /** Mine: what it pays. */
  gold?: number;
  /** Alchemist: how many tokens it gives. */
  tokens?: number;
  /** Are dice in it? */
  taken: boolean;
};

/** A die in a building. */
export type PlacedDie = {
  /** The space, from 1 on. */
  space: number;
  /** Blocking dice are Madhala's. */
  colour: 'magic' | 'persuasion' | 'strength' | 'blocking';
  /** Only Persuasion dice have one. */
  face: number | null;
  /** Whose it is. */
  seat: number | null;
};

/** A land or the Entrance. */
export type Battlefield = {
  /** Which of the three. */
  key: 'contract' | 'entrance' | 'left' | 'mission' | 'right';
  /** The land that lies there. */
  land: string | null;
  /** What stands above its paths. */
  header: Header | null;
  /** The monster there. */
  monster: string | null;
  /** How many dice it attacks with. */
  attack_dice: number | null;
  /** Was it beaten this round? */
  beaten: boolean;
  /** Damage on it. */
  damage: number;
  /** The paths there; none where nobody can be. */
  paths: BattlePath[];
};

/** The tile above the paths of a land. */
export type Header = {
  /** Which tile. */
  key: string;
  /** The side that lies up. */
  side: 'a' | 'b';
};

/** A path where battles are fought, with what is open on it. */
export type BattlePath = {
  /** From 1 on. */
  number: number;
  /** Who was sent there. */
  member: string | null;
  /** Whose member that is. */
  seat: number | null;
  /** Does Madhala close it? */
  closed: boolean;
  /** Dice that go with the member, by colour. */
  dice: Record<string, number>;
  /** Those of them that stand on shielded traps. */
  shielded: Record<string, number>;
  /** How many traps lie there. */
  tokens: number;
  /** How many of these are initial traps. */
  initial_traps: number;
  /** Traps that were turned up. */
  revealed: string[];
  /** How many traps help to capture. */
  traps: number;
  /** Defense tokens. */
  defense: number;
  /** Potions. */
  potions: number;
  /** Venoms. */
  venoms: number;
  /** Gold. */
  gold: number;
  /** Hits that the member's talent fends off. */
  talents: number | null;
  /** Has the battle begun? */
  met: boolean;
  /** Was it won? */
  succeeded: boolean;
  /** Damage that was done there. */
  damage: number;
  /** Damage that those before have left to this path. */
  carried: number;
};

/** A mission tile and its two paths. */
export type Mission = {
  /** The tile. */
  key: string | null;
  /** The mission, for which dice are rolled, or the contract. */
  kind: 'contract' | 'entrance' | 'left' | 'mission' | 'right';
  /** Its two paths. */
  paths: MissionPath[];
};

/** A path to a mission. */
export type MissionPath = {
  /** Who was sent there. */
  member: string | null;
  /** Whose member that is. */
  seat: number | null;
  /** Does Madhala close it? */
  closed: boolean;
  /** Dice that go with the member, by colour. */
  dice: Record<string, number>;
};

/** Decks and bags by their number of cards or tokens. */
export type Decks = {
  /** Mercenaries. */
  mercenaries: number;
  /** Traps. */
  traps: number;
  /** Equipment. */
  equipment: number;
  /** Monsters. */
  monsters: number;
  /** Lands. */
  lands: number;
  /** Loot tokens. */
  loot: number;
  /** Missions. */
  missions: number;
  /** Panic tokens. */
  panic: number;
};

/** Open discard piles. */
export type Discards = {
  /** Mercenaries. */
  mercenaries: string[];
  /** Monsters. */
  monsters: string[];
  /** Equipment. */
  equipment: string[];
  /** Loot tokens. */
  loot: string[];
};

/** The rival of a lone clan. */
export type Madhala = {
  /** Her dice that are still to be placed. */
  dice: number;
  /** The path that she closes. */
  path: PathName | null;
};

/** A visit to a shop that is under way. */
export type Purchase = {
  /** Where. */
  building: 'alchemist' | 'armory' | 'bazaar' | 'lodge' | 'mine' | 'pawn_shop' | 'tavern';
  /** What the price falls by. */
  off: number;
  /** How many discounts were taken. */
  discounts: number;
  /** Was the beer drunk? */
  beer: boolean;
};

/** A roll that is under way. */
export type Roll = {
  /** Where it is rolled. */
  path: PathName;
  /** Dice that were rolled. */
  dice: RolledDie[];
  /** Dice that can still be rolled, by colour. */
  left: Record<string, number>;
  /** How many dice may be rolled again. */
  rerolls: number;
  /** What has been added. */
  boost: Boost;
  /** By deed (elimination, capture, conquest, mission), where it is possible: what is reached, and what is needed. */
  aims: Record<string, [number, number]>;
  /** What helps: `carried` damage, `flat`, `special`, by colour for each die of it, `venom`. */
  adds: Record<string, number>;
};

/** A die that was rolled. */
export type RolledDie = {
  /** Its colour. */
  colour: 'magic' | 'persuasion' | 'strength';
  /** What it shows. */
  face: number;
};

/** What has been added to a roll. */
export type Boost = {
  /** For Strength, by loot. */
  strength: number;
  /** For Magic, by loot. */
  magic: number;
  /** For an elimination, by loot. */
  eliminate: number;
  /** Venoms that were used. */
  venoms: number;
};

/** A monster's attack. */
export type Attack = {
  /** How many dice it has. */
  dice: number;
  /** What they show. */
  faces: number[];
  /** Hits that are still to be fended off or taken. */
  hits: number;
};

/** Which modules are in play. */
export type Modules = {
  /** Tricks. */
  tricks: boolean;
  /** The Queen's grant. */
  queens_grant: boolean;
  /** More monsters. */
  more_monsters: boolean;
};
