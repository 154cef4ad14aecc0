// Looking back in a running match: its past so far, moment by moment, with the reader's own eyes, while it goes on.

import { computed, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { GamePage } from '@bridgefront/page/contract.ts';
import type { Source } from '@bridgefront/page/source.ts';
import { Frame, region, TableArea } from '@bridgefront/page/stage/stage.tsx';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { pastOf } from '../playback/moments.ts';
import { ReplayBar } from '../playback/replay-bar.tsx';
import { ReplayPlayback } from '../playback/replay-playback.ts';
import { matchTexts } from '../texts/match.ts';
import { createMatchContext } from './create-match-context.ts';
import type { PageMatchContext } from './create-match-context.ts';
import { pageSurroundings } from '../source/surroundings.ts';
import styles from './look-back.module.css';

// The same source, but deaf: nothing can be chosen in the past, and news waits in the present.
function pastSource(source: Source): Source {
  const document = computed(() => {
    const now = source.document.value;
    return now === null ? null : { ...now, view: { ...now.view, decision: null } };
  });
  const nothing = () => Promise.resolve(null);
  return {
    ...source,
    document,
    onChange: () => () => undefined,
    choose: nothing,
    takeBack: nothing,
    say: nothing,
    close: () => undefined,
  };
}

/** Where one looks back from, and what ends it. */
export interface LookBackProps {
  readonly match: PageMatchContext;
  readonly game: GamePage;
  readonly close: () => void;
}

/** The table as it was, and the handles; stands over the present one. */
export function LookBack({ match, game, close }: LookBackProps) {
  const { past, playback, replayed } = useMemo(() => {
    const { source } = match;
    const duration = (report: Parameters<GamePage['duration']>[0]): number => game.duration(report);
    const replayed = pastOf(match.playback.remembered(), source.reports.peek(), duration);
    const { host } = match.shown.peek();
    const made = new ReplayPlayback({
      moments: replayed.moments,
      host: { ...host, decision: null, clock: null },
      pace: pageSurroundings.pace(),
      start: replayed.moments.length,
      duration,
      keep: (pace) => pageSurroundings.keepPace(pace),
    });
    const context = createMatchContext(pastSource(source), game, pageSurroundings, made);
    return { past: context, playback: made, replayed };
  }, [match, game]);
  useEffect(() => () => past.close(), [past]);
  // The log beside it goes along.
  useSignalEffect(() => void (match.lookedAt.value = playback.place.value));
  useEffect(() => () => void (match.lookedAt.value = null), [match]);
  const told = playback.current.value?.report.text;
  return (
    <section class={styles.past} aria-label={matchTexts.replay.past}>
      <Frame kind="past">
        <p class={`${region('bar')} ${styles.told}`} aria-live="polite">
          <strong>{matchTexts.replay.past}</strong> {told}
        </p>
        <TableArea main={false}>
          <game.Table match={past} />
        </TableArea>
        <div class={region('foot')}>
          <ReplayBar playback={playback} replayed={replayed} game={game} eyes={null}>
            <Button kind="primary" size="small" onClick={close}>
              {matchTexts.replay.toPresent}
            </Button>
          </ReplayBar>
        </div>
      </Frame>
    </section>
  );
}
