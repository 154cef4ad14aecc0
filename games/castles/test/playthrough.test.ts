// One whole match as a readable golden file: its choices are the script, everything else must come out the same.

import { readFileSync, writeFileSync } from 'node:fs';
import { collect, createEngine, faceFor, newMatch } from '@bridgefront/kernel';
import type { Match, Report } from '@bridgefront/kernel';
import { expect, test } from 'vitest';
import { castles } from '../rules/index.ts';
import type { State } from '../rules/types.ts';

const file = new URL('../playthroughs/siege.txt', import.meta.url);
const seed = 'playthrough';
const names = ['Ada', 'Ben'];
const engine = createEngine(castles);

function start(told: Report[]): Match<State> {
  const started = newMatch(engine, { castleHp: 30 }, names.length, seed, collect(told));
  if ('problem' in started) throw new Error(started.problem);
  return started.match;
}

/** What everybody at the table is told, one sentence a line. */
function sentences(told: readonly Report[]): string[] {
  return told.flatMap((report) => {
    const face = faceFor(report, null);
    return face === null ? [] : [`  ${engine.game.describe.report(face, (seat) => names[seat])}`];
  });
}

/** Plays the script and writes everything down: `> seat choice`, then what the table is told. */
function write(script: Iterable<string>): string {
  const told: Report[] = [];
  const match = start(told);
  const lines = [`# Castles, seed "${seed}", castleHp 30`, ...sentences(told)];
  for (const line of script) {
    const [seat, choice] = line.split(' ');
    const answer: Report[] = [];
    const refused = engine.choose(match, Number(seat), choice, collect(answer));
    if (refused !== null) throw new Error(`${line}: ${refused.message}`);
    lines.push(`> ${line}`, ...sentences(answer));
  }
  lines.push('', 'Final position', JSON.stringify(castles.position.write(match.state)), '');
  return lines.join('\n');
}

/** A script by the game's own appraisal, for a new golden file. */
function* appraised(): Generator<string> {
  const match = start([]);
  for (let { decision } = match; decision !== null; { decision } = match) {
    const [seat] = decision.seats;
    const legal = engine.choices(match, seat);
    const worth = castles.appraise(match.state, seat, decision.plans[seat], legal, decision);
    const choice = legal[worth.indexOf(Math.max(...worth))];
    engine.choose(match, seat, choice);
    yield `${seat} ${choice}`;
  }
}

test('the playthrough comes out as it was written (renew it with UPDATE_GOLDEN=1)', () => {
  if (process.env['UPDATE_GOLDEN'] === '1') writeFileSync(file, write(appraised()));
  const golden = readFileSync(file, 'utf8');
  const script = golden.split('\n').flatMap((line) => (line.startsWith('> ') ? [line.slice(2)] : []));
  expect(write(script)).toBe(golden);
  expect(golden).toContain('wins');
});
