// Imagined states: everything that a seat cannot know, dealt anew within what it does know (G-27).

import { randomInt, shuffle } from '@bridgefront/kernel';
import type { Random } from '@bridgefront/kernel';
import { takeCard } from '@bridgefront/tabletop/piles';
import { mostCards } from '../cards/index.ts';
import type { Card } from '../effects.ts';
import { cardOf } from '../state/piles.ts';
import type { CardId, Draft, Fresh, SeatState, State } from '../types.ts';

/** Cards of one other seat that may lie anywhere in its hand, piles and drawn-apart cards. */
interface Hidden {
  readonly seat: SeatState;
  /** All of them but the fresh ones. */
  readonly cards: CardId[];
  readonly fresh: Fresh[];
  /** How many of its loose cards, the first ones, are not fresh any more. */
  readonly loose: number;
}

// Whether its owner has looked at the pile since the card was slipped in.
function looked({ depth, top, sunk }: Fresh): boolean {
  return depth > top || sunk > 0;
}

function hiddenOf(seat: SeatState): Hidden {
  const draw = seat.draw.slice();
  const fresh = seat.fresh.filter(({ card }) => takeCard(draw, card));
  const loose = Math.max(0, seat.loose.length - fresh.filter(({ found }) => !found).length);
  return { seat, cards: seat.hand.concat(draw, seat.discard, seat.held), fresh, loose };
}

const fewCards = 16;
const counts = new Int32Array(mostCards);

// Imagined states are dealt from sorted cards, so that the true order leaves no trace even under an equal generator.
/** Sorts cards by number in place: quicker than by comparing, since there are few different ones. */
function sortCards(cards: CardId[]): CardId[] {
  if (cards.length <= fewCards) return sortFew(cards);
  for (const card of cards) counts[card]++;
  let at = 0;
  for (let card = 0; at < cards.length; card++) for (; counts[card] > 0; counts[card]--) cards[at++] = card;
  return cards;
}

function sortFew(cards: CardId[]): CardId[] {
  for (let i = 1; i < cards.length; i++) {
    const card = cards[i];
    let at = i;
    for (; at > 0 && cards[at - 1] > card; at--) cards[at] = cards[at - 1];
    cards[at] = card;
  }
  return cards;
}

/** A card gained in secret: whose, which entry of its list of secrets, and where the card lies among the fresh or the other ones. */
interface Gain {
  readonly hidden: Hidden;
  readonly entry: number;
  readonly fresh: boolean;
  readonly at: number;
}

/** A deck whose cards may lie in several places. */
interface DeckOf {
  readonly kind: Draft['deck']['kind'];
  readonly age: number;
  readonly deck: Card['deck'];
}

const poolDecks: readonly DeckOf[] = [
  { kind: 'market', age: 1, deck: 'market-1' },
  { kind: 'market', age: 2, deck: 'market-2' },
  { kind: 'market', age: 3, deck: 'market-3' },
  { kind: 'power', age: 1, deck: 'power-1' },
  { kind: 'power', age: 2, deck: 'power-2' },
  { kind: 'power', age: 3, deck: 'power-3' },
];

/** The unknown cards of one Market or Power deck, wherever they lie: `cards[i]` lies in place `i`. */
class Pool {
  readonly state: State;
  readonly deck: Card['deck'];
  readonly pile: CardId[];
  readonly drafts: readonly Draft[];
  readonly cards: CardId[];
  readonly gains: Gain[] = [];

  constructor(state: State, viewer: number, { kind, age, deck }: DeckOf, others: readonly Hidden[]) {
    this.state = state;
    this.deck = deck;
    this.pile = (kind === 'market' ? state.market : state.power)[age - 1];
    this.drafts = state.drafts.filter(({ seat, deck }) => {
      return seat !== viewer && deck.kind === kind && deck.age === age;
    });
    this.cards = this.pile.slice();
    for (const draft of this.drafts) this.cards.push(...draft.cards);
    for (const hidden of others) this.findGains(hidden);
  }

  private findGains(hidden: Hidden): void {
    const { secret } = hidden.seat;
    const fresh = hidden.fresh.flatMap((one, at) => (one.secret ? [at] : []));
    for (let entry = 0; entry < secret.length; entry++) {
      if (!this.holds(secret[entry])) continue;
      const isFresh = secret.length - entry <= fresh.length;
      const at = isFresh
        ? fresh[entry - secret.length + fresh.length]
        : hidden.cards.findIndex((card, i) => card === secret[entry] && !this.claimed(hidden, i));
      // A card that everybody has seen meanwhile is no longer unknown.
      if (at < 0) continue;
      this.gains.push({ hidden, entry, fresh: isFresh, at });
      this.cards.push(secret[entry]);
    }
  }

  private claimed(hidden: Hidden, at: number): boolean {
    return this.gains.some((gain) => gain.hidden === hidden && !gain.fresh && gain.at === at);
  }

  /** Whether a card belongs to this deck. */
  holds(card: CardId): boolean {
    return cardOf(this.state, card).deck === this.deck;
  }

  /** Puts other cards in the places. */
  deal(cards: readonly CardId[]): void {
    let at = 0;
    for (let i = 0; i < this.pile.length; i++) this.pile[i] = cards[at++];
    for (const draft of this.drafts)
      for (let i = 0; i < draft.cards.length; i++) draft.cards[i] = cards[at++];
    for (const gain of this.gains) this.exchange(gain, cards[at++]);
  }

  // The seat has gained another card than it really has, with that card's points.
  private exchange({ hidden: { seat, cards, fresh }, entry, fresh: isFresh, at }: Gain, card: CardId): void {
    const old = seat.secret[entry];
    if (isFresh) fresh[at] = { ...fresh[at], card };
    else cards[at] = card;
    seat.secret[entry] = card;
    const difference = cardOf(this.state, card).vp - cardOf(this.state, old).vp;
    seat.permanentVp = Math.max(0, seat.permanentVp + difference);
  }
}

// A card that the seat saw go under the deck changes places with others of its batch only.
function shuffled(
  cards: readonly CardId[],
  batches: readonly (readonly CardId[])[],
  random: Random,
): CardId[] {
  const result = cards.slice();
  if (batches.length === 0) return shuffle(random, sortCards(result));
  const free: number[] = [];
  const known: number[][] = batches.map(() => []);
  batches.forEach((batch, index) => {
    for (const card of batch) batchOf[card] = index;
  });
  for (let place = 0; place < cards.length; place++) {
    const batch = batchOf[cards[place]];
    (batch < 0 ? free : known[batch]).push(place);
  }
  for (const batch of batches) for (const card of batch) batchOf[card] = -1;
  shufflePlaces(result, free, random);
  for (const places of known) shufflePlaces(result, places, random);
  return result;
}

const batchOf = new Int32Array(mostCards).fill(-1);

// Shuffles the cards in some places of a row among these places.
function shufflePlaces(cards: CardId[], places: readonly number[], random: Random): void {
  const some: CardId[] = [];
  for (const place of places) some.push(cards[place]);
  shuffle(random, sortCards(some));
  for (let i = 0; i < places.length; i++) cards[places[i]] = some[i];
}

function redealDecks(state: State, viewer: number, others: readonly Hidden[], random: Random): void {
  const batches = viewer < 0 ? [] : state.seats[viewer].buried;
  for (const deck of poolDecks) {
    const pool = new Pool(state, viewer, deck, others);
    if (pool.cards.length === 0) continue;
    const own = batches.length === 0 ? batches : batches.filter((batch) => pool.holds(batch[0]));
    pool.deal(shuffled(pool.cards, own, random));
  }
}

// A draw pile of cards in known order, lowest first, with the loose ones slipped in where they may lie.
function slipIn(pile: CardId[], seat: SeatState, random: Random): CardId[] {
  if (seat.loose.length === 0) return pile;
  const top = seat.peeked.map((_, i) => pile.length - 1 - i);
  const bottom = seat.sunk.map((_, i) => i);
  seat.loose.forEach((card, i) => {
    const [under, over] = [seat.looseUnder[i], seat.looseOver[i]];
    const lowest = over === 0 ? 0 : bottom[over - 1] + 1;
    const highest = under === 0 ? pile.length : top[under - 1];
    const place = lowest + randomInt(random, highest - lowest + 1);
    pile.splice(place, 0, card);
    for (const places of [top, bottom])
      for (let j = 0; j < places.length; j++) if (places[j] >= place) places[j]++;
  });
  return pile;
}

/** Where the fresh cards of a seat lie in an imagined world. */
interface Lying {
  /** At which places of those that the seat knows, from the top and from the bottom. */
  readonly top: (CardId | null)[];
  readonly bottom: (CardId | null)[];
  /** Each of them, whether the seat has found it. */
  readonly fresh: Fresh[];
}

function isFree(place: CardId | null): boolean {
  return place === null;
}

// The nth of the places free to a fresh card: among those that its owner has seen since it was slipped in, or sunk since.
function freePlaces({ top, bottom }: Lying, entry: Fresh): [(CardId | null)[], number][] {
  const free: [(CardId | null)[], number][] = [];
  for (let i = entry.top; i < Math.min(entry.depth, top.length); i++) if (isFree(top[i])) free.push([top, i]);
  for (let i = 0; i < Math.min(entry.sunk, bottom.length); i++) if (isFree(bottom[i])) free.push([bottom, i]);
  return free;
}

// Only the seat itself knows which of its fresh cards it has found. Each lies at any of the places that it may lie at;
// `between` are those that the seat knows nothing of.
function layFresh(seat: SeatState, fresh: readonly Fresh[], between: number, random: Random): Lying {
  const lying: Lying = {
    top: seat.peeked.map(() => null),
    bottom: seat.sunk.map(() => null),
    fresh: [],
  };
  let left = between;
  for (const entry of fresh) {
    const free = freePlaces(lying, entry);
    // Whoever has not looked since finds nothing.
    const place = free.length === 0 ? -1 : randomInt(random, free.length + Math.max(0, left));
    const found = place >= 0 && place < free.length;
    lying.fresh.push({ ...entry, found });
    if (found) free[place][0][free[place][1]] = entry.card;
    else if (looked(entry)) left--;
  }
  return lying;
}

// Zones keep their sizes, and the seat knows as much of its imagined draw pile as of the true one.
function redealSeat({ seat, cards, fresh, loose }: Hidden, random: Random): void {
  shuffle(random, sortCards(cards));
  seat.hand = cards.splice(0, seat.hand.length);
  seat.discard = cards.splice(0, seat.discard.length);
  seat.held = cards.splice(0, seat.held.length);
  const unknown = cards.splice(0, loose);
  const before = fresh.filter(looked).length;
  const between = cards.length + before - seat.peeked.length - seat.sunk.length;
  const { top, bottom, fresh: lying } = layFresh(seat, fresh, between, random);
  seat.fresh = lying;
  seat.loose = unknown;
  seat.looseUnder.length = loose;
  seat.looseOver.length = loose;
  for (const { card, found, depth, sunk } of lying) {
    if (found) continue;
    seat.loose.push(card);
    seat.looseUnder.push(Math.min(depth, top.length));
    seat.looseOver.push(Math.min(sunk, bottom.length));
  }
  const fill = (place: CardId | null): CardId => place ?? cards.pop() ?? -1;
  seat.peeked = top.map(fill);
  seat.sunk = bottom.map(fill);
  seat.draw = slipIn([...seat.sunk, ...cards, ...seat.peeked.toReversed()], seat, random);
}

// The seat's own draw pile: what it has seen stays, the rest is in any order.
function reorderOwn(seat: SeatState, random: Random): void {
  const unknown = seat.draw.slice();
  for (const known of [seat.peeked, seat.loose, seat.sunk]) for (const card of known) takeCard(unknown, card);
  if (unknown.length + seat.peeked.length + seat.loose.length + seat.sunk.length !== seat.draw.length) return;
  shuffle(random, sortCards(unknown));
  seat.draw = slipIn(seat.sunk.concat(unknown, seat.peeked.slice().reverse()), seat, random);
}

/**
 * Re-deals in place everything that the seat (null: a spectator) cannot know: the order of its own draw pile, the
 * cards in other hands, draw piles and face-down discards, what others gained in secret and are shown in drafts,
 * and the order of all decks. Sizes, public cards and everything the seat has seen stay. At the end of the match
 * nothing is hidden any more (G-27).
 */
export function resample(state: State, seat: number | null, random: Random): void {
  if (state.phase === 'over') return;
  const viewer = seat ?? -1;
  const others = state.seats.flatMap((other, index) => (index === viewer ? [] : [hiddenOf(other)]));
  redealDecks(state, viewer, others, random);
  // What others saw go under a deck is their memory alone. Nothing that they choose depends on it, and how much of it is
  // left depends on cards that are hidden: in imagined worlds they have none.
  for (const { seat: other } of others) other.buried = [];
  for (const hidden of others) redealSeat(hidden, random);
  if (seat !== null) reorderOwn(state.seats[seat], random);
}
