// Damage: how much an attack deals (CA-40), single blows and area effects, and what they leave behind.

import type { Seat } from '@bridgefront/kernel';
import { tableFor } from './cards/in-force.ts';
import { CASTLE } from './cards/table.ts';
import { finish } from './ending.ts';
import type { Hit, Sum, Tell } from './faces.ts';
import { pieceName } from './notation.ts';
import { clearFallen, isPerson, isSoldier } from './pieces.ts';
import { hitOf } from './reach.ts';
import { sideOf } from './sides.ts';
import { zoneNames } from './types.ts';
import type { Piece, State } from './types.ts';
import { terrainOf } from './zones.ts';

// What a Soldier's blow is made of, in the order of CA-40; `note` hears of each part, where somebody wants to be told.
type Note = ((by: string, damage: number) => void) | null;

/** What a side's Armouries add to the damage of each of its Soldiers. */
export function armouryBonus(state: State, seat: Seat, note: Note = null): number {
  const { arms, cards } = tableFor(state);
  let bonus = 0;
  for (const piece of state.pieces) {
    const arm = arms[piece.kind];
    if (arm === null || piece.seat !== seat) continue;
    bonus += arm.bonus;
    note?.(cards[piece.kind].slug, arm.bonus);
  }
  return bonus;
}

function terrainBonus(state: State, attacker: Piece, target: Piece, note: Note): number {
  const here = terrainOf(state, attacker.zone);
  const there = terrainOf(state, target.zone);
  let bonus = 0;
  const add = (by: string, damage: number): void => {
    bonus += damage;
    note?.(by, damage);
  };
  const bow = tableFor(state).bows[attacker.kind];
  if (bow && here === 'high-hills') add(here, 1);
  if (bow && there === 'forest' && isPerson(state, target)) add(there, -1);
  // CA-76: units on a Lake are in boats; Buildings never are.
  if (here === 'lake') add('boat', -1);
  else if (there === 'lake') add('boat', 1);
  return bonus;
}

/** Damage of an attack. Reaction fire counts Armouries and terrain, not Charge and Ambush (CA-78). */
export function damageOf(
  state: State,
  attacker: Piece,
  target: Piece,
  reaction = false,
  note: Note = null,
): number {
  const ability = hitOf(state, attacker);
  if (ability === null) return 0;
  let { damage } = ability;
  if (!isSoldier(state, attacker)) return damage;
  damage += armouryBonus(state, attacker.seat, note);
  if (attacker.charged && !reaction) {
    damage += attacker.bonus;
    note?.('charge', attacker.bonus);
  }
  if (attacker.rain > 0 && !reaction) {
    damage += attacker.rain;
    note?.('arrow-rain', attacker.rain);
  }
  damage = Math.max(0, damage + terrainBonus(state, attacker, target, note));
  return !reaction && doubles(state, attacker, target) ? damage * state.ambush : damage;
}

/** What the damage of an attack is made of; undefined where it is the printed figure and nothing else. */
export function sumOf(state: State, attacker: Piece, target: Piece, reaction = false): Sum | undefined {
  const ability = hitOf(state, attacker);
  if (ability === null || !isSoldier(state, attacker)) return undefined;
  const added = new Map<string, number>();
  damageOf(state, attacker, target, reaction, (by, damage) => {
    if (damage !== 0) added.set(by, (added.get(by) ?? 0) + damage);
  });
  const times = !reaction && doubles(state, attacker, target) ? state.ambush : 1;
  if (added.size === 0 && times === 1) return undefined;
  return {
    base: ability.damage,
    added: [...added].map(([by, damage]) => ({ by, damage })),
    ...(times === 1 ? {} : { times }),
  };
}

// CA-41, CA-75: an Ambush works on Soldiers and Civilians, and not out of a Marsh.
function doubles(state: State, attacker: Piece, target: Piece): boolean {
  return (
    state.ambush > 0 &&
    attacker.seat === sideOf(state.active) &&
    isPerson(state, target) &&
    terrainOf(state, attacker.zone) !== 'marsh'
  );
}

/** Takes HP off a card; excess is lost (CA-33). */
function wound(state: State, target: Piece, damage: number): Hit {
  target.hp = Math.max(0, target.hp - damage);
  return { piece: pieceName(state, target.id), owner: target.seat, damage, left: target.hp };
}

/** One card's attack on another. */
export function strike(
  state: State,
  attacker: Piece,
  target: Piece,
  how: 'action' | 'shot' | 'reaction',
  tell: Tell,
): void {
  const reaction = how === 'reaction';
  const sum = tell === null ? undefined : sumOf(state, attacker, target, reaction);
  const hit = wound(state, target, damageOf(state, attacker, target, reaction));
  tell?.({
    tell: 'attacks',
    seat: attacker.seat,
    piece: pieceName(state, attacker.id),
    how,
    from: zoneNames[attacker.zone],
    to: zoneNames[target.zone],
    hit,
    ...(sum === undefined ? {} : { sum }),
  });
  settle(state, tell);
}

/** Area damage: all at once, all fallen leave together, then the end is checked (CA-42). */
export function strikeAll(
  state: State,
  card: string,
  targets: readonly Piece[],
  damage: number,
  tell: Tell,
): void {
  // An earlier effect of the same card may have left nobody (CA-88).
  if (targets.length === 0) return;
  const hits = targets.map((target) => wound(state, target, damage));
  tell?.({ tell: 'area', card, hits });
  settle(state, tell);
}

/** Clears the fallen away and looks whether a Castle has fallen: with both, the active side loses (CA-63). */
function settle(state: State, tell: Tell): void {
  clearFallen(state, tell);
  const fallen = state.pieces.filter(({ kind, hp }) => kind === CASTLE && hp <= 0).map(({ seat }) => seat);
  if (fallen.length === 0) return;
  const loser = fallen.length === 2 ? sideOf(state.active) : fallen[0];
  finish(state, 'castle', 1 - loser, tell);
}
