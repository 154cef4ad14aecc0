// The clocks of a match: what is charged, until when a seat has time, and that an outage costs nobody anything.

import type { Decision } from '@bridgefront/kernel';
import { describe, expect, test } from 'vitest';
import { deadline, noteQuestion, noteSeal, running, startClock } from '../src/index.ts';
import type { Outage } from '../src/index.ts';

const live = { kind: 'live', seconds: 60, bank: 30 } as const;
const asked = 100_000;

const asks = (seats: readonly number[], sealed: readonly number[] = []): Decision =>
  ({ ask: 'x', seats, sealed: [0, 1].map((seat) => sealed.includes(seat)) }) as unknown as Decision;
const away = (from: number, to: number): Outage => ({ from: asked + from, to: asked + to });

// An outage, told from when the question was asked; how much later the time is up by it; and how much of the first 90 s ran.
const outages: readonly (readonly [string, readonly Outage[], number, number])[] = [
  ['none', [], 0, 90_000],
  ['over before the question', [away(-20_000, -10_000)], 0, 90_000],
  ['two, both over before the question', [away(-20_000, -10_000), away(-9_000, -1_000)], 0, 90_000],
  ['over at the moment of the question', [away(-20_000, 0)], 0, 90_000],
  ['begun before the question', [away(-5_000, 10_000)], 10_000, 80_000],
  ['while the question is open', [away(20_000, 25_000)], 5_000, 85_000],
  ['begun as the time would be up', [away(90_000, 95_000)], 0, 90_000],
  ['begun just before', [away(89_999, 99_999)], 10_000, 89_999],
  ['begun after', [away(95_000, 99_000)], 0, 90_000],
  [
    'two, the second only in the time that the first gave',
    [away(0, 5_000), away(92_000, 93_000)],
    6_000,
    85_000,
  ],
];

describe('an outage', () => {
  test.each(outages)('%s', (_what, told, later, ran) => {
    const clock = startClock(live, 2, asked);
    expect(deadline(clock, live, asks([0]), 0, told)).toBe(asked + 90_000 + later);
    expect(running(asked, asked + 90_000, told)).toBe(ran);
  });

  test('longer than all the time there was leaves none, and not less than none', () => {
    expect(running(asked, asked + 5, [away(-50, 50)])).toBe(0);
    expect(running(asked + 5, asked, [])).toBe(0);
  });

  test('is not charged to the banks', () => {
    const clock = startClock(live, 2, asked);
    noteQuestion(clock, live, asks([0, 1]), asked + 80_000, [away(-5_000, 15_000)]);
    expect(clock.banks).toEqual([25_000, 25_000]);
  });
});

describe('a clock', () => {
  test('charges each seat for its own time, and nobody for less than a question has', () => {
    const clock = startClock(live, 2, asked);
    noteSeal(clock, 1, asked + 60_000);
    noteQuestion(clock, live, asks([0, 1]), asked + 75_000, []);
    expect(clock).toEqual({ asked: asked + 75_000, sealed: [null, null], banks: [15_000, 30_000] });
    noteQuestion(clock, live, asks([0]), asked + 75_000 + 99_000, []);
    expect(clock.banks).toEqual([0, 30_000]);
    noteSeal(clock, 1, asked + 75_000 + 99_000 + 60_001);
    noteQuestion(clock, live, asks([1]), asked + 999_000, []);
    expect(clock.banks).toEqual([0, 29_999]);
    noteQuestion(clock, live, null, asked + 999_000, []);
    expect(clock.banks).toEqual([0, 29_999]);
  });

  test('runs for who is asked and has not answered', () => {
    const clock = startClock(live, 2, asked);
    expect(deadline(clock, live, asks([0]), 1, [])).toBeNull();
    expect(deadline(clock, live, asks([0, 1], [1]), 1, [])).toBeNull();
    expect(deadline(clock, live, null, 0, [])).toBeNull();
    expect(deadline(clock, { kind: 'none' }, asks([0]), 0, [])).toBeNull();
  });

  test.each([
    [{ kind: 'mail', days: 1.5 }, 129_600_000, 0],
    [{ kind: 'mail', days: 0.000_01 }, 864, 0],
    [{ kind: 'live', seconds: 1, bank: 0 }, 1_000, 0],
    [live, 90_000, 30_000],
    [{ kind: 'none' }, null, 0],
  ] as const)('%j gives %j ms, with %i in the bank', (rule, length, bank) => {
    const clock = startClock(rule, 1, asked);
    expect(clock.banks).toEqual([bank]);
    expect(deadline(clock, rule, asks([0]), 0, [])).toBe(length === null ? null : asked + length);
  });
});
