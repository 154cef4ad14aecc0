// A first battle near its end: two cards, shots before a blow, and banners that pay the last points.

import type { Lesson } from '@bridgefront/kernel';
import type { TableView } from '../rules/view.ts';
import { far, field, isOn, unit, unitOn } from './table.ts';
import type { Seen } from './table.ts';

// Whom the coach frames while nothing is lit there.
const howlers = 'unit:3';
const middle = '4,5';
const meadow = '3,7';
const beside = '3,6';
const archers = '4,8';
const riders = '7,7';
const right = '7,4';

const figures = (seen: Seen): number => {
  const there = unitOn(seen, middle);
  return there?.seat === 1 ? there.health : 0;
};
const holdsMiddle = (seen: Seen): boolean => unitOn(seen, middle)?.seat === 0;
// The start begins the second round.
const later = ({ table }: Seen): boolean => table.round > 2;

/** The last lesson. */
export const firstMatch: Lesson<TableView> = {
  slug: 'first-match',
  title: 'Your first match',
  lead: 'Two whole turns: order, shoot, strike, and score for two banners.',
  seat: 0,
  options: { winningVp: 8 },
  start: {
    seed: 'first match',
    dice: [3, 6, 3, 6, 1, 6, 6],
    position: field(
      [
        unit(0, 'toll-wardens', meadow),
        unit(0, 'reed-archers', archers),
        unit(0, 'causeway-riders', riders),
        unit(1, 'scree-howlers', middle),
        far,
      ],
      { command: ['Company Centre', 'Loose the Reins'], vp: 3 },
      { step: 'start', banners: { [middle]: 2, [right]: 1 } },
      { command: ['Feeler Right'] },
    ),
  },
  others: { 1: ['card:feeler-right', 'one', 'unit:8,0', 'done', 'unit:8,0', 'to:8,1', 'done', 'done'] },
  steps: [
    {
      say: 'A short battle: 8 points win, and you have 3. The banner in the middle pays you 2 a turn, but *Scree Howlers* hold it; the one on the right pays 1. Take your time.',
      places: [howlers, right],
      until: { by: 'reading' },
    },
    {
      say: 'Nobody moves without an order. Play *Company Centre* for its text, name the *Toll Wardens* and the *Reed Archers*, and press On to the moves.',
      points: ['card:company-centre', 'text', `unit:${meadow}`, `unit:${archers}`, 'done'],
      until: { by: 'sight', sees: (seen) => seen.decision?.ask === 'moves' || later(seen) },
    },
    {
      say: 'Send the *Toll Wardens* beside the enemy, on the left. The archers stay: who has not moved shoots twice. Then press On to the attacks.',
      points: [`unit:${meadow}`, `to:${beside}`, 'done'],
      until: { by: 'sight', sees: (seen) => seen.decision?.ask === 'attacks' || later(seen) },
    },
    {
      say: 'Shoot first: at that distance nobody strikes back. Pick up the *Reed Archers* and aim at the enemy, twice. The dice of this turn are laid ready.',
      points: [`unit:${archers}`, `at:${middle}`],
      until: { by: 'sight', sees: (seen) => figures(seen) < 2 },
    },
    {
      say: 'One figure is left, and the skull says that one blow is nearly sure to fell it. Attack with the *Toll Wardens*, and follow to the banner.',
      points: [`unit:${beside}`, `at:${middle}`, `to:${middle}`],
      until: { by: 'sight', sees: (seen) => holdsMiddle(seen) || later(seen) },
    },
    {
      say: 'Press *End the attacks*: the banner pays you 2, and you have 5. Take lore when you are asked; this battle needs none.',
      points: ['done', 'tokens'],
      until: { by: 'sight', sees: later },
    },
    {
      say: 'The wardens stay and are paid again. One point more is missing: play *Loose the Reins* for its text, order the *Causeway Riders*, and ride to the banner on the right.',
      points: ['card:loose-the-reins', 'text', `unit:${riders}`, 'done', `to:${right}`],
      until: { by: 'sight', sees: (seen) => isOn(seen, 'causeway-riders', right) },
    },
    {
      say: 'Two and one make 8. End your turn, and when yours begins again, points are compared.',
      points: ['done', 'tokens'],
      until: { by: 'sight', sees: ({ outcome }) => outcome !== null },
    },
  ],
  goal: {
    say: 'Win the battle, with 8 points.',
    met: ({ outcome }) => outcome?.winners.includes(0) === true,
  },
  lost: (seen) => {
    if (seen.outcome !== null || !later(seen)) return null;
    if (!holdsMiddle(seen))
      return 'The banner in the middle is not yours, and without it two turns are too few.';
    return seen.table.round > 3 ? 'Both turns are over, and a point is missing.' : null;
  },
  hints: [
    { say: 'Wound from afar, strike when one blow is sure, and end each turn on banners.' },
    { say: 'The middle in this turn, both banners in the next one.', places: [middle, right] },
  ],
  line: [
    'card:company-centre',
    'text',
    `unit:${meadow}`,
    `unit:${archers}`,
    'done',
    `unit:${meadow}`,
    `to:${beside}`,
    'done',
    `unit:${archers}`,
    `at:${middle}`,
    `at:${middle}`,
    `unit:${beside}`,
    `at:${middle}`,
    `to:${middle}`,
    'done',
    'tokens',
    'card:loose-the-reins',
    'text',
    `unit:${riders}`,
    'done',
    `unit:${riders}`,
    `to:${right}`,
    'done',
    'done',
    'tokens',
  ],
  learned:
    'You have won. Your match against a Novice takes 8 points too, with more units and dice that nobody has laid. Whoever begins is paid first: bring three of yours against whom you find on the banner that pays 2.',
};
