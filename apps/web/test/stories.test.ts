// The story of every game's end, read off random matches: a chart that knows all seats, and moments with words.

import { bridgefront } from '@bridgefront/game-bridgefront';
import { castles } from '@bridgefront/game-castles';
import { fellsAndFords } from '@bridgefront/game-fells-and-fords';
import { heartland } from '@bridgefront/game-heartland';
import { twinBridges } from '@bridgefront/game-twin-bridges';
import { createEngine, makeRecord, newMatch, pickOne, recordLine, seedRandom } from '@bridgefront/kernel';
import type { AnyGame, Random } from '@bridgefront/kernel';
import { readRecording, recordMatch } from '@bridgefront/viewing';
import { expect, test } from 'vitest';
import { momentsOf } from '../src/playback/moments.ts';
import type { Recorded, Replayed } from '../src/playback/moments.ts';
import { courseOf, keyMoments } from '../src/playback/story.ts';
import type { GamePage } from '@bridgefront/page/contract.ts';

// By an address that types do not follow: the tables behind it are JSX, which tests are read without.
const pages = '../src/games.ts';
const { pageOf } = (await import(pages)) as { readonly pageOf: (game: string) => Promise<GamePage | null> };

const games = [bridgefront, castles, fellsAndFords, heartland, twinBridges] as unknown as readonly AnyGame[];

/** A match of random choices to its end, as each seat and last the table saw it. */
function watched(game: AnyGame, page: GamePage, random: Random, options = {}): readonly Replayed[] {
  const engine = createEngine(game);
  const started = newMatch(engine, options, 2, 'a story');
  if ('problem' in started) throw new Error(started.problem);
  const { match } = started;
  const lines: string[] = [];
  while (match.decision !== null) {
    const { seats, sealed } = match.decision;
    const seat = seats.find((one) => !sealed[one]) ?? 0;
    const choice = pickOne(random, engine.choices(match, seat));
    if (engine.choose(match, seat, choice) !== null) throw new Error(`${choice} is refused.`);
    lines.push(recordLine(seat, choice));
  }
  const record = makeRecord(game, match, ['Ada', 'Ben'], 'a story', lines);
  const { viewers } = readRecording([recordMatch(game, record)]);
  return viewers.map((viewer) => momentsOf(viewer as Recorded, (report) => page.duration(report)));
}

test.each(games)('$name tells its end', async (game) => {
  const page = await pageOf(game.name);
  if (page?.story === undefined) throw new Error('There is no story.');
  const all = watched(game, page, seedRandom('clicks'));
  const table = all[all.length - 1];
  const course = courseOf(page.story.open === true ? [table, table] : all.slice(0, -1), page);
  if (course === null) throw new Error('Nothing was counted.');
  expect(course.headings.length).toBeGreaterThan(1);
  expect(new Set(course.headings).size).toBe(course.headings.length);
  for (const seat of course.points) {
    expect(seat).toHaveLength(course.headings.length);
    for (const points of seat) expect(points).toBeGreaterThanOrEqual(0);
  }
  expect(course.start).not.toContain(null);
  const moments = keyMoments(table, page);
  expect(moments.length).toBeGreaterThan(0);
  expect(moments.length).toBeLessThanOrEqual(6);
  for (const { label } of moments) expect(label).toMatch(/^[A-Z“].*[.!]$/);
});

test.each([
  { game: castles as unknown as AnyGame, options: {} },
  { game: twinBridges as unknown as AnyGame, options: {} },
  { game: twinBridges as unknown as AnyGame, options: { start: 'preconstructed' } },
])(
  'the chart begins with the first turn, told before the first choice or not: $game.name $options',
  async ({ game, options }) => {
    const page = await pageOf(game.name);
    if (page === null) throw new Error('There is no page.');
    const table = watched(game, page, seedRandom('clicks'), options).at(-1);
    const course = table === undefined ? null : courseOf([table, table], page);
    expect(course?.headings.slice(0, 2)).toEqual(['Turn 1', 'Turn 2']);
    expect(course?.ends).toHaveLength(course?.headings.length ?? 0);
  },
);
