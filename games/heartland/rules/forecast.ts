// What the combats would come to as a table lies, for pages and people: pools, kill sets, and what comes through.

import { fullAssignments } from '@bridgefront/tabletop/turns';
import { cardId } from './cards/table.ts';
import { assaultOf, excessOf, killsAll, spillsOver } from './combat/sets.ts';
import { attackOf, healthOf, isOccupiedBy, unitsAt } from './figures.ts';
import type { Board } from './figures.ts';
import type { RuleOptions } from './options.ts';
import type { Unit, UnitId } from './types.ts';
import type { TableView, UnitView } from './view.ts';

/** Units that a plan moves: to a frontier, or home. */
export interface Moves {
  readonly goes: ReadonlyMap<number, number>;
  /** Frontiers whose occupier retreats. */
  readonly retreats: ReadonlySet<number>;
}

/** What one side would do in one frontier. */
export interface SideForecast {
  readonly pool: number;
  /** It has an occupier there: only so anything comes through. */
  readonly occupied: boolean;
  /** All enemies there die, the only set; else `sets` are what may be killed. */
  readonly killsAll: boolean;
  /** Numbers of the units of each kill set, at most a few of them. */
  readonly sets: readonly (readonly number[])[];
  /** What comes through to the enemy's life; where it hangs on whom they kill (HL-82), at most. */
  readonly excess: number;
}

/** Both sides of one frontier, by seat, null for one that has nobody there; null where nobody stands. */
export type FrontierForecast = readonly (SideForecast | null)[] | null;

const mostSets = 4;
// So many are looked at for what can come through.
const mostWeighed = 64;

function boardOf(
  options: RuleOptions,
  { units, frontiers }: TableView,
  seat: number,
  { goes, retreats }: Moves,
): Board {
  const moved = units.map((view): Unit => {
    const { id, card, damage, attackChange = 0, healthChange = 0, exerted = false } = view;
    const leaves = view.seat === seat && view.occupies === true && retreats.has(view.at);
    const at = leaves ? 0 : (goes.get(id) ?? view.at);
    const occupies = view.occupies === true && !leaves;
    const changes = { damage, attack: attackChange, health: healthChange };
    return { id, card: cardId(card), seat: view.seat, at, occupies, exerted, ...changes };
  });
  const land = frontiers.map(({ settlement }) =>
    settlement === null
      ? null
      : { card: cardId(settlement.card), seat: settlement.seat, used: settlement.used === true },
  );
  return { options, units: moved, land };
}

function sideForecast(board: Board, seat: number, frontier: number): SideForecast | null {
  if (unitsAt(board, seat, frontier).length === 0) return null;
  const assault = assaultOf(board, seat, frontier);
  const all = killsAll(assault);
  const occupied = isOccupiedBy(board, frontier, seat);
  const weighed = spillsOver(board.options) ? mostWeighed : mostSets;
  const sets = fullAssignments(assault.pool, assault.rests, weighed).map((set): UnitId[] =>
    set.map((at) => assault.enemies[at]),
  );
  return {
    pool: assault.pool,
    occupied,
    killsAll: all,
    sets: sets.slice(0, mostSets),
    excess: Math.max(...sets.map((killed) => excessOf(board, seat, assault, killed))),
  };
}

/** The units with the figures that they would have if the seat's moves were made: by charge, garrison and settlements. */
export function standing(
  options: RuleOptions,
  table: TableView,
  seat: number,
  moves: Moves,
): readonly UnitView[] {
  const board = boardOf(options, table, seat, moves);
  return table.units.map((view, at) => {
    const unit = board.units[at];
    return { ...view, attack: attackOf(board, unit), health: healthOf(board, unit) };
  });
}

/** What every frontier would come to if the seat's moves were made and nothing else happened. */
export function forecast(
  options: RuleOptions,
  table: TableView,
  seat: number,
  moves: Moves,
): readonly FrontierForecast[] {
  const board = boardOf(options, table, seat, moves);
  return table.frontiers.map((_, at) => {
    const frontier = at + 1;
    if (!board.units.some((unit) => unit.at === frontier)) return null;
    return [0, 1].map((one) => sideForecast(board, one, frontier));
  });
}
