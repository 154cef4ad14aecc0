// The whole table: two heartlands facing each other over the frontiers, one's own hand at the bottom.

import { useEffect } from 'preact/hooks';
import { useFlip } from '@bridgefront/page/motion/flip.ts';
import { Explanations } from '@bridgefront/page/popovers/explanations.tsx';
import { Actions } from './actions.tsx';
import { AnswerTray } from './answer.tsx';
import { Board } from './board.tsx';
import { show } from './combat.ts';
import { putDown } from './draft.ts';
import { useKeptFocus } from './keep-focus.ts';
import { Hand } from './hand.tsx';
import { PlayedCard } from '@bridgefront/page/reveal/played-card.tsx';
import { deedOf } from './played.ts';
import { Stage } from '@bridgefront/page/stage/stage.tsx';
import type { Match } from './match.ts';
import { seenOf } from './seen.ts';
import { DeckCards, Start } from './start.tsx';
import styles from './table.module.css';

const glides: { readonly [pace: string]: number } = { slow: 700, normal: 420, fast: 200, step: 420, off: 0 };

/** Heartland as one reader sees it now. */
export function Table({ match }: { readonly match: Match }) {
  const seen = seenOf(match);
  const { table } = seen;
  const calm = globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const duration = calm ? 0 : (glides[match.playback.pace.value] ?? 0);
  const root = useFlip(table, duration);
  useKeptFocus(root, seen.draft.held);
  const { commits } = seen;
  useEffect(() => putDown(match), [match, commits]);
  const moment = match.playback.current.value;
  useEffect(() => {
    if (root.current === null || moment === null || duration === 0) return undefined;
    return show(root.current, moment.report.face, Math.max(duration * 1.6, moment.duration * 0.7));
  }, [moment, duration, root]);
  return (
    <Explanations>
      <div class={styles.table} ref={root}>
        <Stage
          board={table.phase === 'decks' ? <Start seen={seen} /> : <Board seen={seen} />}
          overlays={
            <>
              <Actions seen={seen} />
              <AnswerTray seen={seen} />
              <PlayedCard match={match} at="right" deedOf={deedOf} />
            </>
          }
          hand={table.phase === 'decks' ? <DeckCards seen={seen} /> : <Hand seen={seen} />}
        />
      </div>
    </Explanations>
  );
}
