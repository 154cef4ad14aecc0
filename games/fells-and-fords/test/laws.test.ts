// What no play of Fells and Fords leads to is refused with its rule.

import { PositionError, readPosition } from '@bridgefront/kernel';
import { expect, test } from 'vitest';
import { fellsAndFords } from '../rules/index.ts';

const standard = Object.fromEntries(
  Object.entries(fellsAndFords.options).map(([name, one]) => [name, one.default]),
);
const wardens = { unit: 'Toll Wardens', seat: 0, at: '4,4' };
const howlers = { unit: 'Scree Howlers', seat: 1, at: '6,6' };
const armies = [wardens, howlers];
const row = [0, 1, 2, 3, 4, 5].map((column) => ({ ...wardens, at: `${column},0` }));

test.each([
  [
    { units: [{ ...wardens, health: 0 }, howlers] },
    'Toll Wardens on 4,4 have nothing left and would be gone (FF-71).',
  ],
  [{ units: [wardens] }, 'Seat 1 has no unit left, and the match goes on (FF-91).'],
  [{ units: [...row, howlers] }, 'Seat 0 has 6 cards of Toll Wardens, and there are 5 (FF-101).'],
  [{ units: armies, round: 26 }, 'The round limit is 25, and this is round 26 (FF-92).'],
  [{ units: armies, ending: 'vp' }, 'Only a match that is over has winners and an ending (FF-91).'],
  [{ units: armies, phase: 'over', round: 3 }, 'A match that is over has winners and an ending (FF-91).'],
  [
    { units: [wardens, { ...howlers, moved: true }], active: 0 },
    'Scree Howlers on 6,6 have been ordered, and it is not their turn (FF-47).',
  ],
])('%j', (position, sentence) => {
  const read = (): unknown => readPosition(fellsAndFords, { game: 'fells-and-fords', position });
  expect(read).toThrow(new PositionError(sentence));
});

test('FF-101: an army that cannot be is no scenario either', () => {
  const scenario = JSON.stringify({ units: [...row, howlers] });
  expect(fellsAndFords.checkOptions?.({ ...standard, scenario }, 2)).toBe(
    'The option scenario: Seat 0 has 6 cards of Toll Wardens, and there are 5 (FF-101).',
  );
});
