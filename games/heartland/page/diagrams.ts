// The diagrams of Heartland's rules.

import type { Json } from '@bridgefront/kernel';
import type { Diagram } from '@bridgefront/page/diagram.ts';

type Fields = { readonly [name: string]: Json };

// The third round, with the initiative at the reader; decks hold enough to draw.
function duel(seed: string, units: readonly Json[], more: Fields = {}, own: Fields = {}): Diagram['start'] {
  const decks = { army: ['Outrider', 'Outrider'], civic: ['Farmer', 'Farmer', 'Farmer'] };
  const seats = [{ ...decks, ...own }, decks];
  return { seed, position: { initiative: 0, round: 3, units: [...units], seats, ...more } };
}

function unit(seat: number, card: string, at: number, occupies: boolean = false): Json {
  return { card, seat, at, occupies };
}

/** In the order of the rules. */
export const diagrams: readonly Diagram[] = [
  {
    slug: 'commit',
    caption: 'A commit: Raider is planned into the third frontier, and Ferry Guard may go into any of them.',
    seat: 0,
    start: duel('commit', [
      unit(0, 'Raider', 0),
      unit(0, 'Ferry Guard', 0),
      unit(1, 'Outrider', 3, true),
      unit(1, 'Pike Rank', 1, true),
    ]),
    picked: ['commit', 'go:1,3'],
  },
  {
    slug: 'kills',
    caption:
      'An attack of 4 in one pool kills two of the three: Raider and Outrider, or Outrider and Ferry Guard.',
    seat: 0,
    start: duel(
      'kills',
      [
        unit(0, 'Ferry Guard', 2, true),
        unit(0, 'Pike Rank', 2),
        unit(1, 'Raider', 2),
        unit(1, 'Outrider', 2),
        unit(1, 'Ferry Guard', 2),
      ],
      { phase: 'combat' },
    ),
  },
  {
    slug: 'breakthrough',
    caption:
      'An occupier alone strikes with all it has; with an enemy there, with what the kill leaves; who advances, not at all.',
    seat: 0,
    start: duel(
      'breakthrough',
      [
        unit(0, 'Ferry Guard', 1, true),
        unit(0, 'Ferry Guard', 2, true),
        unit(0, 'Raider', 2),
        unit(1, 'Outrider', 2),
        unit(0, 'Pike Rank', 3),
      ],
      { phase: 'battle' },
    ),
  },
  {
    slug: 'settle',
    caption: 'A settlement may be founded where one occupies: in the first and the third frontier.',
    seat: 0,
    start: duel(
      'settle',
      [
        unit(0, 'Ferry Guard', 1, true),
        unit(1, 'Raider', 2, true),
        unit(0, 'Pike Rank', 3, true),
        unit(1, 'Outrider', 3),
      ],
      {},
      { hand: ['Palisade'], ready: ['Farmer'] },
    ),
    picked: ['settle:palisade'],
  },
  {
    slug: 'asleep',
    caption: 'Nobody of its owner occupies the second frontier any more: the Palisade there sleeps.',
    seat: 0,
    start: duel('asleep', [unit(0, 'Ferry Guard', 0), unit(1, 'Raider', 2, true)], {
      settlements: [null, { card: 'Palisade', seat: 0 }, null],
    }),
  },
];
