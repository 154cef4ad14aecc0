// The cards of a match, once they are loaded.

import type { Options } from '@bridgefront/kernel';
import type { CardContent } from '@bridgefront/page/cards/content.ts';
import { useEffect, useState } from 'preact/hooks';
import { pageOf } from '../games.ts';

/** The game's cards as these options have them; none until they are there. */
export function useCards(game: string, options: Options = {}): readonly CardContent[] {
  const [cards, setCards] = useState<readonly CardContent[]>([]);
  // News of a match bring equal options anew.
  const key = JSON.stringify(options);
  useEffect(() => {
    let current = true;
    void pageOf(game)
      .then((page) => page?.cards?.(JSON.parse(key) as Options) ?? [])
      .then((all) => current && setCards(all));
    return () => {
      current = false;
    };
  }, [game, key]);
  return cards;
}
