// The deck of forty command cards that both players share (FF-54).

import type { Boons, CommandCard, OrderRule } from '../vocabulary.ts';

const sides = ['left', 'centre', 'right'] as const;

function card(slug: string, name: string, copies: number, orders: OrderRule, boons: Boons = {}): CommandCard {
  return { type: 'command', slug, name, copies, orders, boons };
}

// One card for each section: Feelers, Companies, Onsets.
function bySection(slug: string, name: string, copies: number, upTo: number, boons: Boons = {}) {
  return sides.map((side) =>
    card(
      `${slug}-${side}`,
      `${name} ${side.slice(0, 1).toUpperCase()}${side.slice(1)}`,
      copies,
      { rule: 'sections', left: 0, centre: 0, right: 0, [side]: upTo },
      boons,
    ),
  );
}

/** All command cards; the place in the list is the card's number. */
export const COMMANDS: readonly CommandCard[] = [
  ...bySection('feeler', 'Feeler', 2, 1, { scout: true }),
  ...bySection('company', 'Company', 4, 2),
  ...bySection('onset', 'Onset', 2, 3),
  card('broad-front', 'Broad Front', 4, { rule: 'sections', left: 1, centre: 1, right: 1 }),
  card('two-horns', 'Two Horns', 2, { rule: 'sections', left: 2, centre: 0, right: 2 }),
  card(
    'all-on-foot',
    'All on Foot',
    2,
    { rule: 'kinds', kinds: ['infantry'], upTo: 4 },
    { attackStep: true },
  ),
  card('loose-the-reins', 'Loose the Reins', 2, { rule: 'kinds', kinds: ['cavalry'], upTo: 3 }, { dice: 1 }),
  card('dark-with-arrows', 'Dark with Arrows', 2, { rule: 'ranged', upTo: 3 }, { steadyDice: 1 }),
  card(
    'weight-of-stone',
    'Weight of Stone',
    2,
    { rule: 'kinds', kinds: ['heavy', 'legend'], upTo: 2 },
    { dice: 1, move: 1 },
  ),
  card('drumbeat', 'Drumbeat', 2, { rule: 'around', upTo: 3 }),
];

/** The four cards of a preset first hand (FF-35). */
export const presetHand: readonly number[] = [
  'company-left',
  'company-centre',
  'company-right',
  'broad-front',
].map((name) => COMMANDS.findIndex(({ slug }) => slug === name));
