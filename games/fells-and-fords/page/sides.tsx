// The two sides: points, lore, cards, objective.

import { objectiveOf, textOfCard } from '../rules/table.ts';
import type { SideView } from '../rules/table.ts';
import { SeatMark } from '@bridgefront/page/ui/seat-mark.tsx';
import { Tip } from '@bridgefront/page/ui/tip.tsx';
import type { Match } from './match.ts';
import type { Seen } from './seen.ts';
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

/** One side in a line. */
export function Side({
  match,
  seen,
  seat,
}: {
  readonly match: Match;
  readonly seen: Seen;
  readonly seat: number;
}) {
  const { table } = seen;
  const side = table.seats[seat];
  const active = table.phase === 'play' && table.active === seat;
  return (
    <section class={`${styles.side} ${active ? styles.active : ''}`} aria-label={match.nameOf(seat)}>
      <SeatMark seat={seat} />
      <strong class={styles.name}>{match.nameOf(seat)}</strong>
      <span class={styles.soft}>{words.factions[side.faction]}</span>
      <strong class={styles.vp}>{words.vp(side.vp, table.winningVp)}</strong>
      {side.income > 0 && table.phase !== 'over' && (
        <span class={styles.good}>{words.income(side.income)}</span>
      )}
      <span class={styles.mana}>{words.lore(side.lore)}</span>
      <span class={`${styles.soft} ${styles.wide}`}>{words.cards(side.commands, side.loreCards)}</span>
      <Objective side={side} />
      <Discards side={side} />
      {side.barred === true && <span class={styles.soft}>{words.barred}</span>}
      {side.silent === true && <span class={styles.soft}>{words.silent}</span>}
    </section>
  );
}
