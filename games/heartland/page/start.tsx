// The start of a match: three decks to choose from, or one's own to build.

import { deckList, decks } from '../rules/table.ts';
import { Builder } from './builder.tsx';
import { Art } from './art.tsx';
import { cards } from './cards.ts';
import { choosing } from '@bridgefront/page/choosing.ts';
import type { Seen } from './seen.ts';
import { words } from './texts.ts';
import styles from './start.module.css';

const all = [...cards.values()];

function listed(list: readonly number[], side: 'army' | 'civic'): string {
  return all
    .flatMap(({ name, deck }, at) => (deck === side && (list[at] ?? 0) > 0 ? [`${list[at]} ${name}`] : []))
    .join(', ');
}

// The pictures of the deck's own army cards, as many as there is room for.
function banner(list: readonly number[]): string[] {
  return all.filter(({ deck }, at) => deck === 'army' && (list[at] ?? 0) > 0).map(({ id }) => id);
}

// Only who has chosen reads so: a replay begins here, and others look on.
function titleOf({ open, match }: Seen): string {
  if (open.size > 0) return words.decksTitle;
  const { view } = match.shown.value;
  const sealed = view.decision?.seats.some((one) => one.seat === view.seat && one.sealed) === true;
  return sealed ? words.waiting : words.choosing;
}

/** What lies on the table before the decks are known. */
export function Start({ seen }: { readonly seen: Seen }) {
  const builds = [...seen.open.keys()].some((choice) => choice.startsWith('take:'));
  return (
    <div class={styles.start}>
      <h2 class={styles.title}>{titleOf(seen)}</h2>
      <ul class={styles.decks}>
        {decks.map(({ slug, name, character }, deck) => {
          const list = deckList(deck, seen.table.revisedDecks);
          const choice = `deck:${slug}`;
          const lit = seen.open.has(choice);
          const pointed = seen.match.pointed.value === choice;
          return (
            <li key={slug}>
              <button
                type="button"
                class={`${styles.deck} ${lit ? styles.lit : ''} ${pointed ? styles.pointed : ''}`}
                aria-disabled={!lit}
                {...choosing(seen.match, choice)}
              >
                <strong class={styles.name}>{name}</strong>
                <span class={styles.banner} aria-hidden="true">
                  {banner(list)
                    .slice(0, 7)
                    .map((card) => (
                      <Art key={card} slug={card} class={styles.art ?? ''} />
                    ))}
                </span>
                <span>{character}</span>
                <span class={styles.list}>{words.ofDeck(listed(list, 'army'), listed(list, 'civic'))}</span>
              </button>
            </li>
          );
        })}
      </ul>
      {builds && <Builder seen={seen} />}
    </div>
  );
}
