// Scenarios in which things happen soon that random play seldom comes to: rare ways of scoring, and an empty hand.

import type { Json } from '@bridgefront/kernel';
import { COMMANDS } from '../rules/tables/commands.ts';

const unit = (
  slug: string,
  seat: number,
  at: string,
  more: { readonly [field: string]: Json } = {},
): Json => ({
  unit: slug,
  seat,
  at,
  ...more,
});

const allCommands = COMMANDS.flatMap(({ name, copies }) => Array<string>(copies).fill(name));

function scenario(fields: { readonly [field: string]: Json }): { readonly [option: string]: Json } {
  return { scenario: JSON.stringify(fields), roundLimit: 4, factions: 'fordsSouth' };
}

/** Options of matches that begin there. South leads the Ford League. */
export const battlefields: readonly { readonly [option: string]: Json }[] = [
  // Dear units about to fall; buildings that are held.
  scenario({
    terrain: { building: '0,8 2,8' },
    units: [
      unit('toll-wardens', 0, '0,8'),
      unit('toll-wardens', 0, '2,8'),
      unit('causeway-riders', 0, '4,4', { health: 1 }),
      unit('millstone-walkers', 0, '5,4', { health: 1 }),
      unit('barrow-king', 1, '4,3'),
      unit('crag-ogres', 1, '5,3'),
      unit('scree-howlers', 1, '6,3'),
    ],
    seats: [{ objective: 'two-tollhouses' }, { objective: 'heads-for-the-hall' }],
  }),
  // Weak units beside water; crossings that are held.
  scenario({
    terrain: { water: '4,4 3,5', bridge: '1,6', ford: '2,6' },
    units: [
      unit('toll-wardens', 0, '1,6'),
      unit('reed-archers', 0, '2,6'),
      unit('toll-wardens', 0, '3,4', { health: 1 }),
      unit('reed-archers', 0, '5,4', { health: 1 }),
      unit('barrow-king', 1, '3,3'),
      unit('crag-ogres', 1, '5,3'),
      unit('scree-howlers', 1, '4,3'),
    ],
    seats: [{ objective: 'weir-watch' }, { objective: 'red-shallows' }],
  }),
  // All cards in one hand, none in the other.
  scenario({
    banners: { '0,1': 1, '2,1': 1, '4,1': 2 },
    units: [
      unit('toll-wardens', 0, '0,4'),
      unit('toll-wardens', 0, '4,4'),
      unit('toll-wardens', 0, '8,4'),
      unit('toll-wardens', 0, '6,2'),
      unit('scree-howlers', 1, '0,1'),
      unit('scree-howlers', 1, '2,1'),
      unit('scree-howlers', 1, '4,1'),
    ],
    seats: [{ objective: 'long-causeway' }, { objective: 'fires-on-the-ridge', command: allCommands }],
  }),
  // A pack deep in the enemy's land.
  scenario({
    terrain: { hill: '4,4' },
    units: [
      unit('toll-wardens', 0, '4,4'),
      unit('toll-wardens', 0, '6,2'),
      unit('scree-howlers', 1, '-2,6'),
      unit('scree-howlers', 1, '0,6'),
      unit('scree-howlers', 1, '2,6'),
      unit('tusk-riders', 1, '7,5'),
    ],
    seats: [{ objective: 'clear-the-heights' }, { objective: 'wolves-at-the-door' }],
  }),
];
