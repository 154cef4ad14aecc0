// How long each kind of report deserves to be seen at normal pace; 0: together with the next one.

import type { FaceKind, FaceOf } from '../../rules/table.ts';
import type { Report } from '../match.ts';

const durations: { readonly [K in FaceKind]: number } = {
  factions: 0,
  'capital-chosen': 700,
  'board-made': 900,
  'starting-bridges': 900,
  'round-begins': 1100,
  income: 0,
  drawn: 0,
  studied: 0,
  row: 700,
  'bids-bought': 2200,
  'bids-passed': 2200,
  'roll-off': 1300,
  'tie-won': 900,
  'last-card': 900,
  revealed: 1600,
  'card-resolves': 1000,
  'card-done': 0,
  'action-resolves': 300,
  fizzled: 800,
  gold: 500,
  mana: 400,
  'gold-taken': 700,
  discarded: 0,
  topdecked: 0,
  looked: 0,
  kept: 0,
  scryed: 0,
  burned: 500,
  die: 900,
  gained: 0,
  deployed: 600,
  'champion-deployed': 900,
  refused: 700,
  moved: 650,
  stopped: 700,
  teleported: 800,
  healed: 600,
  damaged: 700,
  'champion-removed': 700,
  'champion-died': 1000,
  bounty: 500,
  stolen: 800,
  'forces-lost': 700,
  status: 800,
  'mine-raised': 600,
  'bridge-built': 650,
  'bridge-destroyed': 700,
  'trap-sprung': 900,
  battle: 1200,
  modifiers: 0,
  'combat-round': 1500,
  'battle-losses': 900,
  'battle-over': 1300,
  pillage: 800,
  collected: 500,
  draft: 0,
  declined: 0,
  scored: 1600,
  cleanup: 0,
  'match-over': 2200,
};

/** Every kind of report. */
export const faceKinds = Object.keys(durations) as readonly FaceKind[];

const perDie = 70;

function moreDice({ attacker, defender }: FaceOf<'combat-round'>): number {
  const dice = [...attacker.rolls, ...defender.rolls].reduce((sum, roll) => sum + roll.dice.length, 0);
  return Math.min(1200, dice * perDie);
}

/** Milliseconds at normal pace. A round of many dice takes longer to read than one of two. */
export function durationOf({ face }: Pick<Report, 'face'>): number {
  const usual = durations[face.tell] ?? 0;
  return face.tell === 'combat-round' && face.attacker !== undefined ? usual + moreDice(face) : usual;
}
