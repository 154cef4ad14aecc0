// One click to a match that runs: me against bots.

import type { Changes } from '@bridgefront/page/set-up.ts';
import type { MatchInfo } from '@bridgefront/protocol';
import { botsNow, firstBot, firstSeats, gamesNow, loadGames, offered } from '../source/games.ts';
import type { GameInfo } from '../source/games.ts';
import { Problem } from '../source/problem.ts';
import { getReady } from '../source/dice.ts';
import { act } from '../source/session.ts';

/** The game that the start page is about: the first that the server lists. */
export function mainGame(games: readonly GameInfo[]): GameInfo | undefined {
  return games[0];
}

/** Opens a table with bots and says ready; the answer is a match that runs. `changes`: options to change. */
export async function playNow(name?: string, changes: Changes = {}): Promise<MatchInfo | Problem> {
  await loadGames();
  if (offered.peek() instanceof Problem) return offered.peek() as Problem;
  const games = gamesNow();
  const game = games.find((one) => one.name === name) ?? mainGame(games);
  if (game === undefined) return new Problem('failed');
  const bot = firstBot(botsNow());
  const bots = Array.from({ length: firstSeats(game) - 1 }, () => ({ kind: 'bot' as const, bot }));
  const table = await act('createMatch', {
    body: {
      game: game.name,
      options: { ...changes },
      seats: [{ kind: 'human' }, ...bots],
      clock: { kind: 'none' },
      visibility: 'private',
      seating: 'random',
    },
  });
  if (table instanceof Problem) return table;
  return getReady(table);
}
