// The roll: dice, rerolls, committing them, and the damage that follows (FF-66 to FF-72).

import { rollDie } from '@bridgefront/kernel';
import type { Choice, Decision, Seat, StepHandlers, DecisionTable } from '@bridgefront/kernel';
import { removeUnit } from '../ending.ts';
import { tell, who } from '../faces.ts';
import { harm } from '../harm.ts';
import { recover } from '../harm.ts';
import { dieChoices, done, numberIn } from '../notation.ts';
import type { Combat, State } from '../types.ts';
import { faces } from '../vocabulary.ts';
import type { Use } from '../vocabulary.ts';
import { commitChoices, diceOf, totalOf } from './dice.ts';
import type { Play, Terms } from '../faces.ts';

/** The combat that is under way. */
export function combatOf(state: State): Combat {
  const combat = state.combats.at(-1);
  if (combat === undefined) throw new Error('No combat is under way.');
  return combat;
}

function roll(turn: Play): void {
  const { state } = turn;
  const combat = combatOf(state);
  const count = diceOf(state, combat);
  combat.dice = Array.from({ length: count }, () => rollDie(turn.random) - 1);
  tell(turn, { tell: 'rolls', ...who(state, combat.roller), dice: combat.dice.map((die) => faces[die]) });
}

// FF-69: asked only if a die can be committed.
function askCommit(turn: Play): void {
  const { state } = turn;
  const combat = combatOf(state);
  if (commitChoices(state, combat, []).length > 0) turn.ask('commit', [state.units[combat.roller].seat]);
  else commit(turn, []);
}

function commit(turn: Play, plan: readonly Choice[]): void {
  const { state } = turn;
  const combat = combatOf(state);
  const { damage, retreats, lore, used } = totalOf(state, combat, plan);
  const target = state.units[combat.target];
  for (const [use, count] of used) {
    tell(turn, { tell: 'commits', seat: state.units[combat.roller].seat, use, count });
    putToken(turn, combat, use);
  }
  if (used.has('poison')) target.poisoned = true;
  Object.assign(combat, {
    damage,
    retreats,
    lore,
    frenzy: used.get('frenzy') ?? 0,
    drain: used.has('drain'),
  });
}

function putToken(turn: Play, { target }: Combat, use: Use): void {
  const { state } = turn;
  if (use !== 'stun' && use !== 'poison') return;
  state.units[target][use === 'stun' ? 'stunned' : 'poisoned'] = true;
  tell(turn, { tell: use === 'stun' ? 'stunned' : 'poisoned', ...who(state, target) });
}

function fall(turn: Play): void {
  const { state } = turn;
  const { target } = combatOf(state);
  const unit = state.units[target];
  if (unit.hex >= 0 && unit.health === 0) turn.then({ do: 'window', window: 'fall', seat: unit.seat });
}

// The fallen leave the board; then Drain, if the roller still stands (FF-71). Who strikes a dying blow has fallen already.
function remove(turn: Play): void {
  const { state } = turn;
  const combat = combatOf(state);
  const target = state.units[combat.target];
  if (target.hex >= 0 && target.health === 0) removeUnit(turn, combat.target);
  if (combat.drain && state.units[combat.roller].health > 0 && state.ending === null)
    recover(turn, combat.roller, 1);
}

/** The steps of a combat up to step 7. */
export const rollSteps = {
  'combat/roll': roll,
  'combat/commit': askCommit,
  'combat/hit'(turn) {
    const { damage, target } = combatOf(turn.state);
    if (damage > 0) harm(turn, target, damage, true);
  },
  'combat/fall': fall,
  'combat/remove': remove,
} satisfies Partial<StepHandlers<State, Terms>>;

function diceChoices(state: State, _seat: Seat, plan: readonly Choice[], { about }: Decision): Choice[] {
  const most = Math.min(Number(about['most']), combatOf(state).dice.length);
  if (plan.length >= most || plan.includes(done)) return [];
  const left = combatOf(state).dice.map((_, die) => dieChoices[die + 1]);
  return [...left.filter((choice) => !plan.includes(choice)), done];
}

function reroll(turn: Play, { seats: [seat], plans }: Decision): void {
  const combat = combatOf(turn.state);
  const dice = plans[seat].filter((choice) => choice !== done).map((choice) => numberIn(choice) - 1);
  for (const die of dice.sort((a, b) => a - b)) combat.dice[die] = rollDie(turn.random) - 1;
  const shown = combat.dice.map((die) => faces[die]);
  if (dice.length > 0) tell(turn, { tell: 'rerolls', seat, count: dice.length, dice: shown });
}

/** The questions about dice. */
export const rollDecisions = {
  dice: { choices: diceChoices, reveal: reroll, fallback: () => done },
  commit: {
    choices(state, _seat, plan) {
      if (plan.includes(done)) return [];
      const more = commitChoices(state, combatOf(state), plan);
      return more.length === 0 ? [] : [...more, done];
    },
    reveal: (turn, { seats: [seat], plans }) => commit(turn, plans[seat]),
    fallback: () => done,
  },
} satisfies Partial<DecisionTable<State, Terms>>;
