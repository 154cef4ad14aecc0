// A hosted match towards whoever holds it: what it waits for, who was there, what it tells upward, and when it rests.

import { viewOf } from '@bridgefront/kernel';
import type { AnyGame, StandingAnswer } from '@bridgefront/kernel';
import type { GivenStandingAnswer } from '@bridgefront/protocol';
import { lanternSale } from '@bridgefront/kernel/toys/lantern-sale';
import { describe, expect, test } from 'vitest';
import { HeldMatch, readStanding } from '../src/index.ts';
import type { AppendResult, HostedTable, Ports } from '../src/index.ts';
import { MemoryLog, Page, quietPorts, settle, snareTable, TestTime } from '../testing/index.ts';
import { begin, choose, codeOf, game, seated, SlowLog } from './hosted.ts';

describe('what is not stored yet', () => {
  test('is shown to nobody, and whoever comes or looks waits for it', async () => {
    const log = new SlowLog();
    const match = begin({ log });
    const page = await new Page(1).read(match);
    const [before, told] = [page.got.length, page.told.length];
    const answer = choose(match, 0, 'rest');
    const late = new Page(1);
    const reading = late.read(match);
    const looked = match.look(1, 0);
    await settle();
    expect([page.got.length, late.got.length]).toEqual([before, 0]);
    await log.release();
    expect(codeOf(await answer)).toBe('accepted');
    await reading;
    const now = JSON.parse(JSON.stringify(viewOf(match.play.engine, match.play.match, 1))) as unknown;
    expect([page.document?.view, late.document?.view]).toEqual([now, now]);
    const shown = await looked;
    expect(shown?.document).toMatchObject({ view: now });
    expect([shown?.told, shown?.reports.length]).toEqual([page.told.length, page.told.length]);
    expect(page.told.length).toBeGreaterThan(told);
    expect(shown?.reports.at(-1)?.text).toBe(page.told.at(-1));
  });

  test('keeps a match from being idle, as whoever reads does', async () => {
    const log = new SlowLog();
    const match = begin({ log });
    expect(match.idle).toBe(true);
    const answer = choose(match, 0, 'rest');
    expect(match.idle).toBe(false);
    await log.release();
    await answer;
    expect(match.idle).toBe(true);
    const page = await new Page(0).read(match);
    expect(match.idle).toBe(false);
    match.unsubscribe(0, page.reader);
    expect(match.idle).toBe(true);
  });

  test.each<AppendResult>([
    { status: 'failed', problem: 'full' },
    // Another host was sooner: what this one answers may still be asked there.
    { status: 'conflict' },
  ])('may be sent again where it could not be stored: $status', async (result) => {
    const log = new MemoryLog();
    const match = begin({ log, outbox: { ...quietPorts().outbox, broken: () => undefined } });
    log.append = async () => result;
    const act = {
      kind: 'choose',
      seat: 0,
      choice: 'rest',
      at: match.reference(0),
      by: 'seat',
      message: 'm1',
    } as const;
    expect(codeOf(await match.act(act))).toBe('not-stored');
    await settle();
    expect(match.answered(act)).toBeNull();
  });
});

describe('what another may have played on', () => {
  function doubtful() {
    const known = Promise.withResolvers<void>();
    const state = { doubt: null as Promise<void> | null };
    const match = begin({ doubt: () => state.doubt });
    state.doubt = known.promise;
    const dispel = (): void => {
      state.doubt = null;
      known.resolve();
    };
    return { match, dispel };
  }

  test('is shown to nobody who comes or looks, and nothing is refused by it, before it is known', async () => {
    const { match, dispel } = doubtful();
    const page = new Page(1);
    const answers: unknown[] = [];
    const heard = (answer: unknown): void => void answers.push(answer);
    void page.read(match).then(heard);
    void match.look(1, 0).then(heard);
    const early = { decision: 0, plan: 0 };
    const refused = match.act({
      kind: 'choose',
      seat: 0,
      choice: 'rest',
      at: early,
      by: 'seat',
      message: null,
    });
    void refused.then(heard);
    await settle();
    expect([page.got.length, answers.length]).toEqual([0, 0]);
    dispel();
    await settle();
    expect([page.got.length, answers.length]).toEqual([1, 3]);
    expect(codeOf(await refused)).toBe('stale');
  });

  test('is never shown where it was: who waited is sent to where it is now', async () => {
    const { match, dispel } = doubtful();
    const page = new Page(1);
    const begun = match.subscribe(1, page.reader, null, 0);
    match.close();
    dispel();
    expect([await begun, page.got.length]).toEqual([false, 0]);
  });
});

describe('a choice that comes behind one that is not stored yet', () => {
  test.each<readonly [string, AppendResult, string]>([
    ['is too late once that is stored', { status: 'stored' }, 'stale'],
    ['may be sent again where that never is', { status: 'conflict' }, 'not-stored'],
  ])('%s', async (_what, result, code) => {
    const answer = Promise.withResolvers<AppendResult>();
    const log = new MemoryLog();
    log.append = () => answer.promise;
    const match = begin({ log, outbox: { ...quietPorts().outbox, broken: (host) => host.close() } });
    const at = match.reference(0);
    const first = choose(match, 0, 'rest');
    const behind = match.act({ kind: 'choose', seat: 0, choice: 'rest', at, by: 'seat', message: 'm' });
    answer.resolve(result);
    await first;
    expect(codeOf(await behind)).toBe(code);
  });
});

describe('who was there', () => {
  test('is known by seat: whoever reads, acts or looks, and no bot', async () => {
    const time = new TestTime();
    const match = begin({ time });
    expect([match.loaded, match.touched, match.attended]).toEqual([time.now(), time.now(), false]);
    expect([match.lastHere(0), match.lastHere(1)]).toEqual([null, null]);
    await time.advance(1_000);
    await match.act({
      kind: 'choose',
      seat: 0,
      choice: 'rest',
      at: match.reference(0),
      by: 'bot',
      message: null,
    });
    expect([match.lastHere(0), match.attended, match.touched]).toEqual([null, false, time.now()]);
    await choose(match, 1, 'rest');
    const acted = time.now();
    expect([match.lastHere(1), match.attended]).toEqual([acted, true]);
    await time.advance(59_999);
    expect(match.attended).toBe(true);
    await time.advance(1);
    expect(match.attended).toBe(false);
    const page = await new Page(0).read(match);
    await time.advance(5_000);
    expect([match.lastHere(0), match.lastHere(1), match.attended]).toEqual([time.now(), acted, true]);
    match.unsubscribe(0, page.reader);
    const left = time.now();
    await time.advance(120_000);
    expect([match.lastHere(0), match.attended, match.touched]).toEqual([left, false, left]);
    await match.look(1, null);
    expect([match.lastHere(1), match.attended]).toEqual([time.now(), true]);
  });
});

test('upward it tells what was done, whether that sealed a plan, and whether only a plan went on', async () => {
  const told: unknown[] = [];
  const outbox: Ports['outbox'] = {
    ...quietPorts().outbox,
    changed: (_match, planned) => void told.push(planned ? 'planned' : 'changed'),
    acted: ({ choice }, answer, sealed) => void told.push([choice, codeOf(answer), sealed]),
  };
  const seats = ['Ann', 'Ben'].map((name) => ({ bot: null, name, standIn: null }));
  const match = begin({ outbox }, { game: lanternSale.name, seats }, lanternSale as AnyGame);
  told.length = 0;
  const [card] = match.play.engine.choices(match.play.match, 0);
  await choose(match, 0, card);
  await choose(match, 0, 'dance');
  await choose(match, 0, 'done');
  expect(told).toEqual([
    'planned',
    [card, 'accepted', false],
    ['dance', 'illegal-choice', false],
    'changed',
    ['done', 'accepted', true],
  ]);
});

describe('a table that was changed', () => {
  test('is told to who reads, and its bots think; an older one is not taken', async () => {
    const asked: number[] = [];
    const match = begin({
      thinker: { think: (_match, seat) => (asked.push(seat), new Promise(() => undefined)) },
    });
    const page = await new Page(1).read(match);
    const { table } = match;
    const seats = table.seats.with(0, { ...table.seats[0], name: 'Ann', standIn: 'greedy' });
    await match.update({ ...table, seats, version: 7 });
    expect(page.document?.host).toMatchObject({ names: ['Ann', 'Player 2'], bots: ['greedy', null] });
    expect(asked).toEqual([0]);
    await match.update({ ...table, version: 6 });
    expect(page.document?.host.names).toEqual(['Ann', 'Player 2']);
    await match.update({ ...table, version: 7 });
    expect(page.document?.host.names).toEqual(['Player 1', 'Player 2']);
  });
});

describe('a match that is given up', () => {
  test('takes nothing, shows nothing, and nothing happens in it', async () => {
    const time = new TestTime();
    const clock = { kind: 'live', seconds: 10, bank: 0 } as const;
    const match = begin({ time }, { clock, startedAt: time.now() });
    const page = await new Page(0).read(match);
    match.close();
    expect(match.closed).toBe(true);
    const answer = await choose(match, 0, 'rest');
    expect([codeOf(answer), await match.look(0, null)]).toEqual(['not-stored', null]);
    await expect(new Page(1).read(match)).rejects.toThrow('left the memory');
    await match.update({ ...match.table, version: 9 });
    await time.advance(60_000);
    expect([match.play.number, page.got.length]).toEqual([0, 1]);
  });

  test('or rests: its clock stands, and choices are still taken', async () => {
    const time = new TestTime();
    const clock = { kind: 'live', seconds: 10, bank: 0 } as const;
    const match = begin({ time }, { clock, startedAt: time.now() });
    match.rest();
    await time.advance(60_000);
    expect(match.play.number).toBe(0);
    expect(codeOf(await choose(match, 0, 'rest'))).toBe('accepted');
    await time.advance(60_000);
    expect(match.play.number).toBe(1);
  });
});

describe('a clock', () => {
  const clock = { kind: 'live', seconds: 10, bank: 20 } as const;

  test('is set for whoever is late first', () => {
    const rules = { game: lanternSale.name, clock, startedAt: 0 };
    const seats = ['Ann', 'Ben', 'Cem'].map((name) => ({ bot: null, name, standIn: null }));
    const match = begin({}, { ...rules, seats }, lanternSale as AnyGame);
    match.play.clock.banks.splice(0, 3, 9_000, 3_000, 5_000);
    expect(match.nextDue).toBe(13_000);
  });

  test('makes nobody late while the machine overslept', async () => {
    const time = new TestTime();
    let fair = false;
    const match = begin({ time, fair: () => fair }, { clock, startedAt: time.now() });
    await time.advance(31_000);
    expect(match.play.number).toBe(0);
    fair = true;
    match.resetClock();
    await time.advance(1);
    expect(match.play.number).toBe(1);
  });
});

describe('an answer given beforehand', () => {
  const answer: Omit<GivenStandingAnswer, 'ask'> = { where: {}, choices: [], until: 'match' };

  test.each([
    [game, 'nowhere', '"nowhere" cannot be answered beforehand in this game; there is snare, parry.'],
    [
      lanternSale as AnyGame,
      'snare',
      '"snare" cannot be answered beforehand in this game; this game has none.',
    ],
  ])('to what is no window is refused in a sentence: %#', (of, ask, message) => {
    const { play } = begin({}, { game: of.name }, of);
    expect(readStanding(play, [{ ...answer, ask }])).toMatchObject({ code: 'bad-message', message });
  });

  test('to every window is kept with the turn', () => {
    const { play } = begin();
    expect(
      readStanding(play, [
        { ...answer, ask: null },
        { ...answer, ask: 'snare' },
      ]),
    ).toHaveLength(2);
  });

  test('by a seat that a bot plays is not made', async () => {
    const standing = [{ ...answer, ask: 'snare', turn: 1 }] as unknown as readonly StandingAnswer[];
    const seats = snareTable('m', seated, 0).seats.map((seat, at) =>
      at === 1 ? { ...seat, standing, standIn: 'greedy' } : seat,
    );
    const match = begin({}, { seats });
    await choose(match, 0, 'go');
    await settle();
    expect(match.play.match.decision?.ask).toBe('snare');
  });
});

test('in a window only what ends a person’s answer waits for the beat', async () => {
  const time = new TestTime();
  const match = begin({ time, beats: { answer: 0, window: 1_000 } });
  await choose(match, 0, 'go');
  expect(codeOf(await choose(match, 1, 'dance'))).toBe('illegal-choice');
  await match.act({
    kind: 'choose',
    seat: 1,
    choice: 'pass',
    at: match.reference(1),
    by: 'clock',
    message: null,
  });
  expect(match.play.match.decision?.ask).toBe('act');
});

test('a held match tells that its log broke and that its table cannot be kept, and refuses what is no window', async () => {
  const time = new TestTime();
  const log = new MemoryLog();
  const table = snareTable('m', seated, time.now());
  const told: string[] = [];
  let kept: HostedTable = table;
  let full = false;
  const held = await HeldMatch.open({
    ...quietPorts({ time, log }),
    game,
    store: {
      table: () => kept,
      keep: (changed) => {
        if (full) throw new Error('full');
        kept = changed;
      },
    },
    told: {
      broken: (_match, problem) => void told.push(problem),
      failed: (_match, what) => void told.push(what),
    },
  });
  held.start();
  const passing: GivenStandingAnswer = { ask: 'snare', where: {}, choices: [], until: 'match' };
  expect(await held.keepStanding(1, [{ ...passing, ask: 'nowhere' }])).toMatchObject({ code: 'bad-message' });
  expect(await held.keepStanding(1, [passing])).toBeNull();
  expect([kept.version, kept.seats[1]?.standing?.length]).toEqual([2, 1]);
  full = true;
  await held.keepStanding(1, []);
  expect(kept.version).toBe(2);
  log.problem = 'The log is full.';
  const { match } = held;
  expect(codeOf(await choose(match, 0, 'rest'))).toBe('not-stored');
  expect([told, match.closed]).toEqual([['the table cannot be kept', 'The log is full.'], true]);
  log.problem = null;
  await time.advance(500);
  const anew = await held.current();
  expect([anew === match, held.match === anew]).toEqual([false, true]);
  held.close();
  expect(codeOf(await choose(anew, 0, 'rest'))).toBe('not-stored');
});
