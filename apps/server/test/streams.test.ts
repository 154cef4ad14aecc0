// What streams and recordings share must not change what they show: every document is the view of its viewer, to the
// byte of its JSON, and every frame of a reveal is the view at its report.

import { Stream, applyEvent, documentOf, startPlay } from '@bridgefront/hosting';
import type { Play } from '@bridgefront/hosting';
import { gzipSync } from 'node:zlib';
import { faceFor, openSeats, randomInt, seedRandom, viewOf } from '@bridgefront/kernel';
import type { AnyGame, Json, Observer, Random } from '@bridgefront/kernel';
import type { HostFacts, ServerMessage } from '@bridgefront/protocol';
import {
  both,
  choiceWords,
  documentAfter,
  FollowedViews,
  recordMatch,
  ReportTexts,
  viewAfter,
  viewersOf,
} from '@bridgefront/viewing';
import type { Viewer } from '@bridgefront/viewing';
import { expect, test } from 'vitest';
import { games } from '../src/games.ts';
import { packRecording, unpackRecording } from '../src/match/recordings.ts';
import type { StoredMatch } from '../src/store/store.ts';
import { duel } from './duel.ts';

const facts = {} as HostFacts;

const asJson = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;

function someTable(game: AnyGame, seats: number, seed: string): StoredMatch {
  const table = { id: 'match', seed, secret: seed, options: {}, clock: { kind: 'none' }, startedAt: 0 };
  const seat = { name: 'Somebody' };
  return { ...table, game: game.name, seats: Array.from({ length: seats }, () => seat) } as never;
}

interface Mirror {
  document: { readonly view: { readonly table: Json } };
  /** The game's view at each frame of the last message. */
  frames: Json[];
}

// A reader that applies everything it is sent.
function mirror(stream: Stream): Mirror {
  const seen: Mirror = { document: structuredClone(documentOf(stream.shown)) as never, frames: [] };
  const send = (text: string): void => {
    const message = JSON.parse(text) as Extract<ServerMessage, { type: 'change' }>;
    const { frames = [] } = message;
    seen.frames = frames.map((_, at) => {
      const part = { frames: frames.slice(0, at + 1), patch: [] };
      return (documentAfter(seen.document as unknown as Json, part) as unknown as Mirror['document']).view
        .table;
    });
    seen.document = documentAfter(seen.document as unknown as Json, message) as unknown as Mirror['document'];
  };
  stream.readers.add({ words: false, steps: stream.steps, gone: false, send });
  return seen;
}

function someAct(play: Play, random: Random): { seat: number; choice: string } | null {
  const { engine, match } = play;
  const open = openSeats(match.decision);
  if (open.length === 0) return null;
  const seat = open[randomInt(random, open.length)];
  const choices = engine.choices(match, seat);
  return { seat, choice: choices[randomInt(random, choices.length)] };
}

// The view of every viewer at every report that it is told, taken by itself.
function witness(game: AnyGame, viewers: readonly Viewer[]) {
  const views = new Map<Viewer, Json[]>();
  const observer: Observer = (report, match) => {
    for (const viewer of viewers) {
      if (faceFor(report, viewer) === null) continue;
      views.set(viewer, [...(views.get(viewer) ?? []), asJson(game.view(match.state, viewer))]);
    }
  };
  return { views, observer };
}

test.each([
  ['bridgefront', 3, games.get('bridgefront')],
  ['twin-bridges', 2, games.get('twin-bridges')],
  ['lantern-duel', 3, duel],
])('%s', (_name, seats, found) => {
  const game = found as AnyGame;
  const stored = someTable(game, seats, 'streams');
  const play = startPlay(game, stored);
  const random = seedRandom('streams');
  const viewers = viewersOf(seats);
  const followed = new FollowedViews(play, '/view');
  const open = (viewer: Viewer, steps: boolean): Stream =>
    new Stream('match', viewer, steps, play, { view: followed.follow(viewer, steps), host: facts });
  const streams = viewers.flatMap((viewer) => [open(viewer, true), open(viewer, false)]);
  const mirrors = streams.map(mirror);
  for (const { readers, steps } of streams)
    if (steps) readers.add({ words: true, steps, gone: false, send: () => undefined });
  const choices: string[] = [];
  const seen = viewers.map((): Json[] => []);
  for (let act = someAct(play, random); act !== null; act = someAct(play, random)) {
    const before = play.match.decision;
    const { views, observer } = witness(game, viewers);
    const by = { number: play.number + 1, kind: 'choose', by: 'seat', at: 0, message: null } as const;
    const applied = applyEvent(play, stored, { ...act, ...by }, [], both(observer, followed.observer()));
    if ('refused' in applied) throw new Error(applied.refused.message);
    const texts = { plain: new ReportTexts(play, null), worded: new ReportTexts(play, []) };
    const sameState = play.match.decision === before;
    const changes = sameState
      ? followed.planned(act.seat, before?.sealed[act.seat] === true)
      : followed.change();
    streams.forEach((stream, index) => {
      const { viewer, steps } = stream;
      const change = changes.get(viewer) ?? null;
      mirrors[index].frames = [];
      const next = stream.next(play, { change, host: facts, faces: [], texts });
      if (next !== null) stream.publish(next);
      if (steps && next !== null) expect(next.words).toEqual(choiceWords(play, viewer, false));
      if (steps) expect(mirrors[index].frames).toEqual(views.get(viewer) ?? []);
    });
    streams.forEach(({ viewer, shown, steps }, index) => {
      const view = asJson(viewOf(play.engine, play.match, viewer));
      expect(documentOf(shown).view).toEqual(view);
      expect(mirrors[index].document.view).toEqual(view);
      if (steps) seen[viewers.indexOf(viewer)].push(recordedOf(view));
    });
    choices.push(`${act.seat} ${act.choice}`);
  }
  expect(play.number).toBeGreaterThan(5);
  const record = { game: game.name, rules: '', options: {}, seats: stored.seats.map(() => 'Somebody') };
  const text = recordMatch(game, { ...record, seed: 'streams', choices });
  const recording = unpackRecording(packRecording(text));
  recording.viewers.forEach((one, index) => {
    const every = Math.ceil(choices.length / 20);
    for (let at = choices.length; at > 0; at -= every)
      expect(recordedOf(viewAfter(one, at))).toEqual(seen[index][at - 1]);
  });
});

// Nothing of a recording is taken back.
function recordedOf(view: Json): Json {
  return JSON.parse(
    JSON.stringify(view, (key, value: unknown) => (key === 'takeBack' ? undefined : value)),
  ) as Json;
}

test('a recording made before reveals had frames is still read, with each change behind its reports', () => {
  const report = { face: { tell: 'plus' }, text: 'One more.' };
  const patch = [{ op: 'replace', path: '/table/sum', value: 1 }] as const;
  const earlier = {
    choices: 1,
    dice: [0, 0, 0, 0, 0, 0],
    eyes: [{ first: { table: { sum: 0 } }, opening: [], changes: [{ at: 1, patch, reports: [report] }] }],
  };
  const { viewers } = unpackRecording(gzipSync(JSON.stringify(earlier)).toString('base64'));
  expect(viewers[0].changes).toEqual([{ at: 1, frames: [{ report, patch: [] }], patch }]);
  expect(viewAfter(viewers[0], 1)).toEqual({ table: { sum: 1 } });
});
