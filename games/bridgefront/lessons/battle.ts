// Battles in the open: odds before, dice after.

import type { Lesson } from '@bridgefront/kernel';
import type { TableView } from '../rules/seen/view.ts';
import { bridges, forces, forcesOn, round, spent, standsOn } from './table.ts';

const from = '1,0';
const center = '0,0';

/** The fifth lesson. */
export const battle: Lesson<TableView> = {
  slug: 'battle',
  title: 'Fight with the odds',
  lead: 'Read the chances before you attack, and watch the dice afterwards.',
  seat: 0,
  start: {
    seed: 'battle',
    position: round(
      'action',
      { mana: 1 },
      {
        bridges: bridges([3, 0], [2, 0], [1, 0], [0, 0]),
        units: [forces(0, [1, 0], 5), forces(0, [3, 0], 1), forces(1, [0, 0], 3), forces(1, [-3, 0], 3)],
      },
    ),
  },
  steps: [
    {
      say: 'Three enemy Forces hold the Center, and five of yours stand beside it. Point at the enemy: the table tells who wins, and how often.',
      places: [center],
      until: { by: 'reading' },
    },
    {
      say: 'Units that meet in the open fight at once, to the death. *March* all five into the Center: in 94 of 100 such battles they win.',
      points: ['march', `hex:${from}`, 'forces:5', `hex:${center}`],
      places: [from, center],
      until: { by: 'sight', sees: (seen) => forcesOn(seen, 0, center) > 0 && !standsOn(seen, 1, center) },
    },
  ],
  goal: {
    say: 'The Center is yours alone.',
    met: (seen) => forcesOn(seen, 0, center) > 0 && !standsOn(seen, 1, center),
  },
  lost: (seen) => {
    if (!standsOn(seen, 0, from) && !standsOn(seen, 0, center))
      return 'Your Forces are gone. Fewer of them have worse odds.';
    return spent(seen) ? 'The enemy still holds the Center.' : null;
  },
  hints: [
    { say: 'Each Force rolls a die and hits with 1 or 2; both sides roll together, again and again.' },
    { say: 'Click your five Forces, click the Center, and send all of them.', places: [from, center] },
  ],
  line: ['march', `hex:${from}`, 'forces:5', `hex:${center}`],
  learned: 'Numbers count more than once: more dice hit more often, and take the enemy’s dice away.',
};
