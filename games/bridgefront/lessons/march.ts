// Marching: a stack, a path, and somebody who stays at home.

import type { Lesson } from '@bridgefront/kernel';
import type { TableView } from '../rules/seen/view.ts';
import { bridges, forces, forcesOn, round, spent } from './table.ts';

const mine = '2,0';
const capital = '3,0';

/** The second lesson. */
export const march: Lesson<TableView> = {
  slug: 'march',
  title: 'March to the Mine',
  lead: 'Send a stack over a Bridge, and be paid for where it stands.',
  seat: 0,
  start: {
    seed: 'march',
    position: round(
      'action',
      { mana: 3, gold: 0 },
      {
        mines: [{ at: [2, 0], value: 5 }],
        bridges: bridges([3, 0], [2, 0]),
        units: [forces(0, [3, 0], 4), forces(1, [-3, 0], 4)],
      },
    ),
  },
  steps: [
    {
      say: 'A Mine pays whoever stands on it at the end of the round. Yours is one step from your Capital, and the Bridge is there.',
      places: [mine],
      until: { by: 'reading' },
    },
    {
      say: 'Click your Capital, say how many Forces go, click the Mine, and seal the *March*. Three may go: one stays, for an empty Capital falls to anybody.',
      points: ['march', `hex:${capital}`, 'forces:3', `hex:${mine}`],
      places: [capital, mine],
      until: { by: 'sight', sees: (seen) => forcesOn(seen, 0, mine) > 0 },
    },
    {
      say: 'They are there. Mana that is left over is lost, but there is nothing more to do: say *Done*.',
      points: ['done'],
      until: { by: 'sight', sees: ({ decision }) => decision?.ask === 'collect' },
    },
    {
      say: 'Sieges come next, then the Mine pays. It asks what you want: take the *gold*.',
      points: ['mode:gold'],
      until: { by: 'sight', sees: ({ table }) => table.round === 2 },
    },
  ],
  goal: {
    say: 'Be paid by the *Mine*, with a Force left in your *Capital*.',
    met: (seen) => seen.table.round === 2 && forcesOn(seen, 0, mine) > 0 && forcesOn(seen, 0, capital) > 0,
  },
  lost: (seen) => {
    if (forcesOn(seen, 0, capital) === 0 && forcesOn(seen, 0, mine) === 4)
      return 'Your Capital stands empty.';
    return spent(seen) && forcesOn(seen, 0, mine) === 0
      ? 'Nobody stands on the Mine, so it pays nobody.'
      : null;
  },
  hints: [
    { say: 'A March moves one stack by one hex, for 1 mana.' },
    { say: 'Send three of the four Forces to the west.', places: [mine] },
  ],
  line: ['march', `hex:${capital}`, 'forces:3', `hex:${mine}`, 'done', 'mode:gold'],
  learned: 'You were paid 5 gold, and a new round has begun. Gold buys cards in the market of each round.',
};
