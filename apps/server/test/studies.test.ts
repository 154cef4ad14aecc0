// Studies at the server: for who runs it alone, one at a time, taken up again after a restart, and read by everybody.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TestTime } from '@bridgefront/hosting/testing';
import type { Answer, StudyInfo, WireRefusal } from '@bridgefront/protocol';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startOwn } from '../src/server.ts';
import { memoryStore } from '../src/store/memory.ts';
import type { Player, PlayerNews, StartPlayer } from '../src/studies/player.ts';
import { playersFrom } from '../src/studies/player.ts';
import { Studies } from '../src/studies/studies.ts';
import { duel } from './duel.ts';
import type { AnyGame } from '@bridgefront/kernel';
import { testConfig } from './support.ts';

const log = pino({ level: 'silent' });
const script = new URL('../../cli/src/lab/study-process.ts', import.meta.url);
const study = {
  title: 'Longer <matches>?',
  game: 'twin-bridges',
  tables: [['greedy', 'greedy']],
  sets: 12,
  seeds: 'shared',
  variants: { changed: { cardChanges: 'squire.attack=3' } },
};

let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'studies-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Players without processes: a test says what they say, and when they end. */
class Hands {
  readonly acts: string[] = [];
  #told: (news: PlayerNews) => void = () => undefined;
  #over: (last: PlayerNews | null) => void = () => undefined;
  all = 100;

  readonly start: StartPlayer = (act, own, told): Player => {
    if (act === 'check') return { ended: Promise.resolve({ done: 0, all: this.all }), end: () => undefined };
    const { promise, resolve } = Promise.withResolvers<PlayerNews | null>();
    this.acts.push(readFileSync(join(own, 'study.json'), 'utf8').replace(/[^]*"title": "(.*?)"[^]*/, '$1'));
    [this.#told, this.#over] = [told, resolve];
    return { ended: promise, end: () => resolve(null) };
  };

  say(news: PlayerNews): void {
    this.#told(news);
  }

  end(last: PlayerNews | null): void {
    this.#over(last);
  }
}

function madeOf(made: StudyInfo | WireRefusal): StudyInfo {
  if ('code' in made) throw new Error(made.message);
  return made;
}

describe('one at a time', () => {
  let hands: Hands;
  let time: TestTime;
  beforeEach(() => {
    hands = new Hands();
    time = new TestTime();
  });
  const opened = async (): Promise<Studies> => {
    const studies = new Studies({ folder, start: hands.start, time, log });
    await studies.start();
    return studies;
  };
  const states = (studies: Studies): readonly string[] => studies.list().map(({ status }) => status);
  const two = async () => {
    const studies = await opened();
    const first = madeOf(await studies.make({ ...study, title: 'first' }));
    await time.advance(1);
    const second = madeOf(await studies.make({ ...study, title: 'second' }));
    return { studies, first, second };
  };

  test('the others wait, the longest first', async () => {
    const { studies, first } = await two();
    expect(states(studies)).toEqual(['waiting', 'playing']);
    hands.say({ done: 40, all: 100 });
    expect(studies.list()[1]).toMatchObject({ done: 40, all: 100 });
    hands.end({ finished: true });
    await vi.waitFor(() => expect(hands.acts).toEqual(['first', 'second']));
    expect(states(studies)).toEqual(['playing', 'finished']);
    expect(await studies.get(first.id)).toMatchObject({ info: { done: 100 }, found: null });
    await studies.stop();
  });

  test('one that is paused lets the next play, and goes on behind it', async () => {
    const { studies, first } = await two();
    await studies.pause(first.id);
    await vi.waitFor(() => expect(states(studies)).toEqual(['playing', 'paused']));
    expect(madeOf(await studies.resume(first.id)).status).toBe('waiting');
    hands.end({ finished: true });
    await vi.waitFor(() => expect(hands.acts).toEqual(['first', 'second', 'first']));
    await studies.stop();
  });

  test('one that is cancelled is over, and goes when it is cancelled again', async () => {
    const { studies, first } = await two();
    expect(await studies.cancel(first.id)).toEqual({ done: true });
    expect(await studies.pause(first.id)).toMatchObject({ message: 'The study is over.' });
    await studies.cancel(first.id);
    expect(await studies.get(first.id)).toMatchObject({ code: 'not-found' });
    expect(studies.list()).toHaveLength(1);
    await studies.stop();
  });

  test('after a restart the one that was played goes on before those that wait', async () => {
    const { studies } = await two();
    await studies.stop();
    const again = await opened();
    expect(hands.acts).toEqual(['first', 'first']);
    expect(states(again)).toEqual(['waiting', 'playing']);
    await again.stop();
  });

  test('one whose process dies has failed, says so, and can go on', async () => {
    const { studies, first } = await two();
    hands.end(null);
    await vi.waitFor(() => expect(states(studies)).toEqual(['playing', 'failed']));
    expect(studies.list()[1]?.problem).toMatch(/^Its process ended/);
    expect(madeOf(await studies.resume(first.id))).toMatchObject({ status: 'waiting', problem: null });
    await studies.stop();
  });

  test('one that asks for too much is refused, and leaves nothing', async () => {
    const studies = await opened();
    hands.all = 1_000_000;
    expect(await studies.make(study)).toMatchObject({
      message: 'The study asks for 1000000 matches; 200000 are the most that are played here.',
    });
    expect(studies.list()).toEqual([]);
    await studies.stop();
  });
});

describe('over HTTP', () => {
  const token = 'the token of the owner';
  const start = (ownerToken: string | null, studies: StartPlayer) =>
    startOwn(
      { ...testConfig, ownerToken, storage: 'sqlite', dataDir: folder },
      {
        games: new Map([[duel.name, duel as AnyGame]]),
        bots: [],
        standIn: 'random',
        worker: new URL('./worker.ts', import.meta.url),
        store: memoryStore(),
        studies,
        log,
      },
    );
  const sent = (headers: { [name: string]: string }, given: object = study) => ({
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ study: given }),
  });

  test('only who runs the server starts them, which the lab plays, also killed in the middle; everybody reads', async () => {
    const players = playersFrom(script, 0);
    let isFirst = true;
    // The first one is killed as soon as it has played anything.
    const killed: StartPlayer = (act, own, told) => {
      const player = players(act, own, (news) => {
        told(news);
        if (act !== 'play' || !isFirst || !('done' in news)) return;
        isFirst = false;
        player.end();
      });
      return player;
    };
    const server = await start(token, killed);
    try {
      const url = `${server.url}/api/studies`;
      const asked = async <T>(address: string, request: RequestInit = {}): Promise<T> =>
        (await (await fetch(address, request)).json()) as T;
      const owner = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      expect((await fetch(url, sent({}))).status).toBe(403);
      expect(await asked(url, sent({}))).toMatchObject({
        message: 'Studies are started by who runs the server: send OWNER_TOKEN as a bearer token.',
      });
      expect((await fetch(url, sent({ authorization: 'Bearer another one' }))).status).toBe(401);
      expect(await asked(url, sent(owner, { ...study, sets: 'many' }))).toMatchObject({
        message: expect.stringMatching(/^"sets" of the study is not as it should be/),
      });
      const { id, all } = await asked<StudyInfo>(url, sent(owner, { ...study, sets: 300 }));
      expect(all).toBe(600);
      const now = () => asked<Answer<'getStudy'>>(`${url}/${id}`);
      const isNow = (status: string) =>
        vi.waitFor(async () => expect((await now()).info.status).toBe(status), 110_000);
      await isNow('failed');
      expect((await now()).info.done).toBeLessThan(all);
      await fetch(`${url}/${id}/resume`, { method: 'POST', headers: owner, body: '{}' });
      await isNow('finished');
      expect((await now()).found).toMatchObject({ pairs: 300, rules: 'changed' });
      // A head, and each match once: what was played before was kept.
      const facts = readFileSync(join(folder, 'studies', id, 'facts.ndjson'), 'utf8')
        .trim()
        .split('\n');
      expect(facts).toHaveLength(1 + all);
      const report = await fetch(`${url}/${id}/report.html`);
      expect(report.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
      expect(await report.text()).toContain('Longer &lt;matches&gt;?');
      expect(await asked(url, { headers: owner })).toMatchObject({ may: true });
      expect(await asked(url)).toMatchObject({ may: false, studies: [{ id }] });
      expect((await fetch(`${url}/${id}`, { method: 'DELETE' })).status).not.toBe(200);
      expect(await asked(`${url}/${id}`, { method: 'DELETE', headers: owner })).toEqual({ done: true });
    } finally {
      await server.stop();
    }
  });

  test('a server without a token of its owner has none', async () => {
    const server = await start(null, playersFrom(script));
    try {
      const answer = await fetch(`${server.url}/api/studies`, sent({ authorization: `Bearer ${token}` }));
      expect(answer.status).toBe(401);
      expect(await (await fetch(`${server.url}/api/studies`)).json()).toEqual({ studies: [], may: false });
    } finally {
      await server.stop();
    }
  });
});
