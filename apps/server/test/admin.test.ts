// `npm run admin`: what who runs the server does to people and tables, with it running and without.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChatLine, MatchInfo } from '@bridgefront/protocol';
import { afterEach, expect, test } from 'vitest';
import { adminHelp } from '../src/admin/commands.ts';
import { adminSocket } from '../src/admin/socket.ts';
import type { Server } from '../src/server.ts';
import type { StoredMatch } from '../src/store/store.ts';
import { freePort, ServerProcess } from './hard/process.ts';
import { call, enterAll } from './hard/table.ts';
import { Client, startMatch, testServer } from './support.ts';

let server: Server | null = null;
afterEach(async () => {
  await server?.stop();
  server = null;
});

async function admin(...given: string[]): Promise<string> {
  if (server === null) throw new Error('There is no server.');
  const { ok, text } = await server.carryOut({ by: 'operator', given });
  return ok ? text : `Refused: ${text}`;
}

async function match(): Promise<[Client, Client, string]> {
  server = await testServer();
  const [ann, ben] = [await Client.enter(server, 'Ann'), await Client.enter(server, 'Ben')];
  return [ann, ben, await startMatch([ann, ben])];
}

const namesAt = async (who: Client, id: string): Promise<(string | null)[]> =>
  (await who.get<MatchInfo>(`/matches/${id}`)).seats.map(({ name }) => name);

test('a person is found by a part of the name, and renamed at all tables and in the chat', async () => {
  const [ann, ben, id] = await match();
  await ann.post(`/matches/${id}/chat`, { text: 'Hello.' });
  expect(await admin('people', 'an')).toMatch(new RegExp(`^${ann.identity} {2}program {2}.* {2}Ann$`));
  expect(await admin('rename', ann.identity, 'Somebody', 'else')).toBe('Is called Somebody else now.');
  expect(await namesAt(ben, id)).toEqual(['Somebody else', 'Ben']);
  const { lines } = await ben.get<{ lines: ChatLine[] }>(`/matches/${id}/chat`);
  expect(lines.map(({ name }) => name)).toEqual(['Somebody else']);
  expect((await ann.get<{ name: string }>('/session')).name).toBe('Somebody else');
});

test('who is muted may read but not write, until it is over', async () => {
  const [ann, ben, id] = await match();
  expect(await admin('mute', ann.identity, '2')).toMatch(/^May not chat until /);
  expect(await ann.call('POST', `/matches/${id}/chat`, { text: 'x' })).toMatchObject({ status: 403 });
  expect((await ben.call('POST', `/matches/${id}/chat`, { text: 'x' })).status).toBe(200);
  await admin('unmute', ann.identity);
  expect((await ann.call('POST', `/matches/${id}/chat`, { text: 'x' })).status).toBe(200);
});

test('a match is ended without a result', async () => {
  const [ann, , id] = await match();
  const live = await ann.connect();
  await live.subscribe(id, 0);
  expect(await admin('end', id)).toBe('The match is ended.');
  await live.until(() => live.mirror(id, 0)?.document.host.status === 'ended');
  expect(await admin('end', id)).toBe('Refused: The match is not running.');
  live.close();
});

test('who is forgotten leaves tables, chat, record and connections; a bot plays on', async () => {
  const [ann, ben, id] = await match();
  await ann.post(`/matches/${id}/chat`, { text: 'My address is …' });
  const live = await ann.connect();
  await live.until(() => live.received.length > 0);
  const closed = new Promise((resolve) => live.socket.once('close', resolve));
  const data = JSON.parse(await admin('data', ann.identity)) as object;
  expect(data).toMatchObject({ name: 'Ann', tables: [{ match: id, chat: [{ text: 'My address is …' }] }] });
  expect(await admin('forget', ann.identity)).toMatch(/^Forgotten, at 1 table too/);
  expect(await closed).toBe(1008);
  expect(await namesAt(ben, id)).toEqual(['Somebody', 'Ben']);
  expect(await ann.call('GET', '/session')).toMatchObject({ status: 401 });
  expect(await ben.get(`/matches/${id}/chat`)).toEqual({ lines: [] });
  await ben.post(`/matches/${id}/vote`);
  expect(await ben.get(`/matches/${id}`)).toMatchObject({ status: 'ended' });
  for (const what of ['record', 'recording?seat=table'])
    expect(JSON.stringify(await ben.get(`/matches/${id}/${what}`)), what).not.toContain('Ann');
  expect(await admin('people', 'Ann')).toBe('Nobody.');
  const log = await admin('log');
  expect(log).toMatch(new RegExp(`operator {2}forget {2}${ann.identity} {2}1 matches`));
  expect(log).not.toContain('Ann');
});

test('what is old is deleted, and only that', async () => {
  const [ann, , id] = await match();
  await admin('end', id);
  expect(await admin('prune', '--matches', '1')).toBe('Deleted 0 of the matches and 0 of the guests.');
  for (const odd of [[], ['--matches', '-1'], ['--match', '1'], ['365'], ['--guests']])
    expect(await admin('prune', ...odd)).toBe(
      'Refused: Say --matches DAYS, --guests DAYS, or both, each 1 to 36500.',
    );
  expect((await ann.call('GET', `/matches/${id}`)).status).toBe(200);
});

test('rules that neither a match nor this release needs are deleted with what is old', async () => {
  const [ann, , id] = await match();
  const { rules } = await ann.get<MatchInfo>(`/matches/${id}`);
  const { store } = (server as Server).services;
  const old = (await store.match(id)) as StoredMatch;
  await store.saveMatch({ ...old, version: old.version + 1, continuedUnder: 'of a match@2' });
  for (const kept of [rules, 'of a match@2', 'of nobody@1']) await store.saveRules(kept, 'body');
  await admin('prune', '--matches', '1');
  expect((await store.keptRules()).toSorted()).toEqual([rules, 'of a match@2'].toSorted());
  await store.dropMatch(id);
  await admin('prune', '--matches', '1');
  expect(await store.keptRules()).toEqual([rules]);
});

test.each([
  [['fly'], 'There is no command "fly".'],
  [['forget'], 'Say an id.'],
  [['forget', 'nobody'], 'Nobody has the id nobody'],
  [['mute', 'nobody', 'x'], 'Say a number of days'],
  [['end', 'AAAAAAAAAAAAAAAAAAAAAA'], 'There is no such match.'],
])('%j is refused in a sentence', async (given, sentence) => {
  server = await testServer();
  expect(await admin(...given)).toContain(`Refused: ${sentence}`);
});

test('the command reaches a running server by its folder, and does without one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bridgefront-admin-'));
  const main = join(import.meta.dirname, '../src/admin/main.ts');
  const run = (...given: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...given, '--data', folder]);
    return { status, text: `${String(stdout)}${String(stderr)}`.trim() };
  };
  const process_ = new ServerProcess(folder, await freePort());
  try {
    expect(run('help')).toEqual({ status: 0, text: adminHelp });
    expect(run('log').text).toContain('There is no database');
    await process_.start();
    expect(statSync(adminSocket(folder)).mode & 0o077).toBe(0);
    const [ann] = await enterAll(process_.url, ['Ann']);
    expect(run('rename', ann.identity, 'Anna')).toEqual({ status: 0, text: 'Is called Anna now.' });
    const shown = await call<{ name: string }>(process_.url, ann.token, 'GET', '/session');
    expect(shown.body.name).toBe('Anna');
    await process_.end('SIGTERM');
    expect(run('rename', ann.identity, 'Anne')).toEqual({ status: 0, text: 'Is called Anne now.' });
    expect(run('people', 'anne').text).toContain(ann.identity);
    expect(run('log').text.split('\n')).toHaveLength(2);
  } finally {
    if (process_.alive) await process_.end('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
});
