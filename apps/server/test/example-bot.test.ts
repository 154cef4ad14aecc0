// The example bot against a real server, as a newcomer runs it: a process that knows nothing but the protocol.

import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { once } from 'node:events';
import { isSigned, replay, verifySigned } from '@bridgefront/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { games } from '../src/games.ts';
import { freePort, ServerProcess } from './hard/process.ts';
import { call, enterAll, recordOf } from './hard/table.ts';

const bot = join(import.meta.dirname, '../../../examples/bot.mjs');

interface Opened {
  readonly id: string;
  readonly seats: readonly { readonly invite?: string }[];
}

interface Shown {
  readonly view: { readonly decision: { readonly mine: { readonly choices: string[] } | null } };
  readonly host: { readonly decision: number };
}

let folder = '';
let server: ServerProcess;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bridgefront-example-'));
  server = new ServerProcess(folder, await freePort());
  await server.start();
});

afterAll(async () => {
  await server.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

// `during` is called once when the bot has begun to play.
async function runBot(given: readonly string[], during: () => Promise<void> = async () => {}) {
  const child = spawn(process.execPath, [bot, server.url, ...given], { timeout: 60_000 });
  let said = '';
  const disturbed: Promise<void>[] = [];
  child.stdout.on('data', (data) => {
    said += String(data);
    if (disturbed.length === 0 && said.split('\n').length > 10) disturbed.push(during());
  });
  child.stderr.on('data', (data) => (said += String(data)));
  const [code] = await once(child, 'close');
  await Promise.all(disturbed);
  const [, match = ''] = /Match ([\w-]{22})/.exec(said) ?? [];
  return { code: code as number | null, said, match };
}

async function expectFinished({ code, said, match }: Awaited<ReturnType<typeof runBot>>): Promise<void> {
  expect(code, said).toBe(0);
  expect(said).toMatch(/Won by .+: /);
  expect(said).toContain('The dice were fair.');
  expect(said).toContain(`${server.url}/api/matches/${match}/record`);
  const rules = games.get('bridgefront');
  if (rules === undefined) throw new Error('The game is not in the registry.');
  const again = replay(rules, await recordOf(server.url, match));
  expect(again.match.decision).toBeNull();
  expect(again.fair?.ok).toBe(true);
  await expectSigned(match);
}

// Server and bot have signed how it began and all that was played; who played without a key has not.
async function expectSigned(match: string): Promise<void> {
  const record = await recordOf(server.url, match);
  const { signed = [] } = record.fairness ?? {};
  const valid = await Promise.all(signed.map((one) => isSigned(crypto.subtle, one)));
  const findings = verifySigned(record, { signed, valid });
  expect(findings.filter(({ kind }) => kind !== 'note').map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
    expect.stringMatching(/^good: the server and place \d signed how it began/),
    expect.stringMatching(/^good: place \d and the server signed all that was played/),
  ]);
}

test('opens a match against the bots of the server and plays it to the end', async () => {
  const ran = await runBot([]);
  await expectFinished(ran);
});

test('joins a private match by its invitation, and goes on after the server was killed', async () => {
  const [owner] = await enterAll(server.url, ['Owner']);
  const { body } = await call<Opened>(server.url, owner.token, 'POST', '/matches', {
    game: 'bridgefront',
    visibility: 'private',
    seats: [{ kind: 'human' }, { kind: 'human' }, { kind: 'bot', bot: 'random' }],
  });
  await call(server.url, owner.token, 'POST', `/matches/${body.id}/ready`, {});
  const ran = runBot([body.id, body.seats[1].invite ?? ''], async () => {
    await server.end('SIGKILL');
    await server.start();
  });
  // The owner leaves as soon as the match runs; a bot plays on for the seat.
  for (let status = 0; status !== 200;)
    ({ status } = await call(server.url, owner.token, 'POST', `/matches/${body.id}/abandon`, {}));
  await expectFinished(await ran);
});

test('says what is wrong when it cannot join', async () => {
  const { code, said } = await runBot(['AAAAAAAAAAAAAAAAAAAAAA']);
  expect(code).toBe(1);
  expect(said).toContain('There is no such match.');
});

const python = spawnSync('python3', ['--version']).status === 0;

test.runIf(python)('the Python bot plays a match to its end by HTTP alone', async () => {
  const script = join(import.meta.dirname, '../../../examples/bot.py');
  const child = spawn('python3', [script, server.url, 'twin-bridges'], { timeout: 60_000 });
  let said = '';
  child.stdout.on('data', (data) => (said += String(data)));
  child.stderr.on('data', (data) => (said += String(data)));
  const [code] = await once(child, 'close');
  expect(code, said).toBe(0);
  const [, match = ''] = /Match ([\w-]{22}) has begun/.exec(said) ?? [];
  const rules = games.get('twin-bridges');
  if (rules === undefined) throw new Error('The game is not in the registry.');
  await expectSigned(match);
  const again = replay(rules, await recordOf(server.url, match));
  expect(again.match.decision).toBeNull();
  expect(again.fair?.ok).toBe(true);
  expect(said).toContain('Won by ');
  expect(said).toContain('The dice were fair.');
});

test.runIf(python)('a Python bot waits for challenges, takes one and plays it to the end', async () => {
  const script = join(import.meta.dirname, '../../../examples/challenged.py');
  const child = spawn('python3', [script, server.url, 'twin-bridges', '1'], { timeout: 60_000 });
  let said = '';
  child.stdout.on('data', (data) => (said += String(data)));
  child.stderr.on('data', (data) => (said += String(data)));
  const closed = once(child, 'close');
  const [owner] = await enterAll(server.url, ['Owner']);
  const listed = async () =>
    (await call<{ programs: { id: string }[] }>(server.url, owner.token, 'GET', '/programs')).body.programs;
  let [program] = await listed();
  while (program === undefined) [program] = await listed();
  const { body } = await call<Opened>(server.url, owner.token, 'POST', '/matches', {
    game: 'twin-bridges',
    seats: [{ kind: 'human' }, { kind: 'program', program: program.id }],
  });
  await call(server.url, owner.token, 'POST', `/matches/${body.id}/ready`, { entropy: 'mine' });
  // The owner leaves as soon as the match runs; a bot plays on for the seat.
  for (let status = 0; status !== 200;)
    ({ status } = await call(server.url, owner.token, 'POST', `/matches/${body.id}/abandon`, {}));
  const [code] = await closed;
  expect(code, said).toBe(0);
  const rules = games.get('twin-bridges');
  if (rules === undefined) throw new Error('The game is not in the registry.');
  await expectSigned(body.id);
  const record = await recordOf(server.url, body.id);
  const again = replay(rules, record);
  expect(again.match.decision).toBeNull();
  expect(said).toContain('The dice were fair.');
  // What it chose itself, not what was chosen for it.
  expect(record.choices.length).toBeGreaterThan(10);
});

// The conformance script stands between the bot and the server, and breaks its connections.
async function checked(command: string, script: string): Promise<{ code: number | null; said: string }> {
  const port = await freePort();
  const checker = join(import.meta.dirname, '../../../scripts/check-bot.ts');
  const between = spawn(process.execPath, [checker, server.url, String(port)], { timeout: 60_000 });
  let said = '';
  for (const stream of [between.stdout, between.stderr]) stream.on('data', (data) => (said += String(data)));
  const closed = once(between, 'close');
  await once(between.stdout, 'data');
  const file = resolve(import.meta.dirname, '../../../examples', script);
  const given = [file, `http://localhost:${port}`, 'twin-bridges'];
  const child = spawn(command, given, { timeout: 60_000 });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += String(data)));
  const [code] = await closed;
  child.kill();
  return { code: code as number | null, said };
}

async function expectRight(command: string, script: string): Promise<void> {
  const { code, said } = await checked(command, script);
  expect(code, said).toBe(0);
  expect(said).toMatch(/seen {6}coming back: \d/);
  expect(said).toMatch(/seen {6}sending again: \d/);
  expect(said).not.toContain('not seen  patches');
}

test('the TypeScript bot patches, comes back and sends again as it should', () =>
  expectRight(process.execPath, 'bot.ts'));

const websockets = spawnSync('python3', ['-c', 'import websockets']).status === 0;

test.runIf(websockets)('the Python bot with websockets does so too', () =>
  expectRight('python3', 'bot_websockets.py'),
);

test('a bot that uses its message ids again, or does not patch, is told so', async () => {
  const right = readFileSync(join(import.meta.dirname, '../../../examples/bot.ts'), 'utf8');
  const mistakes = [
    ['`c${this.#sent++}`', "'c'", 'A message id was used again for something else.'],
    ['patched(this.#document, message.patch)', 'this.#document', 'Refused 20 times on end'],
  ] as const;
  const examples = join(import.meta.dirname, '../../../examples');
  copyFileSync(join(examples, 'fair-start.mjs'), join(folder, 'fair-start.mjs'));
  for (const [text, instead, sentence] of mistakes) {
    expect(right).toContain(text);
    const file = join(folder, `wrong-${instead.length}.ts`);
    writeFileSync(file, right.replace(text, instead));
    const { code, said } = await checked(process.execPath, file);
    expect(code, said).toBe(1);
    expect(said).toContain(sentence);
  }
});

test('the load generator says how many choices were acknowledged how soon', () => {
  const file = join(import.meta.dirname, '../../../examples/load.mjs');
  const given = [file, server.url, 'twin-bridges', '2', '2'];
  const { stdout, stderr } = spawnSync(process.execPath, given, { timeout: 60_000 });
  expect(String(stderr)).toBe('');
  expect(String(stdout)).toMatch(/2 tables of twin-bridges are open; 4 programs play/);
  expect(Number(/^(\d+) choices in/m.exec(String(stdout))?.[1])).toBeGreaterThan(10);
  expect(String(stdout)).toMatch(/; 0 refused\.$/m);
});

test('its matches end with its time, wherever they are: nobody waits for who has gone', () => {
  const file = join(import.meta.dirname, '../../../examples/load.mjs');
  const given = [file, server.url, 'twin-bridges', '12', '0.3'];
  const { status, stdout } = spawnSync(process.execPath, given, { timeout: 60_000 });
  expect(status).toBe(0);
  expect(String(stdout)).toMatch(/^\d+ matches came to their end\.$/m);
});

describe('what the page of the protocol shows is run', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/protocol.md'), 'utf8');
  const shown = (kind: string): string =>
    new RegExp(`^\`\`\`${kind}\\n(.*?)^\`\`\``, 'ms').exec(page)?.[1] ?? '';
  const curl = spawnSync('curl', ['--version']).status === 0;

  test.runIf(curl)('its first minute: who I am, a table, ready, a view, a choice', () => {
    const known = { TOKEN: '', MATCH: '' };
    let [choice, decision] = ['', 0];
    const ask = (command: string) => {
      const mine = command
        .replaceAll('localhost:8080', server.url)
        .replace('"choice":"…"', `"choice":"${choice}"`)
        .replace('"decision":1', `"decision":${decision}`);
      const { stdout } = spawnSync('sh', ['-c', mine], { env: { ...process.env, ...known } });
      return JSON.parse(String(stdout)) as {
        readonly token?: string;
        readonly id?: string;
        readonly document?: Shown;
      };
    };
    const commands = shown('sh')
      .replaceAll('\\\n', ' ')
      .matchAll(/^curl .*/gm);
    const answers = [...commands].map(([command]) => {
      let answer = ask(command);
      // The bot may be asked first.
      while (answer.document?.view.decision.mine === null) answer = ask(command);
      known.TOKEN = answer.token ?? known.TOKEN;
      known.MATCH = answer.id ?? known.MATCH;
      choice = answer.document?.view.decision.mine?.choices[0] ?? choice;
      decision = answer.document?.host.decision ?? decision;
      return answer;
    });
    expect(answers).toHaveLength(5);
    expect(answers[2]).toMatchObject({ id: known.MATCH, status: 'live' });
    expect(answers[4]).toEqual({ accepted: true });
  });

  test.runIf(python)('how frames and the patch of a change are applied', () => {
    const bot = readFileSync(join(import.meta.dirname, '../../../examples/bot_websockets.py'), 'utf8');
    const patched = /^def patched.*?^ {4}return root.*?$/ms.exec(bot)?.[0] ?? '';
    const document = { view: { table: { turn: 1, hand: ['a'] }, seat: 0 }, host: { status: 'live' } };
    const message = {
      frames: [
        { patch: [{ op: 'add', path: '/hand/0', value: 'b' }] },
        { patch: [{ op: 'replace', path: '/turn', value: 2 }] },
      ],
      patch: [{ op: 'remove', path: '/view/table/hand/1' }],
    };
    const program = [
      patched,
      'import json, sys',
      'apply = patched',
      'document, message = json.load(sys.stdin)',
      shown('python'),
      'print(json.dumps(document))',
    ].join('\n');
    const { stdout, stderr } = spawnSync('python3', ['-c', program], {
      input: JSON.stringify([document, message]),
    });
    expect(String(stderr)).toBe('');
    expect(JSON.parse(String(stdout))).toEqual({
      view: { table: { turn: 2, hand: ['b'] }, seat: 0 },
      host: { status: 'live' },
    });
  });
});
