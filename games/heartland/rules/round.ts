// A round: the strategy phase and the battle phase, in which the players act in turn until both pass (HL-21).

import { cardIn } from './cards/in-force.ts';
import type {
  Choice,
  Decision,
  DecisionRules,
  DecisionTable,
  Refusal,
  Seat,
  StepHandlers,
} from '@bridgefront/kernel';
import { battleChoices, doBattle } from './actions/battle.ts';
import { isWholeCommit } from './actions/commit.ts';
import { doStrategy, effectIn, strategyChoices } from './actions/strategy.ts';
import { aimReason, battleReason, strategyReason } from './actions/reasons.ts';
import { checkAction } from './deaths.ts';
import { tellerOf } from './faces.ts';
import type { Play, Terms } from './faces.ts';
import { commitChoice, doneChoice, passChoice } from './notation.ts';
import { home } from './types.ts';
import type { Phase, State } from './types.ts';
import { sinkTop } from './zones.ts';

function begin(turn: Play): void {
  const { state } = turn;
  state.phase = 'strategy';
  state.round++;
  openPhase(state);
  tellerOf(turn)?.({ tell: 'round', round: state.round, seat: state.initiative });
  turn.then({ do: 'strategy' });
}

// The holder of the initiative acts first in both phases.
function openPhase(state: State): void {
  state.active = state.initiative;
  state.passes = 0;
}

function isQuiet({ units }: State): boolean {
  return units.every(({ at }) => at === home);
}

// Without a unit in any frontier there is no battle (HL-24), unless the table wants one (HL-86).
function beginBattle(turn: Play): void {
  const { state } = turn;
  const tell = tellerOf(turn);
  openPhase(state);
  if (isQuiet(state) && !state.options.battleAlways) {
    tell?.({ tell: 'quiet' });
    turn.then({ do: 'replenish/triggers' });
    return;
  }
  state.phase = 'battle';
  tell?.({ tell: 'battle', seat: state.initiative });
  turn.then({ do: 'battle' });
}

function phaseStep(phase: Phase): 'strategy' | 'battle' {
  return phase === 'battle' ? 'battle' : 'strategy';
}

// Two passes in a row end the phase; one locks nobody out.
function pass(turn: Play, seat: Seat): void {
  const { state } = turn;
  tellerOf(turn)?.({ tell: 'passes', seat });
  state.passes++;
  state.active = 1 - seat;
  if (state.passes < 2) turn.then({ do: phaseStep(state.phase) });
  else if (state.phase === 'strategy') turn.then({ do: 'battle/begin' });
  else
    turn.then({ do: state.options.battleAlways && isQuiet(state) ? 'replenish/triggers' : 'combat/begin' });
}

function revealAction(turn: Play, { seats: [seat], plans }: Decision): void {
  const { state } = turn;
  const plan = plans[seat];
  const [first] = plan;
  if (first === passChoice) {
    pass(turn, seat);
    return;
  }
  state.passes = 0;
  const effect = effectIn(state, first);
  if (effect?.do === 'draw' || effect?.do === 'scout') turn.revealed();
  (state.phase === 'strategy' ? doStrategy : doBattle)(state, seat, plan, tellerOf(turn));
  if (effect?.do === 'scout') turn.then({ do: 'scout' });
  else turn.then({ do: 'action/end' });
}

// What follows every action: deaths and life, then it is the other player's turn (HL-25).
function endAction(turn: Play): void {
  const { state } = turn;
  checkAction(state, tellerOf(turn));
  if (state.phase === 'over') return;
  state.active = 1 - state.active;
  turn.then({ do: phaseStep(state.phase) });
}

// The player looks at the top card; the answer is a question of its own.
function scout(turn: Play): void {
  const { state } = turn;
  const seat = state.active;
  const own = state.seats[seat];
  own.topSeen = true;
  const top = cardIn(state, own.army[own.army.length - 1]);
  tellerOf(turn)?.({ tell: 'scouts', seat }, { [seat]: { tell: 'scouts', seat, card: top.slug } });
  turn.ask('scout', [seat]);
}

function revealScout(turn: Play, { seats: [seat], plans }: Decision): void {
  const stays = plans[seat][0] === 'stay';
  if (!stays) sinkTop(turn.state.seats[seat]);
  turn.revealed();
  tellerOf(turn)?.({ tell: 'scouted', seat, stays });
  turn.then({ do: 'action/end' });
}

/** The steps of the two phases of action. */
export const roundSteps = {
  'round/begin': begin,
  strategy: (turn) => turn.ask('strategy', [turn.state.active]),
  'battle/begin': beginBattle,
  battle: (turn) => turn.ask('battle', [turn.state.active]),
  scout,
  'action/end': endAction,
} satisfies Partial<StepHandlers<State, Terms>>;

const scoutChoices: readonly Choice[] = ['stay', 'bottom'];

// A time-out passes; one that comes in the middle of an action ends it as soon as it can.
function fallback(_state: State, _seat: Seat, _plan: readonly Choice[], legal: readonly Choice[]): Choice {
  if (legal.includes(passChoice)) return passChoice;
  return legal.includes(doneChoice) ? doneChoice : legal[0];
}

type Reason = (state: State, seat: Seat, choice: Choice) => Omit<Refusal, 'code'> | null;

function action(
  choices: (state: State, seat: Seat, plan: readonly Choice[]) => readonly Choice[],
  reason: Reason,
): DecisionRules<State, Terms, {}> {
  return {
    choices,
    reveal: revealAction,
    // Until the opponent has the turn, unless something was drawn or looked at (HL-75).
    takeBack: 'turn',
    ends: [passChoice, doneChoice],
    // Units are named in the order of their numbers, so behind the last one only the end is legal, whoever is still at home.
    leaves: (state, seat, plan) => plan[0] === commitChoice && !isWholeCommit(state, seat, plan),
    fallback,
    whyNot: (state, seat, plan, choice) =>
      plan.length === 0 ? reason(state, seat, choice) : aimReason(state, seat, plan, choice),
  };
}

/** The questions of the two phases of action. */
export const roundDecisions = {
  strategy: action(strategyChoices, strategyReason),
  battle: action(battleChoices, battleReason),
  scout: { choices: (_state, _seat, plan) => (plan.length > 0 ? [] : scoutChoices), reveal: revealScout },
} satisfies Partial<DecisionTable<State, Terms>>;
