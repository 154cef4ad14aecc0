// What a match in memory holds of its past: changes and reports as bytes, answers to messages that are repeated.

import { Answers } from '@bridgefront/hosting';
import type { Report } from '@bridgefront/kernel';
import { expect, test } from 'vitest';
import { KeptChanges } from '../src/match/kept-changes.ts';
import { KeptReports } from '../src/match/kept-reports.ts';

const report = (at: number): Report => ({
  face: { tell: 'step', at },
  faces: { 1: { tell: 'step', own: at } },
});

test('reports come back whole and in order, packed or not, with earlier ones before them', () => {
  const kept = new KeptReports();
  const all = Array.from({ length: 1000 }, (_, at) => report(at));
  for (let at = 100; at < all.length; at += 7) {
    if (at === 450) kept.prepend(all.slice(0, 100));
    kept.add(all.slice(at, at + 7));
    expect(kept.all()).toEqual(all.slice(at < 450 ? 100 : 0, at + 7));
  }
});

test('a repeated message gets the first answer, the usual one or another, until it is forgotten', async () => {
  const answers = new Answers<string>(2, 'yes', (answer) => answer === 'yes');
  const yes = Promise.resolve('yes');
  answers.keep('1', 'a', yes);
  answers.keep('2', 'b', Promise.resolve('no'));
  await yes;
  expect(await answers.find('1', 'a')).toBe('yes');
  expect(await answers.find('2', 'b')).toBe('no');
  expect(answers.find('2', 'c')).toBe('other');
  answers.keepUsual('3', 'c');
  expect(answers.find('1', 'a')).toBeUndefined();
  expect(await answers.find('3', 'c')).toBe('yes');
});

test('changes come back letter by letter as long as they are kept; of too many only the latest are', () => {
  const kept = new KeptChanges();
  expect(kept.since(0, 0)).toEqual([]);
  const changes = Array.from({ length: 400 }, (_, at) => ({
    number: at + 1,
    text: `${at + 1}: ${'für ☃ '.repeat((at * 7) % 60)}`,
  }));
  for (const [at, change] of changes.entries()) {
    kept.add(change);
    const last = at + 1;
    for (const from of [at, at - 2, at - 4].filter((number) => number >= 0))
      expect(kept.since(from, last)).toEqual(changes.slice(from, last));
    expect(kept.since(last + 1, last)).toBeNull();
    // Everything came to more than is kept.
    if (last === 400) expect(kept.since(0, last)).toBeNull();
  }
});

test('a change that is larger than all that is kept makes readers take the whole, and later ones are kept again', () => {
  const kept = new KeptChanges();
  kept.add({ number: 1, text: 'one' });
  kept.add({ number: 2, text: 'two '.repeat(5000) });
  kept.add({ number: 3, text: 'three' });
  expect(kept.since(0, 3)).toBeNull();
  expect(kept.since(1, 3)).toBeNull();
  expect(kept.since(2, 3)).toEqual([{ number: 3, text: 'three' }]);
});
