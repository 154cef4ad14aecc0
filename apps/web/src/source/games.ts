// The games and bots of the server: asked once.

import { signal } from '@preact/signals';
import type { Answer } from '@bridgefront/protocol';
import { ask } from './api.ts';
import { Problem } from './problem.ts';

/** A game that the server runs. */
export type GameInfo = Answer<'listGames'>['games'][number];
/** A bot that can be invited. */
export type BotInfo = Answer<'listGames'>['bots'][number];

/** Games and bots; null: not known yet; a problem: why not. */
export const offered = signal<Answer<'listGames'> | Problem | null>(null);

let asking = false;

/** Asks for them, unless they are known. */
export async function loadGames(): Promise<void> {
  if (asking || (offered.peek() !== null && !(offered.peek() instanceof Problem))) return;
  asking = true;
  offered.value = await ask('listGames');
  asking = false;
}

/** The games; none while they are not known. Follows the signal. */
export function gamesNow(): readonly GameInfo[] {
  const now = offered.value;
  return now === null || now instanceof Problem ? [] : now.games;
}

/** The bots. Follows the signal. */
export function botsNow(): readonly BotInfo[] {
  const now = offered.value;
  return now === null || now instanceof Problem ? [] : now.bots;
}

/** Opponents for people, weakest first. */
export function botLevels(bots: readonly BotInfo[]): readonly (BotInfo & { readonly level: number })[] {
  return bots
    .flatMap((bot) => (bot.level === undefined ? [] : [{ ...bot, level: bot.level }]))
    .toSorted((a, b) => a.level - b.level);
}

/** A game's title; its name where it is not known. Follows the signal. */
export function titleOf(game: string): string {
  return gamesNow().find(({ name }) => name === game)?.title ?? '';
}

/** Who sits across at once: for a beginner the weakest level, later one that knows the game and still lets itself be beaten. */
export function firstBot(bots: readonly BotInfo[], beginner = false): string {
  const wished = [...(beginner ? ['novice'] : []), 'apprentice', 'greedy'].find((name) =>
    bots.some((bot) => bot.name === name),
  );
  return wished ?? bots[0]?.name ?? 'random';
}

/** How many sit at a first table: as many as the game is best with, or else three, where it allows them. */
export function firstSeats({ seats }: Pick<GameInfo, 'seats'>, best = 3): number {
  return Math.min(seats.max, Math.max(seats.min, best));
}
