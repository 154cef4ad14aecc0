// The order in which what is sealed now will be carried out, beside the table while an action is asked for, as the marks of
// the seats; in its place the reader's own: that of the planned action, or of the card that is pointed at.

import { intentOf } from '@bridgefront/page/intent.ts';
import { SeatMark } from '@bridgefront/page/ui/seat-mark.tsx';
import { list } from '@bridgefront/tabletop/words';
import { bridgefrontTexts } from '../texts/table.ts';
import type { Match } from '../match.ts';
import { seenOf } from '../seen.ts';
import type { Seen } from '../seen.ts';
import { fromLead, placeAmong } from './sealing.ts';
import styles from './auction-help.module.css';

const t = bridgefrontTexts.order;

/** A sentence as it is read out, and as it is shown: with the marks of seats at its end. */
interface Place {
  readonly said: string;
  readonly shown: string;
  readonly seats: readonly number[];
}

function whole(said: string): Place {
  return { said, shown: said, seats: [] };
}

// What the reader's own place is told of; null: nothing is planned or pointed at.
function ownPlace(seen: Seen, seat: number, order: readonly number[]): Place | null {
  const { match, plan, cards, options } = seen;
  const meant = intentOf(match);
  const now = plan[0] ?? (meant === null ? match.pointed.value : (meant.act?.choice ?? 'march')) ?? '';
  const [kind, slug = ''] = now.split(':');
  if (kind === undefined || kind === '' || kind === 'done') return null;
  const { before } = placeAmong(order, seat);
  const first = list(before.map((other) => match.nameOf(other)));
  if (kind !== 'card')
    return before.length === 0
      ? whole(t.basicFirst)
      : { said: t.basic(first), shown: t.basicAfter, seats: before };
  const card = cards(slug);
  if (card === null) return null;
  const { name, initiative } = card;
  if (options.initiativeTies === 'random') return whole(t.card(name, initiative, t.lot));
  if (before.length === 0) return whole(t.card(name, initiative, t.wins));
  return {
    said: t.card(name, initiative, t.ties(first, before.length)),
    shown: t.card(name, initiative, t.tiesAfter),
    seats: before,
  };
}

/** Two lines at most, so that what stands below stays in sight; nothing when no action is asked for. */
export function OrderHelp({ match }: { readonly match: Match }) {
  const seen = seenOf(match);
  const { ask, open, seat, view } = seen;
  const asked = open.size > 0 || seen.plan.length > 0;
  if (ask !== 'action' || !asked || seat === null) return null;
  const order = fromLead(
    view.lead,
    view.seats.map(({ done }) => done),
  );
  const all = t.all(order.map((one) => (one === seat ? t.you : match.nameOf(one))).join(', '));
  const { said, shown, seats } = ownPlace(seen, seat, order) ?? { said: all, shown: t.then, seats: order };
  return (
    <section class={`${styles.help} ${styles.order}`} aria-label={t.title}>
      <p class="visually-hidden">{said}</p>
      <p aria-hidden="true">
        {shown}{' '}
        {seats.map((one) => (
          <SeatMark key={one} seat={one} class={styles.mark} />
        ))}
      </p>
    </section>
  );
}
