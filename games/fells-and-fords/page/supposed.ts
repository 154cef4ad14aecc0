// What a unit could attack from where it stands or could move to, and what the counter would do, by the rules' own odds.

import { aimOf } from '../rules/actions-view.ts';
import { commandId, unitTable } from '../rules/cards/in-force.ts';
import { layTerrain, targetsOf } from '../rules/field.ts';
import { hexOf } from '../rules/hexes.ts';
import { counterOdds, forecast } from '../rules/odds.ts';
import { bareState, newUnit } from '../rules/setup.ts';
import { orderedBy } from '../rules/table.ts';
import type { AimView, FellsOptions, TableView, UnitView } from '../rules/table.ts';
import type { State, Unit } from '../rules/types.ts';
import { factions } from '../rules/vocabulary.ts';

/** An attack, and what whoever attacks may lose to the counter: mean damage in hundredths, and the chance to fall. */
export type Foretold = AimView & { readonly counter: { readonly damage: number; readonly kill: number } };

// A view tells that a unit was ordered, not by what; whoever fits the card of the turn was ordered by it.
function isCalled({ command }: TableView, unit: UnitView, options: FellsOptions): boolean {
  return (
    unit.ordered === true && command !== null && orderedBy(command, [unit], unit.seat, options).length > 0
  );
}

function unitOf(table: TableView, seen: UnitView, options: FellsOptions): Unit {
  const type = unitTable({ options }).findIndex(({ slug }) => slug === seen.unit);
  const { health, ordered = false, moved = false, attacked = false } = seen;
  return {
    ...newUnit({ options }, type, seen.seat, hexOf(seen.at)),
    health,
    poisoned: seen.poisoned ?? false,
    stunned: seen.stunned ?? false,
    ordered,
    called: isCalled(table, seen, options),
    moved,
    attacked,
  };
}

/** As much of the state as the odds of an attack ask for. */
function stateOf(table: TableView, options: FellsOptions): State {
  const state = bareState(options, factions.indexOf(table.seats[0].faction));
  layTerrain(state, table.terrain, (hex) => hex);
  return {
    ...state,
    phase: table.phase,
    step: table.step,
    active: table.active,
    command: table.command === null ? -1 : commandId({ options }, table.command),
    text: table.text,
    units: table.units.map((unit) => unitOf(table, unit, options)),
  };
}

function foretell(state: State, own: Unit, id: number): Foretold {
  const roller = state.units.indexOf(own);
  const { damage, kill } = counterOdds(state, roller, id, forecast(state, 'attack', roller, id));
  return {
    ...aimOf(state, own, state.units[id]),
    counter: { damage: Math.round(100 * damage), kill: Math.round(100 * kill) },
  };
}

/** Whom the unit on one hex could attack once it has moved to the other, with the odds; `from` of each is where it would stand. */
export function aimsFrom(
  table: TableView,
  options: FellsOptions,
  from: string,
  to: string,
): readonly Foretold[] {
  const state = stateOf(table, options);
  const unit = state.units.find(({ hex }) => hex === hexOf(from));
  if (unit === undefined || unit.stunned || (unit.attacked && from !== to)) return [];
  // One hex in the Attack step is no move.
  unit.moved ||= table.step === 'moves' && from !== to;
  unit.hex = hexOf(to);
  return targetsOf(state, unit).map((id) => foretell(state, unit, id));
}

/** What a unit's counter would do to whoever has attacked it; nothing where one of them has left. */
export function counterFrom(
  table: TableView,
  options: FellsOptions,
  from: string,
  at: string,
): Omit<AimView, 'from' | 'at'> | null {
  const state = stateOf(table, options);
  const on = (hex: string): number => state.units.findIndex((unit) => unit.hex === hexOf(hex));
  if (on(from) < 0 || on(at) < 0) return null;
  const { dice, damage, kill, push } = forecast(state, 'counter', on(from), on(at));
  const hundredths = (odds: number): number => Math.round(100 * odds);
  return { dice, damage: hundredths(damage), kill: hundredths(kill), push: hundredths(push) };
}
