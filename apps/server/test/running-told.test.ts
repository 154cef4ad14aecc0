// Of a match that runs, what people, ratings, records, tournaments and lists tell is the same whatever its seats hold and have
// sealed: each answer before somebody seals is, to the byte, the one behind it.

import { expect, test } from 'vitest';
import type { TournamentInfo } from '@bridgefront/protocol';
import { human, personIn, play } from './acquaintances.ts';
import { Browser } from './browser.ts';
import { duel } from './duel.ts';
import { Client, Live, TestTime, serverInTest, startMatch, testServer } from './support.ts';
import { comeTo } from './tournament-play.ts';

const paths = [
  '/people',
  '/ratings',
  '/watch',
  '/matches?show=live',
  '/matches?show=mine',
  '/tournaments',
  '/seeks',
  '/programs',
  '/calls',
  '/decisions',
] as const;

test('statistics of a running match say that it runs, and nothing of other seats', async () => {
  const time = new TestTime();
  const server = await testServer({ time });
  try {
    const [ann, ben, looking] = await Promise.all(
      ['Ann', 'Ben', 'Onlooker'].map((name) => Client.enter(server, name)),
    );
    // They know each other, and show each other everything that people can show.
    const before = await startMatch([ann, ben], { rated: true, options: {} });
    const lives = await Promise.all([ann, ben].map((client) => client.connect()));
    await Promise.all(lives.map((live, at) => live.subscribe(before, at)));
    await Promise.all(lives.map((live, at) => live.playOut(before, at)));
    for (const live of lives) live.close();
    for (const one of [ann, ben]) await one.post('/profile', { visibility: 'public' });
    const plan = { name: 'Cup', game: duel.name, seats: 2, pace: 'live', format: 'swiss', programs: true };
    const { id } = await ann.post<TournamentInfo>('/tournaments', plan);
    for (const one of [ann, ben]) await one.post(`/tournaments/${id}/join`);
    const { pairings } = await ann.post<TournamentInfo>(`/tournaments/${id}/start`);
    const match = pairings[0].match ?? '';
    await comeTo(match, [ann, ben]);
    const benSeat = (await ben.get(`/matches/${match}`)).seats.findIndex(({ mine }) => mine);
    const { people } = await ann.get<{ people: { id: string }[] }>('/people');
    const ofAll = [
      `/tournaments/${id}`,
      `/matches/${match}`,
      `/matches/${match}/reliability`,
      `/matches/${match}/predictions`,
    ];
    const own = [...ofAll, `/people/${people[0].id}`, `/people/${people[0].id}/matches`];

    const told = async (): Promise<readonly string[]> => {
      const answers: string[] = [];
      for (const [who, more] of [
        [ann, own],
        [looking, ofAll],
      ] as const)
        for (const path of [...paths, ...more]) {
          const { status, body } = await who.call('GET', path);
          expect([path, status]).toEqual([path, 200]);
          answers.push(`${path} ${JSON.stringify(body)}`);
        }
      return answers;
    };
    // The match before has been rated by then.
    await expect.poll(async () => JSON.stringify(await ann.get('/ratings'))).toContain('figure');
    const records = async (who: Client): Promise<string> =>
      (
        await fetch(`${server.url}/api/records`, { headers: { authorization: `Bearer ${who.token}` } })
      ).text();
    const first = await told();

    const live = await ben.connect();
    await live.subscribe(match, benSeat);
    const hand = new Set<string>();
    for (let plan = 0; plan < 2; plan++) {
      const choices = (await live.until(() => live.asked(match, benSeat)))?.mine?.choices ?? [];
      for (const choice of choices) hand.add(choice);
      await live.choose(match, benSeat, choices[0]);
    }
    live.close();
    expect(hand.size).toBeGreaterThan(2);
    const stored = await server.services.store.match(match);
    const sealed = (await server.services.store.events(match, 0)).map(({ choice }) => choice);
    expect(sealed).toHaveLength(2);

    expect(await told()).toEqual(first);
    for (const text of [...first, await records(ann), JSON.stringify(await ann.get('/account'))]) {
      for (const choice of hand) expect(text).not.toContain(`"${choice}"`);
      for (const secret of [stored?.secret, stored?.seed]) expect(text).not.toContain(secret ?? 'no secret');
    }
  } finally {
    await server.stop();
  }
});

test('whether somebody is here, and what they are challenged to, say nothing of what they have sealed', async () => {
  const time = new TestTime();
  const server = await serverInTest({ time });
  const [ann, ben, looking] = [new Browser(server), new Browser(server), new Browser(server)];
  for (const [at, one] of [ann, ben, looking].entries()) await one.enter(['Ann', 'Ben', 'Onlooker'][at]);
  const match = await play(ann, ben);
  await ben.ask('POST', '/profile', { visibility: 'public' });
  await ben.ask('GET', '/matches?show=mine&here=true');
  const { id } = await personIn(ann, 'Ben');
  const challenge = { game: duel.name, seats: [human, { kind: 'person', person: id }], visibility: 'public' };
  const kept = await ann.ask<{ id: string }>('POST', '/matches', challenge);
  const told = async (): Promise<string> => {
    const own = [
      '/people',
      `/people/${id}`,
      `/people/${id}/matches`,
      `/matches/${kept.id}`,
      `/matches/${match}`,
      '/matches?show=mine',
    ];
    const ofAll = [`/matches/${kept.id}`, `/matches/${match}`, '/matches?show=live', '/matches?show=open'];
    const answers = [
      ...(await Promise.all(own.map((path) => ann.ask('GET', path)))),
      ...(await Promise.all(ofAll.map((path) => looking.ask('GET', path)))),
      await ann.ask('POST', '/matches', challenge),
    ];
    return answers.map((answer) => JSON.stringify(answer)).join('\n');
  };
  expect(await told()).toContain('"here":true');
  // From then on he touches no page: what he does at the table is no presence to others.
  await time.advance(120_000);
  const before = await told();
  for (const shown of ['"here":false', '"challenged":"Ben"', 'has not answered your last challenge'])
    expect(before).toContain(shown);
  const live = await Live.open(ben.url, '', { ...ben.headers, origin: 'http://localhost' });
  await live.subscribe(match, 1);
  for (let plan = 0; plan < 2; plan++) {
    const { choices = [] } = (await live.until(() => live.asked(match, 1)))?.mine ?? {};
    await live.choose(match, 1, choices[0]);
  }
  live.close();
  expect(await server.services.store.events(match, 0)).toHaveLength(2);
  expect(await told()).toEqual(before);
});
