// Places that planning asks for again and again: tiles held, the Capital and Aerial's Wings.

import { forgeTile } from '../types.ts';
import type { Hex } from '../types.ts';
import { occupies } from '../state/units.ts';
import type { Planner } from './planner.ts';

/** Whether the seat occupies a mine or a forge there. */
export function holdsTile(p: Planner, hex: Hex, kind: 'mine' | 'forge'): boolean {
  if (!occupies(p.state, p.seat, hex)) return false;
  const tile = p.state.tiles[hex];
  return kind === 'mine' ? tile > 0 : tile === forgeTile;
}

/** Whether any hex passes the test. */
export function anyHex(p: Planner, test: (hex: Hex) => boolean): boolean {
  for (let hex = 0; hex < p.board.hexCount; hex++) if (test(hex)) return true;
  return false;
}

/** Ends the walk: what the card needs is not there. */
export function impossible(p: Planner): null {
  p.fail();
  return null;
}

/** Whether Aerial may use the Center as its Capital (S-94). */
export function hasWings(p: Planner): boolean {
  const seat = p.state.seats[p.seat];
  return (
    seat.faction === 'aerial' && seat.capital !== p.board.center && occupies(p.state, p.seat, p.board.center)
  );
}

/** The Capital, or for Aerial a choice of Capital and Center. */
export function planCapital(p: Planner): number {
  const { capital } = p.state.seats[p.seat];
  if (!hasWings(p)) return capital;
  p.asking = 'deploy';
  return p.pickHex((hex) => hex === capital || hex === p.board.center);
}
