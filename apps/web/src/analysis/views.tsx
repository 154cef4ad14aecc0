// The analysis of the match that a replay shows: the panel beside the table, and the curve below the slider.

import { useSignalEffect } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { PastChance, PastDecision } from '@bridgefront/bots';
import type { MatchInfo } from '@bridgefront/protocol';
import type { GamePage } from '@bridgefront/page/contract.ts';
import type { PageMatchContext } from '../match/create-match-context.ts';
import { marksOf } from '../playback/marks.ts';
import { momentAt } from '../playback/moments.ts';
import type { Replayed } from '../playback/moments.ts';
import type { ReplayPlayback } from '../playback/replay-playback.ts';
import { keyMoments, longestShown, stepsOf, turningSwings } from '../playback/story.ts';
import type { Steps, TurningPoint } from '../playback/story.ts';
import { analysisTexts } from '../texts/analysis.ts';
import { accuracyOf } from './accuracy.ts';
import { Curve } from './curve.tsx';
import { curveOf, decisionsOf, faultsOf, luckOf, swingsOf, withTrueTurns } from './findings.ts';
import { AnalysisPanel } from './panel.tsx';
import type { AnalysisRun, Standing } from './run.ts';

/** What both look at. */
export interface Looking {
  readonly info: MatchInfo;
  readonly game: GamePage | null;
  readonly seat: number;
  readonly replayed: Replayed;
  readonly playback: ReplayPlayback;
  readonly match: PageMatchContext;
  readonly run: AnalysisRun;
  /** The decision that is looked at, by how many choices had been made. */
  readonly looked: Signal<number | null>;
}

interface SideProps extends Looking {
  readonly whose: (seat: number) => void;
  readonly start: () => void;
}

// The same that the story of its end names.
function turningsOf(
  curve: readonly PastChance[],
  steps: Steps,
  { info, game, replayed }: Looking,
): readonly TurningPoint[] {
  if (game === null) return [];
  const names = info.seats.map(({ name }) => name ?? '');
  return turningSwings(steps, swingsOf(curve, steps.ends), keyMoments(replayed, game), (from, to) =>
    longestShown(replayed, game, names, from, to),
  );
}

function useFound(standing: Standing, looking: Looking) {
  const { pieces, whole } = standing;
  const { info, seat, game } = looking;
  const { moments } = looking.replayed;
  const steps = useMemo(
    () => (game === null ? { headings: [], ends: [] } : stepsOf(looking.replayed, game)),
    [looking.replayed, game],
  );
  const at = moments[moments.length - 1]?.choice ?? 0;
  return useMemo(() => {
    // What happens between the last place that is known and the end is not known yet.
    const curve = curveOf(pieces, { outcome: whole ? info.outcome : null, at });
    return {
      curve,
      turned: turningsOf(curve, steps, looking),
      decisions: withTrueTurns(decisionsOf(pieces), steps.ends),
      accuracy: accuracyOf(decisionsOf(pieces), curve, seat, steps.ends),
      luck: luckOf(pieces, seat),
    };
  }, [pieces, game]);
}

// A better plan stays on the board as long as the moment does to which it belongs.
function useLooked({ looked, playback, match, replayed: { moments } }: Looking): void {
  useSignalEffect(() => {
    const at = playback.at.value;
    if (looked.peek() === null || momentAt(moments, looked.peek() ?? 0) === at) return;
    looked.value = null;
    match.advise(null);
  });
}

/** The panel. */
export function AnalysisSide(props: SideProps) {
  const { info, seat, game, run, playback, replayed, match, looked, whose, start } = props;
  const { moments } = replayed;
  const standing = run.standing.value;
  const { turned, decisions, accuracy, luck } = useFound(standing, props);
  const marks = useMemo(() => (game === null ? [] : marksOf(replayed, game)), [replayed, game]);
  useLooked(props);
  const seek = (choice: number): void => playback.seek(momentAt(moments, choice));
  const look = ({ at, best }: PastDecision): void => {
    looked.value = at;
    seek(at);
    match.advise(best.choices.slice(0, best.steps[0]));
  };
  const where = (choice: number): string => {
    const moment = momentAt(moments, choice);
    return marks.findLast(({ at }) => at <= moment)?.label ?? analysisTexts.beginning;
  };
  return (
    <AnalysisPanel
      info={info}
      seat={seat}
      standing={standing}
      decisions={decisions}
      accuracy={accuracy}
      turned={turned}
      luck={luck}
      where={where}
      now={moments[playback.at.value]?.choice ?? 0}
      looked={looked.value}
      seek={seek}
      look={look}
      whose={whose}
      start={start}
      stop={() => run.stop()}
    />
  );
}

/** The curve. */
export function AnalysisCurve(props: Looking) {
  const { run, seat, playback, replayed } = props;
  const { moments } = replayed;
  const { curve, decisions } = useFound(run.standing.value, props);
  const most = Math.max(1, moments.length - 1);
  return (
    <Curve
      curve={curve}
      faults={faultsOf(decisions)}
      seat={seat}
      place={(choice) => momentAt(moments, choice) / most}
      now={playback.at.value / most}
      seek={(place) => playback.seek(Math.round(place * most))}
    />
  );
}
