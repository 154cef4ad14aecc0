// Initiative: all plans are carried out in an order, and what has become impossible by then does nothing.

import type { Lesson } from '@bridgefront/kernel';
import type { TableView } from '../rules/seen/view.ts';
import { bridges, forces, forcesOn, round, spent } from './table.ts';

const from = '2,0';
const mine = '1,0';

/** The third lesson. */
export const initiative: Lesson<TableView> = {
  slug: 'initiative',
  title: 'Be quicker',
  lead: 'All choose in secret; the lowest initiative acts first, and who comes too late does nothing.',
  seat: 0,
  start: {
    seed: 'initiative',
    position: round(
      'action',
      { mana: 2, hand: ['Quick Move', 'March Orders'] },
      {
        mines: [{ at: [1, 0], value: 5 }],
        bridges: bridges([3, 0], [2, 0], [1, 0]),
        units: [forces(0, [2, 0], 2), forces(0, [3, 0], 1), forces(1, [-3, 0], 3)],
      },
      { mana: 2, hand: ['Demolish Bridge'] },
    ),
  },
  others: { 1: ['card:demolish-bridge', `edge:${mine}~${from}`] },
  steps: [
    {
      say: 'The enemy means to tear down the Bridge before your Forces with a card of initiative 55. Everybody plans in secret, then all is carried out: the lowest initiative first.',
      places: [mine, from],
      until: { by: 'reading' },
    },
    {
      say: 'The hourglass on a card is its initiative. *March Orders* go far, but have 100. *Quick Move* has 20. A March comes after every card. Which of them gets you over?',
      until: { by: 'choice', choice: 'card:quick-move' },
    },
    {
      say: 'Send a Force of the stack to the Mine, and seal it.',
      points: [`hex:${from}`, `hex:${mine}`],
      until: { by: 'sight', sees: (seen) => forcesOn(seen, 0, mine) > 0 },
    },
  ],
  goal: { say: 'A Force on the *Mine* before the Bridge falls.', met: (seen) => forcesOn(seen, 0, mine) > 0 },
  lost: (seen) => {
    const gone = !seen.table.bridges.includes(`${mine}~${from}`);
    if (gone)
      return 'The Bridge fell first, and your move stopped before the gap. What you paid for it is gone.';
    return spent(seen) ? 'Nobody of yours has gone over.' : null;
  },
  hints: [
    { say: 'The initiative stands beside the hourglass of a card: 20 comes before 55, and 55 before 100.' },
    {
      say: 'Quick Move is the only thing of yours that comes before the enemy.',
      points: ['card:quick-move'],
    },
  ],
  line: ['card:quick-move', `hex:${from}`, `hex:${mine}`],
  learned:
    'A small quick move beats a great slow one. What has become impossible when its turn comes does nothing, and its cost stays paid.',
};
