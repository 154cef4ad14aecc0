// Windows: who is asked and shown what, what ends take-back, and answers that seats give beforehand.

import { describe, expect, test } from 'vitest';
import { conformanceChecks } from '../src/conformance/index.ts';
import {
  ContractError,
  createEngine,
  newMatch,
  onBeat,
  resample,
  seedRandom,
  standingPlan,
  stillStands,
  viewOf,
} from '../src/index.ts';
import type { Game, StandingAnswer } from '../src/index.ts';
import { sitDown } from './at-the-table.ts';
import { climb } from './toy/climb.ts';
import { snareGame } from './toy/snare.ts';
import type { Snare } from './toy/snare.ts';

describe('Snare keeps the contract', () => {
  const usage = {
    expected: [
      'go',
      'rest',
      'longer',
      'pass',
      'trap',
      'shield',
      'tell:springs',
      'tell:parries',
      'tell:falls',
    ],
    tokens: (choice: string | null, faces: readonly { readonly tell: string }[]) => [
      ...(choice === null ? [] : [choice]),
      ...faces.map((face) => `tell:${face.tell}`),
    ],
  };
  test.each(conformanceChecks(snareGame, { matches: 30, usage }))('$name', ({ run }) => run());
});

// Seat 0 is about to stride; each seat holds what is said.
function table(first: Snare['hands'][number], second: Snare['hands'][number]) {
  const seated = sitDown(snareGame, { undo: true });
  seated.match.state.hands = [first, second];
  return seated;
}

describe('a window', () => {
  test.each<{ holds: Snare['hands'][number]; choices: string[] }>([
    { holds: ['trap'], choices: ['pass', 'trap'] },
    { holds: ['stone'], choices: ['pass'] },
    { holds: [], choices: ['pass'] },
  ])('is opened for a seat that holds $holds, and passing comes first', ({ holds, choices }) => {
    const { engine, match, play } = table([], holds);
    play(0, 'go');
    expect(match.decision).toMatchObject({ ask: 'snare', seats: [1] });
    expect(engine.choices(match, 1)).toEqual(choices);
    expect(engine.fallback(match, 1)).toBe('pass');
  });

  test('shows everybody where it is and how it is let pass, and the hand to nobody', () => {
    const { engine, match, play } = table(['shield'], ['trap']);
    play(0, 'longer', 'go');
    for (const watcher of [null, 0, 1]) {
      expect(viewOf(engine, match, watcher).decision).toMatchObject({
        ask: 'snare',
        seats: [{ seat: 1, sealed: false }],
        about: { runner: 0, at: 2 },
        pass: 'pass',
      });
    }
    expect(viewOf(engine, match, 0).decision?.mine).toBeNull();
  });

  test('is answered, and the answer answered in turn', () => {
    const { match, play } = table(['shield'], ['trap']);
    play(0, 'go');
    play(1, 'trap');
    expect(match.decision).toMatchObject({ ask: 'parry', seats: [0] });
    play(0, 'shield');
    expect(match.state).toMatchObject({ at: [1, 0], discard: ['trap', 'shield'], active: 1 });
  });

  test('throws back who does not parry', () => {
    const { match, play } = table(['shield'], ['trap']);
    match.state.at[0] = 4;
    play(0, 'go');
    play(1, 'trap');
    play(0, 'pass');
    expect(match.state).toMatchObject({ at: [3, 0], hands: [['shield'], []] });
  });

  test('ends take-back before anybody has answered it, for good', () => {
    const { engine, match, play } = table(['shield'], ['trap']);
    play(0, 'longer');
    expect(engine.canTakeBack(match, 0)).toBe(true);
    play(0, 'go');
    for (const seat of [0, 1]) expect(engine.canTakeBack(match, seat)).toBe(false);
    play(1, 'trap');
    expect(engine.canTakeBack(match, 0)).toBe(false);
  });

  test('ends take-back when the seat itself is asked, too', () => {
    const own: Game<Snare> = {
      ...snareGame,
      decisions: {
        ...snareGame.decisions,
        act: { ...snareGame.decisions['act'], reveal: (turn) => turn.window('parry', [turn.state.active]) },
      },
    };
    const { engine, match, play } = sitDown(own, { undo: true });
    play(0, 'go');
    expect(match.decision?.seats).toEqual([0]);
    expect(engine.canTakeBack(match, 0)).toBe(false);
  });

  test.each([
    {
      flaw: 'a window that is asked like a question',
      act: (turn: Parameters<Game<Snare>['steps'][string]>[0]) => turn.ask('snare', [1]),
      says: 'Decision snare is a window: open it with turn.window.',
    },
    {
      flaw: 'a question that is opened like a window',
      act: (turn: Parameters<Game<Snare>['steps'][string]>[0]) => turn.window('act', [1]),
      says: 'Decision act is no window: its rules are not made by windowRules.',
    },
  ])('$flaw breaks the contract', ({ act, says }) => {
    const engine = createEngine({ ...snareGame, steps: { act } });
    expect(() => newMatch(engine, {}, 2, 'x')).toThrow(new ContractError(says));
  });
});

describe('a standing answer', () => {
  const pass: StandingAnswer = { ask: 'snare', where: {}, choices: [], until: 'turn', turn: 1 };

  test('passes the windows of its kind, and no other', () => {
    const { engine, match, play } = table([], ['trap']);
    play(0, 'go');
    expect(standingPlan(engine, match, 1, [pass])).toEqual(['pass']);
    expect(standingPlan(engine, match, 1, [{ ...pass, ask: null }])).toEqual(['pass']);
    expect(standingPlan(engine, match, 1, [{ ...pass, ask: 'parry' }])).toBeNull();
    expect(standingPlan(engine, match, 0, [pass])).toBeNull();
  });

  test('answers where the question shows what it names; the first that fits counts', () => {
    const { engine, match, play } = table([], ['trap']);
    const spring = { ...pass, where: { at: 2 }, choices: ['trap'] };
    play(0, 'longer', 'go');
    expect(standingPlan(engine, match, 1, [spring, pass])).toEqual(['trap']);
    expect(standingPlan(engine, match, 1, [{ ...spring, where: { at: 3 } }, pass])).toEqual(['pass']);
    expect(standingPlan(engine, match, 1, [{ ...spring, where: { hand: 'trap' } }])).toBeNull();
  });

  test('that is not legal leaves the window to the next that fits', () => {
    const { engine, match, play } = table([], ['trap']);
    play(0, 'go');
    const shield = { ...pass, choices: ['shield'] };
    const spring = { ...pass, choices: ['trap'] };
    expect(standingPlan(engine, match, 1, [shield, spring, pass])).toEqual(['trap']);
    expect(standingPlan(engine, match, 1, [shield, pass, spring])).toEqual(['pass']);
    expect(standingPlan(engine, match, 1, [shield, shield])).toEqual(['pass']);
  });

  test.each([
    { wish: 'a card that is not held', choices: ['shield'] },
    { wish: 'more choices than the plan takes', choices: ['trap', 'trap'] },
  ])('passes instead of $wish', ({ choices }) => {
    const { engine, match, play } = table([], ['trap']);
    play(0, 'go');
    expect(standingPlan(engine, match, 1, [{ ...pass, choices }])).toEqual(['pass']);
  });

  test('answers no ordinary question', () => {
    const { engine, match } = table(['trap'], []);
    expect(standingPlan(engine, match, 0, [{ ...pass, ask: null }])).toBeNull();
  });

  test('holds to the end of its turn', () => {
    const { engine, match, play } = table([], ['trap']);
    play(0, 'go');
    expect(stillStands(engine, match, 1, pass)).toBe(true);
    play(1, 'pass');
    expect(stillStands(engine, match, 1, pass)).toBe(false);
    expect(stillStands(engine, match, 1, { ...pass, until: 'match' })).toBe(true);
  });

  test('holds until its seat is asked another question, where that is wished or turns are not counted', () => {
    const { match, play } = table([], ['trap']);
    const uncounted = { ...snareGame };
    delete uncounted.turn;
    for (const [game, answer] of [
      [snareGame, { ...pass, until: 'asked' as const }],
      [uncounted, { ...pass, turn: null }],
    ] as const) {
      const engine = createEngine(game);
      const now = resample(engine, match, 1, seedRandom('x'));
      engine.choose(now, 0, 'go');
      expect(stillStands(engine, now, 1, answer)).toBe(true);
      engine.choose(now, 1, 'pass');
      expect(stillStands(engine, now, 1, answer)).toBe(false);
    }
    play(0, 'go');
  });
});

test.each([
  { ready: 1000, leaves: 2000, why: 'at once: one beat later' },
  { ready: 1001, leaves: 2000, why: 'within the first beat: at its end' },
  { ready: 2000, leaves: 2000, why: 'just in time' },
  { ready: 2001, leaves: 3000, why: 'a little late: the next one' },
])('an answer leaves on the beat, $why', ({ ready, leaves }) => {
  expect(onBeat(1000, ready, 1000)).toBe(leaves);
  expect(onBeat(1000, ready, 0)).toBe(ready);
});

test('a game without windows has no word of them in its views', () => {
  const { engine, match } = sitDown(climb);
  expect(Object.keys(viewOf(engine, match, 0).decision ?? {})).toEqual(['ask', 'seats', 'mine']);
});
