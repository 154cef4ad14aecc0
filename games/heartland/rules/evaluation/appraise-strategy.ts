// Worth of the actions of the strategy phase: build first, commit late, pass last.

import type { Choice, Seat } from '@bridgefront/kernel';
import { effectIn, occupiedFrontiers, strategyChoices } from '../actions/strategy.ts';
import { cardIn, stratagemOf, supplyOf } from '../cards/in-force.ts';
import { unitOf } from '../figures.ts';
import { cardOf, commitChoice, isKind, numberOf, passChoice } from '../notation.ts';
import { costOf } from '../supply.ts';
import { atOnceOf } from '../triggers.ts';
import { home } from '../types.ts';
import type { CardId, State } from '../types.ts';
import type { Cost, Effect, EffectKind } from '../vocabulary.ts';
import { freeGain } from './free-gain.ts';
import { razeShare } from './forecast.ts';
import { CommitPlanner } from './plan-commit.ts';
import { cardWorth, effectWorth } from './worth.ts';

// Kinds of actions in the order in which they are best done; within a kind the worth decides.
const ranks = { villager: 20, settle: 16, unit: 10, stratagem: 5, commit: 1, pass: 0, never: -3 };

// What the card does at once when it is deployed (HL-85).
function momentWorth(state: State, card: CardId): number {
  const effect = atOnceOf(state.options, card);
  return effect === null ? 0 : effectWorth(effect);
}

// What settling with this card gains in the frontier: an enemy settlement is destroyed by it, an own one lost.
function settleGain(state: State, seat: Seat, card: CardId, frontier: number): number {
  const old = state.land[frontier - 1];
  const own = cardWorth(state.options, card).settlement + momentWorth(state, card);
  if (old === null) return own;
  const lost = cardWorth(state.options, old.card).settlement;
  return old.seat === seat ? own - lost - 0.2 : own + razeShare * lost;
}

function settleWorth(state: State, seat: Seat, card: CardId): number {
  const gains = occupiedFrontiers(state, seat).map((frontier) => settleGain(state, seat, card, frontier));
  const gain = Math.max(...gains);
  return gain > 0 ? ranks.settle + gain : ranks.never + gain;
}

function razeWorth(state: State, frontier: number): number {
  const old = state.land[frontier - 1];
  return old === null
    ? ranks.never
    : ranks.settle + razeShare * cardWorth(state.options, old.card).settlement;
}

// Dear units first: what is left pays for cheap ones.
function deployWorth(state: State, seat: Seat, card: CardId): number {
  const worth = cardWorth(state.options, card).unit + momentWorth(state, card);
  return ranks.unit + 0.5 * worth + 0.2 * costOf(state, seat, card);
}

// Supply that tactics in hand will want in the battle phase.
function reserve(state: State, seat: Seat): number {
  const { options, seats } = state;
  let most = 0;
  for (const card of seats[seat].hand)
    if (cardIn(state, card).kind === 'tactic') most = Math.max(most, supplyOf(options, card));
  return most;
}

/** Supply that a stratagem takes from other uses: villagers give theirs up too. */
function supplyTaken(cost: Cost | undefined): number {
  return cost?.pay === 'supply' ? cost.amount : 1;
}

// Readying helps only before the commit, and only a unit worth sending.
function readyWorth(state: State, seat: Seat): number {
  if (state.seats[seat].hasCommitted) return ranks.never;
  let best = 0;
  for (const unit of state.units)
    if (unit.seat === seat && unit.at === home && unit.exerted)
      best = Math.max(best, cardWorth(state.options, unit.card).unit);
  return best > 2 ? ranks.stratagem + 0.5 * best : ranks.never;
}

function stratagemWorth(state: State, seat: Seat, choice: Choice): number {
  const effect = effectIn(state, choice);
  if (effect === null) return ranks.never;
  if (effect.do === 'ready') return readyWorth(state, seat);
  const own = state.seats[seat];
  const villager = cardOf(choice);
  const card = villager >= 0 ? villager : (state.land[numberOf(choice) - 1]?.card ?? villager);
  const cost = stratagemOf(state.options, card)?.cost;
  const spare = own.ready.length - supplyTaken(cost) >= reserve(state, seat);
  const villagers = own.ready.length + own.exerted.length;
  const sealed = cost?.pay === 'seal';
  if (!spare || (sealed && villagers < 6)) return ranks.never + 0.1 * effectWorth(effect);
  return ranks.stratagem + effectWorth(effect);
}

function commitWorth(state: State, seat: Seat): number {
  const planner = new CommitPlanner(state, seat);
  const gain = planner.worth(planner.best([commitChoice])) - planner.worth(planner.nothing());
  return gain > 0.05 ? ranks.commit + Math.min(3, gain) : ranks.never;
}

function firstWorth(state: State, seat: Seat, choice: Choice): number {
  if (choice === passChoice) return ranks.pass;
  if (choice === commitChoice) return commitWorth(state, seat);
  if (isKind(choice, 'villager'))
    return ranks.villager + (stratagemOf(state.options, cardOf(choice)) === null ? 0.2 : 0.3);
  if (isKind(choice, 'settle')) return settleWorth(state, seat, cardOf(choice));
  if (isKind(choice, 'raze')) return razeWorth(state, numberOf(choice));
  if (isKind(choice, 'unit')) return deployWorth(state, seat, cardOf(choice));
  return stratagemWorth(state, seat, choice);
}

// Villagers whose stratagem is worth least give their supply first.
function exertWorth(state: State, choice: Choice): number {
  const effect = stratagemOf(state.options, cardOf(choice))?.effect;
  return effect === undefined ? 0 : -effectWorth(effect);
}

type TargetWorth = (state: State, choice: Choice) => number;

// What a stratagem is aimed at; those without a target ask nothing.
const targetWorths: { readonly [K in EffectKind]?: TargetWorth } = {
  salvage: (state, choice) => cardWorth(state.options, cardOf(choice)).hand,
  ready: (state, choice) => cardWorth(state.options, unitOf(state, numberOf(choice))?.card ?? 0).unit,
};

function nextWorth(state: State, seat: Seat, first: Choice, choice: Choice): number {
  if (isKind(choice, 'exert')) return exertWorth(state, choice);
  if (isKind(first, 'settle')) return settleGain(state, seat, cardOf(first), numberOf(choice));
  const effect: Effect | null = effectIn(state, first);
  return effect === null ? 0 : (targetWorths[effect.do]?.(state, choice) ?? 0);
}

/** Worth of what may be chosen next in the strategy phase. */
export function appraiseStrategy(
  state: State,
  seat: Seat,
  plan: readonly Choice[],
  legal: readonly Choice[],
): number[] {
  const [first] = plan;
  if (first === undefined) {
    const passes = freeGain(legal) === null;
    return legal.map((choice) =>
      choice === passChoice && !passes ? -Infinity : firstWorth(state, seat, choice),
    );
  }
  if (first === commitChoice) return new CommitPlanner(state, seat).appraise(plan, legal);
  return legal.map((choice) => nextWorth(state, seat, first, choice));
}

// Weighing a commit is dear: it is done only where nothing else is worth doing before it.
function bestFirst(state: State, seat: Seat, legal: readonly Choice[]): Choice {
  let best = passChoice;
  let most = ranks.pass;
  for (const choice of legal) {
    const worth = choice === commitChoice ? ranks.never : firstWorth(state, seat, choice);
    if (worth <= most) continue;
    best = choice;
    most = worth;
  }
  return best;
}

// An action begun with this choice, always continued as the appraisal likes it best.
function completed(state: State, seat: Seat, first: Choice): readonly Choice[] {
  const plan = [first];
  for (let legal = strategyChoices(state, seat, plan); legal.length > 0;) {
    let best = legal[0];
    let most = legal.length === 1 ? 0 : nextWorth(state, seat, first, best);
    for (let at = 1; at < legal.length; at++) {
      const worth = nextWorth(state, seat, first, legal[at]);
      if (worth <= most) continue;
      best = legal[at];
      most = worth;
    }
    plan.push(best);
    legal = strategyChoices(state, seat, plan);
  }
  return plan;
}

/** The whole plan that the appraisal leads to. */
export function favouriteStrategy(state: State, seat: Seat): readonly Choice[] {
  const legal = strategyChoices(state, seat, []);
  const first = bestFirst(state, seat, legal);
  if (first !== passChoice) return completed(state, seat, first);
  if (!legal.includes(commitChoice)) return [passChoice];
  const planner = new CommitPlanner(state, seat);
  const best = planner.best([commitChoice]);
  if (planner.worth(best) - planner.worth(planner.nothing()) <= 0.05) return [passChoice];
  return planner.plan(best);
}
