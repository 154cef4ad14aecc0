// Deaths, and the check that follows every action (HL-25).

import { slugIn } from './cards/in-force.ts';
import { checkLife } from './ending.ts';
import type { Tell, UnitFace } from './faces.ts';
import { alikeOf, nthOf, restOf } from './figures.ts';
import type { Board } from './figures.ts';
import { home } from './types.ts';
import type { State, Unit } from './types.ts';
import { insertCard } from './zones.ts';

/** A unit as reports name it, where it stands now. */
export function unitFace(board: Board, unit: Unit): UnitFace {
  const { id, card, seat, at, occupies } = unit;
  const [nth, alike] = [nthOf(board, unit), alikeOf(board, unit).length];
  return { unit: id, card: slugIn(board, card), seat, at, occupies, nth, alike };
}

// Deaths of one moment count by frontier, the heartland last, then by number (HL-57).
function byPlace(a: Unit, b: Unit): number {
  if (a.at === b.at) return a.id - b.id;
  if (a.at === home) return 1;
  return b.at === home ? -1 : a.at - b.at;
}

/** Kills these units at once: they go to their owners' graveyards (HL-70). */
export function killUnits(state: State, units: readonly Unit[], tell: Tell): void {
  if (units.length === 0) return;
  const dying = units.toSorted(byPlace);
  const faces = tell === null ? [] : dying.map((unit) => unitFace(state, unit));
  for (const { card, seat, at } of dying) {
    insertCard(state.seats[seat].graveyard, card);
    state.fallen.push({ card, seat, at });
  }
  state.units = state.units.filter((unit) => !dying.includes(unit));
  tell?.({ tell: 'dies', units: faces });
}

/** Kills every unit whose damage reaches its health, again and again until nobody dies (HL-25). */
function checkDeaths(state: State, tell: Tell): void {
  for (;;) {
    const dying = state.units.filter((unit) => restOf(state, unit) <= 0);
    if (dying.length === 0) return;
    killUnits(state, dying, tell);
  }
}

/** What follows every action: deaths, then life (HL-25). */
export function checkAction(state: State, tell: Tell): void {
  checkDeaths(state, tell);
  checkLife(state, tell);
}
