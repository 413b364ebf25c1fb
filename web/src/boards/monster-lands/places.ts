/** The painted places of the board, by name; the pictures come after the first paint. */
import painted from 'virtual:places/monster-lands';

export type PlaceName =
  'citadel' | 'gate' | 'portcullis' | 'parchment' | 'walnut' | `land-${string}` | `house-${string}`;

export const picture = (name: PlaceName): string => painted[name] ?? '';
