/** The figures of Monster Lands: monsters as they stand in their land, people in their frames. */

import { figureUrl } from '../../art/figures';

export const GAME = 'monster-lands';

/** In its frame, sharp at so many pixels. */
export const framed = (key: string, px: number): string | undefined => figureUrl(GAME, key, px);
/** The body alone. */
export const body = (key: string, px: number): string | undefined => figureUrl(GAME, key, px, 'cut');
