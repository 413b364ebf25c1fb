/**
 * A figure from a row of art data: six layers, one on another, in a box of 400.
 *
 *   1 the place           sky, light, ridges
 *   2 shadow and backing  the silhouette without its cuts, thick as a board
 *   3 inner fire          the same, glowing; it shows through the cuts
 *   4 rim                 the cut silhouette moved towards the lantern
 *   5 body                coat, relief, texture
 *   6 together            what stands before the feet, vignette, lantern, frame
 *
 * Each game has its material: Meeples & Monsters carved and painted wood, Monster Lands a paper theatre, Euthia an
 * embossed bestiary. Foes glow from within; people are lit from outside only.
 */
import { bust, type Bust } from './busts.ts';
import { n } from './chance.ts';
import { mix, type Hex } from './colour.ts';
import { diamonds, METALS, metalDefs, rim, SHAPES, studs, type FrameName, type MetalName } from './frames.ts';
import { coatOf, LIGHTS, type Coat, type Light, type LightName } from './palettes.ts';
import { scene, type Ground } from './scenes.ts';
import { silhouette, type Silhouette } from './silhouettes.ts';
import { HIDES, TEXTURES, type Texture } from './textures.ts';

export type Material = 'wood' | 'paper' | 'bestiary';

/** All that a figure is drawn from: its row, and what the content and the game add to it. */
export interface Look {
  key: string;
  /** A silhouette, or a bust drawn by parts. */
  icon: string;
  drawn: boolean;
  bust?: Bust;
  material: Material;
  /** A foe glows from within; a person or a thing is lit from outside. */
  glows: boolean;
  light: LightName;
  ground: Ground;
  coat: string;
  texture: Texture;
  /** Where the light inside is: a place in the box of the silhouette (512), and how far it reaches. */
  glow: [number, number, number];
  /** Points of light on the eyes, where the silhouette has no cuts for them. */
  eyes: [number, number][];
  /** Moved by x and y (of 400), scaled, turned by degrees. */
  pose: [number, number, number, number];
  mirror: boolean;
  /** How many of them stand there. */
  count: number;
  frame: FrameName;
  metal: MetalName;
  /** How many studs or diamonds. */
  level: number;
  crown: boolean;
  /** Not somebody, but something: equipment, a tile, a potion. */
  thing: boolean;
  /** A sign in a round boss at the lower right. */
  boss?: { icon: string; colour: Hex };
}

export type Detail = 'large' | 'small';

const AZIMUTH = 228;

function group(body: string, attributes: string): string {
  return `<g ${attributes}>${body}</g>`;
}

/** Where the silhouette stands in the box of 400. A mirror stands outside of filters: lighting goes dark inside it. */
function standing(look: Look, size: number, dx = 0, dy = 0, scale = 1): string {
  const [x, y, own, turn] = look.pose;
  const part = ((400 * size) / 512) * own * scale;
  return `translate(${n(200 + x + dx)} ${n(200 + y + dy)}) rotate(${turn}) scale(${look.mirror ? '-' : ''}${part.toFixed(4)} ${part.toFixed(4)}) translate(-256 -256)`;
}

interface Inside {
  id: string;
  look: Look;
  light: Light;
  coat: Coat;
  shape: Silhouette;
  detail: Detail;
}

// -- 2 to 5: the body, in the box of its silhouette (512) --------------------------------------------------------------

function relief(id: string, blur: number, height: number, strength: number, grain: string, noise: number): string {
  return `<filter id="${id}" x="-8%" y="-8%" width="116%" height="116%" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="${blur}" result="b"/>
<feDiffuseLighting in="b" surfaceScale="${height}" diffuseConstant="1.28" lighting-color="#fff" result="l"><feDistantLight azimuth="${AZIMUTH}" elevation="52"/></feDiffuseLighting>
<feTurbulence type="fractalNoise" baseFrequency="${grain}" numOctaves="3" seed="4" result="n"/><feColorMatrix in="n" values="0 0 0 0 .02 0 0 0 0 .01 0 0 0 0 .02 ${noise} 0 0 0 ${(-noise * 0.42).toFixed(3)}" result="n2"/>
<feComposite in="SourceGraphic" in2="l" operator="arithmetic" k1="${strength}" k2=".08" result="s"/><feComposite in="n2" in2="SourceAlpha" operator="in" result="t"/>
<feMerge result="m"><feMergeNode in="s"/><feMergeNode in="t"/></feMerge><feComposite in="m" in2="SourceAlpha" operator="in"/></filter>`;
}

/** Cut from paper and card: a bright edge, light through the cuts, a printed hide. */
function paper({ id, look, light, coat, shape, detail }: Inside): string {
  const small = detail === 'small';
  const edge = small ? 17 : 10;
  const [gx, gy, reach] = look.glow;
  const person = !look.glows;
  const hide = HIDES[look.texture];
  const fire = person ? `fill="${mix(light.deep, '#000000', 0.3)}"` : `fill="url(#${id}f)"`;
  let drawn = `<defs><linearGradient id="${id}b" gradientUnits="userSpaceOnUse" x1="90" y1="10" x2="400" y2="520"><stop offset="0" stop-color="${coat.lit}"/><stop offset=".4" stop-color="${coat.core}"/><stop offset=".98" stop-color="${coat.deep}"/></linearGradient>
<radialGradient id="${id}f" gradientUnits="userSpaceOnUse" cx="${gx}" cy="${gy}" r="250"><stop offset="0" stop-color="#fff"/><stop offset=".18" stop-color="${light.eye}"/><stop offset=".5" stop-color="${mix(light.eye, light.horizon, 0.28)}"/><stop offset=".8" stop-color="${mix(light.horizon, light.deep, 0.3)}"/><stop offset="1" stop-color="${light.deep}"/></radialGradient>
<radialGradient id="${id}g"><stop offset="0" stop-color="${light.eye}" stop-opacity=".75"/><stop offset="1" stop-color="${light.eye}" stop-opacity="0"/></radialGradient>
<linearGradient id="${id}u" gradientUnits="userSpaceOnUse" x1="180" y1="150" x2="310" y2="520"><stop offset=".25" stop-color="${light.deep}" stop-opacity="0"/><stop offset="1" stop-color="${light.deep}" stop-opacity=".85"/></linearGradient>
${small ? '' : `<filter id="${id}sh" x="-20%" y="-20%" width="150%" height="150%"><feGaussianBlur stdDeviation="9"/></filter>${relief(`${id}r`, person ? 9 : 13, person ? 15 : 23, 1.06, '.13 .2', person ? 0.24 : 0.42)}${hide ? hide(`${id}p`) : ''}`}</defs>`;
  drawn += small
    ? group(shape.whole, `fill="#000" opacity=".5" transform="translate(14 18)"`)
    : group(group(shape.whole, `fill="#000" transform="translate(20 26)"`), `filter="url(#${id}sh)" opacity=".62"`);
  drawn += group(
    shape.whole,
    `fill="${light.deep}" stroke="${mix(light.deep, '#000000', 0.35)}" stroke-width="${edge * 2}" stroke-linejoin="round"`,
  );
  drawn += group(shape.whole, fire);
  drawn += group(
    shape.cut,
    `fill="${person ? '#fff4d6' : mix(light.rim, coat.lit, 0.3)}" transform="translate(${-edge * 0.7} ${-edge * 0.8})"`,
  );
  const body = group(shape.cut, `fill="url(#${id}b)"`);
  drawn += small ? body : group(body, `filter="url(#${id}r)"`);
  if (!small) {
    if (hide) drawn += group(shape.cut, `fill="url(#${id}p)" opacity=".6"`);
    drawn += group(shape.cut, `fill="url(#${id}u)" opacity=".62"`);
    if (look.glows)
      drawn += `<circle cx="${gx}" cy="${gy}" r="${reach}" fill="url(#${id}g)" style="mix-blend-mode:screen"/>`;
  }
  return drawn;
}

/** Sawn from a board, carved and painted, with a lamp behind the cuts. */
function wood({ id, look, light, coat, shape, detail }: Inside): string {
  const small = detail === 'small';
  const [gx, gy, reach] = look.glow;
  const board = small ? 40 : 36;
  let drawn = `<defs><linearGradient id="${id}b" x1=".1" y1="0" x2=".75" y2="1"><stop offset="0" stop-color="${coat.lit}"/><stop offset=".55" stop-color="${coat.core}"/><stop offset="1" stop-color="${mix(coat.core, coat.deep, 0.72)}"/></linearGradient>
<radialGradient id="${id}l"><stop offset="0" stop-color="#fff"/><stop offset=".26" stop-color="${light.spark}"/><stop offset=".68" stop-color="${light.spark}" stop-opacity=".5"/><stop offset="1" stop-color="${light.spark}" stop-opacity="0"/></radialGradient>
<filter id="${id}sh" x="-30%" y="-30%" width="170%" height="170%"><feGaussianBlur stdDeviation="14"/></filter>`;
  drawn += small
    ? `<filter id="${id}r" x="-12%" y="-12%" width="124%" height="124%" color-interpolation-filters="sRGB"><feOffset in="SourceAlpha" dx="8" dy="9" result="o"/><feComposite in="SourceAlpha" in2="o" operator="out" result="e"/><feFlood flood-color="${light.rim}" flood-opacity=".95"/><feComposite in2="e" operator="in" result="rim"/><feOffset in="SourceAlpha" dx="-16" dy="-20"/><feGaussianBlur stdDeviation="13" result="b"/><feComposite in="SourceAlpha" in2="b" operator="out" result="s"/><feFlood flood-color="${light.deep}" flood-opacity=".5"/><feComposite in2="s" operator="in" result="core"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="core"/><feMergeNode in="rim"/></feMerge></filter></defs>`
    : `<filter id="${id}r" x="-12%" y="-12%" width="124%" height="124%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${TEXTURES[look.texture].grain}" numOctaves="4" seed="11" result="n"/><feColorMatrix in="n" values="0 0 0 0 .07 0 0 0 0 .03 0 0 0 0 .01 1.150 0 0 0 -.5" result="g"/><feComposite in="g" in2="SourceAlpha" operator="in" result="grain"/>
<feGaussianBlur in="SourceAlpha" stdDeviation="8" result="bl"/><feComposite in="n" in2="bl" operator="arithmetic" k2=".13" k3=".95" result="hm"/><feDiffuseLighting in="hm" surfaceScale="12" diffuseConstant="1.28" lighting-color="#fff3df" result="df"><feDistantLight azimuth="${AZIMUTH}" elevation="48"/></feDiffuseLighting><feComposite in="SourceGraphic" in2="df" operator="arithmetic" k1="1.12" k2=".12" result="lit0"/><feComposite in="lit0" in2="SourceAlpha" operator="in" result="lit"/>
<feSpecularLighting in="bl" surfaceScale="8" specularConstant=".7" specularExponent="22" lighting-color="${light.rim}" result="sp0"><feDistantLight azimuth="${AZIMUTH}" elevation="40"/></feSpecularLighting><feComposite in="sp0" in2="SourceAlpha" operator="in" result="sp"/>
<feOffset in="SourceAlpha" dx="3.500" dy="4.500" result="o"/><feComposite in="SourceAlpha" in2="o" operator="out" result="e"/><feFlood flood-color="${light.rim}"/><feComposite in2="e" operator="in" result="rim"/><feOffset in="SourceAlpha" dx="-3" dy="-3" result="o2"/><feComposite in="SourceAlpha" in2="o2" operator="out" result="e2"/><feFlood flood-color="${light.horizon}" flood-opacity=".6"/><feComposite in2="e2" operator="in" result="bounce"/>
<feMerge><feMergeNode in="lit"/><feMergeNode in="grain"/><feMergeNode in="bounce"/><feMergeNode in="rim"/><feMergeNode in="sp"/></feMerge></filter></defs>`;
  const edge = (dx: number, dy: number, colour: string, wide: number): string =>
    group(
      shape.whole,
      `transform="translate(${dx} ${dy})" fill="${colour}" stroke="${colour}" stroke-width="${wide}" stroke-linejoin="round"`,
    );
  drawn += group(edge(30, 30, '#000', board), `filter="url(#${id}sh)" opacity=".55"`);
  drawn += edge(12, 15, '#1d1008', board + 2) + edge(6, 8, '#7a5230', board + 2) + edge(-3, -4, '#e2bd86', board);
  drawn += edge(0, 0, look.glows ? light.deep : mix(coat.deep, '#000000', 0.45), board);
  if (look.glows) drawn += `<circle cx="${gx}" cy="${gy}" r="${reach}" fill="url(#${id}l)"/>`;
  return drawn + group(group(shape.cut, `fill="url(#${id}b)"`), `filter="url(#${id}r)"`);
}

/** Pressed into leather and enamel: deep relief, and sparks for eyes. */
function bestiary({ id, look, light, coat, shape, detail }: Inside): string {
  const small = detail === 'small';
  const texture = TEXTURES[look.texture];
  const top = small ? mix(light.rim, coat.lit, 0.5) : mix(coat.lit, light.rim, 0.22);
  let drawn = `<defs><linearGradient id="${id}b" x1=".1" y1="0" x2=".75" y2="1"><stop offset="0" stop-color="${top}"/><stop offset=".5" stop-color="${small ? coat.lit : mix(coat.lit, coat.core, 0.55)}"/><stop offset="1" stop-color="${small ? coat.core : mix(coat.core, coat.deep, 0.55)}"/></linearGradient>
<filter id="${id}sh" x="-20%" y="-20%" width="150%" height="150%"><feGaussianBlur stdDeviation="10"/></filter>
<filter id="${id}r" x="-12%" y="-12%" width="124%" height="124%" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="${small ? 6 : 7.5}" result="b"/><feTurbulence type="fractalNoise" baseFrequency="${texture.grain}" numOctaves="${texture.octaves}" seed="4" result="n"/>
${small ? '<feMerge result="hm"><feMergeNode in="b"/></feMerge>' : `<feComposite in="n" in2="b" operator="arithmetic" k2="${texture.relief}" k3=".96" result="hm"/>`}
<feDiffuseLighting in="hm" surfaceScale="${small ? 12 : 17}" diffuseConstant="1.18" lighting-color="#fff" result="dl"><feDistantLight azimuth="${AZIMUTH}" elevation="48"/></feDiffuseLighting><feComposite in="dl" in2="SourceGraphic" operator="arithmetic" k1="1.3" k3=".08" result="lit0"/><feComposite in="lit0" in2="SourceAlpha" operator="in" result="lit"/>
<feColorMatrix in="n" values="0 0 0 0 .02 0 0 0 0 .01 0 0 0 0 .02 0 0 0 ${n(texture.depth * 4)} ${n(-texture.depth * 1.75)}" result="na"/><feComposite in="na" in2="SourceAlpha" operator="in" result="grain"/>
<feSpecularLighting in="b" surfaceScale="14" specularConstant=".62" specularExponent="18" lighting-color="${light.rim}" result="sl"><feDistantLight azimuth="${AZIMUTH}" elevation="34"/></feSpecularLighting><feComposite in="sl" in2="SourceAlpha" operator="in" result="spec"/>
<feOffset in="SourceAlpha" dx="${small ? 6 : 3.6}" dy="${small ? 7 : 4.4}" result="o"/><feComposite in="SourceAlpha" in2="o" operator="out" result="e"/><feFlood flood-color="${light.rim}"/><feComposite in2="e" operator="in" result="rim"/>
<feMerge><feMergeNode in="lit"/>${small ? '' : '<feMergeNode in="grain"/>'}<feMergeNode in="spec"/><feMergeNode in="rim"/></feMerge></filter>
<radialGradient id="${id}e"><stop offset="0" stop-color="#fff"/><stop offset=".3" stop-color="${light.spark}"/><stop offset=".55" stop-color="${light.spark}" stop-opacity=".5"/><stop offset="1" stop-color="${light.spark}" stop-opacity="0"/></radialGradient>
<radialGradient id="${id}f" gradientUnits="userSpaceOnUse" cx="${look.glow[0]}" cy="${look.glow[1]}" r="${look.glow[2] * 1.7}"><stop offset="0" stop-color="${mix(light.spark, light.horizon, 0.12)}"/><stop offset=".45" stop-color="${mix(light.horizon, light.deep, 0.35)}"/><stop offset="1" stop-color="${light.deep}"/></radialGradient></defs>`;
  drawn += group(group(shape.whole, `fill="#000" transform="translate(24 26)"`), `filter="url(#${id}sh)" opacity=".6"`);
  const backing = mix(light.deep, '#000000', 0.25);
  drawn += group(
    shape.whole,
    `fill="${backing}" stroke="${backing}" stroke-width="${small ? 22 : 15}" stroke-linejoin="round"`,
  );
  if (look.glows) drawn += group(shape.whole, `fill="url(#${id}f)" opacity=".9"`);
  drawn += group(group(shape.cut, `fill="url(#${id}b)"`), `filter="url(#${id}r)"`);
  for (const [x, y] of look.eyes) {
    drawn += `<circle cx="${x}" cy="${y}" r="${small ? 34 : 30}" fill="url(#${id}e)"/><circle cx="${x}" cy="${y}" r="${small ? 11 : 7}" fill="#fff"/>`;
  }
  return drawn;
}

const BODIES: Record<Material, (inside: Inside) => string> = { wood, paper, bestiary };

// -- together ----------------------------------------------------------------------------------------------------------

/** How large the silhouette stands in the box, by material and size. */
const SIZES: Record<Material, Record<Detail, number>> = {
  wood: { large: 0.74, small: 0.78 },
  paper: { large: 0.8, small: 0.88 },
  bestiary: { large: 0.76, small: 0.82 },
};

function bossOf(id: string, boss: NonNullable<Look['boss']>, small: boolean, metal: MetalName): string {
  const r = small ? 62 : 42;
  const at = 400 - r - 4;
  return `<defs><radialGradient id="${id}o" cx=".32" cy=".25" r=".9"><stop offset="0" stop-color="${mix(boss.colour, '#ffffff', 0.55)}"/><stop offset=".45" stop-color="${boss.colour}"/><stop offset="1" stop-color="${mix(boss.colour, '#000000', 0.6)}"/></radialGradient></defs><g transform="translate(${at} ${at})"><circle r="${r + 3}" fill="#120a04"/><circle r="${r}" fill="${METALS[metal][1]}"/><circle r="${r * 0.97}" fill="none" stroke="${METALS[metal][0]}" stroke-width="2"/><circle r="${n(r * 0.82)}" fill="url(#${id}o)"/><g transform="scale(${((r * 1.12) / 512).toFixed(4)}) translate(-256 -256)" fill="#fff">${silhouette(boss.icon).cut}</g><ellipse cx="${n(-r * 0.24)}" cy="${n(-r * 0.48)}" rx="${n(r * 0.4)}" ry="${n(r * 0.17)}" fill="#fff" opacity=".35"/></g>`;
}

const CROWN = 'M-58 22L-66-30L-32-6L0-46L32-6L66-30L58 22Q0 34-58 22Z';

function crownOf(id: string, small: boolean): string {
  return `<g transform="translate(200 ${small ? 44 : 36}) scale(${small ? 1.15 : 0.8})"><path d="${CROWN}" fill="#120a04" stroke="#120a04" stroke-width="16" stroke-linejoin="round"/><path d="${CROWN}" fill="url(#${id}k)"/><g fill="#fff3cf"><circle cx="-64" cy="-32" r="8"/><circle cy="-48" r="9"/><circle cx="64" cy="-32" r="8"/></g><g fill="#c43a34"><circle cx="-26" cy="14" r="6"/><circle cy="16" r="7"/><circle cx="26" cy="14" r="6"/></g></g>`;
}

/** The body alone, for a stage or a pedestal: no place, no frame. */
export function cutFigure(look: Look): string {
  const light = LIGHTS[look.light];
  if (look.bust) return svg(bust('c', look.bust, light));
  return svg(bodies('c', look, light, 'large', 0.9));
}

function bodies(id: string, look: Look, light: Light, detail: Detail, size: number): string {
  const inside: Inside = {
    id,
    look,
    light,
    coat: coatOf(look.coat, light),
    shape: silhouette(look.icon, look.drawn),
    detail,
  };
  const draw = (tag: string): string => BODIES[look.material]({ ...inside, id: `${id}${tag}` });
  let drawn = '';
  if (look.count === 2) {
    drawn += `<g transform="${standing(look, size, 74, -22, 0.78)}">${draw('1')}</g>`;
    drawn += `<g transform="${standing(look, size, -58, 16, 0.84)}">${draw('')}</g>`;
  } else if (look.count > 2) {
    drawn += `<g transform="${standing(look, size, -62, -40, 0.66)}">${draw('1')}</g>`;
    drawn += `<g transform="${standing(look, size, 66, -30, 0.72)}">${draw('2')}</g>`;
    drawn += `<g transform="${standing(look, size, 0, 26, 0.86)}">${draw('')}</g>`;
  } else drawn += `<g transform="${standing(look, size)}">${draw('')}</g>`;
  return drawn;
}

export function framedFigure(look: Look, detail: Detail): string {
  const small = detail === 'small';
  const light = LIGHTS[look.light];
  const shape = SHAPES[look.frame];
  const sunk = look.frame === 'oval' || look.frame === 'disc' || look.frame === 'star' ? 6 : 14;
  const place = scene('s', light, look.ground, look.key);
  const overflow = look.material === 'wood' && look.glows;
  const standingBody = look.bust
    ? bust('f', look.bust, light)
    : bodies('f', look, light, detail, SIZES[look.material][detail] * (look.count > 1 ? 0.96 : 1));
  const body = group(standingBody, `transform="translate(0 ${look.bust ? 0 : small ? -4 : overflow ? -2 : sunk})"`);
  let drawn = `<defs><clipPath id="clip"><path d="${shape}"/></clipPath>${metalDefs('metal', look.metal)}${look.crown ? metalDefs('fk', 'gold') : ''}
<radialGradient id="vig" cx=".4" cy=".36" r=".8"><stop offset=".5" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".72"/></radialGradient>
<radialGradient id="lamp" cx=".2" cy=".08" r=".9"><stop offset="0" stop-color="#ffe2a8" stop-opacity=".26"/><stop offset="1" stop-color="#ffe2a8" stop-opacity="0"/></radialGradient>
<radialGradient id="pool" cx=".5" cy=".45" r=".5"><stop offset="0" stop-color="${light.horizon}" stop-opacity=".8"/><stop offset="1" stop-color="${light.horizon}" stop-opacity="0"/></radialGradient></defs>`;
  drawn += `<path d="${shape}" transform="translate(7 9)" fill="#000" opacity=".45"/>`;
  const back = small
    ? `<rect width="400" height="400" fill="${mix(light.sky, light.horizon, 0.35)}"/><rect width="400" height="400" fill="url(#pool)"/>`
    : place.back;
  const glass = `<rect width="400" height="400" fill="url(#vig)" opacity="${small ? 0.45 : 1}"/><rect width="400" height="400" fill="url(#lamp)"/>`;
  if (overflow) {
    // The wooden board leans out of its niche: the frame is behind it.
    drawn +=
      group(`${back}${small ? '' : place.front}${glass}`, 'clip-path="url(#clip)"') +
      rim('metal', look.frame, small) +
      body;
  } else {
    drawn +=
      group(`${back}${body}${small || look.bust ? '' : place.front}${glass}`, 'clip-path="url(#clip)"') +
      rim('metal', look.frame, small);
  }
  if (look.material === 'wood') drawn += diamonds(look.level, small ? 366 : 376, small);
  else if (look.frame === 'horned')
    drawn += [58, 342]
      .map(
        (x) =>
          `<circle cx="${x}" cy="${small ? 34 : 28}" r="${small ? 20 : 13}" fill="#120a04"/><circle cx="${x}" cy="${small ? 34 : 28}" r="${small ? 14 : 9}" fill="#e0483f"/>`,
      )
      .join('');
  else if (look.level)
    drawn += studs(look.level, look.metal, small, look.frame === 'star' ? 176 : look.frame === 'octagon' ? 182 : 184);
  if (look.crown) drawn += crownOf('f', small);
  if (look.boss) drawn += bossOf('f', look.boss, small, look.metal);
  return svg(drawn);
}

function svg(drawn: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400">${drawn}</svg>`;
}
