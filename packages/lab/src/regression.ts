// Least squares with errors that hang together in clusters.

/** One row: what is explained, by what, and which rows share their luck. */
export interface Observation {
  readonly x: readonly number[];
  readonly y: number;
  readonly cluster: number;
}

/** What each column is worth, with its standard error. */
export interface Fit {
  readonly worth: readonly number[];
  readonly errors: readonly number[];
}

// The inverse of a symmetric positive matrix by elimination; null where a column says nothing of its own.
function inverse(matrix: readonly (readonly number[])[]): number[][] | null {
  const size = matrix.length;
  const rows = matrix.map((row, at) => [...row, ...row.map((_, other) => (other === at ? 1 : 0))]);
  for (let column = 0; column < size; column++) {
    let best = column;
    for (let row = column + 1; row < size; row++)
      if (Math.abs(rows[row][column]) > Math.abs(rows[best][column])) best = row;
    [rows[column], rows[best]] = [rows[best], rows[column]];
    const pivot = rows[column][column];
    if (Math.abs(pivot) < 1e-9) return null;
    rows[column] = rows[column].map((cell) => cell / pivot);
    for (const [at, row] of rows.entries()) {
      const factor = row[column];
      if (at === column || factor === 0) continue;
      rows[at] = row.map((cell, index) => cell - factor * rows[column][index]);
    }
  }
  return rows.map((row) => row.slice(size));
}

const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, one, at) => sum + one * b[at], 0);

/**
 * Ordinary least squares with cluster-robust standard errors (Liang and Zeger 1986, with the usual correction for few
 * clusters). Null where there are no more clusters than columns, or a column is told by the others.
 */
export function leastSquares(rows: readonly Observation[]): Fit | null {
  const columns = rows.at(0)?.x.length ?? 0;
  const clusters = Map.groupBy(rows, ({ cluster }) => cluster);
  if (clusters.size <= columns) return null;
  const square = (): number[][] => Array.from({ length: columns }, () => Array<number>(columns).fill(0));
  const normal = square();
  const right = Array<number>(columns).fill(0);
  for (const { x, y } of rows)
    for (let i = 0; i < columns; i++) {
      if (x[i] === 0) continue;
      right[i] += x[i] * y;
      for (let j = 0; j < columns; j++) normal[i][j] += x[i] * x[j];
    }
  const bread = inverse(normal);
  if (bread === null) return null;
  const worth = bread.map((row) => dot(row, right));
  const meat = square();
  for (const members of clusters.values()) {
    const score = Array<number>(columns).fill(0);
    for (const { x, y } of members) {
      const rest = y - dot(x, worth);
      for (let i = 0; i < columns; i++) score[i] += x[i] * rest;
    }
    for (let i = 0; i < columns; i++) for (let j = 0; j < columns; j++) meat[i][j] += score[i] * score[j];
  }
  const few = (clusters.size / (clusters.size - 1)) * ((rows.length - 1) / (rows.length - columns));
  const errors = bread.map((row) => {
    const side = meat.map((line) => dot(line, row));
    return Math.sqrt(Math.max(0, few * dot(row, side)));
  });
  return { worth, errors };
}
