// The rim of the map: a letter over each of its columns and a number beside each of its rows, by which log and talk name a
// hex, whoever's edge is at the bottom.

import { board, hexOf } from '../rules/table.ts';
import { land, pointOf } from './geometry.ts';
import styles from './board.module.css';

const letters = 'abcdefghijklm'.split('');
const rows = 9;

/** Column and row of a hex, from the West and from the South, each from 0. */
function lineOf(hex: string): readonly [column: number, row: number] {
  const { q, r } = board.hexes[Math.max(0, hexOf(hex))];
  return [q + Math.floor(r / 2), rows - 1 - r];
}

/** What the rim calls a hex, such as `j3`. */
export function rimOf(hex: string): string {
  const [column, row] = lineOf(hex);
  return `${letters[column] ?? ''}${row + 1}`;
}

/** The letters and numbers; those of the hex that is looked at stand out. */
export function Rim({ flip, looked }: { readonly flip: boolean; readonly looked: string | null }) {
  const [column, row] = looked === null ? [-1, -1] : lineOf(looked);
  const sign = (text: string | number, x: number, y: number, chosen: boolean) => (
    <g key={text} transform={`translate(${x} ${y})`}>
      <text class={`${styles.rim} ${chosen ? styles.chosen : ''} ${styles.upright}`}>{text}</text>
    </g>
  );
  return (
    <g aria-hidden="true" class={styles.reach} data-rim>
      {/* The columns of the first row are those of the last one. */}
      {letters.map((letter, at) => sign(letter, pointOf(`${at},0`, flip).x, land.top - 8, at === column))}
      {/* The middle column goes through every row, at its half where the rows are shorter. */}
      {Array.from({ length: rows }, (_, at) => {
        const { y } = pointOf(`0,${rows - 1 - at}`, flip);
        return sign(at + 1, land.left - 9, y, at === row);
      })}
    </g>
  );
}
