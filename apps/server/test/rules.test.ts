// Rules by fingerprint: this release's from their sources, those of others from bundles.
//
// `rules/rules.zst` was bundled by an earlier release, and stays as it is: whatever becomes of kernel and hosts, they have to run
// it. `known.json` has a match that was played by it, and the digest of what that release showed of it.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { completePlan, greedyBot } from '@bridgefront/bots';
import { applyEvent, readPlay, savePlay, startPlay } from '@bridgefront/hosting';
import {
  chanceOf,
  digest,
  faceFor,
  gameOfBundle,
  openSeats,
  replay,
  resample,
  seedRandom,
  viewOf,
} from '@bridgefront/kernel';
import type { AnyGame, MatchRecord } from '@bridgefront/kernel';
import { choiceWords, readRecording, recordMatch, viewAfter, viewersOf } from '@bridgefront/viewing';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { bundleCode, openBundle } from '../src/bundles/open-bundle.ts';
import { Rulebook, rulesOf } from '../src/bundles/rulebook.ts';
import { memoryStore } from '../src/store/memory.ts';
import type { MatchEvent, Store, StoredMatch } from '../src/store/store.ts';
import { duel } from './duel.ts';
import known from './rules/known.json' with { type: 'json' };

const record = known.record as MatchRecord;
const code = zstdDecompressSync(readFileSync(join(import.meta.dirname, 'rules/rules.zst'))).toString();
const older = openBundle({ fingerprint: known.fingerprint, code });

const stored = { seed: record.seed, secret: 's', options: {}, seats: record.seats, clock: { kind: 'none' } };

function eventOf(line: string, index: number): MatchEvent {
  const [seat, choice] = [Number(line.slice(0, 1)), line.slice(2)];
  return { number: index + 1, kind: 'choose', seat, choice, by: 'seat', at: 0, message: null };
}

function playTo(game: AnyGame, choices: number) {
  const play = startPlay(game, stored as unknown as StoredMatch);
  record.choices.slice(0, choices).forEach((line, index) => {
    expect(applyEvent(play, stored as unknown as StoredMatch, eventOf(line, index), [])).toHaveProperty(
      'reports',
    );
  });
  return play;
}

/** All that viewers were told of the match, and the last that they saw. */
function shown(game: AnyGame): string {
  const { engine, match, reports } = replay(game, record);
  const viewers = viewersOf(match.seats);
  const told = viewers.map((viewer) => reports.flat().flatMap((report) => faceFor(report, viewer) ?? []));
  return digest(JSON.stringify([told, viewers.map((viewer) => viewOf(engine, match, viewer))]));
}

test('a bundle of an older release shows a match as that release did', () => {
  expect(shown(older)).toBe(known.shown);
  const { viewers, choices } = readRecording([recordMatch(older, record)]);
  expect(choices).toBe(record.choices.length);
  const end = replay(older, record);
  for (const [at, viewer] of viewersOf(record.seats.length).entries())
    expect(viewAfter(viewers[at], choices)).toEqual(
      JSON.parse(JSON.stringify(viewOf(end.engine, end.match, viewer))),
    );
  expect(chanceOf(older, record).dice.length).toBeGreaterThan(0);
});

test.each([0, 0.3, 0.8])(
  'its match goes on from a snapshot (%s of it), with words, bots and take-back',
  (part) => {
    const before = playTo(older, Math.floor(record.choices.length * part));
    const play = readPlay(older, savePlay(before, known.fingerprint), before.number);
    const { engine, match } = play;
    const [seat] = openSeats(match.decision);
    expect(choiceWords(play, seat, true).labels.length).toBe(engine.choices(match, seat).length);
    const imagined = resample(engine, match, seat, seedRandom('imagined'));
    const task = { game: older.name, seat, match: JSON.stringify(imagined), seed: 'bot' };
    const plan = completePlan(engine, greedyBot, task);
    expect(plan.length).toBeGreaterThan(0);
    for (const choice of plan) expect(engine.choose(match, seat, choice)).toBeNull();
    expect(engine.choose(before.match, seat, 'nonsense')).toMatchObject({ code: 'illegal-choice' });
  },
);

test('what is no bundle, or not the one asked for, or of a newer release is refused', () => {
  expect(() => gameOfBundle({})).toThrow('no bundle');
  expect(() => gameOfBundle({ ...older.bundle, contract: 99 })).toThrow('version 99');
  expect(() => openBundle({ fingerprint: 'other@1', code })).toThrow(known.fingerprint);
  expect(() => openBundle({ fingerprint: 'other@1', code: 'process.exit()' })).toThrow(
    'process is not defined',
  );
});

const moduleOf = (): string => import.meta.resolve('./duel.ts');

async function bookOf(store: Store, game: AnyGame, from = moduleOf): Promise<readonly [Rulebook, string[]]> {
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const rulebook = new Rulebook({ store, games: new Map([[game.name, game]]), log });
  await rulebook.bundle(from);
  return [rulebook, lines];
}

test('rules are bundled once, and found by their fingerprint when the release has others', async () => {
  const store = memoryStore();
  const now = duel as AnyGame;
  const [first, lines] = await bookOf(store, now);
  const [print, ...others] = await store.keptRules();
  expect([print, others, lines.length]).toEqual([expect.stringMatching(/^lantern-duel@1\+/), [], 1]);
  const match = { game: now.name, rules: print, continuedUnder: null };
  expect(await first.of(match)).toBe(now);
  const later = { ...now, version: '2' };
  const [second] = await bookOf(
    { ...store, saveRules: () => Promise.reject(new Error('full')) },
    later,
    () => '',
  );
  const then = await second.of(match);
  expect(then).not.toBeNull();
  expect(then === null ? null : bundleCode(then)?.fingerprint).toBe(print);
  expect(await second.of(match)).toBe(then);
  expect(await second.of({ ...match, rules: 'unheard of' })).toBeNull();
  expect(await second.of({ ...match, rules: 'unheard of', continuedUnder: print })).toBe(then);
  expect(rulesOf({ ...match, continuedUnder: 'newer' })).toBe('newer');
});

test('rules that cannot be bundled, or read, stop nothing', async () => {
  const [, lines] = await bookOf(memoryStore(), duel as AnyGame, () => 'file:///nowhere.ts');
  expect(lines.join()).toContain('rules could not be bundled');
  const [rulebook, more] = await bookOf({ ...memoryStore(), rules: async () => 'damaged' }, duel as AnyGame);
  expect(await rulebook.of({ game: duel.name, rules: 'lantern-duel@0', continuedUnder: null })).toBeNull();
  expect(more.join()).toContain('cannot be opened');
});
