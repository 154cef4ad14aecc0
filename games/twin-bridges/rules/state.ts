// The state of a match of Twin Bridges, declared field by field; its outcome, and what a seat cannot know of it.

import { shuffle } from '@bridgefront/kernel';
import type { Outcome, PositionPart, Random, Seat } from '@bridgefront/kernel';
import { shufflePlaces } from '@bridgefront/tabletop/piles';
import { mostNew } from '@bridgefront/tabletop/accepted';
import * as field from '@bridgefront/tabletop/fields';
import { worded } from '@bridgefront/tabletop/state';
import type { StateOf } from '@bridgefront/tabletop/state';
import { decks } from './cards/decks.ts';
import { CARDS } from './cards/table.ts';
import type { TwinOptions } from './options.ts';
import { laneNames, endings, phases } from './types.ts';
import type { CardId, Lane } from './types.ts';

/** Rounds of the draft; after the last one every hand has twice as many cards. */
export const draftRounds = 4;
const mostTurns = 500;
/** Mana that a seat may have. */
export const mostMana = 999;

// A position names a new card by its number, because its name is in the options.
const newCards = Array.from({ length: mostNew }, (_, at) => ({
  slug: `new-${at + 1}`,
  name: `New ${at + 1}`,
}));

const allCards = [...CARDS, ...newCards];

/** What positions call a card. */
export function positionName(id: CardId): string {
  return allCards[id].name;
}

/** A card; every one exists once. */
export const card = field.entry('card', allCards);
const creature = field.only(
  card,
  (id) => CARDS[id] === undefined || CARDS[id].kind === 'creature',
  'is no creature',
);

// Bit s stands for seat s.
const seatBits = {
  ...field.int(0, 3),
  write: (bits: number) => [0, 1].filter((one) => (bits & (1 << one)) !== 0),
  read: (part: PositionPart) => part.items().reduce((bits, item) => bits | (1 << item.int(0, 1)), 0),
};

/** A creature in play. */
export const unit = worded(
  field.record(
    {
      card: field.fixed(field.counted(creature)),
      /** Damage suffered this turn. */
      damage: field.int(0, 99),
      /** Came into play this turn. */
      fresh: field.flag(),
      /** Its Protection has nullified damage and does not work for now (TB-14). */
      absorbed: field.flag(),
      /** Attack gained from incantations this turn. */
      strength: field.int(0, 99),
      /** Spaces that it sprinted this turn (TB-17). */
      sprinted: field.int(0, 31),
      /** With `protection` = life: its own Protection is used up, though a ward protects it meanwhile (TB-25). */
      spent: field.flag(),
      /** Bit s: warded until the next turn of seat s begins. */
      wards: field.as('warded', seatBits),
    },
    ({ card: id, damage, fresh, absorbed, strength, sprinted, spent, wards }) => {
      return { card: id, damage, fresh, absorbed, strength, sprinted, spent, wards };
    },
  ),
  { short: 'card' },
);
export type Unit = StateOf<typeof unit>;

// As constants, searches copy in line.
const copyUnit = unit.copy;
const copyRow = (row: readonly Unit[]): Unit[] => row.map(copyUnit);

const plainSide = field.record(
  {
    /** The hand without the building, leftmost first. Hidden from the other seat, except where `known`. */
    cards: field.pile(card, field.known.owner),
    /** For each card of the hand, whether the other seat knows that it lies there: everybody saw it arrive. */
    known: field.list(field.flag()),
    /** How many cards lie left of the building. */
    bastion: field.int(0, CARDS.length),
    /** The bastion has fallen and shows its fort side. */
    fort: field.flag(),
    /** Creatures by lane, the nearest to the bridge first. */
    lanes: field.times(laneNames.length, field.list(unit)),
    /** The preconstructed deck; -1 without one. */
    deck: field.orNone(
      field.numbered(
        decks.map(({ slug }) => slug),
        'deck',
      ),
    ),
  },
  ({ cards, known, bastion, fort, lanes, deck }) => ({
    cards: cards.slice(),
    known: known.slice(),
    bastion,
    fort,
    lanes: [copyRow(lanes[0]), copyRow(lanes[1])],
    deck,
  }),
);
/** What one seat has. */
export type SeatState = StateOf<typeof plainSide>;

// The row as it lies on the table, the building among the cards.
function writeRow({ cards, bastion, fort }: SeatState): string[] {
  const row = cards.map(positionName);
  return row.toSpliced(bastion, 0, fort ? 'fort' : 'bastion');
}

// Without a building in the row, the bastion is leftmost.
function readRow(part: PositionPart, own: SeatState): void {
  const isBuilding = ({ value }: PositionPart): boolean => value === 'bastion' || value === 'fort';
  const items = part.items();
  const [building, second] = items.filter(isBuilding);
  second?.refuse('a row has one bastion or fort.');
  own.cards = items.filter((item) => !isBuilding(item)).map((item) => card.read(item));
  own.bastion = building === undefined ? 0 : items.indexOf(building);
  own.fort = building?.value === 'fort';
}

function readKnown(part: PositionPart, own: SeatState): void {
  const seen = field.list(card).read(part);
  own.known = own.cards.map((one) => seen.includes(one));
}

const row = field.list(unit);
const lanePart = (lane: Lane) => ({
  write: ({ lanes }: SeatState) => row.write(lanes[lane]),
  read: (part: PositionPart, { lanes }: SeatState) => void (lanes[lane] = row.read(part)),
});

/** What one seat has. */
export const side = worded(plainSide, {
  order: ['row'],
  parts: {
    cards: false,
    bastion: false,
    fort: false,
    lanes: false,
    row: { write: writeRow, read: readRow },
    known: { write: (own) => own.cards.filter((_, at) => own.known[at]).map(card.write), read: readKnown },
    upper: lanePart(0),
    lower: lanePart(1),
  },
});

const copySide = side.copy;
const play = field.record({ card: field.fixed(card), place: field.fixed(field.int(0, CARDS.length)) });

/** The whole state. */
export const table = field.record(
  {
    options: field.shared<TwinOptions>(),
    phase: field.word(phases, 'phase'),
    /** The seat that has the first turn. */
    first: field.fixed(field.seat(2)),
    /** Turns of both seats, counted together; 0 before the first. */
    turn: field.int(0, mostTurns),
    /** Whose turn it is. */
    active: field.seat(2),
    mana: field.int(0, mostMana),
    /** Cards played this turn, and the places in the hand that they were taken from (TB-24). */
    plays: field.list(play),
    /** Round of the draft, from 1. */
    round: field.int(0, draftRounds),
    /** Cards of the draft that lie open. */
    offer: field.pile(card),
    /** Cards not dealt; the next one last. Hidden while drafting, afterwards in order of the table. */
    pool: field.pile(card, field.hidden.wholly),
    seats: field.seats(side, 2),
    /** Both seats after a draw; empty while the match runs. */
    winners: field.list(field.seat(2)),
    ending: field.maybe(field.word(endings, 'ending')),
  },
  (one) => ({
    ...one,
    plays: one.plays.slice(),
    offer: one.offer.slice(),
    pool: one.pool.slice(),
    seats: one.seats.map(copySide),
    winners: one.winners.slice(),
  }),
);
export type State = StateOf<typeof table>;

/** An independent copy; only the options are shared. */
export const copyState: (state: State) => State = table.copy;

/** Why a match ended that has a winner. */
export const fortFell = 'the other fort has fallen';

/** Null while the match runs. A draw shares the first place (TB-20). */
export function outcome({ winners, ending, turn }: State): Outcome | null {
  if (ending === null) return null;
  if (ending === 'turns')
    return { winners, ranking: [winners], reason: `no fort has fallen in ${turn} turns` };
  const [winner] = winners;
  return { winners, ranking: [[winner], [1 - winner]], reason: fortFell };
}

/**
 * A card that has lain open stays known where a take-back puts it: played in sight of all, it lies in its old place of the
 * hand again (TB-23, TB-24).
 */
export function staysSeen(restored: State, taken: State): void {
  restored.seats.forEach((own, seat) => {
    const { cards, known, lanes } = taken.seats[seat];
    const open = new Set(lanes.flatMap((row) => row.map((one) => one.card)));
    cards.forEach((id, place) => {
      if (known[place]) open.add(id);
    });
    own.cards.forEach((id, place) => {
      if (open.has(id)) own.known[place] = true;
    });
  });
}

// Imagined states are dealt from sorted cards, so that the true order leaves no trace even under an equal generator.
const byNumber = (a: CardId, b: CardId): number => a - b;

/**
 * Re-deals, in place, what the seat (null: a spectator) cannot know: the undealt cards while drafting, and the order
 * of the cards in others' hands that nobody saw arrive (TB-2).
 */
export function resample(state: State, viewer: Seat | null, random: Random): void {
  if (state.phase === 'draft') shuffle(random, state.pool.sort(byNumber));
  state.seats.forEach((own, owner) => {
    if (owner === viewer) return;
    const unseen = own.cards.flatMap((_, place) => (own.known[place] ? [] : [place]));
    shufflePlaces(own.cards, unseen, random, byNumber);
  });
}
