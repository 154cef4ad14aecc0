// A campaign's table of totals: what was fought, who won it, and how the sides stand.

import { Overlay } from '@bridgefront/page/stage/stage.tsx';
import { SeatMark } from '@bridgefront/page/ui/seat-mark.tsx';
import { objectiveOf } from '../rules/table.ts';
import type { CampaignView } from '../rules/table.ts';
import type { Match } from './match.ts';
import type { Seen } from './seen.ts';
import { fellsTexts } from './texts.ts';
import styles from './campaign.module.css';

const words = fellsTexts.campaign;
type Fought = CampaignView['fought'][number];

interface TotalsProps {
  readonly match: Match;
  readonly campaign: CampaignView;
}

// Objective and points of a seat in a battle; whoever won it has the mark.
function Cell({ battle, seat }: { readonly battle: Fought; readonly seat: number }) {
  const won = battle.winner === seat;
  return (
    <td class={won ? styles.won : undefined}>
      <span>{objectiveOf(battle.objectives[seat]).name}</span>{' '}
      <strong>
        {words.vp(battle.vp[seat])}
        {won && <span class={styles.mark}>{words.won}</span>}
      </strong>
    </td>
  );
}

/** Every battle with its objectives and points, and the totals under them. */
export function Totals({ match, campaign }: TotalsProps) {
  const { fought, points, bonus } = campaign;
  return (
    <table class={styles.totals} data-totals>
      <caption class={styles.spoken}>{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.battle}</th>
          {points.map((_, seat) => (
            <th key={seat} scope="col">
              <SeatMark seat={seat} /> {match.nameOf(seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {fought.map((battle, index) => (
          <tr key={index}>
            <th scope="row">{index + 1}</th>
            {points.map((_, seat) => (
              <Cell key={seat} battle={battle} seat={seat} />
            ))}
          </tr>
        ))}
        {bonus.some((more) => more > 0) && (
          <tr>
            <th scope="row">{words.bonus}</th>
            {bonus.map((more, seat) => (
              <td key={seat}>{more > 0 ? `+${more}` : ''}</td>
            ))}
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.total}</th>
          {points.map((total, seat) => (
            <td key={seat}>
              <strong>{total}</strong>
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

/** Over the map between two battles, for whoever waits for the other's objective. */
export function Between({ match, campaign }: TotalsProps) {
  return (
    <Overlay at="middle">
      <h2 class={styles.title}>{words.between(campaign.battle)}</h2>
      <p class={styles.line}>{words.chooses(match.nameOf(campaign.chooser))}</p>
      <Totals match={match} campaign={campaign} />
    </Overlay>
  );
}

/** The campaign in the panel: open while nothing is fought, else behind its line. */
export function CampaignAside({ match }: { readonly match: Match }) {
  const { campaign, phase } = match.shown.value.view.table;
  if (campaign === null) return null;
  return (
    <details class={styles.aside} open={phase !== 'play'} key={phase}>
      <summary>{words.line(campaign.battle, campaign.points)}</summary>
      <Totals match={match} campaign={campaign} />
    </details>
  );
}

/** Whether the table stands between two battles of a campaign. */
export function isBetween({ table }: Seen): boolean {
  return table.phase === 'objectives' && (table.campaign?.fought.length ?? 0) > 0;
}
