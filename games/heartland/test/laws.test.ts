// What no play of Heartland leads to is refused with its rule.

import { PositionError, readPosition } from '@bridgefront/kernel';
import { expect, test } from 'vitest';
import { heartland } from '../rules/index.ts';

test.each([
  [{ seats: [{ life: 0 }, {}] }, 'Seat 0 has no life left, and the match goes on (HL-2).'],
  [{ phase: 'over', seats: [{}, {}] }, 'A match that is over has winners and an ending (HL-2).'],
  [{ winners: [1], seats: [{}, {}] }, 'Only a match that is over has winners and an ending (HL-2).'],
  [
    { seats: [{}, {}], units: [{ card: 'Raider', at: 1, damage: 9 }] },
    'Raider in the first frontier has 9 damage and is killed at that (HL-25).',
  ],
  [{ passes: 2, seats: [{}, {}] }, 'Two passes in a row end the phase (HL-21).'],
  [{ round: 0, seats: [{}, {}] }, 'The first round has number 1 (HL-20).'],
  [
    { kills: [[1], null], seats: [{}, {}], units: [{ card: 'Raider', at: 1 }] },
    'Kill sets are chosen in combat only (HL-39).',
  ],
  [
    { phase: 'combat', kills: [[7], null], seats: [{}, {}] },
    'The 7th unit is to be killed, and is not in play (HL-39).',
  ],
])('%j', (position, sentence) => {
  const read = (): unknown => readPosition(heartland, { game: 'heartland', position });
  expect(read).toThrow(new PositionError(sentence));
});
