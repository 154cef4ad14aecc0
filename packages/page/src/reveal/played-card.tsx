// The card that somebody else has just played, large on the stage, with one line of what they did: it flies there from
// their side, lies for as long as its report is shown, and pushes nothing.

import type { Face } from '@bridgefront/kernel';
import type { SeatReport } from '@bridgefront/viewing';
import { Card } from '../cards/card.tsx';
import type { MatchContext } from '../match-context.ts';
import { SeatMark } from '../ui/seat-mark.tsx';
import type { Deed } from './deeds.ts';
import styles from './played-card.module.css';

interface PlayedCardProps<View, F extends Face> {
  readonly match: MatchContext<View, F>;
  /** The part of the stage that what the card is about does not lie in; `middle`: at its head, but on phones. */
  readonly at: 'left' | 'middle' | 'right';
  deedOf(this: void, report: SeatReport<F>, match: MatchContext<View, F>): Deed | null;
}

/** What others play; of the reader's own cards nothing but in a replay, where they are others' too. */
export function PlayedCard<View, F extends Face>({ match, at, deedOf }: PlayedCardProps<View, F>) {
  const moment = match.playback.current.value;
  if (moment === null) return null;
  const deed = deedOf(moment.report, match);
  const own = deed?.seat === match.shown.value.view.seat && !match.playback.handled;
  if (deed?.card === undefined || deed.seat === null || own) return null;
  const { seat, card } = deed;
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
