// Sieges: one walks into a Capital unhindered, and fights for it when all actions are done.

import type { Lesson } from '@bridgefront/kernel';
import type { TableView } from '../rules/seen/view.ts';
import { bridges, forces, forcesOn, pastActions, round, standsOn } from './table.ts';

const from = '-2,0';
const capital = '-3,0';

/** The sixth lesson. */
export const siege: Lesson<TableView> = {
  slug: 'siege',
  title: 'Besiege a Capital',
  lead: 'Walk into an enemy Capital, hold it, and score for it.',
  seat: 0,
  start: {
    seed: 'siege',
    position: round(
      'action',
      { mana: 2 },
      {
        bridges: bridges([-2, 0], [-3, 0]),
        units: [forces(0, [-2, 0], 5), forces(0, [3, 0], 2), forces(1, [-3, 0], 1)],
      },
      { gold: 0 },
    ),
  },
  steps: [
    {
      say: 'The enemy Capital is badly guarded. You may walk in without a fight: the battle comes when all actions of the round are done.',
      places: [capital],
      until: { by: 'reading' },
    },
    {
      say: '*March* all five Forces in.',
      points: ['march', `hex:${from}`, 'forces:5', `hex:${capital}`],
      places: [from, capital],
      until: { by: 'sight', sees: (seen) => forcesOn(seen, 0, capital) > 0 },
    },
    {
      say: 'Both stand in the Capital now. End your actions with *Done*: then comes the siege, and after it the points: 2 for your faction.',
      points: ['done'],
      until: { by: 'sight', sees: ({ table }) => table.round === 2 },
    },
  ],
  goal: {
    say: 'Hold the enemy Capital at the end of the round, and score for it.',
    met: (seen) =>
      seen.table.round === 2 && forcesOn(seen, 0, capital) > 0 && (seen.table.own?.controlVp ?? 0) > 0,
  },
  lost: (seen) =>
    pastActions(seen) && seen.table.round === 2 && !standsOn(seen, 0, capital)
      ? 'None of your Forces held the Capital.'
      : null,
  hints: [
    { say: 'The owner of a Capital may bring in more Forces before the siege. Come with enough.' },
    { say: 'March all five from beside the Capital, then say Done.', places: [from, capital] },
  ],
  line: ['march', `hex:${from}`, 'forces:5', `hex:${capital}`, 'done'],
  learned:
    'An enemy Capital is worth a point in each round in which you hold it; to your faction here, the Gatewright, it is worth 2, and 6 gold when you take it. Its owner cannot win as long as you stand there.',
};
