// A game as the workshop and whoever tells of changes know it: its options, its cards, and the numbers on them.

import type { OptionDeclarations } from '@bridgefront/kernel';
import type { GamePage } from '@bridgefront/page/contract.ts';
import type { GameInfo } from '../source/games.ts';
import type { Bench } from './changes.ts';

/** Loads what can be changed of a game. */
export async function benchOf(game: GameInfo, page: GamePage): Promise<Bench> {
  const [cards, printed] = await Promise.all([page.cards?.({}) ?? [], page.printed?.() ?? null]);
  return { declared: game.options as unknown as OptionDeclarations, printed, cards };
}
