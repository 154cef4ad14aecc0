// The examples' part in the dice against a server that exchanges a commitment once it knows the share, or does not sign what it shows.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { digest } from '@bridgefront/kernel';
import { expect, test } from 'vitest';

const examples = join(import.meta.dirname, '../../../examples');

/** What the liar's table shows: everybody has committed, and the share is asked for. */
const table = {
  id: 'm',
  status: 'lobby',
  game: 'g',
  rules: 'r',
  options: { names: 'Grüße "🎲"', half: 0.5 },
  commitment: digest('secret'),
  start: { round: 1, digest: null, signed: null },
  opening: 1,
  seats: [
    { seat: 0, mine: true, ready: false, opened: false, committed: null as string | null },
    { seat: 1, mine: false, ready: true, opened: true, committed: digest('of Ben') },
  ],
};

/**
 * Answers as a program of the bot's language asks: the first opening fails, and behind it the list is another. The server's
 * signature is under `said`, which is what it shows or something else.
 */
const liars = {
  node: `
    import { createHash, generateKeyPairSync, sign } from 'node:crypto';
    import { FairStart } from ${JSON.stringify(join(examples, 'fair-start.mjs'))};
    const table = ${JSON.stringify(table)};
    const server = generateKeyPairSync('ed25519');
    const key = server.publicKey.export({ format: 'der', type: 'spki' }).toString('hex').slice(24);
    let opened = 0;
    const ask = async (method, path, body) => {
      if (path.endsWith('/ready')) {
        Object.assign(table.seats[0], { ready: true, committed: body.commitment });
        const { game, rules, options, seats, commitment } = table;
        const shares = seats.map(({ seat, committed }) => [seat, committed]);
        const written = JSON.stringify(['start', 'm', 1, commitment, shares]);
        const digest = createHash('sha256').update(written).digest('hex');
        const text = JSON.stringify(['start', 'm', 1, digest, key, [[0, body.key]], game, rules, options]);
        const said = process.argv[1] === 'honest' ? text : text + ' ';
        const signature = sign(null, Buffer.from(said), server.privateKey).toString('hex');
        table.start.signed = { key, text, signature };
      }
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
from fair_start import FairStart, Key, Unfair, _verifier
table = json.loads(${JSON.stringify(JSON.stringify(table))})
server = Key()
opened = 0
def ask(method, path, body):
    global opened
    if path.endswith("/ready"):
        table["seats"][0].update(ready=True, committed=body["commitment"])
        shares = [[one["seat"], one["committed"]] for one in table["seats"]]
        digest = _verifier["start_digest"]("m", 1, table["commitment"], shares)
        parts = ["start", "m", 1, digest, server.key, [[0, body["key"]]], table["game"], table["rules"], table["options"]]
        said = parts if sys.argv[1] == "honest" else [*parts, 0]
        text = _verifier["written"](parts)
        table["start"]["signed"] = {"key": server.key, "text": text, "signature": server.sign(*said)}
    if not path.endswith("/entropy"):
        return table
    opened += 1
    table["seats"][1]["committed"] = ${JSON.stringify(digest('chosen among 19,830'))}
    return {"code": "failed", "message": "failed"}
dice = FairStart(ask, "m")
for _ in range(2):
    try:
        print(dice.begin()["message"])
    except Unfair as problem:
        print(problem)
print(opened)`,
};

const python = spawnSync('python3', ['--version']).status === 0;

const languages = [
  ['JavaScript', process.execPath, ['--input-type=module', '-e', liars.node]],
  ...(python ? [['Python', 'python3', ['-c', liars.python3]] as const] : []),
] as const;

function saidBy(command: string, given: readonly string[], signs: 'honest' | 'forged'): string[] {
  const { stdout, stderr } = spawnSync(command, [...given, signs], { encoding: 'utf8' });
  expect(stderr).toBe('');
  return stdout.trim().split('\n');
}

test.each(languages)('the start in %s is opened once, and an exchange is named', (_, command, given) => {
  const [failed, named, opened] = saidBy(command, given, 'honest');
  expect(failed).toBe('failed');
  expect(named).toContain('What everybody committed to was exchanged after my share was opened');
  expect(opened).toBe('1');
});

test.each(languages)('in %s no share is opened for a start that is signed otherwise', (_, command, given) => {
  const [named, again, opened] = saidBy(command, given, 'forged');
  expect(named).toContain('The server has not signed this start as it shows it');
  expect(again).toBe(named);
  expect(opened).toBe('0');
});
