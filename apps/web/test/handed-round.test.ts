// A device that several people hand round, with the real rules and bots: the page is sent the views of the one who has
// said to have it, and of nobody else; whoever comes back is shown what they have missed.

import { describe, expect, test } from 'vitest';
import { playOn, startPlay } from '@bridgefront/hosting';
import type { Play } from '@bridgefront/hosting';
import { randomInt, replay, seedRandom, viewOf } from '@bridgefront/kernel';
import type { MatchRecord } from '@bridgefront/kernel';
import type { MatchInfo, ServerMessage } from '@bridgefront/protocol';
import type { Source } from '@bridgefront/page/source.ts';
import { nextPerson, sealedPeople } from '../src/match/next-person.ts';
import { gamesHere, rulesOf } from '../src/local/games.ts';
import type { HostParts } from '../src/local/host.ts';
import { hostedTable, passingStore } from '../src/local/kept.ts';
import type { MatchStore } from '../src/local/kept.ts';
import { isRefusal } from '../src/source/refusal.ts';
import { Device, greedy, me, wishFor } from './support/device.ts';
import { until } from './support/table.ts';

const names = ['Anna', 'Ben'];

async function begin(device: Device, game: string): Promise<MatchInfo> {
  const rules = await rulesOf(game);
  const bots = (rules?.seats.max ?? 2) > 2 ? [greedy] : [];
  return device.begin({ game, seats: [me, me, ...bots] }, names);
}

async function uncover(device: Device, match: string, seat: number): Promise<MatchInfo> {
  const info = await device.host.ask('uncover', { match, seat });
  if (isRefusal(info)) throw new Error(info.message);
  return info;
}

/** A person who has taken the device, and has been shown what they missed. */
async function take(device: Device, match: string, seat: number) {
  await uncover(device, match, seat);
  const source = device.look(match, seat, true);
  await until(() => source.document.value !== null && source.connection.value === 'live', 'the view');
  const before = source.reports.value;
  const frames: string[] = [];
  source.onChange((change) => frames.push(...change.frames.map(({ report }) => report.text ?? '')));
  await Promise.resolve();
  return { source, before, frames };
}

function asked(source: Source): readonly string[] {
  const document = source.document.value;
  return document?.host.status === 'live' ? (document.view.decision?.mine?.choices ?? []) : [];
}

/** Answers until the seat is asked no more; others may be, or the match is over. */
async function answer(source: Source, dice: ReturnType<typeof seedRandom>): Promise<void> {
  while (asked(source).length > 0) {
    const refused = await source.choose(asked(source)[randomInt(dice, asked(source).length)]);
    if (refused !== null) throw new Error(refused.message);
    await Promise.resolve();
  }
}

function seatOf(message: ServerMessage): number | null {
  return message.type === 'whole' || message.type === 'change' ? message.seat : null;
}

/** The match as it is kept, played again by the rules alone. */
async function truthOf(store: MatchStore, id: string): Promise<Play> {
  const kept = await store.get(id);
  if (kept === null) throw new Error('It is not kept.');
  const play = startPlay((await rulesOf(kept.info.game)) as never, hostedTable(kept));
  playOn(play, hostedTable(kept), kept.events, []);
  return play;
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Plays on, each person taking the device in turn, until the match is over or `enough` hand-overs were made. */
async function playRound(device: Device, match: string, enough = Infinity): Promise<string[]> {
  const dice = seedRandom(match);
  const turns: string[] = [];
  let last: number | null = null;
  while (turns.length < enough) {
    const cover = device.look(match, null);
    await until(() => {
      const now = cover.document.value;
      return now !== null && (now.host.status !== 'live' || nextPerson(now, last).asked);
    }, 'somebody to be asked');
    const now = cover.document.value;
    if (now === null || now.host.status !== 'live') return turns;
    last = nextPerson(now, last).seat;
    cover.close();
    const { source, before, frames } = await take(device, match, last);
    turns.push(now.host.names[last]);
    // Everything that happened was told before or is shown now.
    expect(source.reports.value.length).toBe(before.length + frames.length);
    const sent = device.heard.length;
    await answer(source, dice);
    for (const message of device.heard.slice(sent)) expect([null, last]).toContain(seatOf(message));
    source.close();
  }
  return turns;
}

describe.each(gamesHere.map((game) => [game]))('%s', (game) => {
  test('is played to its end by two people; all that is sent is the view of the one who has the device', async () => {
    const device = new Device();
    const info = await begin(device, game);
    const { id, seats } = info;
    expect(seats.map(({ mine }) => mine)).not.toContain(true);
    const turns = await playRound(device, id);
    expect(new Set(turns)).toEqual(new Set(names));
    const record = (await device.host.ask('getRecord', { match: id })) as MatchRecord;
    const { engine, match, sameRules } = replay((await rulesOf(game)) as never, record);
    expect(sameRules).toBe(true);
    for (const { seat } of seats) {
      const shown = await device.host.ask('getView', { match: id, seat });
      expect(plain((shown as { document: { view: unknown } }).document.view)).toEqual(
        plain(viewOf(engine, match, seat)),
      );
    }
    for (const message of device.heard) expect(JSON.stringify(message)).not.toContain('"seed"');
    const again = (await device.host.ask('rematch', { match: id })) as MatchInfo;
    const called = ({ seats: all }: MatchInfo) => all.map(({ name, mine }) => `${name} ${mine}`).join();
    expect(called(again)).toBe(called(info));
  });

  test('shows each person the view of the rules and nothing else, at every turn, also after loading anew', async () => {
    const store = passingStore();
    const { id } = await begin(new Device(store), game);
    const dice = seedRandom(game);
    const told = new Map<number, number>();
    let last: number | null = null;
    for (let turn = 0; turn < 8; turn++) {
      const device = new Device(store);
      const open = device.look(id, null);
      await until(() => {
        const now = open.document.value;
        return now !== null && nextPerson(now, last).asked;
      }, 'a question');
      const seat: number = nextPerson(open.document.value as never, last).seat;
      last = seat;
      for (const message of device.heard) expect(seatOf(message)).toBeNull();
      for (const name of ['getView', 'getHint', 'getRecording'] as const)
        for (const one of [0, 1])
          expect(await device.host.ask(name, { match: id, seat: one })).toMatchObject({ code: 'not-yours' });
      const { source, before, frames } = await take(device, id, seat);
      // What was told is not told again as news, and all that came since is.
      expect(before.length).toBe(told.get(seat) ?? before.length);
      expect(frames.length).toBe(source.reports.value.length - before.length);
      const truth = await truthOf(store, id);
      for (const [shown, viewer] of [
        [source, seat],
        [open, null],
      ] as const)
        expect(plain(shown.document.value?.view)).toEqual(plain(viewOf(truth.engine, truth.match, viewer)));
      for (const message of device.heard) expect([null, seat]).toContain(seatOf(message));
      await answer(source, dice);
      // What is under way to the page counts as told: an answer comes behind it.
      await device.host.ask('getMatch', { match: id });
      told.set(seat, source.reports.value.length);
      source.close();
      open.close();
      expect(await device.host.ask('getView', { match: id, seat })).toMatchObject({ code: 'not-yours' });
      device.close();
    }
  });
});

describe('a device that is handed round', () => {
  const begun = async (parts: Partial<HostParts> = {}) => {
    const store = passingStore();
    const device = new Device(store, parts);
    const { id } = await begin(device, 'bridgefront');
    return { store, device, id };
  };
  const viewers = ({ heard }: Device): Set<number | null> => new Set(heard.map(seatOf));

  test('takes no act and shows nothing for a person who has not taken it', async () => {
    const { device, id } = await begun();
    const { source } = await take(device, id, 0);
    const [choice = ''] = asked(source);
    const where = { decision: source.document.value?.host.decision ?? 0, plan: 0 };
    await device.host.receive({ type: 'choose', id: 'theirs', match: id, seat: 1, choice, at: where });
    await device.host.receive({ type: 'take-back', id: 'back', match: id, seat: 1, at: where });
    const eyes = { type: 'subscribe', match: id, told: 0, words: true, reveal: 'steps' } as const;
    await device.host.receive({ ...eyes, id: 'eyes', seat: 1 });
    await device.host.receive({ ...eyes, id: 'bot', seat: 2 });
    const refused = device.heard.flatMap((message) =>
      message.type === 'refused' ? [message.id, message.code] : [],
    );
    expect(refused).toEqual(['theirs', 'back', 'eyes', 'bot'].flatMap((one) => [one, 'not-yours']));
    expect(await device.host.ask('uncover', { match: id, seat: 2 })).toMatchObject({ code: 'not-yours' });
    expect(await device.host.ask('uncover', { match: id, seat: 9 })).toMatchObject({ code: 'not-found' });
    expect(await device.host.ask('fork', { match: id, at: 1, seat: 0, bot: 'greedy' })).toMatchObject({
      code: 'not-finished',
    });
    expect(viewers(device)).toEqual(new Set([null, 0]));
  });

  test('is sent nothing more of a seat once another person has taken it', async () => {
    const { device, id } = await begun();
    await take(device, id, 0);
    const sent = device.heard.length;
    const { source } = await take(device, id, 1);
    await answer(source, seedRandom('other'));
    const later = device.heard.slice(sent);
    expect(new Set(later.map(seatOf))).toEqual(new Set([null, 1]));
    expect(await device.host.ask('getView', { match: id, seat: 0 })).toMatchObject({ code: 'not-yours' });
  });

  test('is not told advice that was asked for before it was covered', async () => {
    let told = (): void => undefined;
    const thought = new Promise<void>((resolve) => (told = resolve));
    let thinking = false;
    const advise = async () => {
      thinking = true;
      await thought;
      return {
        best: { choices: ['secret'], steps: [1], labels: ['secret'], share: null, error: null, behind: null },
        others: [],
        seats: [],
        reason: null,
        expected: [],
      };
    };
    const { device, id } = await begun({ advise });
    const open = device.look(id, null);
    await until(
      () => open.document.value !== null && nextPerson(open.document.value, null).asked,
      'a question',
    );
    const { seat } = nextPerson(open.document.value as never, null);
    const { source } = await take(device, id, seat);
    expect(asked(source)).not.toEqual([]);
    const hint = device.host.ask('getHint', { match: id, seat });
    await until(() => thinking, 'the bot thinks');
    source.close();
    await new Promise((resolve) => setTimeout(resolve));
    told();
    expect(await hint).toMatchObject({ code: 'not-yours' });
  });

  test('is covered in every tab of its own, and in one that is loaded anew', async () => {
    const { store, device, id } = await begun();
    const { source } = await take(device, id, 0);
    const other = new Device(store);
    const open = other.look(id, null);
    await until(() => open.document.value !== null, 'the cover');
    expect(open.info.value?.seats.map(({ mine }) => mine)).toEqual([false, false, false]);
    expect(await other.host.ask('getView', { match: id, seat: 0 })).toMatchObject({ code: 'not-yours' });
    await answer(source, seedRandom('first'));
    const version = (await store.get(id))?.version ?? 0;
    await other.host.heard(id, version);
    expect(viewers(other)).toEqual(new Set([null]));
    // Of a tab that has it uncovered, the other one learns nothing but what everybody sees.
    const mine = await take(other, id, 1);
    await answer(mine.source, seedRandom('second'));
    await device.host.heard(id, (await store.get(id))?.version ?? 0);
    expect(viewers(device)).toEqual(new Set([null, 0]));
    expect(viewers(other)).toEqual(new Set([null, 1]));
  });

  test('lets somebody who has sealed take it again and change the plan', async () => {
    const { device, id } = await begun();
    const dice = seedRandom('change');
    // Up to a question that both are asked at the same time.
    for (let turn = 0; turn < 40; turn++) {
      const open = device.look(id, null);
      await until(
        () => open.document.value !== null && nextPerson(open.document.value, null).asked,
        'a question',
      );
      const { seat } = nextPerson(open.document.value as never, null);
      open.close();
      const { source } = await take(device, id, seat);
      await answer(source, dice);
      const [sealed] = sealedPeople(source.document.value as never);
      source.close();
      if (sealed === undefined) continue;
      const { source: again } = await take(device, id, sealed);
      expect(asked(again)).toEqual([]);
      expect(await again.takeBack()).toBeNull();
      await until(() => asked(again).length > 0, 'the question again');
      await answer(again, dice);
      return;
    }
    throw new Error('Nobody sealed while another person was asked.');
  });

  test('names everybody differently', async () => {
    const device = new Device();
    for (const people of [
      ['Anna', 'anna '],
      ['Anna', 'Greedy bot'],
    ])
      expect(
        await device.host.ask('createMatch', {
          wish: wishFor({ game: 'bridgefront', seats: [me, me, greedy] }),
          people,
        }),
      ).toMatchObject({ code: 'bad-seats', message: expect.stringContaining('a name of their own') });
  });

  test('ends without a result for all, and is played on from the end by one of them', async () => {
    const device = new Device();
    const { id, seats } = await device.begin({ game: 'twin-bridges', seats: [me, me] }, names);
    await playRound(device, id);
    const fork = (await device.host.ask('fork', { match: id, at: 9, seat: 1, bot: 'random' })) as MatchInfo;
    expect(fork.seats.map(({ name, mine }) => [name, mine])).toEqual([
      ['Random bot', false],
      [seats[1].name, true],
    ]);
    const again = (await device.host.ask('rematch', { match: id })) as MatchInfo;
    expect(await device.host.ask('end', { match: again.id })).toMatchObject({
      status: 'ended',
      outcome: null,
    });
  });
});

test('a match that the release before kept opens as it was', async () => {
  const store = passingStore();
  const device = new Device(store);
  const { id } = await device.begin({ game: 'castles' });
  const source = device.look(id, 0, true);
  source.onChange(() => undefined);
  await until(() => asked(source).length > 0, 'a question');
  await source.choose(asked(source)[0]);
  const kept = await store.get(id);
  expect(kept).not.toHaveProperty('seen');
  const open = new Device(store).look(id, 0);
  await until(() => open.document.value !== null, 'the match anew');
  expect(open.info.value?.seats[0]).toMatchObject({ name: 'Ada', mine: true });
});

type SideView = { readonly seats: readonly { readonly cards?: readonly string[] }[] };

test('two sides of two people at one device: whoever has it is shown the hands of the own side alone', async () => {
  const found = await Promise.all(gamesHere.map(async (game) => ({ game, rules: await rulesOf(game) })));
  const teams = found.filter(({ rules }) => rules?.sides !== undefined);
  expect(teams.length).toBeGreaterThan(0);
  for (const { game, rules } of teams) {
    const device = new Device();
    const four = ['Anna', 'Ben', 'Cleo', 'Dan'];
    const { id } = await device.begin({ game, seats: four.map(() => me) }, four);
    const turns = await playRound(device, id, 10);
    expect(new Set(turns).size).toBe(4);
    const sides = rules?.sides?.(4) ?? [];
    let shown = 0;
    for (const message of device.heard) {
      if (message.type !== 'whole') continue;
      const { seats } = message.document.view.table as unknown as SideView;
      const open = seats.flatMap(({ cards }, seat) => (cards === undefined ? [] : [seat]));
      const own = sides.find((side) => message.seat !== null && side.includes(message.seat)) ?? [];
      expect(open).toEqual(own);
      shown += open.length;
    }
    // A hand and a teammate's, each time somebody took the device.
    expect(shown).toBeGreaterThanOrEqual(2 * turns.length);
  }
});
