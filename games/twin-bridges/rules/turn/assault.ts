// The assault: one attack after another, by the creatures themselves.

import { figuresOf, slugIn } from '../cards/in-force.ts';
import { destroyDamaged, hitFace, hitUnit } from './damage.ts';
import type { Hit, Tell } from '../faces.ts';
import { checkBuilding, strikeBuilding } from './hand.ts';
import { laneNames } from '../types.ts';
import type { State, Unit } from '../state.ts';
import type { CardId, Lane } from '../types.ts';
import { attackOf, placeIn, standingOf } from '../units.ts';

/** The attackers of a lane, those far from the bridge first: fixed when the lane begins (TB-8). */
export function attackersOf(state: State, lane: Lane): CardId[] {
  const row = state.seats[state.active].lanes[lane];
  const found: CardId[] = [];
  for (let at = row.length - 1; at >= 0; at--) {
    const { card, fresh } = row[at];
    if (!fresh || figuresOf(state.options, card).traits.rage) found.push(card);
  }
  return found;
}

// The nearest creature, from place `from` on, that the attacker may attack; -1 for none (§7.1, §7.2).
function nextTarget(state: State, row: readonly Unit[], from: number, aims: boolean): number {
  for (let at = from; at < row.length; at++)
    if (aims || !figuresOf(state.options, row[at].card).traits.aerial) return at;
  return -1;
}

// Sprint moves it next to the bridge and adds the spaces to its attack; the others move back one (TB-17).
function sprint(state: State, row: Unit[], at: number, tell: Tell): void {
  if (at === 0) return;
  const [unit] = row.splice(at, 1);
  row.unshift(unit);
  unit.sprinted += at;
  tell?.({ tell: 'sprints', seat: state.active, card: slugIn(state, unit.card), spaces: at });
}

/** A creature in its lane, and by what the attack reaches it besides its target. */
type Reached = readonly [lane: Lane, at: number, by: 'perforation' | 'splash' | null];

// Every creature that the attack hits, the target first: behind it (TB-13), then beside it (TB-12).
function targetsOf(state: State, card: CardId, lane: Lane, target: number): Reached[] {
  const { aim, perforation, splash } = figuresOf(state.options, card).traits;
  const { lanes } = state.seats[1 - state.active];
  const hits: Reached[] = [[lane, target, null]];
  const behind = perforation ? nextTarget(state, lanes[lane], target + 1, aim) : -1;
  if (behind >= 0) hits.push([lane, behind, 'perforation']);
  const other = lanes[1 - lane];
  if (splash && target < other.length && (aim || !figuresOf(state.options, other[target].card).traits.aerial))
    hits.push([1 - lane, target, 'splash']);
  return hits;
}

function attackCreatures(
  state: State,
  card: CardId,
  lane: Lane,
  target: number,
  again: boolean,
  tell: Tell,
): boolean {
  const enemy = 1 - state.active;
  const { lanes } = state.seats[state.active];
  const amount = attackOf(state.options, lanes[lane], placeIn(lanes[lane], card));
  const targets = targetsOf(state, card, lane, target);
  const cards: CardId[] = [];
  const hits: Hit[] = [];
  for (const [side, at, by] of targets) {
    const row = state.seats[enemy].lanes[side];
    cards.push(row[at].card);
    const absorbed = hitUnit(state, row[at], amount, by !== null);
    if (tell === null) continue;
    const hit = hitFace(state, row, at, amount, absorbed);
    hits.push(by === null ? hit : { ...hit, by });
  }
  const slug = slugIn(state, card);
  tell?.({ tell: 'attacks', seat: state.active, card: slug, lane: laneNames[lane], again, hits });
  return destroyDamaged(state, cards, enemy, tell) > 0;
}

function attackBuilding(state: State, card: CardId, lane: Lane, again: boolean, tell: Tell): void {
  const enemy = 1 - state.active;
  const row = state.seats[state.active].lanes[lane];
  const damage = attackOf(state.options, row, placeIn(row, card));
  const own = state.seats[enemy];
  const from = own.bastion;
  strikeBuilding(state, enemy, damage);
  tell?.({
    tell: 'strikes',
    seat: state.active,
    card: slugIn(state, card),
    lane: laneNames[lane],
    again,
    building: own.fort ? 'fort' : 'bastion',
    damage,
    from,
    to: own.bastion,
  });
  checkBuilding(state, enemy, tell);
}

/**
 * One attack of a creature of the active seat, if it is still in play and has something to attack. Returns whether
 * it attacks again: Berserk, after an attack that destroyed a creature (TB-15).
 */
export function attackWith(state: State, card: CardId, again: boolean, tell: Tell): boolean {
  const standing = standingOf(state, card);
  if (standing === null || standing.seat !== state.active) return false;
  const { unit, lane } = standing;
  const { aim, berserk, sprint: sprints, wrecker } = figuresOf(state.options, card).traits;
  const row = state.seats[state.active].lanes[lane];
  if (attackOf(state.options, row, standing.at) === 0) return false; // TB-18
  // A Wrecker passes the creatures by (TB-16); nobody touches the building in its first turn (TB-19).
  const target = wrecker ? -1 : nextTarget(state, state.seats[1 - state.active].lanes[lane], 0, aim);
  if (target < 0 && unit.fresh) return false;
  if (sprints) {
    sprint(state, row, standing.at, tell);
    destroyDamaged(state, [], state.active, tell);
    // It may have left an Aura that kept it alive (TB-31).
    if (standingOf(state, card) === null) return false;
  }
  if (target < 0) {
    attackBuilding(state, card, lane, again, tell);
    return false;
  }
  return attackCreatures(state, card, lane, target, again, tell) && berserk;
}

/** The whole assault at once, for judging what it would bring. */
export function assaultAtOnce(state: State, tell: Tell = null): void {
  for (let lane = 0; lane < 2; lane++) {
    for (const card of attackersOf(state, lane)) {
      for (let again = false; state.phase !== 'over';) {
        again = attackWith(state, card, again, tell);
        if (!again) break;
      }
    }
  }
}
