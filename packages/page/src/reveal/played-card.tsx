// The card that somebody else has just played, large on the stage, with one line of what they did: it flies there from
// their side, lies for as long as its report is shown, and pushes nothing.

import type { Face } from '@bridgefront/kernel';
import type { CardContent } from '../cards/content.ts';
import { Card } from '../cards/card.tsx';
import type { MatchContext, ShownReport } from '../match-context.ts';
import { SeatMark } from '../ui/seat-mark.tsx';
import styles from './played-card.module.css';

/** A card that a report tells of, and who plays it. */
export interface Played {
  readonly seat: number;
  readonly card: CardContent | undefined;
}

interface PlayedCardProps<View, F extends Face> {
  readonly match: Pick<MatchContext<View, F>, 'playback' | 'shown'>;
  /** The half of the stage that what the card is about does not lie in. */
  readonly at: 'left' | 'right';
  /** Null: the report tells of no card. */
  playedIn(this: void, moment: ShownReport<View, F>): Played | null;
}

/** What others play; of the reader's own cards nothing but in a replay, where they are others' too. */
export function PlayedCard<View, F extends Face>({ match, at, playedIn }: PlayedCardProps<View, F>) {
  const moment = match.playback.current.value;
  if (moment === null) return null;
  const played = playedIn(moment);
  const own = played?.seat === match.shown.value.view.seat && !match.playback.handled;
  if (played?.card === undefined || own) return null;
  const { seat, card } = played;
  return (
    // The sentence is read out as it comes.
    <figure key={moment.index} class={styles.played} data-at={at} data-played={card.slug} aria-hidden="true">
      <Card card={card} size="offer" />
      <figcaption class={styles.says}>
        <SeatMark seat={seat} class={styles.mark} /> {moment.report.text}
      </figcaption>
    </figure>
  );
}
