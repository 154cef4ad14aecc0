// Clocks that jump while people play against a deadline: nobody's time runs out by it, nobody is stopped by it.

import { afterEach, expect, test } from 'vitest';
import { replay, seedRandom, randomInt, viewOf } from '@bridgefront/kernel';
import type { MatchRecord } from '@bridgefront/kernel';
import type { Server } from '../../src/server.ts';
import type { Time } from '../../src/time.ts';
import { duel } from '../duel.ts';
import { Client, startMatch, testServer, TestTime } from '../support.ts';
import type { Live } from '../support.ts';
import { sleep } from './table.ts';

const second = 1000;
const hour = 3600 * second;
const clock = { kind: 'live', seconds: 30, bank: 10 };

// As on a machine: what the clock shows may jump, but timers count the time that really passes.
class JumpingTime implements Time {
  readonly #steady = new TestTime();
  #ahead = 0;

  now(): number {
    return this.#steady.now() + this.#ahead;
  }

  ran(): number {
    return performance.now();
  }

  after(milliseconds: number, wake: () => void): () => void {
    return this.#steady.after(milliseconds, wake);
  }

  soon(act: () => void): void {
    this.#steady.soon(act);
  }

  advance(milliseconds: number): Promise<void> {
    return this.#steady.advance(milliseconds);
  }

  onGap(told: (from: number, to: number) => void): () => void {
    return this.#steady.onGap(told);
  }

  jump(milliseconds: number): void {
    const from = this.now();
    this.#ahead += milliseconds;
    if (milliseconds > 0) this.#steady.gap(from, this.now());
  }
}

let server: Server;
afterEach(() => server.stop());

async function sitDown(time: JumpingTime, log: string[]) {
  server = await testServer({ time, log });
  const people = await Promise.all(['Ann', 'Ben'].map((name) => Client.enter(server, name)));
  const match = await startMatch(people, { clock, options: { rounds: 8 } });
  const lives: Live[] = [];
  for (const [seat, person] of people.entries()) {
    const live = await person.connect();
    await live.subscribe(match, seat);
    lives.push(live);
  }
  return { people, match, lives };
}

function dueIn(live: Live, match: string, seat: number, time: JumpingTime): number {
  const shown = live.mirror(match, seat)?.document.host['clock'] as unknown as { deadlines: number[] };
  return shown.deadlines[seat] - time.now();
}

test('forward by two hours: nobody is late, and the deadlines say so', async () => {
  const time = new JumpingTime();
  const log: string[] = [];
  const { match, lives } = await sitDown(time, log);
  await time.advance(10 * second);
  time.jump(2 * hour);
  await time.advance(6 * second);
  expect(await server.services.store.events(match, 0)).toEqual([]);
  expect(log.join('\n')).toContain('deadlines extended by the time the server was away');
  // The next change brings the new deadline; at most the time that really passed is gone.
  await lives[0].choose(match, 0, lives[0].asked(match, 0)?.mine?.choices[0] ?? '');
  expect(dueIn(lives[0], match, 0, time)).toBeGreaterThan(40 * second - 17 * second);
  expect(dueIn(lives[0], match, 0, time)).toBeLessThanOrEqual(40 * second);
});

test('back by two hours: play goes on, nobody is late, and the log says so', async () => {
  const time = new JumpingTime();
  const log: string[] = [];
  const { match, lives } = await sitDown(time, log);
  await time.advance(10 * second);
  time.jump(-2 * hour);
  await time.advance(20 * second);
  await Promise.all(lives.map((live, seat) => live.playOut(match, seat)));
  const events = await server.services.store.events(match, 0);
  expect(events.every(({ by }) => by === 'seat')).toBe(true);
  expect(log.join('\n')).toContain('the clock was set back');
});

test('to and fro through a whole match: every choice is a choice of its player', async () => {
  const time = new JumpingTime();
  const { people, match, lives } = await sitDown(time, []);
  const random = seedRandom('to and fro');
  const playing = { on: true };
  const jumping = (async () => {
    while (playing.on) {
      time.jump((randomInt(random, 2) === 0 ? -1 : 1) * (60 + randomInt(random, 7200)) * second);
      await time.advance(randomInt(random, 3) * second);
      await sleep(3);
    }
  })();
  await Promise.all(lives.map((live, seat) => live.playOut(match, seat)));
  playing.on = false;
  await jumping;
  const events = await server.services.store.events(match, 0);
  expect(events.every(({ by }) => by === 'seat')).toBe(true);
  const replayed = replay(duel, await people[0].get<MatchRecord>(`/matches/${match}/record`));
  for (const [seat, live] of lives.entries())
    expect(live.mirror(match, seat)?.document.view).toEqual(viewOf(replayed.engine, replayed.match, seat));
});

test('a line on which nobody answers is given up; the others stay', async () => {
  const time = new JumpingTime();
  const log: string[] = [];
  const { match, lives } = await sitDown(time, log);
  lives[1].socket.pause();
  for (let minute = 0; minute < 2; minute++) {
    await time.advance(30 * second);
    await sleep(100);
  }
  expect(log.join('\n')).toContain('silent');
  expect(server.services.connections).toBe(1);
  expect(lives[0].mirror(match, 0)?.document.host.status).toBe('live');
  lives[1].close();
});
