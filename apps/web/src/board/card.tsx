// The card of a private board on the stage: who is asked, for whom one speaks, notes, and the ways back.

import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { SeatView } from '@bridgefront/kernel';
import { Button, ButtonLink } from '@bridgefront/page/ui/button.tsx';
import { CardHead } from '../lessons/card-head.tsx';
import coach from '../lessons/coach.module.css';
import { askDevice } from '../local/here.ts';
import type { PageMatchContext } from '../match/create-match-context.ts';
import { wide } from '../match/media.ts';
import { awaited } from '../match/next-person.ts';
import { isRefusal } from '../source/refusal.ts';
import { boardTexts as says } from '../texts/board.ts';
import { hasOutcomes } from './outcomes.ts';
import { foundBy, SupposeButton } from './supposing.tsx';
import type { Supposing } from './supposing.tsx';
import { SpreadLayer } from '@bridgefront/page/suppose/spread-layer.tsx';
import { seeAs } from './board-run.ts';
import type { BoardRun } from './board-run.ts';
import { corners } from '@bridgefront/page/popovers/corner.ts';
import type { Corner } from '@bridgefront/page/popovers/corner.ts';
import { Spotlight } from '../lessons/spotlight.tsx';
import styles from './card.module.css';

interface CardProps {
  readonly match: PageMatchContext;
  readonly run: BoardRun;
  readonly anew: () => void;
}

// Whether everything has been shown and nothing is on its way.
function rests({ playback, busy }: PageMatchContext): boolean {
  return !playback.playing.value && !busy.value;
}

// Once the plan is made for which one sees with another's eyes, one's own see what comes of it.
function useOwnEyes({ match, run }: CardProps): void {
  const { source } = match;
  const asked = useRef<number | null>(null);
  useSignalEffect(() => {
    const document = source.document.value;
    if (document === null || source.seat === run.note.seat) return;
    const { decision } = document.host;
    const open = (document.view.decision?.mine?.choices.length ?? 0) > 0;
    asked.current ??= decision;
    if (open && asked.current === decision) return;
    queueMicrotask(() => void seeAs(run.visit, run.note.seat));
  });
}

// On a phone it is folded while the reader's own choice is asked for, so that the table is in sight.
function useFolded({ source }: PageMatchContext): Signal<boolean> {
  const folded = useSignal(!wide.peek());
  const own = useComputed(() => (source.document.value?.view.decision?.mine?.choices.length ?? 0) > 0);
  useSignalEffect(() => {
    if (!own.value) folded.value = false;
  });
  return folded;
}

function Asked({ match, run }: CardProps) {
  const document = match.source.document.value;
  const busy = useSignal(false);
  if (document === null || !rests(match)) return null;
  const own = match.source.seat === run.note.seat;
  if ((document.view as SeatView).outcome !== null) return <p>{says.over}</p>;
  const { names } = document.host;
  if (!own)
    return (
      <>
        <p>{says.speaks(names[match.source.seat ?? 0] ?? '')}</p>
        <Button size="small" onClick={() => void seeAs(run.visit, run.note.seat)}>
          {says.ownEyes}
        </Button>
      </>
    );
  const pass = async (seat: number): Promise<void> => {
    busy.value = true;
    const answer = await askDevice('passFor', { match: match.source.match, seat });
    busy.value = false;
    if (isRefusal(answer)) match.refuse(answer.message);
  };
  return (
    <>
      {awaited(document).map((seat) => (
        <div key={seat} class={styles.asked} role="group" aria-label={says.asks(names[seat] ?? '')}>
          <p>{says.asks(names[seat] ?? '')}</p>
          <Button size="small" onClick={() => void seeAs(run.visit, seat)}>
            {says.speak(names[seat] ?? '')}
          </Button>
          <Button size="small" kind="quiet" busy={busy.value} onClick={() => void pass(seat)}>
            {says.pass}
          </Button>
        </div>
      ))}
    </>
  );
}

const pause = 500;

// Kept when the writer pauses, and when they leave.
function Notes({ run }: Pick<CardProps, 'run'>) {
  const { visit, note } = run;
  const text = useRef(note.notes);
  const kept = useRef(note.notes);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const keep = (): void => {
    clearTimeout(timer.current);
    if (text.current === kept.current) return;
    kept.current = text.current;
    void askDevice('keepNotes', { match: visit.match, notes: text.current });
  };
  useEffect(() => {
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('pagehide', keep);
      keep();
    };
  }, []);
  return (
    <details class={styles.notes} open={note.notes !== ''}>
      <summary>{says.notes}</summary>
      <textarea
        aria-label={says.notes}
        rows={3}
        maxLength={10_000}
        placeholder={says.notesHint}
        onInput={({ currentTarget }) => {
          text.current = currentTarget.value;
          clearTimeout(timer.current);
          timer.current = setTimeout(keep, pause);
        }}
        onBlur={keep}
      >
        {note.notes}
      </textarea>
    </details>
  );
}

/** What lies over the stage of a private board. */
export function BoardCard(props: CardProps) {
  const { match, run, anew } = props;
  const corner = useSignal<Corner>(corners[0]);
  const folded = useFolded(match);
  const state: Supposing = useSignal('nothing');
  const found = foundBy(state);
  useOwnEyes(props);
  const { note } = run;
  const { game } = match.shown.value.view;
  const back = (): void => void askDevice('goBack', { match: match.source.match });
  return (
    <>
      <Spotlight match={match} hint={null} corner={corner} />
      {found !== null && <SpreadLayer places={found.places} nameOf={(seat) => match.nameOf(seat)} />}
      <aside
        class={`${coach.coach} ${styles.card}`}
        data-lesson
        data-board
        data-corner={corner.value}
        aria-label={says.title}
      >
        <CardHead count={says.title} folded={folded} says={says} />
        {!folded.value && (
          <>
            <div class={coach.words}>
              {found === null && <p class={coach.goal}>{note.ownOnly ? says.ownOnly : says.lead}</p>}
              {found === null && run.moved.value && (
                <div class={styles.asked}>
                  <p role="status">{says.moved}</p>
                  <Button size="small" kind="primary" onClick={anew}>
                    {says.movedAnew}
                  </Button>
                </div>
              )}
              {found === null && <Asked {...props} />}
              {hasOutcomes(game) && <SupposeButton match={match} game={game} state={state} />}
            </div>
            <div hidden={found !== null}>
              <Notes run={run} />
            </div>
            {found === null && (
              <div class={coach.ways}>
                <Button kind="quiet" size="small" icon="undo" onClick={back}>
                  {says.back}
                </Button>
                <Button kind="quiet" size="small" onClick={anew}>
                  {says.anew}
                </Button>
                <ButtonLink kind="quiet" size="small" href={`/m/${note.match}`}>
                  {says.toMatch}
                </ButtonLink>
              </div>
            )}
          </>
        )}
      </aside>
    </>
  );
}
