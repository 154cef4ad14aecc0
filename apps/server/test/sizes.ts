// How long the messages are that seats are sent: whole matches of four, every change of every seat, byte by byte.

import { Stream, applyEvent, startPlay } from '@bridgefront/hosting';
import type { Play } from '@bridgefront/hosting';
import { situationOf } from '@bridgefront/bots';
import { commitTo, seedRandom, sureOptions } from '@bridgefront/kernel';
import type { AnyGame } from '@bridgefront/kernel';
import type { HostFacts } from '@bridgefront/protocol';
import { bots } from '../src/bots.ts';
import { frameOf } from '../src/live/frame-writer.ts';
import { FollowedViews, ReportTexts } from '@bridgefront/viewing';
import type { StoredMatch } from '../src/store/store.ts';

/** Lengths in bytes of the messages of one kind of match. */
export interface Sizes {
  /** As JSON, before compression. */
  readonly plain: readonly number[];
  /** With the frame's head, for clients that take compressed messages. */
  readonly wire: readonly number[];
}

/** What is left of many lengths in a table. */
export interface Spread {
  readonly p50: number;
  readonly p90: number;
  readonly p99: number;
  readonly mean: number;
}

const defaultFrom = 1024; // As the server does it without configuration.

const names = ['Ann', 'Ben', 'Cleo', 'Dan'];

function tableOf(game: AnyGame, seats: number, seed: string): StoredMatch {
  const options = sureOptions(game.options, {});
  const seat = {
    kind: 'human',
    bot: null,
    identity: null,
    invite: null,
    ready: true,
    entropy: null,
  } as const;
  const away = { standIn: null, standInVotes: [], left: false } as const;
  return {
    id: 'A'.repeat(22),
    version: 1,
    game: game.name,
    rules: '',
    options,
    clock: { kind: 'none' },
    visibility: 'public',
    status: 'live',
    owner: '',
    seats: names.slice(0, seats).map((name) => ({ ...seat, ...away, name })),
    secret: seed,
    commitment: commitTo(seed),
    seed,
    votes: [],
    outcome: null,
    continuedUnder: null,
    rematch: null,
    createdAt: 0,
    startedAt: 0,
    finishedAt: null,
  };
}

function factsOf(play: Play): HostFacts {
  return {
    status: 'live',
    names,
    bots: names.map(() => null),
    sameRules: true,
    continuedUnder: null,
    decision: play.match.decision === null ? null : play.question,
    clock: null,
  };
}

// Seats choose in turns, one choice at a time, as if all planned at the same time.
function nextSeat(play: Play, after: number): number {
  const { decision, seats } = play.match;
  for (let step = 1; step <= seats; step++) {
    const seat = (after + step) % seats;
    if (decision?.seats.includes(seat) === true && !decision.sealed[seat]) return seat;
  }
  return -1;
}

// Every change that some seat is sent, as its stream makes it for readers without words.
function listen(game: AnyGame, seated: readonly string[], seed: string, sent: (text: string) => void): void {
  const stored = tableOf(game, seated.length, seed);
  const play = startPlay(game, stored);
  const random = seedRandom(`${seed} bots`);
  const views = new FollowedViews(play, '/view');
  const streams = seated.map((_, seat) => {
    const document = { view: views.follow(seat, true), host: factsOf(play) };
    return new Stream(stored.id, seat, true, play, document);
  });
  for (const { readers } of streams) readers.add({ words: false, steps: true, gone: false, send: sent });
  for (let seat = nextSeat(play, -1); seat >= 0; seat = nextSeat(play, seat)) {
    const bot = bots.get(seated[seat]);
    if (bot === undefined) throw new Error(`There is no bot ${seated[seat]}.`);
    const before = play.match.decision;
    const choice = bot.choose(situationOf(play.engine, play.match, seat), random);
    const event = { kind: 'choose', seat, choice, by: 'seat', at: 0, message: null } as const;
    const applied = applyEvent(play, stored, { ...event, number: play.number + 1 }, [], views.observer());
    if ('refused' in applied) throw new Error(applied.refused.message);
    const sameState = play.match.decision === before;
    const sealed = before?.sealed[seat] === true;
    const changes = sameState ? views.planned(seat, sealed) : views.change();
    const texts = { plain: new ReportTexts(play, null), worded: new ReportTexts(play, names) };
    for (const stream of streams) {
      const change = changes.get(stream.viewer);
      if (change === undefined) continue;
      const next = stream.next(play, { change, host: factsOf(play), faces: [], texts });
      if (next !== null) stream.publish(next);
    }
  }
}

/** Plays whole matches with the named bots in the seats and measures every change that a seat is sent. */
export function measure(game: AnyGame, seated: readonly string[], matches: number, seed: string): Sizes {
  const plain: number[] = [];
  const wire: number[] = [];
  for (let number = 0; number < matches; number++) {
    listen(game, seated, `${seed} ${number}`, (text) => {
      plain.push(Buffer.byteLength(text));
      wire.push(frameOf(text, defaultFrom).length);
    });
  }
  return { plain, wire };
}

/** Percentiles and mean. */
export function spread(lengths: readonly number[]): Spread {
  const sorted = lengths.toSorted((a, b) => a - b);
  const part = (share: number): number => sorted[Math.floor(sorted.length * share)];
  const mean = Math.round(sorted.reduce((sum, length) => sum + length, 0) / sorted.length);
  return { p50: part(0.5), p90: part(0.9), p99: part(0.99), mean };
}
