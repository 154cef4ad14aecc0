// The two sides in the panel: faction, what it scores, objective, discards.

import { useState } from 'preact/hooks';
import { pilesOf } from '@bridgefront/page/cards/hand-form.ts';
import { ShownCard } from '@bridgefront/page/cards/shown-card.tsx';
import { Explanations } from '@bridgefront/page/popovers/explanations.tsx';
import { Dialog } from '@bridgefront/page/ui/dialog.tsx';
import { contentOf } from './cards.ts';
import { objectiveOf } from '../rules/table.ts';
import type { SideView } from '../rules/table.ts';
import { SeatMark } from '@bridgefront/page/ui/seat-mark.tsx';
import { Tip } from '@bridgefront/page/ui/tip.tsx';
import { CampaignAside } from './campaign.tsx';
import { optionsOf } from './match.ts';
import type { Match } from './match.ts';
import { fellsTexts } from './texts.ts';
import styles from './sides.module.css';

const words = fellsTexts;

function Objective({ match, side }: { readonly match: Match; readonly side: SideView }) {
  if (side.objective === null) return null;
  const { name, text } = objectiveOf(side.objective, optionsOf(match));
  return (
    <Tip content={text}>
      <button type="button" class={styles.objective}>
        {name}
      </button>
    </Tip>
  );
}

interface DiscardsProps {
  readonly match: Match;
  readonly side: SideView;
  readonly name: string;
}

function Discards({ match, side, name }: DiscardsProps) {
  const [open, setOpen] = useState(false);
  if (side.loreDiscard.length === 0) return null;
  const piles = pilesOf(side.loreDiscard, (slug) => slug, true);
  return (
    <>
      <button type="button" class={styles.objective} onClick={() => setOpen(true)}>
        {words.discarded(side.loreDiscard.length)}
      </button>
      {open && (
        <Dialog title={words.discardsOf(name)} onClose={() => setOpen(false)}>
          <ul class={styles.pile}>
            {piles.map(({ item, count }) => (
              <li key={item}>
                <ShownCard card={contentOf(match, item)} count={count} />
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
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
      <Objective match={match} side={side} />
      <Discards match={match} side={side} name={match.nameOf(seat)} />
      {side.barred === true && <span class={styles.soft}>{words.barred}</span>}
      {side.silent === true && <span class={styles.soft}>{words.silent}</span>}
    </section>
  );
}

/** Both sides, the reader's first. */
export function Sides({ match }: { readonly match: Match }) {
  const near = match.shown.value.view.seat ?? 0;
  return (
    <Explanations>
      <div class={styles.sides}>
        <CampaignAside match={match} />
        <Side match={match} seat={near} />
        <Side match={match} seat={1 - near} />
      </div>
    </Explanations>
  );
}
