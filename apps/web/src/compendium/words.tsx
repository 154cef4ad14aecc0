// The words that a game's cards explain, each with its meaning and the cards that bear it.

import { slug } from '@bridgefront/kernel';
import type { CardContent, CardTerm } from '@bridgefront/page/cards/content.ts';
import { cardsTexts } from '../texts/cards.ts';
import { cardsLink } from './address.ts';
import { wordKey } from './facets.ts';
import styles from './words.module.css';

/** A word, and how many cards bear it. */
export interface Word extends CardTerm {
  readonly count: number;
}

/** All words of these cards, by name, as far as a search means them. */
export function wordsOf(cards: readonly CardContent[], query: string): readonly Word[] {
  const bearers = Map.groupBy(
    cards.flatMap(({ terms }) => terms),
    ({ name }) => name,
  );
  const wanted = query.trim().toLowerCase();
  return [...bearers.values()]
    .map(([first, ...others]) => ({ ...first, count: 1 + others.length }))
    .filter(({ name, text }) => `${name} ${text}`.toLowerCase().includes(wanted))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
}

interface WordsProps {
  readonly game: string;
  readonly words: readonly Word[];
}

/** The words under a heading; nothing without any. */
export function Words({ game, words }: WordsProps) {
  if (words.length === 0) return null;
  return (
    <section class={styles.words} aria-labelledby="words">
      <h2 id="words">
        {cardsTexts.words} <small>{words.length}</small>
      </h2>
      <dl>
        {words.map(({ name, text, count }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {text}{' '}
              <a href={cardsLink(game, { wishes: new Map([[wordKey, new Set([slug(name)])]]) })}>
                {cardsTexts.found(count)}
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
