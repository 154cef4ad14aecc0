// The questions of the phases, as short as a phone has room for.

import { beforeEach, expect, test } from 'vitest';
import { pickUp, putDownHeld } from './draft.ts';
import type { Match } from './match.ts';
import { question } from './question.ts';

/** As much of a match as picking a unit up needs. */
const match = {
  plan: { value: [] },
  choices: { value: [{ choice: 'commit' }] },
  busy: { value: false },
  source: { match: 'm', seat: 0, document: { value: null } },
} as unknown as Match;

beforeEach(() => void putDownHeld(match));

const bare = { passes: 0, active: 0, units: [] };

test.each([
  { asked: 'an action of the strategy phase', ask: 'strategy', plan: [], passes: 0, own: true },
  { asked: 'an action of the battle phase', ask: 'battle', plan: [], passes: 0, own: true },
  { asked: 'an answer to a pass', ask: 'battle', plan: [], passes: 1, own: true },
  { asked: 'where a settlement goes', ask: 'strategy', plan: ['settle:mill'], passes: 0, own: false },
  { asked: 'what is drawn', ask: 'draw', plan: [], passes: 0, own: false },
])('$asked fits two lines of a phone', ({ own, ask, plan, passes }) => {
  const said = question({ ask, plan, choices: ['pass'] }, { ...bare, passes });
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
  expect(question({ ask, plan: [], choices: [...choices, 'pass'] }, bare)).toBe(said);
  expect(said.length).toBeLessThanOrEqual(46);
});

test('who may end the phase is told that the other has passed', () => {
  const asked = { ask: 'strategy', plan: [], choices: ['pass'] };
  expect(question(asked, { ...bare, passes: 1 })).toContain('has passed');
  expect(question(asked, bare)).not.toContain('has passed');
});

test('a commit in the making asks for more only while somebody is left who could go', () => {
  const at = (id: number, more: object) => ({
    id,
    card: 'raider',
    seat: 0,
    at: 0,
    attack: 2,
    health: 1,
    damage: 0,
    ...more,
  });
  const asked = (units: readonly ReturnType<typeof at>[]) =>
    question({ ask: 'strategy', plan: ['commit', 'go:7,1'], choices: ['done'] }, { ...bare, units });
  const sent = [at(7, {}), at(5, { exerted: true }), at(4, { at: 2 }), at(3, { seat: 1 })];
  expect(asked([...sent, at(2, {})])).toBe('Send more, or commit.');
  expect(asked(sent)).toBe('Commit, or change it.');
});

test('who holds a unit is asked where it goes', () => {
  const units = [{ id: 2, card: 'pike-rank', seat: 0, at: 0, attack: 2, health: 2, damage: 0 }];
  pickUp(match, 2);
  const asked = (ask: string) => question({ ask, plan: [], choices: ['commit', 'pass'] }, { ...bare, units });
  expect(asked('strategy')).toBe('Where does Pike Rank go?');
  expect(asked('draw')).toBeNull();
});
