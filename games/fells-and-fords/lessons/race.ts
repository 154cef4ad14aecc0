// The race: banners that pay now, and an enemy driven from theirs before it counts.

import type { Lesson } from '@bridgefront/kernel';
import type { TableView } from '../rules/view.ts';
import { far, field, isOn, ordered, unit, unitOn } from './table.ts';

const wardens = '4,6';
const middle = '4,5';
const riders = '6,5';
const theirs = '6,4';

/** The last turn. */
export const race: Lesson<TableView> = {
  slug: 'race',
  title: 'Score before they do',
  lead: 'Take the banner that pays most now, and drive the enemy from theirs.',
  seat: 0,
  options: { winningVp: 8 },
  start: {
    seed: 'race',
    dice: [4, 6, 6],
    position: field(
      [
        unit(0, 'toll-wardens', wardens, ordered),
        unit(0, 'causeway-riders', riders, ordered),
        unit(1, 'scree-howlers', theirs),
        far,
      ],
      { vp: 6 },
      { step: 'moves', banners: { [middle]: 2, [theirs]: 1 } },
      { vp: 7 },
    ),
  },
  steps: [
    {
      say: 'This battle is short: 8 points win, as the flags at the top say. You have 6, the enemy has 7 and stands on a banner, which pays 1 in its turn. When both have had this turn, points are compared: it can be your last.',
      places: [middle, theirs],
      until: { by: 'reading' },
    },
    {
      say: 'Felling units gives no points: banners do, every turn, and the one in the middle pays 2. Send the *Toll Wardens* there first.',
      points: [`unit:${wardens}`, `to:${middle}`],
      places: [middle],
      until: { by: 'sight', sees: (seen) => isOn(seen, 'toll-wardens', middle) },
    },
    {
      say: 'That makes 8. But with 8 on both sides nobody has won: the enemy must leave its banner. Press *On to the attacks*.',
      points: ['done'],
      until: { by: 'sight', sees: ({ decision }) => decision?.ask === 'attacks' },
    },
    {
      say: 'Who is driven back goes straight away from the attacker. Your *Causeway Riders* stand below: attack, and the enemy goes up and off the banner. They are Vigilant, so nobody strikes back at them. The dice are laid ready.',
      points: [`unit:${riders}`, `at:${theirs}`],
      places: [theirs],
      until: { by: 'sight', sees: (seen) => unitOn(seen, theirs)?.seat !== 1 },
    },
    {
      say: 'The banner is free: follow, and it pays you.',
      points: [`to:${theirs}`],
      until: { by: 'sight', sees: (seen) => isOn(seen, 'causeway-riders', theirs) },
    },
    {
      say: 'Press *End the attacks*, and take lore. The enemy has its turn, and then points are compared.',
      points: ['done', 'tokens'],
      until: { by: 'sight', sees: ({ outcome }) => outcome !== null },
    },
  ],
  goal: { say: 'Win the battle.', met: ({ outcome }) => outcome?.winners.includes(0) === true },
  lost: (seen) => {
    if (seen.outcome !== null || seen.table.active === 0) return null;
    if (seen.table.seats[0].vp < 8) return 'The points were not made in time.';
    return unitOn(seen, theirs)?.seat === 1 ? 'They are still on their banner, and score as well.' : null;
  },
  hints: [
    { say: 'Two things in one turn: your points, and theirs.' },
    { say: 'Wardens to the middle, then the riders against the banner.', places: [middle, theirs] },
  ],
  line: [
    `unit:${wardens}`,
    `to:${middle}`,
    'done',
    `unit:${riders}`,
    `at:${theirs}`,
    `to:${theirs}`,
    'done',
    'tokens',
  ],
  learned:
    'Count before every turn: what do I score now, and what do they? A round early is as good as a fight won.',
};
