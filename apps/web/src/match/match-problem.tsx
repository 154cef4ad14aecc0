// Why a match cannot be shown, in one sentence, and what to do.

import { matchTexts } from '../texts/match.ts';
import type { VisitProblem } from './visit.ts';
import styles from './match-problem.module.css';

/** The screen instead of the table. */
export function MatchProblem({
  problem,
  retry,
}: {
  readonly problem: VisitProblem;
  readonly retry: () => void;
}) {
  const match = matchTexts;
  const sentence =
    problem === 'unreachable'
      ? match.problems['unreachable']
      : (match.problems[problem.code] ?? problem.message);
  return (
    <main id="content" class={styles.problem}>
      <h1>{match.problemTitle}</h1>
      <p role="alert">{sentence}</p>
      <p class={styles.ways}>
        <button type="button" class={styles.button} onClick={retry}>
          {match.tryAgain}
        </button>
        <a href="/">{match.home}</a>
      </p>
    </main>
  );
}
