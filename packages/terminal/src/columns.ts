// Tables of short texts with aligned columns.

import { fullWidth, padTo, widthOf } from './paint.ts';

/** A column's heading and its alignment. */
export interface Column {
  readonly title: string;
  readonly align?: 'left' | 'right';
}

/** Aligned lines: the headings, then a line for each row. The last column may run on. */
export function columns(heads: readonly Column[], rows: readonly (readonly string[])[]): string[] {
  const widths = heads.map((head, i) => Math.max(widthOf(head.title), ...rows.map((row) => widthOf(row[i]))));
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, i) => padTo(cell, widths[i], heads[i].align ?? 'left'))
      .join('  ')
      .trimEnd();
  return [line(heads.map(({ title }) => title)), ...rows.map(line)];
}

/** Short texts side by side in as many columns as fit, read downwards. */
export function sideBySide(items: readonly string[], width: number = fullWidth): string[] {
  const widest = Math.max(1, ...items.map(widthOf)) + 3;
  const across = Math.max(1, Math.floor((width + 3) / widest));
  const down = Math.ceil(items.length / across);
  return Array.from({ length: down }, (_, row) =>
    Array.from({ length: across }, (_unused, column) => items[column * down + row] ?? '')
      .map((item) => padTo(item, widest))
      .join('')
      .trimEnd(),
  );
}
