// The card of a puzzle on the stage: its task, and what came of a try once the others have answered it on the board.

import { useSignal, useSignalEffect } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { SeatView } from '@bridgefront/kernel';
import { Button, ButtonLink } from '@bridgefront/page/ui/button.tsx';
import { Icon } from '@bridgefront/page/ui/icon.tsx';
import { CardHead } from '../lessons/card-head.tsx';
import styles from '../lessons/coach.module.css';
import type { PageMatchContext } from '../match/create-match-context.ts';
import { puzzleTexts as says } from '../texts/puzzles.ts';
import { shareOf } from './figures.ts';
import { useLoss } from './loss.ts';
import type { PuzzleRun, PuzzleStanding } from './run.ts';
import { corners } from '@bridgefront/page/popovers/corner.ts';
import type { Corner } from '@bridgefront/page/popovers/corner.ts';
import { Spotlight } from '../lessons/spotlight.tsx';
import { inPercent } from '@bridgefront/page/texts.ts';

const signed = new Intl.NumberFormat('en', { signDisplay: 'exceptZero' });

/** Where a puzzle stands among those of its game, and how to begin it anew. */
export interface PuzzlePlace {
  readonly number: number;
  /** What it is about, which would give much away before. */
  readonly theme: string;
  /** The address of all, and of the next one. */
  readonly all: string;
  readonly next: () => string;
  readonly again: () => void;
  /** Begins it anew, and lets the plan be played. */
  readonly show: () => void;
  /** Whether the plan is played in this one. */
  readonly shows: boolean;
  /** How the rating moved by this try, and what it is now; null: it did not. */
  readonly moved: ReadonlySignal<{ readonly by: number; readonly rating: number } | null>;
}

interface CardProps {
  readonly match: PageMatchContext;
  readonly run: PuzzleRun;
  readonly place: PuzzlePlace;
}

// Whether everything has been shown, and it is the solver's turn again, or nobody's any more.
function rests({ match }: CardProps): boolean {
  const { outcome } = match.shown.value.view as SeatView;
  const still = match.playback.current.value === null && match.playback.waiting.value === 0;
  return still && !match.busy.value && (match.choices.value.length > 0 || outcome !== null);
}

const breath = 900;

// Plays the plan, one choice after the other, as slowly as one can follow.
function useShowing(props: CardProps): void {
  const { run, place } = props;
  useSignalEffect(() => {
    const open = place.shows && run.standing.value.is === 'open' && rests(props);
    if (!open) return undefined;
    const timer = setTimeout(() => void run.showNext(), breath);
    return () => clearTimeout(timer);
  });
}

function endWords(
  { run, place }: CardProps,
  standing: Extract<PuzzleStanding, { is: 'solved' | 'refuted' }>,
): readonly [string, string] {
  const [best, other] = [inPercent.format(run.puzzle.best), inPercent.format(run.puzzle.other)];
  if (place.shows) return [says.shown, says.shownWhy(best, other)];
  const share = inPercent.format(shareOf(run.puzzle, standing.judged));
  if (standing.is === 'solved') return [says.right, says.rightWhy(share, other)];
  return [says.wrong, says.wrongWhy(share, best)];
}

// A plan in words: what belongs to one question, then what to the next.
function planWords(labels: readonly string[], steps: readonly number[]): string {
  let at = 0;
  return steps.map((count) => labels.slice(at, (at += count)).join(' › ')).join('; ');
}

function End(
  props: CardProps & {
    readonly standing: Extract<PuzzleStanding, { is: 'solved' | 'refuted' }>;
    readonly corner: Corner;
    readonly dismiss: () => void;
  },
) {
  const { place, standing, corner, dismiss } = props;
  const ref = useRef<HTMLElement>(null);
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);
  const good = standing.is === 'solved';
  const [title, why] = endWords(props, standing);
  const { labels, steps } = standing.judged.plan;
  const moved = place.moved.value;
  return (
    <section
      ref={ref}
      tabIndex={-1}
      class={styles.coach}
      data-lesson
      data-puzzle={place.shows ? 'shown' : standing.is}
      data-corner={corner}
      aria-labelledby="puzzle-end"
    >
      <Icon name={good ? 'check' : 'undo'} class={styles.sign} />
      <div class={styles.words}>
        <h2 id="puzzle-end">{title}</h2>
        {good && <p class={styles.goal}>{place.theme}</p>}
        <p>{why}</p>
        {good && <p class={styles.hint}>{planWords(labels, steps)}</p>}
        {moved !== null && <p class={styles.goal}>{says.moved(signed.format(moved.by), moved.rating)}</p>}
      </div>
      <div class={styles.ways}>
        {good ? (
          <ButtonLink kind="primary" href={place.next()}>
            {says.next}
          </ButtonLink>
        ) : (
          <>
            <Button kind="primary" icon="undo" onClick={place.again}>
              {says.again}
            </Button>
            <Button icon="bulb" onClick={place.show}>
              {says.show}
            </Button>
          </>
        )}
        <Button kind="quiet" onClick={dismiss}>
          {says.playOn}
        </Button>
        <ButtonLink kind="quiet" href={place.all}>
          {says.all}
        </ButtonLink>
      </div>
    </section>
  );
}

function Task({
  run,
  place,
  corner,
  standing,
}: CardProps & { readonly corner: Corner; readonly standing: PuzzleStanding }) {
  const { best, other, line, tempting } = run.puzzle;
  const turn = Math.max(line.length, tempting.length) > 1;
  const open = standing.is === 'open';
  const folded = useSignal(false);
  const task = place.shows ? says.showing : says.task(inPercent.format(best), inPercent.format(other), turn);
  return (
    <aside
      class={styles.coach}
      data-lesson
      data-puzzle={standing.is === 'failed' ? 'failed' : open ? 'open' : 'answered'}
      data-corner={corner}
      aria-label={says.title}
    >
      <CardHead
        count={`${says.number(place.number)} · ${says.levels[run.puzzle.level - 1]}`}
        folded={folded}
        says={says}
      />
      {!folded.value && (
        <>
          <div class={styles.words}>
            <p role="status">{standing.is === 'failed' ? says.cannot : open ? task : says.answers}</p>
          </div>
          <div class={styles.ways}>
            {open && !place.shows && (
              <Button kind="quiet" size="small" icon="bulb" onClick={place.show}>
                {says.show}
              </Button>
            )}
            <Button kind="quiet" size="small" icon="undo" onClick={place.again}>
              {says.restart}
            </Button>
            <ButtonLink kind="quiet" size="small" href={place.all}>
              {says.all}
            </ButtonLink>
          </div>
        </>
      )}
    </aside>
  );
}

/** What lies over the stage in a puzzle. */
export function PuzzleCard(props: CardProps) {
  const { match, run } = props;
  const corner = useSignal<Corner>(corners[0]);
  const seen = useSignal(false);
  const dismissed = useSignal(false);
  useShowing(props);
  const lost = useLoss(
    match,
    () => run.standing.value.is === 'refuted',
    () => rests(props),
  );
  useSignalEffect(() => {
    const { is } = run.standing.value;
    if (is === 'refuted' ? lost.value : is === 'solved' && rests(props)) seen.value = true;
  });
  if (dismissed.value) return null;
  const standing = run.standing.value;
  const ended = seen.value && (standing.is === 'solved' || standing.is === 'refuted');
  return (
    <>
      <Spotlight match={match} hint={null} corner={corner} />
      {ended ? (
        <End {...props} standing={standing} corner={corner.value} dismiss={() => (dismissed.value = true)} />
      ) : (
        <Task {...props} standing={standing} corner={corner.value} />
      )}
    </>
  );
}
