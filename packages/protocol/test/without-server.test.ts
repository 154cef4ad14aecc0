// A match without a server is told of in the protocol's words.

import { expect, test } from 'vitest';
import { matchInfoSchema } from '../src/index.ts';
import { matchWithoutServer } from '../src/without-server.ts';

test('it is a match as lists and pages know it', () => {
  const told = matchWithoutServer({
    id: 'match-0123456789abcdef',
    game: 'toy',
    rules: 'r1',
    options: {},
    visibility: 'private',
    seating: 'as-taken',
    status: 'live',
    seats: [
      { bot: null, name: 'Ada', mine: true },
      { bot: 'greedy', name: 'Otter', mine: false },
    ],
    owner: true,
    openedBy: 'Ada',
    createdAt: 1,
    startedAt: 1,
    finishedAt: null,
  });
  expect(matchInfoSchema.strict().parse(told)).toEqual(told);
  expect(told.seats.map(({ seat, kind }) => [seat, kind])).toEqual([
    [0, 'human'],
    [1, 'bot'],
  ]);
});
