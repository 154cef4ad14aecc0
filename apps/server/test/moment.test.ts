// What streams and films share must not change what they show: every document is the view of its eyes, to the byte of
// its JSON.

import { seedRandom, randomInt, viewOf } from '@bridgefront/kernel';
import type { AnyGame, Json, Random } from '@bridgefront/kernel';
import { applyPatch } from '@bridgefront/viewing';
import type { HostFacts } from '@bridgefront/protocol';
import type { Operation } from '@bridgefront/viewing';
import { expect, test } from 'vitest';
import { games } from '../src/games.ts';
import { frameAt, makeFilms, packFilms, unpackFilms } from '../src/match/film.ts';
import { Moment } from '../src/match/moment.ts';
import { applyEvent, eyesOf, startPlay } from '../src/match/play.ts';
import type { Play } from '../src/match/play.ts';
import { facesFor, Stream } from '../src/match/stream.ts';
import type { StoredMatch } from '../src/store/store.ts';
import { duel } from './duel.ts';

const facts = {} as HostFacts;

function someTable(game: AnyGame, seats: number, seed: string): StoredMatch {
  const table = { id: 'match', seed, options: {}, clock: { kind: 'none' }, startedAt: 0 };
  const seat = { name: 'Somebody' };
  return { ...table, game: game.name, seats: Array.from({ length: seats }, () => seat) } as never;
}

// A reader that applies every patch.
function mirror(stream: Stream): { readonly shown: () => Json } {
  const seen = { document: structuredClone(stream.shown.document) as unknown as Json };
  const send = (text: string): void => {
    const { patch } = JSON.parse(text) as { patch: Operation[] };
    seen.document = applyPatch(seen.document, patch);
  };
  stream.readers.add({ words: false, gone: false, send });
  return { shown: () => (seen.document as { readonly view: Json }).view };
}

function someAct(play: Play, random: Random): { seat: number; choice: string } | null {
  const { engine, match } = play;
  const open = match.decision?.seats.filter((seat) => match.decision?.sealed[seat] === false) ?? [];
  if (open.length === 0) return null;
  const seat = open[randomInt(random, open.length)];
  const choices = engine.choices(match, seat);
  return { seat, choice: choices[randomInt(random, choices.length)] };
}

test.each([
  ['bridgefront', 3, games.get('bridgefront')],
  ['twin-bridges', 2, games.get('twin-bridges')],
  ['lantern-duel', 3, duel],
])('%s', (_name, seats, found) => {
  const game = found as AnyGame;
  const stored = someTable(game, seats, 'moments');
  const play = startPlay(game, stored);
  const random = seedRandom('moments');
  let moment = new Moment(play, null);
  const streams = eyesOf(seats).map((eye) => new Stream('match', eye, play, facts, moment));
  const mirrors = streams.map(mirror);
  const choices: string[] = [];
  const seen = streams.map((): Json[] => []);
  for (let act = someAct(play, random); act !== null; act = someAct(play, random)) {
    const before = play.match.decision;
    const event = {
      ...act,
      number: play.number + 1,
      kind: 'choose',
      by: 'seat',
      at: 0,
      message: null,
    } as const;
    const applied = applyEvent(play, stored, event, []);
    if ('refused' in applied) throw new Error(applied.refused.message);
    const sameState = play.match.decision === before;
    const now = sameState ? null : (moment = new Moment(play, moment));
    for (const stream of streams) {
      const frame = stream.next(play, facts, facesFor(applied.reports, stream.eye), [], now);
      if (frame !== null) stream.publish(frame);
    }
    streams.forEach(({ eye, shown }, index) => {
      const view = JSON.parse(JSON.stringify(viewOf(play.engine, play.match, eye))) as Json;
      expect(shown.document.view).toEqual(view);
      expect(mirrors[index].shown()).toEqual(view);
      seen[index].push(view);
    });
    choices.push(`${act.seat} ${act.choice}`);
  }
  expect(play.number).toBeGreaterThan(5);
  const record = { game: game.name, rules: '', options: {}, seats: stored.seats.map(() => 'Somebody') };
  const films = unpackFilms(packFilms(makeFilms(game, { ...record, seed: 'moments', choices })));
  films.eyes.forEach((film, index) => {
    const every = Math.ceil(choices.length / 20);
    for (let at = choices.length; at > 0; at -= every) expect(frameAt(film, at)).toEqual(seen[index][at - 1]);
  });
});
