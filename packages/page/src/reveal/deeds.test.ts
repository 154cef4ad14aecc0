// Deeds of the others: what is told of them, what follows from them, and what is left out.

import type { SeatReport } from '@bridgefront/viewing';
import { expect, test } from 'vitest';
import { afterOwnDeed, othersDeeds } from './deeds.ts';
import type { Deed } from './deeds.ts';

interface Told {
  readonly tell: string;
  readonly seat?: number;
}

const report = (tell: string, seat?: number): SeatReport<Told> => ({
  face: { tell, ...(seat !== undefined && { seat }) },
  text: `${tell} ${seat ?? ''}.`,
});

const deedOf = ({ face: { tell, seat } }: SeatReport<Told>): Deed | null =>
  tell === 'plays' ? { seat: seat ?? null } : null;

const spans = (reports: readonly SeatReport<Told>[], from: number, reader: number | null = 0) =>
  othersDeeds(reports, from, reader, deedOf).map(({ first, last, seat }) => [first, last, seat]);

test('a deed has with it what follows, up to the next one', () => {
  const reports = [report('plays', 1), report('hit'), report('dies'), report('plays', 1), report('hit')];
  expect(spans(reports, 0)).toEqual([
    [0, 2, 1],
    [3, 4, 1],
  ]);
});

test('what follows from the reader’s own deed is no deed of another', () => {
  const reports = [report('plays', 1), report('plays', 0), report('hit'), report('plays', 2)];
  expect(spans(reports, 0)).toEqual([
    [0, 0, 1],
    [3, 3, 2],
  ]);
  expect(spans(reports, 0, null)).toEqual([
    [0, 0, 1],
    [1, 2, 0],
    [3, 3, 2],
  ]);
});

test('what everybody does together is told, and of very many deeds none is left out', () => {
  expect(spans([report('hit'), report('plays'), report('hit')], 0)).toEqual([[1, 2, null]]);
  const many = Array.from({ length: 40 }, () => report('plays', 1));
  expect(spans(many, 20)).toHaveLength(20);
  expect(spans(many, 38)).toHaveLength(2);
});

test('whoever has never acted on this device is told what came after their own last deed', () => {
  const reports = [report('plays', 0), report('hit'), report('plays', 1), report('hit')];
  expect(afterOwnDeed(reports, 0, deedOf)).toBe(1);
  expect(afterOwnDeed(reports, 2, deedOf)).toBe(0);
  expect(afterOwnDeed(reports, null, deedOf)).toBe(4);
});
