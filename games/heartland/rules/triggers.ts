// Triggers: which ones work this round, in which order, and what they do. They ask nothing (section 11).

import type { Seat } from '@bridgefront/kernel';
import { slugIn, triggerOf } from './cards/in-force.ts';
import { killUnits } from './deaths.ts';
import { doPlain, markDamage } from './effects.ts';
import type { Idle, Tell } from './faces.ts';
import type { HeartlandOptions } from './options.ts';
import { activeSettlement, occupierOf, restOf, unitOf } from './figures.ts';
import { home } from './types.ts';
import type { CardId, Place, State, Unit } from './types.ts';
import type {
  PlainEffect,
  TriggerEffect,
  TriggerEffectKind,
  TriggerEffectOf,
  TriggerTime,
} from './vocabulary.ts';
import { joinHandFromGraveyard } from './zones.ts';

/** A trigger whose condition is met: the card, its owner, and the frontier that it is about (0: the heartland). */
export interface Due {
  readonly card: CardId;
  readonly seat: Seat;
  readonly when: TriggerTime;
  readonly at: Place;
}

function frontiers(state: State): Place[] {
  return state.land.map((_, index) => index + 1);
}

const conditions: {
  readonly [T in TriggerTime]: (state: State, seat: Seat) => { card: CardId; at: Place }[];
} = {
  dusk: (state, seat) =>
    frontiers(state).flatMap((at) => {
      const settlement = activeSettlement(state, at);
      return settlement?.seat === seat ? [{ card: settlement.card, at }] : [];
    }),
  holding: (state, seat) =>
    frontiers(state).flatMap((at) => {
      const unit = occupierOf(state, at);
      return unit?.seat === seat ? [{ card: unit.card, at }] : [];
    }),
  triumph: (state, seat) =>
    state.triumphs.flatMap((id) => {
      const unit = unitOf(state, id);
      return unit?.seat === seat ? [unit] : [];
    }),
  fallen: (state, seat) => state.fallen.filter((one) => one.seat === seat),
};

const times = Object.keys(conditions) as readonly TriggerTime[];

/** The triggers of the round: the holder of the initiative first; of one player by condition, then as these are ordered (HL-57). */
export function dueTriggers(state: State): Due[] {
  return [state.initiative, 1 - state.initiative].flatMap((seat) =>
    times.flatMap((when) =>
      conditions[when](state, seat)
        .filter(({ card }) => triggerOf(state.options, card)?.when === when)
        .map(({ card, at }) => ({ card, seat, when, at })),
    ),
  );
}

/** The enemy occupier of the frontier where a unit fell (HL-13), or null. */
function scorched(state: State, seat: Seat, at: Place): Unit | null {
  const unit = at === home ? null : occupierOf(state, at);
  return unit?.seat === seat ? null : unit;
}

/** Why a trigger does nothing now, or null when it works. */
function idleOf(state: State, { do: kind }: TriggerEffect, { card, seat, at }: Due): Idle | null {
  if (kind === 'scorch' && scorched(state, seat, at) === null)
    return at === home ? 'fell-at-home' : 'no-occupier';
  return kind === 'return' && !state.seats[seat].graveyard.includes(card) ? 'not-in-graveyard' : null;
}

type Carry<K extends TriggerEffectKind> = (
  effect: TriggerEffectOf<K>,
  state: State,
  due: Due,
  list: Due[],
  tell: Tell,
) => void;

const carry: { readonly [K in TriggerEffectKind]: Carry<K> } = {
  heal: (effect, state, { seat }, _, tell) => doPlain(effect, state, seat, tell),
  drain: (effect, state, { seat }, _, tell) => doPlain(effect, state, seat, tell),
  draw: (effect, state, { seat }, _, tell) => doPlain(effect, state, seat, tell),
  // Only the unit that is struck is checked; if it falls, its trigger joins the end of the list (HL-58).
  scorch({ amount }, state, { seat, at }, list, tell) {
    const unit = scorched(state, seat, at);
    if (unit === null) return;
    markDamage(state, unit, amount, tell);
    if (restOf(state, unit) > 0) return;
    killUnits(state, [unit], tell);
    if (triggerOf(state.options, unit.card)?.when === 'fallen') list.push({ ...unit, when: 'fallen', at });
  },
  // Copies are alike, and salvage takes those first that wait for nothing: as many return as lie there (HL-13).
  return(_, state, { seat, card }, _list, tell) {
    joinHandFromGraveyard(state.seats[seat], card);
    tell?.({ tell: 'returns', seat, card: slugIn(state, card) });
  },
};

/** What a card's trigger does once more as the card is deployed, with the option; null: nothing (HL-85). */
export function atOnceOf(options: HeartlandOptions, card: CardId): PlainEffect | null {
  const effect = options.triggersAtOnce ? triggerOf(options, card)?.effect : undefined;
  // Those that are about a death have nothing to do yet.
  return effect === undefined || effect.do === 'scorch' || effect.do === 'return' ? null : effect;
}

/** Carries out what a card does at once where it has been deployed (HL-85). */
export function resolveAtOnce(state: State, seat: Seat, card: CardId, at: Place, tell: Tell): void {
  const effect = atOnceOf(state.options, card);
  if (effect === null) return;
  tell?.({ tell: 'trigger', seat, card: slugIn(state, card), when: 'deployed', frontier: at });
  doPlain(effect, state, seat, tell);
}

/** Resolves all triggers of the round in their order (HL-55). The list is made once (HL-58). */
export function resolveTriggers(state: State, tell: Tell, list: Due[] = dueTriggers(state)): void {
  for (const due of list) {
    const trigger = triggerOf(state.options, due.card);
    if (trigger === null) continue;
    const { card, seat, when, at } = due;
    const told = { seat, card: slugIn(state, card), when, frontier: at };
    const why = idleOf(state, trigger.effect, due);
    if (why !== null) {
      tell?.({ tell: 'idle', ...told, why });
      continue;
    }
    tell?.({ tell: 'trigger', ...told });
    // TypeScript does not see that the entry and what it reads are of one kind.
    (carry[trigger.effect.do] as Carry<TriggerEffectKind>)(
      trigger.effect as TriggerEffect as never,
      state,
      due,
      list,
      tell,
    );
  }
}
