// Champions: cards that stand on the board, strong and not to be replaced.

import type { Lesson } from '@bridgefront/kernel';
import type { TableView } from '../rules/seen/view.ts';
import { bridges, forces, round, spent, standsOn } from './table.ts';
import type { Seen } from './table.ts';

const from = '2,-1';
const forge = '1,-1';

const has = ({ table }: Seen, hex: string): boolean =>
  table.units.some((units) => units.seat === 0 && units.hex === hex && units.champions !== undefined);

/** The seventh lesson. */
export const champion: Lesson<TableView> = {
  slug: 'champion',
  title: 'Send a Champion',
  lead: 'Play a Champion where your Forces stand, and fight with it.',
  seat: 0,
  start: {
    seed: 'champion',
    position: round(
      'action',
      { mana: 3, hand: ['Brute'] },
      {
        forges: [[1, -1]],
        bridges: bridges([3, 0], [2, 0], [2, -1], [1, -1]),
        units: [forces(0, [2, -1], 2), forces(0, [3, 0], 1), forces(1, [1, -1], 2), forces(1, [-3, 0], 3)],
      },
    ),
  },
  steps: [
    {
      say: 'Two enemy Forces hold the Forge against your two: an even fight. But you hold *Brute*, a Champion with 6 health, who rolls three dice where no enemy Champion stands.',
      places: [forge],
      until: { by: 'reading' },
    },
    {
      say: 'Play *Brute*. A Champion appears in your Capital or beside Forces of yours: choose the stack before the Forge, and seal it.',
      points: ['card:brute', `hex:${from}`],
      until: { by: 'sight', sees: (seen) => has(seen, from) },
    },
    {
      say: 'Now *March* into the Forge, with Champion and Forces. Hits fall on any unit alike, so Forces keep a Champion alive.',
      points: ['march', `hex:${from}`, 'forces:2', 'champion:brute', `hex:${forge}`],
      places: [from, forge],
      until: { by: 'sight', sees: (seen) => standsOn(seen, 0, forge) && !standsOn(seen, 1, forge) },
    },
  ],
  goal: {
    say: 'The Forge is yours, and your Champion lives.',
    met: (seen) => has(seen, forge) && !standsOn(seen, 1, forge),
  },
  lost: (seen) => {
    const held = (seen.table.own?.hand ?? []).includes('brute');
    if (!held && !seen.table.units.some(({ hex }) => has(seen, hex)))
      return 'Your Champion has fallen, and a dead Champion never returns.';
    return spent(seen) ? 'The enemy still holds the Forge.' : null;
  },
  hints: [
    { say: 'Playing Brute costs 2 mana, a March 1: you can do both, one after the other.' },
    { say: 'Play Brute to the two Forces, then send all of them into the Forge.', places: [from, forge] },
  ],
  line: ['card:brute', `hex:${from}`, 'march', `hex:${from}`, 'forces:2', 'champion:brute', `hex:${forge}`],
  learned:
    'Damage on a Champion stays until it is healed, and whoever kills one is paid its bounty. Do not send it out alone.',
};
