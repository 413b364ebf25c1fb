/** People drawn by parts: head, hair, cloak, headgear and what they hold. Few planes, half of the face in shadow. */
import { mix, type Hex } from './colour.ts';
import { LIGHTS, type Light } from './palettes.ts';

export const FACES = ['soft', 'lean', 'broad', 'old'] as const;
export const GEARS = [
  'hood',
  'helm',
  'circlet',
  'hat',
  'horns',
  'veil',
  'bare',
  'crest',
  'visor',
  'mask',
  'feather',
  'tricorn',
  'wings',
  'turban',
  'lamp',
  'nemes',
  'bandana',
  'mohawk',
  'braids',
] as const;
export const MARKS = ['scar', 'paint', 'runes', 'patch'] as const;
export const TOOLS = ['spear', 'sword', 'mace', 'fire', 'axe', 'orb', 'bow', 'lute', 'none'] as const;

/** Two colours of each cloth: lit and in shadow. */
export type Pair = [Hex, Hex];

export interface Bust {
  skin: Pair;
  hair: Pair;
  cloak: Pair;
  trim: Hex;
  face: (typeof FACES)[number];
  gear: (typeof GEARS)[number];
  tool: (typeof TOOLS)[number];
  beard: boolean;
  /** On the face: a scar, war paint, tattoos, a patch over an eye. */
  mark?: (typeof MARKS)[number];
  /** Pointed ears. */
  elf: boolean;
}

const INK = '#1b120d';

const TOOL_ART: Record<Bust['tool'], (look: Bust) => string> = {
  none: () => '',
  spear: (look) =>
    `<path d="M158 214L168 20" stroke="#2a170b" stroke-width="8"/><path d="M157 214L167 20" stroke="#b07a44" stroke-width="4.500"/><path d="M168-16L181 22 167 36 155 20Z" fill="#9aa7ad" stroke="${INK}" stroke-width="2"/><path d="M168-16L167 36 155 20Z" fill="#fff"/><path d="M158 40q14 6 20 24q-14-2-22-12Z" fill="${look.trim}" stroke="${INK}"/><path d="M160 37h16" stroke="#3a2414" stroke-width="5"/>`,
  sword: () =>
    `<path d="M150 194L176 30 182 12 187 32 162 196Z" fill="#7c8790" stroke="${INK}" stroke-width="2"/><path d="M150 194L176 30 182 12 158 195Z" fill="#f4f8fa"/><path d="M132 152l48 10-2 9-48-10Z" fill="#c9a04a" stroke="#2a1a08" stroke-width="2"/>`,
  mace: () =>
    `<path d="M154 214L164 60" stroke="#2a170b" stroke-width="8"/><path d="M153 214L163 60" stroke="#d8b45f" stroke-width="4.500"/><circle cx="166" cy="42" r="38" fill="url(#bsun)"/><path d="M166 6l6 17 17-6-6 17 17 8-17 8 6 17-17-6-6 17-6-17-17 6 6-17-17-8 17-8-6-17 17 6Z" fill="#ffe08a" stroke="#6b470c" stroke-width="1.800"/><circle cx="166" cy="42" r="11" fill="#fffbe6" stroke="#b07a1c" stroke-width="2"/>`,
  fire: () =>
    `<path d="M156 214L164 70" stroke="#24120a" stroke-width="9"/><path d="M155 214L163 70" stroke="#8a5a34" stroke-width="5"/><circle cx="166" cy="44" r="52" fill="url(#bember)"/><path d="M147 64C136 40 158 34 156 6C178 18 199 40 187 64C178 80 154 80 147 64Z" fill="#ff7a1c"/><path d="M153 64C148 48 164 42 164 20C180 36 186 52 178 66C172 76 158 75 153 64Z" fill="#ffb53a"/><path d="M160 66C156 54 166 50 167 38C175 48 177 57 173 66C170 72 163 72 160 66Z" fill="#fff6c4"/>`,
  axe: () =>
    `<path d="M158 214L166 10" stroke="#24120a" stroke-width="9"/><path d="M157 214L165 10" stroke="#9a6a3c" stroke-width="5"/><path d="M167 20C191 12 201 30 201 50C201 66 191 82 167 72Z" fill="#7d888f" stroke="${INK}" stroke-width="2"/><path d="M167 20C191 12 201 30 201 50L167 46Z" fill="#e6edef"/><path d="M162 20C146 16 138 30 139 46C142 62 152 72 162 70Z" fill="#5d676d" stroke="${INK}" stroke-width="2"/><path d="M160 26h9M160 66h9" stroke="#c9a04a" stroke-width="5"/>`,
  orb: () =>
    `<circle cx="164" cy="74" r="46" fill="url(#bnight)"/><path d="M146 216C136 164 140 122 156 96" stroke="#b8f2ff" stroke-width="3.500" fill="none" opacity=".55"/><circle cx="164" cy="74" r="17" fill="#c9f5ff"/><circle cx="159" cy="68" r="8" fill="#fff"/><path d="M151 71c4-13 26-11 26 4c0 13-19 13-17 2c2-6 11-4 8 1" fill="none" stroke="#5f4fb8" stroke-width="2.600"/>`,
  bow: (look) =>
    `<path d="M152 4C198 50 198 150 146 206" fill="none" stroke="${INK}" stroke-width="9"/><path d="M152 4C198 50 198 150 146 206" fill="none" stroke="#a5713c" stroke-width="5"/><path d="M152 4L146 206" stroke="#f3ead2" stroke-width="1.600"/><path d="M176 92q8 12 0 26" stroke="${look.trim}" stroke-width="8" fill="none"/>`,
  lute: () =>
    `<path d="M150 200L176 40" stroke="${INK}" stroke-width="10"/><path d="M150 200L176 40" stroke="#b07a44" stroke-width="6"/><path d="M172 46l12-22 10 5-10 22z" fill="#7a4a26" stroke="${INK}" stroke-width="2"/>`,
};

const BEHIND: Record<Bust['gear'], (look: Bust) => string> = {
  hood: ({ cloak }) =>
    `<path d="M42 160C30 70 56 20 99 16C142 20 168 70 158 160Z" fill="${cloak[1]}"/><path d="M42 160C30 70 56 20 99 16C82 30 60 60 66 160Z" fill="${cloak[0]}"/>`,
  helm: ({ hair }) => `<path d="M58 136C50 82 60 60 100 58C140 60 150 82 142 136Z" fill="${hair[1]}"/>`,
  circlet: ({ hair }) =>
    `<path d="M46 190C36 90 56 32 100 32C146 32 162 90 154 190C138 176 140 150 130 140H70C60 150 62 176 46 190Z" fill="${hair[1]}"/><path d="M46 190C36 90 56 32 100 32C74 46 60 90 74 142C62 152 62 176 46 190Z" fill="${hair[0]}"/><path d="M52 170Q48 110 62 74M60 168Q58 120 68 90" fill="none" stroke="${mix(hair[0], '#ffffff', 0.4)}" stroke-width="2" opacity=".7"/>`,
  hat: ({ hair }) => `<path d="M56 164C50 90 60 60 100 58C140 60 150 90 144 164Z" fill="${hair[1]}"/>`,
  horns: ({ hair }) =>
    `<path d="M50 154C44 90 56 60 100 56C144 60 156 90 150 154Z" fill="${hair[1]}"/><path d="M50 154C44 90 56 60 100 56C74 66 60 100 66 154Z" fill="${hair[0]}"/>`,
  veil: ({ cloak, hair }) =>
    `<path d="M38 200C32 84 56 24 100 22C146 24 168 84 162 200Z" fill="${cloak[1]}"/><path d="M38 200C32 84 56 24 100 22C70 40 56 100 66 200Z" fill="${hair[1]}"/>`,
  bare: ({ hair }) =>
    `<path d="M52 142C44 84 58 44 100 42C144 44 156 84 148 142Z" fill="${hair[1]}"/><path d="M52 142C44 84 58 44 100 42C76 54 62 90 68 142Z" fill="${hair[0]}"/>`,
  crest: ({ trim }) =>
    `<path d="M58 140C50 84 58 58 100 56C142 58 150 84 142 140Z" fill="${mix(trim, '#1b120d', 0.6)}"/>`,
  visor: () => '',
  mask: (look) => BEHIND.hood(look),
  feather: ({ hair }) =>
    `<path d="M54 150C46 86 58 46 100 44C142 46 154 86 146 150Z" fill="${hair[1]}"/><path d="M54 150C46 86 58 46 100 44C76 56 62 92 68 150Z" fill="${hair[0]}"/>`,
  tricorn: ({ hair }) =>
    `<path d="M54 150C46 86 58 46 100 44C142 46 154 86 146 150Z" fill="${hair[1]}"/><path d="M54 150C46 86 58 46 100 44C76 56 62 92 68 150Z" fill="${hair[0]}"/>`,
  wings: ({ hair }) => `<path d="M60 128C54 84 60 56 100 54C140 56 146 84 140 128Z" fill="${hair[1]}"/>`,
  turban: ({ hair }) => `<path d="M60 128C54 84 60 56 100 54C140 56 146 84 140 128Z" fill="${hair[1]}"/>`,
  lamp: ({ hair }) => `<path d="M60 128C54 84 60 56 100 54C140 56 146 84 140 128Z" fill="${hair[1]}"/>`,
  nemes: ({ trim, cloak }) =>
    `<path d="M38 186C38 84 58 32 100 30C142 32 162 84 162 186L134 172V96H66V172Z" fill="${mix(trim, '#1b120d', 0.25)}"/><path d="M44 176Q44 110 58 74M54 180Q52 120 64 84M156 176Q156 110 142 74M146 180Q148 120 136 84" fill="none" stroke="${cloak[1]}" stroke-width="5"/>`,
  bandana: ({ hair }) =>
    `<path d="M54 150C46 86 58 46 100 44C142 46 154 86 146 150Z" fill="${hair[1]}"/><path d="M54 150C46 86 58 46 100 44C76 56 62 92 68 150Z" fill="${hair[0]}"/>`,
  mohawk: ({ skin }) => `<path d="M62 112C58 72 70 50 100 48C130 50 142 72 138 112Z" fill="${skin[1]}"/>`,
  braids: (look) =>
    `${BEHIND.bare(look)}<path d="M58 118Q42 160 52 206L72 204Q60 160 72 122Z" fill="${look.hair[0]}"/><path d="M142 118Q158 160 148 206L128 204Q140 160 128 122Z" fill="${look.hair[1]}"/><path d="M50 150l16 6M49 168l15 5M51 186l16 4M150 150l-16 6M151 168l-15 5M149 186l-16 4" stroke="#000" stroke-opacity=".35" stroke-width="3"/><path d="M51 194h18M131 194h18" stroke="${look.trim}" stroke-width="5"/>`,
};

const BEFORE: Record<Bust['gear'], (look: Bust) => string> = {
  hood: ({ cloak, trim, hair }) =>
    `<path d="M99 16C62 20 48 66 51 122C59 84 70 58 100 52C130 58 139 84 147 122C150 66 136 20 99 16Z" fill="${cloak[1]}"/><path d="M99 16C62 20 48 66 51 122C58 84 66 60 94 53C84 40 91 26 99 16Z" fill="${cloak[0]}"/><path d="M55 115C62 82 72 60 100 54C128 60 137 82 143 115" fill="none" stroke="${trim}" stroke-width="3.500"/><path d="M70 88C71 68 84 60 100 58C92 72 82 80 71 106Z" fill="${hair[0]}"/><path d="M100 58C116 60 129 70 131 94C122 80 110 72 100 58Z" fill="${hair[1]}"/><path d="M72 24Q60 40 56 70M82 20Q68 36 62 62" stroke="#fff" stroke-opacity=".18" stroke-width="3" fill="none"/>`,
  helm: ({ trim }) =>
    `<path d="M61 92C56 42 78 24 100 24C124 24 144 42 139 92L128 86 107 80V114L93 114V80L72 86Z" fill="#6c757c" stroke="${INK}" stroke-width="2"/><path d="M61 92C56 42 78 24 100 24L93 80 72 86Z" fill="#d9e0e4"/><path d="M100 24V80" stroke="#fff" stroke-width="3"/><path d="M62 88L93 76V112M138 88L107 76V112" fill="none" stroke="${trim}" stroke-width="2.600"/><path d="M99 26C90 0 56 0 42 18C68 14 84 22 92 32Z" fill="#c23b2e" stroke="${INK}" stroke-width="1.500"/><path d="M99 26C94 8 70 4 50 15C72 13 86 20 93 31Z" fill="#ef6a50"/>`,
  circlet: ({ hair, trim }) =>
    `<path d="M65 102C60 58 80 42 100 42C122 42 138 58 135 102C128 74 116 66 100 60C86 66 72 74 65 102Z" fill="${hair[1]}"/><path d="M65 102C60 58 80 42 100 42C96 52 98 56 100 60C86 66 72 74 65 102Z" fill="${hair[0]}"/><path d="M66 74Q100 56 134 74" stroke="${INK}" stroke-width="7" fill="none"/><path d="M66 74Q100 56 134 74" stroke="${trim}" stroke-width="4.500" fill="none"/><path d="M100 53l8 11-8 12-8-12Z" fill="#fff6c9" stroke="#7a5410" stroke-width="1.800"/>`,
  hat: ({ cloak, trim }) =>
    `<path d="M34 80C68 60 132 60 166 80C142 88 58 88 34 80Z" fill="${mix(cloak[1], '#000000', 0.2)}" stroke="${INK}" stroke-width="2"/><path d="M62 73C74 36 92 14 126-8C119 20 132 50 140 73C112 64 88 64 62 73Z" fill="${cloak[1]}" stroke="${INK}" stroke-width="2"/><path d="M62 73C74 36 92 14 126-8C104 22 98 46 98 66C86 66 74 68 62 73Z" fill="${cloak[0]}"/><path d="M63 73Q100 60 140 73" stroke="${trim}" stroke-width="5.500" fill="none"/><path d="M34 80C68 68 132 68 166 80" stroke="#fff" stroke-opacity=".25" stroke-width="2" fill="none"/>`,
  horns: ({ trim }) =>
    `<path d="M59 88C54 46 76 32 100 32C126 32 146 46 141 88C120 76 80 76 59 88Z" fill="#62686d" stroke="${INK}" stroke-width="2"/><path d="M59 88C54 46 76 32 100 32C94 46 92 62 92 78C80 79 68 81 59 88Z" fill="#c9d0d2"/><path d="M64 60C38 58 28 34 36 8C46 32 56 38 76 42Z" fill="#f4ead0" stroke="#3a2a16" stroke-width="2"/><path d="M64 60C46 56 36 38 36 8C46 32 56 38 76 42Z" fill="#fffaf0" opacity=".6"/><path d="M136 60C162 58 172 34 164 8C154 32 144 38 124 42Z" fill="#c9b98e" stroke="#3a2a16" stroke-width="2"/><path d="M59 87Q100 68 141 87" stroke="${trim}" stroke-width="7" fill="none"/><g fill="#3a2a16"><circle cx="76" cy="79" r="2"/><circle cx="100" cy="75" r="2"/><circle cx="124" cy="79" r="2"/></g>`,
  veil: ({ hair, trim }) =>
    `<path d="M58 158C50 76 72 40 100 38C130 40 150 76 142 158C140 104 128 72 100 64C74 72 60 104 58 158Z" fill="${hair[1]}"/><path d="M58 158C50 76 72 40 100 38C95 50 96 58 100 64C74 72 60 104 58 158Z" fill="${hair[0]}"/><path d="M65 76Q100 60 135 76" stroke="${trim}" stroke-width="3.500" fill="none"/><g fill="#e6fbff"><circle cx="100" cy="66" r="5.500"/><circle cx="82" cy="70" r="3"/><circle cx="118" cy="70" r="3"/></g>`,
  bare: ({ hair }) =>
    `<path d="M64 100C56 56 78 40 102 38C128 40 142 60 136 100C132 78 124 66 108 62C96 72 76 70 64 100Z" fill="${hair[1]}"/><path d="M64 100C56 56 78 40 102 38C92 48 96 58 108 62C96 72 76 70 64 100Z" fill="${hair[0]}"/>`,
  crest: ({ trim, cloak }) =>
    `<path d="M34 104C22 20 58-16 104-12C152-10 172 40 164 92C152 52 132 32 100 30C70 32 48 60 34 104Z" fill="${cloak[1]}" stroke="${INK}" stroke-width="2"/><path d="M34 104C22 20 58-16 104-12C76-2 50 40 52 70Q42 84 34 104Z" fill="${cloak[0]}"/><path d="M46 60L34 40M60 40L50 14M82 28L78-4M108 26L112-8M130 34L144 8M146 52L164 38" stroke="#000" stroke-opacity=".35" stroke-width="3"/>
<path d="M58 138C48 60 74 30 100 28C126 30 152 60 142 138L129 128 132 86 111 84 106 114H94L89 84 68 86 71 128Z" fill="${mix(trim, '#1b120d', 0.45)}" stroke="${INK}" stroke-width="2"/><path d="M58 138C48 60 74 30 100 28L94 114 89 84 68 86 71 128Z" fill="${mix(trim, '#ffffff', 0.25)}"/><path d="M71 128L68 86 89 84 94 114M129 128L132 86 111 84 106 114" fill="none" stroke="${INK}" stroke-width="2"/>`,
  visor: ({ trim, cloak }) =>
    `<path d="M58 96C54 40 76 22 100 22C126 22 146 40 142 96L138 132Q120 148 100 150Q80 148 62 132Z" fill="#69737a" stroke="${INK}" stroke-width="2"/><path d="M58 96C54 40 76 22 100 22V150Q80 148 62 132Z" fill="#cfd7dc"/><path d="M64 88H136V100H64Z" fill="#0d0b0a"/><path d="M78 94h10M112 94h10" stroke="#ffe9b0" stroke-width="3" stroke-linecap="round"/><path d="M100 22V150" stroke="${trim}" stroke-width="5"/><g fill="#15110e"><circle cx="80" cy="114" r="2.500"/><circle cx="88" cy="122" r="2.500"/><circle cx="80" cy="130" r="2.500"/><circle cx="120" cy="114" r="2.500"/><circle cx="112" cy="122" r="2.500"/><circle cx="120" cy="130" r="2.500"/></g><path d="M98 24C94-6 124-22 150-8C138-2 140 10 126 18Z" fill="${cloak[0]}" stroke="${INK}" stroke-width="1.500"/>`,
  mask: (look) =>
    `<path d="M69 105Q100 96 131 105L127 132Q100 152 73 132Z" fill="${mix(look.cloak[1], '#000000', 0.25)}" stroke="${INK}" stroke-width="1.500"/><path d="M69 105Q84 100 100 100V143Q84 142 73 132Z" fill="${look.cloak[1]}"/>${BEFORE.hood(look)}`,
  feather: ({ cloak, trim }) =>
    `<path d="M124 52C148 14 178 0 196 4C188 30 162 56 132 62Z" fill="${trim}" stroke="${INK}" stroke-width="1.800"/><path d="M128 58Q156 30 188 10" stroke="${INK}" stroke-width="1.500" fill="none"/><path d="M62 70C66 34 108 24 142 58C118 68 88 72 62 70Z" fill="${cloak[1]}" stroke="${INK}" stroke-width="2"/><path d="M62 70C66 34 92 26 112 34C98 44 92 58 92 71C80 72 70 71 62 70Z" fill="${cloak[0]}"/><path d="M44 82C66 62 128 50 164 60C146 78 90 90 44 82Z" fill="${mix(cloak[1], '#000000', 0.2)}" stroke="${INK}" stroke-width="2"/><path d="M44 82C66 68 110 58 140 58" stroke="#fff" stroke-opacity=".3" stroke-width="2" fill="none"/>`,
  tricorn: ({ cloak, trim }) =>
    `<path d="M62 66C66 36 84 26 100 26C118 26 136 36 140 66Z" fill="${cloak[1]}" stroke="${INK}" stroke-width="2"/><path d="M24 70C40 46 68 58 100 40C132 58 160 46 176 70C150 74 128 84 100 82C72 84 50 74 24 70Z" fill="${mix(cloak[1], '#000000', 0.3)}" stroke="${INK}" stroke-width="2"/><path d="M24 70C40 46 68 58 100 40V82C72 84 50 74 24 70Z" fill="${cloak[0]}"/><path d="M24 70C40 48 68 60 100 43C132 60 160 48 176 70" fill="none" stroke="${trim}" stroke-width="4.500"/><circle cx="100" cy="64" r="8" fill="#f3ead2" stroke="${INK}" stroke-width="1.500"/><path d="M97 63h.1M103 63h.1M98 68h4" stroke="${INK}" stroke-width="2.500" stroke-linecap="round"/>`,
  wings: ({ trim }) =>
    `<path d="M64 72C38 66 20 34 22-8C36 14 46 20 60 28C50 34 60 46 70 48Z" fill="#fff6dc" stroke="${INK}" stroke-width="2"/><path d="M30 18Q44 36 62 44M27 34Q44 52 64 58" stroke="#b9a98a" stroke-width="2.500" fill="none"/><path d="M136 72C162 66 180 34 178-8C164 14 154 20 140 28C150 34 140 46 130 48Z" fill="#d9cba8" stroke="${INK}" stroke-width="2"/><path d="M170 18Q156 36 138 44M173 34Q156 52 136 58" stroke="#9a8a68" stroke-width="2.500" fill="none"/>
<path d="M60 98C54 46 76 28 100 28C124 28 146 46 140 98L128 82Q100 66 72 82Z" fill="${mix(trim, '#1b120d', 0.4)}" stroke="${INK}" stroke-width="2"/><path d="M60 98C54 46 76 28 100 28L98 70Q82 72 72 82Z" fill="${mix(trim, '#ffffff', 0.3)}"/><path d="M60 96L72 80Q100 64 128 80L140 96" fill="none" stroke="${INK}" stroke-width="5"/><path d="M60 96L72 80Q100 64 128 80L140 96" fill="none" stroke="${trim}" stroke-width="3"/>`,
  turban: ({ cloak, trim }) =>
    `<path d="M54 92C46 48 72 28 100 28C130 28 154 48 146 92C124 68 76 68 54 92Z" fill="${cloak[1]}" stroke="${INK}" stroke-width="2"/><path d="M54 92C46 48 72 28 100 28C92 44 92 60 96 73C80 74 66 80 54 92Z" fill="${cloak[0]}"/><path d="M56 78Q76 44 118 32M60 88Q88 56 140 52M144 78Q124 60 96 58" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="3"/><path d="M100 52l9 12-9 13-9-13Z" fill="#d0263c" stroke="${trim}" stroke-width="4"/><path d="M100 50C94 30 106 14 116 8C116 24 112 38 104 50Z" fill="#fff6dc" stroke="${INK}" stroke-width="1.500"/>`,
  lamp: ({ trim }) =>
    `<path d="M56 88C54 46 76 30 100 30C124 30 146 46 144 88Q100 70 56 88Z" fill="${mix(trim, '#1b120d', 0.4)}" stroke="${INK}" stroke-width="2"/><path d="M56 88C54 46 76 30 100 30L96 74Q72 78 56 88Z" fill="${mix(trim, '#ffffff', 0.2)}"/><path d="M48 92Q100 66 152 92" stroke="${INK}" stroke-width="9" fill="none"/><path d="M48 92Q100 66 152 92" stroke="${trim}" stroke-width="5.500" fill="none"/><circle cx="100" cy="52" r="40" fill="url(#bsun)"/><circle cx="100" cy="52" r="13" fill="#3a2a16"/><circle cx="100" cy="52" r="9.500" fill="#fff6c9"/>`,
  nemes: ({ trim, cloak }) =>
    `<path d="M64 92C58 52 78 34 100 34C124 34 142 52 136 92L130 78Q100 60 70 78Z" fill="${mix(trim, '#1b120d', 0.2)}" stroke="${INK}" stroke-width="2"/><path d="M70 60Q100 40 130 60M66 72Q100 50 134 72" fill="none" stroke="${cloak[1]}" stroke-width="5"/><path d="M66 84L70 76Q100 60 130 76L134 84" fill="none" stroke="${trim}" stroke-width="5"/><path d="M100 70C92 62 94 46 100 38C106 46 108 62 100 70Z" fill="#2fa08a" stroke="${INK}" stroke-width="1.800"/><path d="M74 97Q66 97 60 103M126 97Q134 97 140 103" stroke="${INK}" stroke-width="2.600" fill="none"/>`,
  bandana: ({ cloak, trim }) =>
    `<path d="M138 76l26-10-8 16 16 12-30-4Z" fill="${cloak[1]}" stroke="${INK}" stroke-width="2"/><path d="M62 90C58 54 78 40 100 40C124 40 142 54 138 90Q100 66 62 90Z" fill="${cloak[1]}" stroke="${INK}" stroke-width="2"/><path d="M62 90C58 54 78 40 100 40C94 52 94 62 96 72Q78 76 62 90Z" fill="${cloak[0]}"/><g fill="${trim}"><circle cx="78" cy="66" r="3"/><circle cx="96" cy="56" r="3"/><circle cx="116" cy="60" r="3"/><circle cx="128" cy="74" r="3"/></g>`,
  mohawk: ({ hair }) =>
    `<path d="M86 68C72 30 84-6 106-16C104-4 118 0 120-10C132 6 116 14 128 24C138 36 120 44 122 66Q104 56 86 68Z" fill="${hair[1]}" stroke="${INK}" stroke-width="2"/><path d="M86 68C72 30 84-6 106-16C94 10 98 40 102 59Q94 62 86 68Z" fill="${hair[0]}"/>`,
  braids: (look) =>
    `${BEFORE.bare(look)}<path d="M66 76Q100 60 134 76" stroke="${look.trim}" stroke-width="4" fill="none"/>`,
};

/** Head, and its half in shadow. */
const HEADS: Record<Bust['face'], [string, string]> = {
  soft: [
    'M70 78C70 56 130 56 130 78C132 102 122 124 100 135C78 124 68 102 70 78Z',
    'M103 61L101 90 109 103 102 107 104 116 99 121 100 135C122 124 132 102 130 78C129 66 118 61 103 61Z',
  ],
  lean: [
    'M72 76C72 54 128 54 128 76C130 104 118 128 101 139C84 130 70 104 72 76Z',
    'M103 60L101 90 112 106 102 109 105 117 99 122 101 139C118 128 130 104 128 76C127 66 118 60 103 60Z',
  ],
  broad: [
    'M66 78C66 54 134 54 134 78C136 104 130 126 112 137Q100 141 88 137C70 126 64 104 66 78Z',
    'M103 60L101 90 113 104 102 108 105 116 99 121 102 139Q108 139 112 137C130 126 136 104 134 78C133 66 120 60 103 60Z',
  ],
  old: [
    'M69 76C69 54 131 54 131 76C132 100 124 130 101 140C80 132 68 100 69 76Z',
    'M103 60L101 88 114 106 103 110 106 118 99 123 101 140C124 130 132 100 131 76C130 66 120 60 103 60Z',
  ],
};

function features(look: Bust): string {
  const heavy = look.face === 'broad' || look.face === 'old';
  const brow = heavy ? 'M74 90Q84 82 94 91M107 91Q117 82 126 90' : 'M76 89Q84 82 93 88M108 88Q117 82 124 89';
  const lip = mix(look.skin[1], '#8a1f24', 0.5);
  return `<path d="${brow}" stroke="${mix(look.hair[1], '#120a06', 0.5)}" stroke-width="${heavy ? 4 : 2.8}" fill="none" stroke-linecap="round"/>
<path d="M78 97Q85 91 93 97Q86 101 78 97Z" fill="#fff8ec"/><path d="M109 97Q116 91 123 97Q116 101 109 97Z" fill="#d9c7b4"/><circle cx="86.500" cy="96.600" r="3" fill="#2a3d4a"/><circle cx="116" cy="96.600" r="3" fill="#1d2a33"/><circle cx="85.500" cy="95.600" r="1" fill="#fff"/><path d="M77 96Q85 89.500 94 96M108 96Q116 89.500 124 96" stroke="${INK}" stroke-width="1.800" fill="none"/>
<path d="M95 112Q100 115 106 112" stroke="${mix(look.skin[1], '#000000', 0.35)}" stroke-width="2" fill="none"/>
${look.beard ? '' : `<path d="M90 122Q96 118 100 120Q105 118 111 122Q100 129 90 122Z" fill="${lip}"/><path d="M90 122Q100 124 111 122" stroke="${INK}" stroke-width="1.200" fill="none"/>`}
${look.face === 'old' ? `<path d="M77 103Q83 107 90 104M112 104Q118 107 124 103M84 112Q82 118 85 124" stroke="${mix(look.skin[1], '#000000', 0.25)}" stroke-width="1.500" fill="none"/>` : ''}
${look.face === 'soft' ? `<ellipse cx="80" cy="110" rx="7" ry="4" fill="#e2725b" opacity=".28"/>` : ''}
${look.mark === 'scar' ? `<path d="M118 82L124 112M116 92l9-2M118 101l8-2" stroke="#7a2a22" stroke-width="2" fill="none"/>` : ''}
${look.mark === 'paint' ? `<path d="M70 104L92 108M71 110L90 113" stroke="${look.trim}" stroke-width="3.500" opacity=".85"/>` : ''}
${look.mark === 'patch' ? `<path d="M70 84L130 106" stroke="${INK}" stroke-width="3"/><path d="M107 88Q118 84 126 92Q126 104 117 106Q107 104 107 88Z" fill="#15100d"/>` : ''}
${look.mark === 'runes' ? `<path d="M100 66v10M96 70l4 4 4-4M76 106l5 6M82 104l4 6" stroke="#b8f2ff" stroke-width="2" fill="none"/>` : ''}`;
}

function beardOf({ hair, trim }: Bust): string {
  return `<path d="M67 100C68 148 84 184 102 192C120 184 134 148 133 100C127 114 116 114 100 113C86 114 74 113 67 100Z" fill="${hair[1]}"/><path d="M67 100C68 148 84 184 102 192C94 164 92 132 98 113C86 114 74 113 67 100Z" fill="${hair[0]}"/><path d="M74 122Q80 160 98 184M84 122Q88 156 100 180" stroke="${mix(hair[0], '#ffffff', 0.35)}" stroke-width="2" fill="none" opacity=".7"/><path d="M82 116Q92 108 100 114Q109 108 119 116Q110 122 100 118Q90 122 82 116Z" fill="${mix(hair[0], '#ffffff', 0.15)}"/><path d="M91 122Q100 119 110 122Q100 128 91 122Z" fill="#4a1a14"/><path d="M94 166h15" stroke="${trim}" stroke-width="5"/>`;
}

/** A bust in a box of 400. */
export function bust(id: string, look: Bust, light: Light): string {
  const [head, shade] = HEADS[look.face];
  const glow = (name: string, from: Light): string =>
    `<radialGradient id="b${name}"><stop offset="0" stop-color="${from.spark}" stop-opacity=".95"/><stop offset="1" stop-color="${from.rim}" stop-opacity="0"/></radialGradient>`;
  const art = `${TOOL_ART[look.tool](look)}${BEHIND[look.gear](look)}<path d="M83 112H117V150H83Z" fill="${look.skin[1]}"/>
<path d="M2 222C6 166 42 150 82 138Q100 154 118 138C158 150 194 166 198 222Z" fill="${look.cloak[1]}" stroke="${INK}" stroke-width="2"/><path d="M2 222C6 166 42 150 82 138Q92 150 100 222Z" fill="${look.cloak[0]}"/><path d="M38 160C47 178 49 200 47 222M162 160C153 178 151 200 153 222M66 150Q74 190 72 222M128 148Q124 190 128 222" stroke="#000" stroke-opacity=".3" stroke-width="3" fill="none"/><path d="M81 138Q100 178 119 138" fill="none" stroke="${INK}" stroke-width="8"/><path d="M81 138Q100 178 119 138" fill="none" stroke="${look.trim}" stroke-width="5"/><circle cx="100" cy="163" r="9" fill="${INK}"/><circle cx="100" cy="163" r="7" fill="${look.trim}"/><circle cx="98" cy="161" r="2.500" fill="#fff"/>
${look.elf ? `<path d="M72 98L36 74 72 82Z" fill="${look.skin[0]}" stroke="${INK}" stroke-width="1.500"/><path d="M128 98L164 74 128 82Z" fill="${look.skin[1]}" stroke="${INK}" stroke-width="1.500"/>` : ''}<path d="${head}" fill="${look.skin[0]}"/><path d="${shade}" fill="${look.skin[1]}"/>${features(look)}${look.beard ? beardOf(look) : ''}${BEFORE[look.gear](look)}`;
  return `<defs>${glow('sun', LIGHTS.sun)}${glow('ember', LIGHTS.ember)}${glow('night', LIGHTS.night)}
<filter id="${id}bust" x="-10%" y="-10%" width="120%" height="120%" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="3" result="b"/><feSpecularLighting in="b" surfaceScale="5" specularConstant=".5" specularExponent="16" lighting-color="${light.rim}" result="sl"><feDistantLight azimuth="228" elevation="32"/></feSpecularLighting><feComposite in="sl" in2="SourceAlpha" operator="in" result="sp"/>
<feOffset in="SourceAlpha" dx="1.800" dy="2.200" result="o"/><feComposite in="SourceAlpha" in2="o" operator="out" result="e"/><feFlood flood-color="${light.rim}"/><feComposite in2="e" operator="in" result="rim"/><feTurbulence type="fractalNoise" baseFrequency=".3" numOctaves="2" seed="2"/><feColorMatrix values="0 0 0 0 .1 0 0 0 0 .05 0 0 0 0 .02 0 0 0 .55 -.32"/><feComposite in2="SourceAlpha" operator="in" result="gr"/>
<feDropShadow in="SourceGraphic" dx="7" dy="8" stdDeviation="6" flood-color="#000" flood-opacity=".6" result="ds"/><feMerge><feMergeNode in="ds"/><feMergeNode in="SourceGraphic"/><feMergeNode in="gr"/><feMergeNode in="sp"/><feMergeNode in="rim"/></feMerge></filter></defs><g transform="translate(4 26) scale(1.960)" ><g filter="url(#${id}bust)">${art}</g></g>`;
}
