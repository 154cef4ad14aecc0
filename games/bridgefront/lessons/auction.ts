// The market: sealed bids, and a pass that is paid for.

import type { Lesson } from '@bridgefront/kernel';
import type { TableView } from '../rules/seen/view.ts';
import { forces, round } from './table.ts';
import type { Seen } from './table.ts';

const wanted = 'brute';

const mine = ({ table }: Seen): boolean =>
  [table.own?.draw, table.own?.hand, table.own?.discard].some((pile) => pile?.includes(wanted) === true);

/** The fourth lesson. */
export const auction: Lesson<TableView> = {
  slug: 'auction',
  title: 'Win an auction',
  lead: 'Bid in secret for the cards of the market, and know when to let one go.',
  seat: 0,
  start: {
    seed: 'auction',
    position: round(
      'market',
      { gold: 6 },
      {
        decks: { 'market-1': ['Brute', 'Trade Caravan'] },
        units: [forces(0, [3, 0], 4), forces(1, [-3, 0], 4)],
      },
      { gold: 3 },
    ),
  },
  others: { 1: ['buy:3'] },
  steps: [
    {
      say: 'As many cards as players come up, one after the other, and each player ends up with one of them. *Brute*, a Champion, is first; a Trade Caravan follows.',
      until: { by: 'reading' },
    },
    {
      say: 'All bid in secret: *buy* for some gold, or pass. The highest buyer pays and has the card. The enemy has 3 gold, and you have 6: how much is surely enough?',
      until: { by: 'sight', sees: mine },
    },
  ],
  goal: { say: 'The *Brute* among your cards.', met: mine },
  lost: (seen) =>
    (seen.table.row?.at ?? 1) > 0 && !mine(seen)
      ? 'The enemy has bought the Brute, and you are left with the other card.'
      : null,
  hints: [
    { say: 'Nobody can bid more gold than they have. Gold is open for all to see.' },
    { say: 'Buy for 4: one more than the enemy can pay.', points: ['buy:4'] },
  ],
  line: ['buy:4'],
  learned:
    'The card lies among those you will draw. Where all pass, the lowest pass must take the card, and gets all gold that was bid for passing.',
};
