// What the page notes at reveals, and what it says when a server shows less than it has shown before.

import { beforeEach, expect, test } from 'vitest';
import type { MatchInfo } from '@bridgefront/protocol';
import type { MatchRecord } from '@bridgefront/kernel';
import { fairRecord, otherVersion } from '../../../../scripts/fair-records.ts';
import { games } from '../../../server/src/games.ts';
import { checkDice, checkSigned, hasKept, keepReveal } from './dice.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
    },
  });
});

const note = { commitment: 'seal', entropy: 'mine', place: 0 };

test('a table that shows fewer choices than before was set back, by so many, and that is said once', () => {
  kept.set('dice.m', JSON.stringify(note));
  expect(keepReveal('m', { link: 'a', acts: 30 })).toBe(0);
  expect(keepReveal('m', { link: 'a', acts: 30 })).toBe(0);
  expect(keepReveal('m', { link: 'b', acts: 18 })).toBe(12);
  expect(keepReveal('m', { link: 'b', acts: 18 })).toBe(0);
  expect(keepReveal('m', { link: 'c', acts: 40 })).toBe(0);
});

test('at the end the page still says so, whatever else the record proves', async () => {
  kept.set('dice.m', JSON.stringify(note));
  keepReveal('m', { link: 'a', acts: 30 });
  keepReveal('m', { link: 'b', acts: 18 });
  const info = { id: 'm', commitment: 'seal' } as MatchInfo;
  const record = { game: 'g', rules: 'r', options: {}, seats: [], seed: 's', choices: [] } as MatchRecord;
  const bad = (await checkDice(info, record)).filter(({ kind }) => kind === 'bad').map(({ text }) => text);
  expect(bad.join(' ')).toContain('set back by 12 choices');
});

test('who does not play keeps nothing', () => {
  expect(keepReveal('m', { link: 'a', acts: 30 })).toBe(0);
  expect(hasKept('m')).toBe(false);
});

test('a record that is another one than the server has signed before is named, and what proves it is kept', async () => {
  const [game] = games.values();
  const record = fairRecord(game, game.seats.min, 'm');
  const [start, link] = ['start', 'link'].map((kind) =>
    record.fairness.signed?.find(({ by, text }) => by === 'server' && text.startsWith(`["${kind}"`)),
  );
  kept.set('dice.m', JSON.stringify({ ...note, start: { round: 1, digest: '', signed: start } }));
  const acts = record.choices.length;
  const hash = record.fairness.chain ?? '';
  keepReveal('m', { link: hash, acts, signed: { acts, link: hash, signature: link?.signature ?? '' } });
  const info = { id: 'm', commitment: record.fairness.commitment } as MatchInfo;
  expect((await checkSigned(info, record)).findings.map(({ kind }) => kind)).toEqual(['good', 'good']);
  const { findings, signed } = await checkSigned(info, otherVersion(record));
  expect(findings.map(({ text }) => text).join(' ')).toContain('The server signed two versions');
  expect(signed.filter(({ text }) => text.startsWith('["link"'))).toHaveLength(2);
});
