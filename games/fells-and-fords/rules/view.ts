// What one seat or a spectator may know of a state, field by field (FF-98). Nothing gets out by another way.

import type { Seat } from '@bridgefront/kernel';
import { bannerVp, objectiveVp } from './turn/score.ts';
import { targetsOf, typeOf } from './field.ts';
import { HEXES, hexNames } from './hexes.ts';
import type { HexId } from './hexes.ts';
import { inHandOrder } from './lore-and-cards.ts';
import { scoreRuleOf, winningVp } from './ending.ts';
import { oddsOf } from './odds.ts';
import { BATTLES } from './tables/battles.ts';
import { COMMANDS } from './tables/commands.ts';
import { LORE } from './tables/lore.ts';
import { OBJECTIVES } from './tables/objectives.ts';
import { deploymentHexes } from './army.ts';
import { movesOf } from './turn/battle.ts';
import type { Combat, Phase, SeatState, State, TurnStep, Unit, UnitId } from './types.ts';
import { faces, factions, terrains } from './vocabulary.ts';

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

/** Whom a unit could attack now, and what might come of it. Chances in per cent, damage in hundredths. */
export type AimView = {
  readonly from: string;
  readonly at: string;
  readonly dice: number;
  readonly damage: number;
  readonly kill: number;
  readonly push: number;
};

/** One seat as a viewer sees it. */
export type SideView = {
  readonly faction: string;
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
  readonly command: string | null;
  readonly text: boolean;
  readonly combats: readonly CombatView[];
  readonly harm: { readonly unit: number; readonly amount: number } | null;
  readonly played: readonly { readonly seat: number; readonly card: string }[];
  readonly trample: { readonly unit: number; readonly at: string } | null;
  /** Units that may still move, with where to. */
  readonly moves: readonly { readonly from: string; readonly to: string }[];
  readonly aims: readonly AimView[];
};

const slugsOf =
  (table: readonly { readonly slug: string }[]) =>
  (cards: readonly number[]): string[] =>
    cards.map((card) => table[card].slug);

const commandSlugs = slugsOf(COMMANDS);
const loreSlugs = slugsOf(LORE);
const objectiveSlugs = slugsOf(OBJECTIVES);

function terrainView(terrain: readonly number[]): { [name: string]: string } {
  const found: { [name: string]: string } = {};
  terrains.forEach((name, code) => {
    const hexes = HEXES.flatMap((_, hex) => (code > 0 && terrain[hex] === code ? [hexNames[hex]] : []));
    if (hexes.length > 0) found[name] = hexes.join(' ');
  });
  return found;
}

function unitView(unit: Unit, id: UnitId): UnitView {
  return {
    id,
    unit: typeOf(unit).slug,
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

function ownView(state: State, own: SeatState, seat: Seat): SideView['own'] {
  const beneath = [
    ...commandSlugs(inHandOrder(own.returned)),
    ...(own.sunkLore < 0 ? [] : loreSlugs([own.sunkLore])),
  ];
  return {
    drawn: objectiveSlugs(own.drawn),
    command: commandSlugs(inHandOrder(own.command)),
    lore: loreSlugs(inHandOrder(own.loreHand)),
    beneath,
    feeler: state.active === seat ? commandSlugs(inHandOrder(state.peek)) : [],
  };
}

function incomeOf(state: State, seat: Seat): number {
  const rule = scoreRuleOf(state, seat);
  return bannerVp(state, seat) + (rule === null ? 0 : objectiveVp[rule](state, seat));
}

function sideView(state: State, seat: Seat, viewer: Seat | null): SideView {
  const own = state.seats[seat];
  return {
    faction: factions[own.faction],
    vp: own.vp,
    lore: own.lore,
    objective: own.objective < 0 ? null : OBJECTIVES[own.objective].slug,
    income: incomeOf(state, seat),
    commands: own.command.length,
    loreCards: own.loreHand.length,
    loreDeck: own.loreDeck.length,
    shown: commandSlugs(own.shown),
    loreDiscard: loreSlugs(own.loreDiscard),
    played: own.playedLore,
    cancels: own.playedCancel,
    kills: own.kills,
    ...(own.barred ? { barred: true } : {}),
    ...(own.passed ? { silent: true } : {}),
    ...(seat === viewer ? { own: ownView(state, own, seat) } : {}),
  } as SideView;
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

function readyUnits(state: State): Unit[] {
  const fights = state.phase === 'play' && (state.step === 'moves' || state.step === 'attacks');
  if (!fights || state.combats.length > 0) return [];
  return state.units.filter(
    (unit) => unit.hex >= 0 && unit.seat === state.active && unit.ordered && !unit.stunned,
  );
}

function movesView(state: State): TableView['moves'] {
  if (state.step !== 'moves') return [];
  const names = (hexes: readonly HexId[]): string => hexes.map((hex) => hexNames[hex]).join(' ');
  return readyUnits(state)
    .map((unit) => ({ from: hexNames[unit.hex], to: names(movesOf(state, unit)) }))
    .filter(({ to }) => to !== '');
}

const percent = (share: number): number => Math.round(100 * share);

function aimsView(state: State): AimView[] {
  return readyUnits(state).flatMap((unit) =>
    unit.attacked
      ? []
      : targetsOf(state, unit).map((id) => {
          const enemy = state.units[id];
          const { dice, damage, kill, push } = oddsOf(state, unit, enemy);
          return {
            from: hexNames[unit.hex],
            at: hexNames[enemy.hex],
            dice,
            damage: percent(damage),
            kill: percent(kill),
            push: percent(push),
          };
        }),
  );
}

/** The view of a seat; null for a spectator. */
export function view(state: State, viewer: Seat | null): TableView {
  const { harm, trample } = state;
  const deploys = state.phase === 'fords' || state.phase === 'armies';
  return {
    phase: state.phase,
    step: state.step,
    battle: state.battle < 0 ? null : BATTLES[state.battle].slug,
    round: state.round,
    roundLimit: state.options.roundLimit,
    winningVp: winningVp(state),
    first: state.first,
    active: state.active,
    terrain: terrainView(state.terrain),
    banners: HEXES.flatMap((_, hex) =>
      state.banners[hex] > 0 ? [{ at: hexNames[hex], vp: state.banners[hex] }] : [],
    ),
    tents: state.tents.map((hex) => (hex < 0 ? null : hexNames[hex])),
    cairns: state.cairns.map((hex) => hexNames[hex]),
    deployment: [0, 1].map((seat) =>
      deploys ? deploymentHexes(state, seat).map((hex) => hexNames[hex]) : [],
    ),
    units: state.units.flatMap((unit, id) => (unit.hex < 0 ? [] : [unitView(unit, id)])),
    seats: [0, 1].map((seat) => sideView(state, seat, viewer)),
    commandDeck: state.commandDeck.length,
    commandDiscard: commandSlugs(state.commandDiscard),
    command: state.command < 0 ? null : COMMANDS[state.command].slug,
    text: state.text,
    combats: state.combats.map(combatView),
    harm: harm === null ? null : { unit: harm.unit, amount: harm.amount },
    played: state.played.map(({ seat, card }) => ({ seat, card: LORE[card].slug })),
    trample: trample === null ? null : { unit: trample.unit, at: hexNames[trample.at] },
    moves: movesView(state),
    aims: aimsView(state),
  };
}
