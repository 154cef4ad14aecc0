// The questions that are asked in each turn, as short as a phone has room for.

import { expect, test } from 'vitest';
import { question } from './question.ts';

test.each([
  { asked: 'a turn', ask: 'main', plan: [], choices: ['done', 'unit:wizard'], own: true },
  {
    asked: 'what a picked card does',
    ask: 'main',
    plan: ['unit:wizard'],
    choices: ['zone:red-middle'],
    own: false,
  },
  { asked: 'which card goes', ask: 'end', plan: [], choices: ['discard:trap'], own: false },
  { asked: 'the Trap order', ask: 'end', plan: ['discard:trap'], choices: ['order:hold'], own: true },
])('$asked fits two lines of a phone', ({ own, ...asked }) => {
  const said = question(asked);
  expect(said !== null).toBe(own);
  expect((said ?? '').length).toBeLessThanOrEqual(46);
});
