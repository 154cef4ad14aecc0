// What is true at every moment of a match, whatever is played.

import { describe, expect, test } from 'vitest';
import type { Match } from '@bridgefront/kernel';
import { capitalTile } from '../rules/types.ts';
import type { State } from '../rules/types.ts';
import { countSeats, enemiesAt, forcesAt, hasChampionAt } from '../rules/state/units.ts';
import { begin, playUntil } from './matches.ts';

/** What is wrong with the board, in words; empty if nothing is. */
function faults({ state, decision }: Match<State>): string[] {
  const found: string[] = [];
  state.presence.forEach((present, hex) => {
    const seats = countSeats(present);
    if (seats > 2) found.push(`three seats on hex ${hex}`);
    const open = state.tiles[hex] > capitalTile;
    if (open && seats > 1 && decision?.ask === 'action') found.push(`no battle on hex ${hex}`);
    if (seats > 1 && state.phase === 'collection') found.push(`still contested: hex ${hex}`);
    state.seats.forEach((_, seat) => {
      const there = forcesAt(state, seat, hex) > 0 || hasChampionAt(state, seat, hex);
      if (there !== ((present & (1 << seat)) !== 0)) found.push(`seat ${seat} is noted wrong on hex ${hex}`);
    });
  });
  state.seats.forEach(({ capital, gold, mana, hand }, seat) => {
    const intruders = capital < 0 ? 0 : enemiesAt(state, seat, capital);
    const first = state.firstIn[seat];
    const known = first < 0 ? intruders === 0 : (intruders & (1 << first)) !== 0;
    if (!known) found.push(`seat ${first} is not in the Capital of seat ${seat}`);
    if (gold < 0 || mana < 0) found.push(`seat ${seat} has debts`);
    if (hand.length > state.options.handLimit) found.push(`seat ${seat} holds ${hand.length} cards`);
    const champions = state.champions.filter((champion) => champion.seat === seat);
    if (champions.length > state.options.championLimit) found.push(`seat ${seat} has too many champions`);
  });
  return found;
}

describe.each([2, 3, 4, 6])('all through matches of %i seats', (seats) => {
  test.each(['one', 'two', 'three'])(
    '§12.6 §12.7 S-61 S-68 S-131 G-25 §2.5 S-85 S-46: seats, battles, first intruders, gold and hands, seed %s',
    (seed) => {
      playUntil(begin(seats, seed), seed, (match) => {
        expect(faults(match)).toEqual([]);
        return false;
      });
    },
  );
});
