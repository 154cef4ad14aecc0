// The choices of Castles as interned texts, and how they are read back.

import type { Choice, Seat } from '@bridgefront/kernel';
import { kindIn, tableFor } from './cards/in-force.ts';
import type { Under } from './cards/in-force.ts';
import { CARDS, kindOf } from './cards/table.ts';
import { prey, zoneNames } from './types.ts';
import type { CardKind, PieceId, TrapOrder, Zone } from './types.ts';

// Numbers stay below this: 82 cards, of which some enter again and again within 500 turns.
const span = 100_000;

/** The id of the card of this kind and number. */
export function pieceId(kind: CardKind, number: number): PieceId {
  return kind * span + number;
}

/** The number of a card in play. */
export function numberOf(id: PieceId): number {
  return id % span;
}

const names = new Map<PieceId, string>();
const printed = CARDS.length * span;

/** `spearman-3`; what a new card is called, its match knows. */
export function pieceName(under: Under, id: PieceId): string {
  if (id >= printed) return `${tableFor(under).cards[Math.floor(id / span)].slug}-${numberOf(id)}`;
  let name = names.get(id);
  if (name === undefined) {
    name = `${CARDS[Math.floor(id / span)].slug}-${numberOf(id)}`;
    names.set(id, name);
  }
  return name;
}

/** The card that `spearman-3` names, or -1. */
export function readPieceName(name: string): PieceId {
  const found = /^([a-z][a-z\d-]*)-([1-9]\d{0,4})$/.exec(name);
  const kind = found === null ? -1 : kindOf(found[1]);
  return found === null || kind < 0 ? -1 : pieceId(kind, Number(found[2]));
}

// Texts with a card in play behind a prefix, made once each.
class PieceChoices {
  readonly #prefix: string;
  readonly #texts = new Map<PieceId, Choice>();
  readonly #ids = new Map<Choice, PieceId>();

  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  of(under: Under, id: PieceId): Choice {
    if (id >= printed) return this.#prefix + pieceName(under, id);
    let text = this.#texts.get(id);
    if (text === undefined) {
      text = this.#prefix + pieceName(under, id);
      this.#texts.set(id, text);
      this.#ids.set(text, id);
    }
    return text;
  }

  read(choice: Choice): PieceId {
    const known = this.#ids.get(choice);
    if (known !== undefined) return known;
    return choice.startsWith(this.#prefix) ? readPieceName(choice.slice(this.#prefix.length)) : -1;
  }
}

/** `unit:spearman-3`: an own card moves or acts. */
export const unitChoices: PieceChoices = new PieceChoices('unit:');
/** `at:castle-2`: the card that something is aimed at, friend or enemy. */
export const atChoices: PieceChoices = new PieceChoices('at:');
/** `with:builder-1`: an escort. */
export const withChoices: PieceChoices = new PieceChoices('with:');

// Texts with a kind of card behind a prefix.
class KindChoices {
  readonly #prefix: string;
  readonly #all: readonly Choice[];
  readonly #kinds: ReadonlyMap<Choice, CardKind>;

  constructor(prefix: string) {
    this.#prefix = prefix;
    this.#all = CARDS.map(({ slug }) => `${prefix}${slug}`);
    this.#kinds = new Map(this.#all.map((choice, kind) => [choice, kind]));
  }

  of(under: Under, kind: CardKind): Choice {
    return this.#all[kind] ?? this.#prefix + tableFor(under).cards[kind].slug;
  }

  /** The kind of a card of this match, or -1. */
  read(under: Under, choice: Choice): CardKind {
    const kind = this.#kinds.get(choice);
    if (kind !== undefined) return kind;
    return choice.startsWith(this.#prefix) ? kindIn(under, choice.slice(this.#prefix.length)) : -1;
  }
}

/** `play:charge`: a unit or Action card from the hand. */
export const playChoices: KindChoices = new KindChoices('play:');
/** `build:wall`: the Building that a Builder puts up. */
export const buildChoices: KindChoices = new KindChoices('build:');
/** `revive:archer`: a Soldier of the discard pile. */
export const reviveChoices: KindChoices = new KindChoices('revive:');
/** `discard:keep`: a card that is thrown away at the turn's end. */
export const discardChoices: KindChoices = new KindChoices('discard:');

/** `under:keep`: a card that goes under the deck, after `cycle`. */
export const underChoices: KindChoices = new KindChoices('under:');
/** A card of the hand goes under the deck for a new one. */
export const cycleChoice: Choice = 'cycle';

/** `zone:red-front` by zone. */
export const zoneChoices: readonly Choice[] = zoneNames.map((name) => `zone:${name}`);
/** Ends the main part of the turn. */
export const doneChoice: Choice = 'done';
/** A Spy looks at cards of the enemy hand. */
export const lookChoice: Choice = 'look';
/** `seat:2`: the hand that a Spy looks at, where there are two. */
export const seatChoices: readonly Choice[] = [0, 1, 2, 3].map((seat) => `seat:${seat}`);

/** The seat that a `seat:` choice names, or null. */
export function seatOfChoice(choice: Choice): Seat | null {
  const seat = seatChoices.indexOf(choice);
  return seat < 0 ? null : seat;
}

/** No more cards of an optional rest. */
export const noneChoice: Choice = 'none';
export const surrenderChoice: Choice = 'surrender';
/** The answers when a Trap check asks. */
export const letPassChoice: Choice = 'let-pass';
export const springChoice: Choice = 'spring';

/** The zone that a `zone:` choice names, or -1. */
export function zoneOfChoice(choice: Choice): Zone {
  return zoneChoices.indexOf(choice);
}

/** The order that springs nothing. */
export const holdOrder: TrapOrder = { prey: 'hold', limit: 0 };

/** All 29 orders (CA-46). */
export const orders: readonly TrapOrder[] = [
  holdOrder,
  ...prey.flatMap((one) => [1, 2, 3, 4].map((limit) => ({ prey: one, limit }))),
];

/** `hold`, `archers-2` */
export function orderName({ prey: whom, limit }: TrapOrder): string {
  return limit === 0 ? whom : `${whom}-${limit}`;
}

/** `order:hold`, `order:archers-2`: all 29 in the order of `orders`. */
export const orderChoices: readonly Choice[] = orders.map((order) => `order:${orderName(order)}`);

const ordersByChoice = new Map(orderChoices.map((choice, at) => [choice, orders[at]]));

/** The order that an `order:` choice names, or null. */
export function orderOfChoice(choice: Choice): TrapOrder | null {
  return ordersByChoice.get(choice) ?? null;
}
