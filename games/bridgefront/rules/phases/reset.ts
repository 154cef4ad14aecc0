// Reset (§10): income, mana, draw up; then Cipher's Quiet Study. Also the hand exchange decision itself.

import type { Handlers, Play, Rules } from '../terms.ts';
import { factionNames } from '../effects.ts';
import { cardOfChoice, none } from '../notation.ts';
import { ageOf, toHand } from '../state/piles.ts';
import { distinctCards } from '../plan/planner.ts';
import { discard, draw, gainGold } from '../resolve/gold-and-cards.ts';
import { tell } from '../state/reporting.ts';
import { stepsFrom } from '../state/rounds.ts';
import type { CardId, SeatState, State } from '../types.ts';

function leadOf(state: State): number {
  const { lead } = state.options;
  if (lead === 'fixed') return 0;
  if (lead === 'rotating') return (state.round - 1) % state.seats.length;
  let first = 0;
  state.seats.forEach((seat, index) => {
    const points = seat.permanentVp + seat.controlVp;
    const best = state.seats[first];
    if (points < best.permanentVp + best.controlVp) first = index;
  });
  return first;
}

/** Mana at the start of a round (T-01, T-02). */
export function roundMana(state: State): number {
  return state.options.maxMana + state.options.manaPerAge * (ageOf(state) - 1);
}

function refresh(state: State, owner: SeatState): void {
  owner.gold += state.options.baseIncome;
  owner.mana = roundMana(state);
  owner.done = false;
  owner.cardsPlayed = 0;
  owner.wonBattle = false;
  owner.enemyChampionDied = false;
  owner.freeMarches = 0;
  owner.homeGuards = 0;
}

function drawUp(turn: Play, seat: number, owner: SeatState): void {
  const { state } = turn;
  // Breakthrough cards come on top of the six (C-08), so they join the hand after the draw.
  const missing = state.options.handSize - owner.hand.length;
  if (missing > 0) draw(turn, seat, missing);
  const { held } = owner;
  owner.held = [];
  for (const card of held) toHand(state, owner, card);
}

function reset(turn: Play): void {
  const { state } = turn;
  state.phase = 'reset';
  state.lead = leadOf(state);
  for (const champion of state.champions) champion.used = false;
  if (turn.reporting)
    tell(turn, { tell: 'round-begins', round: state.round, age: ageOf(state), lead: state.lead });
  for (const owner of state.seats) refresh(state, owner);
  if (turn.reporting) tell(turn, { tell: 'income', gold: state.options.baseIncome, mana: roundMana(state) });
  for (let seat = 0; seat < state.seats.length; seat++) {
    const faction = factionNames.indexOf(state.seats[seat].faction);
    gainGold(turn, seat, state.options.factionGold[faction] ?? 0, 'faction');
  }
  for (let seat = 0; seat < state.seats.length; seat++) drawUp(turn, seat, state.seats[seat]);
  const students = studying(state);
  if (students.length > 0) turn.ask('study', students);
}

function studying(state: State): number[] {
  const students: number[] = [];
  if (state.options.quietStudyCards === 0) return students;
  for (let seat = 0; seat < state.seats.length; seat++) {
    const { faction, hand } = state.seats[seat];
    if (faction === 'cipher' && hand.length > 0) students.push(seat);
  }
  return students;
}

/** Quiet Study (S-43, S-97): up to two hand cards, discarded and then replaced by as many draws. */
const study: Rules<'study'> = {
  choices(state, seat, plan) {
    const { hand } = state.seats[seat];
    if (plan.length >= Math.min(state.options.quietStudyCards, hand.length) || plan.includes(none)) return [];
    const rest = hand.slice();
    for (const choice of plan) rest.splice(rest.indexOf(cardOfChoice(choice)), 1);
    const list = distinctCards(state, rest);
    list.push(none);
    return list;
  },
  fallback: () => none,
  reveal(turn, decision) {
    for (const seat of decision.seats) {
      const cards: CardId[] = decision.plans[seat].filter((choice) => choice !== none).map(cardOfChoice);
      if (turn.reporting) tell(turn, { tell: 'studied', seat, count: cards.length });
      if (discard(turn, seat, cards) > 0) draw(turn, seat, cards.length);
    }
  },
};

/** Begins the next round: raises the round number and schedules its phases. */
export function beginRound(turn: Play): void {
  turn.state.round++;
  turn.then(...stepsFrom('reset'));
}

/** Steps of Reset. */
export const resetSteps: Handlers<'round/reset'> = { 'round/reset': reset };
/** Decisions of Reset. */
export const resetDecisions = { study } as const;
