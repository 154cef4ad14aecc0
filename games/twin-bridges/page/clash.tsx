// The fight of the moment on the tray: who strikes whom with what, and what that leaves; and the card that the other side
// plays. It stands in the half of the stage that is not concerned, and pushes nothing.

import { PlayedCard } from '@bridgefront/page/reveal/played-card.tsx';
import { Overlay } from '@bridgefront/page/stage/stage.tsx';
import type { OverlayPlace } from '@bridgefront/page/stage/stage.tsx';
import { Change } from '@bridgefront/page/forecast/marks.tsx';
import { Tray } from '@bridgefront/page/tray/tray.tsx';
import type { TwinFace } from '../rules/table.ts';
import { Keep } from './bastion.tsx';
import styles from './clash.module.css';
import { CardFigure } from './figures.tsx';
import type { Match } from './match.ts';
import { deedOf } from './played.ts';
import type { Seen } from './seen.ts';

interface Fight {
  readonly by: string;
  readonly seat: number;
  readonly hits: readonly { readonly card: string | null; readonly amount: number }[];
}

function fightOf(face: TwinFace): Fight | null {
  if (face.tell === 'attacks')
    return {
      by: face.card,
      seat: face.seat,
      hits: face.hits.map(({ card, amount, absorbed }) => ({ card, amount: absorbed ? 0 : amount })),
    };
  if (face.tell === 'strikes')
    return { by: face.card, seat: face.seat, hits: [{ card: null, amount: face.to - face.from }] };
  return null;
}

function Figure({ card, seat }: { readonly card: string | null; readonly seat: number }) {
  const colours = { '--a': `var(--body-${seat}a)`, '--b': `var(--body-${seat}b)` };
  return (
    <span class={styles.figure} style={colours}>
      {card === null ? (
        <Keep state="whole" seat={seat} winner={null} />
      ) : (
        <CardFigure card={card} side={seat} />
      )}
    </span>
  );
}

function FightTray({ fight, title }: { readonly fight: Fight; readonly title: string }) {
  return (
    <Tray
      title={title}
      scene={
        <span class={styles.scene} aria-hidden="true">
          <Figure card={fight.by} seat={fight.seat} />
          {fight.hits.map(({ card, amount }) => (
            <span key={card} class={styles.hit}>
              <Figure card={card} seat={1 - fight.seat} />
              <Change by={-amount} />
            </span>
          ))}
        </span>
      }
    />
  );
}

// The first lane runs above the second, upright beside it: there the side that is struck stays free.
function placeOf(face: TwinFace, near: number, upright: boolean): OverlayPlace {
  if (face.tell !== 'attacks' && face.tell !== 'strikes') return 'middle';
  const above = upright ? face.seat === near : face.lane === 'upper';
  return above ? 'bottom' : 'top';
}

/** What the report that is shown tells of a fight or of a card of the other side. */
export function Clash({ match, seen }: { readonly match: Match; readonly seen: Seen }) {
  const report = match.playback.current.value?.report;
  if (report === undefined) return null;
  const { face, text = '' } = report;
  const fight = fightOf(face);
  const upright = globalThis.matchMedia('(max-width: 559px)').matches;
  if (fight !== null)
    return (
      <Overlay bare at={placeOf(face, seen.near, upright)} class={styles.moment}>
        <FightTray fight={fight} title={text} />
      </Overlay>
    );
  return <PlayedCard match={match} at="left" deedOf={deedOf} />;
}
