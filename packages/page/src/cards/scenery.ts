// Scenery of card pictures: what stands behind and before the silhouette, by look. Drawn on a field of 100 by 60, whose
// lower edge is the picture's; light comes from the upper left.

import type { CardLook } from './content.ts';

/** Three layers, the farthest first: the last one is the ground that the silhouette stands in. */
interface Scenery {
  readonly far: string;
  readonly near: string;
  readonly ground: string;
}

const sceneries = {
  peaks: {
    far: 'M-20 38L0 22l8 7L24 8l12 15 7-6 15 20 9-8 13-15 14 18 10-8 20 20V60H-20z',
    near: 'M-20 44L4 33l13 7 17-10 16 12 15-8 14 7 16-9 25 14V60H-20z',
    ground: 'M-20 55Q14 44 42 51T84 49T120 53V60H-20z',
  },
  hills: {
    far: 'M-20 36Q6 16 34 31T74 24T120 34V60H-20z',
    near: 'M-20 46Q14 30 46 42T96 35T120 42V60H-20z',
    ground: 'M-20 54Q18 47 50 53T120 50V60H-20z',
  },
  walls: {
    far: 'M-20 40H2V22h3v-4h4v4h4v-4h4v4h3v10h24v-4h4v4h6v-4h4v4h14V16h3v-4h4v4h4v-4h4v4h3v20h30V60H-20z',
    near: 'M-20 48h14v-5h6v5h8v-5h6v5h8v-5h6v5h8v-5h6v5h8v-5h6v5h8v-5h6v5h8v-5h6v5h8v-5h6v5h18V60H-20z',
    ground: 'M-20 55Q20 50 50 53T120 52V60H-20z',
  },
  forest: {
    far: 'M-20 42L-6 20l7 13 9-22 9 20 6-12 9 18 7-20 9 22 8-16 7 14 9-24 10 22 6-12 10 15V60H-20z',
    near: 'M-20 48l8-12 7 10 9-14 8 12 10-10 10 11 12-9 11 9 9-13 9 12 8-9 9 11 9-13 21 15V60H-20z',
    ground: 'M-20 54Q22 48 52 53T120 50V60H-20z',
  },
  stones: {
    far: 'M-20 40Q8 26 40 36T120 30V60H-20z',
    near: 'M-20 47H2l1-20 7-2 2 22h7l1-13 6-1 2 14h46l1-15 6 1 1 14h7l2-24 8 2 1 22h30V60H-20z',
    ground: 'M-20 54Q10 47 46 52T120 50V60H-20z',
  },
  shore: {
    far: 'M-20 40Q0 28 22 36L44 38 66 34Q92 22 120 36V60H-20z',
    near: 'M-20 45h140v2H86v2h24v2H-20z',
    ground: 'M-20 56Q16 46 48 52T120 48V60H-20z',
  },
} as const satisfies { readonly [name: string]: Scenery };

/** The scenery of each look. */
export const sceneryOf: { readonly [L in CardLook]: Scenery } = {
  attack: sceneries.peaks,
  building: sceneries.walls,
  folk: sceneries.hills,
  glory: sceneries.shore,
  hero: sceneries.peaks,
  magic: sceneries.stones,
  order: sceneries.shore,
  secret: sceneries.forest,
  tactic: sceneries.forest,
  warrior: sceneries.hills,
};
