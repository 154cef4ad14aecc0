// Pearls, a game of sealed bids for these tests: each round a pearl is shown, the highest card takes it.

import { shuffle } from '@bridgefront/kernel';
import type { Game } from '@bridgefront/kernel';

/** Hidden: the others' hands and the pearls to come. */
export type Pearls = {
  pearls: number[];
  hands: number[][];
  won: number[];
};

const cards = [1, 2, 3, 4, 5, 6];
const numberOf = (choice: string): number => Number(choice.slice('card:'.length));

/** The game as the kernel takes it. */
export const pearls: Game<Pearls> = {
  name: 'pearls',
  title: 'Pearls',
  version: '1.0.0',
  rules: { cards },
  seats: { min: 2, max: 4 },
  options: {},
  setup(_options, seats, random) {
    const hands = Array.from({ length: seats }, () => shuffle(random, cards.slice()).slice(0, 4));
    const state = { pearls: shuffle(random, [1, 2, 3, 4]), hands, won: hands.map(() => 0) };
    return { state, stack: [{ do: 'show' }] };
  },
  steps: {
    show(turn) {
      if (turn.state.pearls.length > 0) turn.ask('bid', [...turn.state.hands.keys()]);
    },
  },
  decisions: {
    // A bid is a card and, so that plans have two choices, a word to go with it.
    bid: {
      choices({ hands }, seat, plan) {
        if (plan.length === 0) return hands[seat].map((card) => `card:${card}`);
        return plan.length === 1 ? ['loud', 'soft'] : [];
      },
      reveal(turn, { plans }) {
        const { state } = turn;
        const bids = plans.map((plan) => numberOf(plan[0]));
        bids.forEach((card, seat) => state.hands[seat].splice(state.hands[seat].indexOf(card), 1));
        const winner = bids.indexOf(Math.max(...bids));
        state.won[winner] += state.pearls.pop() ?? 0;
        turn.report({ tell: 'bids', bids });
        turn.then({ do: 'show' });
      },
    },
  },
  copy: (state) => structuredClone(state),
  view: ({ pearls: left, hands, won }, seat) => ({
    pearl: left.at(-1) ?? null,
    left: left.length,
    hand: seat === null ? null : hands[seat].slice(),
    won: won.slice(),
  }),
  resample(state, seat, random) {
    const shown = state.pearls.splice(-1);
    state.pearls = [
      ...shuffle(
        random,
        state.pearls.toSorted((a, b) => a - b),
      ),
      ...shown,
    ];
    state.hands = state.hands.map((hand, owner) =>
      owner === seat ? hand : shuffle(random, cards.slice()).slice(0, hand.length),
    );
  },
  outcome({ pearls: left, won }) {
    if (left.length > 0) return null;
    const best = Math.max(...won);
    const winners = won.flatMap((points, seat) => (points === best ? [seat] : []));
    const others = won.flatMap((points, seat) => (points === best ? [] : [seat]));
    return { winners, ranking: others.length > 0 ? [winners, others] : [winners], reason: 'pearls' };
  },
  position: {
    write: (state) => structuredClone(state),
    read: (text) => ({
      state: structuredClone(text) as Pearls,
      stack: [{ do: 'show' }],
      seats: 2,
    }),
  },
  describe: {
    prompt: () => 'Bid a card.',
    choice: (_state, _seat, choice) => choice,
    report: () => 'The bids are shown.',
  },
  estimate: ({ won }) => won.map(() => 1 / won.length),
  // The dearer the pearl, the higher the card; how it is said does not matter.
  appraise({ pearls: left }, _seat, plan, legal) {
    if (plan.length > 0) return legal.map(() => 0);
    return legal.map((choice) => -Math.abs(numberOf(choice) - 1.7 * (left.at(-1) ?? 0)));
  },
  census: () => null,
};
