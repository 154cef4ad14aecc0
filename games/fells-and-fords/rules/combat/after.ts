// What follows the retreats: lore, the counter, advance and pursuit, Frenzy's price, another attack (FF-74 to FF-77).

import type { Choice, Decision, Seat, StepHandlers, DecisionTable } from '@bridgefront/kernel';
import { abilityOf } from '../cards/in-force.ts';
import { removeUnit } from '../ending.ts';
import { tell, who } from '../faces.ts';
import { mayEnter, stopsUnit, targetsOf, typeOf, unitOn } from '../field.ts';
import { distance, hexNames, neighbours } from '../hexes.ts';
import { atChoices, hexIn, stay, toChoices } from '../notation.ts';
import { gainLore } from '../lore-and-cards.ts';
import type { Combat, State, UnitId } from '../types.ts';
import { combatAgainst } from './declare.ts';
import { combatOf } from './roll.ts';
import type { Play, Terms } from '../faces.ts';

/** Whether the target may strike back at the roller as they stand (FF-81). */
export function mayCounter(state: State, { roller, target }: Pick<Combat, 'roller' | 'target'>): boolean {
  const [own, enemy] = [state.units[roller], state.units[target]];
  if (own.hex < 0 || enemy.hex < 0 || enemy.stunned) return false;
  return abilityOf(state, own.type, 'vigilant') === 0 && distance(own.hex, enemy.hex) === 1;
}

// Ferocity strikes before the retreats or not at all (FF-72); everybody else afterwards (FF-75).
function askCounter(turn: Play, fierce: boolean): void {
  const { state } = turn;
  const combat = combatOf(state);
  const enemy = state.units[combat.target];
  if (combat.countered || abilityOf(state, enemy.type, 'ferocity') > 0 !== fierce) return;
  if (!mayCounter(state, combat)) return;
  turn.ask('counter', [enemy.seat]);
}

function mayAdvance(state: State, { roller, at, from, adjacent, vacated, driven }: Combat): boolean {
  const own = state.units[roller];
  return adjacent && vacated && !driven && own.hex === from && !own.stunned && mayEnter(state, own, at);
}

/** Hexes of a pursuit or advance; 1 for a mere advance. */
function stepsOf(state: State, { roller }: Combat): number {
  const unit = state.units[roller];
  return unit.pursued ? 1 : Math.max(1, abilityOf(state, unit.type, 'pursue'));
}

function advanceChoices(state: State, _seat: Seat, plan: readonly Choice[]): Choice[] {
  const combat = combatOf(state);
  const unit = state.units[combat.roller];
  const last = plan.at(-1);
  if (last === undefined) return [toChoices[combat.at], stay];
  const at = hexIn(last);
  // Night Path is for moves, not for pursuits (FF-36).
  const held = stopsUnit(state, { ...unit, path: false }, at);
  if (last === stay || held || plan.length >= stepsOf(state, combat)) return [];
  const next = neighbours[at]
    .filter((hex) => hex !== combat.from && !plan.includes(toChoices[hex]) && mayEnter(state, unit, hex))
    .sort((a, b) => a - b);
  return next.length === 0 ? [] : [...next.map((hex) => toChoices[hex]), stay];
}

function advance(turn: Play, { seats: [seat], plans }: Decision): void {
  const { state } = turn;
  const combat = combatOf(state);
  const unit = state.units[combat.roller];
  const steps = plans[seat].filter((choice) => choice !== stay);
  const last = steps.at(-1);
  if (last === undefined) return;
  const pursuit = abilityOf(state, unit.type, 'pursue') > 0 && !unit.pursued;
  unit.hex = hexIn(last);
  if (pursuit) unit.pursued = combat.pursues = true;
  const [from, to] = [hexNames[combat.from], hexNames[unit.hex]];
  tell(turn, { tell: 'advances', seat, unit: typeOf(state, unit).slug, from, to, pursuit });
}

function additional(state: State, { kind, again, pursues, roller }: Combat): Combat['again'] {
  const unit = state.units[roller];
  if (kind !== 'attack' || unit.hex < 0 || unit.stunned) return null;
  if (pursues) return 'pursuit';
  return abilityOf(state, unit.type, 'doubleShot') > 0 && again === null && !unit.moved ? 'shot' : null;
}

// FF-77: Frenzy takes its figures; the fallen who struck once more have none left to give.
function end(turn: Play): void {
  const { state } = turn;
  const combat = combatOf(state);
  const unit = state.units[combat.roller];
  if (combat.frenzy > 0 && unit.hex >= 0 && combat.kind !== 'dying') {
    unit.health = Math.max(0, unit.health - combat.frenzy);
    tell(turn, { tell: 'frenzy', ...who(state, combat.roller), figures: combat.frenzy });
    if (unit.health === 0) removeUnit(turn, combat.roller);
  }
  if (state.ending !== null) return;
  state.combats.pop();
  const how = additional(state, combat);
  if (how !== null && targetsOf(state, unit).length > 0)
    turn.ask('again', [unit.seat], { unit: combat.roller, how });
}

/** The steps of a combat from step 10 on, and the counter that goes before the retreats. */
export const afterSteps = {
  'combat/ferocity': (turn) => askCounter(turn, true),
  'combat/lore'(turn) {
    const { state } = turn;
    const combat = combatOf(state);
    combat.vacated = state.units[combat.target].hex !== combat.at;
    gainLore(turn, state.units[combat.roller].seat, combat.lore, 'dice');
  },
  'combat/counter': (turn) => askCounter(turn, false),
  'combat/advance'(turn) {
    const { state } = turn;
    const combat = combatOf(state);
    if (mayAdvance(state, combat)) turn.ask('advance', [state.units[combat.roller].seat]);
  },
  'combat/end': end,
} satisfies Partial<StepHandlers<State, Terms>>;

/** The unit that may attack again. */
function againUnit({ about }: Decision): UnitId {
  return Number(about['unit']);
}

/** The questions that follow retreats. */
export const afterDecisions = {
  counter: {
    choices: (_state, _seat, plan) => (plan.length > 0 ? [] : ['counter', 'no']),
    reveal(turn, { seats: [seat], plans }) {
      const combat = combatOf(turn.state);
      combat.countered = true;
      if (plans[seat][0] === 'counter') combatAgainst(turn, 'counter', combat.target, combat.roller);
    },
  },
  advance: {
    choices: advanceChoices,
    reveal: advance,
    fallback: (_state, _seat, _plan, legal) => (legal.includes(stay) ? stay : legal[0]),
  },
  again: {
    shows: ['unit'],
    choices(state, _seat, plan, decision) {
      if (plan.length > 0) return [];
      const targets = targetsOf(state, state.units[againUnit(decision)]);
      return [...targets.map((id) => atChoices[state.units[id].hex]), 'no'];
    },
    reveal(turn, decision) {
      const { state } = turn;
      const [choice] = decision.plans[decision.seats[0]];
      if (choice === 'no') return;
      const how = decision.about['how'] as Combat['again'];
      const unit = againUnit(decision);
      combatAgainst(turn, 'attack', unit, unitOn(state, hexIn(choice)), undefined, how);
    },
    fallback: (_state, _seat, _plan, legal) => (legal.includes('no') ? 'no' : legal[0]),
  },
} satisfies Partial<DecisionTable<State, Terms>>;
