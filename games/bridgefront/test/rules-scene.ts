// How rule tests speak: any number of seats in any phase, on a board with nothing on it but what is named.

import type { Json } from '@bridgefront/kernel';
import { factionNames } from '../rules/effects.ts';
import type { Phase } from '../rules/types.ts';
import { table } from './table.ts';
import type { At, Setting, Table } from './table.ts';

export type Fields = { readonly [name: string]: Json };

/** Capitals of three seats on the board of radius 4. */
export const capitals = [
  [4, 0],
  [-4, 4],
  [0, -4],
] as const satisfies readonly At[];

// Factions that a seat gets if it names none: those whose passives meddle least come first.
const usual = ['gatewright', 'veil', 'aerial', 'prospect', 'bastion', 'cipher'] as const;

/** The round at the beginning of a phase. Seats have 10 gold, 9 mana and no cards unless they say so. */
export function round(phase: Phase, seats: readonly Fields[], board: Fields = {}, setting?: Setting): Table {
  const named = new Set(seats.map((seat) => seat['faction']));
  const free = usual.filter((faction) => !named.has(faction));
  const list = seats.map((fields, seat) => {
    const faction = free[Math.min(seat, free.length - 1)];
    return { faction, gold: 10, mana: 9, hand: [], draw: [], ...fields };
  });
  if (list.some((seat, i) => list.findIndex((other) => other.faction === seat.faction) !== i))
    throw new Error(`Name the factions yourself: ${factionNames.join(', ')}.`);
  return table({ round: 1, mines: [], forges: [], units: [], ...board, phase, seats: list }, setting);
}

/** Nobody wants anything in the market: every bid is a pass of 0, up to the Action Phase. */
export function passMarket(t: Table): Table {
  while (t.match.decision?.ask === 'bid') {
    const { seats } = t.match.decision;
    for (const seat of seats) t.plan(seat, 'pass:0');
  }
  return t;
}
