// Figures of a trial in rows: before, after, the difference, and how sure it is, drawn.

import { isToldApart } from '@bridgefront/lab/trial/trial.ts';
import type { TrialFigure, TrialQuestion } from '@bridgefront/lab/trial/trial.ts';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { toast } from '@bridgefront/page/ui/toast.tsx';
import { useSignal } from '@preact/signals';
import { useLocation } from 'preact-iso';
import { workshopTexts } from '../texts/workshop.ts';
import { differenceOf, figureName, valueOf } from './answer.ts';
import type { Names } from './answer.ts';
import styles from './workshop.module.css';

// The interval as a bar on a line whose middle is no difference: as far to each side as the widest of its kind.
function Range({ figure, reach }: { readonly figure: TrialFigure; readonly reach: number }) {
  const { low, high } = figure.interval;
  const at = (value: number): number => 50 + 50 * Math.max(-1, Math.min(1, value / reach));
  const [from, to] = [at(low), at(high)];
  return (
    <svg class={styles.range} viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
      <line x1="50" x2="50" y1="0" y2="12" class={styles.zero} />
      <rect x={from} width={Math.max(0.8, to - from)} y="4" height="4" rx="2" />
      <rect x={at(figure.difference) - 0.8} width="1.6" y="1" height="10" />
    </svg>
  );
}

// Shares are compared with shares; others with nothing, each has its own scale.
function reachOf(figure: TrialFigure, all: readonly TrialFigure[]): number {
  const group = figure.share ? all.filter(({ share }) => share) : [figure];
  const ends = group.flatMap(({ interval: { low, high } }) => [Math.abs(low), Math.abs(high)]);
  return Math.max(1e-9, ...ends.filter(Number.isFinite));
}

// Both matches of the pair in which a figure differs most.
function Watch({
  figure,
  question,
  names,
}: {
  readonly figure: TrialFigure;
  readonly question: TrialQuestion;
  readonly names: Names;
}) {
  const { route } = useLocation();
  const busy = useSignal(false);
  const { most } = figure;
  if (most === undefined) return null;
  const watch = async (side: 'before' | 'after'): Promise<void> => {
    busy.value = true;
    const { replayOf } = await import('./watched.ts');
    const found = await replayOf({ question, set: most, side });
    busy.value = false;
    if (typeof found === 'string') toast(found, 'bad');
    else route(found.href);
  };
  const { watch: words } = workshopTexts.measure;
  return (
    <div class={styles.watch}>
      {(['before', 'after'] as const).map((side) => (
        <Button
          key={side}
          kind="quiet"
          size="small"
          busy={busy.value}
          label={words.label(figureName(figure, names), words[side])}
          onClick={() => void watch(side)}
        >
          {words[side]}
        </Button>
      ))}
    </div>
  );
}

/** The table; `question`: what was asked, so that matches behind a figure can be watched. */
export function FiguresTable({
  figures,
  question,
  names,
  label,
}: {
  readonly figures: readonly TrialFigure[];
  readonly question?: TrialQuestion | undefined;
  readonly names: Names;
  readonly label: string;
}) {
  const { columns, apart } = workshopTexts.measure;
  return (
    <div class={styles.scrolls}>
      <table class={styles.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{columns.figure}</th>
            <th scope="col">{columns.before}</th>
            <th scope="col">{columns.after}</th>
            <th scope="col">{columns.difference}</th>
            <th scope="col">{columns.range}</th>
          </tr>
        </thead>
        <tbody>
          {figures.map((figure) => {
            const surely = isToldApart(figure);
            const { about, of, who, interval } = figure;
            return (
              <tr key={`${about} ${of} ${who}`} data-apart={surely ? '' : undefined}>
                <th scope="row">
                  {figureName(figure, names)}
                  {surely && <span class="visually-hidden"> ({apart})</span>}
                </th>
                <td>{valueOf(figure, figure.before)}</td>
                <td>{valueOf(figure, figure.after)}</td>
                <td>{differenceOf(figure, figure.difference)}</td>
                <td class={styles.rangeCell}>
                  <Range figure={figure} reach={reachOf(figure, figures)} />
                  <small>
                    {differenceOf(figure, interval.low)} … {differenceOf(figure, interval.high)}
                  </small>
                  {question !== undefined && question.forced === undefined && (
                    <Watch figure={figure} question={question} names={names} />
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
