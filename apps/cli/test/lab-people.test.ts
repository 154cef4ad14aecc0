// Sessions of people in the tables of bots: the same match leaves the same facts whoever played it, and what was noted beside them.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askStudy } from '@bridgefront/lab/ask.ts';
import { keepPeople, readSession, sessionFacts } from '@bridgefront/lab/people.ts';
import type { Session } from '@bridgefront/lab/people.ts';
import { playJob, recordJob } from '@bridgefront/lab/play.ts';
import { expect, test } from 'vitest';
import { labWorld } from '../src/lab/world.ts';

const job = {
  match: 0,
  table: 0,
  set: 0,
  rotation: 0,
  block: '',
  variant: 'people',
  options: {},
  bots: ['greedy', 'greedy'],
  seed: 'session',
};
const record = recordJob(labWorld, 'castles', job);
const session: Session = {
  seat: 0,
  again: 4,
  notes: {
    decisions: [
      { ask: 'main', seconds: 30 },
      { ask: 'main', seconds: 90 },
    ],
    takenBack: 3,
    held: ['archer', 'trap', 'wall'],
    read: ['trap', 'repair'],
  },
  record,
};

test('the match of a person leaves the very facts that it leaves as a match of bots', () => {
  const { people, decisions, hands, ...rows } = sessionFacts(labWorld, session, 0).rows;
  expect(rows).toEqual(playJob(labWorld, 'castles', job).rows);
  expect(people).toEqual([[0, 0, 0, 2, 2, 1.5, 3, 3, 2, 4]]);
  expect(decisions).toEqual([
    [0, 0, 0, 'main', 0.5],
    [0, 1, 0, 'main', 1.5],
  ]);
  expect(hands).toContainEqual([0, 1, 0, 'trap', true]);
});

test('nobody is called by their name', () => {
  const named = { ...session, record: { ...record, seats: ['Ada Lovelace', 'greedy'] } };
  const text = JSON.stringify(sessionFacts(labWorld, named, 0));
  expect(text).not.toContain('Ada');
  expect(text).toContain('person');
});

test('sessions are asked in SQL together with what the game measures', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'people-'));
  try {
    await keepPeople(labWorld, folder, [session, { ...session, again: null }]);
    const [asked] = await askStudy(
      labWorld,
      folder,
      `SELECT count(*) AS sessions, avg(again) AS again, sum(taken_back) AS back, avg(turns) AS turns
        FROM people JOIN matches USING (match)`,
    );
    const [turns] = await askStudy(labWorld, folder, 'SELECT turns FROM matches LIMIT 1');
    expect(asked.row).toEqual({ sessions: 2, again: 4, back: 6, turns: turns.row['turns'] });
    expect(asked.see).toBeNull();
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.each([
  [{}, 'a.json holds no session: give files that the page saved after a match.'],
  [
    { session: 1, ...session, again: 9 },
    'a.json holds no session: give files that the page saved after a match.',
  ],
  [{ session: 1, ...session, record: { game: 'castles' } }, /^a\.json: The record lacks/],
])('what is no session is refused', (value, sentence) => {
  expect(() => readSession(value, 'a.json')).toThrow(sentence);
});

test('a session under other rules is refused', () => {
  const old = { ...session, record: { ...record, rules: 'castles@1+000000000000' } };
  expect(() => sessionFacts(labWorld, old, 0)).toThrow('was played under other rules than today');
});
