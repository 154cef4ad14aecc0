// Imagined states: everything that a seat cannot know, dealt anew within what it does know (G-27).

import { randomInt, shuffle } from '@bridgefront/kernel';
import type { Random } from '@bridgefront/kernel';
import { CARDS } from './cards/index.ts';
import { cardOf, take } from './piles.ts';
import type { CardId, Draft, SeatState, State } from './types.ts';

/** Cards of one other seat that may lie anywhere in its hand, piles and drawn-apart cards. */
interface Hidden {
  readonly seat: SeatState;
  /** All of them but the fresh ones. */
  readonly cards: CardId[];
  /** Cards that are known to be in the draw pile still. */
  readonly fresh: CardId[];
}

function hiddenOf(seat: SeatState): Hidden {
  const draw = seat.draw.slice();
  const fresh = seat.fresh.filter((card) => take(draw, card));
  return { seat, cards: seat.hand.concat(draw, seat.discard, seat.held), fresh };
}

/** The unknown cards of one Market or Power deck, wherever they lie: `cards[i]` lies in place `i`. */
class Pool {
  readonly state: State;
  readonly pile: CardId[];
  readonly drafts: readonly Draft[];
  readonly cards: CardId[];
  /** Secret gains: whose, and which entry of its list of secrets. */
  readonly gains: { readonly hidden: Hidden; readonly entry: number }[] = [];

  constructor(
    state: State,
    viewer: number,
    kind: Draft['deck']['kind'],
    age: number,
    others: readonly Hidden[],
  ) {
    this.state = state;
    this.pile = (kind === 'market' ? state.market : state.power)[age - 1];
    this.drafts = state.drafts.filter(({ seat, deck }) => {
      return seat !== viewer && deck.kind === kind && deck.age === age;
    });
    this.cards = this.pile.slice();
    for (const draft of this.drafts) this.cards.push(...draft.cards);
    const deck = `${kind}-${age}`;
    for (const hidden of others) {
      hidden.seat.secret.forEach((card, entry) => {
        if (CARDS[card].deck !== deck) return;
        if (!hidden.fresh.includes(card) && !hidden.cards.includes(card)) return;
        this.gains.push({ hidden, entry });
        this.cards.push(card);
      });
    }
  }

  /** Puts other cards in the places, and returns what has become of each card. */
  deal(cards: readonly CardId[]): Map<CardId, CardId> {
    let at = 0;
    for (let i = 0; i < this.pile.length; i++) this.pile[i] = cards[at++];
    for (const draft of this.drafts)
      for (let i = 0; i < draft.cards.length; i++) draft.cards[i] = cards[at++];
    for (const { hidden, entry } of this.gains) this.exchange(hidden, entry, cards[at++]);
    return new Map(this.cards.map((card, place) => [card, cards[place]]));
  }

  // The seat has gained another card than it really has, with that card's points.
  private exchange({ seat, cards, fresh }: Hidden, entry: number, card: CardId): void {
    const old = seat.secret[entry];
    const place = fresh.indexOf(old);
    if (place >= 0) fresh[place] = card;
    else cards[cards.indexOf(old)] = card;
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
  if (batches.length === 0) return shuffle(random, cards.slice());
  const result = cards.slice();
  const classOf = cards.map((card) => batches.findLastIndex((batch) => batch.includes(card)));
  for (let group = -1; group < batches.length; group++) {
    const places = cards.flatMap((_, place) => (classOf[place] === group ? [place] : []));
    const dealt = shuffle(
      random,
      places.map((place) => cards[place]),
    );
    places.forEach((place, i) => (result[place] = dealt[i]));
  }
  return result;
}

function redealDecks(state: State, viewer: number, others: readonly Hidden[], random: Random): void {
  const batches = viewer < 0 ? [] : state.seats[viewer].buried;
  for (const kind of ['market', 'power'] as const) {
    for (let age = 1; age <= 3; age++) {
      const pool = new Pool(state, viewer, kind, age, others);
      const became = pool.deal(shuffled(pool.cards, batches, random));
      for (const { seat } of others) {
        if (seat.buried.length === 0) continue;
        seat.buried = seat.buried.map((batch) => batch.map((card) => became.get(card) ?? card));
      }
    }
  }
}

// A draw pile of cards in known order, lowest first, with others slipped in anywhere.
function slipIn(order: CardId[], loose: readonly CardId[], random: Random): CardId[] {
  for (const card of loose) order.splice(randomInt(random, order.length + 1), 0, card);
  return order;
}

// Zones keep their sizes, and the seat knows as much of its imagined draw pile as of the true one.
function redealSeat({ seat, cards, fresh }: Hidden, random: Random): void {
  shuffle(random, cards);
  seat.hand = cards.splice(0, seat.hand.length);
  seat.discard = cards.splice(0, seat.discard.length);
  seat.held = cards.splice(0, seat.held.length);
  seat.fresh = fresh;
  // Its owner knows of a fresh card that it is somewhere in the pile, or has looked at it meanwhile.
  const seen = fresh.slice(seat.loose.length);
  const more = Math.max(0, seat.loose.length - fresh.length);
  seat.loose = fresh.slice(0, seat.loose.length).concat(cards.splice(0, more));
  seat.sunk = cards.slice(0, seat.sunk.length);
  const top = cards.splice(Math.max(seat.sunk.length, cards.length + seen.length - seat.peeked.length));
  cards.push(...shuffle(random, top.concat(seen)));
  seat.peeked = cards.slice(Math.max(0, cards.length - seat.peeked.length)).reverse();
  seat.draw = slipIn(cards, seat.loose, random);
}

// The seat's own draw pile: what it has seen stays, the rest is in any order.
function reorderOwn(seat: SeatState, random: Random): void {
  const unknown = seat.draw.slice();
  for (const known of [seat.peeked, seat.loose, seat.sunk]) for (const card of known) take(unknown, card);
  if (unknown.length + seat.peeked.length + seat.loose.length + seat.sunk.length !== seat.draw.length) return;
  shuffle(random, unknown);
  seat.draw = slipIn(seat.sunk.concat(unknown, seat.peeked.slice().reverse()), seat.loose, random);
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
  for (const hidden of others) redealSeat(hidden, random);
  if (seat !== null) reorderOwn(state.seats[seat], random);
}
