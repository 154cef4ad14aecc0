// Puzzles are mined: what is one, that the mine goes on where it was put down, and what is kept of what it gives.

import { mkdtempSync, readFileSync, rmSync, appendFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fullStrength, PuzzleTable } from '@bridgefront/bots';
import type { AnyGame, Puzzle } from '@bridgefront/kernel';
import { lanternSale } from '@bridgefront/kernel/toys/lantern-sale';
import { afterAll, describe, expect, test } from 'vitest';
import { collected, collectionText } from '../src/puzzles/collect.ts';
import { bar, ideaOf } from '../src/puzzles/idea.ts';
import type { Weighed } from '../src/puzzles/idea.ts';
import { Mine } from '../src/puzzles/mine.ts';
import { keepsLead } from '../src/puzzles/played-on.ts';
import { holds, isGuessed } from '../src/puzzles/trial.ts';

const folder = mkdtempSync(join(tmpdir(), 'puzzles-'));
afterAll(() => rmSync(folder, { recursive: true }));

const game = lanternSale as unknown as AnyGame;
const wish = { seats: 2, seed: 'mine', strength: fullStrength };
const clock = (): number => 0;
const never = (): boolean => false;
const file = (name: string): string => join(folder, name);

function runner(plan: string, ...shares: number[]): Weighed {
  return { plan: plan.split(' '), next: [], sure: 0, discrepancy: 0, bias: 0, shares };
}

describe('an idea', () => {
  const near = (share: number): number[] => Array.from({ length: 10 }, () => share);

  test('is the choice without which all other plans stay far behind', () => {
    const found = ideaOf([
      runner('attack hill end', ...near(0.7)),
      runner('attack hill rest', ...near(0.68)),
      runner('attack ford end', ...near(0.5)),
      runner('rest hill end', ...near(0.4)),
      runner('attack ford rest', ...near(0.35)),
      runner('rest ford end', ...near(0.3)),
      runner('rest rest end', ...near(0.2)),
    ]);
    expect(found).toMatchObject({ key: 'hill', gap: { mean: expect.closeTo(0.2, 9) as number } });
    expect(found?.rivals.map(({ plan }) => plan.join(' '))).toEqual([
      'attack ford end',
      'attack ford rest',
      'rest ford end',
      'rest rest end',
    ]);
  });

  test('is none of what all sensible plans have in common', () => {
    const alike = ['a', 'b', 'c', 'd'].map((way) => runner(`attack ${way}`, ...near(0.6)));
    const found = ideaOf([...alike, runner('sleep', ...near(0.1))]);
    expect(found?.key).not.toBe('attack');
    expect(found?.gap.mean).toBeCloseTo(0, 9);
    expect(ideaOf([runner('attack a', ...near(0.6))])).toBeNull();
  });

  test('is compared in the worlds that both plans have seen', () => {
    const early = runner('b', ...near(0.3));
    const found = ideaOf([runner('a', ...near(0.6), ...near(0.9)), early, early, early]);
    expect(found?.gap.mean).toBeCloseTo(0.3, 9);
  });
});

function whole(name: string): Mine {
  const mine = new Mine(game, file(name), wish);
  mine.run(2, never, clock);
  return mine;
}

describe('a mine', () => {
  const { mined } = whole('whole');

  test('finds plans that are better by the bar, in the larger search and played out', () => {
    expect(mined.puzzles.length).toBeGreaterThan(0);
    for (const { best, other, playedOut, line, tempting, key } of mined.puzzles) {
      expect(best - other).toBeGreaterThanOrEqual(bar - 0.001);
      expect(playedOut).toBeGreaterThanOrEqual(bar);
      expect(line.flat()).toContain(key);
      expect(tempting.flat()).not.toContain(key);
    }
    const rejected = Object.values(mined.rejected).reduce((all, count) => all + count, 0);
    expect(rejected + mined.puzzles.length).toBe(mined.questions);
  });

  test('what it finds holds, and would not with its plans exchanged, or where its position cannot be read', () => {
    for (const puzzle of mined.puzzles) {
      expect(holds(game, puzzle)).toBe(true);
      expect(holds(game, { ...puzzle, line: puzzle.tempting, tempting: puzzle.line })).toBe(false);
      expect(holds(game, { ...puzzle, position: { nothing: 1 } })).toBe(false);
    }
  });

  test('what it finds is a choice that most plans do not have', () => {
    for (const puzzle of mined.puzzles) {
      expect(isGuessed(game, puzzle)).toBe(false);
      // A bid is one of several cards, with a boost or without.
      const [card, boost] = puzzle.line.flat();
      expect(isGuessed(game, { ...puzzle, key: card })).toBe(false);
      expect(isGuessed(game, { ...puzzle, key: boost })).toBe(true);
      expect(holds(game, { ...puzzle, key: boost })).toBe(false);
    }
  });

  test('what it finds is solved by its plan, and the tempting one is refuted', () => {
    for (const puzzle of mined.puzzles) {
      const table = new PuzzleTable(game, puzzle);
      expect(table.look(puzzle.line.flat())).toEqual({ line: puzzle.line, done: true });
      expect(table.look(puzzle.line.flat().slice(0, -1)).done).toBe(false);
      expect(table.judge(puzzle.line).solved).toBe(true);
      const wrong = table.judge(puzzle.tempting);
      expect(wrong.solved).toBe(false);
      expect(wrong.best.mean - wrong.share.mean).toBeGreaterThan(bar / 2);
      expect(table.words(puzzle.line).labels).toHaveLength(puzzle.line.flat().length);
    }
  });

  test('some of what it finds keeps its lead among players who think; with its plans exchanged none does', () => {
    const kept = mined.puzzles.filter((puzzle) => keepsLead(game, puzzle));
    expect(kept.length).toBeGreaterThan(0);
    for (const puzzle of kept) {
      expect(keepsLead(game, { ...puzzle, line: puzzle.tempting, tempting: puzzle.line })).toBe(false);
      // Plans that are one lead by nothing.
      expect(keepsLead(game, { ...puzzle, tempting: puzzle.line })).toBe(false);
    }
  });

  test('may try the ends of matches only, and goes on behind those that are over', () => {
    const path = file('ends');
    const ends = { ...wish, strength: 0, ends: 3 };
    // Both seats are asked each time.
    const first = new Mine(game, path, ends).run(2, never, clock);
    expect(first).toMatchObject({ matches: 2, begun: 2, questions: 12 });
    // Torn off in the third match.
    appendFileSync(path, '{"match":2,"at":90,"seat":0,"result":"lost"}\n{"mat');
    const { questions } = new Mine(game, path, ends).run(3, never, clock);
    expect(questions).toBe(18);
    const lines = readFileSync(path, 'utf8').trim().split('\n');
    const places = lines.map((line) => JSON.parse(line) as { match: number; at: number });
    expect(places.map(({ match }) => match)).toEqual(
      [0, 1, 2].flatMap((match) => Array<number>(6).fill(match)),
    );
    // Those of one match are its last ones, in order.
    const longest = new Mine(game, file('all'), { ...wish, strength: 0, ends: 1_000_000 }).run(
      1,
      never,
      clock,
    );
    const all = readFileSync(file('all'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { at: number });
    expect(longest.questions).toBeGreaterThan(6);
    expect(places.slice(0, 6).map(({ at }) => at)).toEqual(all.slice(-6).map(({ at }) => at));
  });

  test('that is put down again and again, and torn off once, gives what one does that runs through', () => {
    let asked = 0;
    // Put down after every third question.
    const often = (): boolean => (asked += 1) % 4 === 0;
    for (let runs = 0; runs < 60; runs++) {
      const { matches } = new Mine(game, file('often'), wish).run(2, often, clock);
      if (matches === 2) break;
      // A process that is killed has written what the stand does not know yet.
      if (runs === 1) appendFileSync(file('often'), '{"match":1,"at":90,"seat":0,"result":"lost"}\n{"mat');
    }
    expect(readFileSync(file('often'), 'utf8')).toBe(readFileSync(file('whole'), 'utf8'));
  });

  test('of players who err goes through other matches, and what it finds is as clear', () => {
    const erring = new Mine(game, file('erring'), { ...wish, strength: 0 }).run(6, never, clock);
    expect(erring.puzzles.length).toBeGreaterThan(0);
    for (const { best, other, playedOut } of erring.puzzles) {
      expect(best - other).toBeGreaterThanOrEqual(bar - 0.001);
      expect(playedOut).toBeGreaterThanOrEqual(bar);
    }
    const same = mined.puzzles.map(({ seed, at, seat }) => `${seed} ${at} ${seat}`);
    expect(erring.puzzles.map(({ seed, at, seat }) => `${seed} ${at} ${seat}`)).not.toEqual(same);
  });

  test('does not mix what belongs to other matches', () => {
    expect(() => new Mine(game, file('whole'), { ...wish, seed: 'another' })).toThrow('give another --file');
  });
});

describe('a collection', () => {
  const puzzle = (slug: string, more: Partial<Puzzle> = {}): Puzzle => ({
    slug,
    options: {},
    position: null,
    continuation: null,
    seat: 0,
    line: [['a']],
    key: 'a',
    tempting: [['b']],
    best: 0.6,
    other: 0.4,
    error: 0.01,
    playedOut: 0.2,
    level: 1,
    theme: 'card',
    seed: slug,
    at: 10,
    ...more,
  });
  const yes = (): boolean => true;
  const how = { command: 'mine', rules: 'r', most: 3, holds: () => false, passes: yes, again: false };
  const slugs = (all: { readonly puzzles: readonly Puzzle[] }): string[] =>
    all.puzzles.map(({ slug }) => slug);

  test('keeps what earlier ones had, and each idea of a match once', () => {
    const first = collected(null, [puzzle('one')], how);
    const again = puzzle('two', { seed: 'one', at: 40 });
    const later = puzzle('three', { seed: 'one', at: 400 });
    const all = collected(first, [puzzle('one'), again, later], { ...how, command: 'more' });
    expect(slugs(all)).toEqual(['one', 'three']);
    expect(all.commands).toEqual(['mine', 'more']);
    const longer = (before: string, command: string): readonly string[] =>
      collected(collected(null, [], { ...how, command: before }), [], { ...how, command }).commands;
    expect(longer('mine x --matches 9', 'mine x --matches 12')).toEqual(['mine x --matches 12']);
    expect(longer('mine x --matches 9', 'mine y --matches 12')).toHaveLength(2);
  });

  test('keeps of earlier rules what still holds, and says by which rules it was mined', () => {
    const first = collected(null, [puzzle('one'), puzzle('two')], how);
    const holding = { ...how, command: 'more', rules: 's', holds: ({ slug }: Puzzle) => slug === 'two' };
    const changed = collected(first, [puzzle('three')], holding);
    expect(slugs(changed)).toEqual(['three', 'two']);
    expect(changed.commands).toEqual(['mine # r', 'more']);
    const again = collected(changed, [], { ...how, command: 'yet more', rules: 't', holds: () => true });
    expect(again.commands).toEqual(['mine # r', 'more # s', 'yet more']);
  });

  test('keeps out what was rejected, however often it is mined', () => {
    const first = { ...collected(null, [puzzle('one'), puzzle('two')], how), rejected: ['two'] };
    const again = collected(first, [puzzle('two'), puzzle('three')], how);
    expect(slugs(again)).toEqual(['one', 'three']);
    const { rejected } = JSON.parse(collectionText(again)) as typeof again;
    expect(rejected).toEqual(['two']);
  });

  test('asks the last test of what is new, of what is kept only when told to, and rejects for good', () => {
    const first = collected(null, [puzzle('one'), puzzle('two')], how);
    const asked: string[] = [];
    const passes = ({ slug }: Puzzle): boolean => asked.push(slug) > 0 && slug === 'one';
    const more = collected(first, [puzzle('two'), puzzle('three')], { ...how, passes });
    expect([asked, slugs(more), more.rejected]).toEqual([['three'], ['one', 'two'], ['three']]);
    const again = collected(more, [puzzle('three')], { ...how, passes, again: true });
    expect([slugs(again), again.rejected]).toEqual([['one'], ['three', 'two']]);
    expect(asked).toEqual(['three', 'one', 'two']);
  });

  test('of more than there is room for has of each kind, the easiest first', () => {
    const many = ['d', 'c', 'b', 'a'].map((slug) => puzzle(slug));
    const all = collected(null, [...many, puzzle('z', { level: 5 }), puzzle('y', { theme: 'hold' })], how);
    expect(slugs(all)).toEqual(['d', 'y', 'z']);
  });
});
