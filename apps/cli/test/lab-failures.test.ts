// What `lab` says where it cannot go on: folders that cannot be made or written, and bots that fail.

import { existsSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { runStudy } from '@bridgefront/lab/run.ts';
import { readStudy } from '@bridgefront/lab/study.ts';
import { exitCodes } from '@bridgefront/terminal/failure.ts';
import { failingWorld } from './failing-door.ts';
import { Folder, run } from './run.ts';

const folder = new Folder();
afterAll(() => folder.remove());

const study = { title: 'Small', game: 'castles', tables: [['random', 'random']], sets: 2 };
const studyFile = folder.write('study.json', study);
const plainFile = folder.write('plain', 'no folder');

describe('a folder that cannot be one', () => {
  const proc = existsSync('/proc/self') ? ['/proc/study', '/proc/study/deeper', '/proc'] : [];
  const places = [...proc, `${plainFile}/study`, `${plainFile}/study/deeper`, plainFile];

  test.each([...places.map((place) => ['run', place]), ['sweep --set handLimit=4', `${plainFile}/study`]])(
    'lab %s --out %s is refused in a sentence, at once',
    async (words, place) => {
      const last = Date.now() + 60_000;
      const [command, ...more] = words.split(' ');
      const refused = await run(['lab', command, studyFile, ...more, '--out', place], {
        killWhen: () => Date.now() > last,
      });
      expect(refused).toMatchObject({ code: exitCodes.usage, out: '' });
      expect(refused.err).toContain(place);
      expect(refused.err.trim().split('\n')).toHaveLength(1);
    },
  );

  test('folders within folders are made', async () => {
    const out = folder.at('one/in/another');
    expect((await run(['lab', 'run', studyFile, '--out', out])).code).toBe(exitCodes.ok);
    expect(existsSync(`${out}/matches.parquet`)).toBe(true);
  });
});

describe('a bot that fails', () => {
  const failing = readStudy({ ...study, tables: [['random', 'failing']], sets: 12 });

  test.each([1, 2])('ends the run of %d workers with the command that shows it', async (workers) => {
    const out = folder.at(`failing-${workers}`);
    const door = new URL('failing-door.ts', import.meta.url);
    const ended = runStudy(failingWorld, failing, { folder: out, workers, door });
    await expect(ended).rejects.toMatchObject({
      exitCode: exitCodes.failed,
      message: expect.stringMatching(
        /^A match went wrong: no idea among three\. See: npx bridgefront play castles --seats \w+,\w+ --seating as-taken --seed 1\/0\/\d+$/,
      ),
    });
    // What was played before stays, and no tables claim to be whole.
    expect(readFileSync(`${out}/facts.ndjson`, 'utf8')).toMatch(/^\{"file":"lab-facts".*\n/);
    expect(existsSync(`${out}/matches.parquet`)).toBe(false);
  });
});
