// Why a match cannot be shown, in one sentence, and what to do.

import { useEffect } from 'preact/hooks';
import { every } from '../source/poll.ts';
import { matchTexts } from '../texts/match.ts';
import type { VisitProblem } from './visit.ts';
import styles from './match-problem.module.css';

const askAgainEvery = 5_000;

/** The screen instead of the table; a server that was away is asked again and again. */
export function MatchProblem({
  problem,
  here,
  retry,
}: {
  readonly problem: VisitProblem;
  /** The match is one of this device, which says itself what is wrong. */
  readonly here: boolean;
  readonly retry: () => void;
}) {
  const away = problem === 'unreachable';
  useEffect(() => (away ? every(askAgainEvery, retry) : undefined), [away]);
  const sentence =
    problem === 'unreachable'
      ? matchTexts.problems['unreachable']
      : ((here ? undefined : matchTexts.problems[problem.code]) ?? problem.message);
  return (
    <main id="content" class={styles.problem}>
      <h1>{matchTexts.problemTitle}</h1>
      <p role="alert">{sentence}</p>
      <p class={styles.ways}>
        <button type="button" class={styles.button} onClick={retry}>
          {matchTexts.tryAgain}
        </button>
        <a href="/">{matchTexts.home}</a>
      </p>
    </main>
  );
}
