// The first hands: what is drawn, what each seat returns, and where that comes to lie (FF-35).

import { shuffle } from '@bridgefront/kernel';
import type { Choice, Decision, DecisionRules, Seat, StepHandlers } from '@bridgefront/kernel';
import { commandId, commandTable, loreId, loreTable } from './cards/in-force.ts';
import { tell } from './faces.ts';
import { declarations } from './options.ts';
import { drawCommands, drawLore } from './lore-and-cards.ts';
import { BATTLES } from './tables/battles.ts';
import { presetHand } from './tables/commands.ts';
import type { State } from './types.ts';
import type { Play, Terms } from './faces.ts';

/** Command cards, and lore cards, that a seat returns. */
export const commandsBack = 2;
const loreBack = 1;

/** Whether the first hands are the preset ones: always in a first battle (FF-97). */
export function isPreset({ battle, options }: State): boolean {
  return battle >= 0 || options.presetHands;
}

function loreKept({ battle, options }: State): number {
  return battle >= 0 ? declarations.loreHand.default : options.loreHand;
}

function hasLore({ battle }: State): boolean {
  return battle < 0 || BATTLES[battle].lore;
}

// The four preset cards are looked out before the rest is shuffled again.
function takePreset(turn: Play): void {
  const { state } = turn;
  for (const own of state.seats) {
    for (const card of presetHand) state.commandDeck.splice(state.commandDeck.indexOf(card), 1);
    own.command = presetHand.slice();
    own.shown = presetHand.slice();
  }
  shuffle(
    turn.random,
    state.commandDeck.sort((a, b) => a - b),
  );
}

function deal(turn: Play): void {
  const { state } = turn;
  const preset = isPreset(state);
  if (preset) takePreset(turn);
  const asks = !preset || hasLore(state);
  for (const seat of [state.first, 1 - state.first]) {
    if (!preset) drawCommands(turn, seat, state.options.commandHand + commandsBack);
    if (hasLore(state)) drawLore(turn, seat, loreKept(state) + loreBack);
  }
  if (asks) turn.ask('keep', [0, 1]);
  else turn.then({ do: 'hands/done' });
}

/** Cards that the seat has still to return after the plan so far: command cards first. */
function handLeft(own: readonly number[], plan: readonly Choice[], idOf: (slug: string) => number): number[] {
  const left = own.slice();
  for (const choice of plan) {
    const place = left.indexOf(idOf(choice.slice('back:'.length)));
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}

function keepChoices(state: State, seat: Seat, plan: readonly Choice[]): Choice[] {
  const commands = isPreset(state) ? 0 : commandsBack;
  const { command, loreHand } = state.seats[seat];
  if (plan.length < commands)
    return unique(handLeft(command, plan, (slug) => commandId(state, slug))).map(
      (id) => `back:${commandTable(state)[id].slug}`,
    );
  if (!hasLore(state) || plan.length >= commands + loreBack) return [];
  return unique(loreHand).map((id) => `back:${loreTable(state)[id].slug}`);
}

function unique(cards: readonly number[]): number[] {
  return [...new Set(cards)].sort((a, b) => a - b);
}

// The command cards of both are shuffled together under their deck, each lore card goes under its own.
function revealKept(turn: Play, { plans }: Decision): void {
  const { state } = turn;
  const back: number[] = [];
  state.seats.forEach((own, seat) => {
    const slugs = plans[seat].map((choice) => choice.slice('back:'.length));
    own.returned = slugs.map((slug) => commandId(state, slug)).filter((id) => id >= 0);
    for (const id of own.returned) own.command.splice(own.command.indexOf(id), 1);
    back.push(...own.returned);
    const [sunk] = slugs.map((slug) => loreId(state, slug)).filter((id) => id >= 0);
    if (sunk === undefined) return;
    own.loreHand.splice(own.loreHand.indexOf(sunk), 1);
    own.loreDeck.unshift(sunk);
    own.sunkLore = sunk;
  });
  shuffle(
    turn.random,
    back.sort((a, b) => a - b),
  );
  state.commandDeck.unshift(...back);
  state.sunk = back.length;
  turn.then({ do: 'hands/done' });
}

function begin(turn: Play): void {
  const [{ command, loreHand }] = turn.state.seats;
  tell(turn, { tell: 'hands', command: command.length, lore: loreHand.length });
  turn.then({ do: 'turn/start' });
}

/** The steps that deal the hands. */
export const dealSteps = {
  'hands/deal': deal,
  'hands/done': begin,
} satisfies Partial<StepHandlers<State, Terms>>;

/** The sealed question which cards to return. */
export const keepDecision: DecisionRules<State, Terms, {}> = { choices: keepChoices, reveal: revealKept };
