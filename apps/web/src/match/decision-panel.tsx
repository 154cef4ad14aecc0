// The plan so far, what happens without a choice, and the choices.

import type { MatchInfo } from '@bridgefront/protocol';
import { Result } from '../screens/result.tsx';
import type { GameTable } from '@bridgefront/page/contract.ts';
import { texts } from '../texts/index.ts';
import { Advice } from './advice.tsx';
import { ChoiceList } from './choices.tsx';
import type { Room } from '@bridgefront/page/match-context.ts';
import { PlanChips } from './plan.tsx';
import { askToNotify, notifyAllowed } from './turn.ts';
import styles from './decision-panel.module.css';

// Within a plan the default is not among the choices: the plan would be taken back first.
function defaultWords(room: Room, choice: string): string {
  const found = room.choices.value.find((open) => open.choice === choice);
  const planning = room.plan.value.length > 0;
  return found === undefined || planning ? texts.match.fallbackTakesBack : texts.match.fallback(found.label);
}

// One line with a place of its own: why nothing can be chosen just now, or what happens without a choice.
function Hint({ room }: { readonly room: Room }) {
  const { match } = texts;
  const fallback = room.source.document.value?.host.clock?.fallback ?? null;
  const words = (): string => {
    if (room.choices.value.length === 0) return '';
    if (room.source.connection.value !== 'live') return match.actsLater;
    return fallback === null ? '' : defaultWords(room, fallback);
  };
  return <p class={styles.hint}>{words()}</p>;
}

function waitsForPeople({ source }: Room): boolean {
  const { view, host } = source.document.value ?? {};
  const open = view?.decision?.seats.filter(({ sealed }) => !sealed) ?? [];
  return open.length > 0 && open.every(({ seat }) => seat !== view?.seat && host?.bots[seat] === null);
}

// Asked for only where it is of use: while other people think, this page may well lie in the background.
function NotifyOffer({ room }: { readonly room: Room }) {
  if (room.source.seat === null || notifyAllowed.value !== 'default' || !waitsForPeople(room)) return null;
  return (
    <p class={styles.offer}>
      <button type="button" onClick={() => void askToNotify()}>
        {texts.match.notify}
      </button>
      {texts.match.notifyWhy}
    </p>
  );
}

/** After the end, and after the last reveal has been shown: what came of it, and what can be done now. */
export function endOf(room: Room): MatchInfo | null {
  const info = room.source.info.value;
  const showing = room.moment.value !== null || room.playback.waiting.value > 0;
  const over = info?.status === 'finished' || info?.status === 'ended';
  return over && !showing ? info : null;
}

/** The panel of the open question. */
export function DecisionPanel({ room, game }: { readonly room: Room; readonly game: GameTable | null }) {
  const end = endOf(room);
  if (end !== null)
    return (
      <div class={styles.panel}>
        <div class={styles.choices}>
          <Result info={end} />
        </div>
      </div>
    );
  return (
    <div class={`${styles.panel} ${room.plan.value.length === 0 ? styles.fresh : ''}`}>
      <PlanChips room={room} />
      <Hint room={room} />
      <NotifyOffer room={room} />
      <div class={styles.choices}>
        <Advice room={room} />
        <ChoiceList room={room} game={game} />
      </div>
    </div>
  );
}
