// The table before the match: who sits where, and whether they are ready.

import type { MatchInfo } from '@bridgefront/protocol';
import type { Source } from '../source/types.ts';
import { texts } from '../texts/index.ts';
import { actAtTable } from './page-visit.ts';
import type { Visit } from './visit.ts';
import styles from './match-problem.module.css';

/** What is shown until the match begins. */
export function WaitingTable({
  info,
  visit,
}: {
  readonly info: MatchInfo;
  readonly visit: Visit;
  readonly source: Source;
}) {
  const ready = async (): Promise<void> => {
    const answer = await actAtTable(info.id, 'ready', { entropy: crypto.randomUUID() });
    if ('seats' in answer) visit.took(answer);
  };
  return (
    <main id="content" class={styles.problem}>
      <h1>{texts.shell.title}</h1>
      {info.status === 'cancelled' && <p>{texts.match.cancelled}</p>}
      <ul>
        {info.seats.map(({ seat, name, bot }) => (
          <li key={seat}>{name ?? bot ?? '…'}</li>
        ))}
      </ul>
      {info.seats.some(({ mine }) => mine) && (
        <button type="button" class={styles.button} onClick={() => void ready()}>
          {texts.match.start}
        </button>
      )}
    </main>
  );
}
