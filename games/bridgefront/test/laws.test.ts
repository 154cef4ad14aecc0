// What no play of Bridgefront leads to is refused with its rule.

import { PositionError, readPosition } from '@bridgefront/kernel';
import { expect, test } from 'vitest';
import { bridgefront } from '../rules/index.ts';

const seats = [{ faction: 'veil' }, { faction: 'bastion' }];

test.each([
  [{ phase: 'over' }, 'A match that is over has winners (S-07).'],
  [{ winners: [0] }, 'Only a match that is over has winners (S-07).'],
  [
    { phase: 'market', battle: { at: [0, 0], attacker: 0, defender: 1 } },
    'There is no battle in the phase market (S-01).',
  ],
  [{ battle: { at: [0, 0], attacker: 0, defender: 0 } }, 'Nobody fights against oneself (S-64).'],
])('%j', (told, sentence) => {
  const read = (): unknown =>
    readPosition(bridgefront, { game: 'bridgefront', position: { seats, ...told } });
  expect(read).toThrow(new PositionError(sentence));
});
