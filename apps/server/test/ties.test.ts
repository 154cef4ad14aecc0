// People one knows: named to each reader in their own way, followed, muted, blocked, and shown what is for their eyes.

import type { MatchInfo, SeekInfo } from '@bridgefront/protocol';
import { expect, test } from 'vitest';
import { human, known, personIn, play, profile, say, start } from './acquaintances.ts';
import type { Browser } from './browser.ts';
import type { StoredMatch } from '../src/store/store.ts';
import { duel } from './duel.ts';
import { Live } from './support.ts';

test('whom somebody has played with can be named, by that reader alone; nobody else can be', async () => {
  const [, ann, ben, cleo] = await start('Ann', 'Ben', 'Cleo');
  expect(await known(ann)).toEqual({ visibility: 'private', challenges: 'known', people: [] });
  await play(ann, ben);
  await play(cleo, ben);
  const { people } = await known(ann);
  expect(people).toMatchObject([{ name: 'Ben', follow: false, back: false, block: false, mute: false }]);
  const { identity } = (await ben.who()) ?? { identity: '' };
  const [mine, theirs] = [await personIn(ann, 'Ben'), await personIn(cleo, 'Ben')];
  expect(new Set([mine.id, theirs.id, identity]).size).toBe(3);
  // What names Ben to Cleo names nobody to Ann, and no identity does.
  for (const id of [theirs.id, identity])
    expect(await ann.ask('POST', `/people/${id}`, { follow: true })).toMatchObject({ code: 'not-found' });
  expect(await say(ann, 'Ben', { follow: true })).toMatchObject({ follow: true, back: false });
  // Ben is not told who follows.
  expect(await personIn(ben, 'Ann')).toMatchObject({ follow: false, back: false });
  expect(await say(ben, 'Ann', { follow: true, mute: true })).toMatchObject({ back: true, mute: true });
  expect(await say(ben, 'Ann', { mute: false })).toMatchObject({ follow: true, mute: false });
});

test('ratings are shown to nobody, to friends, or to all who know somebody, as that one likes, and to none whom they block', async () => {
  const [store, ann, ben] = await start('Ann', 'Ben');
  const match = await play(ann, ben);
  const { identity } = (await ben.who()) ?? { identity: '' };
  await store.rateLater(match, 1);
  const row = { identity, ladder: `${duel.name}/2/none`, number: 1, match, at: 1, mean: 1612, deviation: 90 };
  await store.rate(match, [row]);
  const seen = async (): Promise<number[] | null> =>
    (await profile(ann, 'Ben')).ratings?.map(({ figure }) => figure) ?? null;
  expect(await seen()).toBeNull();
  await ben.ask('POST', '/profile', { visibility: 'public' });
  expect(await seen()).toEqual([1612]);
  // Its course names no match: some may be private.
  expect((await profile(ann, 'Ben')).ratings).toMatchObject([{ course: [1612] }]);
  expect(JSON.stringify(await profile(ann, 'Ben'))).not.toContain(match);
  await ben.ask('POST', '/profile', { visibility: 'friends' });
  expect(await seen()).toBeNull();
  // It takes both: whoever follows is no friend yet.
  await say(ann, 'Ben', { follow: true });
  expect(await seen()).toBeNull();
  await say(ben, 'Ann', { follow: true });
  expect(await seen()).toEqual([1612]);
  await ben.ask('POST', '/profile', { visibility: 'public' });
  await say(ben, 'Ann', { block: true });
  expect(await seen()).toBeNull();
  expect(await personIn(ben, 'Ann')).toMatchObject({ block: true, follow: false });
});

interface Page {
  readonly matches: readonly { readonly seat: number; readonly match: MatchInfo }[] | null;
  readonly next: { readonly before: number; readonly beforeId: string } | null;
}

test('public matches that are over are shown as the profile is, page by page, and nothing of others, by no way', async () => {
  const [store, ann, ben, stranger] = await start('Ann', 'Ben', 'Sam');
  const saved = async (id: string, more: Partial<StoredMatch>): Promise<void> => {
    const match = await store.match(id);
    if (match === null) throw new Error('There is no such match.');
    await store.saveMatch({ ...match, version: match.version + 1, ...more });
  };
  const over = {
    status: 'finished',
    finishedAt: 9,
    outcome: { winners: [1], ranking: [[1], [0]], reason: '' },
  } as const;
  const played = [
    { side: null, opening: 'first' },
    { side: 'north', opening: 'second' },
  ];
  const shown: string[] = [];
  for (let count = 0; count < 3; count++) {
    const id = await play(ann, ben);
    await saved(id, { ...over, visibility: 'public', createdAt: 100 + count, played });
    shown.unshift(id);
  }
  const left = await play(ben, ann);
  await saved(left, { status: 'ended', finishedAt: 9, visibility: 'public', createdAt: 200 });
  shown.unshift(left);
  const hidden = [await play(ann, ben), await play(ann, ben), await play(ann, stranger)];
  await saved(hidden[0], { ...over, visibility: 'private' });
  await saved(hidden[1], { visibility: 'public' });
  await saved(hidden[2], { ...over, visibility: 'public' });
  const { id } = await personIn(ann, 'Ben');
  const look = (query = ''): Promise<Page> => ann.ask('GET', `/people/${id}/matches${query}`);
  const seen = async (): Promise<readonly string[] | null> =>
    (await look()).matches?.map(({ match }) => match.id) ?? null;

  expect(await look()).toEqual({ matches: null, next: null });
  await ben.ask('POST', '/profile', { visibility: 'friends' });
  await say(ann, 'Ben', { follow: true });
  expect(await seen()).toBeNull();
  await say(ben, 'Ann', { follow: true });
  expect(await seen()).toEqual(shown);
  // Whoever knows nobody names nobody, not even by what names them to another.
  for (const who of [stranger, ben])
    expect(await who.ask('GET', `/people/${id}/matches`)).toMatchObject({ code: 'not-found' });
  await say(ben, 'Ann', { follow: false });
  expect(await seen()).toBeNull();
  await ben.ask('POST', '/profile', { visibility: 'public' });
  expect(await seen()).toEqual(shown);

  const pages: Page[] = [await look('?limit=3')];
  for (let { next } = pages[0]; next !== null; { next } = pages[pages.length - 1])
    pages.push(await look(`?limit=3&before=${next.before}&beforeId=${next.beforeId}`));
  expect(pages.map(({ matches }) => matches?.map(({ match }) => match.id))).toEqual([
    shown.slice(0, 3),
    shown.slice(3),
  ]);
  const all = pages.flatMap(({ matches }) => matches ?? []);
  expect(all.map(({ seat }) => seat)).toEqual([0, 1, 1, 1]);
  expect(all[1].match).toMatchObject({ played, outcome: { winners: [1] } });
  // Seats are named, identities are not.
  const { identity } = (await ben.who()) ?? { identity: '' };
  expect(JSON.stringify(pages)).not.toContain(identity);

  await say(ben, 'Ann', { block: true });
  expect(await look()).toEqual({ matches: null, next: null });
  expect(await look('?limit=0')).toMatchObject({ code: 'bad-message' });
});

test('two are compared by the matches in which both sat: those that are over, whoever else was there', async () => {
  const [store, ann, ben, cleo] = await start('Ann', 'Ben', 'Cleo');
  const over = async (
    ranking: readonly (readonly number[])[],
    ...people: readonly Browser[]
  ): Promise<void> => {
    const match = await store.match(await play(...people));
    if (match === null) throw new Error('There is no such match.');
    const outcome = { winners: ranking[0], ranking, reason: '' };
    await store.saveMatch({
      ...match,
      version: match.version + 1,
      status: 'finished',
      finishedAt: 1,
      outcome,
    });
  };
  await over([[0], [1]], ann, ben);
  await over([[2], [1], [0]], ann, ben, cleo);
  await over([[0, 1]], ann, ben);
  await over([[0], [1]], ann, cleo);
  // One that runs says nothing.
  await play(ann, ben);
  // Whoever leaves is behind; who agree to end it are not, and neither is who leaves before anything was revealed.
  const leaving = await play(ann, ben);
  await ben.ask('POST', `/matches/${leaving}/abandon`);
  expect((await store.match(leaving))?.seats[1].leftEarly).toBe(true);
  await ann.ask('POST', `/matches/${leaving}/vote`, { end: true });
  const agreed = await play(ann, ben);
  for (const one of [ann, ben]) await one.ask('POST', `/matches/${agreed}/vote`, { end: true });
  expect((await profile(ann, 'Ben')).against).toEqual({ won: 1, drawn: 1, lost: 1 });
  const ended = await store.match(leaving);
  if (ended === null) throw new Error('There is no such match.');
  const seats = ended.seats.map((seat) => ({ ...seat, leftEarly: undefined as never }));
  await store.saveMatch({ ...ended, version: ended.version + 1, seats });
  expect((await profile(ann, 'Ben')).against).toEqual({ won: 2, drawn: 1, lost: 1 });
  expect((await profile(ben, 'Ann')).against).toEqual({ won: 1, drawn: 1, lost: 2 });
  expect((await profile(ann, 'Cleo')).against).toEqual({ won: 1, drawn: 0, lost: 1 });
});

test('who is blocked comes to no table of whoever blocks them, nor by the queue, whoever of the two waits', async () => {
  const [, ann, ben] = await start('Ann', 'Ben');
  const first = await play(ann, ben);
  await say(ann, 'Ben', { block: true });
  const open = async (who: Browser): Promise<string> =>
    (await who.ask<{ id: string }>('POST', '/matches', { game: duel.name, seats: [human, human] })).id;
  const kept = { code: 'not-open', message: 'This table is not open to you.' };
  expect(await ben.ask('POST', `/matches/${await open(ann)}/join`)).toEqual(kept);
  await ann.ask('POST', `/matches/${first}/vote`, { end: true });
  await ben.ask('POST', `/matches/${first}/vote`, { end: true });
  expect(await ben.ask('POST', `/matches/${first}/rematch`)).toEqual(kept);
  expect(await ann.ask('POST', `/matches/${await open(ben)}/join`)).toMatchObject({ status: 'lobby' });
  const wish = { game: duel.name, seats: 2, pace: 'mail' };
  const waiting = await ben.ask<SeekInfo>('POST', '/seeks', wish);
  expect(await ann.ask('POST', '/seeks', wish)).toMatchObject({ state: 'waiting', people: 2 });
  // Those who wait already are not brought together either, and are once the block is gone.
  await say(ann, 'Ben', { block: false });
  await ben.ask('DELETE', `/seeks/${waiting.id}`);
  expect(await ben.ask('POST', '/seeks', wish)).toMatchObject({ state: 'found', names: ['Ann'] });
});

test('whoever is muted is not read by who muted them, and by others as ever', async () => {
  const [, ann, ben, cleo] = await start('Ann', 'Ben', 'Cleo');
  const match = await play(ann, ben);
  const read = async (who: Browser): Promise<string[]> =>
    (await who.ask<{ lines: { text: string }[] }>('GET', `/matches/${match}/chat`)).lines.map(
      ({ text }) => text,
    );
  await ben.ask('POST', `/matches/${match}/chat`, { text: 'hello' });
  await say(ann, 'Ben', { mute: true });
  const line = await Live.open(ann.url, '', { ...ann.headers, origin: 'http://localhost' });
  await line.subscribe(match, 0);
  await line.send({ type: 'listen' });
  await ben.ask('POST', `/matches/${match}/chat`, { text: 'still here' });
  // What comes behind it has arrived, and it has not.
  await cleo.ask('POST', `/matches/${match}/chat`, { text: 'quiet, please' });
  await line.until(() => line.frames.filter((frame) => frame.includes('quiet, please')).length === 2);
  expect(line.frames.join(' ')).not.toContain('still here');
  line.close();
  expect(await read(ann)).toEqual(['quiet, please']);
  for (const who of [ben, cleo]) expect(await read(who)).toEqual(['hello', 'still here', 'quiet, please']);
});

test('what was said of people goes with whoever is deleted, and stands in their archive', async () => {
  const [store, ann, ben] = await start('Ann', 'Ben');
  await play(ann, ben);
  await say(ann, 'Ben', { follow: true });
  await say(ben, 'Ann', { block: true });
  await ann.ask('POST', '/profile', { visibility: 'friends' });
  expect(await ann.ask('GET', '/account')).toMatchObject({
    people: [{ name: 'Ben', follow: true, block: false, mute: false }],
    profile: { visibility: 'friends', challenges: 'known' },
  });
  const { identity } = (await ann.who()) ?? { identity: '' };
  await ann.ask('POST', '/account/delete', { name: 'Ann' });
  expect([...(await store.tiesOf(identity)), ...(await store.tiesTo(identity))]).toEqual([]);
  expect((await store.profile(identity)).visibility).toBe('private');
});
