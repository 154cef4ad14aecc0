// What the lab knows of a card, as it was written down when the page was built, in sentences.

import { marksOf } from '@bridgefront/lab/known.ts';
import type { Fares, KnownCards } from '@bridgefront/lab/known.ts';
import type { AnyMeasures } from '@bridgefront/lab/measures.ts';
import { workshopTexts } from '../texts/workshop.ts';

const words = workshopTexts.beside;

const files = import.meta.glob<KnownCards>('../../../../docs/playtest/answers/*/cards.json', {
  import: 'default',
});

/** What is known of the cards of a game; null: nothing. */
export async function knownCardsOf(game: string): Promise<KnownCards | null> {
  return (await files[`../../../../docs/playtest/answers/${game}/cards.json`]?.()) ?? null;
}

const points = (share: number): string => (100 * Math.abs(share)).toFixed(1);

function faresWords({ lift, low, high }: Fares): string {
  const [near = '', far = ''] = [low, high].toSorted((a, b) => Math.abs(a) - Math.abs(b)).map(points);
  return low > 0 || high < 0 ? words.lift(points(lift), near, far, lift > 0) : words.noLift(far);
}

/**
 * What is known of one card, sentence by sentence; none for a card that was not there. `rules`: the fingerprint of those
 * now. `kin`: the cards of its kind; where none of them is ever played, that is not counted.
 */
export function knownWords(
  { cards, marks, matches, players, rules: then }: KnownCards,
  slug: string,
  measures: Pick<AnyMeasures, 'cards'> | null,
  rules: string | null,
  kin: readonly string[] = [slug],
): readonly string[] {
  const known = cards[slug];
  if (!kin.some((one) => cards[one] !== undefined)) return [];
  const old = measures !== null && marks[slug] !== undefined && marksOf(measures)[slug] !== marks[slug];
  const after = old ? [words.old] : rules === then ? [] : [words.oldRules];
  if (known === undefined) return marks[slug] === undefined ? [] : [words.never(matches, players), ...after];
  const { seats, played, fares } = known;
  const said = words.played(
    played.toFixed(1),
    ((100 * seats) / (matches * players)).toFixed(0),
    matches,
    players,
  );
  return [said, fares === undefined ? words.tooFew(seats) : faresWords(fares), ...after];
}
