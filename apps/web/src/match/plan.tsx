// The plan so far as chips. What was planned last is taken back at the foot of the panel; a click on a chip takes back as
// far as there.

import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { Coordinates } from '@bridgefront/page/boards/coordinates.tsx';
import type { GamePage } from '@bridgefront/page/contract.ts';
import { matchTexts } from '../texts/match.ts';
import { takeBackFrom } from './take-back.ts';
import { plannedWords } from './plan-words.ts';
import type { Planned } from './plan-words.ts';
import type { MatchContext } from '@bridgefront/page/match-context.ts';
import styles from './plan.module.css';

/** Letters of a chip beyond which it says less: some two lines of the panel. */
const longest = 48;

/** The plan so far. */
export function PlanChips(props: { readonly match: MatchContext; readonly game: GamePage | null }) {
  const { match } = props;
  const planned = useMemo(() => plannedWords(match.source), [match]).value;
  return match.source.seat === null ? null : <Chips {...props} planned={planned} />;
}

// What stands in brackets helps to choose; once it is chosen, the title tells it.
function briefly(label: string): string {
  return label.length > longest ? label.replace(/ \([^()]*\)$/, '') : label;
}

interface ChipsProps {
  readonly match: MatchContext;
  readonly planned: readonly Planned[];
  readonly game: GamePage | null;
}

function Chips({ match, planned, game }: ChipsProps) {
  const says = matchTexts;
  const list = useRef<HTMLOListElement>(null);
  // What was planned last is in sight, however long the plan is.
  useLayoutEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [planned.length]);
  if (planned.length === 0) return null;
  return (
    <ol ref={list} class={styles.chips} aria-label={says.yourPlan}>
      {planned.map(({ choice, label }, at) => {
        const brief = game?.says?.([choice], match, true) ?? null;
        return (
          <li key={`${at} ${choice}`}>
            <button
              type="button"
              class={styles.chip}
              data-planned={choice}
              aria-disabled={match.busy.value}
              aria-label={says.takeBackLast(brief ?? label)}
              aria-keyshortcuts={at === planned.length - 1 ? 'Backspace' : undefined}
              title={says.takeBackLast(label)}
              onClick={() => takeBackFrom(match, at)}
            >
              {brief ?? briefly(label)}
              {brief === null && <Coordinates of={choice} rim={game?.rim} />}
              <span class={styles.cross} aria-hidden="true">
                ×
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
