// The two sides in the panel: faction, where the next scoring takes it, its objective, discards; and the unit that is looked at.

import { useState } from 'preact/hooks';
import { pilesOf } from '@bridgefront/page/cards/hand-form.ts';
import { ShownCard } from '@bridgefront/page/cards/shown-card.tsx';
import { Explanations } from '@bridgefront/page/popovers/explanations.tsx';
import { Dialog } from '@bridgefront/page/ui/dialog.tsx';
import { contentOf } from './cards.ts';
import { objectiveOf } from '../rules/table.ts';
import type { SideView } from '../rules/table.ts';
import { SeatMark } from '@bridgefront/page/ui/seat-mark.tsx';
import { CampaignAside } from './campaign.tsx';
import { optionsOf } from './match.ts';
import type { Match } from './match.ts';
import { holdersOf } from './seen.ts';
import { fellsTexts } from './texts.ts';
import { UnitCard } from './unit-card.tsx';
import styles from './sides.module.css';

const words = fellsTexts;

function Objective({ match, side }: { readonly match: Match; readonly side: SideView }) {
  if (side.objective === null) return null;
  const { name, text } = objectiveOf(side.objective, optionsOf(match));
  const seat = match.shown.value.view.seat ?? 0;
  return (
    <p class={styles.line}>
      <b>{name}.</b> {words.byRim(text, seat === 1)}
    </p>
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
      <button type="button" class={styles.discards} onClick={() => setOpen(true)}>
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

// Banners that it holds, and where the next scoring takes it.
function Scoring({ match, seat }: { readonly match: Match; readonly seat: number }) {
  const { table } = match.shown.value.view;
  if (table.phase !== 'play') return null;
  const { vp, income } = table.seats[seat];
  const wins = vp + income >= table.winningVp;
  const held = [...holdersOf(table).values()].filter((holder) => holder === seat).length;
  return (
    <>
      <span class={wins ? styles.enough : styles.soft}>{wins ? words.enough : words.bannersHeld(held)}</span>
      <b class={styles.next}>
        <span aria-hidden="true">{words.next(vp, vp + income)}</span>
        <span class="visually-hidden">{words.nextSaid(vp, vp + income)}</span>
      </b>
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
      <Scoring match={match} seat={seat} />
      <Objective match={match} side={side} />
      <Discards match={match} side={side} name={match.nameOf(seat)} />
      {side.barred === true && <span class={styles.soft}>{words.barred}</span>}
      {side.silent === true && <span class={styles.soft}>{words.silent}</span>}
    </section>
  );
}

/** Both sides, the reader's first, and whoever is looked at: in their place where the panel is low. */
export function Sides({ match }: { readonly match: Match }) {
  const { seat, table } = match.shown.value.view;
  const near = seat ?? 0;
  const { phase, winningVp } = table;
  return (
    <Explanations>
      <div class={styles.sides}>
        <UnitCard match={match} />
        <div class={styles.both}>
          <CampaignAside match={match} />
          {phase === 'play' && <p class={styles.count}>{words.scoring(winningVp)}</p>}
          <Side match={match} seat={near} />
          <Side match={match} seat={1 - near} />
        </div>
      </div>
    </Explanations>
  );
}
