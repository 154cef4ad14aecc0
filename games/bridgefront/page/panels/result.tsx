// The final standing: who came where, with everybody's points.

import { bridgefrontTexts } from '../texts/table.ts';
import { Overlay } from '@bridgefront/page/stage/stage.tsx';
import { SeatMark } from '@bridgefront/page/ui/seat-mark.tsx';
import type { Seen } from '../seen.ts';
import styles from './result.module.css';

const t = bridgefrontTexts.result;

/** The table of results; nothing before it is open. */
export function Standing({ seen }: { readonly seen: Seen }) {
  const { view, match } = seen;
  const { outcome } = match.shown.value.view;
  if (outcome === null || view.all === undefined) return null;
  const all = view.all;
  let place = 1;
  const rows = outcome.ranking.flatMap((level) => {
    const first = place;
    place += level.length;
    return level.map((seat) => ({ seat, place: first }));
  });
  return (
    <Overlay at="right" class={styles.result} label={t.title} tabIndex={0}>
      <h2>{t.title}</h2>
      <table>
        <thead>
          <tr>
            {[t.place, t.player, t.permanent, t.control, t.total, t.gold].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ seat, place: at }) => {
            const own = all[seat];
            const won = outcome.winners.includes(seat);
            return (
              <tr key={seat} data-won={won}>
                <td>{at}</td>
                <th scope="row">
                  <SeatMark seat={seat} /> {match.nameOf(seat)} {won ? <em>{t.winner}</em> : null}
                </th>
                <td>{own?.permanentVp}</td>
                <td>{own?.controlVp}</td>
                <td>
                  <strong>{(own?.permanentVp ?? 0) + (own?.controlVp ?? 0)}</strong>
                </td>
                <td>{view.seats[seat]?.gold}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Overlay>
  );
}
