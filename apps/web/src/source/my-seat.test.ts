import type { MatchInfo } from '@bridgefront/protocol';
import { expect, test } from 'vitest';
import { lessonId, newHereId } from '../local/ids.ts';
import { isAlone, mayBeAdvised } from './my-seat.ts';

type Sitter = Partial<MatchInfo['seats'][number]>;

const table = (...others: readonly Sitter[]): MatchInfo =>
  ({
    id: 'm'.repeat(22),
    seats: [{ seat: 0, kind: 'human', mine: true }, ...others.map((one, at) => ({ seat: at + 1, ...one }))],
  }) as never;

const bot: Sitter = { kind: 'bot', mine: false };
const away: Sitter = { kind: 'human', mine: false, standIn: 'veteran' };
const gone: Sitter = { ...away, left: true };

test.each<[string, MatchInfo, boolean]>([
  ['bots', table(bot, bot), true],
  ['a person', table(bot, { ...away, standIn: null }), false],
  ['a person who is away and may come back', table(bot, away), false],
  ['a person who left for good', table(bot, gone), true],
  ['one who left and one who is away', table(gone, away), false],
])('who is alone: beside %s', (_with, info, alone) => {
  expect(isAlone(info)).toBe(alone);
});

test('who left, or has no seat, is not alone', () => {
  const left = table({ kind: 'human', mine: false });
  expect(
    isAlone({ ...left, seats: left.seats.map((one) => (one.mine ? { ...one, left: true } : one)) }),
  ).toBe(false);
  expect(isAlone({ ...left, seats: left.seats.map((one) => ({ ...one, mine: false })) })).toBe(false);
});

test('advice is given beside bots, and not where a figure is at stake or something is to be found', () => {
  expect(mayBeAdvised(table(bot))).toBe(true);
  expect(mayBeAdvised(table(away))).toBe(false);
  expect(mayBeAdvised({ ...table(bot), rated: true })).toBe(false);
  expect(mayBeAdvised({ ...table(bot), id: lessonId(newHereId()) })).toBe(false);
});
