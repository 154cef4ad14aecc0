// The lessons of Castles: what a newcomer has to know before a first match, one idea each.

import type { Lesson } from '@bridgefront/kernel';
import type { PieceView, TableView } from '../rules/view.ts';
import { firstMatch } from './first-match.ts';
import { pieceOf, siege } from './table.ts';
import type { Seen } from './table.ts';

const turnOver = ({ table, outcome }: Seen): boolean => table.turn > 5 && outcome === null;

/** One step, one blow. */
const strike: Lesson<TableView> = {
  slug: 'strike',
  title: 'Move and strike',
  lead: 'Each card of yours moves once and acts once in a turn.',
  seat: 0,
  start: {
    seed: 'strike',
    position: siege(['red spearman-1 at red-front', 'blue archer-1 at blue-front']),
  },
  steps: [
    {
      say: 'Six zones lie from Castle to Castle. Your *Spearman* stands at your Front, an enemy *Archer* one zone further.',
      places: ['piece:spearman-1', 'piece:archer-1'],
      until: { by: 'reading' },
    },
    {
      say: 'Spearmen hit in their own zone only. Pick up the *Spearman* and click the boot over the *Blue Front*.',
      points: ['unit:spearman-1', 'zone:blue-front'],
      until: { by: 'sight', sees: (seen) => pieceOf(seen, 0, 'spearman')?.zone === 'blue-front' },
    },
    {
      say: 'It has moved, may still act, and is still picked up: click the *Archer*. It deals 3 damage, and the Archer has 3 hit points.',
      points: ['unit:spearman-1', 'at:archer-1'],
      until: { by: 'sight', sees: (seen) => pieceOf(seen, 1, 'archer') === undefined },
    },
  ],
  goal: { say: 'Destroy the *Archer* this turn.', met: (seen) => pieceOf(seen, 1, 'archer') === undefined },
  lost: (seen) => (turnOver(seen) ? 'The turn is over, and the Archer shoots next.' : null),
  hints: [
    { say: 'Whoever is picked up shows where it may go and whom it may hit.' },
    { say: 'Spearman to the Blue Front first, then the blow.' },
  ],
  line: ['unit:spearman-1', 'zone:blue-front', 'unit:spearman-1', 'at:archer-1'],
  learned:
    'One move and one blow for each of your cards, in every turn. Damage stays: finish who is wounded before you hit another.',
};

/** Playing cards. */
const muster: Lesson<TableView> = {
  slug: 'muster',
  title: 'Bring up soldiers',
  lead: 'Play cards to your own zones, and let the General hurry them on.',
  seat: 0,
  start: {
    seed: 'muster',
    position: siege(['red general-1 at red-middle', 'blue spearman-1 at red-front'], ['Spearman', 'Archer']),
  },
  steps: [
    {
      say: 'An enemy *Spearman* stands before your gates. Cards cost nothing: play the *Archer* from your hand.',
      points: ['play:archer'],
      until: { by: 'choice', choice: 'play:archer' },
    },
    {
      say: 'To your *Middle*: from there it reaches the Front.',
      points: ['zone:red-middle'],
      until: { by: 'sight', sees: (seen) => pieceOf(seen, 0, 'archer')?.zone === 'red-middle' },
    },
    {
      say: 'Who has just come in can act at once if it can reach anybody. Shoot at the *Spearman*.',
      points: ['unit:archer-1', 'at:spearman-1'],
      until: { by: 'sight', sees: (seen) => (pieceOf(seen, 1, 'spearman')?.hp ?? 0) < 4 },
    },
    {
      say: 'Now your own *Spearman* as well: play it to the Middle, beside the General.',
      points: ['play:spearman', 'zone:red-middle'],
      until: { by: 'sight', sees: (seen) => pieceOf(seen, 0, 'spearman') !== undefined },
    },
    {
      say: 'From the zone of your *General* soldiers go two zones in one move: send the *Spearman* to the Blue Front.',
      points: ['unit:spearman-2', 'zone:blue-front'],
      until: { by: 'sight', sees: (seen) => pieceOf(seen, 0, 'spearman')?.zone === 'blue-front' },
    },
  ],
  goal: {
    say: 'Wound the enemy *Spearman*, and bring your own to the Blue Front.',
    met: (seen) =>
      (pieceOf(seen, 1, 'spearman')?.hp ?? 0) < 4 &&
      pieceOf(seen, 0, 'spearman')?.zone === 'blue-front' &&
      pieceOf(seen, 0, 'archer') !== undefined,
  },
  lost: (seen) => (turnOver(seen) ? 'The turn is over.' : null),
  hints: [
    { say: 'Cards of the hand go to your Castle Zone or your Middle.' },
    { say: 'Archer to the Middle, its shot, then the Spearman to the Middle and on.' },
  ],
  line: [
    'play:archer',
    'zone:red-middle',
    'unit:archer-1',
    'at:spearman-1',
    'play:spearman',
    'zone:red-middle',
    'unit:spearman-2',
    'zone:blue-front',
  ],
  learned: 'Playing is free, so play early, and keep the General where your soldiers come in.',
};

/** Walls. */
const wall: Lesson<TableView> = {
  slug: 'wall',
  title: 'Break the Wall',
  lead: 'No soldier passes a Wall: bring it down, then walk in.',
  seat: 0,
  start: {
    seed: 'wall',
    position: siege([
      'red cannon-1 at red-front',
      'red spearman-1 at red-front',
      'red spearman-2 at red-front',
      'red spearman-3 at blue-front',
      { card: 'wall-1', side: 'blue', zone: 'blue-middle', hp: 3 },
    ]),
  },
  steps: [
    {
      say: 'A *Wall* bars the enemy Middle: neither soldiers nor shots get past it. It has 3 of 15 hit points left.',
      places: ['piece:wall-1'],
      until: { by: 'reading' },
    },
    {
      say: 'A *Cannon* hits Buildings two zones far, for 3 damage. Pick it up and aim at the *Wall*.',
      points: ['unit:cannon-1', 'at:wall-1'],
      until: { by: 'sight', sees: (seen) => pieceOf(seen, 1, 'wall') === undefined },
    },
    {
      say: 'The way is free. Send the Spearman at the *Blue Front* into the *Blue Middle*.',
      points: ['unit:spearman-3', 'zone:blue-middle'],
      until: { by: 'sight', sees: ({ table }) => table.pieces.some(inside) },
    },
  ],
  goal: { say: 'A soldier of yours in the Blue Middle.', met: ({ table }) => table.pieces.some(inside) },
  lost: (seen) => (turnOver(seen) ? 'The turn is over, and the enemy will mend the Wall.' : null),
  hints: [
    { say: 'Only Cannons and those who stand near can hurt a Wall.' },
    { say: 'First the shot, then the step: as long as the Wall stands, the step is not possible.' },
  ],
  line: ['unit:cannon-1', 'at:wall-1', 'unit:spearman-3', 'zone:blue-middle'],
  learned: 'Build a Wall of your own early: a Builder does it in your Middle, and most attacks end there.',
};

function inside({ seat, zone, card }: PieceView): boolean {
  return seat === 0 && zone === 'blue-middle' && card === 'spearman';
}

/** The Trap. */
const trap: Lesson<TableView> = {
  slug: 'trap',
  title: 'Set a Trap',
  lead: 'Say beforehand on whom your Traps spring, and let the enemy walk in.',
  seat: 0,
  start: {
    seed: 'trap',
    position: siege(['blue spearman-1 at red-front', 'blue spearman-2 at red-front'], ['Trap']),
  },
  others: { 1: ['unit:spearman-1', 'zone:red-middle'] },
  steps: [
    {
      say: 'Two enemy Spearmen stand at your Front, and a *Trap* lies in your hand. It destroys a soldier who enters your Middle.',
      places: ['piece:spearman-1', 'piece:spearman-2'],
      until: { by: 'reading' },
    },
    {
      say: 'A Trap is never played: it springs in the enemy turn, by an order that you give when yours ends. End it.',
      points: ['done'],
      until: { by: 'choice', choice: 'done' },
    },
    {
      say: 'Order it: at most one Trap, on *Spearmen*. Everybody gives an order, so nobody learns who holds a Trap.',
      points: ['order:spearmen-1'],
      until: { by: 'sight', sees: (seen) => gone(seen) },
    },
  ],
  goal: { say: 'A *Spearman* falls into your Trap.', met: (seen) => gone(seen) },
  lost: ({ table }) =>
    table.pieces.some(({ seat, zone }) => seat === 1 && zone === 'red-middle')
      ? 'The Spearman came in, and your Trap was held back.'
      : null,
  hints: [
    { say: 'An order that holds all Traps springs none.' },
    { say: 'End the turn, then choose Spearmen and one Trap.' },
  ],
  line: ['done', 'order:spearmen-1'],
  learned: 'The order stands until you change it. Who fears a Trap sends the weakest in first.',
};

function gone({ table }: Seen): boolean {
  return table.pieces.filter(({ seat, card }) => seat === 1 && card === 'spearman').length < 2;
}

/** The end of a match. */
const fall: Lesson<TableView> = {
  slug: 'fall',
  title: 'Bring down the Castle',
  lead: 'Put the last shots together, and win.',
  seat: 0,
  start: {
    seed: 'fall',
    position: siege([
      'red wizard-1 at red-castle',
      'red cannon-1 at red-front',
      'red spearman-1 at red-front',
      'red spearman-2 at red-front',
      { card: 'castle-2', side: 'blue', zone: 'blue-middle', hp: 5 },
    ]),
  },
  steps: [
    {
      say: 'The enemy *Castle* has 5 of 50 hit points left. Whoever destroys it has won.',
      places: ['piece:castle-2'],
      until: { by: 'reading' },
    },
    {
      say: 'Your *Wizard* hits the Castle from home, for 2, your *Cannon* from two zones away, for 3. Begin with the Wizard.',
      points: ['unit:wizard-1', 'at:castle-2'],
      until: { by: 'sight', sees: (seen) => (pieceOf(seen, 1, 'castle')?.hp ?? 0) < 5 },
    },
    {
      say: 'Now the other one. A Cannon fires alone; to be moved it needs two soldiers at its place.',
      points: ['unit:cannon-1', 'at:castle-2'],
      until: { by: 'sight', sees: ({ outcome }) => outcome !== null },
    },
  ],
  goal: { say: 'Destroy the Castle this turn.', met: ({ outcome }) => outcome?.winners.includes(0) === true },
  lost: (seen) => (turnOver(seen) ? 'The Castle still stands.' : null),
  hints: [
    { say: 'Two and three are five.' },
    { say: 'Wizard and Cannon, both at the Castle, in either order.' },
  ],
  line: ['unit:wizard-1', 'at:castle-2', 'unit:cannon-1', 'at:castle-2'],
  learned:
    'A Wizard left in peace wins matches: 2 damage in every turn. Keep yours at home, and send soldiers or the Assassin after theirs.',
};

/** In the order in which they are learned. */
export const lessons: readonly Lesson<TableView>[] = [strike, muster, wall, trap, fall, firstMatch];
