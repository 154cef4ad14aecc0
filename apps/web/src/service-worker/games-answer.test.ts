// Answers that may replace what a device has kept of the games, and those that may not.

import { expect, test } from 'vitest';
import { isGamesAnswer } from './games-answer.ts';

const json = { 'content-type': 'application/json; charset=utf-8' };

test.each<readonly [string, Response, boolean]>([
  ['the list of games', Response.json({ games: [{ name: 'castles' }], bots: [] }), true],
  [
    'a page to log in with',
    new Response('<html>Welcome to the hotel', { headers: { 'content-type': 'text/html' } }),
    false,
  ],
  ['a page that calls itself JSON', new Response('<html>', { headers: json }), false],
  ['other JSON', Response.json({ ok: true }), false],
  ['null', Response.json(null), false],
  ['an empty list', Response.json({ games: [] }), false],
  ['a redirection', new Response(null, { status: 302 }), false],
  ['a list with another status', Response.json({ games: [{ name: 'castles' }] }, { status: 203 }), false],
])('%s', async (_what, response, kept) => {
  expect(await isGamesAnswer(response)).toBe(kept);
  // It can still be read by who asked.
  expect(response.bodyUsed).toBe(false);
});
