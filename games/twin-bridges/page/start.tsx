// The start of a match: cards that lie open to be picked, or decks to be taken.

import { choosing } from '@bridgefront/page/choosing.ts';
import type { Match } from './match.ts';
import { twinBridgesTexts } from './texts.ts';
import { decks } from '../rules/table.ts';
import { Face, spokenCard } from './card.tsx';
import { deckCards } from './cards.ts';
import type { Seen } from './seen.ts';
import styles from './start.module.css';

const words = twinBridgesTexts;

function Offer({
  match,
  seen,
  offer,
}: {
  readonly match: Match;
  readonly seen: Seen;
  readonly offer: readonly string[];
}) {
  return (
    <ul class={styles.offer} aria-label={words.offer}>
      {offer.map((slug) => {
        const choice = `card:${slug}`;
        const chosen = match.plan.value.includes(choice);
        const looks = [
          styles.pick,
          seen.open.has(choice) ? styles.open : '',
          chosen ? styles.chosen : '',
          match.pointed.value === choice ? styles.pointed : '',
        ].join(' ');
        return (
          <li key={slug}>
            <button
              type="button"
              class={looks}
              data-key={slug}
              aria-pressed={chosen}
              aria-label={spokenCard(slug)}
              {...choosing(match, choice)}
            >
              <Face slug={slug} large />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function Decks({ match, seen }: { readonly match: Match; readonly seen: Seen }) {
  return (
    <ul class={styles.decks} aria-label={words.decks}>
      {decks.map(({ slug, name }) => {
        const choice = `deck:${slug}`;
        const open = seen.open.has(choice);
        return (
          <li key={slug}>
            <button
              type="button"
              class={`${styles.deck} ${open ? styles.open : ''} ${match.pointed.value === choice ? styles.pointed : ''}`}
              {...choosing(match, choice)}
            >
              <strong>{name}</strong>
              <span>
                {deckCards(slug)
                  .map((card) => card.name)
                  .join(', ')}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** What lies in the middle before the first turn. */
export function Start({ match, seen }: { readonly match: Match; readonly seen: Seen }) {
  const { draft, phase } = seen.table;
  if (phase === 'decks') return <Decks match={match} seen={seen} />;
  if (draft === null) return null;
  return (
    <div class={styles.start}>
      <p class={styles.line}>{words.draft(draft.round, match.nameOf(draft.opener))}</p>
      <Offer match={match} seen={seen} offer={draft.offer} />
    </div>
  );
}
