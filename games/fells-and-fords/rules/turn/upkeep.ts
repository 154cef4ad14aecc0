// The beginning and the end of a turn: check, tent, scoring, drawing, the Lore step (FF-45, FF-50, FF-88).

import type { Choice, Decision, StepHandler, StepHandlers, DecisionTable } from '@bridgefront/kernel';
import { commandId, commandTable, loreChoices, loreTable } from '../cards/in-force.ts';
import type { Under } from '../cards/in-force.ts';
import { checkVictory, endByRounds, scoreVp } from '../ending.ts';
import { tell } from '../faces.ts';
import { changeTerrain, unitOn } from '../field.ts';
import { hexNames } from '../hexes.ts';
import { playLore } from '../lore/play.ts';
import { loreIn } from '../notation.ts';
import { drawCommands, drawLore, gainLore, takeCommand, tellDrawn } from '../lore-and-cards.ts';
import { BATTLES } from '../tables/battles.ts';
import type { State } from '../types.ts';
import { boonsOf } from './battle.ts';
import { commandStep, loreOffers, loreTargets } from './orders.ts';
import { scoreTurn } from './score.ts';
import type { Play, Terms } from '../faces.ts';

/** Whether lore cards are used: in all but one first battle. */
function usesLore({ battle }: State): boolean {
  return battle < 0 || BATTLES[battle].lore;
}

// A player on the enemy tent at the start of the own turn takes it (FF-41).
function takeTent(turn: Play): void {
  const { state } = turn;
  const { active } = state;
  const hex = state.tents[1 - active];
  const on = unitOn(state, hex);
  if (on < 0 || state.units[on].seat !== active) return;
  state.tents[1 - active] = -1;
  changeTerrain(state, hex, 'clear');
  const vp = state.options.tentVp;
  tell(turn, { tell: 'tent', seat: active, at: hexNames[hex], vp });
  scoreVp(turn, active, vp, 'tent');
}

function startTurn(turn: Play): void {
  const { state } = turn;
  state.phase = 'play';
  state.step = 'start';
  if (state.active === state.first) {
    if (checkVictory(turn)) return;
    state.round++;
  }
  const battle = state.options.campaign ? { battle: state.fought.length + 1 } : {};
  tell(turn, { tell: 'turn', round: state.round, seat: state.active, ...battle });
  takeTent(turn);
  turn.then({ do: 'turn/command' });
}

/** What held for the turn is over. */
function clearTurn(state: State): void {
  for (const unit of state.units) {
    unit.ordered = unit.called = unit.moved = unit.attacked = unit.stepped = unit.pursued = unit.path = false;
    unit.march = 0;
  }
  for (const own of state.seats) {
    own.playedLore = own.playedCancel = own.kills = 0;
    own.barred = own.passed = false;
  }
  if (state.command >= 0) state.commandDiscard.push(state.command);
  state.command = -1;
  state.text = false;
  state.centre = -1;
}

function endTurn(turn: Play): void {
  const { state } = turn;
  clearTurn(state);
  const last = state.active !== state.first && state.round >= state.options.roundLimit;
  state.active = 1 - state.active;
  if (last) endByRounds(turn);
  else turn.then({ do: 'turn/start' });
}

// FF-54: a Feeler draws two and keeps one; every other turn draws one.
function drawCommand(turn: Play): void {
  const { state } = turn;
  if (boonsOf(state).scout !== true) {
    drawCommands(turn, state.active, 1);
    return;
  }
  for (let i = 0; i < 2; i++) {
    const card = takeCommand(turn, state.active);
    if (card >= 0) state.peek.push(card);
  }
  const { peek, active } = state;
  tellDrawn(
    turn,
    active,
    'command',
    peek.map((card) => commandTable(state)[card].slug),
  );
  if (peek.length > 1) turn.ask('feeler', [active]);
  else state.seats[active].command.push(...peek.splice(0));
}

function loreStep(turn: Play): void {
  const { state } = turn;
  if (usesLore(state)) turn.ask('lore', [state.active]);
  else gainLore(turn, state.active, 2, 'step');
}

function keepOne(turn: Play, { seats: [seat], plans }: Decision): void {
  const { state } = turn;
  const kept = commandId(state, plans[seat][0].slice('keep:'.length));
  state.peek.splice(state.peek.indexOf(kept), 1);
  const [other] = state.peek.splice(0);
  state.seats[seat].command.push(kept);
  state.commandDiscard.push(other);
  turn.revealed();
  tell(turn, { tell: 'drops', seat, card: commandTable(state)[other].slug });
}

const lorePays: { readonly [choice: string]: { readonly lore: number; readonly cards: number } } = {
  tokens: { lore: 2, cards: 0 },
  both: { lore: 1, cards: 1 },
  cards: { lore: 0, cards: 2 },
};

function carryLore(turn: Play, { seats: [seat], plans }: Decision): void {
  const [choice, ...targets] = plans[seat];
  if (choice.startsWith('lore:')) {
    turn.then({ do: 'upkeep/lore' });
    playLore(turn, seat, loreIn(turn.state, choice), targets);
    return;
  }
  const { lore, cards } = lorePays[choice];
  gainLore(turn, seat, lore, 'step');
  drawLore(turn, seat, cards);
  if (choice === 'cards') turn.then({ do: 'upkeep/drop' });
}

// Discards down to the limit, one after another.
function limitHand(turn: Play): void {
  const { state } = turn;
  if (state.seats[state.active].loreHand.length <= state.options.loreLimit) return;
  turn.then({ do: 'upkeep/drop' }, { do: 'upkeep/limit' });
}

function askDrop(turn: Play): void {
  const { active, seats } = turn.state;
  if (seats[active].loreHand.length > 0) turn.ask('drop', [active]);
}

// One question after another until `done`.
function askLoop(step: 'orders' | 'moves' | 'attacks'): StepHandler<State> {
  return (turn) => {
    const { state } = turn;
    state.step = step;
    turn.ask(step, [state.active]);
  };
}

/** The steps of a turn. */
export const turnHandlers = {
  'turn/start': startTurn,
  'turn/command': commandStep,
  'turn/orders': askLoop('orders'),
  'turn/moves': askLoop('moves'),
  'turn/attacks': askLoop('attacks'),
  'upkeep/draw': drawCommand,
  'upkeep/lore': loreStep,
  'upkeep/drop': askDrop,
  'upkeep/limit': limitHand,
  'turn/end': endTurn,
  'turn/upkeep'(turn) {
    turn.state.step = 'upkeep';
    scoreTurn(turn);
    turn.then({ do: 'upkeep/draw' }, { do: 'upkeep/lore' }, { do: 'upkeep/limit' }, { do: 'turn/end' });
  },
} satisfies Partial<StepHandlers<State, Terms>>;

function uniqueCards(cards: readonly number[]): number[] {
  return [...new Set(cards)].sort((a, b) => a - b);
}

/** The questions of upkeep. */
export const upkeepDecisions = {
  feeler: {
    choices: (state, _seat, plan) =>
      plan.length > 0 ? [] : uniqueCards(state.peek).map((card) => `keep:${commandTable(state)[card].slug}`),
    reveal: keepOne,
  },
  lore: {
    choices(state, seat, plan) {
      if (plan.length > 0) return plan[0].startsWith('lore:') ? loreTargets(state, seat, plan) : [];
      return [...loreOffers(state, seat, 'upkeep'), ...Object.keys(lorePays)];
    },
    reveal: carryLore,
    fallback: (_state, _seat, _plan, legal) => (legal.includes('tokens') ? 'tokens' : legal[0]),
  },
  drop: {
    choices: (state, seat, plan) =>
      plan.length > 0 ? [] : uniqueCards(state.seats[seat].loreHand).map((id) => dropChoice(state, id)),
    reveal(turn, { seats: [seat], plans }) {
      const own = turn.state.seats[seat];
      const card = loreIn(turn.state, plans[seat][0].replace('drop:', 'lore:'));
      own.loreHand.splice(own.loreHand.indexOf(card), 1);
      own.loreDiscard.push(card);
      turn.revealed();
      tell(turn, { tell: 'drops', seat, card: loreTable(turn.state)[card].slug });
    },
  },
} satisfies Partial<DecisionTable<State, Terms>>;

function dropChoice(match: Under, id: number): Choice {
  return loreChoices(match)[id].replace('lore:', 'drop:');
}
