// After combat: winners put units into the occupying positions, everybody else goes home (HL-46 to HL-48).

import { cardIn } from '../cards/in-force.ts';
import type { Choice, Refusal, Seat } from '@bridgefront/kernel';
import { unitFace } from '../deaths.ts';
import type { Tell } from '../faces.ts';
import { occupierOf, unitOf, unitsAt } from '../figures.ts';
import { holdChoice, isKind, noneChoice, numberOf, returnChoice, unitChoice } from '../notation.ts';
import { placeName } from '../text/words.ts';
import { home } from '../types.ts';
import type { State, Unit } from '../types.ts';
import { razeLand } from '../zones.ts';

type Reason = Omit<Refusal, 'code'> | null;

/** A frontier that the seat has won and where it may choose an occupier. */
interface Won {
  readonly frontier: number;
  readonly advancing: readonly Unit[];
  readonly occupier: Unit | null;
}

/**
 * Frontiers won with a choice of occupiers, the first one first: no enemy is left, advancing units are, or with
 * `winnersReturn` an occupier (HL-46, HL-47, HL-79).
 */
export function wonBy(state: State, seat: Seat): Won[] {
  const won: Won[] = [];
  for (let frontier = 1; frontier <= state.land.length; frontier++) {
    if (unitsAt(state, 1 - seat, frontier).length > 0) continue;
    const advancing = unitsAt(state, seat, frontier).filter(({ occupies }) => !occupies);
    const occupier = occupierOf(state, frontier);
    const mayReturn = state.options.winnersReturn && occupier?.seat === seat;
    if (advancing.length > 0 || mayReturn) won.push({ frontier, advancing, occupier });
  }
  return won;
}

/** The occupiers that the seat may choose next. */
export function occupyChoices(state: State, seat: Seat, plan: readonly Choice[]): Choice[] {
  const next = wonBy(state, seat)[plan.length];
  if (next === undefined) return [];
  const units = next.advancing.map(({ id }) => unitChoice('occupy', id));
  if (next.occupier === null) return [...units, noneChoice];
  return [...units, holdChoice, ...(state.options.winnersReturn ? [returnChoice] : [])];
}

/** Why the seat cannot choose this occupier next. */
export function occupyReason(state: State, seat: Seat, plan: readonly Choice[], choice: Choice): Reason {
  const next = wonBy(state, seat)[plan.length];
  if (next === undefined || !isKind(choice, 'occupy')) return null;
  const unit = unitOf(state, numberOf(choice));
  if (unit === null) return { rule: 'HL-46', message: 'There is no such unit in play.' };
  const { name } = cardIn(state, unit.card);
  const where = placeName(next.frontier);
  if (unit.seat !== seat) return { rule: 'HL-46', message: `${name} is your opponent’s.` };
  return unit.at === next.frontier
    ? { rule: 'HL-46', message: `${name} occupies ${where} already: choose that it stays.` }
    : { rule: 'HL-46', message: `${name} is not in ${where}, whose occupier is chosen now.` };
}

function leave(occupier: Unit): void {
  occupier.occupies = false;
  occupier.at = home;
}

/** Carries out one seat's choice of occupiers; whoever is replaced goes home, not exerted. */
export function occupy(state: State, seat: Seat, plan: readonly Choice[], tell: Tell): void {
  wonBy(state, seat).forEach(({ frontier, occupier }, at) => {
    const choice = plan[at];
    if (choice === returnChoice && occupier !== null) {
      const units = [unitFace(state, occupier)];
      leave(occupier);
      tell?.({ tell: 'goes-home', units });
    }
    const unit = isKind(choice, 'occupy') ? unitOf(state, numberOf(choice)) : null;
    if (unit === null) return;
    const face = { tell: 'occupies', unit: unitFace(state, unit), frontier } as const;
    const replaced = occupier === null ? null : unitFace(state, occupier);
    if (occupier !== null) leave(occupier);
    unit.occupies = true;
    tell?.(replaced === null ? face : { ...face, replaced });
    // HL-84.
    if (state.options.razeAtOnce && state.land[frontier - 1]?.seat === 1 - seat)
      razeLand(state, seat, frontier, tell);
  });
}

/** All advancing units go home; nobody dies by that (HL-48). */
export function sendHome(state: State, tell: Tell): void {
  const leaving = state.units.filter((unit) => unit.at !== home && !unit.occupies);
  if (leaving.length === 0) return;
  const units = leaving.map((unit) => unitFace(state, unit));
  for (const unit of leaving) unit.at = home;
  tell?.({ tell: 'goes-home', units });
}
