// The plan so far, what happens without a choice, and the choices.

import type { GameTable } from '../tables/types.ts';
import { texts } from '../texts/index.ts';
import { ChoiceList } from './choices.tsx';
import type { Room } from './room.ts';
import { PlanChips } from './plan.tsx';
import styles from './decision-panel.module.css';

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
  return (
    <div class={styles.panel}>
      <PlanChips room={room} />
      <Hint room={room} />
      <div class={styles.choices}>
        <ChoiceList room={room} game={game} />
      </div>
    </div>
  );
}
