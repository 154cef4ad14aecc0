// The analysis of a match as a replay opens it: loaded then, begun at once, and ended with it.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { MatchRecord } from '@bridgefront/kernel';
import type { MatchInfo } from '@bridgefront/protocol';
import { toast } from '@bridgefront/page/ui/toast.tsx';
import { ask } from '../source/api.ts';
import { Problem } from '../source/problem.ts';
import { analysisTexts } from '../texts/analysis.ts';
import type { AnalysisRun } from './run.ts';
import type { AnalysisCurve, AnalysisSide } from './views.tsx';

/** What is open. */
export interface OpenAnalysis {
  readonly run: AnalysisRun;
  readonly Side: typeof AnalysisSide;
  readonly Curve: typeof AnalysisCurve;
  readonly start: () => void;
}

async function startRun(run: AnalysisRun, match: string): Promise<void> {
  const record = await ask('getRecord', { params: { match } });
  if (record instanceof Problem) toast(record.message, 'bad');
  else run.start(record as MatchRecord);
}

async function open(match: string, seat: number): Promise<OpenAnalysis> {
  const [runs, views] = await Promise.all([import('./run.ts'), import('./views.tsx')]);
  const run = new runs.AnalysisRun(match, seat);
  return {
    run,
    Side: views.AnalysisSide,
    Curve: views.AnalysisCurve,
    start: () => void startRun(run, match),
  };
}

/** The analysis of this seat's match; null: nobody wants one, or it is being loaded. */
export function useAnalysis(info: MatchInfo, seat: number | null): OpenAnalysis | null {
  const now = useSignal<OpenAnalysis | null>(null);
  useEffect(() => {
    if (seat === null) return undefined;
    let wanted = true;
    const begin = async (): Promise<void> => {
      const opened = await open(info.id, seat);
      const done = await opened.run.recall();
      if (!wanted) return;
      now.value = opened;
      if (!done) opened.start();
    };
    begin().catch(() => toast(analysisTexts.problems.failed, 'bad'));
    return () => {
      wanted = false;
      now.peek()?.run.stop();
      now.value = null;
    };
  }, [info.id, seat]);
  return now.value;
}
