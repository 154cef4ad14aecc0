// Cards among what a search of the rules finds: by their names, to be read whole.

import type { Options } from '@bridgefront/kernel';
import type { CardContent } from '@bridgefront/page/cards/content.ts';
import { ShownCard } from '@bridgefront/page/cards/shown-card.tsx';
import { Explanations } from '@bridgefront/page/popovers/explanations.tsx';
import { useEffect, useState } from 'preact/hooks';
import { pageOf } from '../games.ts';
import { matchTexts } from '../texts/match.ts';
import { cardsNamed } from './rules-text.ts';
import styles from './rules-panel.module.css';

/** The game's cards as these options have them; none until they are there. */
export function useCards(game: string, options: Options | undefined): readonly CardContent[] {
  const [cards, setCards] = useState<readonly CardContent[]>([]);
  useEffect(() => {
    let current = true;
    void pageOf(game)
      .then((page) => page?.cards?.(options ?? {}) ?? [])
      .then((all) => current && setCards(all));
    return () => {
      current = false;
    };
  }, [game, options]);
  return cards;
}

/** The cards that the search names; nothing without any. */
export function FoundCards({
  cards,
  query,
}: {
  readonly cards: readonly CardContent[];
  readonly query: string;
}) {
  const found = cardsNamed(cards, query);
  if (found.length === 0) return null;
  return (
    <Explanations>
      <ul class={styles.cards} aria-label={matchTexts.rules.cards}>
        {found.map((card) => (
          <li key={card.slug}>
            <ShownCard card={card} />
          </li>
        ))}
      </ul>
    </Explanations>
  );
}
