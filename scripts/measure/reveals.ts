// Reveals from end to end: what the page plays back of random matches is, at every report, the view that the host had.
//
//   npm run measure -- reveals                      200 matches of each game
//   npm run measure -- reveals NAME --matches 20

import { HostedMatch, startPlay } from '@bridgefront/hosting';
import { quietPorts } from '@bridgefront/hosting/testing';
import { faceFor, openSeats, pickOne, randomInt, seedRandom, sureOptions } from '@bridgefront/kernel';
import type { AnyGame, AnyMatch, Engine, Json, Observer, Random } from '@bridgefront/kernel';
import type { ServerMessage } from '@bridgefront/protocol';
import { both, sameJson, shared, viewersOf } from '@bridgefront/viewing';
import type { Viewer } from '@bridgefront/viewing';
import { games } from '../../apps/server/src/games.ts';
import { gameNamed } from '../game-named.ts';
import { readWords } from '@bridgefront/lab/script.ts';
import { wholeNumber } from '@bridgefront/lab/words.ts';
import type { StoredMatch } from '../../apps/server/src/store/store.ts';
import { RevealPlayback } from '../../apps/web/src/playback/reveal-playback.ts';
import { follow } from '../../apps/web/src/source/stream.ts';
import type { Followed } from '../../apps/web/src/source/stream.ts';

function tableOf(game: AnyGame, seats: number, seed: string): StoredMatch {
  const options = sureOptions(game.options, {});
  const seat = { kind: 'human', bot: null, identity: 'somebody', name: 'Somebody', standIn: null };
  const table = { id: 'match', version: 1, status: 'live', seed, secret: seed, startedAt: 0 };
  return {
    ...table,
    game: game.name,
    options,
    clock: { kind: 'none' },
    continuedUnder: null,
    seats: Array.from({ length: seats }, () => seat),
  } as unknown as StoredMatch;
}

/** Looks at the state whenever the host's engine reports something that the viewer is told. */
class Witness {
  readonly had: Json[] = [];
  readonly #viewer: Viewer;

  constructor(viewer: Viewer) {
    this.#viewer = viewer;
  }

  // As JSON gives it back.
  view(engine: Engine<unknown>, match: AnyMatch): Json {
    return shared(engine.game.view(match.state, this.#viewer), undefined);
  }

  /** The engine, watched. */
  beside(engine: Engine<unknown>): Engine<unknown> {
    const look: Observer = (report, match) => {
      if (faceFor(report, this.#viewer) !== null) this.had.push(this.view(engine, match));
    };
    return {
      ...engine,
      choose: (match, seat, choice, observer) => engine.choose(match, seat, choice, both(look, observer)),
    };
  }
}

function hostOf(game: AnyGame, table: StoredMatch, witness: Witness): HostedMatch {
  const play = startPlay(game, table);
  const watched = { ...play, engine: witness.beside(play.engine) };
  return new HostedMatch(table, { play: watched, recent: [], moved: false }, quietPorts());
}

/** A page: follows the stream, and plays every report for as long as it is told to. */
class Page {
  readonly played: Json[] = [];
  #followed: Followed | null = null;
  #playback: RevealPlayback | null = null;

  /** The game's view that is shown now. */
  get shown(): Json {
    return this.#playback?.shown.peek().view.table as Json;
  }

  read(text: string): void {
    const message = JSON.parse(text) as Extract<ServerMessage, { type: 'whole' | 'change' }>;
    const before = this.#followed;
    const after = follow(before, message);
    if (typeof after === 'string') throw new Error(`A message does not follow: ${after}.`);
    this.#followed = after;
    this.#playback ??= new RevealPlayback({
      first: after.document,
      pace: 'step',
      duration: () => 1,
      familiar: () => false,
      own: () => null,
      hidden: () => false,
      keep: () => undefined,
    });
    const playback = this.#playback;
    const change = {
      before: before?.document ?? null,
      after: after.document,
      reports: [],
      frames: after.frames,
    };
    for (playback.take(change, 0); playback.playing.peek(); playback.next()) this.played.push(this.shown);
  }
}

function someChoice({ engine, match }: HostedMatch['play'], random: Random) {
  const open = openSeats(match.decision);
  if (open.length === 0) return null;
  const seat = pickOne(random, open);
  return { seat, choice: pickOne(random, engine.choices(match, seat)) };
}

async function playOut(host: HostedMatch, random: Random): Promise<void> {
  for (let next = someChoice(host.play, random); next !== null; next = someChoice(host.play, random)) {
    const at = host.reference(next.seat);
    const answer = await host.act({ ...next, kind: 'choose', at, by: 'seat', message: null });
    if ('refused' in answer) throw new Error(`${next.choice} is refused: ${answer.refused.message}`);
  }
}

/**
 * Plays a random match on a host and reads it in a page, with the viewer that the number comes to; how many reports
 * that viewer was told.
 * @throws Error when the page showed anything but what the host had
 */
export async function watchMatch(game: AnyGame, number: number): Promise<number> {
  const seed = `reveals ${number}`;
  const random = seedRandom(seed);
  const { min, max } = game.seats;
  const seats = min + randomInt(random, max - min + 1);
  const viewers = viewersOf(seats);
  const viewer = viewers[number % viewers.length];
  const witness = new Witness(viewer);
  const host = hostOf(game, tableOf(game, seats, seed), witness);
  const page = new Page();
  const reader = { words: false, steps: true, gone: false, send: (text: string) => page.read(text) };
  await host.subscribe(viewer, reader, null, 0);
  await playOut(host, random);
  const { had } = witness;
  const where = `${game.name}, match ${number}, viewer ${viewer ?? 'table'}`;
  if (page.played.length !== had.length)
    throw new Error(`${where}: ${page.played.length} reports were played of ${had.length}.`);
  const odd = had.findIndex((view, at) => !sameJson(page.played[at], view));
  if (odd >= 0) throw new Error(`${where}: at report ${odd} the page shows another view than the host had.`);
  if (!sameJson(page.shown, witness.view(host.play.engine, host.play.match)))
    throw new Error(`${where}: the end is another.`);
  return had.length;
}

async function campaign(played: readonly AnyGame[], matches: number): Promise<void> {
  for (const game of played) {
    let reports = 0;
    for (let number = 0; number < matches; number++) reports += await watchMatch(game, number);
    console.log(`${game.title}: ${matches} matches, ${reports} reports, every view the same`);
  }
}

if (import.meta.main) {
  const { played, matches } = readWords(
    'npm run measure -- reveals [GAME …] [--matches 200]',
    { allowPositionals: true, options: { matches: { type: 'string', default: '200' } } },
    ({ values, positionals }) => ({
      played: positionals.length > 0 ? positionals.map(gameNamed) : [...games.values()],
      matches: wholeNumber('--matches', values.matches, 1, 10_000_000),
    }),
  );
  await campaign(played, matches);
}
