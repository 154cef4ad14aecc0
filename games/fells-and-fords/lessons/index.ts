// The lessons of Fells and Fords: what a newcomer has to know before a first match, one idea each. Dice that a lesson turns
// on are laid ready, and it says so.

import type { Lesson } from '@bridgefront/kernel';
import type { TableView } from '../rules/view.ts';
import { counter } from './counter.ts';
import { firstMatch } from './first-match.ts';
import { race } from './race.ts';
import { far, field, isOn, ordered, unit, unitOn, upkeep } from './table.ts';

/** A whole turn. */
const order: Lesson<TableView> = {
  slug: 'order',
  title: 'Order a unit',
  lead: 'Play a command card, move whom it names, and score for a banner.',
  seat: 0,
  start: {
    seed: 'order',
    position: field(
      [unit(0, 'toll-wardens', '4,6'), unit(0, 'toll-wardens', '0,6'), far],
      { command: ['Company Centre'] },
      { step: 'start', banners: { '4,5': 1 } },
    ),
  },
  steps: [
    {
      say: 'A banner pays its points to whoever stands on it at the end of their turn. Your *Toll Wardens* are one step away.',
      places: ['4,5', '4,6'],
      until: { by: 'reading' },
    },
    {
      say: 'Nobody moves without an order. Play *Company Centre* for its text: it orders up to 2 units in the centre.',
      points: ['card:company-centre', 'text'],
      until: { by: 'sight', sees: ({ decision }) => decision?.ask === 'orders' },
    },
    {
      say: 'Name the *Toll Wardens* in the centre, and press *On to the moves*.',
      points: ['unit:4,6', 'done'],
      places: ['4,6'],
      until: { by: 'sight', sees: ({ decision }) => decision?.ask === 'moves' },
    },
    {
      say: 'Send them to the *banner*.',
      points: ['unit:4,6', 'to:4,5'],
      places: ['4,5'],
      until: { by: 'sight', sees: (seen) => isOn(seen, 'toll-wardens', '4,5') },
    },
    {
      say: 'Nobody is near enough to attack. Press *On to the attacks*, then End the attacks: in the upkeep that follows banners pay.',
      points: ['done'],
      until: { by: 'sight', sees: ({ table }) => table.seats[0].vp > 0 },
    },
  ],
  goal: { say: 'A victory point for the *banner*.', met: ({ table }) => table.seats[0].vp > 0 },
  lost: (seen) => (upkeep(seen) ? 'Nobody of yours stood on the banner.' : null),
  hints: [
    { say: 'Card, orders, moves, attacks, upkeep: every turn goes like that.' },
    { say: 'Company Centre, the Toll Wardens in the middle, the banner.', places: ['4,6', '4,5'] },
  ],
  line: ['card:company-centre', 'text', 'unit:4,6', 'done', 'unit:4,6', 'to:4,5', 'done', 'done'],
  learned: 'Any card can instead order one unit anywhere: no hand is useless.',
};

/** Side by side. */
const fight: Lesson<TableView> = {
  slug: 'fight',
  title: 'Attack and follow',
  lead: 'Attack who stands beside you, and take the place of who falls.',
  seat: 0,
  start: {
    seed: 'fight',
    dice: [1, 1, 6],
    position: field(
      [
        unit(0, 'toll-wardens', '4,6', ordered),
        unit(0, 'reed-archers', '4,7'),
        unit(1, 'scree-howlers', '5,5', { health: 2 }),
        far,
      ],
      {},
      { step: 'attacks', banners: { '5,5': 2 } },
    ),
  },
  steps: [
    {
      say: 'Enemy *Scree Howlers* with two figures hold the banner. Your *Toll Wardens* stand beside them, ordered and ready.',
      places: ['5,5', '4,6'],
      until: { by: 'reading' },
    },
    {
      say: 'Pick up the *Toll Wardens* and aim at the enemy: the odds stand there before you roll. The dice of this lesson are laid ready.',
      points: ['unit:4,6', 'at:5,5'],
      until: { by: 'sight', sees: (seen) => unitOn(seen, '5,5')?.seat !== 1 },
    },
    {
      say: 'Two strikes, two figures: they are gone. Follow them to the *banner*.',
      points: ['to:5,5'],
      until: { by: 'sight', sees: (seen) => isOn(seen, 'toll-wardens', '5,5') },
    },
  ],
  goal: { say: '*Toll Wardens* on the *banner*.', met: (seen) => isOn(seen, 'toll-wardens', '5,5') },
  lost: (seen) => (upkeep(seen) ? 'The attacks are over, and you are not on the banner.' : null),
  hints: [
    { say: 'A strike is a hit on whoever stands beside you.' },
    { say: 'Attack, then follow.', places: ['5,5'] },
  ],
  line: ['unit:4,6', 'at:5,5', 'to:5,5'],
  learned: 'A target that survives beside you counters. Bring three against one.',
};

/** From afar. */
const shoot: Lesson<TableView> = {
  slug: 'shoot',
  title: 'Shoot from afar',
  lead: 'Let archers wound who cannot reach them.',
  seat: 0,
  start: {
    seed: 'shoot',
    dice: [3, 3],
    position: field(
      [unit(0, 'reed-archers', '4,6', ordered), unit(1, 'scree-howlers', '4,3', { health: 2 }), far],
      {},
      { step: 'attacks' },
    ),
  },
  steps: [
    {
      say: '*Reed Archers* see four hexes far. The enemy stands three away, and could not hit back.',
      places: ['4,6', '4,3'],
      until: { by: 'reading' },
    },
    {
      say: 'Pick up the *Reed Archers* and shoot. From afar only pierce hits, so the odds are small; the dice of this lesson are laid ready.',
      points: ['unit:4,6', 'at:4,3'],
      until: { by: 'sight', sees: (seen) => unitOn(seen, '4,3') === undefined },
    },
  ],
  goal: {
    say: 'Fell the *Scree Howlers* without a counter.',
    met: (seen) => unitOn(seen, '4,3') === undefined && unitOn(seen, '4,6')?.health === 3,
  },
  lost: (seen) => (upkeep(seen) ? 'The attacks are over, and they still stand.' : null),
  hints: [
    { say: 'Whoever is in reach is lit once you have picked up the archers.' },
    { say: 'Click the archers, then the enemy.', places: ['4,6', '4,3'] },
  ],
  line: ['unit:4,6', 'at:4,3'],
  learned: 'Woods and buildings shield from arrows, and a hill lets archers see over others.',
};

/** Nowhere to go. */
const push: Lesson<TableView> = {
  slug: 'push',
  title: 'Against the water',
  lead: 'Who is driven back and cannot go suffers for it.',
  seat: 0,
  start: {
    seed: 'push',
    dice: [4, 4, 5],
    position: field(
      [
        unit(0, 'toll-wardens', '4,6', ordered),
        unit(1, 'scree-howlers', '5,5', { health: 2 }),
        unit(1, 'scree-howlers', '3,6', { health: 2 }),
        far,
      ],
      {},
      { step: 'attacks', terrain: { water: '5,4 6,4' } },
    ),
  },
  steps: [
    {
      say: 'Two enemy units of two figures stand beside your *Toll Wardens*. One of them has the river at its back.',
      places: ['5,5', '3,6'],
      until: { by: 'reading' },
    },
    {
      say: 'Morale drives a target back one hex. Who cannot go, because of water, edge or enemies, suffers damage instead. Attack the one at the river; the dice, two of them morale, are laid ready.',
      points: ['unit:4,6', 'at:5,5'],
      until: { by: 'sight', sees: (seen) => unitOn(seen, '5,5')?.seat !== 1 },
    },
  ],
  goal: { say: 'Nobody is left at the river.', met: (seen) => unitOn(seen, '5,5')?.seat !== 1 },
  lost: (seen) =>
    upkeep(seen) || unitOn(seen, '4,6')?.attacked === true ? 'The other one had room to give way.' : null,
  hints: [
    { say: 'Look at the ground behind a target before you attack.' },
    { say: 'The unit to the north-east has only water behind it.', places: ['5,5'] },
  ],
  line: ['unit:4,6', 'at:5,5'],
  learned: 'A friend behind a unit holds it in place as well, but then it stands, and suffers nothing.',
};

/** The end of a battle. */
const win: Lesson<TableView> = {
  slug: 'win',
  title: 'Win the battle',
  lead: 'Count the points, reach the banner, and keep it until it counts.',
  seat: 0,
  start: {
    seed: 'win',
    position: field(
      [unit(0, 'causeway-riders', '4,8'), unit(0, 'toll-wardens', '0,6'), far],
      { command: ['Loose the Reins'], vp: 15 },
      { step: 'start', banners: { '4,5': 1 } },
    ),
  },
  steps: [
    {
      say: 'You have 15 points, and 16 win, as the flags at the top say: other battles need 8 or 12. The banner is three hexes away: too far for men on foot.',
      places: ['4,5', '4,8'],
      until: { by: 'reading' },
    },
    {
      say: 'Riders go three. Play *Loose the Reins* for its text, and order the *Causeway Riders*.',
      points: ['card:loose-the-reins', 'text', 'unit:4,8', 'done'],
      until: { by: 'sight', sees: ({ decision }) => decision?.ask === 'moves' },
    },
    {
      say: 'Ride to the *banner*.',
      points: ['unit:4,8', 'to:4,5'],
      places: ['4,5'],
      until: { by: 'sight', sees: (seen) => isOn(seen, 'causeway-riders', '4,5') },
    },
    {
      say: 'Press *On to the attacks*, then End the attacks, and take lore when you are asked. Points win when the first player’s turn begins again.',
      points: ['done', 'tokens'],
      until: { by: 'sight', sees: ({ outcome }) => outcome !== null },
    },
  ],
  goal: { say: 'Win the battle.', met: ({ outcome }) => outcome?.winners.includes(0) === true },
  lost: ({ table, outcome }) =>
    outcome === null && table.active !== 0 && table.seats[0].vp < 16
      ? 'The point was not made in time.'
      : null,
  hints: [
    { say: 'Count the hexes to the banner, and who can go so far.' },
    {
      say: 'Loose the Reins, the riders, the banner, and on to the end of the turn.',
      places: ['4,8', '4,5'],
    },
  ],
  line: ['card:loose-the-reins', 'text', 'unit:4,8', 'done', 'unit:4,8', 'to:4,5', 'done', 'done', 'tokens'],
  learned: 'Banners pay every turn: a unit that holds one with a friend behind it wins battles.',
};

/** In the order in which they are learned. */
export const lessons: readonly Lesson<TableView>[] = [
  order,
  fight,
  shoot,
  counter,
  push,
  race,
  win,
  firstMatch,
];
