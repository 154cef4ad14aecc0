// Figures of one's own: a sentence over the facts, put together of words, kept on this device.

import { useSignal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import type { AnyMeasures, Columns } from '@bridgefront/lab/measures.ts';
import {
  amounts,
  comparisons,
  factWords,
  isNumeric,
  ownProblem,
  ownWords,
  readOwn,
  tablesOf,
  tellings,
} from '@bridgefront/lab/trial/own.ts';
import type { Comparison, OwnCondition, OwnFigure } from '@bridgefront/lab/trial/own.ts';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { Select, TextField } from '@bridgefront/page/ui/field.tsx';
import { NumberField } from '@bridgefront/page/ui/number-field.tsx';
import { capital } from '../screens/words.ts';
import { keepSetting, readSetting } from '../source/surroundings.ts';
import { workshopTexts } from '../texts/workshop.ts';
import styles from './workshop.module.css';

const { own: words } = workshopTexts;
/** So many decide beside those that every game has. */
const mostOwn = 4;
const keyOf = (game: string): string => `figures/${game}`;

/** The figures that were made on this device. */
export function readOwnFigures(game: string): readonly OwnFigure[] {
  try {
    const found: unknown = JSON.parse(readSetting(keyOf(game)) ?? '[]');
    return Array.isArray(found) ? found.flatMap((one) => readOwn(one) ?? []).slice(0, mostOwn) : [];
  } catch {
    return [];
  }
}

/** Keeps them, where this browser keeps anything. */
export function keepOwnFigures(game: string, figures: readonly OwnFigure[]): void {
  keepSetting(keyOf(game), JSON.stringify(figures));
}

// What every match has for the lab's own sake says nothing of it.
const inner: ReadonlySet<string> = new Set([
  'match',
  'n',
  'variant',
  'table_no',
  'set_no',
  'rotation',
  'seed',
  'block',
]);

function named(columns: Columns, fits: (kind: Columns[string]) => boolean): readonly string[] {
  return Object.entries(columns).flatMap(([name, kind]) => (fits(kind) && !inner.has(name) ? [name] : []));
}

const optionsOf = (
  list: readonly string[],
  label: (word: string) => string = (word) => capital(factWords(word)),
) => list.map((value) => ({ value, label: label(value) }));

function firstCondition(columns: Columns, column: string): OwnCondition {
  const kind = columns[column];
  if (isNumeric(kind)) return { column, is: 'at-least', value: 1 };
  return kind === 'flag' ? { column, is: 'is', value: true } : { column, is: 'is', value: '' };
}

function ConditionFields({
  columns,
  one,
  change,
}: {
  readonly columns: Columns;
  readonly one: OwnCondition;
  /** Null: it is taken away. */
  readonly change: (now: OwnCondition | null) => void;
}) {
  const { column, is, value } = one;
  const ways = typeof value === 'number' ? comparisons : (['is', 'is-not'] as const);
  return (
    <div class={styles.wishes}>
      <Select
        label={words.what}
        value={column}
        options={optionsOf(named(columns, () => true))}
        onSelect={(name) => change(firstCondition(columns, name))}
      />
      <Select
        label={words.compared}
        value={is}
        options={ways.map((way) => ({ value: way, label: words.ways[way] }))}
        onSelect={(way) => change({ ...one, is: way as Comparison })}
      />
      {typeof value === 'number' && (
        <NumberField
          label={words.value}
          value={value}
          min={-999}
          max={999}
          onNumber={(number) => change({ ...one, value: number })}
        />
      )}
      {typeof value === 'string' && (
        <TextField
          label={words.value}
          value={value}
          maxLength={60}
          onText={(text) => change({ ...one, value: text })}
        />
      )}
      <Button size="small" kind="quiet" icon="close" label={words.without} onClick={() => change(null)} />
    </div>
  );
}

function beginning(measures: AnyMeasures): OwnFigure {
  const table = Object.keys(measures.tables)[0] ?? 'matches';
  return { tell: 'share', table, each: null, who: 'somebody', column: null, where: [] };
}

// Which rows make one: a column whose equal values belong together, such as the round of all seats.
function Group({
  columns,
  own,
  change,
}: {
  readonly columns: Columns;
  readonly own: OwnFigure;
  readonly change: (now: Partial<OwnFigure>) => void;
}) {
  return (
    <>
      <Select
        label={words.each}
        value={own.each ?? ''}
        options={[
          { value: '', label: words.eachRow },
          ...optionsOf(named(columns, (kind) => kind !== 'real')),
        ]}
        onSelect={(each) => change({ each: each === '' ? null : each })}
      />
      {own.each !== null && (
        <Select
          label={words.who}
          value={own.who}
          options={amounts.map((amount) => ({ value: amount, label: words.amounts[amount] }))}
          onSelect={(who) => change({ who: who as OwnFigure['who'] })}
        />
      )}
    </>
  );
}

function Builder({
  measures,
  onMade,
  full,
}: {
  readonly measures: AnyMeasures;
  readonly onMade: (made: OwnFigure) => void;
  readonly full: boolean;
}) {
  const draft = useSignal<OwnFigure>(beginning(measures));
  const own = draft.value;
  const tables = tablesOf(measures);
  const columns = tables[own.table] ?? {};
  const change = (now: Partial<OwnFigure>): void => void (draft.value = { ...draft.peek(), ...now });
  const counts = own.tell === 'share' || own.tell === 'count';
  const numbers = named(columns, isNumeric);
  const problem = ownProblem(measures, own);
  return (
    <>
      <div class={styles.wishes}>
        <Select
          label={words.tell}
          value={own.tell}
          options={tellings.map((tell) => ({ value: tell, label: words.tellings[tell] }))}
          onSelect={(tell) => change({ tell: tell as OwnFigure['tell'], column: numbers[0] ?? null })}
        />
        {!counts && (
          <Select
            label={words.number}
            value={own.column ?? ''}
            options={optionsOf(numbers)}
            onSelect={(column) => change({ column })}
          />
        )}
        <Select
          label={words.table}
          value={own.table}
          options={optionsOf(Object.keys(tables))}
          onSelect={(table) =>
            change({ table, each: null, where: [], column: named(tables[table] ?? {}, isNumeric)[0] ?? null })
          }
        />
        {counts && <Group columns={columns} own={own} change={change} />}
      </div>
      {own.where.map((one, at) => (
        <ConditionFields
          key={at}
          columns={columns}
          one={one}
          change={(now) =>
            change({
              where: own.where.flatMap((other, n) => (n !== at ? [other] : now === null ? [] : [now])),
            })
          }
        />
      ))}
      <div class={styles.acts}>
        <Button
          size="small"
          icon="plus"
          onClick={() => {
            const [column] = named(columns, () => true);
            if (column !== undefined) change({ where: [...own.where, firstCondition(columns, column)] });
          }}
        >
          {words.more}
        </Button>
        <Button size="small" disabled={problem !== null || full} onClick={() => onMade(own)}>
          {words.follow}
        </Button>
      </div>
      <p role="status">{problem ?? capital(ownWords(own))}</p>
    </>
  );
}

/** The figures that are followed, and the builder of another one. */
export function OwnFigures({
  measures,
  figures,
}: {
  readonly measures: AnyMeasures;
  readonly figures: Signal<readonly OwnFigure[]>;
}) {
  const full = figures.value.length >= mostOwn;
  return (
    <details>
      <summary>{words.title}</summary>
      <div class={styles.findings}>
        <p class={styles.soft}>{words.why}</p>
        <ul class={styles.told}>
          {figures.value.map((own, at) => (
            <li key={ownWords(own)}>
              <span>{capital(ownWords(own))}</span>
              <Button
                size="small"
                kind="quiet"
                icon="close"
                label={words.forget(ownWords(own))}
                onClick={() => (figures.value = figures.peek().toSpliced(at, 1))}
              />
            </li>
          ))}
        </ul>
        {full ? (
          <p class={styles.soft}>{words.full(mostOwn)}</p>
        ) : (
          <Builder
            measures={measures}
            full={full}
            onMade={(made) => {
              const others = figures.peek().filter((one) => ownWords(one) !== ownWords(made));
              figures.value = [...others, made];
            }}
          />
        )}
      </div>
    </details>
  );
}
