// Parts of being called: addresses that nothing is sent to, quiet hours, and calls as they are kept.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { addressProblem, isPublicAddress, post, publicLookup } from '../src/calls/outgoing.ts';
import { afterQuiet, beforeQuiet } from '../src/calls/quiet.ts';
import { memoryStore } from '../src/store/memory.ts';
import { sqliteStore } from '../src/store/sqlite.ts';
import { threadStore } from '../src/store/thread.ts';
import type { StoredCall, StoredWay } from '../src/store/calls.ts';
import type { Store } from '../src/store/store.ts';

describe('addresses that visitors give', () => {
  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.100.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    'not an address',
  ])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));

  test.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '2606:4700::1111'])('%s is', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );

  test.each([
    'file:///etc/passwd',
    'ftp://example.org/',
    'gopher://example.org/',
    'nothing',
    'http://localhost:8080/',
    'http://a.localhost/',
    'http://printer.local/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://[::1]/',
    'http://[::ffff:10.0.0.1]/',
    'http://169.254.169.254/latest/meta-data/',
    'https://name:password@example.org/',
  ])('%s is refused before anything is sent', (url) => expect(addressProblem(url, false)).not.toBeNull());

  test('private ones are allowed where who runs the server says so, but no other protocols', () => {
    expect(addressProblem('http://10.0.0.5/hook', true)).toBeNull();
    expect(addressProblem('https://example.org/hook', false)).toBeNull();
    expect(addressProblem('file:///etc/passwd', true)).not.toBeNull();
  });

  test('a name that leads into the own network is refused where the connection is made', async () => {
    const asked: string[] = [];
    const inside = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.end();
    });
    await new Promise<void>((resolve) => void inside.listen(0, '127.0.0.1', resolve));
    const { port } = inside.address() as AddressInfo;
    const looked = await new Promise<string>((resolve) =>
      publicLookup('localhost', {}, ((error: Error | null) => resolve(error?.message ?? '')) as never),
    );
    expect(looked).toBe('The address leads into a private network.');
    const posting = { url: `http://127.0.0.1:${port}/secret`, headers: {}, body: '' };
    expect(await post(posting, false)).toHaveProperty('problem');
    expect(asked).toEqual([]);
    expect(await post({ ...posting, url: `http://127.0.0.1:${port}/allowed` }, true)).toEqual({
      status: 200,
    });
    inside.close();
  });
});

describe('quiet hours', () => {
  const at = (text: string): number => Date.parse(text);
  const berlin = { from: '22:00', to: '07:00', zone: 'Europe/Berlin' };

  test.each([
    ['before', '2026-11-24T20:59:00Z', '2026-11-24T20:59:00Z'],
    ['at their beginning', '2026-11-24T21:00:00Z', '2026-11-25T06:00:00Z'],
    ['over midnight', '2026-11-25T01:23:45Z', '2026-11-25T06:00:00Z'],
    ['at their end', '2026-11-25T06:00:00Z', '2026-11-25T06:00:00Z'],
    ['in the night in which clocks go forward', '2026-03-28T22:30:00Z', '2026-03-29T05:00:00Z'],
    ['in the night in which they go back', '2026-10-24T21:30:00Z', '2026-10-25T06:00:00Z'],
  ])('%s', (_when, now, free) => expect(afterQuiet(berlin, at(now))).toBe(at(free)));

  test('without any, everybody may be called at once', () => expect(afterQuiet(null, 5)).toBe(5));

  test('what falls into them can come before', () => {
    expect(beforeQuiet(berlin, at('2026-11-25T01:00:00Z'))).toBe(at('2026-11-24T20:59:00Z'));
    expect(beforeQuiet(berlin, at('2026-11-24T12:00:00Z'))).toBe(at('2026-11-24T12:00:00Z'));
  });

  test('within one day, and in a zone of half an hour', () => {
    const delhi = { from: '12:00', to: '13:30', zone: 'Asia/Kolkata' };
    expect(afterQuiet(delhi, at('2026-11-24T06:30:00Z'))).toBe(at('2026-11-24T08:00:00Z'));
    expect(afterQuiet(delhi, at('2026-11-24T08:00:00Z'))).toBe(at('2026-11-24T08:00:00Z'));
  });
});

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));
function file(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bridgefront-calls-'));
  folders.push(folder);
  return join(folder, 'store.db');
}

const wayOf = (id: string, identity: string, more: Partial<StoredWay> = {}): StoredWay => ({
  id,
  identity,
  target: { kind: 'mail', address: 'a@example.org' },
  key: null,
  name: 'a@example.org',
  token: null,
  confirmed: true,
  createdAt: 1,
  usedAt: null,
  problem: null,
  ...more,
});
const callOf = (id: string, dueAt: number, more: Partial<StoredCall> = {}): StoredCall => ({
  id,
  identity: 'ann',
  way: null,
  facts: { occasion: 'turn', match: 'm', game: 'g', decision: 1, at: 1 },
  dueAt,
  attempts: 0,
  state: 'waiting',
  at: dueAt,
  ...more,
});

describe.each<readonly [string, () => Promise<Store>]>([
  ['memory', async () => memoryStore()],
  ['sqlite', () => sqliteStore(file())],
  ['sqlite in a thread', () => threadStore(file())],
])('calls in %s', (_name, openStore) => {
  test('are queued once, whatever became of them, and fall due in order', async () => {
    const store = await openStore();
    await store.addCalls([callOf('later', 20), callOf('first', 10)]);
    await store.addCalls([callOf('first', 99), callOf('last', 30)]);
    expect(await store.nextCallAt()).toBe(10);
    expect((await store.dueCalls(20, 9)).map(({ id }) => id)).toEqual(['first', 'later']);
    expect((await store.dueCalls(20, 1)).map(({ id }) => id)).toEqual(['first']);
    await store.saveCall(callOf('first', 10, { state: 'sent', at: 11 }));
    await store.addCalls([callOf('first', 5)]);
    expect(await store.nextCallAt()).toBe(20);
    expect(await store.call('first')).toEqual(callOf('first', 10, { state: 'sent', at: 11 }));
    await store.saveCall(callOf('later', 20, { state: 'sending' }));
    await store.cutCalls(50);
    expect(await store.call('later')).toMatchObject({ state: 'cut', at: 50 });
    await store.dropCalls(12);
    expect(await store.call('first')).toBeNull();
    expect((await store.callsOf('ann', 9)).map(({ id }) => id)).toEqual(['later', 'last']);
    await store.close();
  });

  test('ways and settings are kept, found by their secrets, and go with what waits for them', async () => {
    const store = await openStore();
    const ways = [
      wayOf('one', 'ann', { key: 'key' }),
      wayOf('two', 'ann', { token: 'token' }),
      wayOf('three', 'ben', { token: 'other' }),
    ];
    for (const way of ways) await store.addWay(way);
    expect(await store.wayWithKey('key')).toEqual(ways[0]);
    expect(await store.wayWithKey('none')).toBeNull();
    expect((await store.calledPeople()).toSorted()).toEqual(['ann', 'ben']);
    await store.saveWay({ ...ways[0], problem: 'away' });
    expect(await store.way('one')).toMatchObject({ problem: 'away' });
    await store.addCalls([callOf('a', 1, { way: 'one' }), callOf('b', 1, { way: 'two' }), callOf('c', 1)]);
    expect((await store.waitingFor('one')).map(({ id }) => id)).toEqual(['a']);
    await store.dropWay('one');
    await store.dropWaysOfToken('token');
    expect(await store.waysOf('ann')).toEqual([]);
    expect((await store.dueCalls(9, 9)).map(({ id }) => id)).toEqual(['c']);
    const said = { identity: 'ann', occasions: ['turn'], quiet: null, muted: ['m'], feed: 'f' } as const;
    await store.saveCallSettings(said);
    await store.saveCallSettings({ ...said, feed: 'renewed' });
    expect(await store.settingsOfFeed('f')).toBeNull();
    expect(await store.settingsOfFeed('renewed')).toEqual({ ...said, feed: 'renewed' });
    expect(await store.callSettings('ann')).toEqual({ ...said, feed: 'renewed' });
    await store.addIdentity({ id: 'ann', kind: 'guest', name: 'Ann', createdAt: 1 });
    await store.dropIdentity('ann');
    expect(await store.callSettings('ann')).toBeNull();
    expect(await store.callsOf('ann', 9)).toEqual([]);
    expect((await store.calledPeople()).toSorted()).toEqual(['ben']);
    await store.close();
  });
});
