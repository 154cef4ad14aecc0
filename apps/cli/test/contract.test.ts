// The contract of hosts at a terminal: a match in its file, which another terminal may have open too.

import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HeldMatch } from '@bridgefront/hosting';
import { benchPorts, heldBench, snareTable } from '@bridgefront/hosting/testing';
import type { HostBench, TestTime } from '@bridgefront/hosting/testing';
import { hostContract } from '@bridgefront/hosting/testing/contract';
import { MatchFile } from '../src/play/match-file.ts';

let terminals = 0;
let matches = 0;

function terminal(time: TestTime, folder: string, owner: boolean): HostBench {
  const ports = benchPorts(time, `terminal ${++terminals}`);
  const pathOf = (id: string): string => join(folder, `${id}.json`);
  const fileOf = (id: string): MatchFile =>
    new MatchFile(ports.game, { table: snareTable(id, { bots: [null, null] }, time.now()), events: [] });
  const open = (id: string): Promise<HeldMatch> => {
    const file = fileOf(id);
    file.takeUp(pathOf(id));
    return HeldMatch.open({ ...ports, log: file, store: file });
  };
  const bench = heldBench(open, {
    add(wish) {
      const id = `match-${++matches}`;
      new MatchFile(ports.game, { table: snareTable(id, wish, time.now()), events: [] }).moveTo(pathOf(id));
      return id;
    },
    beside: async () => terminal(time, folder, false),
    // Without its folder a file can neither be read nor written.
    full: (full) => (full ? renameSync(folder, `${folder}-away`) : renameSync(`${folder}-away`, folder)),
  });
  const close = async (): Promise<void> => {
    await bench.close();
    if (owner) rmSync(folder, { recursive: true });
  };
  return { ...bench, close };
}

hostContract('terminal, a file', async (time) =>
  terminal(time, mkdtempSync(join(tmpdir(), 'bridgefront-contract-')), true),
);
