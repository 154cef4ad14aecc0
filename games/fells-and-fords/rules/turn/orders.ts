// The Command and Order steps: the card of the turn, and which units it may order (FF-46, FF-47, FF-54).

import type { Choice, Decision, Seat, DecisionTable } from '@bridgefront/kernel';
import { cardChoices, commandTable, loreChoices } from '../cards/in-force.ts';
import { tell, who } from '../faces.ts';
import { fitsSections, typeOf, unitOn, unitsOf } from '../field.ts';
import { distance } from '../hexes.ts';
import type { HexId } from '../hexes.ts';
import { playLore } from '../lore/play.ts';
import { isPossible, targetChoices } from '../lore/targets.ts';
import { playableCards } from '../lore/windows.ts';
import { cardIn, cureChoices, done, hexIn, loreIn, unitChoices } from '../notation.ts';
import type { State, Unit, UnitId } from '../types.ts';
import type { OrderRule, WindowName } from '../vocabulary.ts';
import type { Play, Terms } from '../faces.ts';

/** Asks for the command card; with an empty hand one unit anywhere may be ordered (FF-46). */
export function commandStep(turn: Play): void {
  const { state } = turn;
  state.step = 'command';
  if (state.seats[state.active].command.length > 0) {
    turn.ask('command', [state.active]);
    return;
  }
  tell(turn, { tell: 'no-command', seat: state.active });
  turn.then({ do: 'turn/orders' });
}

function commandChoices(state: State, seat: Seat, plan: readonly Choice[]): Choice[] {
  if (plan.length > 1) return [];
  if (plan.length === 1) return ['text', 'one'];
  const cards = [...new Set(state.seats[seat].command)].sort((a, b) => a - b);
  return cards.map((card) => cardChoices(state)[card]);
}

function playCommand(turn: Play, { seats: [seat], plans }: Decision): void {
  const { state } = turn;
  const [choice, how] = plans[seat];
  const card = cardIn(state, choice);
  const own = state.seats[seat];
  own.command.splice(own.command.indexOf(card), 1);
  const known = own.shown.indexOf(card);
  if (known >= 0) own.shown.splice(known, 1);
  state.command = card;
  state.text = how === 'text';
  tell(turn, { tell: 'command', seat, card: commandTable(state)[card].slug, text: state.text });
  turn.then({ do: 'turn/orders' });
}

/** Units that the command card has ordered so far, the first one first. */
export function calledUnits(state: State): UnitId[] {
  return unitsOf(state, state.active).filter((id) => state.units[id].called);
}

type RuleReader<R extends OrderRule['rule']> = (
  rule: Extract<OrderRule, { rule: R }>,
  called: readonly Unit[],
  unit: Unit,
  state: State,
) => boolean;

const readers: { readonly [R in OrderRule['rule']]: RuleReader<R> } = {
  sections: (room, called, unit) =>
    fitsSections([...called.map(({ hex }) => hex), unit.hex], unit.seat, room),
  kinds: ({ kinds, upTo }, called, unit, state) =>
    called.length < upTo && kinds.includes(typeOf(state, unit).kind),
  ranged: ({ upTo }, called, unit, state) => called.length < upTo && typeOf(state, unit).range > 0,
  // The first one named is the middle of the others (Drumbeat).
  around: ({ upTo }, called, unit) => called.length === 0 || aroundOne(called, unit, upTo),
};

// The first one and so many beside it.
function aroundOne(called: readonly Unit[], unit: Unit, upTo: number): boolean {
  const [first] = called;
  return called.length <= upTo && distance(first.hex, unit.hex) === 1;
}

/** Units that the active player may order next, by the card or instead of it. */
function orderable(state: State): HexId[] {
  const called = calledUnits(state).map((id) => state.units[id]);
  const free = state.units.filter((unit) => unit.hex >= 0 && unit.seat === state.active && !unit.ordered);
  const { orders } = commandTable(state)[state.command] ?? { orders: null };
  const fits = (unit: Unit): boolean => {
    if (orders === null || !state.text) return called.length === 0;
    const first = orders.rule === 'around' ? called.filter(({ hex }) => hex === state.centre) : [];
    const others = called.filter((one) => !first.includes(one));
    // TypeScript does not see that the entry and what it reads are of one kind.
    return (readers[orders.rule] as RuleReader<OrderRule['rule']>)(
      orders as never,
      [...first, ...others],
      unit,
      state,
    );
  };
  return free
    .filter(fits)
    .map(({ hex }) => hex)
    .sort((a, b) => a - b);
}

function curable(state: State, seat: Seat): Choice[] {
  if (state.seats[seat].lore < state.options.curePrice) return [];
  const units = state.units.filter((unit) => unit.hex >= 0 && unit.seat === seat && unit.ordered);
  const hexes = (token: 'poisoned' | 'stunned'): HexId[] =>
    units
      .filter((unit) => unit[token])
      .map(({ hex }) => hex)
      .sort((a, b) => a - b);
  return [
    ...hexes('poisoned').map((hex) => cureChoices.poison[hex]),
    ...hexes('stunned').map((hex) => cureChoices.stun[hex]),
  ];
}

/** Lore cards that the active player can play in its own step, or the targets of the one begun. */
export function loreOffers(state: State, seat: Seat, window: WindowName): Choice[] {
  return playableCards(state, seat, window)
    .filter((card) => isPossible(state, seat, card))
    .map((card) => loreChoices(state)[card]);
}

/** The next choices of a plan that has begun with a lore card. */
export function loreTargets(state: State, seat: Seat, plan: readonly Choice[]): Choice[] {
  return targetChoices(state, seat, loreIn(state, plan[0]), plan.slice(1));
}

function orderChoices(state: State, seat: Seat, plan: readonly Choice[]): Choice[] {
  if (plan.length > 0) return plan[0].startsWith('lore:') ? loreTargets(state, seat, plan) : [];
  const units = orderable(state).map((hex) => unitChoices[hex]);
  return [...units, ...curable(state, seat), ...loreOffers(state, seat, 'orders'), done];
}

function cure(turn: Play, seat: Seat, choice: Choice): void {
  const { state } = turn;
  const id = unitOn(state, hexIn(choice));
  const token = choice.startsWith('cure:poison') ? 'poison' : 'stun';
  const price = state.options.curePrice;
  state.units[id][token === 'poison' ? 'poisoned' : 'stunned'] = false;
  state.seats[seat].lore -= price;
  tell(turn, { tell: 'cured', ...who(state, id), token, price });
}

function carryOrder(turn: Play, { seats: [seat], plans }: Decision): void {
  const [choice, ...targets] = plans[seat];
  if (choice === done) {
    turn.then({ do: 'turn/moves' });
    return;
  }
  turn.then({ do: 'turn/orders' });
  if (choice.startsWith('lore:')) playLore(turn, seat, loreIn(turn.state, choice), targets);
  else if (choice.startsWith('cure:')) cure(turn, seat, choice);
  else order(turn, hexIn(choice));
}

function order(turn: Play, hex: HexId): void {
  const { state } = turn;
  const id = unitOn(state, hex);
  if (calledUnits(state).length === 0) state.centre = hex;
  state.units[id].ordered = true;
  state.units[id].called = true;
  tell(turn, { tell: 'ordered', ...who(state, id) });
}

/** The questions of the Command and Order steps. */
export const orderDecisions = {
  command: {
    choices: commandChoices,
    reveal: playCommand,
    fallback: (_state, _seat, plan, legal) => (plan.length > 0 ? 'text' : legal[0]),
  },
  orders: {
    choices: orderChoices,
    reveal: carryOrder,
    ends: [done],
    fallback: (_state, _seat, _plan, legal) => (legal.includes(done) ? done : legal[0]),
  },
} satisfies Partial<DecisionTable<State, Terms>>;
