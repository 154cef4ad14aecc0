// What actions can be aimed at, and what they do (HL-12): exhaustive tables over the vocabulary.

import { cardIn, slugIn } from './cards/in-force.ts';
import type { Choice, Seat } from '@bridgefront/kernel';
import { unitFace } from './deaths.ts';
import type { Tell } from './faces.ts';
import { restOf, unitOf } from './figures.ts';
import { cardChoice, cardOf, frontierChoice, isKind, numberOf, unitChoice } from './notation.ts';
import { home } from './types.ts';
import type { State, Unit } from './types.ts';
import type { Effect, EffectKind, EffectOf, PlainEffect, TargetKind } from './vocabulary.ts';
import { distinct, drawAndTell, joinHandFromGraveyard } from './zones.ts';

type Aim = (state: State, seat: Seat, source: Unit | null) => Choice[];

function unitsWhere(fits: (unit: Unit, seat: Seat, source: Unit | null) => boolean): Aim {
  return (state, seat, source) =>
    state.units.filter((unit) => fits(unit, seat, source)).map(({ id }) => unitChoice('target', id));
}

const aims: { readonly [K in TargetKind]: Aim } = {
  'own-unit': unitsWhere((unit, seat) => unit.seat === seat && unit.at !== home),
  'other-own-unit-here': unitsWhere(
    (unit, seat, source) => unit.seat === seat && unit !== source && unit.at === source?.at,
  ),
  'enemy-unit': unitsWhere((unit, seat) => unit.seat !== seat && unit.at !== home),
  'enemy-unit-here': unitsWhere((unit, seat, source) => unit.seat !== seat && unit.at === source?.at),
  'enemy-advancing': unitsWhere((unit, seat) => unit.seat !== seat && unit.at !== home && !unit.occupies),
  'enemy-advancing-here': unitsWhere(
    (unit, seat, source) => unit.seat !== seat && unit.at === source?.at && !unit.occupies,
  ),
  'frontier-with-own-unit': (state, seat) =>
    state.land
      .map((_, at) => at + 1)
      .filter((frontier) => state.units.some((unit) => unit.seat === seat && unit.at === frontier))
      .map((frontier) => frontierChoice('frontier', frontier)),
  'own-advancing': unitsWhere((unit, seat) => unit.seat === seat && unit.at !== home && !unit.occupies),
  'self-advancing': (state, _seat, source) =>
    source === null || source.occupies || source.at === home ? [] : otherFrontiers(state, source),
  'own-exerted-home-unit': unitsWhere((unit, seat) => unit.seat === seat && unit.at === home && unit.exerted),
  'own-graveyard-unit': (state, seat) =>
    distinct(state.seats[seat].graveyard)
      .filter((card) => cardIn(state, card).kind === 'unit')
      .map((card) => cardChoice(state, 'card', card)),
};

function otherFrontiers(state: State, { at }: Unit): Choice[] {
  return state.land
    .map((_, index) => index + 1)
    .filter((frontier) => frontier !== at)
    .map((frontier) => frontierChoice('frontier', frontier));
}

/** Whether the choice is aimed at something: a part of the plan that names what an effect is about. */
export function isAim(choice: Choice): boolean {
  return isKind(choice, 'target') || isKind(choice, 'card') || isKind(choice, 'frontier');
}

/** What the effect may be aimed at next, after what has been named so far; empty when nothing is left to name. */
export function aimChoices(
  state: State,
  seat: Seat,
  effect: Effect,
  source: Unit | null,
  aimed: readonly Choice[],
): Choice[] {
  if (!('target' in effect)) return [];
  if (aimed.length === 0) return aims[effect.target](state, seat, source);
  if (effect.do !== 'shift' || aimed.length > 1 || !isKind(aimed[0], 'target')) return [];
  const unit = unitOf(state, numberOf(aimed[0]));
  return unit === null ? [] : otherFrontiers(state, unit);
}

/** Whether the effect can be carried out at all: it has a legal target, where it needs one (HL-9). */
export function hasAim(state: State, seat: Seat, effect: Effect, source: Unit | null): boolean {
  if (effect.do === 'scout') return state.seats[seat].army.length > 0;
  return !('target' in effect) || aims[effect.target](state, seat, source).length > 0;
}

/** What an effect needs while it is carried out. */
interface Deed {
  readonly state: State;
  readonly seat: Seat;
  /** The unit whose maneuver it is. */
  readonly source: Unit | null;
  readonly aimed: readonly Choice[];
  readonly tell: Tell;
}

// The unit that the deed is aimed at; a maneuver without a target is about its own unit.
function target({ state, source, aimed }: Deed): Unit {
  const [first] = aimed;
  const unit = first !== undefined && isKind(first, 'target') ? unitOf(state, numberOf(first)) : source;
  if (unit === null) throw new Error('An effect was aimed at nothing.');
  return unit;
}

/** Effects that actions and triggers share. */
const plain: {
  readonly [K in PlainEffect['do']]: (
    effect: Extract<PlainEffect, { do: K }>,
    state: State,
    seat: Seat,
    tell: Tell,
  ) => void;
} = {
  heal({ amount }, { seats }, seat, tell) {
    seats[seat].life += amount;
    tell?.({ tell: 'heals', seat, amount, life: seats[seat].life });
  },
  drain({ amount }, { seats }, seat, tell) {
    const other = 1 - seat;
    seats[other].life -= amount;
    tell?.({ tell: 'drains', seat: other, amount, life: seats[other].life });
  },
  draw({ deck, amount }, state, seat, tell) {
    drawAndTell(state, seat, deck, amount, tell);
  },
};

/** Carries out an effect that actions and triggers share. */
export function doPlain(effect: PlainEffect, state: State, seat: Seat, tell: Tell): void {
  (plain[effect.do] as (one: PlainEffect, in_: State, by: Seat, to: Tell) => void)(effect, state, seat, tell);
}

/** Marks damage on a unit; whether it dies is checked later. */
export function markDamage(state: State, unit: Unit, amount: number, tell: Tell): void {
  unit.damage += amount;
  tell?.({ tell: 'damages', unit: unitFace(state, unit), amount, left: Math.max(0, restOf(state, unit)) });
}

const deeds: { readonly [K in EffectKind]: (effect: EffectOf<K>, deed: Deed) => void } = {
  heal: (effect, { state, seat, tell }) => doPlain(effect, state, seat, tell),
  drain: (effect, { state, seat, tell }) => doPlain(effect, state, seat, tell),
  draw: (effect, { state, seat, tell }) => doPlain(effect, state, seat, tell),
  // Its answer is a question of its own.
  scout() {},
  ready(_, deed) {
    const unit = target(deed);
    unit.exerted = false;
    deed.tell?.({ tell: 'readies', unit: unitFace(deed.state, unit) });
  },
  damage: ({ amount }, deed) => markDamage(deed.state, target(deed), amount, deed.tell),
  weaken({ attack }, deed) {
    const unit = target(deed);
    unit.attack -= attack;
    deed.tell?.({ tell: 'weakens', unit: unitFace(deed.state, unit), attack });
  },
  empower({ attack, health }, deed) {
    const unit = target(deed);
    unit.attack += attack;
    unit.health += health;
    deed.tell?.({ tell: 'empowers', unit: unitFace(deed.state, unit), attack, health });
  },
  rally({ attack, health }, { state, seat, aimed, tell }) {
    const frontier = numberOf(aimed[0]);
    for (const unit of state.units) {
      if (unit.seat !== seat || unit.at !== frontier) continue;
      unit.attack += attack;
      unit.health += health;
    }
    tell?.({ tell: 'rallies', seat, frontier, attack, health });
  },
  repel(_, deed) {
    const unit = target(deed);
    const face = unitFace(deed.state, unit);
    unit.at = home;
    unit.exerted = true;
    deed.tell?.({ tell: 'repels', unit: face });
  },
  shift(_, deed) {
    const unit = target(deed);
    const frontier = numberOf(deed.aimed[deed.aimed.length - 1]);
    const face = unitFace(deed.state, unit);
    unit.at = frontier;
    deed.tell?.({ tell: 'shifts', unit: face, frontier });
  },
  salvage(_, { state, seat, aimed, tell }) {
    const card = cardOf(aimed[0]);
    joinHandFromGraveyard(state.seats[seat], card);
    tell?.({ tell: 'salvages', seat, card: slugIn(state, card) });
  },
};

/** Carries out the effect of an action, once its cost is paid. */
export function doEffect(effect: Effect, deed: Deed): void {
  (deeds[effect.do] as (one: Effect, by: Deed) => void)(effect, deed);
}
