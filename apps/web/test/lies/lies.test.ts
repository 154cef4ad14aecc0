// A lying server as partner: every lie is harmless, so that the page ends with the true state, or named; none is called fair.

import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { game } from '@bridgefront/game-twin-bridges';
import type { AnyGame } from '@bridgefront/kernel';
import { recognize } from '../../src/source/session.ts';
import { startServer } from '../support/server.ts';
import type { RunningServer } from '../support/server.ts';
import { visit } from '../support/table.ts';
import { allKinds, lieOf } from './lies.ts';
import { openLiar } from './liar.ts';
import type { Verdict } from './honest.ts';
import { playUnder } from './victim.ts';
import type { Place } from './victim.ts';

// All of them by `npm run lies`; one of every second kind with the other tests.
const wholeCount = 500;
const count = Number(process.env['LIES'] ?? 12);
const step = process.env['LIES'] === undefined ? 2 : 1;
const from = Number(process.env['LIES_FROM'] ?? 0);

let server: RunningServer;
let place: Place;
const stored = new Map<string, string>();
// A planted fault: a page that keeps no notes of what it was shown.
let forgetful = false;

// What the page's code needs of a browser, at the liar's address and as Ada.
function asBrowser(url: string, token: string): void {
  const { fetch } = globalThis;
  Object.assign(globalThis, {
    localStorage: {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) =>
        void (forgetful && name.startsWith('shown.') ? null : stored.set(name, value)),
      removeItem: (name: string) => void stored.delete(name),
    },
    fetch: (asked: string | URL | Request, init: RequestInit = {}) =>
      typeof asked === 'string' && asked.startsWith('/')
        ? fetch(`${url}${asked}`, {
            ...init,
            headers: { ...(init.headers as object), authorization: `Bearer ${token}` },
          })
        : fetch(asked, init),
  });
}

beforeAll(async () => {
  server = await startServer(import.meta.dirname, { ANSWER_BEAT: '0', WINDOW_BEAT: '0' });
  const [ada, ben] = [await visit(server.url, 'Ada'), await visit(server.url, 'Ben')];
  place = { truth: server.url, liar: await openLiar(server.url), ada, ben, game: game as AnyGame };
  asBrowser(place.liar.url, ada.token);
  await recognize();
}, 120_000);

afterAll(async () => {
  await place.liar.close();
  await server.stop();
});

const verdicts: Verdict[] = [];

test(
  `of ${count} lies none is believed without a word, or called fair`,
  { timeout: wholeCount * 20_000 },
  async () => {
    for (let seed = from; seed < from + count * step; seed += step) {
      const verdict = await playUnder(lieOf(seed), seed, place).catch((error: unknown): Verdict => {
        const { kind, told } = lieOf(seed);
        return { seed, kind, end: 'bad', told, said: [], why: String((error as Error).stack) };
      });
      verdicts.push(verdict);
      if (process.env['LIES_LOG'] !== undefined)
        writeFileSync(process.env['LIES_LOG'], verdicts.map((one) => JSON.stringify(one)).join('\n'));
    }
    const ends = Object.entries(Object.groupBy(verdicts, ({ end }) => end)).map(
      ([end, all]) => `${all.length} ${end}`,
    );
    console.log(`${verdicts.length} lies: ${ends.join(', ')}`);
    expect(verdicts.filter(({ end }) => end === 'bad')).toEqual([]);
  },
);

test('a page that would believe another result is caught', async () => {
  forgetful = true;
  const verdict = await playUnder(lieOf(allKinds.indexOf('outcome')), 0, place);
  forgetful = false;
  expect(verdict).toMatchObject({ end: 'bad', kind: 'outcome', said: [] });
});
