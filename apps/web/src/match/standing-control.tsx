// The reader's standing answers: for each kind of window of the game whether the host answers it for them, and how.

import { useSignal } from '@preact/signals';
import { standingWays, wayOf, withWay } from '@bridgefront/hosting/standing-ways';
import type { StandingWay, WindowKind } from '@bridgefront/hosting/standing-ways';
import { matchTexts } from '../texts/match.ts';
import type { PageMatchContext } from './create-match-context.ts';
import styles from './menu.module.css';

/** A choice for every kind of window; nothing in a game without windows. */
export function StandingControl({ match }: { readonly match: PageMatchContext }) {
  const problem = useSignal('');
  const says = matchTexts.standing;
  const { windows = [], standing = [] } = match.source.document.value?.host ?? {};
  if (windows.length === 0) return null;
  const choose = async (kind: WindowKind, way: StandingWay): Promise<void> => {
    problem.value = '';
    problem.value = await match.keepStanding(withWay(kind, way, standing));
  };
  return (
    <fieldset class={styles.standing}>
      <legend>{says.title}</legend>
      {windows.map((kind) => {
        const way = wayOf(kind, standing);
        return (
          <label key={kind.text} class={styles.row}>
            <span>{kind.text}</span>
            <select
              value={way}
              onChange={(event) => {
                const wished = standingWays.find((known) => known === event.currentTarget.value);
                if (wished !== undefined) void choose(kind, wished);
              }}
            >
              {standingWays
                .filter((one) => one !== 'always' || kind.always.length > 0)
                .map((one) => (
                  <option key={one} value={one}>
                    {says[one]}
                  </option>
                ))}
            </select>
          </label>
        );
      })}
      <p role="status" class={styles.problem}>
        {problem.value}
      </p>
    </fieldset>
  );
}
