// The questions of the phases, as short as a phone has room for.

import { expect, test } from 'vitest';
import { question } from './question.ts';

test.each([
  { asked: 'an action of the strategy phase', ask: 'strategy', plan: [], passes: 0, own: true },
  { asked: 'an action of the battle phase', ask: 'battle', plan: [], passes: 0, own: true },
  { asked: 'an answer to a pass', ask: 'battle', plan: [], passes: 1, own: true },
  { asked: 'where a settlement goes', ask: 'strategy', plan: ['settle:mill'], passes: 0, own: false },
  { asked: 'what is drawn', ask: 'draw', plan: [], passes: 0, own: false },
])('$asked fits two lines of a phone', ({ own, ask, plan, passes }) => {
  const said = question({ ask, plan, choices: ['pass'] }, { passes });
  expect(said !== null).toBe(own);
  expect((said ?? '').length).toBeLessThanOrEqual(46);
});

test.each([
  [
    'strategy',
    ['villager:farmer', 'commit', 'stratagem:lookout'],
    'Strategy: play a card, move units, or pass.',
  ],
  ['strategy', ['unit:raider', 'settle:mill'], 'Strategy: play a card or pass.'],
  ['strategy', ['stratagem:lookout'], 'Strategy: use a stratagem or pass.'],
  ['battle', ['tactic:headlong', 'maneuver:3'], 'Battle: play a tactic, maneuver, or pass.'],
] as const)('%s with %j says what can be done', (ask, choices, said) => {
  expect(question({ ask, plan: [], choices: [...choices, 'pass'] }, { passes: 0 })).toBe(said);
  expect(said.length).toBeLessThanOrEqual(46);
});

test('who may end the phase is told that the other has passed', () => {
  const asked = { ask: 'strategy', plan: [], choices: ['pass'] };
  expect(question(asked, { passes: 1 })).toContain('has passed');
  expect(question(asked, { passes: 0 })).not.toContain('has passed');
});
