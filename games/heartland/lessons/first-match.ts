// A first match at its end: a frontier won, another one held, and a way through to the enemy heartland.

import type { Lesson } from '@bridgefront/kernel';
import type { TableView } from '../rules/view.ts';
import { duel, fourth, unit, unitsAt } from './table.ts';
import type { Seen } from './table.ts';

const guard = 1;
const sister = 2;
const rank = 3;
const outrider = 4;

const occupies = (seen: Seen, at: number): boolean =>
  unitsAt(seen, 0, at).some((one) => one.occupies === true);

/** The last lesson. */
export const firstMatch: Lesson<TableView> = {
  slug: 'first-match',
  title: 'Your first match',
  lead: 'Two whole rounds: hold a frontier, win another, and break through.',
  seat: 0,
  start: {
    seed: 'first match',
    position: duel(
      [
        unit(0, 'Ferry Guard', 0),
        unit(0, 'Lance Sister', 0),
        unit(0, 'Pike Rank', 2, true),
        unit(1, 'Outrider', 3, true),
        unit(1, 'Raider', 0),
      ],
      { ready: ['Farmer'], hand: ['Farmer', 'Headlong'], army: ['Raider', 'Outrider'] },
      { life: 7, hand: ['Ditch Levy'], ready: ['Farmer'], army: ['Ditch Levy', 'Ditch Levy'] },
    ),
  },
  others: { 1: ['commit', 'go:5,2', 'done', 'pass', 'draw:civic', 'unit:ditch-levy'] },
  steps: [
    {
      say: 'A duel near its end: the enemy has 7 life left, and its *Outrider* holds the third frontier. Take your time.',
      places: ['life:1', `unit:${outrider}`],
      until: { by: 'reading' },
    },
    {
      say: 'Begin the round with a villager: *Farmer* costs nothing, and will pay for what you play later.',
      points: ['villager:farmer'],
      until: { by: 'sight', sees: (seen) => seen.table.seats[0].ready.length > 1 || fourth(seen) },
    },
    {
      say: '*Raider* comes at your Pike Rank: 3 attack against 4 health, so it holds alone. Commit *Ferry Guard* and *Lance Sister* together to the third frontier.',
      places: [`unit:${guard}`, `unit:${sister}`, 'frontier:3'],
      points: ['commit', `go:${guard},3`, `go:${sister},3`, 'done'],
      until: { by: 'sight', sees: (seen) => unitsAt(seen, 0, 3).length > 0 },
    },
    {
      say: 'All stand where they should. Pass until strategy and battle are over: then combat comes, in all frontiers at once.',
      points: ['pass'],
      until: { by: 'sight', sees: (seen) => seen.decision?.ask === 'occupy' || fourth(seen) },
    },
    {
      say: 'You have won the third frontier and held the second. Let *Lance Sister* occupy the third: an occupier strikes the enemy heartland whenever nobody stands in the way.',
      points: [`occupy:${sister}`],
      until: { by: 'sight', sees: (seen) => occupies(seen, 3) || fourth(seen) },
    },
    {
      say: 'The round ends with a draw: *civic* cards bring villagers and settlements, army cards bring units and tactics. Take what you like.',
      until: { by: 'sight', sees: fourth },
    },
    {
      say: 'Now break through: Pike Rank and Lance Sister bring 2 and 3, *Headlong* gives 2 more, and 7 is all that the enemy has. Pass, so that battle begins.',
      places: ['life:1', `unit:${rank}`, `unit:${sister}`],
      points: ['pass'],
      until: {
        by: 'sight',
        sees: ({ table }) => table.round > 4 || (table.round === 4 && table.phase !== 'strategy'),
      },
    },
    {
      say: 'Play *Headlong* on *Lance Sister*, then pass once more, and let combat come.',
      points: ['tactic:headlong', `target:${sister}`, 'pass'],
      until: { by: 'sight', sees: ({ outcome }) => outcome !== null },
    },
  ],
  goal: {
    say: 'Win: bring the enemy to 0 life.',
    met: ({ outcome }) => outcome?.winners.includes(0) === true,
  },
  lost: (seen) => {
    if (seen.outcome !== null || !fourth(seen)) return null;
    if (!occupies(seen, 3))
      return 'Nobody of yours occupies the third frontier, and nothing breaks through there.';
    return seen.table.round > 4 ? 'Both rounds are over, and the enemy has life left.' : null;
  },
  hints: [
    {
      say: 'Hold with health, take with attack; life is lost where you occupy and nobody stands against you.',
    },
    { say: 'Third frontier first. Then both occupiers strike in every round.', places: ['frontier:3'] },
  ],
  line: [
    'villager:farmer',
    'commit',
    `go:${guard},3`,
    `go:${sister},3`,
    'done',
    'pass',
    'pass',
    `occupy:${sister}`,
    'draw:army',
    'pass',
    'tactic:headlong',
    `target:${sister}`,
    'pass',
  ],
  learned:
    'You have won. A whole match begins with 20 life, one Farmer and empty frontiers: play one against a Novice.',
};
