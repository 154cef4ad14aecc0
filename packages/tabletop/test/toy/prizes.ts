// Prizes, a small game whose state is declared once: sealed bids for prizes of a shuffled deck, each raised once at will.

import { defineGame, numberedChoices, PositionPart, shuffle } from '@bridgefront/kernel';
import type { Options, Random, Seat, Turn } from '@bridgefront/kernel';
import * as field from '../../src/state/fields.ts';
import { censusOf, redealOf, unplaced, viewsOf } from '../../src/state/index.ts';
import type { StateOf } from '../../src/state/index.ts';

const cards = [1, 2, 3, 4, 5, 6];
const card = field.int(1, 6);
const prize = field.int(1, 6);

const buyer = field.record({
  hand: field.pile(card, field.known.owner),
  /** What it hopes for: worth double to it. */
  wish: field.seen(field.int(1, 6), field.known.owner),
  prizes: field.pile(prize),
  raise: field.flag(),
});

export const table = field.record({
  options: field.shared<Options>(),
  round: field.int(0, 6),
  lot: field.maybe(field.counted(prize)),
  buyers: field.seats(buyer, 2, 3),
  spent: field.pile(card),
  deck: field.pile(prize, field.hidden.order),
});
export type Prizes = StateOf<typeof table>;

const views = viewsOf(table, { more: { leader: { of: ['buyers'], make: leaderOf } } });
export type PrizesView = ReturnType<typeof views.view>;

function leaderOf({ buyers }: Pick<Prizes, 'buyers'>): number {
  const sums = buyers.map(({ prizes }) => prizes.reduce((sum, one) => sum + one, 0));
  return sums.indexOf(Math.max(...sums));
}

function setup(options: Options, seats: number, random: Random) {
  const wishes = shuffle(random, cards.slice());
  const buyers = wishes.slice(0, seats).map((wish) => buyer.make({ hand: cards.slice(), wish }));
  const state = table.make({ options, buyers, deck: shuffle(random, cards.slice()) });
  return { state, stack: [{ do: 'round' as const }] };
}

type Terms = {
  readonly asks: { readonly bid: {} };
  readonly steps: { readonly round: {} };
  readonly faces:
    | { readonly tell: 'lot'; readonly lot: number }
    | { readonly tell: 'sold'; readonly seat: Seat };
};

function round(turn: Turn<Prizes, Terms>): void {
  const { state } = turn;
  state.lot = state.deck.pop() ?? null;
  if (state.lot === null) return;
  state.round++;
  turn.revealed();
  turn.report({ tell: 'lot', lot: state.lot });
  turn.ask('bid', [...state.buyers.keys()]);
}

const bids = numberedChoices('card', 6);
const scores = ({ buyers }: Prizes): number[] =>
  buyers.map(({ prizes, wish }) => prizes.reduce((sum, one) => sum + (one === wish ? 2 * one : one), 0));

export const prizesGame = defineGame<Prizes, Terms, PrizesView>()({
  name: 'prizes',
  title: 'Prizes',
  version: '1.0.0',
  rules: { cards },
  seats: { min: 2, max: 3 },
  options: {},
  setup,
  steps: { round },
  decisions: {
    bid: {
      choices: ({ buyers }, seat, plan) => {
        const { hand, raise } = buyers[seat];
        if (plan.length === 0) return hand.map((one) => bids[one]);
        return plan.length > 1 ? [] : raise ? ['done'] : ['done', 'raise'];
      },
      reveal(turn, { seats, plans }) {
        const { state } = turn;
        const heights = seats.map((seat) => {
          const own = state.buyers[seat];
          const [bid] = own.hand.splice(own.hand.indexOf(bids.indexOf(plans[seat][0])), 1);
          state.spent.push(bid);
          if (plans[seat][1] === 'raise') own.raise = true;
          return bid + (plans[seat][1] === 'raise' ? 2.5 : 0);
        });
        const seat = heights.indexOf(Math.max(...heights));
        if (state.lot !== null) state.buyers[seat].prizes.push(state.lot);
        state.lot = null;
        turn.report({ tell: 'sold', seat });
        turn.then({ do: 'round' });
      },
    },
  },
  copy: table.copy,
  ...views,
  resample: redealOf(table, {
    wish({ buyers }, seat, random) {
      buyers.forEach((own, owner) => void (owner !== seat && (own.wish = shuffle(random, cards.slice())[0])));
    },
  }),
  outcome(state) {
    if (state.deck.length > 0 || state.lot !== null) return null;
    const all = scores(state);
    const places = [...new Set(all)].sort((a, b) => b - a);
    const ranking = places.map((score) => [...all.keys()].filter((seat) => all[seat] === score));
    return { winners: ranking[0], ranking, reason: `${places[0]} points` };
  },
  position: {
    write: table.write,
    read(text, options, seats, random) {
      const state = setup(options, seats ?? 2, random).state;
      const told = table.readInto(new PositionPart(text), state);
      if (!told['deck'].given) state.deck = shuffle(random, unplaced(table, state, prize, cards));
      return { state, stack: [{ do: 'round' }], seats: state.buyers.length };
    },
  },
  describe: {
    prompt: () => 'Bid a card.',
    choice: (_state, _seat, choice) => choice,
    report: (face, name) => (face.tell === 'lot' ? `${face.lot} is for sale.` : `${name(face.seat)} has it.`),
  },
  estimate: (state) =>
    scores(state).map((score, _, all) => (1 + score) / all.reduce((a, b) => a + b, all.length)),
  appraise: (_state, _seat, _plan, legal) => legal.map((choice) => bids.indexOf(choice)),
  census: censusOf(table),
});
