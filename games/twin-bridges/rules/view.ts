// What one seat or a spectator may know of a state, field by field (TB-2). Nothing gets out by another way.

import type { Seat } from '@bridgefront/kernel';
import { viewsInHalves } from '@bridgefront/tabletop/parts';
import type { Facts, PartMaker } from '@bridgefront/tabletop/parts';
import { decks } from './cards/decks.ts';
import { slugIn } from './cards/in-force.ts';
import { draftOpener } from './setup.ts';
import { laneNames } from './types.ts';
import type { State, Unit } from './state.ts';
import type { Phase } from './types.ts';
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

function unitView(state: State, row: readonly Unit[], at: number): UnitView {
  const unit = row[at];
  const { options } = state;
  return {
    card: slugIn(state, unit.card),
    attack: attackOf(options, row, at),
    health: healthOf(options, row, at),
    damage: unit.damage,
    ...(unit.fresh ? { fresh: true } : {}),
    ...(isProtected(options, unit) ? { protected: true } : {}),
    ...(unit.wards === 0 ? {} : { warded: true }),
  };
}

// What changes a creature's view: itself and those in its lane.
function laneFacts(facts: Facts, row: readonly Unit[]): void {
  for (const unit of row) {
    facts.values(unit.card, unit.damage, unit.fresh, unit.absorbed);
    facts.values(unit.strength, unit.sprinted, unit.wards);
  }
}

function laneView(state: State, owner: Seat, lane: number, maker: PartMaker): readonly UnitView[] {
  const row = state.seats[owner].lanes[lane];
  const facts = (known: Facts): void => laneFacts(known, row);
  return maker.part(partOf(owner, lane), facts, () => row.map((_unit, at) => unitView(state, row, at)));
}

// The remembered parts of a seat: its lanes, and its side as it sees it and as others do.
function partOf(owner: Seat, part: number): number {
  return 4 * owner + part;
}

function sideView(state: State, owner: Seat, own: boolean, maker: PartMaker): SideView {
  const side = state.seats[owner];
  const [upper, lower] = laneNames.map((_, lane) => laneView(state, owner, lane, maker));
  const facts = (known: Facts): void => {
    known.list(side.cards);
    known.list(side.known);
    known.values(side.bastion, side.fort, side.deck, upper, lower);
  };
  return maker.part(partOf(owner, own ? 2 : 3), facts, () => {
    const seen = side.cards.map((_, place) => own || side.known[place]);
    return {
      row: side.cards.map((card, place) => (seen[place] ? slugIn(state, card) : null)),
      unseen: side.cards
        .filter((_, place) => !seen[place])
        .map((card) => slugIn(state, card))
        .sort(),
      bastion: side.bastion,
      fort: side.fort,
      upper,
      lower,
      ...(side.deck < 0 ? {} : { deck: decks[side.deck].slug }),
    };
  });
}

function openView(state: State, maker: PartMaker): TableView {
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
        ? {
            round: state.round,
            opener: draftOpener(state),
            offer: state.offer.map((card) => slugIn(state, card)),
          }
        : null,
    plays: state.plays.map(({ card, place }) => ({ card: slugIn(state, card), place })),
    seats: state.seats.map((_, owner) => sideView(state, owner, false, maker)),
  };
}

/** The views: a seat's own is its side as it sees it. */
export const views = viewsInHalves<State, TableView>({
  open: openView,
  own: (state, seat, { seats }, maker) => ({ seats: seats.with(seat, sideView(state, seat, true, maker)) }),
});
