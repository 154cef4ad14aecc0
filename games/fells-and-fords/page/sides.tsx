// The two sides in the panel: faction, what it scores, objective, discards.

import { objectiveOf, textOfCard } from '../rules/table.ts';
import type { SideView } from '../rules/table.ts';
import { SeatMark } from '@bridgefront/page/ui/seat-mark.tsx';
import { Tip } from '@bridgefront/page/ui/tip.tsx';
import { CampaignAside } from './campaign.tsx';
import type { Match } from './match.ts';
import { fellsTexts } from './texts.ts';
import styles from './sides.module.css';

const words = fellsTexts;

function Objective({ side }: { readonly side: SideView }) {
  if (side.objective === null) return null;
  const { name, text } = objectiveOf(side.objective);
  return (
    <Tip content={text}>
      <button type="button" class={styles.objective}>
        {name}
      </button>
    </Tip>
  );
}

function Discards({ side }: { readonly side: SideView }) {
  if (side.loreDiscard.length === 0) return null;
  const list = side.loreDiscard.map((slug) => textOfCard(slug).name).join(', ');
  return (
    <Tip content={`${words.discards}: ${list}`}>
      <button type="button" class={styles.objective}>
        {side.loreDiscard.length}⤓<span class={styles.spoken}>{words.discards}</span>
      </button>
    </Tip>
  );
}

function Side({ match, seat }: { readonly match: Match; readonly seat: number }) {
  const { table } = match.shown.value.view;
  const side = table.seats[seat];
  return (
    <section class={styles.side} aria-label={match.nameOf(seat)}>
      <SeatMark seat={seat} />
      <strong>{words.factions[side.faction]}</strong>
      {side.income > 0 && table.phase !== 'over' && (
        <span class={styles.good}>{words.income(side.income)}</span>
      )}
      <Objective side={side} />
      <Discards side={side} />
      {side.barred === true && <span class={styles.soft}>{words.barred}</span>}
      {side.silent === true && <span class={styles.soft}>{words.silent}</span>}
    </section>
  );
}

/** Both sides, the reader's first. */
export function Sides({ match }: { readonly match: Match }) {
  const near = match.shown.value.view.seat ?? 0;
  return (
    <div class={styles.sides}>
      <CampaignAside match={match} />
      <Side match={match} seat={near} />
      <Side match={match} seat={1 - near} />
    </div>
  );
}
