// The reader's standing answers: for each kind of window of the game whether the host answers it for them, and how.

import { useSignal } from '@preact/signals';
import { standingWays, wayOf, withWay } from '@bridgefront/hosting/standing-ways';
import type { StandingWay, WindowKind } from '@bridgefront/hosting/standing-ways';
import type { Source } from '@bridgefront/page/source.ts';
import { matchTexts } from '../texts/match.ts';
import { keepStanding } from './page-visit.ts';
import styles from './menu.module.css';

interface ControlProps {
  readonly source: Source;
  readonly seat: number;
}

/** A choice for every kind of window; nothing in a game without windows. */
export function StandingControl({ source, seat }: ControlProps) {
  const problem = useSignal('');
  const says = matchTexts.standing;
  const { windows = [], standing = [] } = source.document.value?.host ?? {};
  if (windows.length === 0) return null;
  const choose = async (kind: WindowKind, way: StandingWay): Promise<void> => {
    problem.value = '';
    const wished = withWay(kind, way, standing);
    problem.value = await keepStanding(source.match, seat, wished).then(
      (refusal) => refusal?.message ?? '',
      () => says.failed,
    );
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
