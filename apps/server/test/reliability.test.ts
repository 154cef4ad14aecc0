// How people keep to matches, as one word: counted from what is stored of matches that are over, and never of too few.

import { expect, test } from 'vitest';
import { countedOf, wordFor } from '../src/people/reliability.ts';
import { memoryStore } from '../src/store/memory.ts';
import type { StoredMatch, StoredSeat } from '../src/store/store.ts';
import { human, play, profile } from './acquaintances.ts';
import { Browser } from './browser.ts';
import { duel } from './duel.ts';
import { someMatch } from './stored.ts';
import { TestTime, serverInTest } from './support.ts';

const day = 86_400_000;
const now = 1000 * day;

/** A match of Ann's with somebody else that is over. */
function over(ann: Partial<StoredSeat> = {}, more: Partial<StoredMatch> = {}): StoredMatch {
  const seat = { kind: 'human', left: false, standIn: null } as const;
  const seats = [
    { ...seat, identity: 'ann', ...ann },
    { ...seat, identity: 'ben' },
  ] as unknown as StoredMatch['seats'];
  return someMatch({ status: 'finished', startedAt: now - day, finishedAt: now, seats, ...more });
}
const several = (count: number, ann: Partial<StoredSeat> = {}): StoredMatch[] =>
  Array.from({ length: count }, () => over(ann));

test.each([
  ['nine say nothing, whatever happened in them', several(9, { left: true }), null],
  ['ten kept', several(10), 'reliable'],
  ['one of ten left', [...several(9), over({ left: true })], 'reliable'],
  ['two of ten left', [...several(8), ...several(2, { left: true })], 'leaves'],
  ['one in eight left', [...several(14), ...several(2, { left: true })], 'reliable'],
  [
    'left before anything was shown',
    [...several(10), ...several(5, { left: true, leftEarly: true })],
    'reliable',
  ],
  ['late in two of ten', [...several(8), ...several(2, { late: 7 })], 'reliable'],
  ['late in three of ten', [...several(7), ...several(3, { late: 1 })], 'late'],
  ['a bot stood in for three of ten', [...several(7), ...several(3, { standIn: 'greedy' })], 'late'],
  [
    'who leaves is not late as well',
    [...several(9), over({ left: true, late: 3, standIn: 'greedy' })],
    'reliable',
  ],
  ['fifty of the latest count', [...several(50), ...several(50, { left: true })], 'reliable'],
] as const)('%s', (_name, matches, word) => {
  expect(wordFor(countedOf(matches, 'ann', now))).toBe(word);
});

test('what began over a year ago, runs, was played on, or was alone with bots does not count', () => {
  const bots = [over().seats[0], { ...over().seats[1], kind: 'bot' as const, identity: null }];
  const others = [
    over({ left: true }, { startedAt: now - 366 * day }),
    over({ left: true }, { finishedAt: null }),
    over({ left: true }, { fork: { match: 'x', at: 3 } }),
    over({ left: true }, { seats: bots }),
  ];
  expect(countedOf(others, 'ann', now)).toEqual({ matches: 0, left: 0, late: 0 });
});

test('for whom the clock has chosen is noted; a table, a profile and they themselves are told of it once the match is over', async () => {
  const time = new TestTime();
  const store = memoryStore();
  const server = await serverInTest({ store, time });
  const [ann, ben] = [new Browser(server), new Browser(server)];
  await ann.enter('Ann');
  await ben.enter('Ben');
  const own = async (): Promise<unknown> =>
    (await ben.ask<{ reliability: unknown }>('GET', '/ratings')).reliability;
  let share = 0;
  const timed = async (): Promise<string> => {
    const clock = { kind: 'live', seconds: 10, bank: 0 };
    const { id } = await ann.ask<{ id: string }>('POST', '/matches', {
      game: duel.name,
      seats: [human, human],
      clock,
    });
    await ben.ask('POST', `/matches/${id}/join`);
    for (const one of [ann, ben]) await one.ask('POST', `/matches/${id}/ready`, { entropy: `s${share++}` });
    return id;
  };
  const id = await timed();
  // Ann chooses in time, Ben does not.
  for (let plan = 0; plan < 2; plan++) {
    const { document } = await ann.ask<{
      document: { view: { decision: { mine: { choices: string[] } } }; host: { decision: number } };
    }>('GET', `/matches/${id}/view?seat=0`);
    const at = { decision: document.host.decision, plan };
    const choice = document.view.decision.mine.choices[0];
    await ann.ask('POST', `/matches/${id}/choices`, { id: `m${plan}`, seat: 0, choice, at });
  }
  await time.advance(11_000);
  await expect.poll(async () => (await store.match(id))?.seats[1].late).toBe(1);
  expect((await store.match(id))?.seats[0].late).toBeUndefined();
  expect(await own()).toEqual({ word: null, matches: 0, left: 0, late: 0 });
  for (const one of [ann, ben]) await one.ask('POST', `/matches/${id}/vote`, { end: true });
  await time.advance(60_000);
  expect(await own()).toEqual({ word: null, matches: 1, left: 0, late: 1 });

  const { identity } = (await ben.who()) ?? { identity: '' };
  for (let count = 0; count < 9; count++) {
    const match = over({}, { startedAt: time.now(), createdAt: time.now() });
    const seats = [{ ...match.seats[0], identity }, match.seats[1]];
    await store.addMatch({ ...match, seats });
  }
  await time.advance(60_000);
  expect(await own()).toEqual({ word: 'reliable', matches: 10, left: 0, late: 1 });
  const table = await play(ann, ben);
  expect(await ann.ask('GET', `/matches/${table}/reliability`)).toEqual({ seats: [null, 'reliable'] });
  expect((await profile(ann, 'Ben')).reliability).toBe('reliable');
  expect(await ann.ask('GET', '/matches/AAAAAAAAAAAAAAAAAAAAAA/reliability')).toMatchObject({
    code: 'not-found',
  });
});
