// Records and evidence at the command line: what they prove, of whom, and that two of them contradict each other.

import { afterAll, expect, test } from 'vitest';
import { games } from '../apps/server/src/games.ts';
import { fairRecord, forgeries, otherVersion } from './fair-records.ts';
import { seedRandom } from '@bridgefront/kernel';
import { Folder, run } from '../apps/cli/test/run.ts';

const folder = new Folder();
afterAll(() => folder.remove());

const [game] = games.values();
const record = fairRecord(game, game.seats.min, 'at the command line');
const file = folder.write('mine.json', record);

test('one plain sentence says what is proven and by whom', async () => {
  const { code, out } = await run(['verify', file]);
  expect(out).toMatch(/✓ the server, place 0 and place 1 signed all that was played, \d+ acts/);
  expect(out).toMatch(/✓ All \d+ numbers that were drawn, shuffles too, are those of the seed/);
  expect(code).toBe(0);
  expect((await run(['replay', file])).out).toMatch(/signed all that was played/);
});

test('two contradicting records are evidence, each good by itself', async () => {
  const { code, out } = await run(['verify', file, folder.write('theirs.json', otherVersion(record))]);
  expect(code).toBe(1);
  expect(out.match(/✗/g)).toHaveLength(1);
  const key = record.fairness.signed?.find(({ by }) => by === 'server')?.key ?? '';
  expect(out.replace(/\s+/g, ' ')).toMatch(
    new RegExp(
      `✗ The server, whose key is ${key}, signed two versions of what had been played after \\d+ acts`,
    ),
  );
});

test('evidence that a page has saved is held against a record', async () => {
  const { signed = [] } = otherVersion(record).fairness;
  const evidence = folder.write('evidence.json', { match: record.fairness.start?.match, signed });
  const { code, out } = await run(['verify', file, evidence]);
  expect(code).toBe(1);
  expect(out.replace(/\s+/g, ' ')).toMatch(/✗ The server, whose key is \w{64}, signed two versions/);
});

test('two versions of which one is forged are evidence of nothing, and of nobody', async () => {
  const { signed = [] } = otherVersion(record).fairness;
  const forged = signed.map((one) => ({
    ...one,
    signature: one.signature.replace(/./, (x) => (x === '0' ? '1' : '0')),
  }));
  const evidence = folder.write('forgery.json', { match: record.fairness.start?.match, signed: forged });
  const { code, out } = await run(['verify', file, evidence]);
  expect(code).toBe(1);
  expect(out).toContain('A signature is not that of its key: this is evidence of nothing.');
  expect(out).not.toContain('two versions');
});

test('a signature that is none, and a record that nobody signed, are said', async () => {
  const forged = forgeries['a signature was altered'](record, seedRandom('forged'));
  expect((await run(['verify', folder.write('forged.json', forged)])).out).toMatch(
    /✗ A signature is not that of/,
  );
  const bare = { ...record, fairness: { ...record.fairness, signed: [] } };
  expect((await run(['verify', folder.write('bare.json', bare)])).out).toMatch(/! Nobody signed it/);
});
