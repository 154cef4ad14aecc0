// The sentence that answers: what is surest comes first, and what is not known is said.

import type { TrialFigure } from '@bridgefront/lab/trial/trial.ts';
import { describe, expect, test } from 'vitest';
import { answerOf, answerTo } from './answer.ts';

const names = (word: string): string => word;

function figure(
  about: TrialFigure['about'],
  of: string,
  who: string,
  low: number,
  high: number,
): TrialFigure {
  const share = about === 'seat' || about === 'side';
  const difference = (low + high) / 2;
  return {
    about,
    of,
    who,
    share,
    pairs: 100,
    before: 0.5,
    after: 0.5 + difference,
    difference,
    interval: { low, high },
    main: true,
  };
}

const shorter = figure('length', 'rounds', '', -0.6, -0.2);
const open = figure('seat', 'seat', '1', -0.04, 0.05);
const wins = figure('side', 'faction', 'Bastion', 0.02, 0.1);

describe('an answer', () => {
  test('says what is told apart, with its range, and how much of the wins is left open', () => {
    expect(answerOf([shorter, open], 100, names)).toBe(
      'Matches last 0.40 (0.20 to 0.60) rounds less. Nobody’s share of the wins changes by more than 5.0 points of a hundred. Nothing else that decides is told apart.',
    );
  });

  test('tells the surest first, and says nothing of wins where one is told apart', () => {
    expect(answerOf([wins, shorter, open], 100, names)).toBe(
      'Matches last 0.40 (0.20 to 0.60) rounds less; Bastion wins 6.0 (2.0 to 10.0) points of a hundred more. Nothing else that decides is told apart.',
    );
  });

  test('of nothing that is told apart says how much could still be hidden', () => {
    const length = figure('length', 'rounds', '', -0.1, 0.2);
    expect(answerOf([length, open], 100, names)).toBe(
      'After 100 matches under each nothing is told apart: the length changes by at most 0.20 rounds, nobody’s share of the wins by more than 5.0 points of a hundred.',
    );
  });

  test('of few matches says that they are few', () => {
    expect(answerOf([{ ...shorter, pairs: 5 }], 5, names)).toBe(
      'Too few matches to say anything: 5 so far, 24 are the least.',
    );
  });

  test('figures that are there to look at decide nothing', () => {
    const event = { ...figure('event', 'count', 'raid', 1, 2), main: false };
    expect(answerOf([event, open], 100, names)).toContain('nothing is told apart');
  });
});

describe('an answer to one question', () => {
  const recruit = figure('card', 'played', 'Recruit', -0.1, 0.4);
  const far = figure('side', 'faction', 'Bastion', 0.12, 0.3);

  test.each([
    [
      'strong',
      [wins, shorter],
      'Bastion wins 6.0 (2.0 to 10.0) points of a hundred more; somebody gains by it, and nobody more than 10 points of a hundred: not broken. 1 other figure below is told apart.',
    ],
    [
      'strong',
      [far],
      'Bastion wins 21.0 (12.0 to 30.0) points of a hundred more; that is more than 10 points of a hundred for certain: too strong, or too weak, for somebody.',
    ],
    ['strong', [open], 'Too strong for nobody, by what can be told.'],
    [
      'strong',
      [figure('seat', 'seat', '1', -0.2, 0.1)],
      'Somebody’s share of the wins may still change by up to 20.0 points of a hundred: more matches tell whether it stays below 10.',
    ],
    ['wins', [open, recruit], 'Nobody’s share of the wins changes by more than 5.0 points of a hundred.'],
    [
      'played',
      [recruit, shorter],
      'Recruit is played 0.65 times a match, 0.50 before, which may be chance (at most 0.40 apart). 1 other figure below is told apart.',
    ],
    [
      'played',
      [{ ...recruit, before: 0, after: 0 }],
      'Nobody plays Recruit: it is dead, or the bots are blind to it, which can be asked by force.',
    ],
    ['longer', [shorter], 'Matches last 0.40 (0.20 to 0.60) rounds less.'],
    [
      'longer',
      [figure('length', 'rounds', '', -0.1, 0.2)],
      'Matches last as long as before by what can be told, at most 0.20 rounds more or less.',
    ],
  ] as const)('%s', (asking, figures, sentence) => {
    expect(answerTo(asking, figures, 100, names)).toBe(sentence);
  });

  test('of too few matches says that, whatever was asked', () => {
    expect(answerTo('longer', [{ ...shorter, pairs: 5 }], 5, names)).toContain('Too few matches');
  });
});
