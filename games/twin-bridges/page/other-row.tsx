// The hand of the other side, or both for who looks on: backs and what is known of it, on a wall on which the building
// walks to the broken end. Left of the post lies what can be played.

import { CardBack } from '@bridgefront/page/cards/card.tsx';
import { ShownCard } from '@bridgefront/page/cards/shown-card.tsx';
import { Tip } from '@bridgefront/page/ui/tip.tsx';
import type { SideView } from '../rules/table.ts';
import { Cliff, Piece, Post } from './building.tsx';
import { contentOf } from './cards.ts';
import type { Match } from './match.ts';
import styles from './other-row.module.css';
import type { Seen } from './seen.ts';
import { twinBridgesTexts } from './texts.ts';

const words = twinBridgesTexts;

function Hidden({ match, side }: { readonly match: Match; readonly side: SideView }) {
  const names = side.unseen.map((slug) => contentOf(match, slug).name);
  return (
    <Tip content={words.unseen(names)}>
      <span tabIndex={0} role="img" aria-label={words.hidden}>
        <CardBack />
      </span>
    </Tip>
  );
}

interface RowProps {
  readonly match: Match;
  readonly seen: Seen;
  readonly seat: number;
}

/** The row; in the draft what has been picked. */
export function OtherRow({ match, seen, seat }: RowProps) {
  const side = seen.table.seats[seat];
  if (side === undefined) return null;
  const { phase, window } = seen.table;
  const walks = phase === 'play' || phase === 'over';
  const cards = side.row.map((slug, at) => (
    <li key={slug ?? `hidden-${at}`} data-key={slug ?? undefined} data-known={slug !== null || undefined}>
      {slug === null ? (
        <Hidden match={match} side={side} />
      ) : (
        <ShownCard card={contentOf(match, slug)} size="tile" />
      )}
    </li>
  ));
  const post =
    walks && side.row.length > window ? (
      <li key="post" class={styles.thing} aria-hidden="true">
        <Post reach={window} />
      </li>
    ) : null;
  const piece = walks ? (
    <li key="building" class={styles.thing}>
      <Piece seat={seat} side={side} phase={phase} />
    </li>
  ) : null;
  // The building is not counted among the cards in reach.
  const placed = [...cards.slice(0, side.bastion), piece, ...cards.slice(side.bastion)].toSpliced(
    window + (side.bastion <= window ? 1 : 0),
    0,
    post,
  );
  const own = match.shown.value.view.seat === seat;
  return (
    <ol
      class={walks ? `${styles.row} ${styles.wall}` : styles.row}
      aria-label={own ? words.yourHand : words.handOf(match.nameOf(seat))}
    >
      {placed}
      {walks && (
        <li key="cliff" class={styles.thing} aria-hidden="true">
          <Cliff />
        </li>
      )}
    </ol>
  );
}
