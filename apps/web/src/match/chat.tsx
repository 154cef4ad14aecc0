// Talk at the table.

import { useSignal } from '@preact/signals';
import type { ChatLine } from '@bridgefront/protocol';
import { pageWire } from '../source/page-outside.ts';
import { enter } from '../source/session.ts';
import { matchTexts } from '../texts/match.ts';
import { SeatMark } from '@bridgefront/page/ui/seat-mark.tsx';
import type { Source } from '@bridgefront/page/source.ts';
import { seatOfLine } from './chat-lines.ts';
import styles from './chat.module.css';

interface BubbleProps {
  readonly line: ChatLine;
  readonly seat: number | null;
  readonly own: boolean;
}

function Bubble({ line, seat, own }: BubbleProps) {
  const time = new Date(line.at);
  return (
    <li class={`${styles.line} ${own ? styles.own : ''}`}>
      <p class={styles.who}>
        {seat !== null && <SeatMark seat={seat} />}
        <b>{line.name}</b>
        {seat === null && <span>{matchTexts.watching}</span>}
        <time dateTime={time.toISOString()}>
          {time.toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })}
        </time>
      </p>
      <p class={styles.text}>{line.text}</p>
    </li>
  );
}

// Who only watched so far enters with the first word.
async function sayAs(source: Source, words: string): Promise<{ readonly message: string } | null> {
  const refusal = await source.say(words);
  if (refusal?.code !== 'no-session') return refusal;
  const problem = await enter();
  if (problem !== null) return problem;
  pageWire.renew();
  return source.say(words);
}

function Writer({ source }: { readonly source: Source }) {
  const text = useSignal('');
  const refused = useSignal('');
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    const words = text.value.trim();
    if (words === '') return;
    const refusal = await sayAs(source, words);
    refused.value = refusal?.message ?? '';
    if (refusal === null) text.value = '';
  };
  return (
    <form class={styles.writer} onSubmit={(event) => void send(event)}>
      <input
        maxLength={500}
        value={text.value}
        aria-label={matchTexts.chatWrite}
        placeholder={matchTexts.chatWrite}
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
              return <Bubble key={line.number} line={line} seat={seat} own={own} />;
            })}
          </ol>
        </div>
      </div>
      <Writer source={source} />
    </div>
  );
}
