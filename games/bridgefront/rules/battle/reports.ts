// What the table is told of a battle: opening, modifiers, every die, losses, and who stands at the end.

import type { Toll } from './hits.ts';
import { attackerSide, defenderSide, fighters, seatOf } from './modifiers.ts';
import type { Side, Volley } from './modifiers.ts';
import type { Modifier } from '../faces.ts';
import { hexName, slugOf, tell } from '../state/reporting.ts';
import type { Play } from '../terms.ts';
import type { Battle, Champion, State } from '../types.ts';
import { forcesAt } from '../state/units.ts';

/** As the source of dice: the side's Forces. */
const forcesSource = 'forces';

function muster(state: State, battle: Battle, side: Side) {
  const champions = fighters(state, battle, side).map(({ card, hp }) => ({
    champion: slugOf(state, card),
    hp,
  }));
  return { forces: forcesAt(state, seatOf(battle, side), battle.hex), champions };
}

/** `battle`: where, who, and what each side brings. */
export function tellOpening(turn: Play, battle: Battle): void {
  const { state } = turn;
  const { attacker, defender, siege } = battle;
  const hex = hexName(state, battle.hex);
  const units = [muster(state, battle, attackerSide), muster(state, battle, defenderSide)];
  tell(turn, { tell: 'battle', hex, attacker, defender, siege, units });
}

/** `modifiers`: everything that changes the dice of this combat round, with its source; nothing if there is none. */
export function tellModifiers(turn: Play, battle: Battle, list: readonly Modifier[]): void {
  if (list.length === 0) return;
  tell(turn, { tell: 'modifiers', hex: hexName(turn.state, battle.hex), round: battle.round, list });
}

function rollsOf(state: State, battle: Battle, side: Side, volley: Volley, dice: readonly number[][]) {
  const hitsOf = (rolled: readonly number[], threshold: number): number => {
    return rolled.filter((die) => die <= threshold).length;
  };
  const rolls = [];
  if (volley.forces > 0) {
    const { threshold } = volley;
    rolls.push({ source: forcesSource, dice: dice[0], threshold, hits: hitsOf(dice[0], threshold) });
  }
  for (const [i, { card, threshold }] of volley.champions.entries()) {
    const rolled = dice[i + 1];
    rolls.push({ source: slugOf(state, card), dice: rolled, threshold, hits: hitsOf(rolled, threshold) });
  }
  return { seat: seatOf(battle, side), rolls, hits: battle.hits[side].length };
}

/** `combat-round`: all dice of both sides and what they hit on. */
export function tellRound(
  turn: Play,
  battle: Battle,
  volleys: readonly [Volley, Volley],
  dice: readonly [number[][], number[][]],
): void {
  const { state } = turn;
  const [attacker, defender] = ([attackerSide, defenderSide] as const).map((side) =>
    rollsOf(state, battle, side, volleys[side], dice[side]),
  );
  const hex = hexName(state, battle.hex);
  tell(turn, { tell: 'combat-round', hex, round: battle.round, attacker, defender });
}

/** `battle-losses`: what the hits of the combat round did to each side, and whose Tactical Hand each side used. */
export function tellLosses(
  turn: Play,
  battle: Battle,
  tolls: readonly [Toll, Toll],
  hands: readonly (Champion | null)[],
): void {
  const { state } = turn;
  const losses = tolls.map((toll, side) => {
    const damage = [];
    for (const [i, { card }] of toll.champions.entries()) {
      if (toll.damage[i] > 0) damage.push({ champion: slugOf(state, card), amount: toll.damage[i] });
    }
    const hand = hands[side];
    const spent = [...new Set(toll.spent), ...(hand === null ? [] : [hand.card])];
    const used = spent.map((card) => slugOf(state, card));
    return { seat: toll.seat, forces: toll.doomed, damage, used };
  });
  tell(turn, { tell: 'battle-losses', hex: hexName(state, battle.hex), round: battle.round, losses });
}

/** `battle-over`: who won (null: nobody) and what is left of it. */
export function tellOver(turn: Play, battle: Battle, winner: number): void {
  const { state } = turn;
  const side = winner === battle.attacker ? attackerSide : defenderSide;
  const left = winner < 0 ? { forces: 0, champions: [] } : muster(state, battle, side);
  const hex = hexName(state, battle.hex);
  tell(turn, { tell: 'battle-over', hex, winner: winner < 0 ? null : winner, ...left });
}
