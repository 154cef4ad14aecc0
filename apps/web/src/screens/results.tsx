// Finished matches of the reader, or of somebody who shows theirs: with their dates, to filter and to search, and how they went by
// game, seats and opponent.

import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { MatchInfo } from '@bridgefront/protocol';
import { endWords } from '../ending/end-words.ts';
import { titleOf } from '../source/games.ts';
import { Problem } from '../source/problem.ts';
import { me } from '../source/session.ts';
import {
  countsAs,
  lengthOf,
  marginOf,
  matchesBefore,
  opponentsOf,
  playedBy,
  streaksOf,
  talliesOf,
  wantedOf,
} from '../source/results.ts';
import type { Tally, Wanted } from '../source/results.ts';
import { resultTexts } from '../texts/results.ts';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { Select, TextField } from '@bridgefront/page/ui/field.tsx';
import lists from './lists.module.css';
import { MatchList } from './match-row.tsx';
import styles from './results.module.css';
import { spanWords, whenWords } from './words.ts';

const aPage = 20;
const mostRows = 20;
const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });
const nothing: Wanted = { game: '', seats: '', result: '', name: '' };

const endOf = ({ finishedAt, createdAt }: MatchInfo): number => finishedAt ?? createdAt;

/**
 * How a match ended, when, and how long it took, for the reader, and what it was for whose results they are. `theirs`: as somebody
 * else has it, whose name is said.
 */
export function resultWords(
  info: MatchInfo,
  now: number,
  theirs?: { readonly name: string; readonly info: MatchInfo },
): string {
  const at = endOf(info);
  const [length, margin, counts] = [
    lengthOf(info),
    marginOf(theirs?.info ?? info),
    countsAs(theirs?.info ?? info),
  ];
  const whose = theirs === undefined ? '' : `${theirs.name}: `;
  return resultTexts.facts(
    endWords(info),
    whenWords(at, now),
    date.format(at),
    length === null ? '' : spanWords(length),
    margin === null ? '' : `${whose}${resultTexts.margin(margin)}`,
    counts === null ? '' : `${whose}${resultTexts.counts[counts]}`,
  );
}

const sorted = (all: readonly string[]): readonly string[] => [...new Set(all)].toSorted();

function Filters({
  infos,
  wanted,
  want,
}: {
  readonly infos: readonly MatchInfo[];
  readonly wanted: Wanted;
  readonly want: (wanted: Wanted) => void;
}) {
  const pick = (
    label: string,
    which: 'game' | 'seats' | 'result',
    values: readonly (readonly [string, string])[],
  ) => (
    <Select
      label={label}
      value={wanted[which]}
      options={[['', resultTexts.any] as const, ...values].map(([value, text]) => ({ value, label: text }))}
      onSelect={(value) => want({ ...wanted, [which]: value })}
    />
  );
  return (
    <div class={styles.filters}>
      {pick(
        resultTexts.game,
        'game',
        sorted(infos.map(({ game }) => game)).map((game) => [game, titleOf(game) || game]),
      )}
      {pick(
        resultTexts.seats,
        'seats',
        sorted(infos.map(({ seats }) => String(seats.length))).map((count) => [count, count]),
      )}
      {pick(resultTexts.result, 'result', Object.entries(resultTexts.results))}
      <TextField
        label={resultTexts.name}
        value={wanted.name}
        onText={(name) => want({ ...wanted, name })}
        autocomplete="off"
      />
    </div>
  );
}

function TallyTable({
  title,
  rows,
  nameOf,
}: {
  readonly title: string;
  readonly rows: readonly Tally[];
  readonly nameOf: (key: string) => string;
}) {
  const { played, results } = resultTexts;
  return (
    <div class={styles.scroll}>
      <table class={styles.table}>
        <caption>{title}</caption>
        <thead>
          <tr>
            <td />
            {[played, results.won, results.drawn, results.lost].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, mostRows).map(({ key, won, drawn, lost }) => (
            <tr key={key}>
              <th scope="row">{nameOf(key)}</th>
              <td>{won + drawn + lost}</td>
              <td>{won}</td>
              <td>{drawn}</td>
              <td>{lost}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Tallies({ infos }: { readonly infos: readonly MatchInfo[] }) {
  const { by } = resultTexts;
  const same = (key: string): string => key;
  // The game stands behind the last space.
  const ofGame = (key: string): string => {
    const at = key.lastIndexOf(' ');
    const game = key.slice(at + 1);
    return resultTexts.ofGame(key.slice(0, at), titleOf(game) || game);
  };
  return (
    <details class={styles.tallies}>
      <summary>{resultTexts.tables}</summary>
      <div class={styles.tables}>
        <TallyTable
          title={by.game}
          rows={talliesOf(infos, ({ game }) => [game])}
          nameOf={(game) => titleOf(game) || game}
        />
        <TallyTable
          title={by.seats}
          rows={talliesOf(infos, ({ seats }) => [String(seats.length)])}
          nameOf={resultTexts.seatsOf}
        />
        <TallyTable title={by.opponent} rows={talliesOf(infos, opponentsOf)} nameOf={same} />
        {(['side', 'opening'] as const).map((what) => {
          const rows = talliesOf(infos, (info) => playedBy(info, what));
          // Not every game tells it, and none of matches from before it was kept.
          return rows.length === 0 ? null : (
            <TallyTable key={what} title={by[what]} rows={rows} nameOf={ofGame} />
          );
        })}
      </div>
    </details>
  );
}

/** `infos` with filters and tables, as whose results they are has them, the latest first; `row`: how one is shown. */
export function ResultList({
  label,
  infos,
  row,
}: {
  readonly label: string;
  readonly infos: readonly MatchInfo[];
  readonly row: (info: MatchInfo) => ComponentChildren;
}) {
  const wanted = useSignal(nothing);
  const shown = useSignal(aPage);
  const found = wantedOf(infos, wanted.value);
  const { now, longest } = streaksOf(found);
  return (
    <>
      {infos.length > 1 && (
        <>
          <Filters infos={infos} wanted={wanted.value} want={(next) => (wanted.value = next)} />
          <p role="status" class={styles.found}>
            {resultTexts.found(found.length)}
            {longest > 1 && ` · ${resultTexts.streaks(now, longest)}`}
          </p>
          <Tallies infos={found} />
        </>
      )}
      <MatchList label={label} empty={null}>
        {found.slice(0, shown.value).map(row)}
      </MatchList>
      {found.length > shown.value && (
        <div class={lists.more}>
          <Button onClick={() => (shown.value += aPage)}>{resultTexts.more}</Button>
        </div>
      )}
    </>
  );
}

/** The reader's finished ones of `infos`, with those before them that the server knows. */
export function Results({
  title,
  infos,
  row,
}: {
  readonly title: string;
  readonly infos: readonly MatchInfo[];
  readonly row: (info: MatchInfo) => ComponentChildren;
}) {
  const older = useSignal<readonly MatchInfo[] | Problem>([]);
  const oldest = Math.min(...infos.map(({ createdAt }) => createdAt));
  const somebody = me.value?.identity;
  useEffect(() => {
    // Whoever has played on this device alone is nobody to the server.
    if (somebody !== undefined && Number.isFinite(oldest))
      void matchesBefore(oldest).then((found) => (older.value = found));
  }, [oldest, somebody]);
  const known = new Set(infos.map(({ id }) => id));
  const before = older.value instanceof Problem ? [] : older.value;
  const over = [...infos, ...before.filter(({ id }) => !known.has(id))]
    .filter(({ status }) => status !== 'live' && status !== 'lobby')
    .toSorted((a, b) => endOf(b) - endOf(a));
  if (over.length === 0) return null;
  return (
    <section>
      <h2 class={lists.heading}>{title}</h2>
      {older.value instanceof Problem && <p role="alert">{resultTexts.older}</p>}
      <ResultList label={title} infos={over} row={row} />
    </section>
  );
}
