// Forced choices: what leaves a seat nothing to weigh, and what its only choice would end.

import { describe, expect, test } from 'vitest';
import { conformanceChecks } from '../src/conformance/index.ts';
import { forcedChoice, standingPlan } from '../src/index.ts';
import type { StandingAnswer } from '../src/index.ts';
import { sitDown } from './at-the-table.ts';
import { porter } from './toy/porter.ts';
import { snareGame } from './toy/snare.ts';
import type { Snare } from './toy/snare.ts';

describe('Porter keeps the contract', () => {
  const usage = {
    expected: ['lift', 'end', 'over:1', 'over:2'],
    tokens: (choice: string | null) => (choice === null ? [] : [choice]),
  };
  test.each(conformanceChecks(porter, { matches: 20, usage }))('$name', ({ run }) => run());
});

describe('a choice is forced', () => {
  test('only where it is the only one', () => {
    const { engine, match } = sitDown(porter, { undo: true });
    expect(forcedChoice(engine, match, 0)).toBeNull();
    expect(forcedChoice(engine, match, 1)).toBeNull();
  });

  test('and goes on with a plan, or says what is lost by it', () => {
    const { engine, match, play } = sitDown(porter, { undo: true });
    Object.assign(match.state, { bridges: 1, spots: true, loads: [2, 0] });
    play(0, 'lift');
    expect(forcedChoice(engine, match, 0)).toEqual({ choice: 'over:1', effect: 'draft' });
    match.state.spots = false;
    // Carried over at once, it can still be taken back.
    expect(forcedChoice(engine, match, 0)).toEqual({ choice: 'over:1', effect: 'shown' });
    play(0, 'over:1', 'lift', 'over:1');
    expect(engine.canTakeBack(match, 0)).toBe(true);
    expect(forcedChoice(engine, match, 0)).toEqual({ choice: 'end', effect: 'final' });
    play(0, 'end');
    expect(forcedChoice(engine, match, 1)).toEqual({ choice: 'end', effect: 'shown' });
  });

  test('never where it ends what can be taken back and does more than end', () => {
    const { engine, match, play } = sitDown(
      { ...porter, decisions: { ...porter.decisions, carry: { ...porter.decisions['carry'], ends: [] } } },
      { undo: true },
    );
    play(0, 'lift', 'over:1', 'lift', 'over:2');
    expect(engine.choices(match, 0)).toEqual(['end']);
    expect(forcedChoice(engine, match, 0)).toBeNull();
  });

  test('for nobody else, and changes nothing by being asked for', () => {
    const { engine, match, play } = sitDown(porter, { undo: true });
    play(0, 'lift', 'over:1', 'lift', 'over:2');
    const before = JSON.stringify(match);
    forcedChoice(engine, match, 0);
    expect(JSON.stringify(match)).toBe(before);
    expect(forcedChoice(engine, match, 1)).toBeNull();
  });

  test.each<{ holds: Snare['hands'][number]; forced: string | null }>([
    { holds: [], forced: 'pass' },
    { holds: ['stone'], forced: 'pass' },
    { holds: ['trap'], forced: null },
  ])('in a window for a seat that holds $holds: $forced', ({ holds, forced }) => {
    const { engine, match, play } = sitDown(snareGame, { undo: true });
    match.state.hands = [[], holds];
    play(0, 'go');
    expect(forcedChoice(engine, match, 1)?.choice ?? null).toBe(forced);
  });
});

describe('a question that may be answered beforehand', () => {
  const sleeps: StandingAnswer = { ask: 'rest', where: {}, choices: ['sleep'], until: 'match', turn: null };

  test.each<{ name: string; answers: readonly StandingAnswer[]; plan: readonly string[] | null }>([
    { name: 'is answered so', answers: [sleeps], plan: ['sleep'] },
    {
      name: 'is asked where the answer is not legal',
      answers: [{ ...sleeps, choices: ['fly'] }],
      plan: null,
    },
    { name: 'is not meant by an answer to every window', answers: [{ ...sleeps, ask: null }], plan: null },
    { name: 'is not passed', answers: [{ ...sleeps, choices: [] }], plan: null },
    { name: 'is not what a forced answer speaks of', answers: [{ ...sleeps, forced: true }], plan: null },
  ])('$name', ({ answers, plan }) => {
    const { engine, match, play } = sitDown(porter, { undo: true });
    match.state.rests = true;
    play(0, 'end');
    expect(match.decision?.ask).toBe('rest');
    expect(standingPlan(engine, match, 0, answers)).toEqual(plan);
  });
});
