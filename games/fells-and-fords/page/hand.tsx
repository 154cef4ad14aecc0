// The reader's hand: command cards, and lore cards with their price.

import { Tip } from '@bridgefront/page/ui/tip.tsx';
import { orderedBy, textOfCard } from '../rules/table.ts';
import styles from './hand.module.css';
import type { Match } from './match.ts';
import { choosing, handKinds, partsOf } from './seen.ts';
import type { Seen } from './seen.ts';
import { fellsTexts } from './texts.ts';

const words = fellsTexts;

// How many of the reader's units a command card could order, before it is played in vain.
function Reached({ seen, slug }: { readonly seen: Seen; readonly slug: string }) {
  const { length } = orderedBy(slug, seen.table.units, seen.near);
  return <span class={length === 0 ? styles.vain : styles.reached}>{words.reaches(length)}</span>;
}

function HandCard({
  match,
  seen,
  slug,
  chosen,
}: {
  readonly match: Match;
  readonly seen: Seen;
  readonly slug: string;
  /** The plan is about this card. */
  readonly chosen: boolean;
}) {
  const open = handKinds.map((kind) => seen.open.get(`${kind}:${slug}`)).find((one) => one !== undefined);
  const card = textOfCard(slug);
  const kind = card.cost === undefined ? styles.command : styles.lore;
  const head = (
    <>
      <strong>{card.name}</strong>
      {open?.choice === `card:${slug}` && <Reached seen={seen} slug={slug} />}
      {card.cost !== undefined && <span class={styles.price}>{words.price(card.cost)}</span>}
    </>
  );
  if (open !== undefined)
    return (
      <li class={styles.wide}>
        <button
          type="button"
          class={`${styles.card} ${kind} ${styles.open}`}
          {...choosing(match, open.choice)}
        >
          {head}
          <span class={styles.text}>{card.text}</span>
        </button>
      </li>
    );
  return (
    <li class={styles.closed}>
      <Tip content={card.text}>
        <button
          type="button"
          aria-disabled="true"
          aria-current={chosen ? 'true' : undefined}
          class={`${styles.card} ${kind} ${chosen ? styles.chosen : ''}`}
        >
          {head}
          <span class={`${styles.text} ${styles.brief}`}>{card.text}</span>
        </button>
      </Tip>
    </li>
  );
}

/** The hand; nothing for spectators. */
export function Hand({ match, seen }: { readonly match: Match; readonly seen: Seen }) {
  const own = seen.seat === null ? undefined : seen.table.seats[seen.seat].own;
  if (own === undefined) return null;
  const cards = own.feeler.length > 0 ? own.feeler : [...own.command, ...own.lore];
  if (cards.length === 0) return null;
  const [kind, value] = partsOf(seen.plan[0] ?? '');
  // Of two alike one is marked.
  const chosen = handKinds.includes(kind) ? cards.indexOf(value) : -1;
  return (
    <ul class={styles.hand} aria-label={words.hand}>
      {cards.map((slug, i) => (
        <HandCard key={`${slug}-${i}`} match={match} seen={seen} slug={slug} chosen={i === chosen} />
      ))}
    </ul>
  );
}
