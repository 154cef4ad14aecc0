// What one seat or a spectator may know of a state, field by field (FF-98). Nothing gets out by another way.

import type { Seat } from '@bridgefront/kernel';
import { viewsInHalves } from '@bridgefront/tabletop/parts';
import type { PartMaker } from '@bridgefront/tabletop/parts';
import { commandTable, loreTable } from './cards/in-force.ts';
import type { Under } from './cards/in-force.ts';
import { incomeOf } from './turn/score.ts';
import { typeOf } from './field.ts';
import { hexIn } from './notation.ts';
import { HEXES, hexNames } from './hexes.ts';
import { inHandOrder } from './lore-and-cards.ts';
import { campaignView } from './campaign-view.ts';
import type { CampaignView } from './campaign-view.ts';
import { winningVp } from './ending.ts';
import { BATTLES } from './tables/battles.ts';
import { OBJECTIVES } from './tables/objectives.ts';
import { deploymentHexes } from './army.ts';
import {
  cardFacts,
  fightFacts,
  incomeFacts,
  mapFacts,
  ownFacts,
  readyFacts,
  sideFacts,
  unitFacts,
} from './facts.ts';
import { aimsView, movesView } from './actions-view.ts';
import type { AimView, MoveView } from './actions-view.ts';
import type { Combat, Phase, SeatState, State, TurnStep, Unit, UnitId } from './types.ts';
import { faces, factions, terrains } from './vocabulary.ts';
import type { FactionName } from './vocabulary.ts';

// Cards, units and objectives are named by slug, seats by number, hexes by `q,r`. Flags that are not set are left out.
// Type aliases, because only they fit the kernel's `Json`.

/** A unit on the board. `id` stays the same for the match. */
export type UnitView = {
  readonly id: number;
  readonly unit: string;
  readonly seat: number;
  readonly at: string;
  readonly health: number;
  readonly poisoned?: true;
  readonly stunned?: true;
  readonly paid?: true;
  readonly ordered?: true;
  readonly moved?: true;
  readonly attacked?: true;
};

/** One seat as a viewer sees it. */
export type SideView = {
  readonly faction: FactionName;
  readonly vp: number;
  readonly lore: number;
  readonly objective: string | null;
  /** VP that banners and objective would bring in scoring now. */
  readonly income: number;
  /** Sizes of hands and decks. */
  readonly commands: number;
  readonly loreCards: number;
  readonly loreDeck: number;
  /** Command cards that everybody knows to be in the hand. */
  readonly shown: readonly string[];
  readonly loreDiscard: readonly string[];
  readonly played: number;
  readonly cancels: number;
  readonly kills: number;
  readonly barred?: true;
  readonly silent?: true;
  /** Only for the own seat. */
  readonly own?: {
    readonly drawn: readonly string[];
    readonly command: readonly string[];
    readonly lore: readonly string[];
    /** Returned cards that the seat knows to lie at the bottom of the decks. */
    readonly beneath: readonly string[];
    /** Cards drawn by a Feeler, one to keep. */
    readonly feeler: readonly string[];
  };
};

/** A combat under way, the outermost first. */
export type CombatView = {
  readonly kind: Combat['kind'];
  /** Who rolls: the units by their `id`. */
  readonly roller: number;
  readonly target: number;
  readonly from: string;
  readonly at: string;
  readonly ranged: boolean;
  readonly dice: readonly string[];
  readonly damage: number;
  readonly retreats: number;
};

/** The whole table. */
export type TableView = {
  readonly phase: Phase;
  readonly step: TurnStep;
  readonly battle: string | null;
  /** Null in a single battle. */
  readonly campaign: CampaignView | null;
  /** Sets that an army is mustered from. */
  readonly copies: number;
  readonly round: number;
  readonly roundLimit: number;
  readonly winningVp: number;
  readonly first: number;
  readonly active: number;
  /** What lies on hexes that are not clear: hexes by terrain. */
  readonly terrain: { readonly [terrain: string]: string };
  readonly banners: readonly { readonly at: string; readonly vp: number }[];
  readonly tents: readonly (string | null)[];
  readonly cairns: readonly string[];
  /** Where each seat deploys; empty once the armies stand. */
  readonly deployment: readonly (readonly string[])[];
  readonly units: readonly UnitView[];
  readonly seats: readonly SideView[];
  readonly commandDeck: number;
  readonly commandDiscard: readonly string[];
  /** The command card of this turn, and whether it was played for its text. */
  readonly command: string | null;
  readonly text: boolean;
  readonly combats: readonly CombatView[];
  readonly harm: { readonly unit: number; readonly amount: number } | null;
  /** Lore cards on their way from payment to effect, with the hexes that they are aimed at. */
  readonly played: readonly {
    readonly seat: number;
    readonly card: string;
    readonly at: readonly string[];
  }[];
  readonly trample: { readonly unit: number; readonly at: string } | null;
  /** Units that may still move, with where to. */
  readonly moves: readonly MoveView[];
  readonly aims: readonly AimView[];
};

const slugsOf =
  (table: readonly { readonly slug: string }[]) =>
  (cards: readonly number[]): string[] =>
    cards.map((card) => table[card].slug);

const commandSlugs = (match: Under, cards: readonly number[]) => slugsOf(commandTable(match))(cards);
const loreSlugs = (match: Under, cards: readonly number[]) => slugsOf(loreTable(match))(cards);
const objectiveSlugs = slugsOf(OBJECTIVES);

function terrainView(terrain: readonly number[]): { [name: string]: string } {
  const found: { [name: string]: string } = {};
  terrains.forEach((name, code) => {
    const hexes = HEXES.flatMap((_, hex) => (code > 0 && terrain[hex] === code ? [hexNames[hex]] : []));
    if (hexes.length > 0) found[name] = hexes.join(' ');
  });
  return found;
}

function unitView(match: Under, unit: Unit, id: UnitId): UnitView {
  return {
    id,
    unit: typeOf(match, unit).slug,
    seat: unit.seat,
    at: hexNames[unit.hex],
    health: unit.health,
    ...(unit.poisoned ? { poisoned: true } : {}),
    ...(unit.stunned ? { stunned: true } : {}),
    ...(unit.paid ? { paid: true } : {}),
    ...(unit.ordered ? { ordered: true } : {}),
    ...(unit.moved ? { moved: true } : {}),
    ...(unit.attacked ? { attacked: true } : {}),
  };
}

function ownView(state: State, own: SeatState, seat: Seat): NonNullable<SideView['own']> {
  const beneath = [
    ...commandSlugs(state, inHandOrder(own.returned)),
    ...(own.sunkLore < 0 ? [] : loreSlugs(state, [own.sunkLore])),
  ];
  return {
    drawn: objectiveSlugs(own.drawn),
    command: commandSlugs(state, inHandOrder(own.command)),
    lore: loreSlugs(state, inHandOrder(own.loreHand)),
    beneath,
    feeler: state.active === seat ? commandSlugs(state, inHandOrder(state.peek)) : [],
  };
}

function sideView(state: State, seat: Seat, income: number): SideView {
  const own = state.seats[seat];
  return {
    faction: factions[own.faction],
    vp: own.vp,
    lore: own.lore,
    objective: own.objective < 0 ? null : OBJECTIVES[own.objective].slug,
    income,
    commands: own.command.length,
    loreCards: own.loreHand.length,
    loreDeck: own.loreDeck.length,
    shown: commandSlugs(state, own.shown),
    loreDiscard: loreSlugs(state, own.loreDiscard),
    played: own.playedLore,
    cancels: own.playedCancel,
    kills: own.kills,
    ...(own.barred ? { barred: true } : {}),
    ...(own.passed ? { silent: true } : {}),
  };
}

function combatView({ kind, roller, target, from, at, ranged, dice, damage, retreats }: Combat): CombatView {
  return {
    kind,
    roller,
    target,
    from: hexNames[from],
    at: hexNames[at],
    ranged,
    dice: dice.map((die) => faces[die]),
    damage,
    retreats,
  };
}

// The parts that are remembered; the last one is the first seat's own side, the other's follows.
const parts = {
  open: 0,
  map: 1,
  units: 2,
  ready: 3,
  seats: 4,
  cards: 5,
  fight: 6,
  income: 7,
  own: 8,
} as const;

function makeMap(state: State) {
  const { terrain, banners, tents, cairns, phase } = state;
  const deploys = phase === 'fords' || phase === 'armies';
  return {
    terrain: terrainView(terrain),
    banners: HEXES.flatMap((_, hex) => (banners[hex] > 0 ? [{ at: hexNames[hex], vp: banners[hex] }] : [])),
    tents: tents.map((hex) => (hex < 0 ? null : hexNames[hex])),
    cairns: cairns.map((hex) => hexNames[hex]),
    deployment: [0, 1].map((seat) =>
      deploys ? deploymentHexes(state, seat).map((hex) => hexNames[hex]) : [],
    ),
  };
}

function unitsPart(state: State, maker: PartMaker): TableView['units'] {
  const standing: UnitId[] = [];
  for (let id = 0; id < state.units.length; id++) if (state.units[id].hex >= 0) standing.push(id);
  return maker.list(
    parts.units,
    standing,
    (facts, id) => unitFacts(facts, state.units[id], id),
    (id) => unitView(state, state.units[id], id),
  );
}

function sidesPart(state: State, maker: PartMaker): readonly SideView[] {
  const incomes = maker.part(
    parts.income,
    (facts) => incomeFacts(facts, state),
    () => [incomeOf(state, 0), incomeOf(state, 1)],
  );
  return maker.list(
    parts.seats,
    state.seats,
    (facts, own, seat) => {
      facts.values(incomes[seat]);
      sideFacts(facts, own);
    },
    (_own, seat) => sideView(state, seat, incomes[seat]),
  );
}

function ownSide(state: State, seat: Seat, open: SideView, maker: PartMaker): SideView {
  return maker.part(
    parts.own + seat,
    (facts) => {
      facts.values(open);
      ownFacts(facts, state, seat);
    },
    () => ({ ...open, own: ownView(state, state.seats[seat], seat) }),
  );
}

function cardsPart(state: State, maker: PartMaker) {
  const { commandDeck, commandDiscard, command, text, played } = state;
  return maker.part(
    parts.cards,
    (facts) => cardFacts(facts, state),
    () => ({
      commandDeck: commandDeck.length,
      commandDiscard: commandSlugs(state, commandDiscard),
      command: command < 0 ? null : commandTable(state)[command].slug,
      text,
      played: played.map(({ seat, card, targets }) => ({
        seat,
        card: loreTable(state)[card].slug,
        at: targets.map((target) => hexNames[hexIn(target)]),
      })),
    }),
  );
}

function fightPart(state: State, maker: PartMaker) {
  const { combats, harm, trample } = state;
  return maker.part(
    parts.fight,
    (facts) => fightFacts(facts, state),
    () => ({
      combats: combats.map(combatView),
      harm: harm === null ? null : { unit: harm.unit, amount: harm.amount },
      trample: trample === null ? null : { unit: trample.unit, at: hexNames[trample.at] },
    }),
  );
}

function openView(state: State, maker: PartMaker): TableView {
  const map = maker.part(
    parts.map,
    (facts) => mapFacts(facts, state),
    () => makeMap(state),
  );
  const units = unitsPart(state, maker);
  const seats = sidesPart(state, maker);
  const cards = cardsPart(state, maker);
  const fight = fightPart(state, maker);
  const ready = maker.part(
    parts.ready,
    (facts) => readyFacts(facts, state),
    () => ({ moves: movesView(state), aims: aimsView(state) }),
  );
  const { phase, step, round, first, active, battle, fought, options } = state;
  return maker.part(
    parts.open,
    (facts) => {
      facts.values(phase, step, round, first, active, fought, map, units, seats, cards, fight, ready);
    },
    () => ({
      phase,
      step,
      battle: battle < 0 ? null : BATTLES[battle].slug,
      campaign: campaignView(state),
      copies: options.copies,
      round,
      roundLimit: options.roundLimit,
      winningVp: winningVp(state),
      first,
      active,
      ...map,
      units,
      seats,
      ...cards,
      ...fight,
      ...ready,
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
