// The examples' part in the dice against a server that exchanges a commitment once it knows the share, does not sign what it
// shows, or tells another course of the match at its end than it showed while it was played.

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

/** What was played as it was shown, and as it is told at the end, with a chain that fits. */
const courses = {
  true: { shown: ['0 a', '1 b', '0 c'], told: ['0 a', '1 b', '0 c'] },
  rewritten: { shown: ['0 a', '1 b', '0 c'], told: ['0 a', '1 other', '0 c'] },
};

/**
 * Answers as a program of the bot's language asks: the first opening fails, and behind it the list is another. The server's
 * signature is under `said`, which is what it shows or something else.
 */
const liars = {
  node: `
    import { createHash, createHmac, generateKeyPairSync, sign } from 'node:crypto';
    import { FairStart } from ${JSON.stringify(join(examples, 'fair-start.mjs'))};
    const table = ${JSON.stringify(table)};
    const server = generateKeyPairSync('ed25519');
    const key = server.publicKey.export({ format: 'der', type: 'spki' }).toString('hex').slice(24);
    let opened = 0;
    const answers = ${JSON.stringify(courses)}[process.argv[1]] ?? null;
    const countersigned = [];
    const hmac = (secret, text) => createHmac('sha256', secret).update(text).digest('hex');
    const linksOf = (acts) => acts.reduce((links, act) => [...links, hmac('secret', links.at(-1) + ' ' + act)], [hmac('secret', 'chain')]);
    const signedLink = (acts, link) =>
      ({ acts, link, signature: sign(null, Buffer.from(JSON.stringify(['link', 'm', acts, link])), server.privateKey).toString('hex') });
    let record = null;
    const ask = async (method, path, body) => {
      if (path.endsWith('/record')) return record;
      if (path.endsWith('/countersign')) return countersigned.push(body.acts);
      if (answers !== null && path.endsWith('/entropy')) {
        const { game, rules, options, commitment } = table;
        const contributions = [{ seat: 0, text: body.entropy }, { seat: 1, text: 'of Ben' }];
        const seed = hmac('secret', JSON.stringify(contributions.map(({ seat, text }) => [seat, text])));
        const { told } = answers;
        const fairness = { commitment, secret: 'secret', contributions, chain: linksOf(told).at(-1),
          start: { match: 'm', round: 1, digest: body.start }, signed: [{ by: 'server', ...table.start.signed }] };
        record = { game, rules, options, seats: ['A', 'B'], seed, choices: told, fairness };
        table.status = 'live';
        return structuredClone(table);
      }
      if (path.endsWith('/ready')) {
        Object.assign(table.seats[0], { ready: true, committed: body.commitment });
        const { game, rules, options, seats, commitment } = table;
        const shares = seats.map(({ seat, committed }) => [seat, committed]);
        const written = JSON.stringify(['start', 'm', 1, commitment, shares]);
        const digest = createHash('sha256').update(written).digest('hex');
        const text = JSON.stringify(['start', 'm', 1, digest, key, [[0, body.key]], game, rules, options]);
        const said = process.argv[1] === 'forged' ? text + ' ' : text;
        const signature = sign(null, Buffer.from(said), server.privateKey).toString('hex');
        table.start.signed = { key, text, signature };
      }
      if (!path.endsWith('/entropy')) return structuredClone(table);
      opened++;
      table.seats[1].committed = ${JSON.stringify(digest('chosen among 19,830'))};
      throw new Error('failed');
    };
    const dice = new FairStart(ask, 'm');
    if (answers !== null) {
      await dice.begin();
      const [shown, told] = [linksOf(answers.shown), linksOf(answers.told)];
      dice.keep({ acts: 0, link: shown[0], signed: signedLink(0, shown[0]) });
      dice.keep({ acts: 2, link: shown[2], signed: signedLink(2, shown[2]) });
      dice.keep({ acts: 3, link: told[3], signed: null });
      console.log(await dice.verdict());
      console.log(countersigned.join(' '));
      process.exit();
    }
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
answers = json.loads(${JSON.stringify(JSON.stringify(courses))}).get(sys.argv[1])
countersigned = []
record = None
def signed_link(acts, link):
    return {"acts": acts, "link": link, "signature": server.sign("link", "m", acts, link)}
def ask(method, path, body):
    global opened, record
    if path.endswith("/record"):
        return record
    if path.endswith("/countersign"):
        countersigned.append(body["acts"])
        return {"done": True}
    if answers and path.endswith("/entropy"):
        given = [{"seat": 0, "text": body["entropy"]}, {"seat": 1, "text": "of Ben"}]
        told = answers["told"]
        fairness = {"commitment": table["commitment"], "secret": "secret", "contributions": given,
                    "chain": _verifier["links_of"]("secret", told)[-1],
                    "start": {"match": "m", "round": 1, "digest": body["start"]},
                    "signed": [{"by": "server", **table["start"]["signed"]}]}
        seed = _verifier["seed_of"]("secret", given)
        record = {**{name: table[name] for name in ("game", "rules", "options")}, "seats": ["A", "B"], "seed": seed,
                  "choices": told, "fairness": fairness}
        table["status"] = "live"
        return table
    if path.endswith("/ready"):
        table["seats"][0].update(ready=True, committed=body["commitment"])
        shares = [[one["seat"], one["committed"]] for one in table["seats"]]
        digest = _verifier["start_digest"]("m", 1, table["commitment"], shares)
        parts = ["start", "m", 1, digest, server.key, [[0, body["key"]]], table["game"], table["rules"], table["options"]]
        said = [*parts, 0] if sys.argv[1] == "forged" else parts
        text = _verifier["written"](parts)
        table["start"]["signed"] = {"key": server.key, "text": text, "signature": server.sign(*said)}
    if not path.endswith("/entropy"):
        return table
    opened += 1
    table["seats"][1]["committed"] = ${JSON.stringify(digest('chosen among 19,830'))}
    return {"code": "failed", "message": "failed"}
dice = FairStart(ask, "m")
if answers:
    dice.begin()
    shown, told = (_verifier["links_of"]("secret", answers[name]) for name in ("shown", "told"))
    dice.keep({"acts": 0, "link": shown[0], "signed": signed_link(0, shown[0])})
    dice.keep({"acts": 2, "link": shown[2], "signed": signed_link(2, shown[2])})
    dice.keep({"acts": 3, "link": told[3], "signed": None})
    print(dice.verdict())
    print(*countersigned)
    sys.exit()
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

function saidBy(
  command: string,
  given: readonly string[],
  does: 'honest' | 'forged' | keyof typeof courses,
): string[] {
  const { stdout, stderr } = spawnSync(command, [...given, does], { encoding: 'utf8' });
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

test.each(languages)(
  '%s notes every link, so that no other course is told at the end',
  (_, command, given) => {
    // The first link that the server signs, and the last one.
    expect(saidBy(command, given, 'true')).toEqual(['The dice were fair.', '0 3']);
    const [verdict, countersigned] = saidBy(command, given, 'rewritten');
    expect(verdict).toContain('The dice were NOT fair');
    expect(countersigned).toBe('0');
  },
);
