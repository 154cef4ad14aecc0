// The games that tell what a moment comes to: those of every folder that has such a file.

import type { Outcomes } from '@bridgefront/page/suppose/outcomes.ts';

const files = import.meta.glob<Outcomes<unknown>>('../../../../games/*/page/outcomes.ts', {
  import: 'outcomes',
});

const fileOf = (game: string) => files[`../../../../games/${game}/page/outcomes.ts`];

/** Whether the game does. */
export function hasOutcomes(game: string): boolean {
  return fileOf(game) !== undefined;
}

/** How it does; null: it does not. */
export async function outcomesOf(game: string): Promise<Outcomes<unknown> | null> {
  return (await fileOf(game)?.()) ?? null;
}
