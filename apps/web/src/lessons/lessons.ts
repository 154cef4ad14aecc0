// The lessons of each game, as its folder brings them; loaded where somebody learns.

import type { Lesson } from '@bridgefront/kernel';

const found = import.meta.glob<readonly Lesson[]>('../../../../games/*/lessons/index.ts', {
  import: 'lessons',
});

/** A game's lessons in their order; none where it brings none. */
export async function lessonsOf(game: string): Promise<readonly Lesson[]> {
  return (await found[`../../../../games/${game}/lessons/index.ts`]?.()) ?? [];
}
