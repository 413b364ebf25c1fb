/** The light of a place, and the coat of what stands in it. */
import { mix, type Hex } from './colour.ts';

/** The light of a place: top of the sky, horizon, deep shadow, rim light, the light inside, and the eyes. */
export interface Light {
  sky: Hex;
  horizon: Hex;
  body: Hex;
  deep: Hex;
  rim: Hex;
  spark: Hex;
  eye: Hex;
}

/** The coat of a body: lit, in the middle, in shadow. */
export interface Coat {
  lit: Hex;
  core: Hex;
  deep: Hex;
}

const light = (sky: Hex, horizon: Hex, body: Hex, deep: Hex, rim: Hex, spark: Hex, eye: Hex = spark): Light => ({
  sky,
  horizon,
  body,
  deep,
  rim,
  spark,
  eye,
});
const coat = (lit: Hex, core: Hex, deep: Hex): Coat => ({ lit, core, deep });

export const LIGHTS = {
  moor: light('#27423f', '#c9b36a', '#8f9a4c', '#10180f', '#f3e9a4', '#ffe66b'),
  wood: light('#14321f', '#8fae56', '#6d8f3f', '#0a1a0f', '#d6f09a', '#ffe66b'),
  ember: light('#3a1016', '#ee8b3c', '#d4602c', '#1f070a', '#ffc98a', '#fff0a8'),
  tide: light('#123347', '#5fa3b3', '#3b8fa0', '#071c28', '#a6e9f2', '#d4fbff'),
  gale: light('#3b4468', '#c3b6c9', '#8f98c4', '#1a2040', '#eef0ff', '#fff6c9'),
  bone: light('#2a2a33', '#9b9a8f', '#c9c0a4', '#17161b', '#fff6dc', '#9dffd2'),
  night: light('#191432', '#8a64ad', '#7a57ab', '#0d091b', '#dcc0ff', '#ff8ad6'),
  stone: light('#333842', '#b7a58a', '#9a9488', '#17171a', '#f1e8d6', '#ffcf66'),
  blood: light('#2b0f1c', '#b5525a', '#a83b46', '#16060c', '#ffb3ac', '#ffdf7a'),
  sun: light('#4a3a5c', '#f0b667', '#e0a94c', '#24150c', '#fff0c0', '#fff6c9'),
  // the four affinities of Monster Lands
  water: light('#123347', '#4f93a5', '#1e6076', '#0a2230', '#a6e9f2', '#d4fbff', '#ffe66b'),
  air: light('#262b52', '#b99fb4', '#6f7ba8', '#252b4a', '#eef0ff', '#fff6c9', '#ff9d4d'),
  jungle: light('#14321f', '#8fae56', '#356b34', '#0d2214', '#d6f09a', '#ffe66b', '#ffb02e'),
  fire: light('#3a1016', '#ee8b3c', '#94301f', '#260a0c', '#ffc98a', '#fff0a8', '#fff09a'),
  town: light('#1b2130', '#d99a5a', '#6a4a3a', '#1d1512', '#ffd9a0', '#ffcf66'),
  dusk: light('#1c1b3a', '#7d6a9c', '#4f4a78', '#100d1a', '#ffe3bd', '#ffc85e'),
  // the three types of Meeples & Monsters
  undead: light('#141c26', '#9fb4a0', '#3c5a5c', '#0d1518', '#e9fff4', '#9dffd2'),
  monstrous: light('#2a0f14', '#f0a04a', '#84341f', '#190a08', '#ffe6b0', '#ffcf4d'),
  humanoid: light('#171233', '#c493b8', '#55427f', '#120c20', '#f0dcff', '#ff9be0'),
} as const satisfies Record<string, Light>;
export type LightName = keyof typeof LIGHTS;

export const COATS = {
  birch: coat('#fff6dc', '#c9b896', '#5b4f3c'),
  oak: coat('#f6cd92', '#b97f45', '#533014'),
  cedar: coat('#ffc49a', '#c9623a', '#5a1e10'),
  mahogany: coat('#f7a888', '#a84535', '#471813'),
  ebony: coat('#c9c1e6', '#5d5480', '#231c36'),
  ironwood: coat('#c3ccd6', '#5f6d7c', '#1e2630'),
  hornbeam: coat('#d9dc9a', '#7f8a3f', '#2c3313'),
  moss: coat('#d2f0a0', '#62a04a', '#1f4416'),
  ash: coat('#ffe0b0', '#d17a3a', '#5a230c'),
  plywood: coat('#ffe2a9', '#c79a57', '#573a18'),
  creosote: coat('#b7e0c0', '#3d6b58', '#0d231d'),
  pale: coat('#f2fff8', '#93ccb6', '#2f5a4e'),
  violet: coat('#f0dcff', '#9069cc', '#3a2060'),
  moor: coat('#8f9a4c', '#4c5c2c', '#10180f'),
  wood: coat('#6d8f3f', '#30582c', '#0a1a0f'),
  ember: coat('#d4602c', '#84281b', '#1f070a'),
  tide: coat('#3b8fa0', '#1a5568', '#071c28'),
  gale: coat('#8f98c4', '#525d8c', '#1a2040'),
  bone: coat('#c9c0a4', '#7b7463', '#17161b'),
  night: coat('#7a57ab', '#43306b', '#0d091b'),
  stone: coat('#9a9488', '#5c5a58', '#17171a'),
  blood: coat('#a83b46', '#5f1c2b', '#16060c'),
  fur: coat('#b08a62', '#644532', '#150c08'),
  sun: coat('#e0a94c', '#8a5a22', '#24150c'),
  skin: coat('#ffe9c4', '#d9a672', '#5c341f'),
  tan: coat('#f2c79c', '#9a6340', '#3a1f14'),
  steel: coat('#ffffff', '#93a0a8', '#2a3138'),
  bronze: coat('#ffe6b0', '#b9803c', '#3f230d'),
} as const satisfies Record<string, Coat>;

/** A coat by its name, or one dyed in a colour of its own under the light of the place. */
export function coatOf(name: string, under: Light): Coat {
  if (name.startsWith('#')) {
    const tint = name as Hex;
    return { lit: mix(under.rim, tint, 0.45), core: mix(under.body, tint, 0.72), deep: mix(under.deep, tint, 0.22) };
  }
  const found: Coat | undefined = COATS[name as keyof typeof COATS];
  if (!found) throw new Error(`there is no coat "${name}"`);
  return found;
}
