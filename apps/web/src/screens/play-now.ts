// One click to a match that runs: me against bots.

import type { Changes } from '@bridgefront/page/set-up.ts';
import type { CreateMatch, MatchInfo } from '@bridgefront/protocol';
import { toast } from '@bridgefront/page/ui/toast.tsx';
import { botsNow, gamesNow, loadGames, offered } from '../source/games.ts';
import type { GameInfo } from '../source/games.ts';
import { coverOf } from '../games.ts';
import { isBeginner } from '../match/guidance.ts';
import { isOutOfReach, Problem } from '../source/problem.ts';
import { texts } from '../texts/index.ts';
import { connected } from '../source/connection.ts';
import { createHere } from '../source/create-here.ts';
import { getReady } from '../source/dice.ts';
import { act } from '../source/session.ts';
import { firstTable } from './first-table.ts';

/** The game that the start page is about: the first that the server lists. */
export function mainGame(games: readonly GameInfo[]): GameInfo | undefined {
  return games[0];
}

/**
 * Opens a table with bots and says ready; the answer is a match that runs: on this device where the server cannot be
 * reached. `changes`: options to change; `novice`: with one Novice, as after the lessons.
 */
export async function playNow(
  name?: string,
  { changes, novice }: { readonly changes?: Changes; readonly novice?: boolean | undefined } = {},
): Promise<MatchInfo | Problem> {
  await loadGames();
  if (offered.peek() instanceof Problem) return offered.peek() as Problem;
  const games = gamesNow();
  const game = games.find((one) => one.name === name) ?? mainGame(games);
  if (game === undefined) return new Problem('failed');
  const wish = firstTable({
    game,
    cover: coverOf(game.name),
    bots: botsNow(),
    beginner: isBeginner(game.name),
    novice: novice === true,
    changes,
  });
  const here = connected.peek() ? null : await playHere(wish);
  if (here !== null && !(here instanceof Problem)) return here;
  const table = await act('createMatch', { body: wish });
  if (table instanceof Problem) return isOutOfReach(table) ? playHere(wish) : table;
  return getReady(table);
}

// Bots can be played against without the server as well, if what that takes was loaded before.
async function playHere(wish: CreateMatch): Promise<MatchInfo | Problem> {
  const match = await createHere(wish);
  if (!(match instanceof Problem)) toast(texts.shell.playedHere);
  return match;
}
