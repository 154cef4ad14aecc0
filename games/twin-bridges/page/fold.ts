// The table after one report, so that an assault can be seen attack by attack. What a report does not tell (Auras,
// shuffled hands) stays as it is until the next document.

import type { FaceKind, FaceOf, LaneName, SideView, TableView, TwinFace, UnitView } from '../rules/table.ts';
import { cardOf, deckCards } from './cards.ts';

type Fold<K extends FaceKind> = (table: TableView, face: FaceOf<K>) => TableView;

function side(table: TableView, seat: number, change: (side: SideView) => SideView): TableView {
  return { ...table, seats: table.seats.map((one, index) => (index === seat ? change(one) : one)) };
}

function unit(
  table: TableView,
  seat: number,
  card: string,
  change: (unit: UnitView) => UnitView | null,
): TableView {
  const inLane = (row: readonly UnitView[]): readonly UnitView[] =>
    row.some((one) => one.card === card)
      ? row.map((one) => (one.card === card ? change(one) : one)).filter((one) => one !== null)
      : row;
  return side(table, seat, (one) => ({ ...one, upper: inLane(one.upper), lower: inLane(one.lower) }));
}

// Takes the unit out of its lane and lets `put` place it in the same lane again.
function moved(
  table: TableView,
  seat: number,
  card: string,
  put: (rest: readonly UnitView[], unit: UnitView) => readonly UnitView[],
): TableView {
  const inLane = (row: readonly UnitView[]): readonly UnitView[] => {
    const found = row.find((one) => one.card === card);
    return found === undefined
      ? row
      : put(
          row.filter((one) => one !== found),
          found,
        );
  };
  return side(table, seat, (one) => ({ ...one, upper: inLane(one.upper), lower: inLane(one.lower) }));
}

function joined(one: SideView, card: string): SideView {
  return { ...one, row: [...one.row, card] };
}

// A card leaves its place; one whose place nobody else knows is no longer among the unseen.
function left(one: SideView, place: number, card: string): SideView {
  const hidden = one.row[place] === null;
  const at = one.unseen.indexOf(card);
  return {
    ...one,
    row: one.row.filter((_, index) => index !== place),
    unseen: hidden && at >= 0 ? one.unseen.filter((_, index) => index !== at) : one.unseen,
    bastion: place < one.bastion ? one.bastion - 1 : one.bastion,
  };
}

function played(table: TableView, card: string, place: number, mana: number): TableView {
  return { ...table, mana, plays: [...table.plays, { card, place }] };
}

function picked(table: TableView, seat: number, taken: readonly string[]): TableView {
  const { draft } = table;
  const next = taken.reduce((so, card) => side(so, seat, (one) => joined(one, card)), table);
  if (draft === null) return next;
  return { ...next, draft: { ...draft, offer: draft.offer.filter((card) => !taken.includes(card)) } };
}

function struck(table: TableView, seat: number, hits: FaceOf<'attacks'>['hits']): TableView {
  return hits.reduce(
    (so, { card, left: rest, absorbed }) =>
      unit(so, seat, card, (one) => {
        if (!absorbed) return { ...one, damage: one.health - rest };
        const { protected: _used, ...open } = one;
        return open;
      }),
    table,
  );
}

function summoned(table: TableView, { seat, card, place, lane, at, mana }: FaceOf<'summons'>): TableView {
  const { attack = 0, health = 0 } = cardOf(card);
  const fresh: UnitView = { card, attack, health, damage: 0, fresh: true };
  const insert = (row: readonly UnitView[], name: LaneName): readonly UnitView[] =>
    name === lane ? row.toSpliced(at, 0, fresh) : row;
  return side(played(table, card, place, mana), seat, (one) => {
    const rest = left(one, place, card);
    return { ...rest, upper: insert(one.upper, 'upper'), lower: insert(one.lower, 'lower') };
  });
}

// Damage, strength and freshness last for one turn.
function rested(row: readonly UnitView[]): readonly UnitView[] {
  return row.map((one) => {
    const { fresh: _fresh, ...rest } = one;
    return { ...rest, damage: 0 };
  });
}

function toHand(table: TableView, seat: number, card: string): TableView {
  return side(
    unit(table, seat, card, () => null),
    seat,
    (one) => joined(one, card),
  );
}

const same = (table: TableView): TableView => table;

const folds: { readonly [K in FaceKind]: Fold<K> } = {
  offer: (table, { round, seat, cards: offer }) => ({ ...table, draft: { round, opener: seat, offer } }),
  picks: (table, { seat, cards: taken }) => picked(table, seat, taken),
  'last-card': (table, { seat, card }) => picked(table, seat, [card]),
  'takes-deck': (table, { seat, deck }) =>
    side(table, seat, (one) => ({
      ...one,
      deck,
      row: deckCards(deck).map(({ id }) => id),
    })),
  hands: (table) => ({ ...table, phase: 'play', draft: null }),
  turn(table, { turn, seat, mana }) {
    const seats = table.seats.map((one) => ({
      ...one,
      upper: rested(one.upper),
      lower: rested(one.lower),
    }));
    return { ...table, turn, active: seat, mana, plays: [], seats };
  },
  summons: summoned,
  chants: (table, { card, place, mana }) => played(table, card, place, mana),
  damaged: (table, { seat, hit }) => struck(table, seat, [hit]),
  pushed: (table, { seat, card }) => moved(table, seat, card, (rest, one) => [...rest, one]),
  recalled: (table, { seat, card }) => toHand(table, seat, card),
  strengthened: (table, { seat, card, attack }) =>
    unit(table, seat, card, (one) => ({ ...one, attack: one.attack + attack })),
  warded: (table, { seat, card }) =>
    unit(table, seat, card, (one) => ({ ...one, protected: true, warded: true })),
  returns(table, { seat, card }) {
    const place = table.plays.findLast((play) => play.card === card)?.place ?? -1;
    return side(table, seat, (one) => joined(left(one, place, card), card));
  },
  assault: same,
  sprints: (table, { seat, card, spaces }) =>
    moved(table, seat, card, (rest, one) => [{ ...one, attack: one.attack + spaces }, ...rest]),
  attacks: (table, { seat, hits }) => struck(table, 1 - seat, hits),
  strikes: (table, { seat, to }) => side(table, 1 - seat, (one) => ({ ...one, bastion: to })),
  destroyed: (table, { seat, card }) => toHand(table, seat, card),
  'bastion-falls': (table, { seat }) => side(table, seat, (one) => ({ ...one, fort: true, bastion: 0 })),
  'fort-falls': (table) => ({ ...table, phase: 'over' }),
  drawn: (table) => ({ ...table, phase: 'over', plays: [], mana: 0 }),
};

/** The table after a report; the same table if the report changes nothing that is seen. */
export function fold(table: TableView, face: TwinFace): TableView {
  const change = folds[face.tell] as ((table: TableView, face: TwinFace) => TableView) | undefined;
  return change === undefined ? table : change(table, face);
}
