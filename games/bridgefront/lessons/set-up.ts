// Before the first round: a corner, two Bridges, a card for nothing, and what a faction may do.

import type { Lesson } from '@bridgefront/kernel';
import type { TableView } from '../rules/seen/view.ts';
import type { Seen } from './table.ts';

const own = 1;
const corner = '3,0';
const between = '2,1';
const mine = '1,2';

const joins = (bridge: string, one: string, other: string): boolean =>
  bridge === `${one}~${other}` || bridge === `${other}~${one}`;

// Two Bridges, one after the other, lead from the Capital to a Mine.
function reachesMine({ table }: Seen): boolean {
  const home = table.seats[own].capital;
  if (home === null) return false;
  return table.bridges.some((bridge) => {
    const next = bridge.split('~').find((end) => joins(bridge, home, end));
    return (
      next !== undefined &&
      table.mines.some(({ hex }) => table.bridges.some((other) => joins(other, next, hex)))
    );
  });
}

const begun = ({ table }: Seen): boolean => table.phase === 'market';

/** The last but one. */
export const setUp: Lesson<TableView> = {
  slug: 'set-up',
  title: 'Begin a match',
  lead: 'Choose a corner, lay two Bridges, and take a card for nothing.',
  seat: own,
  start: {
    seed: 'setup',
    position: { phase: 'setup', seats: [{ faction: 'veil' }, { faction: 'cipher' }] },
  },
  steps: [
    {
      say: 'A match begins with three quick choices. First the corner of your Capital: none is better than another. Take the one on the right.',
      points: [`hex:${corner}`],
      until: { by: 'sight', sees: ({ table }) => table.seats[own].capital !== null },
    },
    {
      say: 'Mines and Forges lie about now. You have two Bridges for nothing, on any sides of hexes near your Capital. They are worth most in a row: lay them towards the nearest Mine, so that your Forces are there in the first round.',
      points: [`edge:${between}~${corner}`, `edge:${mine}~${between}`],
      places: [mine],
      until: {
        by: 'sight',
        sees: ({ decision, table }) => decision?.ask === 'free-card' || table.phase !== 'setup',
      },
    },
    {
      say: 'One card is free, too: you will draw it again and again. Point at each to read it, and take the one you like.',
      until: { by: 'sight', sees: ({ table }) => table.phase !== 'setup' },
    },
    {
      say: 'Every faction can do something that no other can. Yours is Cipher, whose *Quiet Study* asks at the start of each round: lay aside up to two cards of your hand and draw as many. Change a card, or keep them all.',
      until: { by: 'sight', sees: begun },
    },
  ],
  goal: {
    say: 'Begin the first round with two Bridges from your Capital to a Mine.',
    met: (seen) => begun(seen) && reachesMine(seen),
  },
  lost: (seen) =>
    begun(seen) && !reachesMine(seen) ? 'The round has begun, and your Bridges lead to no Mine.' : null,
  hints: [
    { say: 'One Bridge from the Capital to the hex beside it, the other from there to the Mine.' },
    { say: 'Go towards the lower left: that is where the Mine is.', places: [mine] },
  ],
  line: [
    `hex:${corner}`,
    `edge:${between}~${corner}`,
    `edge:${mine}~${between}`,
    'card:trade-caravan',
    'none',
  ],
  learned:
    'What your faction can do stands with your seat, at the right of the table. A Bridge serves everybody: none of yours should lead an enemy home.',
};
