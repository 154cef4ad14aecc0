// Standings of a match of several games: what each brought to whom, and the totals under them.

import type { ComponentChildren } from 'preact';
import { Overlay } from '../stage/stage.tsx';
import { SeatMark } from '../ui/seat-mark.tsx';
import styles from './standings.module.css';

/** Who has a column: a seat, or all seats of a side. */
export interface Entrant {
  readonly seats: readonly number[];
  readonly name: string;
}

/** What a game brought to one of them. */
export interface Result {
  /** What it is about, before the figure. */
  readonly about?: string;
  /** Empty: nothing. */
  readonly figure: string;
  /** How whoever won the game did, as a mark after the figure. */
  readonly won?: string;
}

/** A game that is over, or another line of figures such as a bonus. */
export interface Line {
  readonly head: string;
  /** In the order of the entrants. */
  readonly results: readonly Result[];
}

interface StandingsProps {
  readonly caption: string;
  /** Over the heads of the lines. */
  readonly corner: string;
  readonly entrants: readonly Entrant[];
  readonly lines: readonly Line[];
  readonly total: string;
  readonly totals: readonly string[];
}

function Cell({ result }: { readonly result: Result }) {
  return (
    <td class={result.won === undefined ? undefined : styles.won}>
      {result.about !== undefined && <span>{result.about} </span>}
      {result.figure !== '' && (
        <strong>
          {result.figure}
          {result.won !== undefined && <span class={styles.mark}>{result.won}</span>}
        </strong>
      )}
    </td>
  );
}

/** The table. */
export function Standings({ caption, corner, entrants, lines, total, totals }: StandingsProps) {
  return (
    <table class={styles.standings} data-totals>
      <caption class="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{corner}</th>
          {entrants.map(({ seats, name }) => (
            <th key={name} scope="col">
              {seats.slice(0, 1).map((seat) => (
                <SeatMark key={seat} seat={seat} />
              ))}{' '}
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ head, results }) => (
          <tr key={head}>
            <th scope="row">{head}</th>
            {results.map((result, at) => (
              <Cell key={at} result={result} />
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{total}</th>
          {totals.map((sum, at) => (
            <td key={at}>
              <strong>{sum}</strong>
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

interface BetweenProps {
  readonly title: string;
  readonly line: string;
  /** The standings, and what the reader can do. */
  readonly children: ComponentChildren;
}

/** Over the board between two games of a match. */
export function BetweenGames({ title, line, children }: BetweenProps) {
  return (
    <Overlay at="middle" label={title}>
      <h2 class={styles.title}>{title}</h2>
      <p class={styles.line}>{line}</p>
      {children}
    </Overlay>
  );
}

interface FoldedProps {
  /** How it stands, in one line. */
  readonly line: string;
  readonly open: boolean;
  readonly children: ComponentChildren;
}

/** Standings behind one line, for the panel. */
export function FoldedStandings({ line, open, children }: FoldedProps) {
  return (
    <details class={styles.aside} open={open} key={String(open)}>
      <summary>{line}</summary>
      {children}
    </details>
  );
}
