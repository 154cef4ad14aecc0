// Measuring: who plays, for how long, what is known so far, and the sentence that answers.

import { useSignal, useSignalEffect } from '@preact/signals';
import type { ReadonlySignal, Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { AnyMeasures } from '@bridgefront/lab/measures.ts';
import { forcedAnswer } from '@bridgefront/lab/trial/forced-words.ts';
import { ownSql } from '@bridgefront/lab/trial/own.ts';
import type { OwnFigure } from '@bridgefront/lab/trial/own.ts';
import type { TrialQuestion } from '@bridgefront/lab/trial/trial.ts';
import type { Changes } from '@bridgefront/page/set-up.ts';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { Select } from '@bridgefront/page/ui/field.tsx';
import { botLevels, botsNow, firstSeats } from '../source/games.ts';
import type { GameInfo } from '../source/games.ts';
import { capital } from '../screens/words.ts';
import { workshopTexts } from '../texts/workshop.ts';
import { answerOf, answerTo, fewestPairs } from './answer.ts';
import type { Asking, Names } from './answer.ts';
import type { Bench } from './changes.ts';
import { FiguresTable } from './figures-table.tsx';
import { measuresOf } from './games.ts';
import { keepOwnFigures, OwnFigures, readOwnFigures } from './own-figures.tsx';
import { TrialRun } from './trial-run.ts';
import type { Standing } from './trial-run.ts';
import { aboutOf, isAsked, isOfCard, questionOf, questions } from './wish.ts';
import type { Ask, Wish } from './wish.ts';
import styles from './workshop.module.css';

/** What a measurement that has ended leaves. */
export interface Measured extends Pick<Standing, 'pairs' | 'seconds' | 'figures' | 'rules'> {
  readonly question: TrialQuestion;
  /** What was asked besides the changes, in words; empty: nothing. */
  readonly about: string;
  /** Figures of the reader's own, each as the lab asks for it too. */
  readonly own: readonly (OwnFigure & { readonly sql: string })[];
  readonly changes: Changes;
  readonly answer: string;
}

/** The measurement that somebody puts together. */
export function useWish(game: GameInfo, bench: Bench): Signal<Wish> {
  return useSignal<Wish>({
    ask: 'changes',
    card: bench.cards[0]?.slug ?? '',
    seats: firstSeats(game),
    bot: quick,
    minutes: 1,
  });
}

interface MeasurePartProps {
  readonly game: GameInfo;
  readonly wish: Signal<Wish>;
  readonly bench: Bench;
  readonly changes: Signal<Changes>;
  readonly names: Names;
  /** Told of every measurement that has ended with something to say. */
  readonly onMeasured: (measured: Measured) => void;
}

const { measure: words } = workshopTexts;
const minutesOffered = [0.5, 1, 3, 10, 60, 480];
/** The bot that plays most matches; it is quick everywhere. */
const quick = 'greedy';

function Wishes({
  game,
  bench,
  wish,
  asks,
}: {
  readonly game: GameInfo;
  readonly bench: Bench;
  readonly wish: Signal<Wish>;
  readonly asks: ReturnType<typeof questions>;
}) {
  const { min, max } = game.seats;
  const set = (changed: Partial<Wish>): void => void (wish.value = { ...wish.peek(), ...changed });
  const bots = botLevels(botsNow()).map(({ name }) => ({
    value: name,
    label: words.thinking(capital(name)),
  }));
  const { ask, card } = wish.value;
  return (
    <div class={styles.wishes}>
      <Select label={words.asks} value={ask} options={asks} onSelect={(one) => set({ ask: one as Ask })} />
      {isOfCard(ask) && (
        <Select
          label={words.card}
          value={card}
          options={bench.cards.map(({ slug, name }) => ({ value: slug, label: name }))}
          onSelect={(slug) => set({ card: slug })}
        />
      )}
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
  question,
  names,
  answer = answerOf(figures, pairs, names),
}: {
  /** The sentence, where it was not the changes that were asked about. */
  readonly answer?: string;
  /** What was asked, so that matches can be watched; left out: not known any more. */
  readonly question?: TrialQuestion | undefined;
  readonly standing: Pick<Standing, 'figures' | 'pairs' | 'problem'>;
  readonly names: Names;
}) {
  const known = figures.filter((one) => one.pairs >= fewestPairs);
  const others = known.filter(({ main }) => !main);
  return (
    <div class={styles.findings}>
      <p class={styles.answer}>{answer}</p>
      {problem !== '' && <p role="alert">{words.broken(problem)}</p>}
      {known.length > 0 && (
        <>
          <FiguresTable
            label={words.main}
            figures={known.filter(({ main }) => main)}
            question={question}
            names={names}
          />
          <p class={styles.soft}>
            {words.trust}
            {question !== undefined && question.forced === undefined && ` ${words.watch.why}`}
          </p>
        </>
      )}
      {others.length > 0 && (
        <details>
          <summary>{words.more}</summary>
          <p class={styles.soft}>{words.moreWhy}</p>
          <FiguresTable label={words.more} figures={others} question={question} names={names} />
        </details>
      )}
    </div>
  );
}

// By so many pairs differences of a few points of a hundred show.
const enoughPairs = 400;
const patience = 180;

// How many seconds all of them take, at the pace so far.
function enoughIn({ pairs, seconds }: Pick<Standing, 'pairs' | 'seconds'>): number {
  return (seconds / Math.max(1, pairs)) * enoughPairs;
}

function isSlow(standing: Standing): boolean {
  return standing.seconds > 15 && enoughIn(standing) > patience;
}

function sentenceOf(
  { forced }: Pick<TrialQuestion, 'forced'>,
  asking: Asking,
  { figures, pairs }: Pick<Standing, 'figures' | 'pairs'>,
  names: Names,
): string {
  return forced === undefined
    ? answerTo(asking, figures, pairs, names)
    : forcedAnswer(figures, pairs, names(forced));
}

function Running({
  standing,
  question,
  asking,
  names,
}: {
  readonly asking: Asking;
  readonly standing: ReadonlySignal<Standing>;
  readonly question: TrialQuestion | undefined;
  readonly names: Names;
}) {
  const { pairs, seconds, running } = standing.value;
  return (
    <div class={styles.findings}>
      <p class={styles.soft}>{words.progress(pairs, seconds)}</p>
      {running && isSlow(standing.value) && (
        <p class={styles.soft}>{words.slow(enoughPairs, enoughIn(standing.value))}</p>
      )}
      <Findings
        standing={standing.value}
        question={running ? undefined : question}
        names={names}
        answer={sentenceOf(question ?? {}, asking, standing.value, names)}
      />
      {question?.forced !== undefined && <p class={styles.soft}>{words.forcedWhy}</p>}
    </div>
  );
}

/** One measurement runs at a time; leaving the page ends it. */
export function MeasurePart({ game, wish, bench, changes, names, onMeasured }: MeasurePartProps) {
  const asked = useSignal<TrialQuestion | undefined>(undefined);
  const own = useSignal(readOwnFigures(game.name));
  useSignalEffect(() => keepOwnFigures(game.name, own.value));
  const measures = useSignal<AnyMeasures | null>(null);
  useEffect(() => {
    void measuresOf(game.name).then((found) => (measures.value = found));
  }, [game.name]);
  const run = useSignal<TrialRun | null>(null);
  useEffect(() => () => run.peek()?.stop(), [run]);
  const asks = questions(bench, measures.value, changes.value, names);
  // What is not there to be asked any more, such as of a card that is as printed again, is not asked.
  const ask = asks.some(({ value }) => value === wish.value.ask) ? wish.value.ask : 'changes';
  useEffect(() => {
    if (ask !== wish.peek().ask) wish.value = { ...wish.peek(), ask };
  }, [ask, wish]);
  const asking = isOfCard(ask) ? 'changes' : ask;
  const canAsk = isAsked({ ...wish.value, ask }, changes.value);
  const running = run.value?.standing.value.running === true;
  const start = (): void => {
    const changed = changes.peek();
    const question = questionOf(game, bench, changed, wish.peek(), own.peek());
    asked.value = question;
    const askedNow = asking;
    const about = aboutOf(wish.peek(), names);
    const made = new TrialRun(question, wish.peek().minutes);
    run.value = made;
    const told = made.standing.subscribe(({ running: on, pairs, seconds, figures, rules }) => {
      if (on) return;
      queueMicrotask(() => told());
      if (pairs < fewestPairs) return;
      const answer = sentenceOf(question, askedNow, { figures, pairs }, names);
      onMeasured({
        question,
        about,
        own: (question.own ?? []).map((one) => ({ ...one, sql: ownSql(one) })),
        changes: changed,
        answer,
        pairs,
        seconds,
        figures,
        rules,
      });
    });
  };
  return (
    <section class={styles.part} aria-labelledby="measure">
      <h2 id="measure">{words.title}</h2>
      <p class={styles.soft}>{words.why}</p>
      <Wishes game={game} bench={bench} wish={wish} asks={asks} />
      {measures.value !== null && <OwnFigures measures={measures.value} figures={own} />}
      <div class={styles.acts}>
        {running ? (
          <Button icon="close" onClick={() => run.peek()?.stop()}>
            {words.stop}
          </Button>
        ) : (
          <Button kind="primary" disabled={!canAsk} onClick={start}>
            {run.value === null ? words.start : words.again}
          </Button>
        )}
        {!canAsk && <p class={styles.soft}>{words.nothing}</p>}
      </div>
      {run.value !== null && (
        <Running standing={run.value.standing} question={asked.value} asking={asking} names={names} />
      )}
    </section>
  );
}
