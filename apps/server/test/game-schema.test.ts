// JSON Schemas of the games, as the server hands them out.

import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { games } from '../src/games.ts';
import { Client, startMatch, testServer } from './support.ts';

test('every game has a schema that the views of its seats fit', async () => {
  const server = await testServer({ games: [...games.values()] });
  const ada = await Client.enter(server, 'Ada');
  for (const [name, { seats }] of games) {
    const schema = await ada.get<object>(`/games/${name}/schema`);
    const bots = Array.from({ length: seats.min - 1 }, () => 'random');
    const match = await startMatch([ada], { game: name, bots });
    const { document } = await ada.get<{ document: { view: object } }>(`/matches/${match}/view?seat=0`);
    const check = new Ajv2020({ strict: false }).compile(schema);
    expect(check(document.view) ? [] : check.errors, name).toEqual([]);
    expect(check({ ...document.view, more: true }), name).toBe(false);
  }
  const unknown = await fetch(`${server.url}/api/games/chess/schema`);
  expect([unknown.status, await unknown.json()]).toEqual([
    404,
    { code: 'not-found', message: 'There is no game "chess".' },
  ]);
  await server.stop();
});
