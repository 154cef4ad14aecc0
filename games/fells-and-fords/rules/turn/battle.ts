// The Move and Attack steps: one unit after another, in any order (FF-48, FF-49, FF-55).

import type { Choice, Decision, Seat, DecisionTable } from '@bridgefront/kernel';
import { commandTable } from '../cards/in-force.ts';
import { combatAgainst } from '../combat/declare.ts';
import { tell } from '../faces.ts';
import { mayEnter, movementOf, reachable, targetsOf, typeOf, unitOn } from '../field.ts';
import { hexNames, neighbours } from '../hexes.ts';
import type { HexId } from '../hexes.ts';
import { playLore } from '../lore/play.ts';
import { atChoices, done, hexIn, loreIn, toChoices, unitChoices } from '../notation.ts';
import type { State, Unit } from '../types.ts';
import type { Boons } from '../vocabulary.ts';
import { loreOffers, loreTargets } from './orders.ts';
import type { Play, Terms } from '../faces.ts';

/** What the command card of the turn gives to those whom it ordered. */
export function boonsOf(state: State): Boons {
  return state.text ? (commandTable(state)[state.command]?.boons ?? {}) : {};
}

function inOrder(units: readonly Unit[]): Unit[] {
  return [...units].sort((a, b) => a.hex - b.hex);
}

/** Where a unit may move now; nowhere if it may not move at all. */
export function movesOf(state: State, unit: Unit): HexId[] {
  if (unit.hex < 0 || !unit.ordered || unit.moved || unit.stunned) return [];
  return reachable(state, unit, movementOf(state, unit, boonsOf(state).move ?? 0));
}

/** Units of the active player that can still attack. */
function attackers(state: State): Unit[] {
  return inOrder(
    state.units.filter(
      (unit) =>
        unit.hex >= 0 &&
        unit.seat === state.active &&
        unit.ordered &&
        !unit.attacked &&
        !unit.stunned &&
        targetsOf(state, unit).length > 0,
    ),
  );
}

function moveChoices(state: State, seat: Seat, plan: readonly Choice[]): Choice[] {
  const [first] = plan;
  if (first === undefined) {
    const movers = inOrder(
      state.units.filter((unit) => unit.seat === seat && movesOf(state, unit).length > 0),
    );
    return [...movers.map(({ hex }) => unitChoices[hex]), ...loreOffers(state, seat, 'moves'), done];
  }
  if (first.startsWith('lore:')) return loreTargets(state, seat, plan);
  if (plan.length > 1 || first === done) return [];
  return movesOf(state, state.units[unitOn(state, hexIn(first))]).map((hex) => toChoices[hex]);
}

function moveUnit(turn: Play, from: HexId, to: HexId, how: { readonly step?: true } = {}): void {
  const { state } = turn;
  const unit = state.units[unitOn(state, from)];
  unit.hex = to;
  const names = { from: hexNames[from], to: hexNames[to] };
  tell(turn, { tell: 'moves', seat: unit.seat, unit: typeOf(state, unit).slug, ...names, ...how });
}

function carryMove(turn: Play, { seats: [seat], plans }: Decision): void {
  const [first, second, ...more] = plans[seat];
  if (first === done) {
    turn.then({ do: 'turn/attacks' });
    return;
  }
  turn.then({ do: 'turn/moves' });
  if (first.startsWith('lore:')) {
    const targets = second === undefined ? [] : [second, ...more];
    playLore(turn, seat, loreIn(turn.state, first), targets);
    return;
  }
  turn.state.units[unitOn(turn.state, hexIn(first))].moved = true;
  moveUnit(turn, hexIn(first), hexIn(second));
}

// `step:q,r>q,r`: one hex in the Attack step (FF-55).
function stepChoices(state: State, seat: Seat): Choice[] {
  if (boonsOf(state).attackStep !== true) return [];
  const able = state.units.filter(
    (unit) => unit.hex >= 0 && unit.seat === seat && unit.called && !unit.stepped && !unit.stunned,
  );
  return inOrder(able).flatMap((unit) =>
    neighbours[unit.hex]
      .filter((to) => mayEnter(state, unit, to))
      .sort((a, b) => a - b)
      .map((to) => `step:${hexNames[unit.hex]}>${hexNames[to]}`),
  );
}

function attackChoices(state: State, seat: Seat, plan: readonly Choice[]): Choice[] {
  const [first] = plan;
  if (first === undefined)
    return [...attackers(state).map(({ hex }) => unitChoices[hex]), ...stepChoices(state, seat), done];
  if (plan.length > 1 || !first.startsWith('unit:')) return [];
  const unit = state.units[unitOn(state, hexIn(first))];
  return targetsOf(state, unit).map((id) => atChoices[state.units[id].hex]);
}

function carryAttack(turn: Play, { seats: [seat], plans }: Decision): void {
  const { state } = turn;
  const [first, second] = plans[seat];
  if (first === done) {
    turn.then({ do: 'turn/upkeep' });
    return;
  }
  turn.then({ do: 'turn/attacks' });
  if (first.startsWith('step:')) {
    const [from, to] = first
      .slice('step:'.length)
      .split('>')
      .map((name) => hexIn(`to:${name}`));
    state.units[unitOn(state, from)].stepped = true;
    moveUnit(turn, from, to, { step: true });
  } else combatAgainst(turn, 'attack', unitOn(state, hexIn(first)), unitOn(state, hexIn(second)));
}

const doneOrFirst = (
  _state: State,
  _seat: Seat,
  _plan: readonly Choice[],
  legal: readonly Choice[],
): Choice => (legal.includes(done) ? done : legal[0]);

/** The questions of the Move and Attack steps. */
export const battleDecisions = {
  moves: { choices: moveChoices, reveal: carryMove, ends: [done], fallback: doneOrFirst },
  attacks: { choices: attackChoices, reveal: carryAttack, ends: [done], fallback: doneOrFirst },
} satisfies Partial<DecisionTable<State, Terms>>;
