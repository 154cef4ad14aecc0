// A match on one machine: what its readers are sent adds up to what they may see, and its players see no more.

import { describe, expect, test } from 'vitest';
import { createEngine, pickOne, readRecord, replay, seedRandom, viewOf } from '@bridgefront/kernel';
import type { AnyGame, AnyMatch, Choice, Engine, Json, Seat } from '@bridgefront/kernel';
import { greedyBot, nextChoices, situationOf } from '@bridgefront/bots';
import { games } from '../apps/server/src/games.ts';
import { climb } from '../packages/kernel/test/toy/climb.ts';
import { lanternSale } from '../packages/kernel/test/toy/lantern-sale.ts';
import { snareGame } from '../packages/kernel/test/toy/snare.ts';
import { afterChange, LocalMatch, viewersOf } from '@bridgefront/viewing';
import type { LocalNews, LocalTable, Viewer } from '@bridgefront/viewing';

/** Says what a seat does in a match that was imagined for it. */
type Player = (engine: Engine<unknown>, match: AnyMatch, seat: Seat) => readonly Choice[];

const chance = seedRandom('players');
const anyPlayer: Player = (engine, match, seat) => [pickOne(chance, engine.choices(match, seat))];

function tableOf(seats: number, more: Partial<LocalTable> = {}): LocalTable {
  const names = Array.from({ length: seats }, (_, seat) => `Player ${seat + 1}`);
  const programs = new Set(names.map((_, seat) => seat));
  return { options: {}, seats: names, seed: 'local', imaginedSeed: 'imagined', programs, ...more };
}

/** Reads the news as a page does: applies patches to what it had. */
class Page {
  view: Json = null;
  told = 0;
  number = -1;
  frames = 0;

  readonly read = (news: LocalNews): void => {
    const plain = JSON.parse(JSON.stringify(news)) as LocalNews;
    expect(plain).toEqual(news);
    if (plain.type === 'whole') {
      this.view = plain.view as unknown as Json;
      this.told = plain.reports.length;
    } else {
      expect(plain.number).toBe(this.number + 1);
      this.view = afterChange(this.view, plain);
      this.told += plain.frames.length;
      this.frames += plain.frames.length;
    }
    this.number = plain.number;
    expect(plain.told).toBe(this.told);
  };
}

const greedyPlayer: Player = (engine, match, seat) =>
  nextChoices(greedyBot, situationOf(engine, match, seat), chance);

function playOut(match: LocalMatch, player: Player = anyPlayer, each: () => void = () => undefined): void {
  for (let seat = match.next; seat !== null; seat = match.next) {
    expect(match.play(seat, player(match.engine, match.imagine(seat), seat))).toBeNull();
    each();
  }
}

describe.each([
  ['climb', climb as AnyGame, 2],
  ['lantern-sale', lanternSale as AnyGame, 3],
  ['snare', snareGame as AnyGame, 2],
])('%s', (_name, game, seats) => {
  test('every reader holds the true view after every choice, whenever it came', () => {
    const match = new LocalMatch(game, tableOf(seats));
    const pages = new Map<Viewer, Page>(viewersOf(seats).map((viewer) => [viewer, new Page()]));
    const late = new Page();
    for (const [viewer, { read }] of pages) match.follow(viewer, read);
    let choices = 0;
    playOut(match, anyPlayer, () => {
      const now = replay(game, readRecord(match.record));
      for (const [viewer, page] of pages)
        expect(page.view).toEqual(JSON.parse(JSON.stringify(viewOf(now.engine, now.match, viewer))));
      if (++choices === 3) match.follow(0, late.read);
    });
    expect(match.over).toBe(true);
    expect(late.view).toEqual(pages.get(0)?.view);
    expect(late.told).toBe(pages.get(0)?.told);
    expect(pages.get(0)?.frames).toBeGreaterThan(0);
  });

  test('equal seeds play equal matches', () => {
    const first: Player = (engine, match, seat) => engine.choices(match, seat).slice(0, 1);
    const [one, other] = [new LocalMatch(game, tableOf(seats)), new LocalMatch(game, tableOf(seats))];
    playOut(one, first);
    playOut(other, first);
    expect(one.record).toEqual(other.record);
    expect(one.record.local).toBe(true);
  });

  test('a fork goes on from the middle of a record with other players', () => {
    const first = new LocalMatch(game, tableOf(seats));
    playOut(first);
    const { choices } = first.record;
    const begun = choices.slice(0, Math.floor(choices.length / 2));
    const fork = new LocalMatch(game, tableOf(seats, { choices: begun, imaginedSeed: 'others' }));
    const page = new Page();
    fork.follow(null, page.read);
    expect(fork.record.choices).toEqual(begun);
    playOut(fork);
    expect(fork.record.choices.slice(0, begun.length)).toEqual(begun);
    expect(fork.over).toBe(true);
  });
});

test('bots of the house play a real game to its end', () => {
  const game = games.get('twin-bridges') as AnyGame;
  const page = new Page();
  const match = new LocalMatch(game, tableOf(2));
  match.follow(null, page.read);
  playOut(match, greedyPlayer);
  expect(match.over).toBe(true);
  const { engine, match: end } = replay(game, match.record);
  expect(page.view).toEqual(JSON.parse(JSON.stringify(viewOf(engine, end, null))));
});

test('people choose for the seats without players, and take back', () => {
  const game = lanternSale as AnyGame;
  const match = new LocalMatch(game, tableOf(3, { programs: new Set([1]) }));
  const page = new Page();
  match.follow(0, page.read);
  playOut(match);
  const before = page.view;
  const mine = (before as { decision?: { mine?: { choices: string[] } } }).decision?.mine?.choices ?? [];
  expect(match.choose(0, 'nonsense')?.code).toBe('illegal-choice');
  expect(page.number).toBe(1);
  expect(match.choose(0, mine[0])).toBeNull();
  expect(page.view).not.toEqual(before);
  expect(match.takeBack(0)).toBeNull();
  expect(page.view).toEqual(before);
  expect(match.takeBack(0)?.code).toBe('nothing-to-take-back');
});

test('who stops reading is sent nothing more', () => {
  const match = new LocalMatch(lanternSale as AnyGame, tableOf(3));
  const page = new Page();
  const stop = match.follow(0, page.read);
  match.play(0, anyPlayer(match.engine, match.imagine(0), 0));
  const { number } = page;
  stop();
  playOut(match);
  expect(page.number).toBe(number);
});

test.each([
  ['chooses what is not legal', ['nonsense']],
  ['chooses nothing', []],
])('a program that %s gets the default of its seat', (_name, choices) => {
  const game = lanternSale as AnyGame;
  const match = new LocalMatch(game, tableOf(3));
  expect(match.play(0, choices)).toEqual(expect.any(String));
  const [line] = match.record.choices;
  const { engine, match: begun } = replay(game, match.record, 0);
  expect(line).toBe(`0 ${engine.fallback(begun, 0)}`);
});

test('programs are given imagined matches, never the true one', () => {
  const game = lanternSale as AnyGame;
  const match = new LocalMatch(game, tableOf(3));
  const { state } = match.imagine(0);
  const engine = createEngine(game);
  const truth = replay(game, match.record, 0).match;
  expect(viewOf(engine, { ...truth, state } as never, 0)).toEqual(viewOf(engine, truth, 0));
  expect(state).not.toEqual(truth.state);
});

test('questions are counted, also while a record is played again', () => {
  const match = new LocalMatch(lanternSale as AnyGame, tableOf(3));
  expect(match.question).toBe(1);
  playOut(match);
  const again = new LocalMatch(lanternSale as AnyGame, tableOf(3, { choices: match.record.choices }));
  expect(match.question).toBeGreaterThan(2);
  expect(again.question).toBe(match.question);
});

test('options that do not fit are said in one sentence', () => {
  expect(() => new LocalMatch(climb as AnyGame, tableOf(9))).toThrow('is played by');
  expect(() => new LocalMatch(climb as AnyGame, tableOf(2, { choices: ['0 nonsense'] }))).toThrow(
    'is refused',
  );
});
