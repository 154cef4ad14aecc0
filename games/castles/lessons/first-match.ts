// A first match at its end: soldiers, a Cannon and the Wizard bring down a Castle whose owner hardly moves.

import type { Lesson } from '@bridgefront/kernel';
import type { TableView } from '../rules/view.ts';
import { pieceOf } from './table.ts';
import type { Seen } from './table.ts';

const castle = (seen: Seen): number => pieceOf(seen, 1, 'castle')?.hp ?? 0;
const isIn = ({ table }: Seen, name: string, zone: string): boolean =>
  table.pieces.some((piece) => piece.seat === 0 && piece.name === name && piece.zone === zone);

const full = 14;

/** The last lesson. */
export const firstMatch: Lesson<TableView> = {
  slug: 'first-match',
  title: 'Your first match',
  lead: 'Three whole turns, from the first blow to the fall of the Castle.',
  seat: 0,
  start: {
    seed: 'first match',
    position: {
      turn: 5,
      red: 0,
      cards: [
        'red general-1 at red-middle',
        'red wizard-1 at red-castle',
        'red cannon-1 at red-middle',
        'red spearman-1 at red-middle',
        'red spearman-2 at red-middle',
        'red spearman-3 at red-front',
        'blue archer-1 at blue-front',
        { card: 'wall-1', side: 'blue', zone: 'blue-middle', hp: 6 },
        { card: 'castle-2', side: 'blue', zone: 'blue-middle', hp: full },
      ],
      deck: ['Mason', 'Charge', 'Healer', 'Archer', 'Healer', 'Spearman'],
      seats: [
        { hand: [], order: 'hold' },
        { hand: ['Spearman'], order: 'hold' },
      ],
    },
  },
  others: { 1: ['play:spearman', 'zone:blue-middle', 'done', 'order:hold'] },
  steps: [
    {
      say: 'A siege near its end: the enemy *Castle* has 14 hit points left. A *Wall* bars the way, and an *Archer* stands before it. The enemy is slow, so take your time.',
      places: ['piece:castle-2', 'piece:wall-1', 'piece:archer-1'],
      until: { by: 'reading' },
    },
    {
      say: 'First the *Archer*, who could shoot your men one by one: send the *Spearman* at your Front to the Blue Front, and let it strike.',
      points: ['unit:spearman-3', 'zone:blue-front', 'at:archer-1'],
      places: ['piece:archer-1'],
      until: { by: 'sight', sees: (seen) => pieceOf(seen, 1, 'archer') === undefined },
    },
    {
      say: 'Now bring up the *Cannon*, which reaches two zones: it goes to your *Front* if two Spearmen go with it.',
      points: ['unit:cannon-1', 'zone:red-front', 'with:spearman-1', 'with:spearman-2'],
      until: { by: 'sight', sees: (seen) => isIn(seen, 'cannon-1', 'red-front') },
    },
    {
      say: 'It has moved, and may still fire: aim at the *Wall*, then end your turn. An order to hold your Traps is right, as you have none.',
      points: ['unit:cannon-1', 'at:wall-1', 'done', 'order:hold'],
      places: ['piece:wall-1'],
      until: { by: 'sight', sees: ({ table }) => table.turn > 5 },
    },
    {
      say: 'The enemy has called up a *Spearman* behind the Wall. Fire again: with this shot the *Wall* falls.',
      points: ['unit:cannon-1', 'at:wall-1'],
      places: ['piece:wall-1', 'piece:spearman-4'],
      until: { by: 'sight', sees: (seen) => pieceOf(seen, 1, 'wall') === undefined },
    },
    {
      say: 'You have drawn *Charge*: one soldier may go two zones and hits for 1 more. That is enough for the enemy Spearman: charge with one of yours at your Front, go to the Blue Middle, and strike.',
      points: ['play:charge', 'at:spearman-1', 'unit:spearman-1', 'zone:blue-middle', 'at:spearman-4'],
      places: ['piece:spearman-4'],
      until: { by: 'sight', sees: (seen) => pieceOf(seen, 1, 'spearman') === undefined },
    },
    {
      say: 'Nobody guards the *Castle* any more. Let the Spearman at the Blue Front walk in and strike it, and the *Wizard* hit it from home.',
      points: ['unit:spearman-3', 'zone:blue-middle', 'at:castle-2', 'unit:wizard-1'],
      places: ['piece:castle-2'],
      until: { by: 'sight', sees: (seen) => castle(seen) <= 9 },
    },
    {
      say: 'All have acted who can reach it. End your turn.',
      points: ['done', 'order:hold'],
      until: { by: 'sight', sees: ({ table }) => table.turn > 7 },
    },
    {
      say: 'Your *Cannon* and both Spearmen in the Blue Middle hit for 3 each, and 9 is all that the *Castle* has left. Bring it down.',
      points: ['unit:cannon-1', 'unit:spearman-1', 'unit:spearman-3', 'at:castle-2'],
      places: ['piece:castle-2'],
      until: { by: 'sight', sees: ({ outcome }) => outcome !== null },
    },
  ],
  goal: { say: 'Destroy the enemy *Castle*.', met: ({ outcome }) => outcome?.winners.includes(0) === true },
  hints: [
    { say: 'Archer first, then the Wall, then the Castle: what can hit you before what only stands there.' },
    {
      say: 'Each card moves once and acts once in a turn. Whatever reaches the Castle hits it in every turn.',
      places: ['piece:castle-2'],
    },
  ],
  line: [
    'unit:spearman-3',
    'zone:blue-front',
    'unit:spearman-3',
    'at:archer-1',
    'unit:cannon-1',
    'zone:red-front',
    'with:spearman-1',
    'with:spearman-2',
    'unit:cannon-1',
    'at:wall-1',
    'done',
    'order:hold',
    'unit:cannon-1',
    'at:wall-1',
    'play:charge',
    'at:spearman-1',
    'unit:spearman-1',
    'zone:blue-middle',
    'unit:spearman-1',
    'at:spearman-4',
    'unit:spearman-3',
    'zone:blue-middle',
    'unit:spearman-3',
    'at:castle-2',
    'unit:wizard-1',
    'at:castle-2',
    'done',
    'order:hold',
    'unit:cannon-1',
    'at:castle-2',
    'unit:spearman-1',
    'at:castle-2',
    'unit:spearman-3',
    'at:castle-2',
  ],
  learned:
    'You have won. A whole match begins with Castles of 50 and five cards in the hand, and the other side fights back: play one against a Novice.',
};
