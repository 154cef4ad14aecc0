// The exact odds of an attack before it is made, by the rules' own code for dice, commitments, buildings and retreats.

import { abilityOf } from './cards/in-force.ts';
import { mayCounter } from './combat/after.ts';
import { retreatWays, newCombat } from './combat/declare.ts';
import { commitChoices, diceOf, totalOf, useIn } from './combat/dice.ts';
import { isSupported, retreatAlong } from './combat/retreat.ts';
import { isWeak } from './field.ts';
import { isSheltered } from './harm.ts';
import type { HexId } from './hexes.ts';
import type { Combat, State, Unit, UnitId } from './types.ts';
import { faces } from './vocabulary.ts';

/**
 * What an attack does, its dice committed to damage as far as they go. No lore cards are played, and the owner of the
 * target retreats the way that costs least.
 */
export interface Odds {
  readonly dice: number;
  /** Mean health that the target loses. */
  readonly damage: number;
  /** Chance that the target is eliminated. */
  readonly kill: number;
  /** Chance that the target survives and is driven from its hex. */
  readonly push: number;
}

/** The same, and what it leaves for the target to strike back with. */
export interface Forecast extends Odds {
  /** Chance, by the health that it has then, that the target is still there when it may counter (FF-72, FF-75). */
  readonly standing: Float64Array;
}

/** How many faces of a die do damage, how many others drive back. */
interface DieFaces {
  readonly hurting: number;
  readonly driving: number;
}

// By the options that say what faces do, then by what of a roller and a target decides it. Bots ask all the time.
const knownFaces = new WeakMap<State['options'], DieFaces[]>();

function facesOf(state: State, own: UnitId, enemy: UnitId, strength: number): DieFaces {
  const [roller, target] = [state.units[own], state.units[enemy]];
  const weak = isWeak(state, roller, strength);
  const key = ((roller.type * 2 + Number(weak)) * 2 + Number(target.poisoned)) * 2 + Number(target.stunned);
  const known = knownFaces.get(state.options) ?? [];
  if (known.length === 0) knownFaces.set(state.options, known);
  return (known[key] ??= diceFaces(state, newCombat(state, 'attack', own, enemy, strength, null)));
}

// Uses of dice add up face by face, except tokens, which do no damage: so single dice tell what a whole roll does.
function diceFaces(state: State, combat: Combat): DieFaces {
  let hurting = 0;
  let driving = 0;
  for (let face = 0; face < faces.length; face++) {
    const one = { ...combat, dice: [face] };
    const use = commitChoices(state, one, []).find(
      (choice) => !['stun', 'poison'].includes(useIn(choice) ?? ''),
    );
    const { damage, retreats } = totalOf(state, one, use === undefined ? [] : [use]);
    if (damage > 0) hurting++;
    else if (retreats > 0) driving++;
  }
  return { hurting, driving };
}

/** Whether so many retreats lead the target elsewhere, and the damage that is left of them. */
interface Driven {
  readonly moved: boolean;
  readonly left: number;
}

const stays: Driven = { moved: false, left: 0 };

// None if supported, and those beyond what the target ignores; the way that costs least. `used`: buildings that have sheltered.
function driven(
  state: State,
  target: Unit,
  ways: readonly number[],
  rolled: number,
  used: readonly HexId[],
): Driven {
  const retreats = rolled - abilityOf(state, target.type, 'immovable');
  if (retreats <= 0) return stays;
  let best: Driven | null = null;
  for (const way of ways) {
    const end = drivenAlong(state, target, way, retreats, used);
    if (best === null || end.left < best.left) best = end;
  }
  return best ?? stays;
}

function drivenAlong(
  state: State,
  target: Unit,
  way: number,
  retreats: number,
  used: readonly HexId[],
): Driven {
  if (isSupported(state, target, way)) return stays;
  const { hex, left } = retreatAlong(state, target, way, retreats);
  const roof = left > 0 && isSheltered(state, { ...target, hex }, used) ? 1 : 0;
  return { moved: hex !== target.hex, left: left - roof };
}

/** So many hurting and driving dice, and how likely they are. */
interface Rolled {
  readonly hits: number;
  readonly back: number;
  readonly chance: number;
}

// By the number of dice and of faces.
const knownRolls: Rolled[][] = [];

// Chances of each number of hurting and driving dice, the multinomial distribution.
function rolls(dice: number, { hurting, driving }: DieFaces): readonly Rolled[] {
  return (knownRolls[(dice * 7 + hurting) * 7 + driving] ??= [...findRolls(dice, hurting, driving)]);
}

function* findRolls(dice: number, hurting: number, driving: number): Generator<Rolled> {
  const idle = faces.length - hurting - driving;
  let choose = 1;
  for (let hits = 0; hits <= dice; hits++) {
    let ways = choose;
    for (let back = 0; back <= dice - hits; back++) {
      const others = dice - hits - back;
      const chance = (ways * hurting ** hits * driving ** back * idle ** others) / faces.length ** dice;
      if (chance > 0) yield { hits, back, chance };
      ways = (ways * others) / (back + 1);
    }
    choose = (choose * (dice - hits)) / (hits + 1);
  }
}

/** An attack or a counter, as far as the strength of the roller plays no part. */
interface Bout {
  readonly state: State;
  readonly kind: 'attack' | 'counter';
  readonly own: UnitId;
  readonly enemy: UnitId;
  readonly ways: readonly number[];
  readonly fierce: boolean;
  /** What the building takes off the blow. */
  readonly roof: number;
  /** Where retreats end: by whether the building has sheltered from the blow, then by retreats. */
  readonly ends: readonly [Driven[], Driven[]];
}

function boutOf(state: State, kind: Bout['kind'], own: UnitId, enemy: UnitId): Bout {
  const [roller, target] = [state.units[own], state.units[enemy]];
  const ways = retreatWays(roller.hex, target.hex);
  const fierce = abilityOf(state, target.type, 'ferocity') > 0;
  const roof = isSheltered(state, target, []) ? 1 : 0;
  return { state, kind, own, enemy, ways, fierce, roof, ends: [[], []] };
}

function oddsIn(
  { state, kind, own, enemy, ways, fierce, roof, ends }: Bout,
  strength: number,
  standing: Float64Array | null,
): Odds {
  const target = state.units[enemy];
  const again = state.units[own].attacked ? 'shot' : null;
  const dice = diceOf(state, { kind, again, strength, roller: own, target: enemy, extra: 0, exact: -1 });
  let damage = 0;
  let kill = 0;
  let push = 0;
  for (const { hits, back, chance } of rolls(dice, facesOf(state, own, enemy, strength))) {
    const spent = hits > 0 ? roof : 0;
    const end = (ends[spent][back] ??= driven(state, target, ways, back, spent > 0 ? [target.hex] : []));
    const after = target.health - hits + spent;
    const left = after > 0 ? after - end.left : 0;
    damage += chance * Math.min(target.health, target.health - left);
    if (left <= 0) kill += chance;
    else if (end.moved) push += chance;
    const stands = fierce ? after > 0 : left > 0 && !end.moved;
    if (stands && standing !== null) standing[fierce ? after : left] += chance;
  }
  return { dice, damage, kill, push };
}

/** What an attack or a counter does. */
export function forecast(state: State, kind: Bout['kind'], own: UnitId, enemy: UnitId): Forecast {
  const standing = new Float64Array(state.units[enemy].health + 1);
  const odds = oddsIn(boutOf(state, kind, own, enemy), state.units[own].health, standing);
  return { ...odds, standing };
}

/** What the target's counter does to the roller: mean damage, and the chance that the roller falls. */
export function counterOdds(
  state: State,
  roller: UnitId,
  target: UnitId,
  { standing }: Forecast,
): { readonly damage: number; readonly kill: number } {
  const odds = { damage: 0, kill: 0 };
  if (!mayCounter(state, { roller, target })) return odds;
  const bout = boutOf(state, 'counter', target, roller);
  standing.forEach((chance, health) => {
    if (chance === 0) return;
    const back = oddsIn(bout, health, null);
    odds.damage += chance * back.damage;
    odds.kill += chance * back.kill;
  });
  return odds;
}

/** The odds of an attack from where the unit stands. */
export function oddsOf(state: State, roller: Unit, target: Unit): Odds {
  return forecast(state, 'attack', state.units.indexOf(roller), state.units.indexOf(target));
}
