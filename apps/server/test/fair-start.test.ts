// The examples' part in the dice against a server that exchanges a commitment once it knows the share.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { digest } from '@bridgefront/kernel';
import { expect, test } from 'vitest';

const examples = join(import.meta.dirname, '../../../examples');

/** What the liar's table shows: everybody has committed, and the share is asked for. */
const table = {
  id: 'm',
  status: 'lobby',
  commitment: digest('secret'),
  start: { round: 1, digest: null },
  opening: 1,
  seats: [
    { seat: 0, mine: true, ready: false, opened: false, committed: null as string | null },
    { seat: 1, mine: false, ready: true, opened: true, committed: digest('of Ben') },
  ],
};

/** Answers as a program of the bot's language asks: the first opening fails, and behind it the list is another. */
const liars = {
  node: `
    import { FairStart } from ${JSON.stringify(join(examples, 'fair-start.mjs'))};
    const table = ${JSON.stringify(table)};
    let opened = 0;
    const ask = async (method, path, body) => {
      if (path.endsWith('/ready')) Object.assign(table.seats[0], { ready: true, committed: body.commitment });
      if (!path.endsWith('/entropy')) return structuredClone(table);
      opened++;
      table.seats[1].committed = ${JSON.stringify(digest('chosen among 19,830'))};
      throw new Error('failed');
    };
    const dice = new FairStart(ask, 'm');
    await dice.begin().catch((error) => console.log(error.message));
    await dice.begin().catch((error) => console.log(error.message));
    console.log(opened);`,
  python3: `
import json, sys
sys.path.insert(0, ${JSON.stringify(examples)})
from fair_start import FairStart, Unfair
table = json.loads(${JSON.stringify(JSON.stringify(table))})
opened = 0
def ask(method, path, body):
    global opened
    if path.endswith("/ready"):
        table["seats"][0].update(ready=True, committed=body["commitment"])
    if not path.endswith("/entropy"):
        return table
    opened += 1
    table["seats"][1]["committed"] = ${JSON.stringify(digest('chosen among 19,830'))}
    return {"code": "failed", "message": "failed"}
dice = FairStart(ask, "m")
print(dice.begin()["message"])
try:
    dice.begin()
except Unfair as problem:
    print(problem)
print(opened)`,
};

const python = spawnSync('python3', ['--version']).status === 0;

test.each([
  ['JavaScript', process.execPath, ['--input-type=module', '-e', liars.node]],
  ...(python ? [['Python', 'python3', ['-c', liars.python3]] as const] : []),
] as const)('the start in %s is opened once, and an exchange is named', (_language, command, given) => {
  const { stdout, stderr } = spawnSync(command, given, { encoding: 'utf8' });
  expect(stderr).toBe('');
  const [failed, named, opened] = stdout.trim().split('\n');
  expect(failed).toBe('failed');
  expect(named).toContain('What everybody committed to was exchanged after my share was opened');
  expect(opened).toBe('1');
});
