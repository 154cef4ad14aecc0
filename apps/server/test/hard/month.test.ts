// A match by mail through a month in which the machine's clock is set to summer time and back, repeats a second, and is
// corrected by NTP: nobody is called late by it, and who says nothing is waited for exactly as long as promised.

import { expect, test } from 'vitest';
import { randomInt, seedRandom } from '@bridgefront/kernel';
import type { Time } from '../../src/time.ts';
import { steady } from '../../src/time.ts';
import { Client, startMatch, testServer, TestTime } from '../support.ts';

const second = 1000;
const hour = 3600 * second;
const day = 24 * hour;
const days = 2;
const monthLong = 31;

// The server's own reading of a clock on the wall that is set while timers count what really passes.
class WallTime implements Time {
  readonly real = new TestTime();
  readonly #start = this.real.now();
  #set = 0;
  readonly now = steady(
    () => this.real.now() + this.#set,
    () => this.real.now() - this.#start,
  );

  ran(): number {
    return performance.now();
  }

  after(milliseconds: number, wake: () => void): () => void {
    return this.real.after(milliseconds, wake);
  }

  soon(act: () => void): void {
    this.real.soon(act);
  }

  onGap(told: (from: number, to: number) => void): () => void {
    return this.real.onGap(told);
  }

  set(milliseconds: number): void {
    const from = this.now();
    this.#set += milliseconds;
    if (this.now() >= from + second) this.real.gap(from, this.now());
  }
}

/** How the clock is set, by the day on which it is; NTP moves it a little every third day besides. */
const settings: { readonly [onDay: number]: number } = {
  6: hour,
  9: -second,
  13: second,
  20: -hour,
  24: hour,
  27: -30 * second,
};

interface Shown {
  readonly document: {
    readonly view: {
      readonly decision: {
        readonly mine: { readonly plan: string[]; readonly choices: string[] } | null;
      } | null;
    };
    readonly host: { readonly decision: number | null; readonly status: string };
  };
}

// Answers whatever the seat is asked, by HTTP as somebody who comes by.
async function answer(person: Client, match: string, seat: number): Promise<void> {
  for (let choice = 0; choice < 4; choice++) {
    const { document } = await person.get<Shown>(`/matches/${match}/view?seat=${seat}`);
    const mine = document.view.decision?.mine;
    if (mine == null || mine.choices.length === 0) return;
    const at = { decision: document.host.decision, plan: mine.plan.length };
    const id = `${document.host.decision}.${mine.plan.length}`;
    const made = await person.post<object>(`/matches/${match}/choices`, {
      id,
      seat,
      choice: mine.choices[0],
      at,
    });
    expect(made).toEqual({ accepted: true });
  }
}

test('a month by mail: nobody is late by the clock, who is silent is waited for as long as promised', async () => {
  const time = new WallTime();
  const server = await testServer({ time });
  const random = seedRandom('a month');
  const people = [await Client.enter(server, 'Ann'), await Client.enter(server, 'Ben')];
  const match = await startMatch(people, { clock: { kind: 'mail', days }, options: { rounds: 50 } });
  const byClock = async () =>
    (await server.services.store.events(match, 0)).filter(({ by }) => by === 'clock');
  const began = time.real.now();
  // Ben goes away on the tenth day and is back when the clock has answered for him; what that took, really.
  let [away, waited] = [0, 0];
  for (let today = 0; today < monthLong; today++) {
    const rest = randomInt(random, 20);
    await time.real.advance(rest * hour);
    time.set(settings[today] ?? 0);
    if (today % 3 === 0) time.set((randomInt(random, 800) - 400) | 0);
    await answer(people[0], match, 0);
    if (today === 10) away = time.real.now();
    if (waited > 0 || away === 0) await answer(people[1], match, 1);
    for (let step = 0; step < 24 - rest; step++) {
      await time.real.advance(hour);
      if (away > 0 && waited === 0 && (await byClock()).length > 0) waited = time.real.now() - away;
    }
  }
  expect(time.real.now() - began).toBe(monthLong * day);
  // Asked when both had answered the day before, at most a day before he went.
  expect(waited).toBeGreaterThan((days - 1) * day);
  expect(waited).toBeLessThanOrEqual((days * 24 + 1) * hour);
  // One default and no more: two choices, of one question, of his seat.
  const defaults = await byClock();
  expect(new Set(defaults.map(({ seat }) => seat))).toEqual(new Set([1]));
  expect(defaults).toHaveLength(2);
  expect((await server.services.store.events(match, 0)).length).toBeGreaterThan(40);
  await server.stop();
});
