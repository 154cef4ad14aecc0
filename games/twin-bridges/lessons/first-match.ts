// A first match at its end: a way for one creature, somebody in the way of theirs, and two buildings that fall.

import type { Lesson } from '@bridgefront/kernel';
import type { TableView } from '../rules/view.ts';
import { duel, plays } from './table.ts';

/** The last lesson. */
export const firstMatch: Lesson<TableView> = {
  slug: 'first-match',
  title: 'Your first match',
  lead: 'Three whole turns on both bridges, from the first creature to the fall of the fort.',
  seat: 0,
  start: {
    seed: 'first match',
    position: duel(
      { row: ['bastion', 'Veteran', 'Squire', 'Ward', 'Spark', 'Courser'] },
      { row: ['bastion', 'Militia', 'Monolith', 'Frenzy'], upper: ['Hill giant'] },
    ),
  },
  // As often as anybody can clear its lane.
  others: { 1: Array.from({ length: 6 }, () => ['card:militia', 'lane:lower', 'done']).flat() },
  steps: [
    {
      say: 'The enemy *bastion* has three places left, yours five. But *Hill giant* strikes for 5 unless somebody stands in its way. Take your time.',
      places: ['building:1', 'unit:hill-giant'],
      until: { by: 'reading' },
    },
    {
      say: 'The second lane is empty: send *Veteran* there, and it will strike the enemy bastion in every turn.',
      points: ['card:veteran', 'lane:lower'],
      places: ['lane:lower'],
      until: { by: 'sight', sees: (seen) => plays(seen, 'veteran') },
    },
    {
      say: 'Somebody has to stand before the giant. *Squire* is cheap: into the first lane.',
      points: ['card:squire', 'lane:upper'],
      places: ['lane:upper'],
      until: { by: 'sight', sees: (seen) => plays(seen, 'squire') },
    },
    {
      say: 'One blow of the giant would fell it. *Ward* takes the first damage away: cast it on Squire.',
      points: ['card:ward', 'unit:squire'],
      places: ['unit:squire'],
      until: { by: 'sight', sees: ({ table }) => table.mana === 0 || table.turn > 3 },
    },
    {
      say: 'Your mana is spent. Begin the assault: who is new waits, and then the enemy has its turn.',
      points: ['done'],
      until: { by: 'sight', sees: ({ table }) => table.turn > 4 },
    },
    {
      say: 'Squire stands. But *Militia* has come in the way of your Veteran: 2 health, just what *Spark* takes. Cast it on Militia.',
      points: ['card:spark', 'unit:militia'],
      places: ['unit:militia'],
      until: { by: 'sight', sees: ({ table }) => table.seats[1].lower.length === 0 },
    },
    {
      say: 'The lane is free. *Ward* your Squire once more with the mana that is left, and begin the assault: Veteran strikes the bastion off its row.',
      points: ['card:ward', 'unit:squire', 'done'],
      until: { by: 'sight', sees: ({ table }) => table.seats[1].fort },
    },
    {
      say: 'The bastion is now a fort, and Militia is there again. So is *Spark*, back in your row: cast it once more, and begin the assault.',
      points: ['card:spark', 'unit:militia', 'done'],
      places: ['unit:militia'],
      until: { by: 'sight', sees: ({ outcome }) => outcome !== null },
    },
  ],
  goal: { say: 'Win: the enemy fort falls.', met: ({ outcome }) => outcome?.winners.includes(0) === true },
  lost: ({ outcome }) =>
    outcome === null ? null : 'Hill giant had an open way to your bastion and to your fort.',
  hints: [
    { say: 'One lane to strike, the other one to stand in the way.' },
    { say: 'Clear the lane of your Veteran in each turn, and keep Squire alive before the giant.' },
  ],
  line: [
    'card:veteran',
    'lane:lower',
    'card:squire',
    'lane:upper',
    'card:ward',
    'unit:squire',
    'done',
    'card:spark',
    'unit:militia',
    'card:ward',
    'unit:squire',
    'done',
    'card:spark',
    'unit:militia',
    'done',
  ],
  learned:
    'You have won. A whole match begins with a draft of eight cards each, and rows that are twice as long: play one against a Novice.',
};
