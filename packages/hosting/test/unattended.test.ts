// What happens without a person's hand, where plans have several choices.

import { createEngine, fingerprint } from '@bridgefront/kernel';
import type { AnyGame } from '@bridgefront/kernel';
import { lanternSale } from '@bridgefront/kernel/toys/lantern-sale';
import { expect, test } from 'vitest';
import { HostedMatch, plainMachine, startPlay } from '../src/index.ts';
import type { HostedTable, Ports } from '../src/index.ts';
import { MemoryLog, quietPorts, settle, TestTime } from '../testing/index.ts';

const game = lanternSale as AnyGame;

function tableOf(bots: readonly (string | null)[]): HostedTable {
  const seats = bots.map((bot, seat) => ({ bot, name: `Player ${seat + 1}`, standIn: null }));
  const clock = { kind: 'live', seconds: 10, bank: 0 } as const;
  const rules = { game: game.name, rules: fingerprint(game), options: {}, continuedUnder: null };
  return {
    ...rules,
    id: 'm',
    version: 1,
    clock,
    seats,
    status: 'live',
    secret: 's',
    seed: 's',
    startedAt: 0,
  };
}

function begin(bots: readonly (string | null)[], ports: Partial<Ports>, startedAt = 0): HostedMatch {
  const table = { ...tableOf(bots), startedAt };
  const loaded = { play: startPlay(game, table, plainMachine()), recent: [], moved: false };
  const match = new HostedMatch(table, loaded, quietPorts(ports));
  match.start();
  return match;
}

test('a bot that fails in the middle of every plan has its whole plan made for it, once', async () => {
  let asked = 0;
  const thinker = {
    async think(): Promise<never> {
      if (++asked > 20) return new Promise<never>(() => undefined);
      throw new Error('It fails.');
    },
  };
  const failed: string[] = [];
  const outbox = {
    over() {},
    lapsed() {},
    broken() {},
    failed: (_: unknown, what: string) => void failed.push(what),
  };
  const match = begin(['bad', null, null], { thinker, outbox });
  await settle();
  const { decision } = match.play.match;
  expect(decision?.sealed[0]).toBe(true);
  expect(decision?.plans[0].length).toBeGreaterThan(1);
  expect(asked).toBe(1);
  expect(failed).toEqual(['bot bad in seat 0: default choice made']);
});

test('who is late loses a half-made plan, and gets the default one', async () => {
  const time = new TestTime();
  const table = { ...tableOf([null, null, null]), startedAt: time.now() };
  const loaded = { play: startPlay(game, table), recent: [], moved: false };
  const log = new MemoryLog();
  const match = new HostedMatch(table, loaded, quietPorts({ time, log }));
  match.start();
  const [first] = match.play.engine.choices(match.play.match, 0).slice(-1);
  await match.act({
    kind: 'choose',
    seat: 0,
    choice: first,
    at: match.reference(0),
    by: 'seat',
    message: null,
  });
  expect(match.play.match.decision?.sealed[0]).toBe(false);
  const engine = createEngine(game);
  const fresh = engine.copy(match.play.match);
  engine.takeBack(fresh, 0);
  const expected = engine.fallback(fresh, 0, []);
  const { decision } = match.play.match;
  await time.advance(10_000);
  expect(match.play.match.decision).not.toBe(decision);
  const made = (await log.events('m', 1)).filter(({ seat }) => seat === 0);
  expect(made.slice(0, 2).map(({ kind, choice }) => `${kind} ${choice}`)).toEqual([
    'take-back ',
    `choose ${expected}`,
  ]);
});

// A card that may be sold, and then that no more are.
function planOf(match: HostedMatch, seat: number): readonly string[] {
  return [match.play.engine.choices(match.play.match, seat)[0], 'done'];
}

const told = async (log: MemoryLog): Promise<readonly string[]> =>
  (await log.events('m', 0)).map(({ seat, kind, choice, by }) => `${seat} ${by} ${kind} ${choice}`.trim());

test('a bot that fails behind its first choice has that taken back, and its whole plan made for it', async () => {
  const log = new MemoryLog();
  const failed: string[] = [];
  let asked = 0;
  const thinker: Ports['thinker'] = {
    think: async (match, seat) =>
      ++asked > 1 ? new Promise<never>(() => undefined) : [planOf(match as HostedMatch, seat)[0], 'nonsense'],
  };
  const outbox = { ...quietPorts().outbox, failed: (_: unknown, what: string) => void failed.push(what) };
  const match = begin(['bad', null, null], { log, thinker, outbox });
  const [card] = planOf(match, 0);
  await settle();
  const events = await told(log);
  expect(events.slice(0, 2)).toEqual([`0 bot choose ${card}`, '0 bot take-back']);
  expect(events.slice(2).every((event) => event.startsWith('0 bot choose'))).toBe(true);
  expect(match.play.match.decision?.sealed[0]).toBe(true);
  expect(failed).toEqual(['bot bad in seat 0: default choice made']);
});

test('bots think all at once, or in turn where a host has but one to think', async () => {
  for (const inTurn of [false, true]) {
    const thinking: number[] = [];
    const done: (() => void)[] = [];
    const thinker: Ports['thinker'] = {
      think: (match, seat) => {
        thinking.push(seat);
        return new Promise((resolve) => done.push(() => resolve(planOf(match as HostedMatch, seat))));
      },
    };
    begin(['one', 'two', null], { thinker, inTurn });
    await settle();
    expect(thinking).toEqual(inTurn ? [0] : [0, 1]);
    done[0]();
    await settle();
    expect(thinking).toEqual([0, 1]);
  }
});

test('among people a bot answers on the beat, or just before its time is up, and tells how long it thought', async () => {
  for (const [answer, leaves] of [
    [2_000, 2_000],
    [60_000, 9_999],
  ] as const) {
    const [time, log, thought] = [new TestTime(), new MemoryLog(), [] as number[]];
    const thinker: Ports['thinker'] = {
      think: (match, seat) =>
        new Promise((resolve) => time.after(300, () => resolve(planOf(match as HostedMatch, seat)))),
    };
    const outbox = { ...quietPorts().outbox, thought: (took: number) => void thought.push(took) };
    begin(['one', null, null], { time, log, thinker, outbox, beats: { answer, window: 0 } }, time.now());
    await time.advance(leaves - 1);
    expect([await told(log), thought]).toEqual([[], [300]]);
    await time.advance(1);
    expect((await told(log)).every((event) => event.startsWith('0 bot choose'))).toBe(true);
    expect(await told(log)).toHaveLength(2);
  }
});

test('what a bot has thought out is not made where it is not asked any more', async () => {
  const log = new MemoryLog();
  let answer: (choices: readonly string[]) => void = () => undefined;
  const thinker: Ports['thinker'] = { think: () => new Promise((resolve) => (answer = resolve)) };
  const match = begin(['slow', null, null], { log, thinker });
  await settle();
  const plan = planOf(match, 0);
  match.close();
  answer(plan);
  await settle();
  expect(await told(log)).toEqual([]);
});

test('who was late is said, and nobody is where nobody is', async () => {
  const time = new TestTime();
  const late: (readonly number[])[] = [];
  const outbox = {
    ...quietPorts().outbox,
    late: (_: unknown, seats: readonly number[]) => void late.push(seats),
  };
  const match = begin([null, null, null], { time, outbox }, time.now());
  for (const choice of planOf(match, 1))
    await match.act({ kind: 'choose', seat: 1, choice, at: match.reference(1), by: 'seat', message: null });
  await time.advance(9_999);
  expect(late).toEqual([]);
  await time.advance(1);
  expect(late[0]).toEqual([0, 2]);
});
