// Windows at the server: answers on the beat, whoever gives them, and answers that a seat gave beforehand.

import type { AnyGame } from '@bridgefront/kernel';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { snareGame } from '@bridgefront/kernel/toys/snare';
import type { Server } from '../src/server.ts';
import { memoryStore } from '../src/store/memory.ts';
import { Client, startMatch, testServer, TestTime } from './support.ts';
import type { Live } from './support.ts';

const games = [snareGame as AnyGame];
const beat = 1000;
let time: TestTime;
let server: Server;
let store = memoryStore();

async function open(): Promise<Server> {
  return testServer({ time, games, store, config: { windowBeat: beat } });
}

beforeEach(async () => {
  time = new TestTime();
  store = memoryStore();
  server = await open();
});
afterEach(() => server.stop());

interface Seated {
  readonly person: Client;
  readonly live: Live;
  readonly seat: number;
}

// Two people at a table, seat 0 about to stride on.
async function two(): Promise<{ match: string; ann: Seated; ben: Seated }> {
  const people = await Promise.all(['Ann', 'Ben'].map((name) => Client.enter(server, name)));
  const match = await startMatch(people, { game: 'snare' });
  const [ann, ben] = await Promise.all(
    people.map(async (person, seat) => {
      const live = await person.connect();
      await live.subscribe(match, seat);
      await live.until(() => live.mirror(match, seat));
      return { person, live, seat };
    }),
  );
  return { match, ann, ben };
}

const askedOf = (match: string, { live, seat }: Seated): string | null =>
  (live.mirror(match, seat)?.document.view['decision'] as { ask: string } | null)?.ask ?? null;
const asks = (match: string, seated: Seated, ask: string): Promise<true> =>
  seated.live.until(() => askedOf(match, seated) === ask || null, ask);
const standingOf = (match: string, { live, seat }: Seated): unknown =>
  live.mirror(match, seat)?.document.host['standing'];
const keep = (match: string, { person }: Seated, ...answers: readonly object[]) =>
  person.call('POST', `/matches/${match}/standing`, { answers });
const question = (match: string): number => server.services.hosts.loaded(match)?.play.question ?? 0;

// How long it takes until the open question is answered, in steps of a tenth of a beat.
async function answeredAfter(match: string): Promise<number> {
  const [now, begun] = [question(match), time.now()];
  for (let step = 0; step < 40 && question(match) === now; step++) await time.advance(beat / 10);
  return time.now() - begun;
}

describe('an answer to a window leaves on the beat', () => {
  test.each([
    { who: 'who answers at once', thinks: 0, leaves: beat },
    { who: 'who thinks a little', thinks: 700, leaves: beat },
    { who: 'who thinks longer than a beat', thinks: 1300, leaves: 2 * beat },
  ])('of a person $who', async ({ thinks, leaves }) => {
    const { match, ann, ben } = await two();
    await ann.live.choose(match, 0, 'go');
    await asks(match, ben, 'snare');
    await time.advance(thinks);
    const passing = ben.live.choose(match, 1, 'pass');
    await ben.live.send({ type: 'ping' });
    expect(askedOf(match, ann)).toBe('snare');
    expect(thinks + (await answeredAfter(match))).toBe(leaves);
    expect((await passing).type).toBe('accepted');
  });

  test('of a bot, whether it could react or not', async () => {
    const ann = await Client.enter(server, 'Ann');
    const match = await startMatch([ann], { game: 'snare', bots: ['greedy'] });
    const live = await ann.connect();
    await live.subscribe(match, 0);
    await live.until(() => live.mirror(match, 0));
    await live.choose(match, 0, 'go');
    await expect.poll(() => server.services.thinking, { timeout: 30_000 }).toBe(0);
    expect(await answeredAfter(match)).toBe(beat);
  });

  test('and what is wrong is refused at once', async () => {
    const { match, ann, ben } = await two();
    await ann.live.choose(match, 0, 'go');
    await asks(match, ben, 'snare');
    expect(await ben.live.choose(match, 1, 'dance')).toMatchObject({ code: 'illegal-choice' });
    expect(await ann.live.choose(match, 0, 'pass')).toMatchObject({ code: 'not-asked' });
  });

  test('and an ordinary question is answered at once', async () => {
    const { match, ann } = await two();
    expect((await ann.live.choose(match, 0, 'longer')).type).toBe('accepted');
  });
});

describe('a standing answer', () => {
  const passing = { ask: 'snare', where: {}, choices: [], until: 'turn' };

  test('passes on the beat, as a person would, and is shown to its seat alone', async () => {
    const { match, ann, ben } = await two();
    const before = ann.live.frames.length;
    expect((await keep(match, ben, passing)).body).toEqual({ done: true });
    await ben.live.until(() => standingOf(match, ben) !== undefined, 'the own standing answer');
    expect(standingOf(match, ben)).toEqual([passing]);
    await ann.live.send({ type: 'ping' });
    expect(ann.live.frames.slice(before).filter((frame) => !frame.includes('pong'))).toEqual([]);
    expect(await ann.person.get(`/matches/${match}/view?seat=0`)).not.toHaveProperty(
      'document.host.standing',
    );
    await ann.live.choose(match, 0, 'go');
    expect(await answeredAfter(match)).toBe(beat);
    await asks(match, ben, 'act');
  });

  test('for one turn is gone in the next', async () => {
    const { match, ann, ben } = await two();
    await keep(match, ben, passing);
    await ann.live.choose(match, 0, 'go');
    await answeredAfter(match);
    await asks(match, ben, 'act');
    await ben.live.until(() => standingOf(match, ben) === undefined, 'no standing answer');
    expect(server.services.hosts.loaded(match)?.table.seats[1].standing).toEqual([]);
  });

  test('is withdrawn by giving none', async () => {
    const { match, ann, ben } = await two();
    await keep(match, ben, { ...passing, until: 'match' });
    await keep(match, ben);
    await ann.live.choose(match, 0, 'go');
    await asks(match, ben, 'snare');
    await time.advance(5 * beat);
    expect(askedOf(match, ben)).toBe('snare');
  });

  test('given while the window is open answers it', async () => {
    const { match, ann, ben } = await two();
    await ann.live.choose(match, 0, 'go');
    await asks(match, ben, 'snare');
    await keep(match, ben, { ...passing, ask: null, until: 'match' });
    expect(await answeredAfter(match)).toBe(beat);
  });

  test('outlives a restart of the server', async () => {
    const { match, ann, ben } = await two();
    await keep(match, ben, { ...passing, until: 'match' });
    await server.stop();
    server = await open();
    const [annAgain, benAgain] = [ann.person.at(server), ben.person.at(server)];
    const live = await annAgain.connect();
    await live.subscribe(match, 0);
    await live.until(() => live.mirror(match, 0));
    expect(await benAgain.get(`/matches/${match}/view?seat=1`)).toHaveProperty('document.host.standing');
    await live.choose(match, 0, 'go');
    expect(await answeredAfter(match)).toBe(beat);
  });

  test('to what is forced alone is kept and shown to its seat, and leaves on one of four beats', async () => {
    const { match, ann, ben } = await two();
    const forced = { ask: null, where: {}, choices: [], until: 'match', forced: true };
    await keep(match, ben, forced);
    await ben.live.until(() => standingOf(match, ben) !== undefined, 'the own standing answer');
    expect(standingOf(match, ben)).toEqual([forced]);
    const { state } = server.services.hosts.loaded(match)?.play.match ?? {};
    (state as { hands: string[][] }).hands[1] = ['stone'];
    await ann.live.choose(match, 0, 'go');
    const beats = (await answeredAfter(match)) / beat;
    expect([1, 2, 3, 4]).toContain(beats);
    await asks(match, ben, 'act');
  });

  test('is refused where there is no such window, and to who has no seat', async () => {
    const { match, ann } = await two();
    const { body } = await keep(match, ann, { ...passing, ask: 'act' });
    expect(body).toEqual({
      code: 'bad-message',
      message: '"act" cannot be answered beforehand in this game; there is snare, parry.',
    });
    const eve = { ...ann, person: await Client.enter(server, 'Eve') };
    expect((await keep(match, eve, passing)).body).toMatchObject({ code: 'not-yours' });
  });
});
