// A recording that is written while a match is played is the one that its record makes, whatever was taken back.

import { HostedMatch, startPlay } from '@bridgefront/hosting';
import { quietPorts } from '@bridgefront/hosting/testing';
import { choicesOf, pickOne, randomInt, seedRandom, takeBackAct } from '@bridgefront/kernel';
import type { AnyGame, Random } from '@bridgefront/kernel';
import { recordMatch, viewAfter } from '@bridgefront/viewing';
import type { Recording } from '@bridgefront/viewing';
import { expect, test } from 'vitest';
import { games } from '../src/games.ts';
import { LiveRecordings } from '../src/match/live-recording.ts';
import { packRecording, unpackRecording } from '../src/match/recordings.ts';
import { memoryStore } from '../src/store/memory.ts';
import type { Store, StoredMatch } from '../src/store/store.ts';
import { duel } from './duel.ts';

const names = ['Ann', 'Ben', 'Cem', 'Dora'];

function tableOf(game: AnyGame, seats: number): StoredMatch {
  const seat = { kind: 'human', bot: null, identity: 'somebody', standIn: null };
  const table = {
    id: 'match',
    version: 1,
    status: 'live',
    seed: 'recorded',
    secret: 'recorded',
    startedAt: 0,
  };
  return {
    ...table,
    game: game.name,
    options: {},
    clock: { kind: 'none' },
    continuedUnder: null,
    seats: Array.from({ length: seats }, (_, at) => ({ ...seat, name: names[at] })),
  } as unknown as StoredMatch;
}

interface Recorded {
  readonly host: HostedMatch;
  readonly recording: (choices: number) => Promise<string | null>;
}

async function recorded(game: AnyGame, seats: number, more: Partial<Store> = {}): Promise<Recorded> {
  const table = tableOf(game, seats);
  const host = new HostedMatch(
    table,
    { play: startPlay(game, table), recent: [], moved: false },
    quietPorts(),
  );
  const recordings = new LiveRecordings({ ...memoryStore(), ...more });
  recordings.begin(host);
  return { host, recording: (choices) => recordings.take(host, choices) };
}

// Mostly choices; now and then somebody takes something back, often what others have gone on behind.
function someAct({ engine, match }: HostedMatch['play'], random: Random) {
  const { decision } = match;
  if (decision === null) return null;
  const back = decision.seats.filter((seat) => engine.canTakeBack(match, seat));
  if (back.length > 0 && randomInt(random, 5) === 0)
    return { kind: 'take-back', seat: pickOne(random, back), choice: '' } as const;
  const seat = pickOne(
    random,
    decision.seats.filter((one) => !decision.sealed[one]),
  );
  return { kind: 'choose', seat, choice: pickOne(random, engine.choices(match, seat)) } as const;
}

async function playSome(host: HostedMatch, most: number): Promise<readonly string[]> {
  const random = seedRandom('recorded');
  const acts: string[] = [];
  while (acts.length < most) {
    const act = someAct(host.play, random);
    if (act === null) break;
    const answer = await host.act({ ...act, at: host.reference(act.seat), by: 'seat', message: null });
    if ('refused' in answer) throw new Error(answer.refused.message);
    acts.push(act.kind === 'choose' ? `${act.seat} ${act.choice}` : takeBackAct(act.seat));
  }
  return acts;
}

const reportsOf = ({ viewers }: Recording) =>
  viewers.map(({ opening, changes }) => [
    ...opening,
    ...changes.flatMap(({ at, frames }) => frames.map(({ report }) => ({ at, report }))),
  ]);

test.each([
  ['bridgefront', 3, games.get('bridgefront')],
  ['twin-bridges', 2, games.get('twin-bridges')],
  ['castles', 2, games.get('castles')],
  ['heartland', 2, games.get('heartland')],
  ['fells-and-fords', 2, games.get('fells-and-fords')],
  ['lantern-duel', 3, duel],
])('%s', async (_name, seats, found) => {
  const game = found as AnyGame;
  const { host, recording } = await recorded(game, seats);
  const acts = await playSome(host, 250);
  const choices = choicesOf(acts);
  expect(choices.length).toBeLessThan(acts.length);
  const live = unpackRecording((await recording(choices.length)) ?? '');
  const record = {
    game: game.name,
    rules: '',
    options: {},
    seats: names.slice(0, seats),
    seed: 'recorded',
    choices,
  };
  const made = unpackRecording(packRecording(recordMatch(game, record)));
  expect(live.choices).toBe(made.choices);
  expect(live.dice).toEqual(made.dice);
  expect(reportsOf(live)).toEqual(reportsOf(made));
  const every = Math.ceil(choices.length / 40);
  live.viewers.forEach((viewer, index) => {
    for (let at = choices.length; at > 0; at -= every)
      expect(viewAfter(viewer, at), `viewer ${index} after choice ${at}`).toEqual(
        viewAfter(made.viewers[index], at),
      );
  });
});

test('a host that was asked for another number of choices has no recording', async () => {
  const { host, recording } = await recorded(duel as AnyGame, 3);
  const { length } = await playSome(host, 4);
  expect(await recording(length + 1)).toBeNull();
});

test.each<readonly [string, Partial<Store>]>([
  ['cannot be stored', { saveRecordingPart: () => Promise.reject(new Error('The disk is full.')) }],
  ['have been lost', { saveRecordingPart: async () => undefined }],
  ['of an earlier beginning are left', { recordingParts: async () => ['a', 'b', 'c', 'd', 'e', 'f'] }],
])('a match whose parts %s has no recording, and plays on', async (_what, more) => {
  const { host, recording } = await recorded(games.get('castles') as AnyGame, 2, more);
  const acts = await playSome(host, 120);
  expect(await recording(choicesOf(acts).length)).toBeNull();
  expect(host.play.number).toBe(acts.length);
});
