// What one seat or a spectator may know of a state, field by field (TB-2). Nothing gets out by another way.

import { viewsOf } from '@bridgefront/tabletop/state';
import { decks } from './cards/decks.ts';
import { CARDS } from './cards/table.ts';
import { draftOpener } from './setup.ts';
import { table } from './state.ts';
import type { SeatState, State, Unit } from './state.ts';
import type { CardId, Phase } from './types.ts';
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

function laneView(row: readonly Unit[]): readonly UnitView[] {
  return row.map((_, at) => unitView(row, at));
}

function sideView({ cards, known, bastion, fort, lanes, deck }: SeatState): SideView {
  const unseen = cards.filter((_, place) => !known[place]);
  return {
    row: cards.map((card, place) => (known[place] ? slugOf(card) : null)),
    unseen: unseen.map(slugOf).sort(),
    bastion,
    fort,
    upper: laneView(lanes[0]),
    lower: laneView(lanes[1]),
    ...(deck < 0 ? {} : { deck: decks[deck].slug }),
  };
}

function draftView(state: State): DraftView | null {
  const { phase, round, offer } = state;
  return phase === 'draft' ? { round, opener: draftOpener(state), offer: offer.map(slugOf) } : null;
}

/** The views: a seat's own is its side as it sees it. */
export const views = viewsOf(table, {
  open: {
    seats: { each: sideView },
    round: null,
    offer: null,
    winners: null,
    ending: null,
  },
  more: {
    turnLimit: ({ options }) => options.turnLimit,
    window: ({ options }) => options.window,
    draft: { of: ['phase', 'round', 'offer'], make: draftView },
  },
  own: {
    seats: { each: ({ cards }, _state, _seat, side) => ({ ...side, row: cards.map(slugOf), unseen: [] }) },
  },
});
