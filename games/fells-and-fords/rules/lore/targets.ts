// Targets of lore cards: what may be named next, in which order, and whether a card could do anything at all.

import type { Choice, Seat } from '@bridgefront/kernel';
import { loreTable } from '../cards/in-force.ts';
import { byWater } from '../ending.ts';
import { isFlying, mayEnter, mayStand, terrainAt, typeOf, unitOn, unitsOf } from '../field.ts';
import { distance, neighbours, stepFrom } from '../hexes.ts';
import type { HexId } from '../hexes.ts';
import { directionTo } from '../field.ts';
import { hexIn, toChoices, unitChoices } from '../notation.ts';
import { unitType } from '../tables/units.ts';
import type { State, Unit } from '../types.ts';
import type { LoreEffect, LoreKind, LoreOf } from '../vocabulary.ts';
import { firstSteps } from './trample.ts';

const heron = unitType('storm-heron');

function ownUnits(state: State, seat: Seat, fits: (unit: Unit) => boolean): Choice[] {
  return choicesFor(state.units.filter((unit) => unit.hex >= 0 && unit.seat === seat && fits(unit)));
}

function enemyUnits(state: State, seat: Seat, fits: (unit: Unit) => boolean): Choice[] {
  return choicesFor(state.units.filter((unit) => unit.hex >= 0 && unit.seat !== seat && fits(unit)));
}

function choicesFor(units: readonly Unit[]): Choice[] {
  return units
    .map(({ hex }) => hex)
    .sort((a, b) => a - b)
    .map((hex) => unitChoices[hex]);
}

/** Where an enemy is driven from beside the hex: directly away; -1 when it stays (FF-64). */
export function drivenTo(state: State, from: HexId, enemy: Unit): HexId {
  const way = directionTo(from, enemy.hex);
  const to = way < 0 ? -1 : stepFrom[enemy.hex][way];
  return !enemy.stunned && to >= 0 && mayEnter(state, enemy, to) ? to : -1;
}

function enemiesBeside(state: State, { hex, seat }: Unit): Unit[] {
  return state.units.filter(
    (other) => other.hex >= 0 && other.seat !== seat && distance(other.hex, hex) === 1 && !other.stunned,
  );
}

/** Empty hexes beside the seat's Storm Heron where the unit may stand (Heron’s Lift). */
function liftPlaces(state: State, seat: Seat, unit: Unit): HexId[] {
  const own = state.units.find((one) => one.type === heron && one.seat === seat && one.hex >= 0);
  if (own === undefined || distance(own.hex, unit.hex) !== 1) return [];
  return neighbours[own.hex]
    .filter((hex) => unitOn(state, hex) < 0 && mayStand(state, unit, hex))
    .sort((a, b) => a - b);
}

function isTithed(state: State, hex: HexId): boolean {
  const terrain = terrainAt(state, hex);
  return state.banners[hex] > 0 || terrain === 'building' || terrain === 'bridge';
}

/** Units of the seat on banner, building and bridge hexes (Tithe). */
export function tithedUnits(state: State, seat: Seat): number {
  return unitsOf(state, seat).filter((id) => isTithed(state, state.units[id].hex)).length;
}

/** One target and nothing more. */
const once =
  <E>(list: (effect: E, state: State, seat: Seat) => Choice[]) =>
  (effect: E, state: State, seat: Seat, chosen: readonly Choice[]): Choice[] =>
    chosen.length > 0 ? [] : list(effect, state, seat);

type Lister<K extends LoreKind> = (
  effect: LoreOf<K>,
  state: State,
  seat: Seat,
  chosen: readonly Choice[],
) => Choice[];

// The next target by effect; null for effects that need none.
const listers: { readonly [K in LoreKind]: Lister<K> | null } = {
  prevent: null,
  stand: null,
  dice: null,
  exact: null,
  reroll: null,
  cleaves: null,
  cancel: null,
  bar: null,
  tithe: null,
  'dying-blow': null,
  recover: once(({ of }, state, seat) =>
    ownUnits(state, seat, (unit) => {
      const type = typeOf(state, unit);
      return unit.health < type.health && (of === undefined ? unit.ordered : of.includes(type.slug));
    }),
  ),
  order: once((_, state, seat) => ownUnits(state, seat, ({ ordered }) => !ordered)),
  march: once((_, state, seat) => ownUnits(state, seat, ({ ordered, stunned }) => ordered && !stunned)),
  spate: once((_, state, seat) =>
    enemyUnits(state, seat, (unit) => !isFlying(state, unit) && byWater(state, unit.hex)),
  ),
  sacrifice: once((_, state, seat) =>
    ownUnits(state, seat, (unit) => typeOf(state, unit).kind !== 'legend' && unit.health >= 2),
  ),
  venom: once(({ within, of }, state, seat) => {
    const own = state.units.filter(
      (unit) => unit.hex >= 0 && unit.seat === seat && typeOf(state, unit).slug === of,
    );
    return enemyUnits(
      state,
      seat,
      (enemy) => !enemy.poisoned && own.some(({ hex }) => distance(hex, enemy.hex) <= within),
    );
  }),
  lift(_, state, seat, [first, second]) {
    if (second !== undefined) return [];
    if (first !== undefined) {
      const unit = state.units[unitOn(state, hexIn(first))];
      return liftPlaces(state, seat, unit).map((hex) => toChoices[hex]);
    }
    return choicesFor(
      state.units.filter((unit) => unit.hex >= 0 && liftPlaces(state, seat, unit).length > 0),
    );
  },
  drive(_, state, seat, [first, ...named]) {
    if (first === undefined)
      return ownUnits(state, seat, (unit) =>
        enemiesBeside(state, unit).some((enemy) => drivenTo(state, unit.hex, enemy) >= 0),
      );
    const beside = choicesFor(enemiesBeside(state, state.units[unitOn(state, hexIn(first))]));
    const left = beside.filter((choice) => !named.includes(choice));
    return left.length > 1 ? left : [];
  },
  trample: once((_, state, seat) =>
    ownUnits(
      state,
      seat,
      (unit) =>
        unit.ordered &&
        !unit.moved &&
        !unit.stunned &&
        typeOf(state, unit).kind === 'cavalry' &&
        firstSteps(state, unit).length > 0,
    ),
  ),
};

/** What may be named next as a target of the card; empty when all is named. */
export function targetChoices(state: State, seat: Seat, card: number, chosen: readonly Choice[]): Choice[] {
  const { effect } = loreTable(state)[card];
  const lister = listers[effect.do] as
    | ((effect: LoreEffect, state: State, seat: Seat, chosen: readonly Choice[]) => Choice[])
    | null;
  return lister === null ? [] : lister(effect, state, seat, chosen);
}

/** Whether the card has a legal target and a possible effect in the own step (FF-57). */
export function isPossible(state: State, seat: Seat, card: number): boolean {
  const { effect } = loreTable(state)[card];
  if (effect.do === 'bar') return !state.seats[1 - seat].barred;
  if (effect.do === 'tithe') return tithedUnits(state, seat) > 0;
  return listers[effect.do] === null || targetChoices(state, seat, card, []).length > 0;
}

/** The enemies that are driven from beside the own unit, in the order that was chosen. */
export function drivenUnits(state: State, [first, ...named]: readonly Choice[]): Unit[] {
  const own = state.units[unitOn(state, hexIn(first))];
  const beside = enemiesBeside(state, own);
  const order = (unit: Unit): number => {
    const place = named.indexOf(unitChoices[unit.hex]);
    return place < 0 ? named.length : place;
  };
  return beside.sort((a, b) => order(a) - order(b) || a.hex - b.hex);
}
