/** Rows of art data (art.toml beside each game's content), read and joined with what the content knows of a piece. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'smol-toml';
import { dice } from './chance.ts';
import { FACES, GEARS, MARKS, TOOLS, type Bust } from './busts.ts';
import type { Hex } from './colour.ts';
import type { Look } from './figure.ts';
import type { MetalName } from './frames.ts';
import { LIGHTS, type LightName } from './palettes.ts';
import { GROUNDS, type Ground } from './scenes.ts';
import { TEXTURES, type Texture } from './textures.ts';

const GAMES_FOLDER = path.resolve(import.meta.dirname, '../../src/muster/games');

type Table = Record<string, unknown>;

/** What may stand in a row; everything but the silhouette has a value of its game. */
interface Row {
  icon?: string;
  drawn?: string;
  bust?: Bust;
  coat?: string;
  light?: LightName;
  ground?: Ground;
  texture?: Texture;
  glow?: [number, number, number];
  eyes?: [number, number][];
  pose?: [number, number, number, number];
  mirror?: boolean;
  count?: number;
}

export class RowError extends Error {}

function text(at: string, value: unknown): string {
  if (typeof value !== 'string') throw new RowError(`${at}: a word is expected, not ${JSON.stringify(value)}`);
  return value;
}

function word<T extends string>(at: string, value: unknown, allowed: readonly T[]): T {
  const found = allowed.find((one) => one === value);
  if (!found) throw new RowError(`${at}: ${JSON.stringify(value)} is none of ${allowed.join(', ')}`);
  return found;
}

function numbers(at: string, value: unknown, count: number): number[] {
  if (!Array.isArray(value) || value.length !== count || !value.every((one) => typeof one === 'number')) {
    throw new RowError(`${at}: ${count} numbers are expected, not ${JSON.stringify(value)}`);
  }
  return value as number[];
}

function flag(at: string, value: unknown): boolean {
  if (typeof value !== 'boolean') throw new RowError(`${at}: true or false is expected`);
  return value;
}

function hex(at: string, value: unknown): Hex {
  if (typeof value !== 'string' || !/^#[0-9a-f]{6}$/i.test(value))
    throw new RowError(`${at}: a colour like #c22a3c is expected`);
  return value as Hex;
}

function pair(at: string, value: unknown): [Hex, Hex] {
  if (!Array.isArray(value) || value.length !== 2) throw new RowError(`${at}: two colours are expected`);
  return [hex(at, value[0]), hex(at, value[1])];
}

/** Reads one field after another; what nobody read was written wrong. */
class Fields {
  #unread: Set<string>;

  constructor(
    readonly at: string,
    readonly table: Table,
  ) {
    this.#unread = new Set(Object.keys(table));
  }

  optional<T>(name: string, read: (at: string, value: unknown) => T): T | undefined {
    this.#unread.delete(name);
    return name in this.table ? read(`${this.at}.${name}`, this.table[name]) : undefined;
  }

  needed<T>(name: string, read: (at: string, value: unknown) => T): T {
    this.#unread.delete(name);
    return read(`${this.at}.${name}`, this.table[name]);
  }

  done(): void {
    if (this.#unread.size) throw new RowError(`${this.at}: nobody reads ${[...this.#unread].join(', ')}`);
  }
}

function readBust(at: string, value: unknown): Bust {
  const fields = new Fields(at, value as Table);
  const mark = fields.optional('mark', (place, given) => word(place, given, MARKS));
  const read: Bust = {
    skin: fields.needed('skin', pair),
    hair: fields.needed('hair', pair),
    cloak: fields.needed('cloak', pair),
    trim: fields.needed('trim', hex),
    face: fields.needed('face', (place, given) => word(place, given, FACES)),
    gear: fields.needed('gear', (place, given) => word(place, given, GEARS)),
    tool: fields.needed('tool', (place, given) => word(place, given, TOOLS)),
    beard: fields.optional('beard', flag) ?? false,
    elf: fields.optional('elf', flag) ?? false,
    ...(mark ? { mark } : {}),
  };
  fields.done();
  return read;
}

export function readRow(at: string, table: Table): Row {
  const fields = new Fields(at, table);
  const row = {
    icon: fields.optional('icon', text),
    drawn: fields.optional('drawn', text),
    bust: fields.optional('bust', readBust),
    coat: fields.optional('coat', text),
    light: fields.optional('light', (place, given) => word(place, given, Object.keys(LIGHTS) as LightName[])),
    ground: fields.optional('ground', (place, given) => word(place, given, GROUNDS)),
    texture: fields.optional('texture', (place, given) => word(place, given, Object.keys(TEXTURES) as Texture[])),
    glow: fields.optional('glow', (place, given) => numbers(place, given, 3) as [number, number, number]),
    eyes: fields.optional('eyes', (place, given) =>
      (given as unknown[]).map((one) => numbers(place, one, 2) as [number, number]),
    ),
    pose: fields.optional('pose', (place, given) => numbers(place, given, 4) as [number, number, number, number]),
    mirror: fields.optional('mirror', flag),
    count: fields.optional('count', (place, given) => numbers(place, [given], 1)[0]),
  };
  fields.done();
  if ([row.icon, row.drawn, row.bust].filter(Boolean).length !== 1)
    throw new RowError(`${at}: one of icon, drawn and bust is expected`);
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)) as Row;
}

// -- what the game adds ------------------------------------------------------------------------------------------------

type Added = Partial<Look> & Pick<Look, 'material' | 'light' | 'ground' | 'frame' | 'metal'>;

/** A piece as its content knows it: its record and the table where it stands; both are empty for a piece of texts alone. */
interface Known {
  key: string;
  record: Table;
  table: string;
  /** The rows of the game, for what follows from another piece. */
  rows: Table;
}

interface GameArt {
  folder: string;
  /** For each sort of piece: the tables of the content that know it, and what follows from its record. */
  sorts: Record<string, { tables: string[]; added: (known: Known) => Added }>;
}

/** One of a few, always the same for a key: things that differ in nothing else are not all of one colour. */
function pick<T>(key: string, from: readonly T[]): T {
  const found = from[Math.floor(dice(key)(from.length))];
  if (found === undefined) throw new RowError(`${key}: nothing to choose from`);
  return found;
}

const TYPES = {
  undead: { light: 'undead', ground: 'graves', frame: 'grave' },
  monstrous: { light: 'monstrous', ground: 'pines', frame: 'thorns' },
  humanoid: { light: 'humanoid', ground: 'houses', frame: 'banner' },
} as const satisfies Record<string, { light: LightName; ground: Ground; frame: Look['frame'] }>;

const AFFINITIES = { fire: 'crags', water: 'sea', air: 'clouds', jungle: 'palms' } as const satisfies Record<
  string,
  Ground
>;

/** The place of an affinity, and its sign. */
function ofAffinity(affinity: unknown, rows: Table): Pick<Look, 'light' | 'ground' | 'boss'> {
  const name = word('affinity', affinity, Object.keys(AFFINITIES) as (keyof typeof AFFINITIES)[]);
  const { icon, coat } = readRow(name, (rows['affinity'] as Record<string, Table>)[name] ?? {});
  if (!icon) throw new RowError(`${name}: a silhouette is expected`);
  return { light: name, ground: AFFINITIES[name], boss: { icon, colour: hex(name, coat) } };
}

const LEVELS = {
  1: { frame: 'disc', metal: 'copper' },
  2: { frame: 'octagon', metal: 'silver' },
  3: { frame: 'star', metal: 'gold' },
} as const satisfies Record<number, Pick<Look, 'frame' | 'metal'>>;

/** Things of Monster Lands lie on a shelf of the Citadel. */
const CITADEL = { material: 'paper', light: 'dusk', ground: 'houses', thing: true } as const;

/** Things of Euthia are pressed into the same leather as its Monsters. */
const BOOK = { material: 'bestiary', ground: 'hills', thing: true } as const;

const KINDS = {
  weapon: { light: 'blood', coats: ['steel', 'bronze', 'bone'], texture: 'metal' },
  shield: { light: 'tide', coats: ['bronze', 'steel', 'oak'], texture: 'metal' },
  ability: { light: 'night', coats: ['sun', 'pale', 'violet', 'birch'], texture: 'plain' },
  first_strike: { light: 'sun', coats: ['mahogany', 'ironwood', 'violet'], texture: 'plain' },
  helmet: { light: 'stone', coats: ['oak', 'steel', 'bronze'], texture: 'metal' },
  cuirass: { light: 'stone', coats: ['cedar', 'steel', 'bronze'], texture: 'hide' },
  gauntlets: { light: 'stone', coats: ['oak', 'steel', 'bronze'], texture: 'hide' },
  greaves: { light: 'stone', coats: ['cedar', 'steel', 'bronze'], texture: 'hide' },
  boots: { light: 'stone', coats: ['oak', 'mahogany', 'bronze'], texture: 'hide' },
  jewelry: { light: 'night', coats: ['bronze', 'steel', 'pale'], texture: 'plain' },
  potion: { light: 'wood', coats: ['#d8403c', '#3fa0d8', '#d88a2c', '#9a5ad0'], texture: 'plain' },
  scroll: { light: 'moor', coats: ['birch', 'plywood'], texture: 'cloth' },
  flask: { light: 'gale', coats: ['#3fa0d8', '#b98a4a', '#d8603c'], texture: 'plain' },
  chest: { light: 'sun', coats: ['oak', 'mahogany', 'ironwood'], texture: 'wood' },
  item: { light: 'moor', coats: ['oak', 'plywood', 'cedar'], texture: 'cloth' },
  resource: { light: 'stone', coats: ['bronze', 'steel', 'pale', 'ash'], texture: 'stone' },
} as const satisfies Record<string, { light: LightName; coats: readonly string[]; texture: Texture }>;

/** Where a tile of Euthia comes from shows in its frame. */
const METALS_OF: Record<string, MetalName> = {
  merchants: 'copper',
  alchemists: 'silver',
  dragonslayers: 'gold',
  artifacts: 'gold',
  resources: 'iron',
  supplies: 'beam',
  rewards: 'beam',
};

const GEMS = {
  amethyst: '#9a4fd0',
  emerald: '#27a35a',
  onyx: '#4a4658',
  opal: '#e8d9e6',
  ruby: '#d0263c',
  sapphire: '#2f62c8',
  demon_stone: '#d8602c',
  diamond: '#cfefff',
} as const satisfies Record<string, Hex>;

export const GAME_ART: Record<string, GameArt> = {
  'meeples-and-monsters': {
    folder: 'meeples_and_monsters',
    sorts: {
      monster: {
        tables: ['monsters', 'council'],
        added: ({ record, table }) => {
          const lord = table === 'council';
          return {
            ...TYPES[word('type', record['type'], Object.keys(TYPES) as (keyof typeof TYPES)[])],
            material: 'wood',
            texture: 'wood',
            metal: lord ? 'gold' : 'brass',
            level: Number(record['level']),
            crown: lord,
            glows: true,
          };
        },
      },
      hero: {
        tables: ['heroes'],
        added: ({ record }) => ({
          material: 'wood',
          light: 'dusk',
          ground: 'houses',
          texture: 'wood',
          pose: [0, -4, 1.3, 0],
          frame: 'shield',
          metal: record['prestige'] ? 'gold' : 'brass',
        }),
      },
      location: {
        tables: ['tiles', 'prebuilt'],
        added: ({ key, table }) => ({
          material: 'wood',
          light: 'dusk',
          ground: pick(`${key} ground`, ['houses', 'pines', 'hills', 'battlements'] as const),
          texture: 'wood',
          coat: pick(key, ['oak', 'birch', 'cedar', 'hornbeam', 'ironwood', 'plywood', 'mahogany']),
          glow: [256, 330, 230],
          frame: 'cut',
          metal: table === 'tiles' ? 'beam' : 'brass',
          glows: true,
          thing: true,
        }),
      },
      room: {
        tables: ['rooms'],
        added: ({ key }) => ({
          material: 'wood',
          light: pick(`${key} light`, ['stone', 'night', 'ember'] as const),
          ground: 'cave',
          texture: 'wood',
          coat: pick(key, ['oak', 'birch', 'cedar', 'ironwood', 'plywood', 'bronze']),
          frame: 'square',
          metal: 'iron',
          thing: true,
        }),
      },
      quest: {
        tables: ['quests'],
        added: ({ key }) => ({
          material: 'wood',
          light: pick(`${key} light`, ['sun', 'wood', 'stone', 'moor'] as const),
          ground: pick(`${key} ground`, ['pines', 'hills', 'houses'] as const),
          texture: 'wood',
          coat: pick(key, ['oak', 'birch', 'cedar', 'mahogany', 'ash', 'plywood', 'ebony']),
          frame: 'octagon',
          metal: 'beam',
          thing: true,
        }),
      },
    },
  },
  'monster-lands': {
    folder: 'monster_lands',
    sorts: {
      monster: {
        tables: ['monsters'],
        added: ({ record, rows }) => ({
          ...ofAffinity(record['affinity'], rows),
          material: 'paper',
          frame: record['difficulty'] === 'B' ? 'horned' : 'arch',
          metal: 'brass',
          glows: true,
        }),
      },
      member: {
        tables: ['mercenaries'],
        added: ({ record, table, rows }) => {
          // Novices have no card: they come from the town.
          if (!table) return { material: 'paper', light: 'town', ground: 'houses', frame: 'oval', metal: 'iron' };
          return {
            ...ofAffinity(record['affinity'], rows),
            material: 'paper',
            frame: 'oval',
            metal: 'brass',
            crown: record['role'] === 'leader',
          };
        },
      },
      building: {
        tables: [],
        added: ({ key }) => ({
          ...CITADEL,
          coat: pick(key, ['oak', 'cedar', 'ironwood', 'plywood', 'mahogany']),
          frame: 'cut',
          metal: 'brass',
          glows: true,
        }),
      },
      land: {
        tables: ['lands'],
        added: ({ key, record, rows }) => ({
          ...ofAffinity(record['affinity'], rows),
          material: 'paper',
          coat: pick(key, ['birch', 'oak', 'hornbeam', 'plywood']),
          texture: 'stone',
          frame: 'banner',
          metal: 'brass',
          thing: true,
        }),
      },
      affinity: {
        tables: [],
        added: ({ key, rows }) => {
          const { light, ground } = ofAffinity(key, rows);
          return { material: 'paper', light, ground, frame: 'disc', metal: 'brass', thing: true };
        },
      },
      mission: {
        tables: ['missions'],
        added: ({ key }) => ({
          ...CITADEL,
          light: pick(key, ['dusk', 'ember', 'night', 'tide'] as const),
          coat: pick(`${key} coat`, ['birch', 'oak', 'cedar', 'plywood', 'bone']),
          frame: 'shield',
          metal: 'copper',
        }),
      },
      gear: {
        tables: ['equipment'],
        added: ({ record }) => {
          const kinds = {
            weapon: { light: 'blood', coat: 'steel', texture: 'metal' },
            armor: { light: 'stone', coat: 'bronze', texture: 'metal' },
            elixir: { light: 'jungle', coat: '#2f9a7a', texture: 'plain' },
          } as const;
          return {
            ...CITADEL,
            ...kinds[word('type', record['type'], Object.keys(kinds) as (keyof typeof kinds)[])],
            frame: 'square',
            metal: 'gold',
          };
        },
      },
      trap: {
        tables: ['traps'],
        added: ({ key, record }) => ({
          ...CITADEL,
          // Tricks are played, traps lie in wait.
          light: record['group'] === 'trick' ? 'night' : pick(key, ['ember', 'stone'] as const),
          ground: 'crags',
          coat: pick(`${key} coat`, ['steel', 'bronze', 'bone']),
          texture: 'metal',
          frame: record['group'] === 'trick' ? 'disc' : 'octagon',
          metal: 'iron',
        }),
      },
      loot: {
        tables: ['loot'],
        added: ({ key }) => ({
          ...CITADEL,
          coat: pick(key, ['bronze', 'steel', 'mahogany', 'tide']),
          frame: 'square',
          metal: 'gold',
        }),
      },
    },
  },
  euthia: {
    folder: 'euthia',
    sorts: {
      monster: {
        tables: ['monsters', 'elites'],
        added: ({ record, table }) => {
          // The great foes of the scenarios stand in no table: they are above every level.
          const level = Number(record['level'] ?? 3) as keyof typeof LEVELS;
          return {
            ...LEVELS[level],
            material: 'bestiary',
            light: 'stone',
            ground: 'hills',
            level: table ? level : 0,
            crown: table !== 'monsters',
            glows: true,
          };
        },
      },
      hero: {
        tables: ['heroes'],
        added: () => ({ material: 'bestiary', light: 'stone', ground: 'hills', frame: 'shield', metal: 'gold' }),
      },
      tile: {
        tables: [
          'hero_tiles',
          'merchants',
          'alchemists',
          'dragonslayers',
          'resources',
          'treasures',
          'rewards',
          'supplies',
          'artifacts',
        ],
        added: ({ key, record, table, rows }) => {
          const kind = KINDS[word('kind', record['kind'] ?? 'resource', Object.keys(KINDS) as (keyof typeof KINDS)[])];
          const hero =
            typeof record['hero'] === 'string'
              ? (rows['hero'] as Record<string, { light: LightName }>)[record['hero']]
              : undefined;
          return {
            ...BOOK,
            light: hero?.light ?? kind.light,
            coat: pick(key, kind.coats),
            texture: kind.texture,
            frame: 'square',
            metal: METALS_OF[table] ?? 'brass',
            level: table === 'treasures' ? Number(record['level']) : 0,
          };
        },
      },
      card: {
        tables: ['cards'],
        added: ({ key }) => ({
          ...BOOK,
          light: 'night',
          coat: pick(key, ['violet', 'pale', 'bone']),
          frame: 'cut',
          metal: 'silver',
        }),
      },
      elemental: {
        tables: ['elementals'],
        added: ({ key }) => {
          const elements = {
            air: { light: 'gale', coat: 'gale', ground: 'clouds' },
            earth: { light: 'moor', coat: 'fur', ground: 'crags' },
            fire: { light: 'ember', coat: 'ember', ground: 'crags' },
            water: { light: 'tide', coat: 'tide', ground: 'sea' },
          } as const;
          return {
            ...elements[word('element', key, Object.keys(elements) as (keyof typeof elements)[])],
            material: 'bestiary',
            texture: 'smoke',
            frame: 'thorns',
            metal: 'gold',
            glows: true,
          };
        },
      },
      encounter: {
        tables: ['encounters'],
        added: ({ key }) => ({
          material: 'bestiary',
          light: pick(`${key} light`, ['sun', 'wood', 'stone', 'gale', 'tide'] as const),
          ground: pick(key, ['houses', 'hills', 'pines', 'battlements'] as const),
          coat: 'stone',
          frame: 'oval',
          metal: 'copper',
        }),
      },
      scenario: {
        tables: ['scenarios'],
        added: ({ key }) => ({
          ...BOOK,
          thing: false,
          light: pick(key, ['ember', 'night', 'gale', 'blood'] as const),
          ground: 'crags',
          coat: pick(`${key} coat`, ['bronze', 'birch', 'steel']),
          texture: 'hide',
          frame: 'banner',
          metal: 'gold',
        }),
      },
      gem: {
        tables: [],
        added: ({ key }) => ({
          ...BOOK,
          light: 'stone',
          ground: 'cave',
          coat: GEMS[word('gem', key, Object.keys(GEMS) as (keyof typeof GEMS)[])],
          frame: 'disc',
          metal: 'silver',
        }),
      },
    },
  },
};

export interface Piece {
  sort: string;
  key: string;
  look: Look;
}

function toml(file: string): Table {
  return parse(readFileSync(file, 'utf8')) as Table;
}

/** Every figure of a game. */
export function piecesOf(game: string): Piece[] {
  const art = GAME_ART[game];
  if (!art) throw new RowError(`there is no game "${game}"`);
  const folder = path.join(GAMES_FOLDER, art.folder);
  const rows = toml(path.join(folder, 'art.toml'));
  const pieces: Piece[] = [];
  for (const [sort, section] of Object.entries(rows)) {
    if (sort === 'plain') continue;
    const known = art.sorts[sort];
    if (!known) throw new RowError(`${game}: nobody draws pieces of the sort "${sort}"`);
    const records = new Map<string, [string, Table]>();
    for (const table of known.tables) {
      const file = toml(path.join(folder, 'content/standard', `${table}.toml`));
      for (const [key, record] of Object.entries(file)) records.set(key, [table, record as Table]);
    }
    for (const [key, table] of Object.entries(section as Table)) {
      const row = readRow(`${game}.${sort}.${key}`, table as Table);
      const [source, record] = records.get(key) ?? ['', {}];
      const { icon, drawn, ...rest } = row;
      const look: Look = {
        key,
        icon: icon ?? drawn ?? '',
        drawn: drawn !== undefined,
        glows: false,
        coat: 'bone',
        texture: 'plain',
        glow: [256, 220, 110],
        eyes: [],
        pose: [0, 0, 1, 0],
        mirror: false,
        count: 1,
        level: 0,
        crown: false,
        thing: false,
        ...known.added({ key, record, table: source, rows }),
        ...rest,
      };
      pieces.push({ sort, key, look });
    }
  }
  return pieces;
}
