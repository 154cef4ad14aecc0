// What is asked, or whom everybody waits for; during the reveal, what is shown and its handles.

import { Button } from '@bridgefront/page/ui/button.tsx';
import { matchTexts } from '../texts/match.ts';
import type { PageMatchContext } from './create-match-context.ts';
import { endOf } from './decision-panel.tsx';
import { isOver } from './over.ts';
import { RefusalNotice } from './refusal.tsx';
import { RevealHandles } from './reveal-handles.tsx';
import type { MatchContext } from '@bridgefront/page/match-context.ts';
import styles from './prompt.module.css';

// One line about what the reader should do now.
function promptOf(match: MatchContext): string {
  const words = matchTexts;
  const document = match.source.document.value;
  if (document === null) return '';
  if (isOver(document)) return words.over;
  const { view, host } = document;
  const mine = view.decision?.mine ?? null;
  if (mine !== null && mine.choices.length > 0) return mine.prompt;
  const open = view.decision?.seats.filter(({ sealed }) => !sealed) ?? [];
  const names = open.flatMap(({ seat }) => (seat === view.seat ? [] : (host.names[seat] ?? [])));
  const waiting = words.waitingFor(names);
  if (view.seat === null) return `${words.spectating}. ${waiting}`;
  return mine === null ? waiting : `${words.sealed} ${waiting}`;
}

// The sentence of the moment; screen readers have been told everything at once.
function Sentence({ match }: { readonly match: PageMatchContext }) {
  const { playback } = match;
  const words = matchTexts;
  return (
    <>
      <h2 class="visually-hidden">{playback.again.value ? words.again : words.revealing}</h2>
      <p class={styles.sentence} aria-hidden="true">
        {playback.current.value?.report.text}
      </p>
    </>
  );
}

function isMine(match: PageMatchContext): boolean {
  return match.choices.value.length > 0;
}

// With the result in sight, that it is over is a heading for readers by ear alone.
function hasEnded(match: PageMatchContext): boolean {
  return endOf(match) !== null && match.refusal.value === null;
}

function Ended() {
  return <h2 class="visually-hidden">{matchTexts.over}</h2>;
}

/** Beside the table: as much as there is to say. */
export function Prompt({ match }: { readonly match: PageMatchContext }) {
  if (match.playback.playing.value)
    return (
      <div class={styles.prompt}>
        <Sentence match={match} />
        <RevealHandles match={match} />
        <RefusalNotice match={match} />
      </div>
    );
  if (hasEnded(match)) return <Ended />;
  return (
    <div class={styles.prompt}>
      <h2 class={isMine(match) ? styles.mine : undefined}>{promptOf(match)}</h2>
      <RefusalNotice match={match} />
    </div>
  );
}

/** Above the sheet: up to three lines, always as high; `open` opens the choices. A refusal takes the place of what is asked. */
export function PromptSlot({ match, open }: { readonly match: PageMatchContext; readonly open: () => void }) {
  const playing = match.playback.playing.value;
  const refused = match.refusal.value !== null;
  if (hasEnded(match)) return <Ended />;
  return (
    <div class={styles.slot}>
      <RefusalNotice match={match} />
      {playing && !refused && <Sentence match={match} />}
      {playing && <RevealHandles match={match} />}
      {!playing && !refused && (
        <h2>
          <button type="button" class={isMine(match) ? styles.mine : undefined} onClick={open}>
            <span>{promptOf(match)}</span>
          </button>
        </h2>
      )}
      {!playing && match.plan.value.length > 0 && (
        <Button
          icon="undo"
          label={matchTexts.back}
          busy={match.busy.value}
          onClick={() => match.busy.peek() || match.takeBack()}
        />
      )}
    </div>
  );
}
