// A bot that has thought out its whole turn is not asked again for every part of it.

import { fingerprint } from '@bridgefront/kernel';
import type { AnyGame, Choice } from '@bridgefront/kernel';
import { snareGame } from '@bridgefront/kernel/toys/snare';
import { expect, test } from 'vitest';
import { HostedMatch, loadPlay, plainMachine } from '../src/index.ts';
import type { HostedTable } from '../src/index.ts';
import { MemoryLog } from '../testing/memory-log.ts';
import { quietPorts } from '../testing/ports.ts';
import { settle } from '../testing/test-time.ts';

const game = snareGame as AnyGame;
const table: HostedTable = {
  id: 'lines',
  version: 1,
  game: game.name,
  rules: fingerprint(game),
  options: {},
  status: 'live',
  secret: 'lines',
  seed: 'lines',
  continuedUnder: null,
  clock: { kind: 'none' },
  seats: [0, 1].map((seat) => ({
    bot: seat === 0 ? 'thinker' : null,
    name: `Player ${seat}`,
    standIn: null,
  })),
  startedAt: 0,
};

async function played(line: readonly Choice[]) {
  let thoughts = 0;
  const log = new MemoryLog();
  const play = await loadPlay({ log, machine: plainMachine(), outages: [] }, game, table);
  const never = new Promise<readonly Choice[]>(() => undefined);
  const ports = quietPorts({
    log,
    thinker: { think: () => (++thoughts === 1 ? Promise.resolve(line) : never) },
  });
  const match = new HostedMatch(table, play, ports);
  match.start();
  await settle();
  const { stride } = match.play.match.state as { readonly stride: number };
  match.close();
  return { thoughts, stride };
}

test('makes the whole line that a bot has thought out', async () => {
  expect(await played(['longer', 'longer'])).toEqual({ thoughts: 2, stride: 3 });
});

test('asks anew after the part of a turn that the bot has thought out', async () => {
  expect(await played(['longer'])).toEqual({ thoughts: 2, stride: 2 });
});
