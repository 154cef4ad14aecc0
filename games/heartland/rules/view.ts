// What one seat or a spectator may know of a state, field by field (section 15). Nothing gets out by another way.

import { slugIn } from './cards/in-force.ts';
import type { Seat } from '@bridgefront/kernel';
import { viewsInHalves } from '@bridgefront/tabletop/parts';
import type { Facts, PartMaker } from '@bridgefront/tabletop/parts';
import { decks } from './cards/decks.ts';
import { activeSettlement, attackOf, healthOf } from './figures.ts';
import { builtDeck, noDeck } from './types.ts';
import type { CardId, Phase, SeatState, State, Unit } from './types.ts';
import { countSide, knowsTop } from './zones.ts';

// Cards are named by slug, seats and units by number. Flags that are not set are left out. Type aliases, because only
// they fit the kernel's `Json`.

/** A unit in play; attack and health with all that changes them now, damage not taken off. */
export type UnitView = {
  readonly id: number;
  readonly card: string;
  readonly seat: number;
  /** 0 is the heartland, else the number of the frontier. */
  readonly at: number;
  readonly attack: number;
  readonly health: number;
  readonly damage: number;
  readonly occupies?: true;
  readonly exerted?: true;
  /** Attack and health gained or lost until the reset. */
  readonly attackChange?: number;
  readonly healthChange?: number;
};

/** A settlement in a frontier. */
export type SettlementView = {
  readonly card: string;
  readonly seat: number;
  readonly active?: true;
  /** Its stratagem has been used this round. */
  readonly used?: true;
};

/** A name with how many of it there are. */
export type CountView = { readonly card: string; readonly count: number };

/** One seat's side of the table. */
export type SideView = {
  /** Slug of the prebuilt deck, `built`, or null before it is known. */
  readonly deck: string | null;
  /** The list of a built deck. */
  readonly list?: readonly CountView[];
  readonly life: number;
  /** Cards left in the two decks. */
  readonly army: number;
  readonly civic: number;
  /** Cards in hand, army and civic apart, because the backs differ. */
  readonly armyHand: number;
  readonly civicHand: number;
  /** The cards of the hand that the viewer knows: all of the own hand, else those that came from the graveyard. */
  readonly hand: readonly string[];
  /** Cards of the hand that everybody knows. */
  readonly known: readonly string[];
  readonly ready: readonly string[];
  readonly exerted: readonly string[];
  readonly graveyard: readonly string[];
  readonly vault: readonly string[];
  /** What is used up this round. */
  readonly used: readonly ('villager' | 'settlement' | 'commit' | 'army')[];
  /** The owner knows the top card of the army deck; which one, only the owner sees. */
  readonly topSeen?: true;
  readonly top?: string;
  /** How many cards at the bottom the owner knows, and to the owner which, the lowest first. */
  readonly bottomSeen: number;
  readonly bottom?: readonly string[];
};

/** The whole table. */
export type TableView = {
  readonly phase: Phase;
  readonly round: number;
  readonly roundLimit: number;
  /** Prebuilt decks are as revised, not as printed. */
  readonly revisedDecks: boolean;
  readonly initiative: number;
  /** Whose turn it is in the strategy and battle phase. */
  readonly active: number;
  readonly passes: number;
  readonly handLimit: number;
  readonly frontiers: readonly { readonly settlement: SettlementView | null }[];
  readonly units: readonly UnitView[];
  readonly seats: readonly SideView[];
  /** Enemies that each seat has openly chosen to kill in this combat. */
  readonly kills: readonly (readonly number[] | null)[];
  /** Enemies that each seat has openly chosen to wound (HL-80). */
  readonly wounds: readonly (readonly number[] | null)[];
  /** Deaths of this round, in order. */
  readonly fallen: readonly { readonly card: string; readonly seat: number; readonly at: number }[];
  /** Units that won a combat against enemies this round. */
  readonly triumphs: readonly number[];
};

function slugs(state: State, cards: readonly CardId[]): string[] {
  return cards.map((card) => slugIn(state, card));
}

function unitView(state: State, unit: Unit): UnitView {
  const { id, card, seat, at, occupies, exerted, damage, attack, health } = unit;
  return {
    id,
    card: slugIn(state, card),
    seat,
    at,
    attack: attackOf(state, unit),
    health: healthOf(state, unit),
    damage,
    ...(occupies ? { occupies } : {}),
    ...(exerted ? { exerted } : {}),
    ...(attack === 0 ? {} : { attackChange: attack }),
    ...(health === 0 ? {} : { healthChange: health }),
  };
}

function frontierView(state: State, index: number): TableView['frontiers'][number] {
  const settlement = state.land[index];
  if (settlement === null) return { settlement: null };
  const { card, seat, used } = settlement;
  const active = activeSettlement(state, index + 1) !== null;
  return {
    settlement: { card: slugIn(state, card), seat, ...(active ? { active } : {}), ...(used ? { used } : {}) },
  };
}

function deckView(state: State, { deck, list }: SeatState): Pick<SideView, 'deck' | 'list'> {
  if (deck === noDeck) return { deck: null };
  if (deck !== builtDeck) return { deck: decks[deck].slug };
  const counts = list.map((count, card) => ({ card: slugIn(state, card), count }));
  return { deck: 'built', list: counts.filter(({ count }) => count > 0) };
}

function usedView(own: SeatState): SideView['used'] {
  const flags = [
    ['villager', own.hasGrown],
    ['settlement', own.hasSettled],
    ['commit', own.hasCommitted],
    ['army', own.hasDeployed],
  ] as const;
  return flags.filter(([, is]) => is).map(([name]) => name);
}

// The parts that are remembered; the last one is the first seat's own side, the other's follows.
const parts = { open: 0, land: 1, units: 2, seats: 3, combat: 4, own: 5 } as const;

function sideFacts(facts: Facts, own: SeatState): void {
  facts.values(own.deck, own.list, own.life, own.army.length, own.civic.length, own.bottomSeen);
  facts.values(own.hasGrown, own.hasSettled, own.hasCommitted, own.hasDeployed, knowsTop(own));
  for (const cards of [own.hand, own.known, own.ready, own.exerted, own.graveyard, own.vault])
    facts.list(cards);
}

function sideView(state: State, own: SeatState): SideView {
  return {
    ...deckView(state, own),
    life: own.life,
    army: own.army.length,
    civic: own.civic.length,
    armyHand: countSide(state, own.hand, 'army'),
    civicHand: countSide(state, own.hand, 'civic'),
    hand: slugs(state, own.known),
    known: slugs(state, own.known),
    ready: slugs(state, own.ready),
    exerted: slugs(state, own.exerted),
    graveyard: slugs(state, own.graveyard),
    vault: slugs(state, own.vault),
    used: usedView(own),
    ...(knowsTop(own) ? { topSeen: true } : {}),
    bottomSeen: own.bottomSeen,
  };
}

// Everybody sees how much was scouted; only the owner knows what.
function ownSide(state: State, seat: Seat, open: SideView, maker: PartMaker): SideView {
  const own = state.seats[seat];
  const { hand, army, bottomSeen } = own;
  const top = knowsTop(own) ? army[army.length - 1] : -1;
  const bottom = army.slice(0, bottomSeen);
  return maker.part(
    parts.own + seat,
    (facts) => {
      facts.values(open, top);
      facts.list(bottom);
      // Two hands can look alike from outside.
      facts.list(hand);
    },
    () => ({
      ...open,
      hand: slugs(state, hand),
      ...(top >= 0 ? { top: slugIn(state, top) } : {}),
      ...(bottom.length > 0 ? { bottom: slugs(state, bottom) } : {}),
    }),
  );
}

function landPart(state: State, maker: PartMaker): TableView['frontiers'] {
  return maker.list(
    parts.land,
    state.land,
    (facts, settlement, index) =>
      facts.values(settlement, settlement?.used, activeSettlement(state, index + 1) !== null),
    (_settlement, index) => frontierView(state, index),
  );
}

function unitsPart(state: State, maker: PartMaker): TableView['units'] {
  return maker.list(
    parts.units,
    state.units,
    (facts, unit) => {
      const { id, at, occupies, exerted, damage, attack, health } = unit;
      facts.values(id, at, occupies, exerted, damage, attack, health);
      facts.values(attackOf(state, unit), healthOf(state, unit));
    },
    (unit) => unitView(state, unit),
  );
}

// What has come of combats this round.
function combatPart(state: State, maker: PartMaker) {
  const { kills, wounds, fallen, triumphs } = state;
  return maker.part(
    parts.combat,
    (facts) => {
      for (const chosen of [...kills, ...wounds]) facts.list(chosen ?? [null]);
      facts.list(fallen);
      facts.list(triumphs);
    },
    () => ({
      kills: kills.map((chosen) => chosen?.slice() ?? null),
      wounds: wounds.map((chosen) => chosen?.slice() ?? null),
      fallen: fallen.map(({ card, seat, at }) => ({ card: slugIn(state, card), seat, at })),
      triumphs: triumphs.slice(),
    }),
  );
}

function openView(state: State, maker: PartMaker): TableView {
  const frontiers = landPart(state, maker);
  const units = unitsPart(state, maker);
  const seats = maker.list(parts.seats, state.seats, sideFacts, (own) => sideView(state, own));
  const combat = combatPart(state, maker);
  const { phase, round, initiative, active, passes, options } = state;
  return maker.part(
    parts.open,
    (facts) => facts.values(phase, round, initiative, active, passes, frontiers, units, seats, combat),
    () => ({
      phase,
      round,
      roundLimit: options.roundLimit,
      revisedDecks: options.revisedDecks,
      initiative,
      active,
      passes,
      handLimit: options.handLimit,
      frontiers,
      units,
      seats,
      ...combat,
    }),
  );
}

/** The views: a seat's own is its side as it sees it. */
export const views = viewsInHalves<State, TableView>({
  open: openView,
  own: (state, seat, { seats }, maker) => ({
    seats: seats.with(seat, ownSide(state, seat, seats[seat], maker)),
  }),
});
