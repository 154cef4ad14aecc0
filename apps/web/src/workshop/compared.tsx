// Two entries of the notebook side by side: what each of them changes, and whether that is told apart between them.

import { useSignal } from '@preact/signals';
import { Select } from '@bridgefront/page/ui/field.tsx';
import type { TrialFigure } from '@bridgefront/lab/trial/trial.ts';
import { workshopTexts } from '../texts/workshop.ts';
import { differenceOf, figureName } from './answer.ts';
import type { Names } from './answer.ts';
import type { Entry } from './notebook.ts';
import styles from './workshop.module.css';

const { notebook: words } = workshopTexts;

/** A figure in both entries; null: one of them has not measured it. */
export interface ComparedFigure {
  readonly name: TrialFigure;
  readonly first: TrialFigure | null;
  readonly second: TrialFigure | null;
  /** Their ranges do not meet: at most 5 in 100 pairs of entries say so by luck. */
  readonly apart: boolean;
}

const keyOf = ({ about, of, who }: TrialFigure): string => [about, of, who].join(' ');

/** The figures that decide, in either of them. */
export function comparedFigures(one: Entry, other: Entry): readonly ComparedFigure[] {
  const [first, second] = [one, other].map(
    ({ figures }) => new Map(figures.filter(({ main }) => main).map((figure) => [keyOf(figure), figure])),
  );
  return [...new Set([...first.keys(), ...second.keys()])].flatMap((key) => {
    const [a = null, b = null] = [first.get(key), second.get(key)];
    const name = a ?? b;
    if (name === null) return [];
    const apart =
      a !== null && b !== null && (a.interval.low > b.interval.high || b.interval.low > a.interval.high);
    return [{ name, first: a, second: b, apart }];
  });
}

function changeOf(figure: TrialFigure | null): string {
  if (figure === null) return '–';
  const { difference, interval } = figure;
  return `${differenceOf(figure, difference)} (${differenceOf(figure, interval.low)} … ${differenceOf(figure, interval.high)})`;
}

function Table({ rows, names }: { readonly rows: readonly ComparedFigure[]; readonly names: Names }) {
  const { columns } = words;
  return (
    <div class={styles.scrolls}>
      <table class={styles.table} aria-label={words.compare}>
        <thead>
          <tr>
            {[columns.figure, columns.first, columns.second, columns.apart].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, first, second, apart }) => (
            <tr key={keyOf(name)} data-apart={apart ? '' : undefined}>
              <th scope="row">{figureName(name, names)}</th>
              <td>{changeOf(first)}</td>
              <td>{changeOf(second)}</td>
              <td>{first === null || second === null ? words.oneOnly : apart ? words.apart : words.meets}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Any two entries, chosen. */
export function Compared({ entries, names }: { readonly entries: readonly Entry[]; readonly names: Names }) {
  const chosen = useSignal<readonly [string, string]>(['', '']);
  const [a, b] = chosen.value;
  const one = entries.find(({ id }) => id === a) ?? entries[0];
  const other = entries.find(({ id }) => id === b) ?? entries[1];
  if (one === undefined || other === undefined) return null;
  const options = entries.map(({ id, told }, at) => ({
    value: id,
    label: words.entry(at + 1, told.join('; ')),
  }));
  const rows = comparedFigures(one, other);
  const told = rows.filter(({ apart }) => apart).map(({ name }) => figureName(name, names));
  return (
    <details>
      <summary>{words.compare}</summary>
      <div class={styles.part}>
        <Select
          label={words.first}
          value={one.id}
          options={options}
          onSelect={(id) => (chosen.value = [id, other.id])}
        />
        <Select
          label={words.second}
          value={other.id}
          options={options}
          onSelect={(id) => (chosen.value = [one.id, id])}
        />
        {one === other ? (
          <p class={styles.soft}>{words.same}</p>
        ) : (
          <>
            <p class={styles.answer}>{words.verdict(told)}</p>
            <Table rows={rows} names={names} />
          </>
        )}
      </div>
    </details>
  );
}
