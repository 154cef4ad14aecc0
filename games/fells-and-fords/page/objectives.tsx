// The choice of an objective, each with the picture of its half of the map.

import { objectiveOf } from '../rules/table.ts';
import { Overlay } from '@bridgefront/page/stage/stage.tsx';
import { Totals } from './campaign.tsx';
import { MapPicture } from './ground.tsx';
import type { Match } from './match.ts';
import { choosing } from '@bridgefront/page/choosing.ts';
import type { Seen } from './seen.ts';
import { fellsTexts } from './texts.ts';
import styles from './objectives.module.css';

/** Over the map; the other side sees only that it waits. */
export function Objectives({ match, seen }: { readonly match: Match; readonly seen: Seen }) {
  const offered = [...seen.open.values()].filter(({ choice }) => choice.startsWith('objective:'));
  return (
    <Overlay at="middle" class={styles.offer}>
      <h2 class={styles.title}>{seen.prompt === '' ? fellsTexts.waiting : seen.prompt}</h2>
      {seen.table.campaign !== null && <Totals match={match} campaign={seen.table.campaign} />}
      {offered.length > 0 && <p class={styles.rows}>{fellsTexts.rowsCounted}</p>}
      <div class={seen.table.campaign === null ? styles.list : `${styles.list} ${styles.pair}`}>
        {offered.map(({ choice }) => {
          const objective = objectiveOf(choice.slice('objective:'.length), seen.options);
          return (
            <button key={choice} type="button" class={styles.choice} {...choosing(match, choice)}>
              <MapPicture class={styles.picture} land={objective.land} flip={false} />
              <strong class={styles.name}>{objective.name}</strong>
              <span>{fellsTexts.byRim(objective.text, seen.flip)}</span>
              <small class={styles.rank}>{fellsTexts.begins(objective.begins)}</small>
            </button>
          );
        })}
      </div>
    </Overlay>
  );
}
