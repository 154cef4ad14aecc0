// Kill sets: which enemies a pool of damage can kill so that no further one could be killed with the rest (HL-41).

import type { Choice, Seat } from '@bridgefront/kernel';
import { fitsFurther, fullAssignments } from '@bridgefront/tabletop/turns';
import { isOccupiedBy, poolOf, restOf, unitsAt } from '../figures.ts';
import type { Board } from '../figures.ts';
import type { RuleOptions } from '../options.ts';
import { isKind, killChoice, readKill, woundChoice } from '../notation.ts';
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

/** Whether what is left comes through as soon as one enemy dies (HL-82), and wounds nobody (HL-80). */
export function spillsOver({ excess, combatWounds }: RuleOptions): boolean {
  return excess === 'one-dead' && !combatWounds;
}

/**
 * What comes through to the enemy's life if the seat kills these units of the frontier: only with an occupier there, and
 * only if every enemy dies (HL-43), or with the option at least one (HL-82).
 */
export function excessOf(board: Board, seat: Seat, assault: Assault, killed: readonly UnitId[]): number {
  const { frontier, pool, enemies, rests } = assault;
  if (!isOccupiedBy(board, frontier, seat)) return 0;
  if (killsAll(assault)) return pool - sum(rests);
  if (killed.length === 0 || !spillsOver(board.options)) return 0;
  return pool - sum(rests.filter((_, at) => killed.includes(enemies[at])));
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

/** The kill set of a frontier as the plan has it, and what may be chosen for it next; nothing once it is settled. */
function settle(assault: Assault, plan: readonly Choice[]): { taken: readonly UnitId[]; open: Choice[] } {
  const question = questionOf(assault);
  if (question.how === 'forced') return { taken: question.units, open: [] };
  const { frontier } = assault;
  const chosen = plan.filter((choice) => isKind(choice, 'kill')).map(readKill);
  const own = chosen.filter((one) => one.frontier === frontier);
  const taken = own.flatMap(({ units }) => units);
  if (question.how === 'list')
    return { taken, open: own.length > 0 ? [] : question.sets.map((units) => killChoice(frontier, units)) };
  return { taken, open: affordable(assault, taken).map((unit) => killChoice(frontier, [unit])) };
}

/** What is left of the pool for enemies that are not killed, and who they are (HL-80). */
function leftOver({ pool, enemies, rests }: Assault, taken: readonly UnitId[]) {
  const spent = sum(rests.filter((_, at) => taken.includes(enemies[at])));
  return { amount: pool - spent, units: enemies.filter((id) => !taken.includes(id)) };
}

// With the option, the enemies of a settled kill set among whom the rest may be marked.
function woundable({ options }: State, assault: Assault, taken: readonly UnitId[]): readonly UnitId[] {
  const { amount, units } = leftOver(assault, taken);
  return options.combatWounds && amount > 0 ? units : [];
}

function woundIn(plan: readonly Choice[], frontier: number): UnitId | undefined {
  const wounds = plan.filter((choice) => isKind(choice, 'wound')).map(readKill);
  return wounds.find((one) => one.frontier === frontier)?.units[0];
}

/** What the seat may choose next: the sets of the first frontier that has a choice and is not settled (HL-39, HL-80). */
export function killChoices(state: State, seat: Seat, plan: readonly Choice[]): Choice[] {
  for (const assault of assaultsOf(state, seat)) {
    const { frontier } = assault;
    const { taken, open } = settle(assault, plan);
    if (open.length > 0) return open;
    const wounded = woundable(state, assault, taken);
    if (wounded.length > 1 && woundIn(plan, frontier) === undefined)
      return wounded.map((unit) => woundChoice(frontier, unit));
  }
  return [];
}

/** All enemies that the seat kills: those it has chosen, and those of frontiers without a choice. */
export function killedBy(state: State, seat: Seat, plan: readonly Choice[]): UnitId[] {
  return assaultsOf(state, seat)
    .flatMap((assault) => settle(assault, plan).taken)
    .sort((a, b) => a - b);
}

/** All enemies that take what is left of the seat's attacks, named or the only ones there (HL-80). */
export function woundedBy(state: State, seat: Seat, plan: readonly Choice[]): UnitId[] {
  return assaultsOf(state, seat).flatMap((assault) => {
    const wounded = woundable(state, assault, settle(assault, plan).taken);
    return wounded.length === 0 ? [] : [woundIn(plan, assault.frontier) ?? wounded[0]];
  });
}

/** How much each of the wounded takes, before anybody is taken away. */
export function woundsOf(state: State, seat: Seat): { readonly unit: UnitId; readonly amount: number }[] {
  const wounded = state.wounds[seat] ?? [];
  return assaultsOf(state, seat).flatMap((assault) => {
    const unit = wounded.find((id) => assault.enemies.includes(id));
    return unit === undefined ? [] : [{ unit, amount: leftOver(assault, state.kills[seat] ?? []).amount }];
  });
}
