// The start of a match: cards that lie open to be picked, or decks to be taken.

import type { Room } from '@bridgefront/page/match-context.ts';
import { twinBridgesTexts } from './texts.ts';
import { decks } from '../rules/table.ts';
import { Face, spokenCard } from './card.tsx';
import { cards, deckCards } from './cards.ts';
import { choosing } from './seen.ts';
import type { Seen } from './seen.ts';
import styles from './start.module.css';

const words = twinBridgesTexts;

function Offer({
  room,
  seen,
  offer,
}: {
  readonly room: Room;
  readonly seen: Seen;
  readonly offer: readonly string[];
}) {
  return (
    <ul class={styles.offer} aria-label={words.offer}>
      {offer.map((slug) => {
        const choice = `card:${slug}`;
        const chosen = room.plan.value.includes(choice);
        const looks = [
          styles.pick,
          seen.open.has(choice) ? styles.open : '',
          chosen ? styles.chosen : '',
          room.pointed.value === choice ? styles.pointed : '',
        ].join(' ');
        return (
          <li key={slug}>
            <button
              type="button"
              class={looks}
              data-key={slug}
              aria-pressed={chosen}
              aria-label={spokenCard(slug)}
              {...choosing(room, choice)}
            >
              <Face slug={slug} />
              <span class={styles.text}>{cards.get(slug)?.text}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function Decks({ room, seen }: { readonly room: Room; readonly seen: Seen }) {
  return (
    <ul class={styles.decks} aria-label={words.decks}>
      {decks.map(({ slug, name }) => {
        const choice = `deck:${slug}`;
        const open = seen.open.has(choice);
        return (
          <li key={slug}>
            <button
              type="button"
              class={`${styles.deck} ${open ? styles.open : ''} ${room.pointed.value === choice ? styles.pointed : ''}`}
              {...choosing(room, choice)}
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
export function Start({ room, seen }: { readonly room: Room; readonly seen: Seen }) {
  const { draft, phase } = seen.table;
  if (phase === 'decks') return <Decks room={room} seen={seen} />;
  if (draft === null) return null;
  return (
    <div class={styles.start}>
      <p class={styles.line}>{words.draft(draft.round, room.nameOf(draft.opener))}</p>
      <Offer room={room} seen={seen} offer={draft.offer} />
    </div>
  );
}
