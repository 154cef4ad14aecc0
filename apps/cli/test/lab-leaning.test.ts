// Bots with a leaning on real matches: what is never to be done is not done, what that costs, and lines that beat a bot with a hole.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { situationOf } from '@bridgefront/bots';
import { createEngine, openSeats, seedRandom, sureMatch } from '@bridgefront/kernel';
import type { Choice } from '@bridgefront/kernel';
import { findBot, leaningName } from '@bridgefront/lab/bots.ts';
import { confirmLine, huntRound, ranked } from '@bridgefront/lab/leaning/exploit.ts';
import type { Hunt } from '@bridgefront/lab/leaning/exploit.ts';
import { kindsSeen } from '@bridgefront/lab/leaning/kinds.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { findGame } from '../src/games.ts';
import { labWorld } from '../src/lab/world.ts';
import { run } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'leaning-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What a bot chooses in a match against itself, with what it is asked. */
function chosenBy(gameName: string, name: string, seed: string, most = Infinity): string[] {
  const engine = createEngine(findGame(gameName).game);
  const match = sureMatch(engine, {}, 2, seed);
  const bot = findBot(name);
  const random = seedRandom(`${seed} bots`);
  const chosen: string[] = [];
  while (match.decision !== null && chosen.length < most) {
    const [seat] = openSeats(match.decision);
    const situation = situationOf(engine, match, seat);
    const next: readonly Choice[] = bot.plan?.(situation, random) ?? [bot.choose(situation, random)];
    for (const choice of next) {
      chosen.push(`${match.decision?.ask ?? ''}.${choice}`);
      engine.choose(match, seat, choice);
    }
  }
  return chosen;
}

const strikes = (chosen: readonly string[]): number =>
  chosen.filter((one) => one.startsWith('main.at:castle-')).length;

describe('a leaning', () => {
  test('to nothing that is asked changes nothing', () => {
    const plain = chosenBy('castles', 'greedy', 'plain', 150);
    expect(strikes(plain)).toBeGreaterThan(0);
    expect(chosenBy('castles', 'greedy~bid.buy:*=never', 'plain', 150)).toEqual(plain);
  });

  test('never makes what can be left, nor begins what could only end so, whoever plays', () => {
    const never = 'main.at:castle-*=never';
    for (const seed of ['one', 'two']) expect(strikes(chosenBy('castles', `greedy~${never}`, seed))).toBe(0);
    expect(strikes(chosenBy('castles', 'search:8', 'one', 120))).toBeGreaterThan(0);
    expect(strikes(chosenBy('castles', `search:8~${never}`, 'one', 120))).toBe(0);
  });

  test('always makes what can be made', () => {
    const orders = (name: string): Set<string> =>
      new Set(chosenBy('castles', name, 'orders', 200).filter((one) => one.startsWith('end.order:')));
    expect(orders('greedy').size).toBeGreaterThan(1);
    expect([...orders('greedy~end.order:hold=always')]).toEqual(['end.order:hold']);
  });

  test('makes more of what it likes more, and less of what it likes less', () => {
    const built = (weight: number): number => {
      const name = leaningName('greedy', [{ kind: 'main.build:*', weight }]);
      return ['a', 'b', 'c', 'd']
        .flatMap((seed) => chosenBy('castles', name, seed))
        .filter((one) => one.startsWith('main.build:')).length;
    };
    const [less, none, more] = [-3, 0, 3].map(built);
    expect(less).toBeLessThan(none);
    expect(more).toBeGreaterThan(none);
  });

  test('that cannot be read says how one is written', () => {
    expect(() => findBot('greedy~walls=never')).toThrow(/such as bid\.buy/);
    expect(() => findBot('greedy~main.build:wall=sometimes')).toThrow(/never, always or a number/);
    expect(() => findBot('random~main.build:wall=never')).toThrow(/goes with greedy, a level/);
  });
});

test('restricted play tells what something is worth, and goes on from its file', async () => {
  const file = join(folder, 'restrict.jsonl');
  const words = ['lab', 'restrict', 'castles', '--matches', '40', '-w', '1', '--file', file, '--json'];
  const told = await run(words);
  expect(told.code).toBe(0);
  const { worths } = JSON.parse(told.out) as {
    worths: readonly {
      says: string;
      matches: number;
      costs: number;
      verdict: string;
      interval: { low: number };
    }[];
  };
  expect(worths[0]).toMatchObject({ says: 'strikes the Castle', matches: 40, verdict: 'worth' });
  expect(worths[0].interval.low).toBeGreaterThan(0);
  expect(worths.map(({ costs }) => costs)).toEqual(
    worths.map(({ costs }) => costs).toSorted((a, b) => b - a),
  );
  expect(worths.find(({ says }) => says === 'builds Walls')?.verdict).toBe('open');
  expect((await run(words)).out).toBe(told.out);
  expect((await run(['lab', 'restrict', 'castles', '--bot', 'random'])).err).toMatch(/A leaning goes with/);
});

test('a hunt finds the line that beats a bot with a hole, alike in one go and round by round', () => {
  const { game } = findGame('castles');
  const kinds = kindsSeen(game, 2, 'kinds', 2).map(({ kind }) => kind);
  expect(kinds).toContain('main.at:*');
  expect(kinds).toContain('end.order:hold');
  const hunt: Hunt = {
    game: 'castles',
    rules: '',
    seats: 2,
    rival: 'greedy~main.at:castle-*=never',
    base: 'greedy',
    kinds: ['main.build:*', 'end.order:hold', 'main.at:castle-1', 'main.at:castle-2'],
    lines: 6,
    matches: 4,
    seed: 'hole',
  };
  const first = huntRound(labWorld, hunt, { rounds: 0, lines: [] });
  const second = huntRound(labWorld, hunt, first);
  expect(second).toEqual(huntRound(labWorld, hunt, huntRound(labWorld, hunt, { rounds: 0, lines: [] })));
  expect(second.rounds).toBe(2);
  const [best] = ranked(second.lines, 2);
  // It was played in both rounds, and does on other seeds what it did there.
  expect(best.matches).toBe(8);
  const found = confirmLine(labWorld, hunt, best.leaning, 24);
  expect(found.interval.low).toBeGreaterThan(0.5);
});

test('what a hunt prints as JSON names the line as a bot is named, never and always too', async () => {
  const few = ['--rounds', '1', '--lines', '12', '--matches', '1', '--confirm', '1', '--kinds', '3'];
  const words = ['lab', 'exploit', 'twin-bridges', ...few, '--file', join(folder, 'hunt.json'), '--json'];
  const { best } = JSON.parse((await run(words)).out) as { best: { line: string } };
  expect(findBot(best.line).name).toBe(best.line);
  expect(best.line).toMatch(/^greedy~/);
  const told = (await run(words.slice(0, -1))).out;
  const [, film = ''] = /a match of it: npx bridgefront (play .+)/.exec(told) ?? [];
  const seen = await run(film.replaceAll("'", '').split(' '));
  expect([seen.code, seen.err, seen.out.includes('The match is over')]).toEqual([0, '', true]);
});
