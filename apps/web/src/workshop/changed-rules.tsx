// What is changed of the rules at a table, each change in words: cards by their names, numbers with those that are printed.

import type { MatchInfo } from '@bridgefront/protocol';
import { useEffect, useState } from 'preact/hooks';
import { pageOf } from '../games.ts';
import { gamesNow } from '../source/games.ts';
import { workshopTexts } from '../texts/workshop.ts';
import { benchOf } from './bench.ts';
import { toldChanges } from './changes.ts';
import type { ToldChange } from './changes.ts';
import styles from './changed-rules.module.css';

/** The list; nothing where all is as printed, or not known yet. */
export function ChangedRules({ game: name, options }: Pick<MatchInfo, 'game' | 'options'>) {
  const [told, setTold] = useState<readonly ToldChange[]>([]);
  const game = gamesNow().find((one) => one.name === name);
  useEffect(() => {
    if (game === undefined) return;
    void pageOf(name).then(async (page) => {
      if (page !== null) setTold(toldChanges(await benchOf(game, page), options));
    });
  }, [game, name, options]);
  if (told.length === 0) return null;
  return (
    <dl class={styles.changes} aria-label={workshopTexts.changes}>
      {told.map(({ key, what, value, standard }) => (
        <div key={key}>
          <dt>{what}</dt>
          <dd>
            <strong>{value}</strong> {standard !== '' && <span>{workshopTexts.standard(standard)}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
