// The plan so far as chips; each can be taken back, together with what was planned after it.

import { useEffect, useMemo } from 'preact/hooks';
import { texts } from '../texts/index.ts';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { plannedWords } from './plan-words.ts';
import type { Planned } from './plan-words.ts';
import type { Room } from '@bridgefront/page/match-context.ts';
import styles from './plan.module.css';

function takeBack(room: Room, times: number): void {
  if (room.busy.peek()) return;
  for (let time = 0; time < times; time++) room.takeBack();
}

/** The plan so far. */
export function PlanChips({ room }: { readonly room: Room }) {
  const kept = useMemo(() => plannedWords(room.source), [room]);
  useEffect(() => () => kept.stop(), [kept]);
  const planned = kept.planned.value;
  const { match } = texts;
  if (room.source.seat === null) return null;
  const asked = room.choices.value.length > 0 && room.source.document.value?.view.decision?.mine != null;
  return (
    <>
      <Chips room={room} planned={planned} asked={asked} />
      {planned.length > 0 && (
        <p class={styles.ways}>
          <Button size="small" icon="undo" busy={room.busy.value} onClick={() => takeBack(room, 1)}>
            {match.back}
          </Button>
          {planned.length > 1 && (
            <Button
              kind="quiet"
              size="small"
              busy={room.busy.value}
              onClick={() => takeBack(room, planned.length)}
            >
              {match.changePlan}
            </Button>
          )}
        </p>
      )}
    </>
  );
}

function Chips({
  room,
  planned,
  asked,
}: {
  readonly room: Room;
  readonly planned: readonly Planned[];
  readonly asked: boolean;
}) {
  const { match } = texts;
  return (
    <ol class={styles.chips} aria-label={match.yourPlan}>
      {planned.map(({ choice, label }, at) => (
        <li key={`${at} ${choice}`}>
          <button
            type="button"
            class={styles.chip}
            data-planned={choice}
            aria-disabled={room.busy.value}
            aria-label={match.takeBackLast(label)}
            aria-keyshortcuts={at === planned.length - 1 ? 'Backspace' : undefined}
            title={match.takeBackLast(label)}
            onClick={() => takeBack(room, planned.length - at)}
          >
            {label}
            <span class={styles.cross} aria-hidden="true">
              ×
            </span>
          </button>
        </li>
      ))}
      {asked && planned.length === 0 && <li class={styles.empty}>{match.noPlan}</li>}
    </ol>
  );
}
