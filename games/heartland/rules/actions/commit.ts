// The commit: retreats and advances, planned as a whole and shown at once (section 8).

import type { Choice, Seat } from '@bridgefront/kernel';
import { unitFace } from '../deaths.ts';
import type { MoveFace, Tell } from '../faces.ts';
import { occupierOf, unitOf } from '../figures.ts';
import { commitChoice, doneChoice, frontierChoice, goChoice, isKind, numberOf, readGo } from '../notation.ts';
import { home } from '../types.ts';
import type { State, Unit } from '../types.ts';

function canAdvance(unit: Unit, seat: Seat): boolean {
  return unit.seat === seat && unit.at === home && !unit.exerted;
}

/** Whether the seat has anything to commit: an occupier, or a ready unit at home (HL-31). */
export function canCommit({ seats, units }: State, seat: Seat): boolean {
  if (seats[seat].hasCommitted) return false;
  return units.some((unit) => canAdvance(unit, seat) || (unit.seat === seat && unit.occupies));
}

/** What may follow in a commit: retreats by ascending frontier, then advances by ascending unit, then the end. */
export function commitChoices(state: State, seat: Seat, plan: readonly Choice[]): Choice[] {
  const last = plan[plan.length - 1];
  if (last === doneChoice) return [];
  const choices: Choice[] = [];
  if (!isKind(last, 'go')) {
    const from = isKind(last, 'retreat') ? numberOf(last) + 1 : 1;
    for (let frontier = from; frontier <= state.land.length; frontier++)
      if (occupierOf(state, frontier)?.seat === seat) choices.push(frontierChoice('retreat', frontier));
  }
  const after = isKind(last, 'go') ? readGo(last).unit : -1;
  for (const unit of state.units) {
    if (unit.id <= after || !canAdvance(unit, seat)) continue;
    for (let frontier = 1; frontier <= state.land.length; frontier++)
      choices.push(goChoice(unit.id, frontier));
  }
  if (last !== commitChoice) choices.push(doneChoice);
  return choices;
}

/** Whether a commit names everybody whom it could: then nothing is left to weigh. */
export function isWholeCommit(state: State, seat: Seat, plan: readonly Choice[]): boolean {
  return state.units.every((unit) => {
    if (unit.seat !== seat) return true;
    if (unit.occupies) return plan.includes(frontierChoice('retreat', unit.at));
    return (
      !canAdvance(unit, seat) ||
      plan.some((choice) => isKind(choice, 'go') && readGo(choice).unit === unit.id)
    );
  });
}

/** Carries out a commit: retreats first, then advances; those who advance stay ready (HL-32). */
export function commit(state: State, seat: Seat, plan: readonly Choice[], tell: Tell): void {
  const retreats: MoveFace[] = [];
  const goes: MoveFace[] = [];
  // Named as everybody sees them before anybody has moved.
  const faces = new Map(state.units.map((unit) => [unit, unitFace(state, unit)]));
  const note = (unit: Unit, frontier: number): MoveFace[] => {
    const face = faces.get(unit);
    return face === undefined ? [] : [{ ...face, frontier }];
  };
  for (const choice of plan) {
    if (isKind(choice, 'retreat')) {
      const frontier = numberOf(choice);
      const unit = occupierOf(state, frontier);
      if (unit === null) continue;
      retreats.push(...note(unit, frontier));
      unit.at = home;
      unit.occupies = false;
      unit.exerted = true;
    } else if (isKind(choice, 'go')) {
      const { unit: id, frontier } = readGo(choice);
      const unit = unitOf(state, id);
      if (unit === null) continue;
      goes.push(...note(unit, frontier));
      unit.at = frontier;
    }
  }
  state.seats[seat].hasCommitted = true;
  tell?.({ tell: 'commits', seat, retreats, goes });
}
