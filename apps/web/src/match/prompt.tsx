// What is asked, or whom everybody waits for; during the reveal, what is shown and its handles.

import { Button } from '@bridgefront/page/ui/button.tsx';
import { texts } from '../texts/index.ts';
import type { MatchRoom } from './create-room.ts';
import { RevealHandles } from './reveal-handles.tsx';
import type { Room } from '@bridgefront/page/match-context.ts';
import styles from './prompt.module.css';

// One line about what the reader should do now.
function promptOf(room: Room): string {
  const { match } = texts;
  const document = room.source.document.value;
  if (document === null) return '';
  const { view, host } = document;
  if (view.outcome !== null || host.status !== 'live') return match.over;
  const mine = view.decision?.mine ?? null;
  if (mine !== null && mine.choices.length > 0) return mine.prompt;
  const open = view.decision?.seats.filter(({ sealed }) => !sealed) ?? [];
  const names = open.flatMap(({ seat }) => (seat === view.seat ? [] : (host.names[seat] ?? [])));
  const waiting = match.waitingFor(names);
  if (view.seat === null) return `${match.spectating}. ${waiting}`;
  return mine === null ? waiting : `${match.sealed} ${waiting}`;
}

// The sentence of the moment; screen readers have been told everything at once.
function Sentence({ room }: { readonly room: MatchRoom }) {
  const { playback, moment } = room;
  const { match } = texts;
  return (
    <>
      <h2 class="visually-hidden">{playback.again.value ? match.again : match.revealing}</h2>
      <p class={styles.sentence} aria-hidden="true">
        {moment.value?.told.text}
      </p>
    </>
  );
}

function isMine(room: MatchRoom): boolean {
  return room.choices.value.length > 0;
}

/** Beside the table: as much as there is to say. */
export function Prompt({ room }: { readonly room: MatchRoom }) {
  if (room.playback.playing.value)
    return (
      <div class={styles.prompt}>
        <Sentence room={room} />
        <RevealHandles room={room} />
      </div>
    );
  return (
    <div class={styles.prompt}>
      <h2 class={isMine(room) ? styles.mine : undefined}>{promptOf(room)}</h2>
    </div>
  );
}

/** Above the sheet: two lines, always as high; `open` opens the choices. */
export function PromptSlot({ room, open }: { readonly room: MatchRoom; readonly open: () => void }) {
  const playing = room.playback.playing.value;
  return (
    <div class={styles.slot}>
      {playing ? (
        <>
          <Sentence room={room} />
          <RevealHandles room={room} />
        </>
      ) : (
        <h2>
          <button type="button" class={isMine(room) ? styles.mine : undefined} onClick={open}>
            {promptOf(room)}
          </button>
        </h2>
      )}
      {!playing && room.plan.value.length > 0 && (
        <Button
          icon="undo"
          label={texts.match.back}
          busy={room.busy.value}
          onClick={() => room.busy.peek() || room.takeBack()}
        />
      )}
    </div>
  );
}
