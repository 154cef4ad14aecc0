// Imagined states: everything that a seat cannot know, dealt anew within what it does know (G-27).

import { randomInt, shuffle } from '@bridgefront/kernel';
import type { Random } from '@bridgefront/kernel';
import { takeCard } from '@bridgefront/tabletop/piles';
import { mostCards } from '../cards/index.ts';
import type { Card } from '../effects.ts';
import { cardOf } from '../state/piles.ts';
import type { CardId, Draft, SeatState, State } from '../types.ts';

/** Cards of one other seat that may lie anywhere in its hand, piles and drawn-apart cards. */
interface Hidden {
  readonly seat: SeatState;
  /** All of them but the fresh ones. */
  readonly cards: CardId[];
  /** Cards that are known to be in the draw pile still. */
  readonly fresh: CardId[];
  /** How many of the first fresh cards truly lie below what the seat has looked at since. */
  readonly below: number;
}

function hiddenOf(seat: SeatState): Hidden {
  const draw = seat.draw.slice();
  const fresh = seat.fresh.filter((card) => takeCard(draw, card));
  const since = fresh.length - Math.min(slippedSince(seat), fresh.length);
  const below = trulyBelow(seat, fresh.slice(0, since));
  return { seat, cards: seat.hand.concat(draw, seat.discard, seat.held), fresh, below };
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

/** A card gained in secret: whose, which entry of its list of secrets, and where the card lies. */
interface Gain {
  readonly seat: SeatState;
  readonly entry: number;
  readonly list: CardId[];
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
    for (const hidden of others) {
      const { secret } = hidden.seat;
      for (let entry = 0; entry < secret.length; entry++)
        if (this.holds(secret[entry])) this.find(hidden, entry, secret[entry]);
    }
  }

  // A card that everybody has seen meanwhile is no longer unknown.
  private find({ seat, cards, fresh }: Hidden, entry: number, card: CardId): void {
    for (const list of [fresh, cards]) {
      const at = list.findIndex((other, i) => other === card && !this.claimed(list, i));
      if (at < 0) continue;
      this.gains.push({ seat, entry, list, at });
      this.cards.push(card);
      return;
    }
  }

  private claimed(list: readonly CardId[], at: number): boolean {
    return this.gains.some((gain) => gain.list === list && gain.at === at);
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
  private exchange({ seat, entry, list, at }: Gain, card: CardId): void {
    const old = seat.secret[entry];
    list[at] = card;
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

// Loose cards that were slipped in after the last look at the pile: nobody can have seen them since.
function slippedSince({ loose, looseUnder }: SeatState): number {
  return loose.length - 1 - looseUnder.findLastIndex((under) => under > 0);
}

/** Fresh cards that were slipped in before the last look at the pile, in an imagined world. */
interface Looked {
  /** Those that the look found on top. */
  readonly seen: CardId[];
  /** Those that lie somewhere below. */
  readonly below: CardId[];
}

// How many of the first fresh cards truly lie below what was looked at.
function trulyBelow(seat: SeatState, before: readonly CardId[]): number {
  const loose = seat.loose.slice(0, seat.loose.length - slippedSince(seat));
  return before.filter((card) => takeCard(loose, card)).length;
}

// Only the seat itself knows which of them it saw, so that each may have been among what it saw, as far as `cards`, which
// are all others in the pile that are not loose, leave no place empty.
function lookedAt(seat: SeatState, before: readonly CardId[], cards: number, random: Random): Looked {
  const least = Math.max(0, seat.peeked.length + seat.sunk.length - cards);
  const most = seat.peeked.length;
  const looked: Looked = { seen: [], below: [] };
  before.forEach((card, i) => {
    const left = before.length - i;
    const drawn = randomInt(random, cards + before.length) < most;
    const must = looked.seen.length + left <= least;
    const may = looked.seen.length < most;
    (must || (drawn && may) ? looked.seen : looked.below).push(card);
  });
  return looked;
}

// What is known of loose cards from one on: `before` of them become `now`, further ones know no more than `all`.
function replaceEntries(entries: number[], from: number, before: number, now: number, all: number): void {
  if (before === 0 && now === 0) return;
  const ones: number[] = [];
  for (let i = 0; i < now; i++) ones.push(i < before ? entries[from + i] : all);
  entries.splice(from, before, ...ones);
}

// Zones keep their sizes, and the seat knows as much of its imagined draw pile as of the true one.
function redealSeat({ seat, cards, fresh, below }: Hidden, random: Random): void {
  shuffle(random, sortCards(cards));
  seat.hand = cards.splice(0, seat.hand.length);
  seat.discard = cards.splice(0, seat.discard.length);
  seat.held = cards.splice(0, seat.held.length);
  // Its owner knows of a fresh card that it is somewhere in the pile, or has looked at it meanwhile.
  const since = fresh.length - Math.min(slippedSince(seat), fresh.length);
  const strangers = Math.max(0, seat.loose.length - (fresh.length - since) - below);
  const unknown = cards.splice(0, strangers);
  const looked = lookedAt(seat, fresh.slice(0, since), cards.length, random);
  replaceEntries(seat.looseUnder, strangers, below, looked.below.length, seat.peeked.length);
  replaceEntries(seat.looseOver, strangers, below, looked.below.length, 0);
  seat.fresh = fresh;
  seat.loose = [...unknown, ...looked.below, ...fresh.slice(since)];
  const { seen } = looked;
  const top = cards.splice(Math.max(seat.sunk.length, cards.length + seen.length - seat.peeked.length));
  cards.push(...shuffle(random, top.concat(seen)));
  seat.sunk = cards.slice(0, seat.sunk.length);
  seat.peeked = cards.slice(Math.max(0, cards.length - seat.peeked.length)).reverse();
  seat.draw = slipIn(cards, seat, random);
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
