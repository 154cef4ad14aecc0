// What the analysis of a match found for one seat, beside its replay: how far it has come, a summary, what turned the match,
// and what could have been better, each with the way there.

import { useEffect, useRef } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import type { Measured, PastDecision } from '@bridgefront/bots';
import type { MatchInfo } from '@bridgefront/protocol';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { SeatMark } from '@bridgefront/page/ui/seat-mark.tsx';
import { lessonsOf } from '../lessons/lessons.ts';
import { hearKeys, shortcutsOn } from '../match/shortcuts.ts';
import { puzzlesOf, themesOf } from '../puzzles/puzzles.ts';
import { ForkDialog } from '../screens/fork-button.tsx';
import { analysisTexts as words } from '../texts/analysis.ts';
import { puzzleTexts } from '../texts/puzzles.ts';
import { doubtOf, faultBeside, faultsOf, summaryOf } from './findings.ts';
import type { Luck } from './findings.ts';
import type { TurningPoint } from '../playback/story.ts';
import { compared, planWords } from './plan-words.ts';
import { practiceFor } from './practice.ts';
import type { Exercise } from './practice.ts';
import type { Standing } from './run.ts';
import styles from './panel.module.css';
import { inPercent } from '@bridgefront/page/texts.ts';

const signed = new Intl.NumberFormat('en', {
  style: 'percent',
  maximumFractionDigits: 0,
  signDisplay: 'exceptZero',
});

// What a single decision gives away in the mean is little.
const tenths = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 });

interface PanelProps {
  readonly info: MatchInfo;
  readonly seat: number;
  readonly standing: Standing;
  readonly decisions: readonly PastDecision[];
  /** 0 to 1; null: nothing was decided. */
  readonly accuracy: number | null;
  readonly turned: readonly TurningPoint[];
  readonly luck: Luck;
  /** What the moment after so many choices belongs to, such as its round. */
  readonly where: (choice: number) => string;
  /** After how many choices the moment is that is shown. */
  readonly now: number;
  /** The fault that is looked at, by how many choices had been made. */
  readonly looked: number | null;
  readonly seek: (choice: number) => void;
  /** Goes to where a decision was made, and draws the better plan. */
  readonly look: (decision: PastDecision) => void;
  readonly whose: (seat: number) => void;
  readonly start: () => void;
  readonly stop: () => void;
}

function Progress({ standing, start, stop }: Pick<PanelProps, 'standing' | 'start' | 'stop'>) {
  const { state, done, count } = standing;
  if (state === 'done') return null;
  const running = state === 'running';
  return (
    <div class={styles.progress}>
      {count > 0 && <progress max={count} value={done} aria-label={words.title} />}
      <span role="status">
        {state === 'no rules' || state === 'failed'
          ? words.problems[state]
          : count === 0
            ? running && words.loading
            : words.progress(done, count)}
      </span>
      {state !== 'no rules' && (
        <Button size="small" icon={running ? 'pause' : 'play'} onClick={running ? stop : start}>
          {running ? words.stop : done > 0 ? words.goOn : words.start}
        </Button>
      )}
    </div>
  );
}

function Sums({ decisions, accuracy }: Pick<PanelProps, 'decisions' | 'accuracy'>) {
  const { counts, given } = summaryOf(decisions);
  if (decisions.length === 0) return null;
  const kinds = (['inaccurate', 'mistake', 'turning'] as const).filter((kind) => counts[kind] > 0);
  return (
    <div class={styles.sums}>
      {accuracy !== null && (
        <p>{words.accuracy(inPercent.format(accuracy), counts.good, decisions.length)}</p>
      )}
      {kinds.length > 0 && (
        <ul class={styles.counts}>
          {kinds.map((kind) => (
            <li key={kind} data-kind={kind}>
              {words.kindsMany[kind](counts[kind])}
            </li>
          ))}
        </ul>
      )}
      {given > 0 && <p>{words.given(tenths.format(given))}</p>}
    </div>
  );
}

function Turned({ info, turned, seek }: Pick<PanelProps, 'info' | 'turned' | 'seek'>) {
  if (turned.length === 0) return null;
  return (
    <section aria-label={words.turned}>
      <h3>{words.turned}</h3>
      <ol class={styles.turned}>
        {turned.map(({ at, heading, seat, gain, label, told }) => (
          <li key={at}>
            <button type="button" onClick={() => seek(Math.max(0, told - 1))}>
              <b>{label ?? heading}</b>
              <span>
                {label !== null && `${heading} · `}
                <SeatMark seat={seat} /> {words.swing(info.seats[seat]?.name ?? '', inPercent.format(gain))}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

function doubtWords(measured: Measured): string | null {
  const doubt = doubtOf(measured);
  return doubt === null ? null : inPercent.format(doubt);
}

// What came of chance, and the throw that brought most and the one that cost most.
function Lucky({ luck, where, seek }: Pick<PanelProps, 'luck' | 'where' | 'seek'>) {
  const { dice, draws, best, worst } = luck;
  const ends = [best, worst].filter((one) => one !== null);
  if (dice === null && draws === null && ends.length === 0) return null;
  return (
    <section aria-label={words.luck}>
      <h3>{words.luck}</h3>
      {dice !== null && <p>{words.dice(signed.format(dice.mean), doubtWords(dice))}</p>}
      {draws !== null && <p>{words.draws(signed.format(draws.mean), doubtWords(draws))}</p>}
      <ol class={styles.turned}>
        {ends.map(({ at, gain }) => (
          <li key={gain}>
            <button type="button" onClick={() => seek(at)}>
              <b>{where(at)}</b>{' '}
              <span>{gain > 0 ? words.best(signed.format(gain)) : words.worst(signed.format(gain))}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Fault({
  fault,
  looked,
  where,
  look,
  tryIt,
}: Pick<PanelProps, 'where' | 'look'> & {
  readonly fault: PastDecision;
  readonly looked: boolean;
  readonly tryIt: () => void;
}) {
  const { at, kind, cost, best, made } = fault;
  const { mean = 0, error = 0 } = cost ?? {};
  const [least, most] = [Math.max(0, mean - 1.96 * error), Math.min(1, mean + 1.96 * error)];
  const said = compared(best, made);
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (looked) row.current?.scrollIntoView({ block: 'nearest' });
  }, [looked]);
  return (
    <li ref={row} class={styles.fault} data-kind={kind} data-looked={looked || undefined}>
      <button
        type="button"
        class={styles.head}
        aria-current={looked ? 'step' : undefined}
        onClick={() => look(fault)}
      >
        <b>{words.kinds[kind]}</b> <span>{where(at)}</span>
      </button>
      <p>{words.worth(said.best, inPercent.format(mean), inPercent.format(least), inPercent.format(most))}</p>
      <p class={styles.made}>{words.made(said.made)}</p>
      {said.cut && (
        <details>
          <summary>{words.whole}</summary>
          <p>{planWords(best, true)}</p>
          <p class={styles.made}>{words.made(planWords(made, true))}</p>
        </details>
      )}
      <Button size="small" icon="play" onClick={tryIt}>
        {words.tryIt}
      </Button>
    </li>
  );
}

// A game's lessons and puzzles as what can be practised: each with what is done in it.
async function exercisesOf(game: string): Promise<readonly (readonly Exercise[])[]> {
  const [lessons, puzzles, themes] = await Promise.all([lessonsOf(game), puzzlesOf(game), themesOf(game)]);
  return [
    lessons.map(({ slug, title, lead, line }) => ({
      slug: `/learn/${game}/${slug}`,
      title,
      about: lead,
      line,
    })),
    puzzles.map(({ slug, theme, line }, at) => ({
      slug: `/puzzles/${game}/${slug}`,
      title: puzzleTexts.number(at + 1),
      about: `${puzzleTexts.theme(theme, themes)}.`,
      line: line.flat(),
    })),
  ];
}

// They are loaded when the analysis is looked at.
function Practise({
  game,
  faults,
  where,
}: Pick<PanelProps, 'where'> & { readonly game: string; readonly faults: readonly PastDecision[] }) {
  const exercises = useSignal<readonly (readonly Exercise[])[]>([]);
  useEffect(() => {
    void exercisesOf(game).then(
      (found) => void (exercises.value = found),
      () => undefined,
    );
  }, [game]);
  const found = exercises.value.flatMap((some) => practiceFor(some, faults) ?? []);
  if (found.length === 0) return null;
  return (
    <section aria-label={words.practise}>
      <h3>{words.practise}</h3>
      <ul>
        {found.map(({ exercise: { slug, title, about }, fault: { at, cost } }) => (
          <li key={slug}>
            <a href={slug}>{title}</a>: {about} {words.missed(where(at), inPercent.format(cost?.mean ?? 0))}
          </li>
        ))}
      </ul>
    </section>
  );
}

function useKeys(go: (way: 1 | -1) => void): void {
  const latest = useRef(go);
  latest.current = go;
  useEffect(
    () =>
      hearKeys(({ key }) => {
        const way = { n: 1 as const, p: -1 as const }[key.toLowerCase()];
        if (way !== undefined && shortcutsOn.peek()) latest.current(way);
      }),
    [],
  );
}

/** The panel. */
export function AnalysisPanel(props: PanelProps) {
  const { info, seat, standing, decisions, now, looked, look, whose } = props;
  const faults = faultsOf(decisions);
  const forks: Signal<number | null> = useSignal(null);
  const go = (way: 1 | -1): void => {
    const fault = faults[faultBeside(faults, looked ?? now + (way === 1 ? -1 : 1), way)];
    if (fault !== undefined) look(fault);
  };
  useKeys(go);
  const settled = standing.state !== 'running';
  return (
    <section class={styles.panel} aria-label={words.title} data-analysis={standing.state} tabIndex={0}>
      <div class={styles.whose}>
        <select
          aria-label={words.whose}
          value={String(seat)}
          onChange={(event) => whose(Number(event.currentTarget.value))}
        >
          {info.seats.map(({ name }, index) => (
            <option key={index} value={index}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <Progress {...props} />
      <Sums {...props} />
      {settled && <Practise game={info.game} faults={faults} where={props.where} />}
      <Turned {...props} />
      <Lucky {...props} />
      <section aria-label={words.faults}>
        <header class={styles.faultsHead}>
          <h3>{words.faults}</h3>
          {faults.length > 0 && (
            <span>
              <Button
                size="small"
                kind="quiet"
                icon="up"
                label={words.previous}
                aria-keyshortcuts="P"
                onClick={() => go(-1)}
              />
              <Button
                size="small"
                kind="quiet"
                icon="down"
                label={words.next}
                aria-keyshortcuts="N"
                onClick={() => go(1)}
              />
            </span>
          )}
        </header>
        {faults.length === 0 && <p>{standing.state === 'done' ? words.none : words.noneYet}</p>}
        <ol class={styles.faults}>
          {faults.map((fault) => (
            <Fault
              key={fault.at}
              {...props}
              fault={fault}
              looked={fault.at === looked}
              tryIt={() => (forks.value = fault.at)}
            />
          ))}
        </ol>
      </section>
      <p class={styles.honest}>{words.honest}</p>
      {forks.value !== null && (
        <ForkDialog
          info={info}
          eyes={seat}
          choice={() => forks.peek() ?? 0}
          close={() => (forks.value = null)}
        />
      )}
    </section>
  );
}
