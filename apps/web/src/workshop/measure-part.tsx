// Measuring: who plays, for how long, what is known so far, and the sentence that answers.

import { useSignal } from '@preact/signals';
import type { ReadonlySignal, Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { TrialQuestion } from '@bridgefront/lab/trial/trial.ts';
import type { Changes } from '@bridgefront/page/set-up.ts';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { Select } from '@bridgefront/page/ui/field.tsx';
import { newEntropy } from '../source/entropy.ts';
import { botLevels, botsNow, firstSeats } from '../source/games.ts';
import type { GameInfo } from '../source/games.ts';
import { capital } from '../screens/words.ts';
import { workshopTexts } from '../texts/workshop.ts';
import { answerOf, fewestPairs } from './answer.ts';
import type { Names } from './answer.ts';
import { changedCards } from './changes.ts';
import type { Bench } from './changes.ts';
import { FiguresTable } from './figures-table.tsx';
import { TrialRun } from './trial-run.ts';
import type { Standing } from './trial-run.ts';
import styles from './workshop.module.css';

/** What a measurement that has ended leaves. */
export interface Measured extends Pick<Standing, 'pairs' | 'seconds' | 'figures' | 'rules'> {
  readonly question: TrialQuestion;
  readonly changes: Changes;
  readonly answer: string;
}

interface MeasurePartProps {
  readonly game: GameInfo;
  readonly bench: Bench;
  readonly changes: Signal<Changes>;
  readonly names: Names;
  /** Told of every measurement that has ended with something to say. */
  readonly onMeasured: (measured: Measured) => void;
}

const { measure: words } = workshopTexts;
const minutesOffered = [0.5, 1, 3, 10, 60];
/** The bot that plays most matches; it is quick everywhere. */
const quick = 'greedy';

interface Wish {
  readonly seats: number;
  readonly bot: string;
  readonly minutes: number;
}

function questionOf(game: GameInfo, bench: Bench, changes: Changes, { seats, bot }: Wish): TrialQuestion {
  // Sides are drawn anew for each seed where the game lets them be, unless they were changed.
  const sides = bench.declared['factions'];
  const drawn = sides?.type === 'choice' && sides.values.includes('random') ? { factions: 'random' } : {};
  return {
    game: game.name,
    bots: Array.from({ length: seats }, () => bot),
    before: drawn,
    after: { ...drawn, ...changes },
    cards: changedCards(bench, changes),
    seed: newEntropy(),
  };
}

function Wishes({ game, wish }: { readonly game: GameInfo; readonly wish: Signal<Wish> }) {
  const { min, max } = game.seats;
  const set = (changed: Partial<Wish>): void => void (wish.value = { ...wish.peek(), ...changed });
  const bots = botLevels(botsNow()).map(({ name }) => ({
    value: name,
    label: words.thinking(capital(name)),
  }));
  return (
    <div class={styles.wishes}>
      <Select
        label={words.seats}
        value={String(wish.value.seats)}
        options={Array.from({ length: max - min + 1 }, (_, more) => ({
          value: String(min + more),
          label: words.players(min + more),
        }))}
        onSelect={(seats) => set({ seats: Number(seats) })}
      />
      <Select
        label={words.bot}
        value={wish.value.bot}
        options={[{ value: quick, label: words.greedy }, ...bots]}
        onSelect={(bot) => set({ bot })}
      />
      <Select
        label={words.minutes}
        value={String(wish.value.minutes)}
        options={minutesOffered.map((minutes) => ({ value: String(minutes), label: words.minute(minutes) }))}
        onSelect={(minutes) => set({ minutes: Number(minutes) })}
      />
    </div>
  );
}

/** What is known: the sentence, the figures that decide, and the others behind. */
export function Findings({
  standing: { figures, pairs, problem },
  names,
}: {
  readonly standing: Pick<Standing, 'figures' | 'pairs' | 'problem'>;
  readonly names: Names;
}) {
  const known = figures.filter((one) => one.pairs >= fewestPairs);
  const others = known.filter(({ main }) => !main);
  return (
    <div class={styles.findings}>
      <p class={styles.answer}>{answerOf(figures, pairs, names)}</p>
      {problem !== '' && <p role="alert">{words.broken(problem)}</p>}
      {known.length > 0 && (
        <>
          <FiguresTable label={words.main} figures={known.filter(({ main }) => main)} names={names} />
          <p class={styles.soft}>{words.trust}</p>
        </>
      )}
      {others.length > 0 && (
        <details>
          <summary>{words.more}</summary>
          <p class={styles.soft}>{words.moreWhy}</p>
          <FiguresTable label={words.more} figures={others} names={names} />
        </details>
      )}
    </div>
  );
}

function Running({
  standing,
  names,
}: {
  readonly standing: ReadonlySignal<Standing>;
  readonly names: Names;
}) {
  const { pairs, seconds } = standing.value;
  return (
    <section aria-label={words.title}>
      <p class={styles.soft}>{words.progress(pairs, seconds)}</p>
      <Findings standing={standing.value} names={names} />
    </section>
  );
}

/** One measurement runs at a time; leaving the page ends it. */
export function MeasurePart({ game, bench, changes, names, onMeasured }: MeasurePartProps) {
  const wish = useSignal<Wish>({ seats: firstSeats(game), bot: quick, minutes: 1 });
  const run = useSignal<TrialRun | null>(null);
  useEffect(() => () => run.peek()?.stop(), [run]);
  const isChanged = Object.keys(changes.value).length > 0;
  const running = run.value?.standing.value.running === true;
  const start = (): void => {
    const changed = changes.peek();
    const question = questionOf(game, bench, changed, wish.peek());
    const made = new TrialRun(question, wish.peek().minutes);
    run.value = made;
    const told = made.standing.subscribe(({ running: on, pairs, seconds, figures, rules }) => {
      if (on) return;
      queueMicrotask(() => told());
      if (pairs < fewestPairs) return;
      const answer = answerOf(figures, pairs, names);
      onMeasured({ question, changes: changed, answer, pairs, seconds, figures, rules });
    });
  };
  return (
    <section class={styles.part} aria-labelledby="measure">
      <h2 id="measure">{words.title}</h2>
      <p class={styles.soft}>{words.why}</p>
      <Wishes game={game} wish={wish} />
      <div class={styles.acts}>
        {running ? (
          <Button icon="close" onClick={() => run.peek()?.stop()}>
            {words.stop}
          </Button>
        ) : (
          <Button kind="primary" disabled={!isChanged} onClick={start}>
            {run.value === null ? words.start : words.again}
          </Button>
        )}
        {!isChanged && <p class={styles.soft}>{words.nothing}</p>}
      </div>
      {run.value !== null && <Running standing={run.value.standing} names={names} />}
    </section>
  );
}
