// QR codes as one path.

/** A picture of squares as one path: runs of dark ones in each row. */
export function squaresPath(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      row.flatMap((dark, x) => {
        if (!dark || row[x - 1] === true) return [];
        const end = row.indexOf(false, x);
        return [`M${x} ${y}h${(end < 0 ? row.length : end) - x}v1H${x}z`];
      }),
    )
    .join('');
}
