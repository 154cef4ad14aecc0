// Building a Bridge: nobody walks where none stands.

import type { Lesson } from '@bridgefront/kernel';
import type { TableView } from '../rules/seen/view.ts';
import { bridges, forces, round, spent } from './table.ts';

const gap = '1,0~2,0';

/** The first lesson. */
export const bridge: Lesson<TableView> = {
  slug: 'bridge',
  title: 'Build a Bridge',
  lead: 'Nobody walks where no Bridge stands: open the way to a Mine.',
  seat: 0,
  start: {
    seed: 'bridge',
    position: round(
      'action',
      { mana: 2 },
      {
        mines: [{ at: [1, 0], value: 5 }],
        bridges: bridges([3, 0], [2, 0]),
        units: [forces(0, [2, 0], 3), forces(0, [3, 0], 1), forces(1, [-3, 0], 4)],
      },
    ),
  },
  steps: [
    {
      say: 'Three of your red Forces have left your Capital. The Mine before them would pay you 5 gold a round, but no Bridge leads there.',
      places: ['1,0', '2,0'],
      until: { by: 'reading' },
    },
    {
      say: 'Every action costs mana, and you have 2. Choose *Build*.',
      points: ['build'],
      until: { by: 'choice', choice: 'build' },
    },
    {
      say: 'You can build at any side of a hex where you stand. Choose the side that faces the Mine, and seal it.',
      points: [`edge:${gap}`],
      until: { by: 'sight', sees: ({ table }) => table.bridges.includes(gap) },
    },
  ],
  goal: {
    say: 'A Bridge from your Forces to the Mine.',
    met: ({ table }) => table.bridges.includes(gap),
  },
  lost: (seen) => (spent(seen) ? 'You can do no more this round, and there is no Bridge to the Mine.' : null),
  hints: [
    { say: 'Any side of a hex with your units can get a Bridge.' },
    { say: 'The side to the west of your three Forces is the right one.', places: [gap] },
  ],
  line: ['build', `edge:${gap}`],
  learned:
    'A Bridge costs 1 mana and stays until somebody tears it down. Everybody may cross it: it leads to you as well.',
};
