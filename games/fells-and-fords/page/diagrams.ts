// The diagrams of the rules of Fells and Fords.

import type { Json } from '@bridgefront/kernel';
import type { Diagram } from '@bridgefront/page/diagram.ts';

type Fields = { readonly [name: string]: Json };

// The reader is the Ford League, in the south; nothing lies on the board but what is named.
function field(seed: string, units: readonly Json[], more: Fields, own: Fields = {}): Diagram['start'] {
  return { seed, position: { active: 0, terrain: {}, ...more, units: [...units], seats: [own, {}] } };
}

function unit(seat: number, name: string, at: string, more: Fields = {}): Json {
  return { unit: name, seat, at, ...more };
}

const ordered = { ordered: true };

/** In the order of the rules. */
export const diagrams: readonly Diagram[] = [
  {
    slug: 'sections',
    caption: 'Company Centre reaches units in the centre alone, the middle one of three sections.',
    seat: 0,
    start: field(
      'sections',
      [
        unit(0, 'toll-wardens', '4,6'),
        unit(0, 'reed-archers', '3,7'),
        unit(0, 'toll-wardens', '0,6'),
        unit(0, 'toll-wardens', '7,6'),
        unit(1, 'scree-howlers', '5,2'),
      ],
      { step: 'start' },
      { command: ['Company Centre'] },
    ),
    picked: ['card:company-centre'],
  },
  {
    slug: 'sight',
    caption: 'The Archers see the Howlers in the open; those behind the forest they do not.',
    seat: 0,
    start: field(
      'sight',
      [
        unit(0, 'reed-archers', '4,6', ordered),
        unit(1, 'scree-howlers', '6,4'),
        unit(1, 'scree-howlers', '4,3'),
        unit(1, 'scree-howlers', '3,3'),
      ],
      { step: 'attacks', terrain: { forest: '4,4 4,5' } },
    ),
    picked: ['unit:4,6'],
  },
  {
    slug: 'ground',
    caption: 'Water bars the way; a ford and a forest let in, and end the move there.',
    seat: 0,
    start: field('ground', [unit(0, 'toll-wardens', '4,5', ordered), unit(1, 'scree-howlers', '6,2')], {
      step: 'moves',
      terrain: { water: '1,4 2,4 3,4 4,4 6,4 7,4', ford: '5,4', forest: '3,5 2,6' },
    }),
    picked: ['unit:4,5'],
  },
  {
    slug: 'retreat',
    caption:
      'A retreat leads straight away from the attacker; the Howlers with friends behind them are supported.',
    seat: 0,
    start: field(
      'retreat',
      [
        unit(0, 'toll-wardens', '4,5', ordered),
        unit(1, 'scree-howlers', '4,4'),
        unit(1, 'scree-howlers', '4,3'),
        unit(1, 'scree-howlers', '5,4'),
      ],
      { step: 'attacks' },
    ),
    picked: ['unit:4,5'],
  },
  {
    slug: 'banners',
    caption: 'South holds two banners, of 1 and 2 points: both pay at the end of its turn.',
    seat: 0,
    start: field(
      'banners',
      [
        unit(0, 'toll-wardens', '4,5', ordered),
        unit(0, 'reed-archers', '2,6'),
        unit(1, 'scree-howlers', '5,3'),
      ],
      { step: 'attacks', banners: { '4,5': 2, '2,6': 1, '6,2': 1 } },
    ),
  },
];
