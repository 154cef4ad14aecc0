// What the page notes at reveals, and what it says when a server shows less than it has shown before.

import { beforeEach, expect, test } from 'vitest';
import type { MatchInfo } from '@bridgefront/protocol';
import { digest, linksOf, linkText, startText } from '@bridgefront/kernel';
import type { MatchRecord } from '@bridgefront/kernel';
import { checkDice, checkSigned } from './check-record.ts';
import { hasKept, keepReveal } from './kept-start.ts';

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
  const bad = checkDice(info, record)
    .filter(({ kind }) => kind === 'bad')
    .map(({ text }) => text);
  expect(bad.join(' ')).toContain('set back by 12 choices');
});

test('who does not play keeps nothing', () => {
  expect(keepReveal('m', { link: 'a', acts: 30 })).toBe(0);
  expect(hasKept('m')).toBe(false);
});

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

test('a record that is another one than the server has signed before is named, and what proves it is kept', async () => {
  const { publicKey, privateKey } = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify']);
  const key = hex(await crypto.subtle.exportKey('raw', publicKey));
  const sign = async (text: string): Promise<string> =>
    hex(await crypto.subtle.sign('Ed25519', privateKey, new TextEncoder().encode(text)));
  const start = { match: 'm', round: 1, digest: digest('start') };
  const agreed = startText({ ...start, server: key, keys: [], game: 'g', rules: 'r', options: {} });
  const signedStart = { key, text: agreed, signature: await sign(agreed) };
  kept.set('dice.m', JSON.stringify({ ...note, start: { ...start, signed: signedStart } }));
  const recordOf = async (choices: readonly string[]) => {
    const chain = linksOf('secret', choices)[choices.length];
    const text = linkText('m', choices.length, chain);
    const end = { key, text, signature: await sign(text) };
    const signed = [signedStart, end].map((one) => ({ by: 'server' as const, ...one }));
    const fairness = { commitment: '', secret: 'secret', contributions: [], start, chain, signed };
    const record = { game: 'g', rules: 'r', options: {}, seats: [], seed: 's', choices, fairness };
    return { record, shown: { link: chain, acts: choices.length, signature: end.signature } };
  };
  const [played, other] = [await recordOf(['0 a', '1 b']), await recordOf(['0 a', '1 c'])];
  keepReveal('m', { ...played.shown, signed: played.shown });
  const info = { id: 'm', commitment: 'seal' } as MatchInfo;
  expect((await checkSigned(info, played.record)).findings.map(({ kind }) => kind)).toEqual(['good', 'good']);
  const { findings, signed } = await checkSigned(info, other.record);
  expect(findings.map(({ text }) => text).join(' ')).toContain(
    `The server, whose key is ${key}, signed two versions`,
  );
  expect(signed.filter(({ text }) => text.startsWith('["link"'))).toHaveLength(2);
});
