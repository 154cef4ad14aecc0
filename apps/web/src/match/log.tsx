// What has happened, in sentences: by round, by kind, by words; each line leads back to its moment.

import { useComputed, useSignal } from '@preact/signals';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Told } from '@bridgefront/protocol';
import type { GameTable } from '../tables/types.ts';
import { texts } from '../texts/index.ts';
import type { MatchRoom } from './create-room.ts';
import { logSections } from './log-lines.ts';
import type { LogSection } from './log-lines.ts';
import styles from './log.module.css';

function Line({
  room,
  text,
  index,
}: {
  readonly room: MatchRoom;
  readonly text: string;
  readonly index: number;
}) {
  const shown = room.moment.value?.index === index;
  const kept = index >= room.playback.oldest.value;
  if (!kept) return <li class={styles.line}>{text}</li>;
  return (
    <li>
      <button
        type="button"
        class={`${styles.line} ${shown ? styles.shown : ''}`}
        aria-label={texts.match.logReplay(text)}
        onClick={() => room.playback.replayFrom(index)}
      >
        {text}
      </button>
    </li>
  );
}

function Section({ room, section }: { readonly room: MatchRoom; readonly section: LogSection }) {
  return useMemo(
    () => (
      <section class={styles.section}>
        {section.heading !== '' && <h3 class={styles.heading}>{section.heading}</h3>}
        <ol>
          {section.lines.map(({ text, index }) => (
            <Line key={index} room={room} text={text} index={index} />
          ))}
        </ol>
      </section>
    ),
    [room, section],
  );
}

function Wishes({
  game,
  kind,
  words,
}: {
  readonly game: GameTable | null;
  readonly kind: { value: string };
  readonly words: { value: string };
}) {
  const { match } = texts;
  const filters = game?.logFilters ?? [];
  return (
    <div class={styles.wishes}>
      <input
        type="search"
        aria-label={match.logSearch}
        placeholder={match.logSearch}
        value={words.value}
        onInput={(event) => (words.value = event.currentTarget.value)}
      />
      {filters.length > 0 && (
        <select
          aria-label={match.logFilter}
          value={kind.value}
          onChange={(event) => (kind.value = event.currentTarget.value)}
        >
          <option value="">{match.logAll}</option>
          {filters.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}

// The newest line stays in sight for who looks at the newest; who reads further up is left in peace.
function useNewestInSight(sections: readonly LogSection[]) {
  const area = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  useLayoutEffect(() => {
    const { current } = area;
    if (current !== null && atEnd.current) current.scrollTop = current.scrollHeight;
  }, [sections]);
  const onScroll = (): void => {
    const { current } = area;
    if (current !== null)
      atEnd.current = current.scrollHeight - current.scrollTop - current.clientHeight < 48;
  };
  return { ref: area, onScroll };
}

// During the reveal the log keeps pace with it: it does not tell the end before it is shown.
function toldSoFar({ source, moment, playback }: MatchRoom): readonly Told[] {
  const reports = source.reports.value;
  const shown = moment.value;
  return shown === null || playback.again.value ? reports : reports.slice(0, shown.index + 1);
}

/** The log. */
export function Log({ room, game }: { readonly room: MatchRoom; readonly game: GameTable | null }) {
  const kind = useSignal('');
  const words = useSignal('');
  const before = useRef<readonly LogSection[]>([]);
  const sections = useComputed(() => {
    const tells = game?.logFilters.find(({ name }) => name === kind.value)?.tells ?? null;
    const wish = { tells: tells === null ? null : new Set(tells), words: words.value };
    before.current = logSections(toldSoFar(room), wish, before.current);
    return before.current;
  }).value;
  const { ref, onScroll } = useNewestInSight(sections);
  const { match } = texts;
  const told = room.source.reports.value.length > 0;
  return (
    <div class={styles.log}>
      <Wishes game={game} kind={kind} words={words} />
      {/* Scrolled by keys too. */}
      <div
        ref={ref}
        class={styles.lines}
        tabIndex={0}
        role="region"
        aria-label={match.log}
        onScroll={onScroll}
      >
        {sections.length === 0 && <p class={styles.none}>{told ? match.logNone : match.logEmpty}</p>}
        {sections.map((section) => (
          <Section key={section.first} room={room} section={section} />
        ))}
      </div>
    </div>
  );
}
