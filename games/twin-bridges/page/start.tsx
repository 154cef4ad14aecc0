// The start of a match: cards that lie open to be picked, or decks to be taken.

import { CardButton } from '@bridgefront/page/cards/card-button.tsx';
import { rove } from '@bridgefront/page/cards/roving.ts';
import { choosing } from '@bridgefront/page/choosing.ts';
import type { Match } from './match.ts';
import { twinBridgesTexts } from './texts.ts';
import { decks } from '../rules/table.ts';
import { contentOf, deckCards } from './cards.ts';
import type { Seen } from './seen.ts';
import styles from './start.module.css';

const words = twinBridgesTexts;

/** Whether the next pick seals, and cannot be taken back: of the second seat's two, the second seals both. */
export function picksForGood({ table, near }: Seen, plan: readonly string[]): boolean {
  const picks = table.draft?.opener === near ? 1 : 2;
  return plan.length === picks - 1;
}

function Offer({
  match,
  seen,
  offer,
}: {
  readonly match: Match;
  readonly seen: Seen;
  readonly offer: readonly string[];
}) {
  const plan = match.plan.value;
  const seals = picksForGood(seen, plan);
  const picked = plan.map((choice) => contentOf(match, choice.slice('card:'.length)).name);
  return (
    <ul class={styles.offer} aria-label={words.offer} onKeyDown={rove}>
      {offer.map((slug, at) => {
        const choice = `card:${slug}`;
        const open = seen.open.has(choice);
        const chosen = plan.includes(choice);
        const card = contentOf(match, slug);
        return (
          <li key={slug}>
            <CardButton
              match={match}
              card={card}
              size="offer"
              state={chosen ? 'chosen' : open ? 'on' : undefined}
              choice={choice}
              open={open}
              act={words.pick}
              lifts={seals && !chosen ? words.take([...picked, card.name]) : undefined}
              first={at === 0}
              pressed={chosen}
              flipKey={slug}
            />
          </li>
        );
      })}
    </ul>
  );
}

function Decks({ match, seen }: { readonly match: Match; readonly seen: Seen }) {
  return (
    <ul class={styles.decks} data-fit aria-label={words.decks}>
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
              <span>{deckCards(match, slug).join(', ')}</span>
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
  const own = match.shown.value.view.seat;
  if (phase === 'decks') return <Decks match={match} seen={seen} />;
  if (draft === null) return null;
  return (
    <div class={styles.start} data-fit>
      <p class={styles.line}>
        {words.draft(draft.round, draft.opener === own ? null : match.nameOf(draft.opener))}
      </p>
      <Offer match={match} seen={seen} offer={draft.offer} />
    </div>
  );
}
