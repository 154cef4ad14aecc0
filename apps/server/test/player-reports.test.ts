// Reports about people: kept with what was said, decided on by who runs the server, appealed against, and carried out.

import type { Answer } from '@bridgefront/protocol';
import { expect, test } from 'vitest';
import { play, human, start as startWith } from './acquaintances.ts';
import { Browser } from './browser.ts';
import { duel } from './duel.ts';
import { memoryStore } from '../src/store/memory.ts';
import { Admin } from '../src/admin/admin.ts';
import { runCommand } from '../src/admin/commands.ts';
import { TestTime, serverInTest } from './support.ts';

const token = 'the token of who runs this server';
const day = 86_400_000;
type Reports = Answer<'listReports'>['reports'];
type Decisions = Answer<'listDecisions'>;

async function start() {
  const time = new TestTime();
  const store = memoryStore();
  const server = await serverInTest({ store, time, config: { ownerToken: token } });
  const [ann, ben, cleo] = ['Ann', 'Ben', 'Cleo'].map(() => new Browser(server));
  for (const [at, who] of [ann, ben, cleo].entries()) await who.enter(['Ann', 'Ben', 'Cleo'][at]);
  const owner = async <T>(method: string, path: string, body: object = {}): Promise<T> => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const sent = method === 'POST' ? { body: JSON.stringify(body) } : {};
    return (await (await fetch(`${server.url}/api${path}`, { method, headers, ...sent })).json()) as T;
  };
  const waiting = async (): Promise<Reports> =>
    (await owner<{ reports: Reports }>('GET', '/reports')).reports;
  const decide = async (wish: object): Promise<unknown> =>
    owner('POST', `/reports/${(await waiting())[0].id}/decision`, wish);
  return { time, store, server, ann, ben, cleo, owner, waiting, decide };
}
const decisionsOf = (who: Browser): Promise<Decisions> => who.ask('GET', '/decisions');
const chat = (who: Browser, match: string, text: string): Promise<{ code?: string }> =>
  who.ask('POST', `/matches/${match}/chat`, { text });

test('a report is kept once, with what the reporter read at the table, and is read by who runs the server alone', async () => {
  const { ann, ben, cleo, waiting, owner } = await start();
  const match = await play(ann, ben);
  await chat(ben, match, 'You fool');
  await chat(cleo, match, 'Calm down');
  await chat(ann, match, 'Please stop');
  const report = (body: object, who = ann): Promise<{ code?: string }> =>
    who.ask('POST', `/matches/${match}/reports`, body);
  expect(await report({ seat: 1, reason: 'words', note: 'First' })).toEqual({ done: true });
  expect(await report({ seat: 1, reason: 'words', note: 'He insults me' })).toEqual({ done: true });
  expect(await report({ seat: 0, reason: 'words' })).toMatchObject({ code: 'not-found' });
  expect(await report({ seat: 1, reason: 'words' }, cleo)).toMatchObject({ code: 'not-yours' });
  const reports = await waiting();
  expect(reports).toMatchObject([
    {
      reason: 'words',
      note: 'He insults me',
      reporter: { name: 'Ann', said: 1, unfounded: 0 },
      reported: { name: 'Ben', reports: 1, acts: 0 },
      decision: null,
      appeal: null,
    },
  ]);
  expect(reports[0].lines.map(({ by, text }) => `${by}: ${text}`)).toEqual([
    'reported: You fool',
    'other: Calm down',
    'reporter: Please stop',
  ]);
  expect(JSON.stringify(reports)).not.toContain('Cleo');
  for (const who of [ann, ben]) expect(await who.ask('GET', '/reports')).toMatchObject({ code: 'not-yours' });
  // Until something is decided nobody is told of it but who said it.
  expect(await decisionsOf(ben)).toEqual({ suspended: null, decisions: [], reports: [] });
  expect(await decisionsOf(ann)).toMatchObject({ reports: [{ name: 'Ben', decided: false }] });
  await owner('POST', `/reports/${reports[0].id}/decision`, { act: 'nothing' });
  expect(await decisionsOf(ben)).toMatchObject({ decisions: [] });
  expect(await decisionsOf(ann)).toMatchObject({ reports: [{ decided: true }] });
  expect(await waiting()).toEqual([]);
});

test('who only looks on is reported by a line of theirs, told or not told under an id, and nobody else by it', async () => {
  const { ann, ben, cleo, waiting, owner } = await start();
  const match = await play(ann, ben);
  await chat(ben, match, 'Hello');
  await chat(cleo, match, 'Ben loses');
  await cleo.ask('POST', `/matches/${match}/chat`, { text: 'He always does', id: 'line-2' });
  const lines = (await ann.ask<{ lines: { number: number }[] }>('GET', `/matches/${match}/chat`)).lines;
  const report = (line: number, who = ann): Promise<{ code?: string }> =>
    who.ask('POST', `/matches/${match}/reports`, { line, reason: 'words' });
  // Who sits there is reported by the seat, and nobody by a line that was never said.
  for (const wrong of [lines[0].number, 99]) expect(await report(wrong)).toMatchObject({ code: 'not-found' });
  expect(await report(lines[1].number, cleo)).toMatchObject({ code: 'not-yours' });
  expect(await report(lines[1].number)).toEqual({ done: true });
  // The other line is the same person's at the same table: one report.
  expect(await report(lines[2].number)).toEqual({ done: true });
  const reports = await waiting();
  expect(reports).toMatchObject([{ reporter: { name: 'Ann' }, reported: { name: 'Cleo' } }]);
  expect(reports[0].lines.map(({ by, text }) => `${by}: ${text}`)).toEqual([
    'other: Hello',
    'reported: Ben loses',
    'reported: He always does',
  ]);
  await owner('POST', `/reports/${reports[0].id}/decision`, { act: 'mute', days: 1 });
  expect(await chat(cleo, match, 'Me?')).toMatchObject({ code: 'not-yours' });
  expect(await ann.ask('POST', `/matches/${match}/reports`, { reason: 'words' })).toMatchObject({
    code: 'bad-message',
  });
});

test('who is suspended plays on, says nothing and begins nothing; an appeal that is granted ends it at once', async () => {
  const { time, store, ann, ben, owner, decide, waiting } = await start();
  const match = await play(ann, ben);
  await ann.ask('POST', `/matches/${match}/reports`, { seat: 1, reason: 'slow' });
  expect(await decide({ act: 'suspend', note: 'So not here' })).toMatchObject({
    code: 'failed',
    message: 'Say for how many days to suspend somebody.',
  });
  expect(await decide({ act: 'suspend', days: 3, note: 'So not here' })).toEqual({ done: true });
  const { suspended, decisions } = await decisionsOf(ben);
  expect(suspended).toBe(time.now() + 3 * day);
  expect(decisions).toMatchObject([{ reason: 'slow', decision: { act: 'suspend', note: 'So not here' } }]);
  // Who had said something is not told, and what the house decides is not told them.
  expect(JSON.stringify(decisions)).not.toContain('Ann');
  const open = { game: duel.name, seats: [human, human] };
  expect(await ben.ask('POST', '/matches', open)).toMatchObject({ code: 'not-yours' });
  expect(await ben.ask('POST', '/seeks', { game: duel.name, seats: 2, pace: 'mail' })).toMatchObject({
    code: 'not-yours',
  });
  expect(await chat(ben, match, 'Hello')).toMatchObject({ code: 'not-yours' });
  const { document } = await ben.ask<{
    document: { view: { decision: { mine: { choices: string[] } } }; host: { decision: number } };
  }>('GET', `/matches/${match}/view?seat=1`);
  const at = { decision: document.host.decision, plan: 0 };
  const choice = document.view.decision.mine.choices[0];
  expect(await ben.ask('POST', `/matches/${match}/choices`, { id: 'm', seat: 1, choice, at })).toMatchObject({
    accepted: true,
  });

  const [{ id }] = decisions;
  expect(await ann.ask('POST', `/decisions/${id}/appeal`, { text: 'No' })).toMatchObject({
    code: 'not-found',
  });
  expect(await ben.ask('POST', `/decisions/${id}/appeal`, { text: 'My line broke' })).toEqual({ done: true });
  expect(await ben.ask('POST', `/decisions/${id}/appeal`, { text: 'Again' })).toMatchObject({
    code: 'failed',
  });
  expect(await waiting()).toMatchObject([{ id, appeal: { text: 'My line broke', answer: null } }]);
  await owner('POST', `/reports/${id}/answer`, { keep: false, note: 'It did' });
  expect(await decisionsOf(ben)).toMatchObject({
    suspended: null,
    decisions: [{ appeal: { answer: { keep: false, note: 'It did' } } }],
  });
  expect(await chat(ben, match, 'Hello')).not.toHaveProperty('code');
  expect(await ben.ask('POST', '/matches', open)).toMatchObject({ status: 'lobby' });
  const log = (await store.audit(10)).map(({ by, act }) => `${by}: ${act}`);
  expect(log).toEqual(['the page: appeal: taken back', 'themselves: appeal', 'the page: report: suspend']);
});

test('a suspension ends by itself; what is taken back of one decision leaves another one', async () => {
  const { time, ann, ben, cleo, owner, decide, store } = await start();
  const [one, other] = [await play(ann, ben), await play(cleo, ben)];
  await ann.ask('POST', `/matches/${one}/reports`, { seat: 1, reason: 'words' });
  await decide({ act: 'suspend', days: 1 });
  await cleo.ask('POST', `/matches/${other}/reports`, { seat: 1, reason: 'words' });
  await decide({ act: 'mute', days: 2 });
  const [mute] = (await decisionsOf(ben)).decisions.filter(({ decision }) => decision.act === 'mute');
  await ben.ask('POST', `/decisions/${mute.id}/appeal`, { text: 'Too long' });
  await owner('POST', `/reports/${mute.id}/answer`, { keep: false });
  expect((await store.mutes()).map(({ until }) => until)).toEqual([time.now() + day]);
  expect((await decisionsOf(ben)).suspended).toBe(time.now() + day);
  await time.advance(day);
  expect((await decisionsOf(ben)).suspended).toBeNull();
  expect(await chat(ben, one, 'Back')).not.toHaveProperty('code');
});

test('reports are few for each person, and go with whoever is deleted, by or about them', async () => {
  const { ann, ben, cleo, store, waiting } = await start();
  for (let round = 0; round < 8; round++) {
    const match = await play(ann, ben);
    const answer = await ann.ask('POST', `/matches/${match}/reports`, { seat: 1, reason: 'other' });
    if (round >= 6) expect(answer).toMatchObject({ code: 'too-fast' });
  }
  expect(await waiting()).toHaveLength(6);
  const match = await play(cleo, ann);
  await cleo.ask('POST', `/matches/${match}/reports`, { seat: 1, reason: 'name' });
  expect(await ann.ask('GET', '/account')).toMatchObject({ reports: { length: 6 }, decisions: [] });
  await ann.ask('POST', '/account/delete', { name: 'Ann' });
  expect(await store.playerReports({ limit: 10 })).toEqual([]);
});

test('who runs the server does the same by commands', async () => {
  const [store, ann, ben] = await startWith('Ann', 'Ben');
  const match = await play(ann, ben);
  await chat(ben, match, 'You fool');
  await ann.ask('POST', `/matches/${match}/reports`, { seat: 1, reason: 'words', note: 'Rude' });
  const door = { muted: () => undefined } as never;
  const time = new TestTime();
  const admin = new Admin({ store, time, door, rulesOfNow: new Set(), standIn: 'greedy', by: 'root' });
  const run = (...words: readonly string[]): Promise<string> => runCommand(admin, words);
  const listed = await run('reports');
  expect(listed).toContain('Ben (');
  expect(listed).toContain('| reported: You fool');
  const id = listed.slice(0, 22);
  await expect(run('decide', id, 'mute', 'long')).rejects.toThrow('Say a number of days');
  await expect(run('decide', id, 'hang')).rejects.toThrow('nothing, warn, mute, suspend');
  expect(await run('decide', id, 'mute', '2', 'Be', 'kind')).toBe('Done, and told to whom it is about.');
  expect(await run('reports')).toBe('Nobody is reported.');
  expect(await run('reports', 'all')).toMatch(/decided: mute until [\d-]+ [\d:]+ Be kind/);
  await expect(run('answer', id, 'lift')).rejects.toThrow('Nobody has said anything against it.');
  await ben.ask('POST', `/decisions/${id}/appeal`, { text: 'Sorry' });
  expect(await run('answer', id, 'lift')).toBe('It is taken back.');
  expect(await store.mutes()).toMatchObject([{ until: 0 }]);
  expect((await store.audit(1))[0]).toMatchObject({ by: 'root', act: 'appeal: taken back' });
});
