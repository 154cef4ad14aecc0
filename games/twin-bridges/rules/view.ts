// What one seat or a spectator may know of a state, field by field (TB-2). Nothing gets out by another way.

import type { Seat } from '@bridgefront/kernel';
import { decks } from './cards/decks.ts';
import { CARDS } from './cards/table.ts';
import { draftOpener } from './setup.ts';
import { laneNames } from './types.ts';
import type { CardId, Phase, SeatState, State, Unit } from './types.ts';
import { attackOf, healthOf, isProtected } from './units.ts';

// Cards are named by slug, seats by number. Flags that are not set are left out. Type aliases, because only they
// fit the kernel's `Json`.

/** A creature in play; attack and health with all that changes them now, damage not taken off. */
export type UnitView = {
  readonly card: string;
  readonly attack: number;
  readonly health: number;
  readonly damage: number;
  /** Came into play this turn. */
  readonly fresh?: true;
  /** The next damage will be nullified. */
  readonly protected?: true;
  readonly warded?: true;
};

/** One seat's hand and creatures. */
export type SideView = {
  /** The hand from the left, the building not among it; null where the viewer cannot know the card. */
  readonly row: readonly (string | null)[];
  /** Which cards the nulls of the row are, in order of name. */
  readonly unseen: readonly string[];
  /** How many cards lie left of the building, and which side it shows. */
  readonly bastion: number;
  readonly fort: boolean;
  /** Creatures, the nearest to the bridge first. */
  readonly upper: readonly UnitView[];
  readonly lower: readonly UnitView[];
  /** The preconstructed deck. */
  readonly deck?: string;
};

/** The round of the draft, who opens it, and the cards that lie open. */
export type DraftView = {
  readonly round: number;
  readonly opener: number;
  readonly offer: readonly string[];
};

/** The whole table. */
export type TableView = {
  readonly phase: Phase;
  /** Who has the first turn of the match. */
  readonly first: number;
  readonly turn: number;
  readonly turnLimit: number;
  readonly active: number;
  readonly mana: number;
  /** How many of the leftmost cards may be played. */
  readonly window: number;
  readonly draft: DraftView | null;
  /** Cards played this turn with the places they were taken from. */
  readonly plays: readonly { readonly card: string; readonly place: number }[];
  readonly seats: readonly SideView[];
};

function slugOf(card: CardId): string {
  return CARDS[card].slug;
}

function unitView(row: readonly Unit[], at: number): UnitView {
  const unit = row[at];
  return {
    card: slugOf(unit.card),
    attack: attackOf(row, at),
    health: healthOf(row, at),
    damage: unit.damage,
    ...(unit.fresh ? { fresh: true } : {}),
    ...(isProtected(unit) ? { protected: true } : {}),
    ...(unit.wards === 0 ? {} : { warded: true }),
  };
}

function sideView(side: SeatState, own: boolean): SideView {
  const seen = side.cards.map((_, place) => own || side.known[place]);
  const [upper, lower] = laneNames.map((_, lane) =>
    side.lanes[lane].map((_unit, at) => unitView(side.lanes[lane], at)),
  );
  return {
    row: side.cards.map((card, place) => (seen[place] ? slugOf(card) : null)),
    unseen: side.cards
      .filter((_, place) => !seen[place])
      .map(slugOf)
      .sort(),
    bastion: side.bastion,
    fort: side.fort,
    upper,
    lower,
    ...(side.deck < 0 ? {} : { deck: decks[side.deck].slug }),
  };
}

/** The view of a seat; null for a spectator. */
export function view(state: State, seat: Seat | null): TableView {
  return {
    phase: state.phase,
    first: state.first,
    turn: state.turn,
    turnLimit: state.options.turnLimit,
    active: state.active,
    mana: state.mana,
    window: state.options.window,
    draft:
      state.phase === 'draft'
        ? { round: state.round, opener: draftOpener(state), offer: state.offer.map(slugOf) }
        : null,
    plays: state.plays.map(({ card, place }) => ({ card: slugOf(card), place })),
    seats: state.seats.map((side, owner) => sideView(side, owner === seat)),
  };
}
