// Kill sets: which enemies a pool of damage can kill so that no further one could be killed with the rest (HL-41).

import type { Choice, Seat } from '@bridgefront/kernel';
import { fitsFurther, fullAssignments } from '@bridgefront/tabletop/turns';
import { poolOf, restOf, unitsAt } from '../figures.ts';
import type { Board } from '../figures.ts';
import { killChoice, readKill } from '../notation.ts';
import type { State, UnitId } from '../types.ts';

/** Beyond so many sets of one frontier they are chosen unit by unit. */
const mostSets = 64;

/** The enemies of one side in one frontier, and what it can do to them. */
export interface Assault {
  readonly frontier: number;
  readonly pool: number;
  readonly enemies: readonly UnitId[];
  /** Remaining health of each of them. */
  readonly rests: readonly number[];
}

/** What the seat can do in a frontier as the table lies now. */
export function assaultOf(board: Board, seat: Seat, frontier: number): Assault {
  const enemies = unitsAt(board, 1 - seat, frontier);
  return {
    frontier,
    pool: poolOf(board, seat, frontier),
    enemies: enemies.map(({ id }) => id),
    rests: enemies.map((unit) => restOf(board, unit)),
  };
}

function sum(numbers: readonly number[]): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}

/** Whether the pool kills all enemies: then no other set is full. */
export function killsAll({ pool, rests }: Assault): boolean {
  return sum(rests) <= pool;
}

/** How one frontier's kill set is chosen: by itself, out of a list, or unit by unit. */
type Question =
  | { readonly how: 'forced'; readonly units: readonly UnitId[] }
  | { readonly how: 'list'; readonly sets: readonly (readonly UnitId[])[] }
  | { readonly how: 'single' };

function questionOf(assault: Assault): Question {
  if (killsAll(assault)) return { how: 'forced', units: assault.enemies };
  const sets = fullAssignments(assault.pool, assault.rests, mostSets + 1);
  if (sets.length > mostSets) return { how: 'single' };
  const units = sets.map((set) => set.map((at) => assault.enemies[at]));
  return units.length === 1 ? { how: 'forced', units: units[0] } : { how: 'list', sets: units };
}

// Enemies that the rest of the pool can still kill.
function affordable({ pool, enemies, rests }: Assault, taken: readonly UnitId[]): UnitId[] {
  const places = taken.map((unit) => enemies.indexOf(unit));
  return fitsFurther(pool, rests, places).map((at) => enemies[at]);
}

function assaultsOf(state: State, seat: Seat): Assault[] {
  return state.land
    .map((_, at) => at + 1)
    .filter((frontier) => state.units.some((unit) => unit.seat === seat && unit.at === frontier))
    .map((frontier) => assaultOf(state, seat, frontier));
}

/** What the seat may choose next: the sets of the first frontier that has a choice and is not settled (HL-39). */
export function killChoices(state: State, seat: Seat, plan: readonly Choice[]): Choice[] {
  for (const assault of assaultsOf(state, seat)) {
    const question = questionOf(assault);
    if (question.how === 'forced') continue;
    const { frontier } = assault;
    const chosen = plan.map(readKill).filter((one) => one.frontier === frontier);
    if (question.how === 'list') {
      if (chosen.length === 0) return question.sets.map((units) => killChoice(frontier, units));
      continue;
    }
    const open = affordable(
      assault,
      chosen.flatMap(({ units }) => units),
    );
    if (open.length > 0) return open.map((unit) => killChoice(frontier, [unit]));
  }
  return [];
}

/** All enemies that the seat kills: those it has chosen, and those of frontiers without a choice. */
export function killedBy(state: State, seat: Seat, plan: readonly Choice[]): UnitId[] {
  const killed = plan.flatMap((choice) => readKill(choice).units);
  for (const assault of assaultsOf(state, seat)) {
    const question = questionOf(assault);
    if (question.how === 'forced') killed.push(...question.units);
  }
  return killed.sort((a, b) => a - b);
}
