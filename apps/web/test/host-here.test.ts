// The host of matches on a device, with the real rules and bots: it shows what the seat may know and nothing else, keeps
// every choice before it counts, and says in one sentence what it does not do.

import { expect, describe, test } from 'vitest';
import type { ThinkingTask } from '@bridgefront/bots';
import { randomInt, replay, seedRandom, viewOf } from '@bridgefront/kernel';
import type { AnyGame, MatchRecord } from '@bridgefront/kernel';
import { snareGame } from '@bridgefront/kernel/toys/snare';
import type { GivenStandingAnswer, MatchInfo } from '@bridgefront/protocol';
import type { Source } from '@bridgefront/page/source.ts';
import { gamesHere, rulesOf } from '../src/local/games.ts';
import { passingStore } from '../src/local/kept.ts';
import type { KeptMatch, MatchStore } from '../src/local/kept.ts';
import type { Thought } from '../src/local/table.ts';
import { tableNews } from '../src/match/table-news.ts';
import { Device, greedy, me, wishFor } from './support/device.ts';
import { playOn, until } from './support/table.ts';

/** Plays a seat by chance, to the end. */
async function playOut(source: Source, seed: string): Promise<void> {
  const dice = seedRandom(seed);
  await playOn(
    source,
    () => over(source),
    (choices) => choices[randomInt(dice, choices.length)],
  );
}

function over(source: Source): boolean {
  return source.info.value?.status === 'finished';
}

describe.each(gamesHere.map((game) => [game]))('%s', (game) => {
  test('is played to its end; every document is the view of the seat, by the rules alone', async () => {
    const device = new Device();
    const info = await device.begin({ game, seating: 'random' });
    expect(info.seats.filter(({ mine }) => mine)).toHaveLength(1);
    const seat = info.seats.findIndex(({ mine }) => mine);
    const source = device.look(info.id, seat);
    source.onChange(({ before, after }) => {
      // Choices of others in between: each is told before the next one is made.
      expect(after).not.toBe(before);
    });
    await playOut(source, game);
    const record = (await device.host.ask('getRecord', { match: info.id })) as MatchRecord;
    const end = replay((await rulesOf(game)) as never, record);
    expect(record.local).toBe(true);
    expect(end.sameRules).toBe(true);
    expect(source.document.value?.view).toEqual(
      JSON.parse(JSON.stringify(viewOf(end.engine, end.match, seat))),
    );
    expect(source.document.value?.host).toMatchObject({ status: 'finished', decision: null });
    expect(source.info.value?.outcome).toEqual(source.document.value?.view.outcome);
    // Nothing that was sent holds the seed, out of which everything hidden comes.
    for (const message of device.heard) expect(JSON.stringify(message)).not.toContain('"seed"');
    const recording = await device.host.ask('getRecording', { match: info.id, seat: null });
    expect(recording).toMatchObject({ match: info.id, seat: null });
  });
});

describe('a match that is kept', () => {
  const begun = async () => {
    const store = passingStore();
    const device = new Device(store);
    const { id } = await device.begin({ game: 'twin-bridges' });
    const source = device.look(id, 0);
    const choose = async (): Promise<void> => {
      const before = source.document.value?.host.decision ?? 0;
      await playOn(source, () => (source.document.value?.host.decision ?? 0) > before);
    };
    await choose();
    await choose();
    await until(() => (source.document.value?.view.decision?.mine?.choices.length ?? 0) > 0, 'a question');
    return { store, device, id, source };
  };

  test('stands in the store before a choice is accepted, and is taken up from there', async () => {
    const { store, id, source } = await begun();
    const lines = (await store.get(id))?.events ?? [];
    expect(lines.length).toBeGreaterThan(1);
    const other = new Device(store).look(id, 0);
    await until(() => other.document.value !== null, 'the match anew');
    expect(other.document.value).toEqual(source.document.value);
    expect(other.reports.value).toEqual(source.reports.value);
    expect((await store.get(id))?.turn).toMatchObject({ mine: true, waiting: [0] });
  });

  test('that another tab played on in is taken up as it stands there, and the late choice is refused', async () => {
    const { store, id, source } = await begun();
    const other = new Device(store).look(id, 0);
    await until(() => other.labels.value.length > 0, 'the match anew');
    const [choice = ''] = other.document.value?.view.decision?.mine?.choices ?? [];
    expect(await other.choose(choice)).toBeNull();
    expect(await source.choose(choice)).toMatchObject({ code: 'not-stored' });
    await until(() => other.labels.value.length > 0, 'the next question');
    await expect.poll(() => source.document.value).toEqual(other.document.value);
  });

  test('stands alike in both tabs, however fast they play and however late they hear of each other', async () => {
    const store = passingStore();
    const late = (): MatchStore => ({
      ...store,
      get: async (match) => (await soon(), store.get(match)),
      put: async (kept, before) => (await soon(), store.put(kept, before)),
    });
    const dice = seedRandom('late');
    const soon = () => new Promise((resolve) => setTimeout(resolve, randomInt(dice, 12)));
    const devices: Device[] = [];
    const told = (self: number) => ({
      ...late(),
      put: async (kept: KeptMatch, before: number) => {
        const fits = await late().put(kept, before);
        if (fits) void soon().then(() => devices[1 - self]?.host.heard(kept.id, kept.version));
        return fits;
      },
    });
    devices.push(new Device(told(0)), new Device(told(1)));
    const { id } = await devices[0].begin({ game: 'twin-bridges' });
    const sources = devices.map((device) => device.look(id, 0));
    for (let turn = 0; turn < 1_000 && !sources.some(over); turn++) {
      const source = sources[turn % 3 === 0 ? 1 : 0];
      const choices = source.document.value?.view.decision?.mine?.choices ?? [];
      if (choices.length > 0) await source.choose(choices[randomInt(dice, choices.length)]);
      else await soon();
    }
    const shown = () => sources.map(({ document }) => document.value?.view.table);
    const kept = async () => {
      const device = new Device(store);
      const { document } = (await device.host.ask('getView', { match: id, seat: 0 })) as { document: never };
      return (document as { view: { table: unknown } }).view.table;
    };
    await expect
      .poll(async () => {
        const now = JSON.stringify(await kept());
        return shown().map((table) => JSON.stringify(table) === now);
      })
      .toEqual([true, true]);
    await until(() => sources.every((source) => source.connection.value === 'live'), 'both are live');
    expect((await store.get(id))?.events.length).toBeGreaterThan(10);
  });

  test('is taken up once for all news that come while it is read', async () => {
    const { store, device, id, source } = await begun();
    const other = new Device(store).look(id, 0);
    await until(() => other.labels.value.length > 0, 'the match anew');
    expect(await other.choose(other.document.value?.view.decision?.mine?.choices[0] ?? '')).toBeNull();
    await until(() => other.labels.value.length > 0, 'the next question');
    const version = (await store.get(id))?.version ?? 0;
    await Promise.all([device.host.heard(id, version), device.host.heard(id, version)]);
    const question = () => source.document.value?.host.decision ?? 0;
    await until(() => question() === other.document.value?.host.decision, 'what the other tab has done');
    // Who follows it still does: what is chosen now is seen.
    const [before, plan] = [question(), source.document.value?.view.decision?.mine?.plan.length];
    expect(await source.choose(source.document.value?.view.decision?.mine?.choices[0] ?? '')).toBeNull();
    await until(
      () => question() > before || source.document.value?.view.decision?.mine?.plan.length !== plan,
      'the choice on the table',
    );
  });

  test('that is removed is there no more, in this tab and in others, and can be played again from its follower', async () => {
    const { device, id, source } = await begun();
    await device.host.ask('end', { match: id });
    const again = (await device.host.ask('rematch', { match: id })) as MatchInfo;
    expect(await device.host.ask('remove', { match: again.id })).toEqual({ removed: true });
    expect(await device.host.ask('getMatch', { match: again.id })).toMatchObject({ code: 'not-found' });
    const next = (await device.host.ask('rematch', { match: id })) as MatchInfo;
    expect(next.status).toBe('live');
    expect(next.id).not.toBe(again.id);
    await device.host.ask('remove', { match: id });
    await until(() => source.problem.value?.code === 'not-found', 'the match is gone');
  });

  test('that ends in a tab which is behind ends as the other tab left it', async () => {
    const { store, device, id } = await begun();
    const other = new Device(store).look(id, 0);
    await until(() => other.labels.value.length > 0, 'the match anew');
    const [choice = ''] = other.document.value?.view.decision?.mine?.choices ?? [];
    expect(await other.choose(choice)).toBeNull();
    const before = (await store.get(id))?.events ?? [];
    expect(await device.host.ask('end', { match: id })).toMatchObject({ status: 'ended' });
    const kept = await store.get(id);
    expect(kept?.info.status).toBe('ended');
    expect(kept?.events.slice(0, before.length)).toEqual(before);
  });

  test('opens the next time when its rules could not be loaded at first', async () => {
    const { store, id } = await begun();
    let tries = 0;
    const shaky = async (game: string) => {
      tries++;
      if (tries === 1) throw new Error('The network is gone.');
      return rulesOf(game);
    };
    const { host } = new Device(store, { rulesOf: shaky });
    await expect(host.ask('getMatch', { match: id })).rejects.toThrow('The network is gone.');
    expect(await host.ask('getMatch', { match: id })).toMatchObject({ id });
  });

  test('is refused in one sentence when the rules do not allow it any more', async () => {
    const { store, id } = await begun();
    const kept = await store.get(id);
    if (kept === null) throw new Error('It is not kept.');
    const odd = { ...kept.events[0], choice: 'card:nothing' };
    await store.put(
      { ...kept, version: kept.version + 1, events: [odd, ...kept.events.slice(1)] },
      kept.version,
    );
    const { host } = new Device(store);
    expect(await host.ask('getMatch', { match: id })).toMatchObject({ code: 'rules-changed' });
    expect((await store.get(id))?.events).toHaveLength(kept.events.length);
  });

  test.each([
    ['the worker died before it was answered', true],
    ['it is still being kept', false],
  ])('counts a choice once that is sent again because %s', async (_why, died) => {
    const { store, device, id, source } = await begun();
    const [choice = ''] = source.document.value?.view.decision?.mine?.choices ?? [];
    const at = { decision: source.document.value?.host.decision ?? 0, plan: 0 };
    const message = { type: 'choose', id: 'once', match: id, seat: 0, choice, at } as const;
    const first = device.host.receive(message);
    if (died) await first;
    const next = died ? new Device(store) : device;
    const other = { ...message, id: 'another' };
    await Promise.all([first, next.host.receive(message), next.host.receive(other)]);
    const answersTo = (sent: string) =>
      next.heard.flatMap((one) =>
        'id' in one && one.id === sent ? [one.type === 'refused' ? one.code : one.type] : [],
      );
    expect(answersTo('once')).toEqual(died ? ['accepted'] : ['accepted', 'accepted']);
    expect(answersTo('another')).toEqual(['stale']);
    const lines = (await store.get(id))?.events ?? [];
    expect(lines.filter((event) => event.seat === 0 && event.choice === choice)).toHaveLength(1);
  });

  test('takes acts of its own person only, and those that answer what is asked', async () => {
    const { device, id, source } = await begun();
    const [choice = ''] = source.document.value?.view.decision?.mine?.choices ?? [];
    const at = { decision: source.document.value?.host.decision ?? 0, plan: 0 };
    await device.host.receive({ type: 'choose', id: 'foreign', match: id, seat: 1, choice, at });
    await device.host.receive({
      type: 'choose',
      id: 'late',
      match: id,
      seat: 0,
      choice,
      at: { ...at, decision: 0 },
    });
    await device.host.receive({ type: 'choose', id: 'nowhere', match: 'here-nowhere', seat: 0, choice, at });
    await device.host.receive({ type: 'choose', id: 'illegal', match: id, seat: 0, choice: 'nonsense', at });
    await device.host.receive({
      type: 'subscribe',
      id: 'eyes',
      match: id,
      seat: 1,
      told: 0,
      words: true,
      reveal: 'steps',
    });
    const codes = device.heard.flatMap((message) =>
      message.type === 'refused' ? [[message.id, message.code]] : [],
    );
    expect(codes).toEqual([
      ['foreign', 'not-yours'],
      ['late', 'stale'],
      ['nowhere', 'not-found'],
      ['illegal', 'illegal-choice'],
      ['eyes', 'not-yours'],
    ]);
    for (const name of ['getHint', 'getRecording', 'getView'] as const)
      expect(await device.host.ask(name, { match: id, seat: 1 })).toMatchObject({ code: 'not-yours' });
    expect(await device.host.ask('getView', { match: id, seat: 9 })).toMatchObject({ code: 'not-found' });
    expect(await device.host.ask('getRecord', { match: id })).toMatchObject({ code: 'not-finished' });
  });

  test('ends without a result, is watched and played on from like others, and played again with the same table once', async () => {
    const { device, id, source } = await begun();
    expect(await device.host.ask('fork', { match: id, at: 1, seat: 0, bot: 'greedy' })).toMatchObject({
      code: 'not-finished',
    });
    const ended = (await device.host.ask('end', { match: id })) as MatchInfo;
    expect(ended).toMatchObject({ status: 'ended', outcome: null });
    // One that ends before anything was revealed counts neither way.
    const early = await device.begin({ game: 'twin-bridges' });
    const atOnce = (await device.host.ask('end', { match: early.id })) as MatchInfo;
    expect([ended, atOnce].map(({ seats }) => seats.map(({ leftEarly }) => leftEarly))).toEqual([
      [undefined, undefined],
      [true, true],
    ]);
    await until(() => source.document.value?.host.status === 'ended', 'the end');
    expect(await source.choose('nonsense')).toMatchObject({ code: expect.any(String) });
    const recording = await device.host.ask('getRecording', { match: id, seat: 1 });
    expect(recording).toMatchObject({ match: id, seat: 1, changes: expect.any(Array) });
    const fork = await device.host.ask('fork', { match: id, at: 0, seat: 1, bot: 'greedy' });
    expect(fork).toMatchObject({ status: 'live', fork: { match: id } });
    const again = (await device.host.ask('rematch', { match: id })) as MatchInfo;
    expect(again).toMatchObject({ status: 'live', game: 'twin-bridges' });
    expect(await device.host.ask('rematch', { match: id })).toMatchObject({ id: again.id });
  });
});

test('a finished match is played on from one of its moments, in the place of another seat', async () => {
  const device = new Device();
  const { id } = await device.begin({ game: 'twin-bridges' });
  const source = device.look(id, 0);
  await playOut(source, 'first');
  const record = (await device.host.ask('getRecord', { match: id })) as MatchRecord;
  const fork = (await device.host.ask('fork', { match: id, at: 9, seat: 1, bot: 'random' })) as MatchInfo;
  expect(fork).toMatchObject({ status: 'live', fork: { match: id } });
  expect(fork.seats.map(({ bot }) => bot)).toEqual(['random', null]);
  const next = device.look(fork.id, 1);
  await playOut(next, 'next');
  const played = (await device.host.ask('getRecord', { match: fork.id })) as MatchRecord;
  const from = fork.fork?.at ?? 0;
  expect(from).toBeGreaterThan(5);
  expect(played.choices.slice(0, from)).toEqual(record.choices.slice(0, from));
});

test('a bot that fails does not stop the match', async () => {
  let asked = 0;
  const think = async (bot: string, _task: ThinkingTask): Promise<Thought> => {
    asked++;
    if (asked % 2 === 0) throw new Error('I give up.');
    return { by: bot, choices: ['nonsense'] };
  };
  const device = new Device(passingStore(), { think });
  const { id } = await device.begin({ game: 'twin-bridges' });
  const source = device.look(id, 0);
  await playOut(source, 'failing');
  expect(asked).toBeGreaterThan(5);
});

test('for a bot that is not among the bots any more another one plays, and everybody is told', async () => {
  const store = passingStore();
  const { id } = await new Device(store).begin({ game: 'twin-bridges' });
  const { info, ...kept } = (await store.get(id)) as KeptMatch;
  const named = (bot: string) => ({ ...info, seats: [info.seats[0], { ...info.seats[1], bot }] });
  const put = (bot: string, version: number) =>
    store.put({ ...kept, info: named(bot), version: version + 1 }, version);
  expect(await put('oracle', kept.version)).toBe(true);
  const source = new Device(store).look(id, 0);
  await until(() => source.info.value !== null, 'the table');
  await playOn(source, () => source.info.value?.seats[1].standIn === 'greedy');
  await until(() => source.document.value?.host.bots[1] === 'greedy', 'who plays');
  expect(source.info.value?.seats[1].bot).toBe('oracle');
  expect(tableNews(source.info.value as MatchInfo)).toEqual([
    { key: 'bot-1-greedy', says: 'Greedy bot is not among the bots any more: greedy plays in its place.' },
  ]);
  await expect.poll(async () => (await store.get(id))?.info.seats[1].standIn).toBe('greedy');
});

test.each([
  ['somebody without a name', { seats: [me, me] }, 'bad-seats', 'needs a name'],
  ['nobody', { seats: [greedy, greedy] }, 'bad-seats', 'at least one seat is for a person'],
  ['a program', { seats: [me, { kind: 'program', program: 'p1' }] }, 'bad-seats', 'Programs'],
  ['too many', { seats: [me, greedy, greedy, greedy, greedy] }, 'bad-seats', '2'],
  ['an option that is none', { options: { nonsense: 1 } }, 'bad-options', 'nonsense'],
  ['a game that is none', { game: 'stone-soup' }, 'not-found', 'cannot be played'],
] as const)('a table with %s is refused in one sentence', async (_name, wish, code, words) => {
  const given = wishFor({ game: 'twin-bridges', ...(wish as object) });
  const answer = await new Device().host.ask('createMatch', { wish: given, people: ['Ada'] });
  expect(answer).toMatchObject({ code, message: expect.stringContaining(words) });
});

test('windows are answered as the person has said beforehand, on this device too', async () => {
  const device = new Device(passingStore(), { rulesOf: async () => snareGame as AnyGame });
  const { id } = await device.begin({ game: 'snare' });
  const source = device.look(id, 0);
  await until(() => source.document.value !== null, 'the match');
  expect(source.document.value?.host.windows?.map(({ ask }) => ask)).toEqual(['snare', 'parry']);
  const passing: GivenStandingAnswer = { ask: null, where: {}, choices: [], until: 'match' };
  const keep = (seat: number, answers: readonly GivenStandingAnswer[]) =>
    device.host.ask('standing', { match: id, seat, answers });
  expect(await keep(0, [{ ...passing, ask: 'act' }])).toMatchObject({ code: 'bad-message' });
  expect(await keep(1, [passing])).toMatchObject({ code: 'not-yours' });
  expect(await keep(0, [passing])).toEqual({ done: true });
  await until(() => source.document.value?.host.standing?.length === 1, 'the own answer');
  const record = async () => (await device.host.ask('getRecord', { match: id })) as MatchRecord;
  await playOut(source, 'windows');
  expect((await record()).choices).toContain('0 pass');
  expect(await keep(0, [])).toMatchObject({ code: 'not-live' });
});

test('a record read in from a file is a match that is over: watched again, analysed by its record, and played on from', async () => {
  const played = new Device();
  const info = await played.begin({ game: 'twin-bridges' });
  await playOut(played.look(info.id, 0), 'of a file');
  const record = (await played.host.ask('getRecord', { match: info.id })) as MatchRecord;
  const { outcome } = (await played.host.ask('getMatch', { match: info.id })) as MatchInfo;

  const other = new Device();
  const read = (await other.host.ask('readIn', {
    record: JSON.parse(JSON.stringify(record)) as unknown,
  })) as MatchInfo;
  expect(read).toMatchObject({ status: 'finished', outcome, options: info.options });
  expect(read.seats.map(({ name, mine }) => [name, mine])).toEqual(record.seats.map((name) => [name, false]));
  expect(await other.host.ask('getRecord', { match: read.id })).toEqual(record);
  const recorded = async (device: Device, match: string) => {
    const { match: _, ...shown } = (await device.host.ask('getRecording', { match, seat: 1 })) as {
      match: string;
    };
    return shown;
  };
  expect(await recorded(other, read.id)).toEqual(await recorded(played, info.id));
  const fork = (await other.host.ask('fork', { match: read.id, at: 0, seat: 1, bot: 'greedy' })) as MatchInfo;
  expect(fork).toMatchObject({ status: 'live', fork: { match: read.id, at: 0 } });
  expect(fork.seats.map(({ kind }) => kind)).toEqual(['bot', 'human']);
  other.close();
  played.close();
});

test('a file that is no record, or of other rules, gets one sentence and leaves nothing behind', async () => {
  const played = new Device();
  const info = await played.begin({ game: 'twin-bridges' });
  await playOut(played.look(info.id, 0), 'of a file');
  const record = (await played.host.ask('getRecord', { match: info.id })) as MatchRecord;
  const store = passingStore();
  const device = new Device(store);
  const [first, ...rest] = record.choices;
  for (const [given, says] of [
    ['a text', /^A record is a JSON object\.$/],
    [{ ...record, choices: 3 }, /choices/],
    [{ ...record, game: 'chess' }, /a game that is not here/],
    [{ ...record, rules: 'twin-bridges@1+0' }, /other rules/],
    [{ ...record, choices: [...rest, first] }, /^[^\n]+\.$/],
    [{ ...record, choices: ['nonsense'] }, /form/],
    [{ ...record, seats: ['Ann'] }, /^[^\n]+\.$/],
    [{ ...record, options: { no: 'such option' } }, /^[^\n]+\.$/],
  ] as const) {
    const answer = await device.host.ask('readIn', { record: given });
    expect([given, answer]).toEqual([
      given,
      { code: 'bad-message', message: expect.stringMatching(says) as string },
    ]);
  }
  expect(await store.all()).toEqual([]);
  const unfinished = (await device.host.ask('readIn', {
    record: { ...record, choices: record.choices.slice(0, 2) },
  })) as MatchInfo;
  expect(unfinished).toMatchObject({ status: 'ended', outcome: null });
  device.close();
  played.close();
});
