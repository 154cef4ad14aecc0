// Signed starts and links: what the server and its players put their keys under, and what the record proves of it.

import { generateKeyPairSync, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import {
  commitText,
  contradictionsIn,
  digest,
  isSigned,
  linkText,
  startText,
  readStart,
  verifySigned,
} from '@bridgefront/kernel';
import type { MatchRecord, Signed } from '@bridgefront/kernel';
import type { MatchInfo } from '@bridgefront/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Server } from '../src/server.ts';
import { isSignedBy, signerFrom } from '../src/signing.ts';
import { duel } from './duel.ts';
import { Client, testServer } from './support.ts';

let server: Server;
beforeAll(async () => void (server = await testServer()));
afterAll(() => server.stop());

/** A person or program with a key of its own. */
class Keyed {
  readonly client: Client;
  readonly key: string;
  readonly #secret: KeyObject;

  constructor(client: Client) {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    this.client = client;
    this.#secret = privateKey;
    this.key = publicKey.export({ format: 'der', type: 'spki' }).subarray(12).toString('hex');
  }

  sign(text: string): string {
    return sign(null, Buffer.from(text), this.#secret).toString('hex');
  }

  share(match: string): string {
    return `${match} of ${this.key}`;
  }

  ready(match: string, place: number, round = 1, signature?: string) {
    const commitment = digest(this.share(match));
    const own = signature ?? this.sign(commitText(match, round, place, commitment));
    return this.client.call<MatchInfo & { code?: string }>('POST', `/matches/${match}/ready`, {
      commitment,
      key: this.key,
      signature: own,
    });
  }

  async open(match: string, signature?: string) {
    const { start } = await this.client.get(`/matches/${match}`);
    return this.client.call<MatchInfo & { code?: string }>('POST', `/matches/${match}/entropy`, {
      entropy: this.share(match),
      start: start?.digest,
      signature: signature ?? this.sign(start?.signed?.text ?? ''),
    });
  }
}

async function enter(name: string): Promise<Keyed> {
  return new Keyed(await Client.enter(server, name));
}

async function tableFor(ann: Client, ben: Client): Promise<string> {
  const { id } = await ann.post('/matches', {
    game: duel.name,
    seats: [{ kind: 'human' }, { kind: 'human' }],
  });
  await ben.post(`/matches/${id}/join`);
  return id;
}

async function playOut(match: string, people: readonly Client[]): Promise<void> {
  const lives = await Promise.all(people.map((person) => person.connect()));
  for (const [seat, live] of lives.entries()) await live.subscribe(match, seat);
  await Promise.all(lives.map((live, seat) => live.playOut(match, seat)));
  for (const live of lives) live.close();
}

async function lookedAt(signed: readonly Signed[]) {
  return { signed, valid: await Promise.all(signed.map((one) => isSigned(crypto.subtle, one))) };
}

async function saidOf(record: MatchRecord, more: readonly Signed[] = []): Promise<string[]> {
  const looked = await lookedAt([...(record.fairness?.signed ?? []), ...more]);
  return verifySigned(record, looked).map(({ kind, text }) => `${kind}: ${text}`);
}

test('two people with keys: everything is signed by both and the server, and the record says so', async () => {
  const [ann, ben] = [await enter('Ann'), await enter('Ben')];
  const id = await tableFor(ann.client, ben.client);
  expect((await ann.ready(id, 0)).body.start).toMatchObject({ round: 1, digest: null, signed: null });
  const { start } = (await ben.ready(id, 1)).body;
  const { text = '', key = '', signature = '' } = start?.signed ?? {};
  expect(isSignedBy(key, text, signature)).toBe(true);
  expect(readStart(text)).toMatchObject({
    match: id,
    round: 1,
    digest: start?.digest,
    server: key,
    keys: [
      [0, ann.key],
      [1, ben.key],
    ],
    game: duel.name,
  });
  await ann.open(id);
  expect((await ben.open(id)).body.status).toBe('live');
  await playOut(id, [ann.client, ben.client]);
  const before = await ann.client.get<MatchRecord>(`/matches/${id}/record`);
  const acts = before.fairness?.acts ?? before.choices;
  const link = before.fairness?.chain ?? '';
  for (const who of [ann, ben]) {
    const mine = { acts: acts.length, link, signature: who.sign(linkText(id, acts.length, link)) };
    expect(await who.client.post(`/matches/${id}/countersign`, mine)).toEqual({ done: true });
  }
  const record = await ben.client.get<MatchRecord>(`/matches/${id}/record`);
  expect(await saidOf(record)).toEqual([
    "good: the server, place 0 and place 1 signed how it began: game, options, and everybody's share of the dice.",
    `good: place 0, place 1 and the server signed all that was played, ${acts.length} acts.`,
  ]);
});

test('the latest link is shown under the signature of the server, and the last one at the end', async () => {
  const [ann, ben] = [await enter('Ann'), await enter('Ben')];
  const id = await tableFor(ann.client, ben.client);
  await ann.ready(id, 0);
  await ben.ready(id, 1);
  await ann.open(id);
  await ben.open(id);
  const live = await ann.client.connect();
  await live.subscribe(id, 0);
  const shown = () =>
    live.mirror(id, 0)?.document.host as unknown as {
      acts: number;
      link: string;
      signed: { acts: number; link: string; signature: string };
    };
  expect(shown().signed).toMatchObject({ acts: 0, link: shown().link });
  await playOut(id, [ann.client, ben.client]);
  await live.until(() => live.mirror(id, 0)?.document.host.status === 'finished');
  const { acts, link, signed } = shown();
  expect(signed).toMatchObject({ acts, link });
  const { key } = (await ann.client.get(`/matches/${id}`)).start?.signed ?? {};
  expect(isSignedBy(key ?? '', linkText(id, acts, link), signed.signature)).toBe(true);
  live.close();
});

test('who brings no key plays all the same, and the record says what is not proven then', async () => {
  const ann = await enter('Ann');
  const ben = await Client.enter(server, 'Ben');
  const id = await tableFor(ann.client, ben);
  await ben.post(`/matches/${id}/ready`, { commitment: digest('of Ben') });
  await ann.ready(id, 0);
  await ben.openShare(id, 'of Ben');
  expect((await ann.open(id)).body.status).toBe('live');
  await playOut(id, [ann.client, ben]);
  const record = await ben.get<MatchRecord>(`/matches/${id}/record`);
  expect(await saidOf(record)).toContain(
    'note: Nothing is signed by place 1: what was done there only the server says.',
  );
  const other = { acts: 0, link: digest('x'), signature: 'f'.repeat(128) };
  expect(await ben.post(`/matches/${id}/countersign`, other)).toMatchObject({ code: 'bad-message' });
});

test('signatures that do not fit are refused, and nothing is lost by them', async () => {
  const [ann, ben] = [await enter('Ann'), await enter('Ben')];
  const id = await tableFor(ann.client, ben.client);
  const wrong = ann.sign(commitText(id, 1, 1, digest(ann.share(id))));
  expect((await ann.ready(id, 0, 1, wrong)).body.code).toBe('bad-message');
  expect((await ann.ready(id, 0, 2)).body.code).toBe('bad-message');
  expect((await ann.ready(id, 0)).status).toBe(200);
  await ben.ready(id, 1);
  expect((await ann.open(id, ann.sign('something else'))).body.code).toBe('bad-message');
  expect((await ann.open(id)).status).toBe(200);
  await ben.open(id);
  const link = digest('no link');
  const forged = { acts: 0, link, signature: ann.sign(linkText(id, 0, link)) };
  expect(await ann.client.post(`/matches/${id}/countersign`, forged)).toMatchObject({ code: 'bad-message' });
});

test('two versions of one start, or of one reveal, are evidence against who signed both', async () => {
  const signer = signerFrom('the key of who lies');
  const said = (text: string): Signed => ({
    by: 'server',
    key: signer.key,
    text,
    signature: signer.sign(text),
  });
  const links = [linkText('m', 8, digest('one')), linkText('m', 8, digest('other'))].map(said);
  const { valid } = await lookedAt(links);
  expect(valid).toEqual([true, true]);
  const named = `The server, whose key is ${signer.key}, signed two versions of`;
  expect(contradictionsIn(links).map(({ text }) => text)).toEqual([
    `${named} what had been played after 8 acts: whoever holds both can prove it.`,
  ]);
  const start = { match: 'm', round: 2, server: signer.key, keys: [], game: 'g', rules: 'r', options: {} };
  const starts = ['one', 'other'].map((share) => said(startText({ ...start, digest: digest(share) })));
  expect(contradictionsIn(starts).map(({ text }) => text)).toEqual([
    `${named} start 2 of one match: whoever holds both can prove it.`,
  ]);
  expect(contradictionsIn([...links.slice(1), said(linkText('m', 9, digest('later')))])).toEqual([]);
});
