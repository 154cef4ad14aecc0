// What is asked, the plan so far, the choices; or whom everybody waits for.

import type { GameTable } from '../tables/types.ts';
import { texts } from '../texts/index.ts';
import { ChoiceList } from './choices.tsx';
import type { Room } from './room.ts';
import { PlanChips } from './plan.tsx';
import styles from './decision-panel.module.css';

/** One line about what the reader should do now. */
export function promptOf(room: Room): string {
  const { match } = texts;
  const document = room.source.document.value;
  if (document === null) return '';
  const { view, host } = document;
  if (view.outcome !== null || host.status !== 'live') return match.over;
  if (room.moment.value !== null) return match.revealing;
  const mine = view.decision?.mine ?? null;
  if (mine !== null && mine.choices.length > 0) return mine.prompt;
  const open = view.decision?.seats.filter(({ sealed }) => !sealed) ?? [];
  const names = open.flatMap(({ seat }) => (seat === view.seat ? [] : (host.names[seat] ?? [])));
  const waiting = match.waitingFor(names);
  if (view.seat === null) return `${match.spectating}. ${waiting}`;
  return mine === null ? waiting : `${match.sealed} ${waiting}`;
}

function labelOf(room: Room, choice: string): string {
  return room.choices.value.find((open) => open.choice === choice)?.label ?? choice;
}

// One line with a place of its own: why nothing can be chosen just now, or what happens without a choice.
function Hint({ room }: { readonly room: Room }) {
  const { match } = texts;
  const fallback = room.source.document.value?.host.clock?.fallback ?? null;
  const words = (): string => {
    if (room.choices.value.length === 0) return '';
    if (room.source.connection.value !== 'live') return match.actsLater;
    return fallback === null ? '' : match.fallback(labelOf(room, fallback));
  };
  return <p class={styles.hint}>{words()}</p>;
}

/** The panel of the open question. */
export function DecisionPanel({ room, game }: { readonly room: Room; readonly game: GameTable | null }) {
  const mine = room.choices.value.length > 0;
  return (
    <div class={styles.panel}>
      <h2 class={`${styles.prompt} ${mine ? styles.mine : ''}`}>{promptOf(room)}</h2>
      <PlanChips room={room} />
      <Hint room={room} />
      <div class={styles.choices}>
        <ChoiceList room={room} game={game} />
      </div>
    </div>
  );
}
