// A turn: mana, summoning card by card, the assault attack by attack, and what ends with it.

import type { Choice, Decision, DecisionTable, Seat, StepHandlers } from '@bridgefront/kernel';
import { cardIn, figuresOf } from '../cards/in-force.ts';
import { attackersOf, attackWith } from './assault.ts';
import { tellerOf } from '../faces.ts';
import type { Play, Terms } from '../faces.ts';
import { cardChoice, cardOfChoice, doneChoice, laneChoices, laneOfChoice } from '../notation.ts';
import { unitChoice, unitOfChoice } from '../notation.ts';
import { chant, chantTargets, playableCards, summon } from './summon.ts';
import type { State, Unit } from '../state.ts';
import type { CardId, Lane } from '../types.ts';
import { catalystMana } from '../units.ts';
import { whyNotSummoned } from './why-not.ts';

const noChoices: readonly Choice[] = [];

/** Mana at the beginning of the active seat's turn (§3, TB-7). */
export function manaOf(state: State): number {
  if (state.turn === 1) return state.options.firstTurnMana;
  return state.seats[state.active].cards.length + 1 + catalystMana(state, state.active);
}

// Wards last until their caster's next turn begins; a Protection used up for good stays so, a used-up ward leaves nothing (TB-25).
function endWard({ options }: State, unit: Unit, caster: Seat): void {
  if ((unit.wards & (1 << caster)) === 0) return;
  unit.wards &= ~(1 << caster);
  if (unit.wards !== 0) return;
  if (unit.spent) unit.absorbed = true;
  else if (!figuresOf(options, unit.card).traits.protection) unit.absorbed = false;
  unit.spent = false;
}

/** Ends the wards of the active seat, whose turn begins. */
export function endWards(state: State): void {
  for (const { lanes } of state.seats)
    for (const row of lanes) row.forEach((unit) => endWard(state, unit, state.active));
}

function begin(turn: Play): void {
  const { state } = turn;
  state.turn++;
  state.mana = manaOf(state);
  endWards(state);
  const { active: seat, mana } = state;
  tellerOf(turn)?.({ tell: 'turn', turn: state.turn, seat, mana });
  turn.then({ do: 'turn/summon' });
}

/** What lasted for the turn ends with it: damage, strength, and with them used Protection (TB-9, TB-14). */
export function clearTurn(state: State): void {
  for (const { lanes } of state.seats) {
    for (const row of lanes) {
      for (const unit of row) {
        unit.damage = 0;
        unit.fresh = false;
        unit.strength = 0;
        unit.sprinted = 0;
        if (state.options.protection === 'turn') unit.absorbed = false;
      }
    }
  }
  state.plays = [];
  state.mana = 0;
}

function end(turn: Play): void {
  const { state } = turn;
  if (state.phase === 'over') return;
  clearTurn(state);
  if (state.turn >= state.options.turnLimit) {
    state.phase = 'over';
    state.winners = [0, 1];
    state.ending = 'turns';
    tellerOf(turn)?.({ tell: 'drawn', turns: state.turn });
    return;
  }
  state.active = 1 - state.active;
  turn.then({ do: 'turn/begin' });
}

// The attackers of a lane are fixed when its turn has come (TB-8).
function assaultLane(turn: Play, lane: Lane): void {
  const cards = attackersOf(turn.state, lane);
  turn.then(...cards.map((card) => ({ do: 'assault/attack' as const, card, again: false })));
}

function attack(turn: Play, card: CardId, again: boolean): void {
  if (turn.state.phase === 'over') return;
  if (attackWith(turn.state, card, again, tellerOf(turn)))
    turn.then({ do: 'assault/attack', card, again: true });
}

/** The steps of a turn. */
export const turnSteps = {
  'turn/begin': begin,
  'turn/summon': (turn) => turn.ask('summon', [turn.state.active]),
  'assault/lane': (turn, { lane }) => assaultLane(turn, lane),
  'assault/attack': (turn, { card, again }) => attack(turn, card, again),
  'turn/end': end,
} satisfies Partial<StepHandlers<State, Terms>>;

// A plan: a creature and its lane, an incantation and its target, or `done`.
function summonChoices(state: State, seat: Seat, plan: readonly Choice[]): readonly Choice[] {
  if (plan.length === 0)
    return [...playableCards(state, seat).map((card) => cardChoice(state, card)), doneChoice];
  if (plan.length > 1 || plan[0] === doneChoice) return noChoices;
  if (cardIn(state, cardOfChoice(plan[0])).kind === 'creature') return laneChoices;
  return chantTargets(state).map((card) => unitChoice(state, card));
}

function reveal(turn: Play, { seats: [seat], plans }: Decision): void {
  const { state } = turn;
  const tell = tellerOf(turn);
  const [first, second] = plans[seat];
  if (first === doneChoice) {
    tell?.({ tell: 'assault', seat });
    turn.then({ do: 'assault/lane', lane: 0 }, { do: 'assault/lane', lane: 1 }, { do: 'turn/end' });
    return;
  }
  const card = cardOfChoice(first);
  if (cardIn(state, card).kind === 'creature') summon(state, seat, card, laneOfChoice(second), tell);
  else chant(state, seat, card, unitOfChoice(second), tell);
  if (state.phase === 'play') turn.then({ do: 'turn/summon' });
}

/** The decision of a turn: each play is a question of its own, so that it can be taken back (TB-23). */
export const turnDecisions = {
  summon: {
    takeBack: 'turn',
    ends: [doneChoice],
    choices: summonChoices,
    reveal,
    // TB-30: a time-out ends the turn.
    fallback: (_state, _seat, _plan, legal) => (legal.includes(doneChoice) ? doneChoice : legal[0]),
    whyNot: whyNotSummoned,
  },
} satisfies Partial<DecisionTable<State, Terms>>;
