// Summoning: which cards may be played, and what playing them does.

import type { Seat } from '@bridgefront/kernel';
import { cardIn, figuresOf, slugIn } from '../cards/in-force.ts';
import { destroyDamaged, hitFace, hitUnit } from './damage.ts';
import type { Tell } from '../faces.ts';
import { checkBuilding, joinHand, leaveHand, sendToEnd } from './hand.ts';
import { laneNames } from '../types.ts';
import type { State } from '../state.ts';
import type { CardId, Lane } from '../types.ts';
import { newUnit, standingOf } from '../units.ts';
import type { Standing } from '../units.ts';
import type { EffectKind, EffectOf } from '../vocabulary.ts';

/** Creatures that an incantation may be aimed at: on either side, not Indestructible (TB-10). */
export function chantTargets(state: State): CardId[] {
  const targets: CardId[] = [];
  for (const { lanes } of state.seats)
    for (const row of lanes)
      for (const { card } of row)
        if (!figuresOf(state.options, card).traits.indestructible) targets.push(card);
  return targets;
}

/** Cards that the seat may play now: among the leftmost ones, affordable, with a target (TB-3, TB-10). */
export function playableCards(state: State, seat: Seat): CardId[] {
  const { cards } = state.seats[seat];
  const hasTarget = chantTargets(state).length > 0;
  const reach = cards.slice(0, state.options.window);
  return reach.filter((id) => {
    const { cost, kind } = cardIn(state, id);
    return cost <= state.mana && (kind === 'creature' || hasTarget);
  });
}

function pay(state: State, seat: Seat, card: CardId): number {
  const place = state.seats[seat].cards.indexOf(card);
  state.mana -= cardIn(state, card).cost;
  state.plays.push({ card, place });
  return place;
}

/** Plays a creature to a lane: at its far end, or with Focus right behind the bridge (§4, TB-18). */
export function summon(state: State, seat: Seat, card: CardId, lane: Lane, tell: Tell): void {
  const place = pay(state, seat, card);
  const row = state.seats[seat].lanes[lane];
  const at = figuresOf(state.options, card).traits.focus ? 0 : row.length;
  row.splice(at, 0, newUnit(card));
  leaveHand(state, seat, place);
  const slug = slugIn(state, card);
  tell?.({ tell: 'summons', seat, card: slug, place, lane: laneNames[lane], at, mana: state.mana });
  checkBuilding(state, seat, tell);
  if (state.phase !== 'over') destroyDamaged(state, [], seat, tell);
}

function takeFromLane(state: State, { seat, lane, at }: Standing): void {
  state.seats[seat].lanes[lane].splice(at, 1);
}

type Carry<K extends EffectKind> = (
  effect: EffectOf<K>,
  state: State,
  target: Standing,
  caster: Seat,
  tell: Tell,
) => void;

const carry: { readonly [K in EffectKind]: Carry<K> } = {
  damage({ amount }, state, { seat, lane, at, unit }, _caster, tell) {
    const absorbed = hitUnit(state, unit, amount, false);
    const row = state.seats[seat].lanes[lane];
    tell?.({ tell: 'damaged', seat, hit: hitFace(state, row, at, amount, absorbed) });
    destroyDamaged(state, [unit.card], seat, tell);
  },
  push(_, state, target, _caster, tell) {
    const { seat, lane, unit } = target;
    takeFromLane(state, target);
    state.seats[seat].lanes[lane].push(unit);
    tell?.({ tell: 'pushed', seat, card: slugIn(state, unit.card), lane: laneNames[lane] });
  },
  recall(_, state, target, _caster, tell) {
    const { seat, unit } = target;
    takeFromLane(state, target);
    joinHand(state, seat, unit.card);
    tell?.({ tell: 'recalled', seat, card: slugIn(state, unit.card) });
  },
  strengthen({ attack }, state, { seat, unit }, _caster, tell) {
    unit.strength += attack;
    tell?.({ tell: 'strengthened', seat, card: slugIn(state, unit.card), attack });
  },
  // A new ward works even where Protection has been used up (TB-25).
  ward(_, state, { seat, unit }, caster, tell) {
    const { options } = state;
    unit.wards |= 1 << caster;
    if (unit.absorbed && options.protection === 'life' && figuresOf(options, unit.card).traits.protection)
      unit.spent = true;
    unit.absorbed = false;
    tell?.({ tell: 'warded', seat, card: slugIn(state, unit.card) });
  },
};

/** Plays an incantation at a creature; afterwards it goes to the right end of the hand (§4, TB-21). */
export function chant(state: State, seat: Seat, card: CardId, target: CardId, tell: Tell): void {
  const place = pay(state, seat, card);
  const printed = cardIn(state, card);
  const owner = standingOf(state, target)?.seat ?? seat;
  const aimed = slugIn(state, target);
  tell?.({ tell: 'chants', seat, card: printed.slug, place, target: aimed, owner, mana: state.mana });
  for (const effect of printed.kind === 'incantation' ? printed.effects : []) {
    const standing = standingOf(state, target);
    if (standing === null) break;
    // TypeScript does not see that the entry and what it reads are of one kind.
    (carry[effect.do] as Carry<EffectKind>)(effect as never, state, standing, seat, tell);
  }
  // Whoever was moved may have taken an Aura along (TB-9).
  destroyDamaged(state, [], seat, tell);
  sendToEnd(state, seat, place, tell);
}
