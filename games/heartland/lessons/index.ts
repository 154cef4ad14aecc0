// The lessons of Heartland: what a newcomer has to know before a first match, one idea each.

import type { Lesson } from '@bridgefront/kernel';
import type { TableView } from '../rules/view.ts';
import { firstMatch } from './first-match.ts';
import { duel, fourth, unit, unitsAt } from './table.ts';

/** Villagers pay. */
const supply: Lesson<TableView> = {
  slug: 'supply',
  title: 'Feed an army',
  lead: 'Villagers give the supply that units cost: begin each round with one.',
  seat: 0,
  start: {
    seed: 'supply',
    position: duel([], { ready: ['Farmer'], hand: ['Farmer', 'Pike Rank'] }),
  },
  steps: [
    {
      say: 'You hold *Pike Rank*, which costs 2 supply. Each ready villager gives 1, and you have one *Farmer*.',
      until: { by: 'reading' },
    },
    {
      say: 'Deploy the *Farmer* of your hand first: one villager a round is free, and gives supply at once.',
      points: ['villager:farmer'],
      until: { by: 'sight', sees: ({ table }) => table.seats[0].ready.length === 2 },
    },
    {
      say: 'Now two are ready. Deploy *Pike Rank*: both are turned sideways for it until the round is over.',
      points: ['unit:pike-rank'],
      until: { by: 'sight', sees: (seen) => unitsAt(seen, 0, 0).length > 0 },
    },
  ],
  goal: { say: '*Pike Rank* stands in your heartland.', met: (seen) => unitsAt(seen, 0, 0).length > 0 },
  lost: (seen) =>
    seen.table.phase !== 'strategy' || fourth(seen)
      ? 'The phase is over, and the unit is still in your hand.'
      : null,
  hints: [{ say: 'Two supply are needed, and one is there.' }, { say: 'First the villager, then the unit.' }],
  line: ['villager:farmer', 'unit:pike-rank'],
  learned: 'A unit arrives turned sideways and can go to a frontier from the next round on.',
};

/** Going out, fighting, holding. */
const commit: Lesson<TableView> = {
  slug: 'commit',
  title: 'Take a frontier',
  lead: 'Send units out together, win the fight, and occupy what you have won.',
  seat: 0,
  start: {
    seed: 'commit',
    position: duel([unit(0, 'Raider', 0), unit(0, 'Ferry Guard', 0), unit(1, 'Outrider', 3, true)], {}),
  },
  steps: [
    {
      say: 'An enemy *Outrider* occupies the third frontier: attack 2, health 1. Your *Raider* and your *Ferry Guard* wait at home.',
      places: ['frontier:3'],
      until: { by: 'reading' },
    },
    {
      say: 'Once a round you commit: all who go, go at once. Click each of the two and then the third frontier, and then Commit.',
      places: ['unit:1', 'unit:2', 'frontier:3'],
      points: ['commit', 'go:1,3', 'go:2,3', 'done'],
      until: { by: 'sight', sees: (seen) => unitsAt(seen, 0, 3).length === 2 },
    },
    {
      say: 'They stand there. Pass, until strategy and battle are over and combat comes.',
      points: ['pass'],
      until: { by: 'sight', sees: ({ decision, table }) => decision?.ask === 'occupy' || table.round > 3 },
    },
    {
      say: 'Both sides struck at once: your Raider fell, and so did the Outrider. You have won the frontier. Let *Ferry Guard* occupy it.',
      points: ['occupy:2'],
      until: { by: 'sight', sees: (seen) => unitsAt(seen, 0, 3).some(({ occupies }) => occupies === true) },
    },
  ],
  goal: {
    say: 'Occupy the third frontier.',
    met: (seen) => unitsAt(seen, 0, 3).some(({ occupies }) => occupies === true),
  },
  lost: (seen) => (fourth(seen) ? 'The round is over, and nobody of yours occupies the frontier.' : null),
  hints: [
    {
      say: 'Attack is added up, and kills enemies whose health it pays for. The weaker of you alone might not come back.',
    },
    { say: 'Commit Raider and Ferry Guard to the third frontier, pass, and occupy.', places: ['frontier:3'] },
  ],
  line: ['commit', 'go:1,3', 'go:2,3', 'done', 'pass', 'pass', 'occupy:2'],
  learned: 'An occupier strikes the opponent in every round in which nobody stands against it.',
};

/** Settlements. */
const settle: Lesson<TableView> = {
  slug: 'settle',
  title: 'Settle and hold',
  lead: 'Found a settlement where you stand, and hold it through an attack.',
  seat: 0,
  start: {
    seed: 'settle',
    position: duel([unit(0, 'Ferry Guard', 3, true), unit(1, 'Raider', 3)], {
      hand: ['Palisade', 'Shield Line'],
      ready: ['Farmer'],
    }),
  },
  steps: [
    {
      say: 'Your *Ferry Guard* has 3 health. A *Raider* with 3 attack comes at it: as it stands, both would fall.',
      places: ['frontier:3'],
      until: { by: 'reading' },
    },
    {
      say: 'A *Palisade* gives each of your units there 1 health more. Settle the third frontier with it.',
      points: ['settle:palisade', 'frontier:3'],
      until: { by: 'sight', sees: ({ table }) => table.frontiers[2].settlement !== null },
    },
    {
      say: 'That is enough: 4 health against 3 attack. Pass until the fight is over.',
      points: ['pass'],
      until: { by: 'sight', sees: ({ decision }) => decision?.ask === 'draw' },
    },
    {
      say: 'Raider has fallen, and you still stand. The round ends with a draw: *civic* cards bring villagers.',
      points: ['draw:civic'],
      until: { by: 'sight', sees: fourth },
    },
  ],
  goal: {
    say: 'Hold the third frontier through this round, with a settlement in it.',
    met: (seen) =>
      fourth(seen) && seen.table.frontiers[2].settlement?.seat === 0 && unitsAt(seen, 0, 3).length > 0,
  },
  lost: (seen) =>
    unitsAt(seen, 0, 3).length === 0
      ? 'Ferry Guard has fallen, and the frontier is open.'
      : fourth(seen)
        ? 'You held the frontier, but nothing is built there.'
        : null,
  hints: [
    { say: 'Settlements can be founded where one of your units occupies.' },
    { say: 'Palisade into the third frontier, then pass.', points: ['settle:palisade'] },
  ],
  line: ['settle:palisade', 'frontier:3', 'pass', 'pass', 'draw:civic'],
  learned: 'With a working settlement in every frontier when a combat is over, you win at once.',
};

/** How life is lost. */
const strike: Lesson<TableView> = {
  slug: 'strike',
  title: 'Strike the heartland',
  lead: 'Bring the opponent to 0 with what comes through a frontier that you hold.',
  seat: 0,
  start: {
    seed: 'strike',
    position: duel([unit(0, 'Raider', 3, true)], { hand: ['Headlong'], ready: ['Farmer'] }, { life: 5 }),
  },
  steps: [
    {
      say: 'Your *Raider* occupies the third frontier, and nobody stands against it: its 3 attack come through this round. The enemy has 5 life.',
      places: ['frontier:3', 'life:1'],
      until: { by: 'reading' },
    },
    {
      say: 'Two are missing. *Headlong* gives a unit 2 attack, but tactics belong to the battle. Pass, so that it begins.',
      points: ['pass'],
      until: { by: 'sight', sees: ({ table }) => table.phase !== 'strategy' },
    },
    {
      say: 'Play *Headlong* on the *Raider*.',
      points: ['tactic:headlong', 'target:1'],
      until: { by: 'sight', sees: (seen) => (unitsAt(seen, 0, 3)[0]?.attack ?? 0) >= 5 },
    },
    {
      say: 'Pass once more, and let combat come.',
      points: ['pass'],
      until: { by: 'sight', sees: ({ outcome }) => outcome !== null },
    },
  ],
  goal: { say: 'Win this round.', met: ({ outcome }) => outcome?.winners.includes(0) === true },
  lost: (seen) => (fourth(seen) ? 'The enemy has life left.' : null),
  hints: [
    { say: 'Keep the villager ready: Headlong costs 1 supply.' },
    { say: 'Pass, play Headlong on the Raider, pass.' },
  ],
  line: ['pass', 'tactic:headlong', 'target:1', 'pass'],
  learned: 'A tactic in the hand is worth a villager that is kept ready for it.',
};

/** In the order in which they are learned. */
export const lessons: readonly Lesson<TableView>[] = [supply, commit, settle, strike, firstMatch];
