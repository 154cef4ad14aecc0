// Lantern Duel, the tests' own game: hidden hands, sealed plans of two choices, dice for ties. Quick to play to its end.

import { rollDie, shuffle } from '@bridgefront/kernel';
import type { Choice, Game, Json, Random, Turn } from '@bridgefront/kernel';

/** Hands are hidden; the deck is hidden from all. */
export interface Duel {
  round: number;
  rounds: number;
  hands: number[][];
  deck: number[];
  points: number[];
}

const ending: readonly Choice[] = ['high', 'low'];

function ask(turn: Turn<Duel>): void {
  const { state } = turn;
  if (state.round >= state.rounds) return turn.report({ tell: 'over', points: [...state.points] });
  state.round++;
  turn.ask('bid', [...state.hands.keys()], { round: state.round });
}

function best(turn: Turn<Duel>, bids: readonly number[]): number {
  const top = Math.max(...bids);
  const tied = [...bids.keys()].filter((seat) => bids[seat] === top);
  if (tied.length === 1) return tied[0];
  const dice = tied.map(() => rollDie(turn.random));
  turn.report({ tell: 'tie', seats: tied, dice });
  return tied[dice.indexOf(Math.max(...dice))];
}

/** The game. */
export const duel: Game<Duel> = {
  name: 'lantern-duel',
  title: 'Lantern Duel',
  version: '1',
  rules: { cards: 60 },
  seats: { min: 2, max: 4 },
  options: {
    rounds: {
      type: 'int',
      default: 3,
      min: 1,
      max: 50,
      group: 'Length',
      help: 'How many lanterns are sold.',
    },
  },
  setup(options, seats, random: Random) {
    const deck = Array.from({ length: 400 }, (_, i) => 1 + (i % 20));
    shuffle(random, deck);
    const hands = Array.from({ length: seats }, () => deck.splice(-3));
    const points = hands.map(() => 0);
    const state: Duel = { round: 0, rounds: Number(options['rounds']), hands, deck, points };
    return { state, stack: [{ do: 'ask' }] };
  },
  steps: { ask: (turn) => ask(turn) },
  decisions: {
    bid: {
      choices(state, seat, plan) {
        if (plan.length === 0)
          return [...new Set(state.hands[seat])].sort((a, b) => a - b).map((n) => `card:${n}`);
        return plan.length === 1 ? ending : [];
      },
      reveal(turn, decision) {
        const { state } = turn;
        const bids = decision.plans.map((plan, seat) => {
          const card = Number(plan[0].slice('card:'.length));
          state.hands[seat].splice(state.hands[seat].indexOf(card), 1);
          return plan[1] === 'high' ? card : 0;
        });
        turn.report({ tell: 'bids', bids });
        const winner = best(turn, bids);
        state.points[winner]++;
        turn.report({ tell: 'wins', seat: winner });
        for (const [seat, hand] of state.hands.entries()) {
          const card = state.deck.pop() ?? 1;
          hand.push(card);
          turn.report({ tell: 'draws', seat }, { [seat]: { tell: 'draws', seat, card } });
        }
        turn.then({ do: 'ask' });
      },
    },
  },
  copy: (state) => JSON.parse(JSON.stringify(state)) as Duel,
  view(state, seat): Json {
    const hand = seat === null ? [] : [...state.hands[seat]];
    const { round, rounds, points, deck } = state;
    return { round, rounds, points: [...points], deck: deck.length, hand };
  },
  resample(state, seat, random) {
    const others = [...state.hands.keys()].filter((other) => other !== seat);
    const unseen = [...state.deck, ...others.flatMap((other) => state.hands[other])];
    shuffle(random, unseen);
    for (const other of others) state.hands[other] = unseen.splice(-state.hands[other].length);
    state.deck = unseen;
  },
  outcome(state) {
    if (state.deck.length > 0 && state.round < state.rounds) return null;
    const dealt = state.hands.length * 3 + state.rounds * state.hands.length;
    if (state.deck.length !== 400 - dealt) return null;
    const order = [...state.points.keys()].sort((a, b) => state.points[b] - state.points[a]);
    const winners = order.filter((seat) => state.points[seat] === state.points[order[0]]);
    const scores = [...state.points];
    return { winners, ranking: order.map((seat) => [seat]), reason: 'All lanterns are sold.', scores };
  },
  scored: () => 10,
  position: {
    write: (state) => JSON.parse(JSON.stringify(state)) as Json,
    read(text) {
      const state = JSON.parse(JSON.stringify(text)) as Duel;
      return { state, stack: [{ do: 'ask' }], seats: state.hands.length };
    },
  },
  describe: {
    prompt: (_state, seat, decision) =>
      decision.plans[seat].length === 0 ? 'Choose a card.' : 'High or low?',
    choice: (_state, _seat, choice) => `Bid ${choice}`,
    report: (face, name) =>
      typeof face['seat'] === 'number' ? `${name(face['seat'])} ${face.tell}.` : `${face.tell}.`,
  },
  estimate: (state) => state.points.map(() => 1 / state.points.length),
  appraise: (_state, _seat, _plan, legal) => legal.map((_, index) => index),
  census: (state) =>
    String(state.deck.length + state.hands.flat().length + (state.round - 1) * state.hands.length),
};
