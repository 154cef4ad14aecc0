import { expect, test } from 'vitest';
import { primaryChoice } from './seen.ts';

test.each([
  { asked: 'the next attack', open: ['unit:4,4', 'done'], primary: 'done' },
  { asked: 'an answer', open: ['lore:volley-call', 'pass', 'pass:turn'], primary: 'pass' },
  { asked: 'one more attack', open: ['at:4,4', 'at:5,4', 'no'], primary: 'no' },
  { asked: 'a counter, which the tray of the fight holds', open: ['counter', 'no'], primary: null },
])('the button for $asked is $primary', ({ open, primary }) => {
  expect(primaryChoice(open)).toBe(primary);
});
