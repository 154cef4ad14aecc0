// Talk at the table.

import { useSignal } from '@preact/signals';
import type { ChatLine, ChatTo } from '@bridgefront/protocol';
import { pageWire } from '../source/page-outside.ts';
import { enter } from '../source/session.ts';
import { matchTexts } from '../texts/match.ts';
import { SeatMark } from '@bridgefront/page/ui/seat-mark.tsx';
import { chatKey } from '@bridgefront/page/source.ts';
import type { Source } from '@bridgefront/page/source.ts';
import { hasMates, seatOfLine } from './chat-lines.ts';
import styles from './chat.module.css';

interface BubbleProps {
  readonly line: ChatLine;
  readonly seat: number | null;
  readonly own: boolean;
}

function Bubble({ line, seat, own }: BubbleProps) {
  const time = new Date(line.at);
  return (
    <li class={`${styles.line} ${own ? styles.own : ''}`} data-to={line.to ?? 'table'}>
      <p class={styles.who}>
        {seat !== null && <SeatMark seat={seat} />}
        <b>{line.name}</b>
        {seat === null && <span>{matchTexts.watching}</span>}
        {line.to === 'side' && <span class={styles.aside}>{matchTexts.chatAside}</span>}
        <time dateTime={time.toISOString()}>
          {time.toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })}
        </time>
      </p>
      <p class={styles.text}>{line.text}</p>
    </li>
  );
}

// Who only watched so far enters with the first word.
async function sayAs(
  source: Source,
  words: string,
  to: ChatTo,
): Promise<{ readonly message: string } | null> {
  const refusal = await source.say(words, to);
  if (refusal?.code !== 'no-session') return refusal;
  const problem = await enter();
  if (problem !== null) return problem;
  pageWire.renew();
  return source.say(words, to);
}

interface SwitchProps {
  readonly to: ChatTo;
  readonly choose: (to: ChatTo) => void;
}

// Where somebody plays with the reader: who is to read what is written.
function ToWhom({ to, choose }: SwitchProps) {
  return (
    <fieldset class={styles.to}>
      <legend class="visually-hidden">{matchTexts.chatTo}</legend>
      {(['side', 'table'] as const).map((one) => (
        <label key={one}>
          <input type="radio" name="chat-to" checked={to === one} onChange={() => choose(one)} />
          {matchTexts.chatTos[one]}
        </label>
      ))}
    </fieldset>
  );
}

function Writer({ source }: { readonly source: Source }) {
  const text = useSignal('');
  const refused = useSignal('');
  // What is said to the wrong readers cannot be unsaid: the fewer ones come first.
  const chosen = useSignal<ChatTo>('side');
  const { value: info } = source.info;
  const mates = info !== null && info.startedAt !== null && hasMates(info, source.seat);
  const to = mates ? chosen.value : 'table';
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    const words = text.value.trim();
    if (words === '') return;
    const refusal = await sayAs(source, words, to);
    refused.value = refusal?.message ?? '';
    if (refusal === null) text.value = '';
  };
  return (
    <form class={styles.writer} onSubmit={(event) => void send(event)}>
      {mates && <ToWhom to={to} choose={(one) => (chosen.value = one)} />}
      <input
        maxLength={500}
        value={text.value}
        aria-label={matchTexts.chatWrites[to]}
        placeholder={matchTexts.chatWrites[to]}
        autoComplete="off"
        onInput={(event) => (text.value = event.currentTarget.value)}
      />
      <button type="submit">{matchTexts.send}</button>
      <p class={styles.refused} role="status">
        {refused.value}
      </p>
    </form>
  );
}

/** The chat of a table. */
export function Chat({ source }: { readonly source: Source }) {
  const lines = source.chat.value;
  const { seats = [] } = source.info.value ?? {};
  return (
    <div class={styles.chat}>
      <div class={styles.lines} tabIndex={0} role="log" aria-label={matchTexts.chat}>
        <div>
          {lines.length === 0 && <p class={styles.none}>{matchTexts.chatEmpty}</p>}
          <ol>
            {lines.map((line) => {
              const seat = seatOfLine(line, seats);
              const own = seat !== null && seat === source.seat;
              return <Bubble key={chatKey(line)} line={line} seat={seat} own={own} />;
            })}
          </ol>
        </div>
      </div>
      <Writer source={source} />
    </div>
  );
}
