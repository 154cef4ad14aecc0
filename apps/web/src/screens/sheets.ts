// How cards lie on a sheet: three by three without gaps, so that one cut parts two of them, in the middle of the paper. In
// millimetres.

/** Kinds of paper. */
export const papers = ['a4', 'letter'] as const;

/** A kind of paper. */
export type Paper = (typeof papers)[number];

/** Width and height of the paper. */
export const paperSize: { readonly [P in Paper]: readonly [number, number] } = {
  a4: [210, 297],
  letter: [215.9, 279.4],
};

/** Width and height of a card. */
export const cardSize = [63, 88] as const;

const side = 3;

/** What lies together on a sheet. */
export function sheetsOf<T>(cards: readonly T[]): readonly (readonly T[])[] {
  const most = side * side;
  return Array.from({ length: Math.ceil(cards.length / most) }, (_, at) =>
    cards.slice(at * most, (at + 1) * most),
  );
}

/** A line from one place to another: x, y, x, y. */
export type Mark = readonly [number, number, number, number];

// As long as the smallest margin has room for, and a little off the cards.
const [longest, off] = [5, 1];

/** The marks to cut by: in the margins, at both ends of each cut. */
export function marksOf(paper: Paper): readonly Mark[] {
  const cuts = [0, 1].map((axis) => {
    const [whole, card] = [paperSize[paper][axis], cardSize[axis]];
    const from = (whole - side * card) / 2;
    return Array.from({ length: side + 1 }, (_, n) => from + n * card);
  });
  const [columns, rows] = cuts;
  const ends = (all: readonly number[]): readonly (readonly [number, number])[] => {
    const [first, last] = [all[0], all[side]];
    return [
      [first - off - longest, first - off],
      [last + off, last + off + longest],
    ];
  };
  return [
    ...columns.flatMap((x) => ends(rows).map(([from, to]): Mark => [x, from, x, to])),
    ...rows.flatMap((y) => ends(columns).map(([from, to]): Mark => [from, y, to, y])),
  ];
}
