// Lantern Sale, the smallest complete game: sealed bids for lanterns, with a secret favourite colour for every seat.

import { defineGame, numberedChoices, pickOne, PositionError, rollDie, shuffle } from '../../src/index.ts';
import type { Choice, Json, Options, Random, Seat, Turn } from '../../src/index.ts';
import { describe } from './words.ts';

const colours = ['amber', 'jade', 'ruby'];
type Lantern = { readonly colour: string; readonly worth: number };
type Bid = { readonly seat: Seat; readonly card: number; readonly boosted: boolean };

/** One seat's goods. Others see neither the hand nor, until the end, the colour that counts double. */
type Buyer = {
  hand: number[];
  favourite: string;
  boosts: number;
  won: Lantern[];
};

/** The state: plain JSON. Hidden from all: the order of the lanterns to come and of the deck (top card last). */
export type Sale = {
  roundsLeft: number;
  lot: Lantern | null;
  lanterns: Lantern[];
  deck: number[];
  discard: number[];
  buyers: Buyer[];
};

/** What is asked about what, what remains to be done, and what is told. */
type Terms = {
  readonly asks: { readonly bid: {} };
  readonly steps: { readonly lot: {}; readonly award: { readonly bids: readonly Bid[] }; readonly draw: {} };
  readonly faces: SaleFace;
};
type Play = Turn<Sale, Terms>;

/** The faces of reports. */
export type SaleFace =
  | { readonly tell: 'favourites'; readonly colours: readonly string[] }
  | { readonly tell: 'lot'; readonly colour: string; readonly worth: number }
  | { readonly tell: 'bids'; readonly bids: readonly Bid[] }
  | { readonly tell: 'roll-off'; readonly rolls: readonly { readonly seat: Seat; readonly die: number }[] }
  | { readonly tell: 'wins'; readonly seat: Seat }
  | { readonly tell: 'draws'; readonly seat: Seat; readonly card?: number };

const cardChoices = numberedChoices('card', 30);

function setup(options: Options, seats: number, random: Random) {
  const lanterns = colours.flatMap((colour) => [1, 2, 3, 4].map((worth) => ({ colour, worth })));
  const deck = shuffle(random, [...Array(60).keys()]).map((card) => 1 + (card % 30));
  const state: Sale = {
    roundsLeft: Number(options['rounds']),
    lot: null,
    lanterns,
    deck,
    discard: [],
    buyers: [],
  };
  shuffle(random, lanterns);
  for (let seat = 0; seat < seats; seat++) {
    const [hand, favourite] = [deck.splice(-3), pickOne(random, colours)];
    state.buyers.push({ hand, favourite, boosts: Number(options['boosts']), won: [] });
  }
  return { state, stack: [{ do: 'lot' as const }] };
}

function showLot(turn: Play): void {
  const { state } = turn;
  state.lot = state.roundsLeft-- > 0 ? (state.lanterns.pop() ?? null) : null;
  if (state.lot === null) {
    turn.report({ tell: 'favourites', colours: state.buyers.map((buyer) => buyer.favourite) });
    return; // Nothing scheduled and nothing asked: the match is over.
  }
  turn.report({ tell: 'lot', ...state.lot });
  turn.ask('bid', [...state.buyers.keys()]);
}

// Among equal bids the seats roll until one of them is highest alone; without dice the lowest seat takes it.
function award(turn: Play, bids: readonly Bid[], dice: boolean): void {
  const height = ({ card, boosted }: Bid): number => card + (boosted ? 3 : 0);
  const highest = Math.max(...bids.map(height));
  let tied = bids.filter((bid) => height(bid) === highest).map((bid) => bid.seat);
  while (dice && tied.length > 1) {
    const rolls = tied.map((seat) => ({ seat, die: rollDie(turn.random) }));
    const best = Math.max(...rolls.map((roll) => roll.die));
    if (turn.reporting) turn.report({ tell: 'roll-off', rolls });
    tied = rolls.filter((roll) => roll.die === best).map((roll) => roll.seat);
  }
  const { lot, buyers } = turn.state;
  if (lot !== null) buyers[tied[0]].won.push(lot);
  turn.state.lot = null;
  turn.report({ tell: 'wins', seat: tied[0] });
}

function drawCards(turn: Play): void {
  turn.state.buyers.forEach((buyer, seat) => {
    const card = turn.state.deck.pop();
    if (card === undefined) return;
    buyer.hand.push(card);
    // Everyone hears that a card was drawn; only its owner hears which.
    turn.report({ tell: 'draws', seat }, { [seat]: { tell: 'draws', seat, card } });
  });
}

const isOver = (state: Sale): boolean => state.roundsLeft < 0;

function scoreOf({ won, favourite }: Buyer): number {
  return won.reduce((sum, { colour, worth }) => sum + (colour === favourite ? 2 * worth : worth), 0);
}

// Deep wherever something may change; lanterns never do.
function copy(state: Sale): Sale {
  const { lanterns, deck, discard, buyers } = state;
  const own = buyers.map((buyer) => ({ ...buyer, hand: buyer.hand.slice(), won: buyer.won.slice() }));
  return { ...state, lanterns: lanterns.slice(), deck: deck.slice(), discard: discard.slice(), buyers: own };
}

// What a position leaves out is as after the set-up.
function readPosition(text: Json, options: Options, _seats: number | null, random: Random) {
  const { buyers = [{}, {}], ...rest } = text as Partial<Sale>;
  if (!Array.isArray(buyers)) throw new PositionError('"buyers" is a list.');
  const { state, stack } = setup(options, buyers.length, random);
  state.buyers.forEach((buyer, seat) => Object.assign(buyer, buyers[seat]));
  return { state: copy(Object.assign(state, rest)), stack, seats: buyers.length };
}

/** The game as the kernel takes it. */
export const lanternSale = defineGame<Sale, Terms>()({
  name: 'lantern-sale',
  title: 'Lantern Sale',
  version: '1.0.0',
  rules: { colours },
  seats: { min: 2, max: 5 },
  options: {
    rounds: { type: 'int', default: 5, min: 1, max: 8, help: 'Lanterns that are sold', group: 'Length' },
    boosts: { type: 'int', default: 2, min: 0, max: 4, help: 'Bids a seat may raise by 3', group: 'Bids' },
    dice: { type: 'bool', default: true, help: 'Equal bids roll for it', group: 'Bids' },
  },
  setup,
  steps: {
    lot: showLot,
    award: (turn, step) => award(turn, step.bids, turn.match.options['dice'] === true),
    draw: drawCards,
  },
  decisions: {
    bid: {
      // A plan is a card and then `done` or, while any are left, `boost`.
      choices(state, seat, plan) {
        const { hand, boosts } = state.buyers[seat];
        if (plan.length === 0) return [...new Set(hand)].map((card) => cardChoices[card]);
        return plan.length > 1 ? [] : boosts > 0 ? ['done', 'boost'] : ['done'];
      },
      reveal(turn, { seats, plans }) {
        const bids = seats.map((seat) => {
          const buyer = turn.state.buyers[seat];
          const [card, boosted] = [cardChoices.indexOf(plans[seat][0]), plans[seat][1] === 'boost'];
          turn.state.discard.push(...buyer.hand.splice(buyer.hand.indexOf(card), 1));
          if (boosted) buyer.boosts--;
          return { seat, card, boosted };
        });
        turn.report({ tell: 'bids', bids });
        turn.then({ do: 'award', bids }, { do: 'draw' }, { do: 'lot' });
      },
    },
  },
  copy,
  view: (state, seat) => ({
    roundsLeft: state.roundsLeft,
    lot: state.lot,
    cardsLeft: state.deck.length,
    discard: state.discard.slice(),
    buyers: state.buyers.map(({ hand, favourite, boosts, won }, owner) => ({
      cards: hand.length,
      hand: owner === seat ? hand.slice() : null,
      favourite: owner === seat || isOver(state) ? favourite : null,
      boosts,
      won: won.slice(),
    })),
  }),
  resample(state, seat, random) {
    const others = state.buyers.filter((_, owner) => owner !== seat);
    // Dealt from sorted cards: the true order leaves no trace, even under an equal generator.
    const pool = [...state.deck, ...others.flatMap((buyer) => buyer.hand)].sort((a, b) => a - b);
    shuffle(random, pool);
    for (const buyer of others) buyer.hand = pool.splice(0, buyer.hand.length);
    if (!isOver(state)) for (const buyer of others) buyer.favourite = pickOne(random, colours);
    state.deck = pool;
    state.lanterns.sort((a, b) => a.worth - b.worth || a.colour.localeCompare(b.colour));
    shuffle(random, state.lanterns);
  },
  outcome(state) {
    if (!isOver(state)) return null;
    const scores = state.buyers.map(scoreOf);
    const places = [...new Set(scores)].toSorted((a, b) => b - a);
    const ranking = places.map((score) => [...scores.keys()].filter((seat) => scores[seat] === score));
    return { winners: ranking[0], ranking, reason: `${places[0]} points` };
  },
  position: { write: (state) => copy(state), read: readPosition },
  describe,
  estimate(state) {
    const scores = state.buyers.map((buyer) => 1 + scoreOf(buyer));
    return scores.map((score) => score / scores.reduce((a, b) => a + b));
  },
  // High cards for dear lanterns, low cards for cheap ones, boosts for the dearest.
  appraise({ lot, buyers }, seat, _plan, legal) {
    const wish = lot === null ? 0 : lot.colour === buyers[seat].favourite ? 2 * lot.worth : lot.worth;
    const worth = (choice: Choice): number => -Math.abs(cardChoices.indexOf(choice) - 4 * wish);
    return legal.map((choice) => (choice === 'boost' ? wish - 4 : choice === 'done' ? 0 : worth(choice)));
  },
  census({ deck, discard, lanterns, lot, buyers }) {
    const cards = [...deck, ...discard, ...buyers.flatMap((buyer) => buyer.hand)].toSorted((a, b) => a - b);
    const goods = [...lanterns, ...buyers.flatMap((buyer) => buyer.won), ...(lot === null ? [] : [lot])];
    return JSON.stringify([cards, goods.map(({ colour, worth }) => `${colour} ${worth}`).toSorted()]);
  },
});
