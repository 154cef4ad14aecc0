// What attacks and moves are worth to a seat, in VP: quick figures from the dice, no play-outs.

import { clearAlong } from '@bridgefront/tabletop/hexes';
import { abilityOf, unitTable } from '../cards/in-force.ts';
import { byWater, scoreRuleOf } from '../ending.ts';
import { isWeak, mayStand, movementOf, terrainCode, typeOf, withinReach } from '../field.ts';
import { board, distance, HEXES, neighbours, stepFrom } from '../hexes.ts';
import type { HexId } from '../hexes.ts';
import { retreatWays } from '../combat/declare.ts';
import { oddsOf } from '../odds.ts';
import { boonsOf } from '../turn/battle.ts';
import type { State, Unit } from '../types.ts';
import { standWorth, unitWorth } from './ground.ts';
import type { Ground } from './ground.ts';

const { forest, hill, building, tent } = terrainCode;
const mostDice = 12;
const mostHealth = 7;

// Chance of at least k hits with n dice of f hurting faces: table[n][f][k].
const chances: readonly (readonly (readonly number[])[])[] = Array.from({ length: mostDice + 1 }, (_, n) =>
  Array.from({ length: 7 }, (__, f) => tail(n, f / 6)),
);

function tail(n: number, p: number): number[] {
  const exact: number[] = [];
  let ways = 1;
  for (let k = 0; k <= n; k++) {
    exact.push(ways * p ** k * (1 - p) ** (n - k));
    ways = (ways * (n - k)) / (k + 1);
  }
  return Array.from({ length: mostHealth + 2 }, (_, k) => exact.slice(k).reduce((sum, one) => sum + one, 0));
}

/** What can be expected of a roll against a target. */
interface Blow {
  readonly damage: number;
  readonly kill: number;
  readonly push: number;
}

function hurting(state: State, roller: Unit, target: Unit): number {
  const { type } = roller;
  const ranged = unitTable(state)[type].range > 0;
  const heroic =
    abilityOf(state, type, 'crush') > 0 ||
    abilityOf(state, type, 'drain') > 0 ||
    (abilityOf(state, type, 'frenzy') > 0 && roller.health > 1) ||
    (target.poisoned && state.options.poisonFace === 'heroic');
  return (ranged || isWeak(state, roller, roller.health) ? 1 : 2) + (heroic ? 1 : 0);
}

function diceFrom(
  { state, on }: Ground,
  roller: Unit,
  from: HexId,
  target: Unit,
  at: HexId,
  counter: boolean,
): number {
  const type = unitTable(state)[roller.type];
  const wood =
    (state.terrain[from] === forest && abilityOf(state, roller.type, 'flying') === 0) ||
    (state.terrain[at] === forest && abilityOf(state, target.type, 'flying') === 0);
  let dice = wood ? Math.min(2, type.dice) : type.dice;
  if (abilityOf(state, roller.type, 'rage') > 0) dice += type.health - roller.health;
  if (counter) return dice;
  if (roller.called && !roller.attacked) {
    const { dice: more = 0, steadyDice = 0 } = boonsOf(state);
    dice += more + (roller.moved || from !== roller.hex ? 0 : steadyDice);
  }
  if (abilityOf(state, roller.type, 'flanking') > 0) return dice;
  for (const hex of neighbours[at]) {
    if (on[hex] < 0 || hex === roller.hex) continue;
    const unit = state.units[on[hex]];
    if (unit.seat === roller.seat && abilityOf(state, unit.type, 'flanking') > 0) return dice + 1;
  }
  return dice;
}

// From one hex at another: whoever weighs a move imagines a unit where it does not stand yet.
function blowOf(ground: Ground, roller: Unit, from: HexId, target: Unit, at: HexId, counter: boolean): Blow {
  const { state, on } = ground;
  const dice = Math.min(mostDice, diceFrom(ground, roller, from, target, at, counter));
  const behind = stepFrom[at][retreatWays(from, at)[0]];
  const friend = behind >= 0 && on[behind] >= 0 && state.units[on[behind]].seat === target.seat;
  const cornered =
    !friend && (target.stunned || behind < 0 || on[behind] >= 0 || !mayStand(state, target, behind));
  const firm = abilityOf(state, target.type, 'immovable');
  const faces = hurting(state, roller, target) + (cornered && firm === 0 ? 1 : 0);
  const shelter = state.terrain[at] === building ? 1 : 0;
  return {
    damage: Math.max(0, (dice * faces) / 6 - shelter),
    kill: chances[dice][faces][Math.min(mostHealth + 1, target.health + shelter)],
    push: friend ? 0 : chances[dice][1][Math.min(3, firm + 1)],
  };
}

// Points that the fall of this enemy brings at once, or in this turn's scoring.
function fallVp(state: State, seat: number, enemy: Unit): number {
  const rule = scoreRuleOf(state, seat);
  if (rule === 'kills') return state.active === seat && state.seats[seat].kills < 2 ? 1 : 0;
  if (rule === 'waterside-kills') return byWater(state, enemy.hex) ? 1 : 0;
  if (rule === 'trophies') return state.active === seat && typeOf(state, enemy).cost >= 6 ? 2 : 0;
  return 0;
}

/** What an attack from the hex is worth: damage, fall, lost ground, less what the counter may cost. */
export function attackGain(ground: Ground, unit: Unit, from: HexId, enemy: Unit): number {
  const { state, seat, on, weights } = ground;
  // Where it stands the figures are those that players are shown; a move only imagines it elsewhere.
  const { damage, kill, push } =
    state.units[on[from]] === unit
      ? oddsOf(state, unit, enemy)
      : blowOf(ground, unit, from, enemy, enemy.hex, false);
  const { health, cost } = typeOf(state, enemy);
  const perFigure = (cost * weights.harm) / health;
  const holds = state.banners[enemy.hex] > 0 ? weights.holds * state.banners[enemy.hex] : 0;
  let gain =
    Math.min(damage, enemy.health) * perFigure +
    kill * (cost * weights.fall + fallVp(state, seat, enemy) + holds) +
    (1 - kill) * push * (weights.push + holds);
  if (abilityOf(state, unit.type, 'poison') > 0 && !enemy.poisoned) gain += weights.poison;
  if (abilityOf(state, unit.type, 'stun') > 0 && !enemy.stunned) gain += weights.stun;
  const beside = distance(from, enemy.hex) === 1;
  if (!beside || enemy.stunned || abilityOf(state, unit.type, 'vigilant') > 0) return gain;
  const back = blowOf(ground, enemy, enemy.hex, unit, from, true);
  const stays = abilityOf(state, enemy.type, 'ferocity') > 0 ? 1 - kill : (1 - kill) * (1 - 0.8 * push);
  const own = typeOf(state, unit);
  const ownFigure = (own.cost * weights.ownHarm) / own.health;
  return (
    gain - stays * (Math.min(back.damage, unit.health) * ownFigure + back.kill * own.cost * weights.ownFall)
  );
}

function seesFrom({ state, on }: Ground, unit: Unit, from: HexId, to: HexId): boolean {
  const high = state.terrain[from] === hill;
  const byUnits = state.options.edgeBlockers === 'all';
  return clearAlong(board.sightLine(from, to), (hex, part) => {
    const code = state.terrain[hex];
    if (code === forest || code === hill || code === building || code === tent) return true;
    const other = on[hex];
    return !high && (part === 'crossed' || byUnits) && other >= 0 && hex !== unit.hex;
  });
}

/** The best attack from the hex; 0 when none is worth it. */
export function bestAttack(ground: Ground, unit: Unit, from: HexId): number {
  const id = ground.on[unit.hex];
  if (id < 0) return 0;
  if (ground.beside[from] === 0 && unitTable(ground.state)[unit.type].range === 0) return 0;
  const place = id * 2 + (unit.called && ground.boosts > 0 ? 1 : 0);
  const blows = (ground.blows[place] ??= new Float64Array(HEXES.length).fill(NaN));
  if (Number.isNaN(blows[from])) blows[from] = findAttack(ground, unit, from);
  return blows[from];
}

function findAttack(ground: Ground, unit: Unit, from: HexId): number {
  const { state } = ground;
  const { range } = unitTable(state)[unit.type];
  const best = range > 0 ? bestShot(ground, unit, from, range) : bestMelee(ground, unit, from);
  const twice = abilityOf(state, unit.type, 'doubleShot') > 0 && !unit.moved && from === unit.hex;
  return twice ? 1.8 * best : best;
}

function bestMelee(ground: Ground, unit: Unit, from: HexId): number {
  const { state, seat, on } = ground;
  let best = 0;
  for (const hex of neighbours[from]) {
    if (on[hex] < 0) continue;
    const enemy = state.units[on[hex]];
    if (enemy.seat !== seat) best = Math.max(best, attackGain(ground, unit, from, enemy));
  }
  return best;
}

// Enemies within range that the unit sees from the hex.
function* shotsFrom(ground: Ground, unit: Unit, from: HexId, range: number): Generator<Unit> {
  const { state, seat } = ground;
  for (const enemy of state.units) {
    if (enemy.hex < 0 || enemy.seat === seat) continue;
    const steps = distance(from, enemy.hex);
    if (steps <= range && (steps === 1 || seesFrom(ground, unit, from, enemy.hex))) yield enemy;
  }
}

function bestShot(ground: Ground, unit: Unit, from: HexId, range: number): number {
  let best = 0;
  for (const enemy of shotsFrom(ground, unit, from, range))
    best = Math.max(best, attackGain(ground, unit, from, enemy));
  return best;
}

/** Whether the unit can shoot, from where it stands, at somebody who cannot strike back: that costs nothing, and may harm. */
export function shootsFreely(ground: Ground, unit: Unit): boolean {
  for (const enemy of shotsFrom(ground, unit, unit.hex, unitTable(ground.state)[unit.type].range))
    if (distance(unit.hex, enemy.hex) > 1 && attackGain(ground, unit, unit.hex, enemy) > 0) return true;
  return false;
}

/** Worth of the hex to the unit: standing there and attacking from it. */
export function placeWorth(ground: Ground, unit: Unit, hex: HexId): number {
  const blow = unit.attacked || unit.stunned ? 0 : bestAttack(ground, unit, hex);
  return standWorth(ground, unit, hex) + blow;
}

/** What an order would bring the unit this turn, over standing still. */
export function orderGain(ground: Ground, unit: Unit, boon: number): number {
  const key = (ground.on[unit.hex] * 8 + boon) * 2 + (unit.called && ground.boosts > 0 ? 1 : 0);
  let gain = ground.orders.get(key);
  if (gain === undefined) {
    gain = findGain(ground, unit, boon);
    ground.orders.set(key, gain);
  }
  return gain;
}

function findGain(ground: Ground, unit: Unit, boon: number): number {
  const { state } = ground;
  if (unit.stunned) return 0;
  const idle = standWorth(ground, unit, unit.hex);
  let best = placeWorth(ground, unit, unit.hex);
  for (const hex of withinReach(state, unit, movementOf(state, unit, boon))) {
    const worth = placeWorth(ground, unit, hex);
    if (worth > best) best = worth;
  }
  return Math.max(0, best - idle);
}

/** How near the nearest banner is, from 0 to 8. */
export function frontOf(state: State, hex: HexId): number {
  let best = 0;
  for (let other = 0; other < HEXES.length; other++)
    if (state.banners[other] > 0) best = Math.max(best, 8 - distance(hex, other));
  return best;
}

/** Worth of a unit that suffers so much damage. */
export function lossOf(state: State, unit: Unit, damage: number): number {
  const left = { ...unit, health: Math.max(0, unit.health - damage) };
  return unitWorth(state, unit) - (left.health === 0 ? 0 : unitWorth(state, left));
}
