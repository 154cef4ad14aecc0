// Cards like another one, to compare with; and what the notebook knows of one.

import { spokenCard } from '@bridgefront/page/cards/content.ts';
import type { CardContent } from '@bridgefront/page/cards/content.ts';
import type { Entry } from './notebook.ts';

function wordsOf(card: CardContent): ReadonlySet<string> {
  return new Set(
    spokenCard(card)
      .toLowerCase()
      .match(/[\p{L}\d]+/gu) ?? [],
  );
}

function costOf({ prices }: CardContent): number {
  return prices.reduce((sum, { amount }) => sum + amount, 0);
}

/** How like two cards are: the share of their words that both say (Jaccard), less a little for each step between their prices. */
function likeness(one: CardContent, other: CardContent): number {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const both = [...a].filter((word) => b.has(word)).length;
  const shared = both / Math.max(1, a.size + b.size - both);
  return shared - 0.02 * Math.abs(costOf(one) - costOf(other)) + (one.kind === other.kind ? 0.1 : 0);
}

/** The likest cards, the likest first. */
export function similarTo(
  card: CardContent,
  cards: readonly CardContent[],
  most: number,
): readonly CardContent[] {
  const others = cards.filter(({ slug }) => slug !== card.slug);
  const marked = others.map((other) => ({ other, mark: likeness(card, other) }));
  return marked
    .toSorted((a, b) => b.mark - a.mark)
    .map(({ other }) => other)
    .slice(0, most);
}

/** The measurements that followed a card, with their sentences, as the notebook has them: newest first. */
export function knownOf(slug: string, entries: readonly Entry[]): readonly Entry[] {
  return entries.filter(
    ({ figures, question }) =>
      question?.forced === slug ||
      figures.some(({ about, who }) => (about === 'card' || about === 'forced') && who === slug),
  );
}
