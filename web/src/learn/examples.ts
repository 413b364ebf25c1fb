/** One worked example per idea of "in five minutes": real pieces, and their figures as the content has them. */

export interface Example {
  /** The part of the page that it stands below. */
  part: string;
  /** Its sentence, in the catalogues of the game. */
  text: string;
  /** Sort and key of each piece that is shown. */
  pieces: string[];
  /** Figures that the sentence tells: the number of the piece, then the way through its figures. */
  figures: Record<string, string>;
}

const example = (
  game: string,
  part: string,
  name: string,
  pieces: string[],
  figures: Record<string, string>,
): Example => ({ part, text: `learn-${game}-example-${name}`, pieces, figures });

export const EXAMPLES: Record<string, Example[]> = {
  'meeples-and-monsters': [
    example('meeples-and-monsters', 'turn', 'fight', ['class:peasant', 'class:peasant', 'monster:rogue_varnisher'], {
      strength: '2.strength',
      vp: '2.vp',
    }),
    example('meeples-and-monsters', 'points', 'quest', ['quest:sworn_carpenters'], {
      vp: '0.vp',
      penalty: '0.penalty',
    }),
  ],
  'monster-lands': [
    example('monster-lands', 'turn', 'capture', ['member:nimra', 'trap:magic_3', 'monster:sckon'], {
      capture: '2.capture_value',
      eliminate: '2.elimination_value',
      glory: '2.capture_glory',
      more: '2.elimination_glory',
    }),
    example('monster-lands', 'points', 'hire', ['member:wishor'], { cost: '0.cost', reputation: '0.reputation' }),
  ],
  euthia: [
    example('euthia', 'fight', 'ladder', ['hero:keleia', 'monster:skeleton'], {
      health: '1.health',
      low: '1.injuries.0.0',
      few: '1.injuries.0.1',
      high: '1.injuries.1.0',
      many: '1.injuries.1.1',
    }),
    example('euthia', 'tips', 'reward', ['monster:skeleton', 'monster:wolf_pack'], {
      level: '0.level',
      gold: '0.reward.1.n',
      reputation: '0.reward.0.n',
    }),
  ],
};

/** A figure by its way through the figures of the pieces; nothing where there is none. */
export function figureAt(pieces: readonly (Record<string, unknown> | undefined)[], way: string): number | null {
  let found: unknown = pieces;
  for (const step of way.split('.'))
    found = found && typeof found === 'object' ? (found as Record<string, unknown>)[step] : undefined;
  return typeof found === 'number' ? found : null;
}
