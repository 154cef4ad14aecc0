// What one seat or a spectator may know of a state, field by field (G-27). Nothing gets out by another way.

import { viewsInHalves } from '@bridgefront/tabletop/parts';
import type { Facts, PartMaker } from '@bridgefront/tabletop/parts';
import { boardFacts, cardFacts, ownFacts, seatFacts, unitFacts } from './facts.ts';
import { ageOf, cardOf } from '../state/piles.ts';
import { builtBridge, forgeTile, temporaryBridge } from '../types.ts';
import type { Battle, CardId, Champion, Draft, Edge, Hex, Phase, SeatState, State } from '../types.ts';
import { board } from '../state/units.ts';
import type { Boost, Faction } from '../effects.ts';

// Hexes and edges are named as in the notation, cards by slug. Lists that are empty and flags that are not set are
// left out, so that a view stays small. Type aliases, because only they fit the kernel's `Json`.

/** A champion in play. */
export type ChampionView = {
  readonly card: string;
  readonly hp: number;
  readonly slowed?: true;
  /** The next hits are kept off. */
  readonly warded?: true;
  readonly frenzy?: number;
  readonly used?: true;
  readonly marks?: readonly { readonly seat: number; readonly gold: number; readonly until: number }[];
};

/** Units of one seat on one hex. */
export type UnitsView = {
  readonly hex: string;
  readonly seat: number;
  readonly forces: number;
  readonly champions?: readonly ChampionView[];
};

/** What everybody knows of a seat. */
export type PublicSeat = {
  readonly faction: Faction;
  /** The hex of its Capital. */
  readonly capital: string | null;
  readonly gold: number;
  readonly mana: number;
  /** It has declared Done in this Action Phase. */
  readonly done: boolean;
  /** Numbers of cards; `discard` counts the played ones too. */
  readonly hand: number;
  readonly draw: number;
  readonly discard: number;
  /** Cards drawn at the end of the round and held apart until the next begins. */
  readonly held?: number;
  /** Cards of the discard pile that everybody saw played. */
  readonly played: readonly string[];
  /** Cards that are out of the match. */
  readonly burned: readonly string[];
  /** The card that it is carrying out. */
  readonly resolving?: string;
  readonly cardsPlayed?: number;
  readonly wonBattle?: true;
  readonly enemyChampionDied?: true;
  readonly boosts?: readonly Boost[];
  readonly entrenched?: readonly { readonly hex: string; readonly max: number }[];
  readonly siegeWrits?: readonly number[];
  readonly lastStands?: readonly number[];
  readonly lastContract?: true;
  readonly discount?: number;
  readonly freeMarches?: number;
  readonly homeGuards?: number;
  readonly pillaged?: readonly string[];
};

/** Cards shown to a seat, and how many of them it keeps. */
export type DraftView = {
  readonly source: Draft['source'];
  readonly cards: readonly string[];
  readonly keep: number;
  readonly optional: boolean;
  readonly hex?: string;
};

/** What only the seat itself knows. */
export type OwnView = {
  readonly permanentVp: number;
  /** Points for places held, as of the last scoring. */
  readonly controlVp: number;
  readonly hand: readonly string[];
  /** By name, never in their order. */
  readonly draw: readonly string[];
  /** The part of the order that it has seen: topmost first, and lowest first. */
  readonly top?: readonly string[];
  readonly bottom?: readonly string[];
  readonly discard: readonly string[];
  readonly held?: readonly string[];
  readonly drafts?: readonly DraftView[];
  /** Cards that it saw go under a deck, by name. */
  readonly buried?: readonly string[];
};

/** A battle under way. */
export type BattleView = {
  readonly hex: string;
  readonly attacker: number;
  readonly defender: number;
  readonly siege: boolean;
  readonly round: number;
  readonly boosts: readonly (readonly Boost[])[];
  /** Hits waiting for assignment, attacker's and defender's; null comes from a Force. */
  readonly hits: readonly (readonly (string | null)[])[];
};

/** What one reader may know of the table: public facts, and `own` for a seat. */
export type TableView = {
  readonly round: number;
  readonly age: 1 | 2 | 3;
  readonly phase: Phase;
  /** The seat that has the Lead. */
  readonly lead: number;
  /** Hexes from the Center to a corner. */
  readonly radius: number;
  readonly mines: readonly { readonly hex: string; readonly value: number }[];
  readonly forges: readonly string[];
  /** Edges with a Bridge, as in choices. */
  readonly bridges: readonly string[];
  /** Those of them that go at the end of the round. */
  readonly temporary?: readonly string[];
  /** Edges that nobody may build on or destroy for now. */
  readonly locked?: readonly string[];
  readonly traps?: readonly { readonly edge: string; readonly seat: number }[];
  readonly dominion?: readonly string[];
  readonly wormholes?: readonly { readonly hexes: readonly string[]; readonly seat: number | null }[];
  readonly blackout?: true;
  readonly units: readonly UnitsView[];
  /** Units that draw cards if they win a battle. */
  readonly tags?: readonly { readonly seat: number; readonly hex: string; readonly won: boolean }[];
  readonly seats: readonly PublicSeat[];
  /** Cards left in each deck, by age. */
  readonly market: readonly number[];
  /** Cards left in each Power deck, by age. */
  readonly power: readonly number[];
  /** The cards for sale, the one that is being sold, and how many each seat has won. */
  readonly row?: { readonly cards: readonly string[]; readonly at: number; readonly wins: readonly number[] };
  /** Who is being shown how many cards. */
  readonly drafts?: readonly {
    readonly seat: number;
    readonly source: Draft['source'];
    readonly count: number;
  }[];
  readonly battle?: BattleView;
  readonly own?: OwnView;
  /** At the end of the match: what every seat knew. */
  readonly all?: readonly OwnView[];
};

function slugs(state: State, cards: readonly CardId[]): string[] {
  return cards.map((card) => cardOf(state, card).slug);
}

function hexNames(state: State, hexes: readonly Hex[]): string[] {
  return hexes.map((hex) => board(state).hexNames[hex]);
}

function edgeNames(state: State, edges: readonly Edge[]): string[] {
  return edges.map((edge) => board(state).edgeNames[edge]);
}

function indicesOf(list: readonly number[], code: number): number[] {
  return list.flatMap((other, index) => (other === code ? [index] : []));
}

function championView(state: State, champion: Champion): ChampionView {
  const { card, hp, slowed, warded, frenzy, used, marks } = champion;
  return {
    card: cardOf(state, card).slug,
    hp,
    ...(slowed ? { slowed } : {}),
    ...(warded ? { warded } : {}),
    ...(frenzy > 0 ? { frenzy } : {}),
    ...(used ? { used } : {}),
    ...(marks.length > 0 ? { marks: marks.map(({ seat, gold, until }) => ({ seat, gold, until })) } : {}),
  };
}

function unitsView(state: State): UnitsView[] {
  const { hexNames: names, hexCount } = board(state);
  const units: UnitsView[] = [];
  for (let hex = 0; hex < hexCount; hex++) {
    for (let seat = 0; state.presence[hex] >> seat !== 0; seat++) {
      if ((state.presence[hex] & (1 << seat)) === 0) continue;
      const champions = state.champions.filter((champion) => champion.hex === hex && champion.seat === seat);
      units.push({
        hex: names[hex],
        seat,
        forces: state.forces[seat * hexCount + hex],
        ...(champions.length > 0 ? { champions: champions.map((one) => championView(state, one)) } : {}),
      });
    }
  }
  return units;
}

function seatStatuses(state: State, seat: SeatState): Partial<PublicSeat> {
  const { boosts, entrenched, siegeWrits, lastStands, pillaged } = seat;
  const dug = entrenched.map(({ hex, max }) => ({ hex: board(state).hexNames[hex], max }));
  return {
    ...(seat.cardsPlayed > 0 ? { cardsPlayed: seat.cardsPlayed } : {}),
    ...(seat.wonBattle ? { wonBattle: true } : {}),
    ...(seat.enemyChampionDied ? { enemyChampionDied: true } : {}),
    ...(boosts.length > 0 ? { boosts: boosts.slice() } : {}),
    ...(dug.length > 0 ? { entrenched: dug } : {}),
    ...(siegeWrits.length > 0 ? { siegeWrits: siegeWrits.slice() } : {}),
    ...(lastStands.length > 0 ? { lastStands: lastStands.slice() } : {}),
    ...(seat.lastContract ? { lastContract: true } : {}),
    ...(seat.discount > 0 ? { discount: seat.discount } : {}),
    ...(seat.freeMarches > 0 ? { freeMarches: seat.freeMarches } : {}),
    ...(seat.homeGuards > 0 ? { homeGuards: seat.homeGuards } : {}),
    ...(pillaged.length > 0 ? { pillaged: hexNames(state, pillaged) } : {}),
  };
}

function publicSeat(state: State, seat: SeatState): PublicSeat {
  return {
    faction: seat.faction,
    capital: seat.capital < 0 ? null : board(state).hexNames[seat.capital],
    gold: seat.gold,
    mana: seat.mana,
    done: seat.done,
    hand: seat.hand.length,
    draw: seat.draw.length,
    discard: seat.discard.length + seat.played.length,
    ...(seat.held.length > 0 ? { held: seat.held.length } : {}),
    played: slugs(state, seat.played),
    burned: slugs(state, seat.burned),
    ...(seat.resolving >= 0 ? { resolving: cardOf(state, seat.resolving).slug } : {}),
    ...seatStatuses(state, seat),
  };
}

function draftView(state: State, { source, cards, keep, optional, hex }: Draft): DraftView {
  const place = hex < 0 ? {} : { hex: board(state).hexNames[hex] };
  return { source, cards: slugs(state, cards), keep, optional, ...place };
}

function ownView(state: State, index: number): OwnView {
  const seat = state.seats[index];
  const drafts = state.drafts.filter((draft) => draft.seat === index);
  return {
    permanentVp: seat.permanentVp,
    controlVp: seat.controlVp,
    hand: slugs(state, seat.hand),
    draw: slugs(state, seat.draw).sort(),
    ...(seat.peeked.length > 0 ? { top: slugs(state, seat.peeked) } : {}),
    ...(seat.sunk.length > 0 ? { bottom: slugs(state, seat.sunk) } : {}),
    discard: slugs(state, seat.discard),
    ...(seat.held.length > 0 ? { held: slugs(state, seat.held) } : {}),
    ...(drafts.length > 0 ? { drafts: drafts.map((draft) => draftView(state, draft)) } : {}),
    ...(seat.buried.length > 0 ? { buried: slugs(state, seat.buried.flat()).sort() } : {}),
  };
}

function battleView(state: State, battle: Battle): BattleView {
  const { hex, attacker, defender, siege, round, boosts, hits } = battle;
  const sources = hits.map((side) => side.map((card) => (card < 0 ? null : cardOf(state, card).slug)));
  const used = boosts.map((side) => side.slice());
  return { hex: board(state).hexNames[hex], attacker, defender, siege, round, boosts: used, hits: sources };
}

function boardView(state: State) {
  const { hexNames: names, edgeNames: edges } = board(state);
  const mines = state.tiles.flatMap((value, hex) => (value > 0 ? [{ hex: names[hex], value }] : []));
  const temporary = indicesOf(state.bridges, temporaryBridge);
  const traps = state.traps.map(({ edge, seat }) => ({ edge: edges[edge], seat }));
  const wormholes = state.wormholes.map(({ a, b, seat }) => {
    return { hexes: [names[a], names[b]], seat: seat < 0 ? null : seat };
  });
  return {
    mines,
    forges: hexNames(state, indicesOf(state.tiles, forgeTile)),
    bridges: edgeNames(state, indicesOf(state.bridges, builtBridge)),
    ...(temporary.length > 0 ? { temporary: edgeNames(state, temporary) } : {}),
    ...(state.locked.length > 0 ? { locked: edgeNames(state, state.locked) } : {}),
    ...(traps.length > 0 ? { traps } : {}),
    ...(state.dominion.length > 0 ? { dominion: edgeNames(state, state.dominion) } : {}),
    ...(wormholes.length > 0 ? { wormholes } : {}),
    ...(state.blackout ? { blackout: true as const } : {}),
  };
}

function cardsView(state: State) {
  const { row, rowAt, rowWins, drafts } = state;
  const shown = drafts.map(({ seat, source, cards }) => ({ seat, source, count: cards.length }));
  return {
    market: state.market.map((deck) => deck.length),
    power: state.power.map((deck) => deck.length),
    ...(row.length > 0 ? { row: { cards: slugs(state, row), at: rowAt, wins: rowWins.slice() } } : {}),
    ...(shown.length > 0 ? { drafts: shown } : {}),
  };
}

// The parts that are remembered; the last one is the first seat's own, those of the others follow.
const parts = { board: 0, units: 1, cards: 2, seats: 3, open: 4, own: 5 } as const;

function seatViews(state: State, maker: PartMaker): readonly PublicSeat[] {
  return maker.list(parts.seats, state.seats, seatFacts, (seat) => publicSeat(state, seat));
}

function ownPart(state: State, index: number, maker: PartMaker): OwnView {
  const facts = (known: Facts): void => ownFacts(known, state, index);
  return maker.part(parts.own + index, facts, () => ownView(state, index));
}

function openView(state: State, maker: PartMaker): TableView {
  const tags = state.tags.map(({ seat, hex, won }) => ({ seat, hex: board(state).hexNames[hex], won }));
  const place = maker.part(
    parts.board,
    (facts) => boardFacts(facts, state),
    () => boardView(state),
  );
  const units = maker.part(
    parts.units,
    (facts) => unitFacts(facts, state),
    () => unitsView(state),
  );
  const seats = seatViews(state, maker);
  const cards = maker.part(
    parts.cards,
    (facts) => cardFacts(facts, state),
    () => cardsView(state),
  );
  const { round, phase, lead, radius } = state;
  const make = (): TableView => ({
    round,
    age: ageOf(state),
    phase,
    lead,
    radius,
    ...place,
    units,
    ...(tags.length > 0 ? { tags } : {}),
    seats,
    ...cards,
    ...(state.battle === null ? {} : { battle: battleView(state, state.battle) }),
    ...(phase === 'over' ? { all: state.seats.map((_, index) => ownPart(state, index, maker)) } : {}),
  });
  if (tags.length > 0 || state.battle !== null || phase === 'over') return make();
  const facts = (known: Facts): void => known.values(round, phase, lead, place, units, seats, cards);
  return maker.part(parts.open, facts, make);
}

/** The views (G-27): a seat has beside the open half what only it knows. */
export const views = viewsInHalves<State, TableView>({
  open: openView,
  own: (state, seat, _open, maker) => ({ own: ownPart(state, seat, maker) }),
});
