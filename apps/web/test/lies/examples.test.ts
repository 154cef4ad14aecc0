// The examples' programs before a lying server: they end with the true outcome, or say in one sentence what is wrong.

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MatchInfo } from '@bridgefront/protocol';
import { startServer } from '../support/server.ts';
import type { RunningServer } from '../support/server.ts';
import { call } from '../support/table.ts';
import { lieOf, allKinds } from './lies.ts';
import type { Kind } from './lies.ts';
import { openLiar } from './liar.ts';
import type { Liar } from './liar.ts';

const examples = join(import.meta.dirname, '../../../../examples');
const websockets = spawnSync('python3', ['-c', 'import websockets']).status === 0;

let server: RunningServer;
let liar: Liar;

beforeAll(async () => {
  server = await startServer(import.meta.dirname, { ANSWER_BEAT: '0', WINDOW_BEAT: '0' });
  liar = await openLiar(server.url);
}, 120_000);

afterAll(async () => {
  await liar.close();
  await server.stop();
});

interface Run {
  readonly said: string;
  readonly code: number | null;
  readonly match: string;
}

async function run(command: string, given: readonly string[]): Promise<Run> {
  const child = spawn(command, given, { timeout: 90_000 });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += String(data)));
  const [code] = (await once(child, 'close')) as [number | null];
  return { said, code, match: /[Mm]atch ([\w-]{22})/.exec(said)?.[1] ?? '' };
}

const programs = [
  ['JavaScript', process.execPath, ['bot.mjs']],
  ['TypeScript', process.execPath, ['bot.ts', 'twin-bridges']],
  ...(websockets ? ([['Python', 'python3', ['bot_websockets.py', 'twin-bridges']]] as const) : []),
] as const;

/** Lies that every client of the live connection has to get over, or name; some of them with the other tests. */
const whole = process.env['LIES'] !== undefined;
const tried: readonly Kind[] = [
  'repeat',
  'reorder',
  'cut',
  'garbage',
  'seal',
  'reopened',
  'signature',
  'record',
];

async function meets(
  kind: Kind,
  round: number,
  command: string,
  [file, ...more]: readonly string[],
): Promise<void> {
  const lie = lieOf(allKinds.indexOf(kind) + allKinds.length * round);
  liar.tell(lie);
  const { said, code, match } = await run(command, [join(examples, file ?? ''), liar.url, ...more]);
  const told = `${kind}, ${lie.told.join(', ')}: ${said.slice(-600)}`;
  if (code !== 0) {
    // One sentence, and neither a stack nor silence.
    expect(said.trim(), told).toMatch(
      /I do not play here|I do not play at this table|failed: Something went wrong/,
    );
    return;
  }
  // What of a record is no part of the dice, these programs do not judge.
  const ofDice = !/another (options|rules|start)$/.test(lie.told.join());
  if (kind === 'record' && ofDice && lie.told.length > 0) expect(said, told).toContain('NOT fair');
  else if (kind !== 'record') {
    const { outcome, seats } = await call<MatchInfo>(server.url, `/matches/${match}`, null);
    const winners = outcome?.winners.map((seat) => seats[seat]?.name).join(' and ');
    expect(said, told).toContain(`Won by ${winners}: `);
    expect(said, told).toContain('The dice were fair.');
  }
}

test.each(programs)(
  'the bot in %s gets over a lie, or names it',
  { timeout: 600_000 },
  async (_, command, given) => {
    const first = programs.findIndex(([, , [file]]) => file === given[0]);
    for (const [round, kind] of tried.entries())
      if (whole || round % 3 === first % 3) await meets(kind, round, command, given);
  },
);
