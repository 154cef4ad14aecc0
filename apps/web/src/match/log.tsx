// What has happened, in sentences: by round, by kind, by words; each line leads back to its moment.

import { useComputed, useSignal } from '@preact/signals';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { SeatReport } from '@bridgefront/viewing';
import { Coordinates } from '@bridgefront/page/boards/coordinates.tsx';
import { CardSheet } from '@bridgefront/page/cards/card-sheet.tsx';
import type { CardContent } from '@bridgefront/page/cards/content.ts';
import type { GamePage } from '@bridgefront/page/contract.ts';
import { calm } from '@bridgefront/page/motion/motion.ts';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { Icon } from '@bridgefront/page/ui/icon.tsx';
import { useLater } from '@bridgefront/page/ui/later.ts';
import { remembered } from '@bridgefront/page/ui/remembered.ts';
import type { IconName } from '@bridgefront/page/ui/icon.tsx';
import { SeatMark } from '@bridgefront/page/ui/seat-mark.tsx';
import { matchTexts } from '../texts/match.ts';
import { namesOf } from './card-names.ts';
import type { NamedParts } from './card-names.ts';
import type { PageMatchContext } from './create-match-context.ts';
import { iconsOf } from './log-icons.ts';
import { logReader } from './log-lines.ts';
import { toldSoFar } from './told-so-far.ts';
import type { LogLine, LogSection } from './log-lines.ts';
import { useLogPlace } from './log-place.ts';
import { useCards } from './use-cards.ts';
import styles from './log.module.css';

/** Whose names are replaced by marks, and which sign a kind of report has. */
interface Signs {
  readonly names: readonly string[];
  readonly icons: ReadonlyMap<string, IconName>;
  /** Whether a report began with a choice that was made for the reader. */
  readonly isMade: (report: number) => boolean;
  readonly rim: GamePage['rim'];
  /** Reads a sentence for names of cards. */
  readonly cards: (text: string) => NamedParts<CardContent>;
  /** Opens a card. */
  readonly read: (card: CardContent) => void;
}

// The name in front is said by the mark of its seat; who listens hears it.
function Sentence({ line, signs }: { readonly line: LogLine; readonly signs: Signs }) {
  const { text, seat, tell, face, index } = line;
  const icon = signs.icons.get(tell);
  const name = seat === null ? '' : (signs.names[seat] ?? '');
  const lead = name === '' ? undefined : [`${name}’s `, `${name} `].find((words) => text.startsWith(words));
  return (
    <>
      <span class={styles.signs} aria-hidden="true">
        {seat !== null && name !== '' && <SeatMark seat={seat} />}
        {icon !== undefined && <Icon name={icon} />}
      </span>
      <span class={styles.words}>
        {lead !== undefined && <span class="visually-hidden">{lead}</span>}
        {text.slice(lead?.length ?? 0)}
        {signs.isMade(index) && (
          <span data-tick="made" title={matchTexts.asking.byItself}>
            {' '}
            <Icon name="check" label={matchTexts.asking.byItself} />
          </span>
        )}
        <Coordinates of={face} rim={signs.rim} />
      </span>
    </>
  );
}

// The line itself leads to its moment: cards that it names are opened beside it.
function Named({ line, signs }: { readonly line: LogLine; readonly signs: Signs }) {
  const cards = signs.cards(line.text).flatMap((part) => (typeof part === 'string' ? [] : part.card));
  if (cards.length === 0) return null;
  return (
    <span class={styles.cards}>
      {cards.map((card) => (
        <button
          key={card.slug}
          type="button"
          class={styles.card}
          aria-label={matchTexts.logCard(card.name)}
          title={matchTexts.logCard(card.name)}
          onClick={() => signs.read(card)}
        >
          <Icon name="card-random" />
        </button>
      ))}
    </span>
  );
}

interface LineProps {
  readonly line: LogLine;
  readonly kept: number;
  readonly signs: Signs;
}

function LineDrawing({ line, kept, signs }: LineProps) {
  const { index, rest } = line;
  const says = matchTexts;
  return (
    <li>
      <div class={styles.row}>
        {index < kept ? (
          <span class={styles.line} data-line={index}>
            <Sentence line={line} signs={signs} />
          </span>
        ) : (
          <button
            type="button"
            class={styles.line}
            data-line={index}
            data-report={index}
            title={says.logReplay}
          >
            <Sentence line={line} signs={signs} />
          </button>
        )}
        <Named line={line} signs={signs} />
      </div>
      {rest.length > 0 && <Rest lines={rest} kept={kept} signs={signs} />}
    </li>
  );
}

// A round grows line by line: those that are there stay as they are.
const Line = remembered(LineDrawing, ({ line, kept, signs }) => [
  line.index,
  line.index < kept,
  line.text,
  line.rest.length,
  signs,
]);

interface RestProps {
  readonly lines: readonly LogLine[];
  readonly kept: number;
  readonly signs: Signs;
}

// Most of the log is book-keeping that nobody opens, so it is made when somebody does.
function Rest({ lines, kept, signs }: RestProps) {
  const open = useSignal(false);
  return (
    <details class={styles.rest} onToggle={(event) => (open.value = event.currentTarget.open)}>
      <summary>{matchTexts.logRest(lines.length)}</summary>
      {open.value && (
        <ol>
          {lines.map((one) => (
            <Line key={one.index} line={one} kept={kept} signs={signs} />
          ))}
        </ol>
      )}
    </details>
  );
}

interface SectionProps {
  readonly section: LogSection;
  readonly kept: number;
  readonly signs: Signs;
}

const atOnce = 16;

interface SomeLinesProps {
  readonly lines: readonly LogLine[];
  readonly kept: number;
  readonly signs: Signs;
}

// Lines are many: they are made once, lit from outside, and heard by the list as a whole. A new one is compared with the
// few beside it only.
const SomeLines = remembered(
  ({ lines, kept, signs }: SomeLinesProps) => (
    <>
      {lines.map((line) => (
        <Line key={line.index} line={line} kept={kept} signs={signs} />
      ))}
    </>
  ),
  ({ lines, kept, signs }) => [kept, signs, ...lines],
);

function Section({ section, kept, signs }: SectionProps) {
  const { heading, lines } = section;
  return useMemo(
    () => (
      <section class={styles.section}>
        {heading !== '' && (
          <h3 class={styles.heading} data-line={section.first}>
            {heading}
          </h3>
        )}
        <ol>
          {Array.from({ length: Math.ceil(lines.length / atOnce) }, (_, at) => {
            const some = lines.slice(at * atOnce, (at + 1) * atOnce);
            return <SomeLines key={some[0].index} lines={some} kept={kept} signs={signs} />;
          })}
        </ol>
      </section>
    ),
    [section, kept, signs],
  );
}

function useSigns(match: PageMatchContext, game: GamePage | null, read: (card: CardContent) => void): Signs {
  const cards = useCards(match.source.document.peek()?.view.game ?? '', match.source.info.value?.options);
  const key = useComputed(() => (match.source.document.value?.host.names ?? []).join('\n')).value;
  return useMemo(
    () => ({
      names: key.split('\n'),
      icons: iconsOf(game),
      isMade: (report: number) => match.isMade(report),
      rim: game?.rim,
      cards: namesOf(cards),
      read,
    }),
    [key, game, match, cards, read],
  );
}

// Unlike the name of any filter of a game.
const everything = '*';

function Wishes({
  game,
  kind,
  words,
}: {
  readonly game: GamePage | null;
  readonly kind: { value: string };
  readonly words: { value: string };
}) {
  const says = matchTexts;
  const filters = game?.logFilters ?? [];
  return (
    <div class={styles.wishes}>
      <input
        type="search"
        aria-label={says.logSearch}
        placeholder={says.search}
        value={words.value}
        onInput={(event) => (words.value = event.currentTarget.value)}
      />
      {(filters.length > 0 || game?.logMinor !== undefined) && (
        <select
          aria-label={says.logFilter}
          value={kind.value}
          onChange={(event) => (kind.value = event.currentTarget.value)}
        >
          <option value="">{says.logMatters}</option>
          <option value={everything}>{says.logAll}</option>
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

// Who wants nothing to move is shown results only, and may see how one came about at their own pace.
function StepByStep({ match }: { readonly match: PageMatchContext }) {
  const { playback } = match;
  if (!calm.value || playback.pace.value !== 'off' || playback.oldest.value === Infinity) return null;
  const show = (): void => {
    const last = playback.remembered().at(-1);
    if (last === undefined) return;
    playback.replayFrom(last.first, undefined, 'step');
  };
  return (
    <Button kind="quiet" size="small" icon="right" onClick={show}>
      {matchTexts.stepByStep}
    </Button>
  );
}

// Where the lines that can be shown again begin; the same for all sections that are wholly older or newer.
function keptOf({ lines }: LogSection, oldest: number): number {
  if (lines.length === 0 || lines[0].index >= oldest) return 0;
  return lines[lines.length - 1].index < oldest ? Infinity : oldest;
}

interface LogProps {
  readonly match: PageMatchContext;
  readonly game: GamePage | null;
}

/** The log. What has happened is seen on the table first: its sentences come a frame later. */
export function Log({ match, game }: LogProps) {
  const now = useComputed(() => ({ told: toldSoFar(match), oldest: match.playback.oldest.value })).value;
  const { told, oldest } = useLater(now);
  return <Told match={match} game={game} told={told} oldest={oldest} />;
}

interface ToldProps extends LogProps {
  readonly told: readonly SeatReport[];
  /** The first report that can be shown again. */
  readonly oldest: number;
}

function ToldDrawing({ match, game, told, oldest }: ToldProps) {
  const kind = useSignal('');
  const words = useSignal('');
  const read = useComputed(() => {
    const tells = game?.logFilters.find(({ name }) => name === kind.value)?.tells ?? null;
    const folds = kind.value === '' ? new Set(game?.logMinor) : new Set<string>();
    const wish = { tells: tells === null ? null : new Set(tells), words: words.value, folds };
    return logReader(wish, (report) => game?.section(report) ?? null);
  });
  const reader = read.value;
  const sections = useMemo(() => reader(told), [reader, told]);
  const ref = useRef<HTMLDivElement>(null);
  useLogPlace(match, ref, sections);
  const says = matchTexts;
  const [card, setCard] = useState<CardContent | null>(null);
  const signs = useSigns(match, game, setCard);
  return (
    <div class={styles.log}>
      <Wishes game={game} kind={kind} words={words} />
      <StepByStep match={match} />
      {/* Scrolled by keys too. */}
      <div ref={ref} class={styles.lines} tabIndex={0} role="region" aria-label={says.log}>
        <div>
          {sections.length === 0 && (
            <p class={styles.none}>{told.length > 0 ? says.logNone : says.logEmpty}</p>
          )}
          {sections.map((section) => (
            <Section key={section.first} section={section} kept={keptOf(section, oldest)} signs={signs} />
          ))}
        </div>
      </div>
      {card !== null && <CardSheet card={card} act={null} onClose={() => setCard(null)} />}
    </div>
  );
}

const Told = remembered(ToldDrawing, ({ match, game, told, oldest }: ToldProps) => [
  match,
  game,
  told,
  oldest,
]);
