// The lessons of Twin Bridges: what a newcomer has to know before a first match, one idea each.

import type { Lesson } from '@bridgefront/kernel';
import type { TableView } from '../rules/view.ts';
import { firstMatch } from './first-match.ts';
import { duel, plays } from './table.ts';

/** A creature crosses. */
const summon: Lesson<TableView> = {
  slug: 'summon',
  title: 'Send a creature over',
  lead: 'Play a card from your row, and let it strike the enemy bastion.',
  seat: 0,
  start: {
    seed: 'summon',
    position: duel(
      { row: ['bastion', 'Squire', 'Hill giant', 'Veteran', 'Spark', 'Recall'] },
      { row: ['bastion', 'Wyvern', 'Monolith', 'Frenzy', 'Great ram', 'Duellist'] },
    ),
  },
  steps: [
    {
      say: 'Your hand lies before you as a row, with your bastion at its left end. Each strike pushes a bastion to the right; off the end, it falls.',
      places: ['building:0'],
      until: { by: 'reading' },
    },
    {
      say: 'A turn begins with one mana for each card of the row, the bastion too: you have 6. Play *Squire*, which costs 1, into either lane.',
      points: ['card:squire', 'lane:upper', 'lane:lower'],
      until: { by: 'sight', sees: (seen) => plays(seen, 'squire') },
    },
    {
      say: 'Who was summoned this turn waits. Begin the assault all the same: it ends your turn. The enemy has nothing to play.',
      points: ['done'],
      until: { by: 'choice', choice: 'done' },
    },
    {
      say: 'In the assault your creatures attack by themselves. Begin it, and watch the enemy bastion.',
      points: ['done'],
      until: { by: 'sight', sees: ({ table }) => table.seats[1].bastion > 0 },
    },
  ],
  goal: { say: 'Push the enemy bastion by one place.', met: ({ table }) => table.seats[1].bastion > 0 },
  lost: ({ table }) => (table.turn > 9 ? 'Nobody of yours has struck.' : null),
  hints: [
    { say: 'Cards of the row are played by a click, and creatures then go to a lane.' },
    { say: 'Play Squire, begin the assault, and begin the next one too.' },
  ],
  line: ['card:squire', 'lane:upper', 'done', 'done'],
  learned:
    'An empty lane is a strike in every turn. But your row is now a card shorter, and so is the way to its end.',
};

/** The window. */
const reach: Lesson<TableView> = {
  slug: 'reach',
  title: 'Reach the giant',
  lead: 'Only the four leftmost cards can be played: make room for the one that you want.',
  seat: 0,
  start: {
    seed: 'reach',
    position: duel(
      { row: ['bastion', 'Veteran', 'Gale', 'Scout', 'Recall', 'Hill giant', 'Lancer'] },
      { row: ['bastion', 'Wyvern', 'Monolith', 'Frenzy', 'Great ram', 'Duellist'] },
    ),
  },
  steps: [
    {
      say: 'You have 7 mana, and Hill giant costs 6. But it lies in the fifth place, and only the first four cards can be played.',
      until: { by: 'reading' },
    },
    {
      say: 'Play something cheap that lies before it, so that the row closes up: *Scout* costs 1.',
      points: ['card:scout', 'lane:upper', 'lane:lower'],
      until: { by: 'sight', sees: (seen) => plays(seen, 'scout') },
    },
    {
      say: 'Now *Hill giant* has come into reach. Play it.',
      points: ['card:hill-giant', 'lane:upper', 'lane:lower'],
      until: { by: 'sight', sees: (seen) => plays(seen, 'hill-giant') },
    },
  ],
  goal: { say: 'Hill giant stands in a lane, this turn.', met: (seen) => plays(seen, 'hill-giant') },
  lost: ({ table }) => (table.turn > 3 ? 'The turn is over, and Hill giant still lies in your row.' : null),
  hints: [
    { say: 'Each card that leaves the row brings the next one a place nearer.' },
    { say: 'Scout first: with Veteran you would lack the mana for the giant.', points: ['card:scout'] },
  ],
  line: ['card:scout', 'lane:upper', 'card:hill-giant', 'lane:lower'],
  learned: 'The order of your row is half of every plan. Cheap cards open the way for dear ones.',
};

/** Standing in the way. */
const block: Lesson<TableView> = {
  slug: 'block',
  title: 'Stand in the way',
  lead: 'Stop a creature that strikes your bastion in every turn.',
  seat: 0,
  start: {
    seed: 'block',
    position: duel(
      { row: ['Runner', 'bastion', 'Pikeman', 'Scout', 'Recall'] },
      { row: ['bastion', 'Wyvern', 'Monolith', 'Frenzy', 'Great ram'], upper: ['Veteran'] },
    ),
  },
  steps: [
    {
      say: 'An enemy *Veteran* stands in the first lane and strikes for 3 each turn. Your bastion has three places left: one more strike, and it falls.',
      places: ['unit:veteran', 'building:0'],
      until: { by: 'reading' },
    },
    {
      say: 'Attackers hit whoever stands nearest in their lane. *Pikeman* has 4 health: it can take 3 and stay. Play it.',
      points: ['card:pikeman'],
      until: { by: 'choice', choice: 'card:pikeman' },
    },
    {
      say: 'Into the lane of the Veteran, of course.',
      points: ['lane:upper'],
      until: { by: 'sight', sees: ({ table }) => table.seats[0].upper.length > 0 },
    },
    {
      say: 'Begin your assault, and see what the Veteran does in its own.',
      points: ['done'],
      until: { by: 'sight', sees: ({ table }) => table.turn >= 5 },
    },
  ],
  goal: {
    say: 'Get through the enemy turn with your bastion where it is.',
    met: ({ table }) => table.turn >= 5 && table.seats[0].bastion <= 1 && !table.seats[0].fort,
  },
  lost: ({ table }) =>
    table.seats[0].fort || table.seats[0].bastion > 1
      ? 'The Veteran had an open way, and your bastion paid for it.'
      : null,
  hints: [
    { say: 'A lane is open to the enemy as long as nobody of yours stands in it.' },
    { say: 'Pikeman, into the first lane.', points: ['card:pikeman'] },
  ],
  line: ['card:pikeman', 'lane:upper', 'done'],
  learned: 'Damage is forgotten at the end of a turn: who survives it stands as good as new.',
};

/** The end of a match. */
const fall: Lesson<TableView> = {
  slug: 'fall',
  title: 'Bring down the fort',
  lead: 'Clear the way with a spell, and win the match.',
  seat: 0,
  start: {
    seed: 'fall',
    position: duel(
      { row: ['bastion', 'Spark', 'Lancer', 'Recall', 'Duellist'], upper: ['Harrier'], lower: ['Veteran'] },
      { row: ['Wyvern', 'Monolith', 'fort', 'Frenzy'], upper: ['Sentinel'], lower: ['Militia'] },
    ),
  },
  steps: [
    {
      say: 'The enemy bastion has fallen and stands again as a fort. One or two strikes more, and you have won. But somebody stands in each lane.',
      places: ['building:1'],
      until: { by: 'reading' },
    },
    {
      say: 'Your *Veteran* faces *Militia*, which has 2 health. *Spark* deals 2 damage to a creature. Cast it.',
      points: ['card:spark'],
      until: { by: 'choice', choice: 'card:spark' },
    },
    {
      say: 'On *Militia*: then nobody stands before your Veteran.',
      points: ['unit:militia'],
      until: { by: 'sight', sees: ({ table }) => table.seats[1].lower.length === 0 },
    },
    {
      say: 'Begin the assault, and let them strike.',
      points: ['done'],
      until: { by: 'sight', sees: ({ outcome }) => outcome !== null },
    },
  ],
  goal: { say: 'Win the match this turn.', met: ({ outcome }) => outcome?.winners.includes(0) === true },
  lost: ({ table }) => (table.turn > 3 ? 'The turn is over, and the fort still stands.' : null),
  hints: [
    { say: 'Who dies goes back into its owner’s row, at the right end: that makes the row longer.' },
    { say: 'Spark on the weaker of the two, then end the turn.' },
  ],
  line: ['card:spark', 'unit:militia', 'done'],
  learned:
    'Two buildings have to fall, bastion and fort. Spark went to the right end of your row: an incantation costs mana, but no life.',
};

/** In the order in which they are learned. */
export const lessons: readonly Lesson<TableView>[] = [summon, reach, block, fall, firstMatch];
