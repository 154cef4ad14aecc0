// A first match to a few points, its cards laid ready, against somebody who hardly moves.

import type { Lesson } from '@bridgefront/kernel';
import type { TableView } from '../rules/seen/view.ts';
import { bridges, forces, forcesOn, round } from './table.ts';

const capital = '3,0';
const mine = '2,0';
const forge = '2,-1';
const between = '1,0';
const center = '0,0';
const toForge = `${forge}~${mine}`;
const toCenter = `${between}~${mine}`;

/** The last lesson. */
export const firstMatch: Lesson<TableView> = {
  slug: 'first-match',
  title: 'Your first match',
  lead: 'Two whole rounds, from the first march to the win.',
  seat: 0,
  options: { vpToWin: 4 },
  start: {
    seed: 'first match',
    position: round(
      'action',
      { gold: 3, hand: ['Recruit'] },
      {
        mines: [{ at: [2, 0], value: 5 }],
        forges: [[2, -1]],
        bridges: [bridges([3, 0], [2, 0]), bridges([1, 0], [0, 0])].flat(),
        decks: {
          'market-1': [
            'Trade Caravan',
            'Supply Ledger',
            'Quick Study',
            'Patrol Record',
            'Roll Out',
            'Flank Step',
          ],
          'power-1': ['Bridge Deed', 'War Cry', 'Shock Drill'],
        },
        units: [forces(0, [3, 0], 4), forces(1, [-3, 0], 4)],
      },
    ),
  },
  steps: [
    {
      say: 'A short match: 4 points win. Forge and Center give one each as long as you stand there, and Victory cards one for good. The enemy is slow, so take your time.',
      places: [forge, center],
      until: { by: 'reading' },
    },
    {
      say: 'First the gold: *March* three Forces to the Mine, and leave one at home.',
      points: ['march', `hex:${capital}`, 'forces:3', `hex:${mine}`],
      until: { by: 'sight', sees: (seen) => forcesOn(seen, 0, mine) > 0 },
    },
    {
      say: 'From the Mine two ways lead on. *Build* a Bridge to the Forge.',
      points: ['build', `edge:${toForge}`],
      until: { by: 'sight', sees: ({ table }) => table.bridges.includes(toForge) },
    },
    {
      say: '*Build* another one towards the Center.',
      points: ['build', `edge:${toCenter}`],
      until: { by: 'sight', sees: ({ table }) => table.bridges.includes(toCenter) },
    },
    {
      say: 'Play *Recruit*: two more Forces for your Capital, for 1 mana and 1 gold.',
      points: ['card:recruit', 'mode:capital'],
      until: { by: 'sight', sees: (seen) => forcesOn(seen, 0, capital) >= 3 || seen.table.round > 1 },
    },
    {
      say: 'Enough for this round. Say *Done*, and take the gold of the Mine.',
      points: ['done', 'mode:gold'],
      until: { by: 'sight', sees: ({ table }) => table.round > 1 },
    },
    {
      say: 'A new round begins with the market. *Buy* the card for 2: the enemy bids little.',
      points: ['buy:2'],
      until: { by: 'sight', sees: ({ table }) => table.phase === 'action' || table.round > 2 },
    },
    {
      say: 'Now the points. *March* one Force from the Mine to the Forge.',
      points: ['march', `hex:${mine}`, 'forces:1', `hex:${forge}`],
      until: { by: 'sight', sees: (seen) => forcesOn(seen, 0, forge) > 0 },
    },
    {
      say: 'The other two go to the Center. A *March* is one hex: first to the hex between.',
      points: ['march', `hex:${mine}`, 'forces:2', `hex:${between}`],
      places: [between],
      until: {
        by: 'sight',
        sees: (seen) => forcesOn(seen, 0, between) > 0 || forcesOn(seen, 0, center) > 0,
      },
    },
    {
      say: 'And a second *March* from there into the Center.',
      points: ['march', `hex:${between}`, 'forces:2', `hex:${center}`],
      places: [center],
      until: { by: 'sight', sees: (seen) => forcesOn(seen, 0, center) > 0 },
    },
    {
      say: 'Say *Done*. Forge and Center each let you gain a card: look for Victory cards, whose point is yours for good.',
      points: ['done', 'mode:draft', 'card:supply-ledger', 'card:bridge-deed'],
      until: { by: 'sight', sees: ({ outcome }) => outcome !== null },
    },
  ],
  goal: { say: 'Win, with 4 points.', met: ({ outcome }) => outcome?.winners.includes(0) === true },
  hints: [
    { say: 'Mine first, then Forge and Center: gold before points.' },
    { say: 'Whoever holds Forge and Center and has two Victory cards has 4 points.' },
  ],
  line: [
    'march',
    `hex:${capital}`,
    'forces:3',
    `hex:${mine}`,
    'build',
    `edge:${toForge}`,
    'build',
    `edge:${toCenter}`,
    'card:recruit',
    'mode:capital',
    'done',
    'mode:gold',
    'buy:2',
    'march',
    `hex:${mine}`,
    'forces:1',
    `hex:${forge}`,
    'march',
    `hex:${mine}`,
    'forces:2',
    `hex:${between}`,
    'march',
    `hex:${between}`,
    'forces:2',
    `hex:${center}`,
    'done',
    'mode:draft',
    'card:supply-ledger',
    'card:bridge-deed',
  ],
  learned:
    'You have won. A whole match goes to 8 points, and nobody in it waits for you: play one against a Novice.',
};
