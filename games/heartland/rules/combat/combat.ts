// The combat as steps and questions: kill sets, damage, occupiers, and who goes home (section 9).

import type { Decision, DecisionTable, Seat, StepHandlers } from '@bridgefront/kernel';
import { unitFace } from '../deaths.ts';
import { checkSettledLand } from '../ending.ts';
import { tellerOf } from '../faces.ts';
import type { Play, Terms } from '../faces.ts';
import { holdChoice } from '../notation.ts';
import type { State } from '../types.ts';
import { occupy, occupyChoices, occupyReason, sendHome, wonBy } from './occupy.ts';
import { killReason } from './kill-reason.ts';
import { killChoices, killedBy, woundedBy } from './sets.ts';
import { strike } from './strike.ts';

function begin(turn: Play): void {
  const { state } = turn;
  state.phase = 'combat';
  state.kills = [null, null];
  state.wounds = [null, null];
  tellerOf(turn)?.({ tell: 'combat' });
  turn.then({ do: 'combat/ask' });
}

// Who has no choice is not asked. Openly, the holder of the initiative goes first (`combatOrder`).
function ask(turn: Play): void {
  const { state } = turn;
  const open = [0, 1].filter((seat) => state.kills[seat] === null && killChoices(state, seat, []).length > 0);
  if (open.length === 0) {
    turn.then({ do: 'combat/strike' });
    return;
  }
  const first = open.includes(state.initiative) ? state.initiative : 1 - state.initiative;
  turn.ask('kill', state.options.combatOrder === 'sealed' ? open : [first]);
}

function revealKills(turn: Play, { seats, plans }: Decision): void {
  const { state } = turn;
  const tell = state.options.combatOrder === 'sealed' ? null : tellerOf(turn);
  for (const seat of seats) {
    const kills = killedBy(state, seat, plans[seat]);
    state.kills[seat] = kills;
    const wounds = woundedBy(state, seat, plans[seat]);
    state.wounds[seat] = wounds;
    const facesOf = (ids: readonly number[]) =>
      state.units.filter(({ id }) => ids.includes(id)).map((unit) => unitFace(state, unit));
    const wounded = wounds.length === 0 ? {} : { wounded: facesOf(wounds) };
    tell?.({ tell: 'chooses', seat, units: facesOf(kills), ...wounded });
  }
  turn.revealed();
  turn.then({ do: 'combat/ask' });
}

function strikeAll(turn: Play): void {
  const { state } = turn;
  const tell = tellerOf(turn);
  for (const seat of [0, 1]) {
    state.kills[seat] ??= killedBy(state, seat, []);
    state.wounds[seat] ??= woundedBy(state, seat, []);
  }
  strike(state, tell);
  if (state.phase === 'over') return;
  for (const seat of [0, 1]) {
    for (let frontier = 1; frontier <= state.land.length; frontier++)
      if (hasWon(state, seat, frontier)) tell?.({ tell: 'wins', seat, frontier });
  }
  turn.then({ do: 'occupy/ask' });
}

// HL-45 step 7.
function hasWon(state: State, seat: Seat, frontier: number): boolean {
  const there = state.units.filter((unit) => unit.at === frontier);
  return there.length > 0 && there.every((unit) => unit.seat === seat);
}

function askOccupiers(turn: Play): void {
  const seats = [0, 1].filter((seat) => wonBy(turn.state, seat).length > 0);
  if (seats.length > 0) turn.ask('occupy', seats);
  else turn.then({ do: 'combat/end' });
}

function revealOccupiers(turn: Play, { seats, plans }: Decision): void {
  for (const seat of seats) occupy(turn.state, seat, plans[seat], tellerOf(turn));
  turn.revealed();
  turn.then({ do: 'combat/end' });
}

function end(turn: Play): void {
  const { state } = turn;
  const tell = tellerOf(turn);
  sendHome(state, tell);
  checkSettledLand(state, tell);
  if (state.phase !== 'over') turn.then({ do: 'replenish/triggers' });
}

/** The steps of a combat. */
export const combatSteps = {
  'combat/begin': begin,
  'combat/ask': ask,
  'combat/strike': strikeAll,
  'occupy/ask': askOccupiers,
  'combat/end': end,
} satisfies Partial<StepHandlers<State, Terms>>;

/** The questions of a combat. */
export const combatDecisions = {
  kill: {
    choices: killChoices,
    reveal: revealKills,
    whyNot: killReason,
  },
  occupy: {
    choices: occupyChoices,
    reveal: revealOccupiers,
    fallback: (_state, _seat, _plan, legal) => (legal.includes(holdChoice) ? holdChoice : legal[0]),
    whyNot: occupyReason,
  },
} satisfies Partial<DecisionTable<State, Terms>>;
