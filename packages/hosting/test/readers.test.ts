// A hosted match towards its log and those who read: what it appends, what it does once more or once only, and who is sent what.

import type { AnyGame, StandingAnswer } from '@bridgefront/kernel';
import { lanternSale } from '@bridgefront/kernel/toys/lantern-sale';
import { expect, test } from 'vitest';
import { HostedMatch, LoadError, startPlay } from '../src/index.ts';
import type { Ports } from '../src/index.ts';
import { MemoryLog, Page, quietPorts, settle, snareTable, TestTime } from '../testing/index.ts';
import { begin, choose, codeOf, game, seated, SlowLog } from './hosted.ts';

const sale = {
  game: lanternSale.name,
  seats: ['Ann', 'Ben'].map((name) => ({ bot: null, name, standIn: null })),
} as const;

test('each choice is appended behind the one before, and says whether it seals', async () => {
  const log = new MemoryLog();
  const appended: [after: number, seals: number | undefined][] = [];
  const append = log.append.bind(log);
  log.append = (one) => (appended.push([one.after, one.seals]), append(one));
  const match = begin({ log }, sale, lanternSale as AnyGame);
  const [card] = match.play.engine.choices(match.play.match, 0);
  await choose(match, 0, card);
  await choose(match, 0, 'done');
  expect(appended).toEqual([
    [0, 0],
    [1, 1],
  ]);
});

test('upward it tells how long an act took until it was stored', async () => {
  const [log, time] = [new SlowLog(), new TestTime()];
  const took: number[] = [];
  const outbox: Ports['outbox'] = {
    ...quietPorts().outbox,
    acted: (_act, _answer, _sealed, milliseconds) => void took.push(milliseconds),
  };
  const match = begin({ log, time, outbox });
  const answer = choose(match, 0, 'rest');
  await time.advance(300);
  await log.release();
  await answer;
  await settle();
  expect(took).toEqual([300]);
});

test('a log that breaks is nobody’s concern any more once the match was given up', async () => {
  const log = new SlowLog();
  // To tell of it would throw.
  const match = begin({ log });
  const answer = choose(match, 0, 'rest');
  log.problem = 'The log is full.';
  match.close();
  await log.release();
  expect(codeOf(await answer)).toBe('not-stored');
});

test('what is stored already is shown to who reads, and what does not fit is no match', async () => {
  const match = begin();
  const page = await new Page(1).read(match);
  const event = {
    number: 1,
    kind: 'choose',
    seat: 0,
    choice: 'rest',
    by: 'seat',
    at: 0,
    message: null,
  } as const;
  match.repeat({ ...event, about: null });
  expect([match.play.number, page.got.length]).toEqual([1, 2]);
  expect(() => match.repeat({ ...event, number: 2, choice: 'dance', about: null })).toThrow(LoadError);
});

test('a match knows that it has come from an earlier release', () => {
  const table = snareTable('m', seated, 0);
  for (const moved of [true, false])
    expect(
      new HostedMatch(table, { play: startPlay(game, table), recent: [], moved }, quietPorts()).moved,
    ).toBe(moved);
});

test('a table that is changed while the match is given up is told to nobody', async () => {
  const log = new SlowLog();
  const match = begin({ log });
  const page = await new Page(1).read(match);
  const answer = choose(match, 0, 'rest');
  const updated = match.update({ ...match.table, version: 9 });
  match.close();
  await log.release();
  await Promise.all([answer, updated]);
  expect(page.got.at(-1)).not.toMatchObject({ document: { host: { version: 9 } } });
  const told = page.got.length;
  await settle();
  expect(page.got).toHaveLength(told);
});

test('who has gone before all was stored is sent nothing', async () => {
  const log = new SlowLog();
  const match = begin({ log });
  const answer = choose(match, 0, 'rest');
  const page = new Page(1);
  const reading = page.read(match);
  Object.assign(page.reader, { gone: true });
  await log.release();
  await Promise.all([answer, reading]);
  expect([page.got.length, match.idle]).toEqual([0, true]);
});

test('who comes to read is somebody who was here', async () => {
  const time = new TestTime();
  const match = begin({ time });
  await time.advance(5_000);
  await new Page(null).read(match);
  expect(match.touched).toBe(time.now());
});

test.each([
  { who: 'a person', words: true },
  { who: 'a program', words: false },
])(
  '$who who comes back is sent each change that was missed, words with the last alone',
  async ({ words }) => {
    const match = begin();
    const page = await new Page(1, { words }).read(match);
    match.unsubscribe(1, page.reader);
    for (const choice of ['longer', 'rest']) await choose(match, 0, choice);
    await page.read(match);
    const [, ...missed] = page.got;
    expect(missed.map(({ type }) => type)).toEqual(['change', 'change']);
    expect(missed.map((message) => 'labels' in message)).toEqual([false, words]);
  },
);

test('of a match for show bots play on once somebody reads', async () => {
  const time = new TestTime();
  const asked: number[] = [];
  const seats = snareTable('m', { bots: ['greedy', 'greedy'] }, 0).seats;
  const thinker = {
    think: (_match: unknown, seat: number) => (asked.push(seat), new Promise<never>(() => undefined)),
  };
  const match = begin({ time, thinker }, { seats, show: 10 });
  await time.advance(1_000);
  expect(asked).toEqual([]);
  await new Page(null).read(match);
  await settle();
  expect(asked).toEqual([0]);
});

// Seat 1 passes every snare, on the beat.
function passing(time: TestTime, log: MemoryLog) {
  const standing = [
    { ask: 'snare', where: {}, choices: [], until: 'match', turn: 1 },
  ] as unknown as readonly StandingAnswer[];
  const seats = snareTable('m', seated, 0).seats.map((seat, at) => (at === 1 ? { ...seat, standing } : seat));
  return begin({ time, log, beats: { answer: 0, window: 1_000 } }, { seats, startedAt: time.now() });
}

const byClock = async (log: MemoryLog) =>
  (await log.events('m', 0)).filter(({ by }) => by === 'clock').length;

test('an answer given beforehand leaves once, on the beat, however often the match is looked at', async () => {
  const [time, log] = [new TestTime(), new MemoryLog()];
  const match = passing(time, log);
  await choose(match, 0, 'go');
  for (let version = 2; version < 5; version++) await match.update({ ...match.table, version });
  await time.advance(999);
  expect(await byClock(log)).toBe(0);
  await time.advance(1);
  expect([await byClock(log), match.play.match.decision?.ask]).toEqual([1, 'act']);
});

test.each(['close', 'rest'] as const)('it does not leave once the match is told to %s', async (end) => {
  const [time, log] = [new TestTime(), new MemoryLog()];
  const match = passing(time, log);
  await choose(match, 0, 'go');
  match[end]();
  await time.advance(10_000);
  expect(await byClock(log)).toBe(0);
});

test('nor where its person was sooner with another', async () => {
  const [time, log] = [new TestTime(), new MemoryLog()];
  const match = passing(time, log);
  await choose(match, 0, 'go');
  const answer = choose(match, 1, 'pass');
  await time.advance(1_000);
  expect([codeOf(await answer), await byClock(log)]).toEqual(['accepted', 0]);
  expect((await log.events('m', 0)).at(-1)).toMatchObject({ seat: 1, choice: 'pass', by: 'seat' });
});
