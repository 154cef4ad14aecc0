// The order of the revealed actions as a strip: who, what, with which initiative; done, now, to come.

import { useComputed } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { bridgefrontTexts } from '../texts/table.ts';
import type { Match } from '../match.ts';
import { Icon } from '@bridgefront/page/ui/icon.tsx';
import { SeatMark } from '@bridgefront/page/ui/seat-mark.tsx';
import { cardName } from './names.ts';
import { orderAt } from './story.ts';
import type { OrderedAction } from './story.ts';
import styles from './caption.module.css';

const t = bridgefrontTexts.reveal.order;

function Step({ action, match }: { readonly action: OrderedAction; readonly match: Match }) {
  const { seat, card, initiative, state, begins } = action;
  const what = card === null ? (t.basics[action.action] ?? action.action) : cardName(match, card);
  const inside = (
    <>
      <SeatMark seat={seat} />
      {initiative !== null && (
        <span class={styles.initiative} aria-hidden="true">
          {initiative}
        </span>
      )}
      <span class={styles.what}>{what}</span>
      <span class={styles.state} aria-hidden="true">
        {state === 'done' && <Icon name="check" />}
        {state === 'now' && <Icon name="play" />}
      </span>
    </>
  );
  const number = initiative === null ? '' : `, ${t.initiative(initiative)}`;
  return (
    <li data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
      {begins === null ? (
        <span class={styles.step} title={`${match.nameOf(seat)}: ${what}${number}`}>
          {inside}
        </span>
      ) : (
        <button
          type="button"
          class={styles.step}
          aria-label={t.step(match.nameOf(seat), `${what}${number}`, t[state])}
          onClick={() => match.playback.replayFrom(begins)}
        >
          {inside}
        </button>
      )}
    </li>
  );
}

function useOrder(match: Match): readonly OrderedAction[] {
  return useComputed(() => {
    const moment = match.playback.current.value;
    if (moment === null) return [];
    const { lead, seats } = match.shown.value.view.table;
    return orderAt(match.source.reports.value, moment.index, lead, seats.length);
  }).value;
}

// The strip scrolls by itself, so that what happens now is in sight; the page does not.
function useNowInSight(now: number) {
  const strip = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    const { current } = strip;
    const step = current?.querySelector<HTMLElement>('[data-state="now"]') ?? null;
    if (current !== null && step !== null)
      current.scrollLeft = step.offsetLeft - (current.clientWidth - step.offsetWidth) / 2;
  }, [now]);
  return strip;
}

/** What happens now, in its order; nothing where nothing has an order. */
export function Caption({ match }: { readonly match: Match }) {
  const order = useOrder(match);
  const strip = useNowInSight(order.findIndex(({ state }) => state === 'now'));
  if (order.length === 0) return null;
  return (
    <div class={styles.caption}>
      <ol ref={strip} class={styles.order} aria-label={t.title}>
        {order.map((action) => (
          <Step key={action.seat} action={action} match={match} />
        ))}
      </ol>
    </div>
  );
}
