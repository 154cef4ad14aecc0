// Win chances beside a table where bots play for show: one row for each who may win, worked out on the device of who looks.

import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { MatchInfo } from '@bridgefront/protocol';
import { SeatMark, useMarkOf } from '@bridgefront/page/ui/seat-mark.tsx';
import { addRoutes, ask } from '../source/api.ts';
import { Problem } from '../source/problem.ts';
import { commentaryTexts as says } from '../texts/commentary.ts';
import styles from './commentary.module.css';
import type { PageMatchContext } from './create-match-context.ts';
import { nameOf, sidesOf } from './sides.ts';
import type { ChancesWish, FoundChances } from './win-chances.ts';

addRoutes({ getImagined: 'GET /api/matches/{match}/imagined' });

/** What one who may win, or those who win together, can expect. */
interface Row {
  readonly seat: number;
  readonly name: string;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

const within = (share: number): number => Math.max(0, Math.min(1, share));

// Who wins together has each a part of the win, of which all parts err alike.
function rowsOf(info: MatchInfo, seats: NonNullable<FoundChances['seats']>): readonly Row[] {
  return sidesOf(info).map((side) => {
    const parts = side.flatMap((seat) => seats[seat] ?? []);
    const [mean, error] = [
      parts.reduce((sum, one) => sum + one.mean, 0),
      parts.reduce((sum, one) => sum + one.error, 0),
    ];
    const [low, high] = [within(mean - 1.96 * error), within(mean + 1.96 * error)];
    return { seat: side[0] ?? 0, name: nameOf(info, side), share: mean, low, high };
  });
}

// Somebody is ahead whom nobody else reaches within what can be told.
function leaderOf(rows: readonly Row[]): Row | null {
  const [first, second] = rows.toSorted((a, b) => b.share - a.share);
  return first !== undefined && (second === undefined || first.low > second.high) ? first : null;
}

/** What was found at which question; nothing is worked out while the page is hidden or a reveal is shown. */
function useChances(match: PageMatchContext, { id, game, rules }: MatchInfo) {
  const found = useSignal<FoundChances | null>(null);
  const visible = useSignal(!document.hidden);
  const worker = useRef<Worker | null>(null);
  const asked = useRef<number | null>(null);
  const decision = useComputed(() => {
    const showing = match.playback.current.value !== null || match.playback.waiting.value > 0;
    return showing ? null : (match.source.document.value?.host.decision ?? null);
  });
  useEffect(() => {
    const look = (): void => void (visible.value = !document.hidden);
    document.addEventListener('visibilitychange', look);
    const started = new Worker(new URL('./commentary.worker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<FoundChances>) => {
      if (data.decision === asked.current && data.seats !== null) found.value = data;
    });
    worker.current = started;
    return () => {
      document.removeEventListener('visibilitychange', look);
      started.terminate();
    };
  }, []);
  useSignalEffect(() => {
    if (!visible.value || decision.value === null || decision.value === asked.current) return;
    asked.current = decision.value;
    void ask('getImagined', { params: { match: id }, query: { seat: 'table' } }).then((imagined) => {
      // It has gone on meanwhile: the next question is asked for.
      if (imagined instanceof Problem || imagined.decision !== asked.current) return;
      worker.current?.postMessage({ game, rules, imagined: imagined as ChancesWish['imagined'] });
    });
  });
  return found;
}

/** The part of the panel. */
export function Commentary({ match, info }: { readonly match: PageMatchContext; readonly info: MatchInfo }) {
  const found = useChances(match, info).value;
  const markOf = useMarkOf();
  const rows = rowsOf(info, found?.seats ?? []);
  const leader = leaderOf(rows);
  return (
    <section class={styles.commentary} aria-labelledby="commentary" data-chances={found?.decision}>
      <h3 id="commentary">{says.title}</h3>
      {found === null ? (
        <p>{says.thinking}</p>
      ) : (
        <>
          <ul role="list">
            {rows.map(({ seat, name, share, low, high }) => (
              <li key={seat} style={{ color: `var(--seat-${markOf(seat)})` }}>
                <SeatMark seat={seat} />
                <span class={styles.name}>{name}</span>
                <b>{says.chance(share)}</b>
                <span class={styles.bar} aria-hidden="true">
                  <i style={{ inlineSize: `${100 * share}%` }} />
                  <i
                    class={styles.range}
                    style={{ insetInlineStart: `${100 * low}%`, inlineSize: `${100 * (high - low)}%` }}
                  />
                </span>
                <small>{says.range(says.chance(low), says.chance(high))}</small>
              </li>
            ))}
          </ul>
          <p>{leader === null ? says.open : says.ahead(leader.name)}</p>
        </>
      )}
      <p>{says.why}</p>
    </section>
  );
}
