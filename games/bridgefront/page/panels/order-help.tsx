// The order in which what is sealed now will be carried out, beside the table while an action is asked for, with the
// reader's own place in it: that of the planned action, or of the card that is pointed at.

import { list } from '@bridgefront/tabletop/words';
import { bridgefrontTexts } from '../texts/table.ts';
import type { Match } from '../match.ts';
import { seenOf } from '../seen.ts';
import type { Seen } from '../seen.ts';
import { fromLead, placeAmong } from './sealing.ts';
import styles from './auction-help.module.css';

const t = bridgefrontTexts.order;

// What the reader's own place is told of; null: nothing is planned or pointed at.
function ownPlace(seen: Seen, seat: number, order: readonly number[]): string | null {
  const { match, plan, cards, options } = seen;
  const [kind, slug = ''] = (plan[0] ?? match.pointed.value ?? '').split(':');
  if (kind === undefined || kind === '' || kind === 'done') return null;
  const { before } = placeAmong(order, seat);
  const first = before.map((other) => match.nameOf(other));
  if (kind !== 'card') return first.length === 0 ? t.basicFirst : t.basic(list(first));
  const card = cards(slug);
  if (card === null) return null;
  const ties =
    options.initiativeTies === 'random'
      ? t.lot
      : first.length === 0
        ? t.wins
        : t.ties(list(first), first.length);
  return t.card(card.name, card.initiative, ties);
}

/** One line, and one's own place; nothing when no action is asked for. */
export function OrderHelp({ match }: { readonly match: Match }) {
  const seen = seenOf(match);
  const { ask, open, seat, view } = seen;
  const asked = open.size > 0 || seen.plan.length > 0;
  if (ask !== 'action' || !asked || seat === null) return null;
  const order = fromLead(
    view.lead,
    view.seats.map(({ done }) => done),
  );
  const own = ownPlace(seen, seat, order);
  return (
    <section class={`${styles.help} ${styles.order}`} aria-label={t.title}>
      <p>{t.all(order.map((one) => (one === seat ? t.you : match.nameOf(one))).join(', '))}</p>
      {own !== null && <p>{own}</p>}
    </section>
  );
}
