// Snare, a tiny race with windows: who strides on may be caught by a trap, and answers the trap with a shield.

import { defineGame, PositionError, shuffle, windowRules } from '../../src/index.ts';
import type { Choice, Json, Seat, Turn } from '../../src/index.ts';

type Card = 'trap' | 'shield' | 'stone';

/** What is asked about what, what remains to be done, and what is told. */
type Terms = {
  readonly asks: {
    readonly act: {};
    readonly snare: { readonly runner: Seat; readonly at: number };
    readonly parry: { readonly at: number };
  };
  readonly steps: { readonly act: {} };
  readonly faces:
    | { readonly tell: 'goes' | 'falls'; readonly seat: Seat; readonly to: number }
    | { readonly tell: 'rests'; readonly seat: Seat; readonly card?: Card }
    | { readonly tell: 'springs' | 'parries'; readonly seat: Seat };
};
type Play = Turn<Snare, Terms>;

/** Hidden: the deck (top last) and the other seat's hand. All else is public. */
export type Snare = {
  turn: number;
  active: Seat;
  stride: number;
  at: number[];
  hands: Card[][];
  deck: Card[];
  discard: Card[];
  over: boolean;
};

const goal = 9;
const begun = { turn: 1, active: 0, stride: 1, at: [0, 0], discard: [], over: false };
const lastTurn = 24;

function nextTurn(turn: Play): void {
  const { state } = turn;
  state.turn++;
  state.active = 1 - state.active;
  state.stride = 1;
  turn.then({ do: 'act' });
}

function act(turn: Play): void {
  const { state } = turn;
  state.over = Math.max(...state.at) >= goal || state.turn > lastTurn;
  if (!state.over) turn.ask('act', [state.active]);
}

// Whether the other seat holds a trap makes no difference here: it is asked after every stride.
function go(turn: Play): void {
  const { state } = turn;
  state.at[state.active] += state.stride;
  turn.report({ tell: 'goes', seat: state.active, to: state.at[state.active] });
  turn.window('snare', [1 - state.active], { runner: state.active, at: state.at[state.active] });
}

function rest(turn: Play): void {
  const { state } = turn;
  const seat = state.active;
  const card = state.deck.pop();
  if (card !== undefined) {
    state.hands[seat].push(card);
    turn.report({ tell: 'rests', seat }, { [seat]: { tell: 'rests', seat, card } });
    turn.revealed();
  }
  nextTurn(turn);
}

function playCard({ state }: Play, seat: Seat, card: Card): void {
  state.hands[seat].splice(state.hands[seat].indexOf(card), 1);
  state.discard.push(card);
}

const holding =
  (card: Card) =>
  ({ hands }: Snare, seat: Seat, plan: readonly Choice[]): readonly Choice[] =>
    plan.length === 0 && hands[seat].includes(card) ? [card] : [];

const snare = windowRules<Snare, Terms, Terms['asks']['snare']>({
  shows: ['runner', 'at'],
  reactions: holding('trap'),
  reveal(turn, { seats: [seat], plans, about }) {
    if (plans[seat][0] === 'pass') return nextTurn(turn);
    playCard(turn, seat, 'trap');
    turn.report({ tell: 'springs', seat });
    turn.window('parry', [turn.state.active], { at: about.at });
  },
});

const parry = windowRules<Snare, Terms, Terms['asks']['parry']>({
  shows: ['at'],
  reactions: holding('shield'),
  reveal(turn, { seats: [seat], plans }) {
    const { state } = turn;
    if (plans[seat][0] === 'pass') {
      state.at[seat] = Math.max(0, state.at[seat] - 2 * state.stride);
      turn.report({ tell: 'falls', seat, to: state.at[seat] });
    } else {
      playCard(turn, seat, 'shield');
      turn.report({ tell: 'parries', seat });
    }
    nextTurn(turn);
  },
});

function readPosition(text: Json) {
  const given = text as Partial<Snare>;
  if (given.hands?.length !== 2) throw new PositionError('"hands" is a list of two hands.');
  const state: Snare = structuredClone({ ...begun, hands: given.hands, deck: [], ...given });
  return { state, stack: [{ do: 'act' }], seats: 2 };
}

/** The game as the kernel takes it. */
export const snareGame = defineGame<Snare, Terms>()({
  name: 'snare',
  title: 'Snare',
  version: '1.0.0',
  rules: { goal, lastTurn },
  seats: { min: 2, max: 2 },
  options: {},
  setup(_options, _seats, random) {
    const cards: Card[] = ['trap', 'trap', 'trap', 'shield', 'shield', 'stone', 'stone', 'stone'];
    const deck = shuffle(random, cards);
    const hands = [deck.splice(-2), deck.splice(-2)];
    return { state: structuredClone({ ...begun, hands, deck }), stack: [{ do: 'act' }] };
  },
  steps: { act },
  decisions: {
    act: {
      takeBack: 'turn',
      choices: ({ stride }, _seat, plan) =>
        plan.length > 0 ? [] : ['go', 'rest', ...(stride < 3 ? ['longer'] : [])],
      reveal(turn, { seats: [seat], plans }) {
        if (plans[seat][0] === 'go') return go(turn);
        if (plans[seat][0] === 'rest') return rest(turn);
        turn.state.stride++;
        act(turn);
      },
    },
    snare,
    parry,
  },
  turn: (state) => state.turn,
  copy: (state) => structuredClone(state),
  view: ({ hands, deck, ...open }, seat) => ({
    ...structuredClone(open),
    deck: deck.length,
    hands: hands.map((hand, owner) => (owner === seat ? hand.slice() : hand.length)),
  }),
  resample(state, seat, random) {
    const others = [0, 1].filter((other) => other !== seat);
    const pool = [...state.deck, ...others.flatMap((other) => state.hands[other])].sort();
    shuffle(random, pool);
    for (const other of others) state.hands[other] = pool.splice(0, state.hands[other].length);
    state.deck = pool;
  },
  outcome(state) {
    if (!state.over) return null;
    const [a, b] = state.at;
    const ranking = a === b ? [[0, 1]] : a > b ? [[0], [1]] : [[1], [0]];
    return { winners: ranking[0], ranking, reason: a === b ? 'Both came as far.' : 'One came farther.' };
  },
  position: { write: (state) => structuredClone(state), read: readPosition },
  describe: {
    prompt: (_state, _seat, { ask }) =>
      ask === 'act' ? 'Stride on, or rest for a card.' : 'React, or let it pass.',
    choice: (_state, _seat, choice) => choice,
    report: (face, name) => `${name(face.seat)} ${face.tell}.`,
  },
  estimate: ({ at }) => [0, 1].map((seat) => 0.5 + (at[seat] - at[1 - seat]) / (2 * goal + 6)),
  appraise: (_state, _seat, _plan, legal) => legal.map((choice) => (choice === 'pass' ? 0 : 1)),
  census: ({ deck, discard, hands }) => JSON.stringify([...deck, ...discard, ...hands.flat()].sort()),
});
