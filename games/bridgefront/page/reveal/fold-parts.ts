// What the folding of reports works with: a view, what is remembered between two reports, and small changes of both.

import { catalogue, optionsOf } from '../../rules/table.ts';
import type { ChampionView, FaceKind, FaceOf, OwnView, PublicSeat, TableView } from '../../rules/table.ts';

/** What reports before this one have told and no view holds; gone with the next document. */
export interface Aside {
  /** Whose champion died last. */
  readonly dead?: number;
  /** Where each seat's last stack arrived. */
  readonly arrived?: { readonly seat: number; readonly hex: string };
  /** How many cards a seat has just looked at. */
  readonly looked?: { readonly seat: number; readonly count: number };
  /** Forces that fell in a trap, and where they were taken from: the move that follows knows better. */
  readonly trapped?: { readonly seat: number; readonly hex: string; readonly lost: number };
}

/** A view on its way from one document to the next. */
export type Moment = TableView & { readonly aside?: Aside };

/** How one kind of report changes what is seen. */
export type Fold<K extends FaceKind> = (table: Moment, face: FaceOf<K>) => Moment;

/** Cards and options of the match on the page: no report and no view tells them. As printed until they are known. */
export const rules = { cards: catalogue(), options: optionsOf() };

let given: object | undefined;

/** Folds by the options of this match from now on. */
export function foldBy(wanted: { readonly [name: string]: unknown } | undefined): void {
  if (wanted === given) return;
  given = wanted;
  rules.cards = catalogue(wanted);
  rules.options = optionsOf(wanted);
}

/** The same, with some fields changed. */
export function withAside(table: Moment, aside: Aside): Moment {
  return { ...table, aside: { ...table.aside, ...aside } };
}

/** Changes one seat; the table stays the same where the seat does. */
export function changeSeat(table: Moment, seat: number, change: (one: PublicSeat) => PublicSeat): Moment {
  const before = table.seats[seat];
  if (before === undefined) return table;
  const after = change(before);
  return after === before ? table : { ...table, seats: table.seats.with(seat, after) };
}

/** Changes every seat. */
export function changeSeats(table: Moment, change: (one: PublicSeat, seat: number) => PublicSeat): Moment {
  return { ...table, seats: table.seats.map(change) };
}

/** Changes what only the reader knows, if the reader has a seat. */
export function changeOwn(table: Moment, change: (own: OwnView) => OwnView): Moment {
  const { own } = table;
  return own === undefined ? table : { ...table, own: change(own) };
}

/** Adds to a seat's gold. */
export function addGold(table: Moment, seat: number, amount: number): Moment {
  return amount === 0 ? table : changeSeat(table, seat, (one) => ({ ...one, gold: one.gold + amount }));
}

/** Without one copy of an element; the same list if it is not there. */
export function without<T>(list: readonly T[], element: T): readonly T[] {
  const at = list.lastIndexOf(element);
  return at < 0 ? list : list.toSpliced(at, 1);
}

/** A list with one more element; lists that are empty are left out of views. */
export function plus<T>(list: readonly T[] | undefined, element: T): readonly T[] {
  return list === undefined ? [element] : [...list, element];
}

/** Changes the champion of that name, wherever it stands; null takes it off the board. */
export function changeChampion(
  table: Moment,
  slug: string,
  change: (champion: ChampionView) => ChampionView | null,
): Moment {
  const at = table.units.findIndex(({ champions = [] }) => champions.some(({ card }) => card === slug));
  if (at < 0) return table;
  const { champions: all = [], ...rest } = table.units[at];
  const champions = all.flatMap((one) => (one.card === slug ? (change(one) ?? []) : one));
  if (champions.length > 0) return { ...table, units: table.units.with(at, { ...rest, champions }) };
  const units = rest.forces > 0 ? table.units.with(at, rest) : table.units.toSpliced(at, 1);
  return { ...table, units };
}

// Faction cards stay with their seat: those that the reader does not hold must lie open before the reader's seat.
function likeness({ own, seats }: TableView, seat: number): number {
  if (own === undefined) return 0;
  const { faction, hand, draw, discard, played, burned, resolving = '' } = seats[seat];
  const isOfSeat = (slug: string): boolean => rules.cards(slug)?.faction === faction;
  const held = [...own.hand, ...own.draw, ...own.discard, ...(own.held ?? [])].filter(isOfSeat).length;
  const open = [...played, ...burned, resolving].filter(isOfSeat).length;
  const handFits = own.hand.length === hand;
  const pilesFit = own.draw.length === draw && own.discard.length + played.length === discard;
  return held * 10 + open + (handFits ? 3 : 0) + (pilesFit ? 3 : 0);
}

/** The reader's seat, told by the faction of its cards and the sizes of its piles; null: a spectator's view. */
export function readerOf(table: TableView): number | null {
  if (table.own === undefined) return null;
  return table.seats.reduce(
    (best, _seat, seat) => (likeness(table, seat) > likeness(table, best) ? seat : best),
    0,
  );
}
