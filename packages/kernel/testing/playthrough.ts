// Playthroughs: one whole match as a readable golden file. Its choices are the script; all else must come out the same.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { collect, createEngine, faceFor, openSeats, sureMatch } from '../src/index.ts';
import type { Engine, Face, Game, Json, Match, Report } from '../src/index.ts';
import { expect, test } from 'vitest';

/** A golden file and the match that it tells. */
export interface Playthrough {
  readonly file: URL;
  /** Display names of the seats, as many as play. */
  readonly names: readonly string[];
  readonly seed?: string;
  readonly options?: { readonly [name: string]: Json };
  /** The first line; the game and its seed unless given. */
  readonly title?: string;
}

/** One game, its engine, and how the match of the playthrough begins. */
interface PlayedMatch<S, V extends Json, F extends Face> {
  readonly game: Game<S, V, F>;
  readonly engine: Engine<S>;
  readonly names: readonly string[];
  readonly title: string;
  readonly start: (reports: Report[]) => Match<S>;
}

function tellerOf<S, V extends Json, F extends Face>(
  game: Game<S, V, F>,
  { names, seed = 'playthrough', options = {}, title = `${game.title}, seed "${seed}"` }: Playthrough,
): PlayedMatch<S, V, F> {
  const engine = createEngine(game);
  const start = (reports: Report[]): Match<S> => {
    return sureMatch(engine, options, names.length, seed, collect(reports));
  };
  return { game, engine, names, title, start };
}

// What everybody at the table is told, one sentence a line.
function sentences<S, V extends Json, F extends Face>(
  { game, names }: PlayedMatch<S, V, F>,
  reports: readonly Report[],
  state: S,
): string[] {
  return reports.flatMap((report) => {
    const face = faceFor(report, null);
    const text = face === null ? '' : game.describe.report(face as F, (seat) => names[seat], state);
    return text === '' ? [] : [`  ${text}`];
  });
}

// Plays the script and writes everything down: `> seat choice`, then what the table is told.
function write<S, V extends Json, F extends Face>(
  told: PlayedMatch<S, V, F>,
  script: Iterable<string>,
): string {
  const first: Report[] = [];
  const match = told.start(first);
  const lines = [`# ${told.title}`, ...sentences(told, first, match.state)];
  for (const line of script) {
    const [seat, choice] = line.split(' ');
    const answer: Report[] = [];
    const refused = told.engine.choose(match, Number(seat), choice, collect(answer));
    if (refused !== null) throw new Error(`${line}: ${refused.message}`);
    lines.push(`> ${line}`, ...sentences(told, answer, match.state));
  }
  expect(match.decision, 'a playthrough is told to its end').toBeNull();
  lines.push('', 'Final position', JSON.stringify(told.game.position.write(match.state)), '');
  return lines.join('\n');
}

// A script by the game's own appraisal, for a new golden file.
function* appraised<S, V extends Json, F extends Face>({
  game,
  engine,
  start,
}: PlayedMatch<S, V, F>): Generator<string> {
  const match = start([]);
  for (let { decision } = match; decision !== null; { decision } = match) {
    const [seat] = openSeats(decision);
    const legal = engine.choices(match, seat);
    const worth = game.appraise(match.state, seat, decision.plans[seat], legal, decision);
    const choice = legal[worth.indexOf(Math.max(...worth))];
    engine.choose(match, seat, choice);
    yield `${seat} ${choice}`;
  }
}

/** Declares the test that the playthrough comes out as it was written; `UPDATE_GOLDEN=1` writes it anew. */
export function playthrough<S, V extends Json, F extends Face>(game: Game<S, V, F>, what: Playthrough): void {
  test('the playthrough comes out as it was written (renew it with UPDATE_GOLDEN=1)', () => {
    const told = tellerOf(game, what);
    if (process.env['UPDATE_GOLDEN'] === '1') {
      mkdirSync(new URL('.', what.file), { recursive: true });
      writeFileSync(what.file, write(told, appraised(told)));
    }
    const golden = readFileSync(what.file, 'utf8');
    const script = golden.split('\n').flatMap((line) => (line.startsWith('> ') ? [line.slice(2)] : []));
    expect(script.length).toBeGreaterThan(0);
    expect(write(told, script)).toBe(golden);
  });
}
