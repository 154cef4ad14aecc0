// What the lab has written down of a card, once somebody looks.

import type { CardContent } from '@bridgefront/page/cards/content.ts';
import { fingerprint } from '@bridgefront/kernel';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { measuresOf, rulesOf } from './games.ts';
import { knownCardsOf, knownWords } from './known.ts';

type Known = Parameters<typeof knownWords>;

/** The sentences about one of these cards; none as long as nobody looks, and where nothing is known. */
export function useKnown(
  game: string,
  { slug, kind }: CardContent,
  cards: readonly CardContent[],
  open: boolean,
): readonly string[] {
  const found = useSignal<readonly [Known[0], string, Known[2], Known[3]] | null>(null);
  useEffect(() => {
    if (!open) return;
    void Promise.all([knownCardsOf(game), measuresOf(game), rulesOf(game)]).then(
      ([known, measures, rules]) => {
        if (known !== null) found.value = [known, slug, measures, rules === null ? null : fingerprint(rules)];
      },
    );
  }, [game, slug, open, found]);
  if (found.value?.[1] !== slug) return [];
  const kin = cards.filter((card) => card.kind === kind).map((card) => card.slug);
  return knownWords(...found.value, kin);
}
