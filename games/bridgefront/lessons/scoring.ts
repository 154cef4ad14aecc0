// Scoring: what points are, and how a match is won.

import type { Lesson } from '@bridgefront/kernel';
import type { TableView } from '../rules/seen/view.ts';
import { bridges, forces, forcesOn, round } from './table.ts';

const center = '0,0';
const beside = '1,0';
const capital = '3,0';

/** The eighth lesson. */
export const scoring: Lesson<TableView> = {
  slug: 'scoring',
  title: 'Win the match',
  lead: 'Count your points, take what is missing, and keep your own Capital free.',
  seat: 0,
  start: {
    seed: 'scoring',
    position: round(
      'action',
      { mana: 2, permanentVp: 7, gold: 2 },
      {
        bridges: bridges([1, 0], [2, 0], [3, 0]),
        decks: { 'power-1': ['War Cry', 'Shock Drill'] },
        units: [forces(0, [1, 0], 2), forces(0, [3, 0], 1), forces(1, [-3, 0], 3)],
      },
      { mana: 1 },
    ),
  },
  others: { 1: ['done'] },
  steps: [
    {
      say: 'You win with 8 points at the end of a round. You have 7 that nobody can take, from Victory cards. Whoever holds the Center has one more.',
      places: [center],
      until: { by: 'reading' },
    },
    {
      say: 'No Bridge leads to the Center yet. *Build* one from the two Forces beside it.',
      points: ['build', `edge:${center}~${beside}`],
      until: { by: 'sight', sees: ({ table }) => table.bridges.includes(`${center}~${beside}`) },
    },
    {
      say: '*March* to the Center. Your Capital keeps its Force: with an enemy in it, no points would win.',
      points: ['march', `hex:${beside}`, 'forces:2', `hex:${center}`],
      places: [beside, center],
      until: { by: 'sight', sees: (seen) => forcesOn(seen, 0, center) > 0 },
    },
    {
      say: 'The Center gives you one of two Power cards besides. Take either, and the points are counted.',
      until: { by: 'sight', sees: ({ outcome }) => outcome !== null },
    },
  ],
  goal: {
    say: 'Win: 8 points at the end of the round.',
    met: ({ outcome }) => outcome?.winners.includes(0) === true,
  },
  lost: (seen) => {
    if (seen.table.round === 1 && seen.outcome === null) return null;
    return forcesOn(seen, 0, capital) === 0
      ? 'With nobody in your Capital there was no win.'
      : 'The round is over, and a point was missing.';
  },
  hints: [
    { say: 'You have 2 mana: one for a Bridge, one for a March.' },
    {
      say: 'Build to the west of the two Forces beside the Center, then send them over.',
      places: [beside, center],
    },
  ],
  line: [
    'build',
    `edge:${center}~${beside}`,
    'march',
    `hex:${beside}`,
    'forces:2',
    `hex:${center}`,
    'card:war-cry',
  ],
  learned:
    'Points for places count anew each round: lose the place, lose the point. Points from Victory cards are yours for good.',
};
