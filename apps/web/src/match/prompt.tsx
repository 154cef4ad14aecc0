// What is asked, or whom everybody waits for; during the reveal, what is shown.

import type { Options } from '@bridgefront/kernel';
import type { GamePage } from '@bridgefront/page/contract.ts';
import { intentOf } from '@bridgefront/page/intent.ts';
import { captionOfShown } from '../playback/caption.ts';
import { matchTexts } from '../texts/match.ts';
import type { PageMatchContext } from './create-match-context.ts';
import { endOf } from './over.ts';
import { Icon } from '@bridgefront/page/ui/icon.tsx';
import { onNeed } from '@bridgefront/page/ui/on-need.tsx';
import { wide } from './media.ts';
import { forReader } from './to-reader.ts';
import { isOver } from './over.ts';
import type { MatchContext } from '@bridgefront/page/match-context.ts';
import styles from './prompt.module.css';

function optionsOf({ source }: MatchContext): Options {
  return source.info.value?.options ?? {};
}

// One line about what the reader should do now.
function promptOf(match: MatchContext, game: GamePage | null): string {
  const words = matchTexts;
  const document = match.source.document.value;
  if (document === null) return '';
  if (isOver(document)) return words.over;
  const { view, host } = document;
  const mine = view.decision?.mine ?? null;
  if (view.decision !== null && mine !== null && mine.choices.length > 0)
    return (
      intentOf(match)?.question ??
      game?.question?.({ ...mine, ask: view.decision.ask }, view.table, optionsOf(match)) ??
      mine.prompt
    );
  const open = view.decision?.seats.filter(({ sealed }) => !sealed) ?? [];
  const names = open.flatMap(({ seat }) => (seat === view.seat ? [] : (host.names[seat] ?? [])));
  const waiting = words.waitingFor(names);
  if (view.seat === null) return `${words.spectating}. ${waiting}`;
  return mine === null ? waiting : `${words.sealed} ${waiting}`;
}

// The sentence of the moment; screen readers have been told everything at once.
function Sentence({ match, game }: Pick<PromptProps, 'match' | 'game'>) {
  const { playback } = match;
  const words = matchTexts;
  const caption = forReader(match, captionOfShown(game, playback.current.value), '');
  return (
    <>
      <h2 class="visually-hidden">{playback.again.value ? words.again : words.revealing}</h2>
      <p class={`${styles.sentence} ${sizeOf(caption)}`} aria-hidden="true">
        {caption}
      </p>
    </>
  );
}

function isMine(match: PageMatchContext): boolean {
  return match.choices.value.length > 0;
}

// With the result in sight, that it is over is a heading for readers by ear alone.
function hasEnded(match: PageMatchContext): boolean {
  return endOf(match) !== null;
}

function Ended() {
  return <h2 class="visually-hidden">{matchTexts.over}</h2>;
}

/** Letters that fit the room of a question in large type, in type of the usual size, and in small type; what is longer is in the smallest. */
const roomsBeside = [
  [45, styles.short],
  [88, ''],
  [116, styles.long],
] as const;
/** The same on a phone: in two lines, and in three smaller ones. */
const roomsOfPhone = [
  [46, ''],
  [80, styles.long],
] as const;

function sizeOf({ length }: string): string {
  const fitting = (wide.value ? roomsBeside : roomsOfPhone).find(([most]) => length <= most);
  return (fitting === undefined ? styles.longest : fitting[1]) ?? '';
}

// Names of cards can wait, the question cannot.
const QuestionWords = onNeed(
  () => import('./question-words.tsx').then((module) => module.QuestionWords),
  ({ text, looks }) => <h2 class={looks}>{text}</h2>,
);

function Question({ match, game, open }: PromptProps) {
  if (match.playback.playing.value) return <Sentence match={match} game={game} />;
  if (hasEnded(match)) return <Ended />;
  const prompt = promptOf(match, game);
  const looks = [isMine(match) ? styles.mine : '', sizeOf(prompt)].join(' ');
  // On a phone a tap on the question opens the choices, and below these nothing is reached.
  if (wide.value) return <QuestionWords match={match} text={prompt} looks={looks} />;
  const words = <span>{prompt}</span>;
  return (
    <h2 class={looks}>
      {match.sheet.value ? (
        words
      ) : (
        <button type="button" onClick={open}>
          {words}
        </button>
      )}
    </h2>
  );
}

interface PromptProps {
  readonly match: PageMatchContext;
  /** Null: no page draws it. */
  readonly game: GamePage | null;
  readonly open: () => void;
}

// What was chosen for the reader since their own last choice, the latest; or what is about to be.
function Tick({ match }: { readonly match: PageMatchContext }) {
  const { made, coming } = match.made.value;
  const says = matchTexts.asking;
  const latest = made.at(-1);
  if (coming !== null)
    return (
      <p class={styles.tick} data-tick="coming">
        {says.coming(coming)}
      </p>
    );
  if (latest === undefined || hasEnded(match)) return null;
  return (
    <p class={styles.tick} data-tick="made" title={says.byItself}>
      <Icon name="check" /> {wide.value ? says.made(latest) : latest}
    </p>
  );
}

/** The question, always as high; where there is no panel, a tap on it opens the choices. A long one scrolls, by keys too. */
export function Prompt(props: PromptProps) {
  return (
    <div class={styles.prompt} data-prompt tabIndex={wide.value ? 0 : undefined}>
      <Question {...props} />
      <Tick match={props.match} />
    </div>
  );
}
