// What the others did, in lines: losses first, like deeds folded, and no more than four but for the gravest losses.

import { expect, test } from 'vitest';
import type { ToldDeed } from './deeds.ts';
import { linesOf } from './told-lines.ts';

let first = 0;
const deed = (tell: string, like?: string, seat = 1): ToldDeed => {
  const index = first++;
  return { seat, tell, like, first: index, last: index, text: `${tell} ${index}.` };
};

const said = (deeds: readonly ToldDeed[]): readonly string[] =>
  linesOf(deeds, {
    costs: ({ tell }) => ['plays', 'hits', 'wounds', 'kills'].indexOf(tell),
    fold: (all) => `${all.length} ${all[0]?.tell}`,
    more: (count) => `${count} more`,
  }).map(({ text }) => text);

test('what costs somebody something stands before the rest', () => {
  first = 0;
  expect(said([deed('plays'), deed('hits'), deed('plays'), deed('hits')])).toEqual([
    'hits 1.',
    'hits 3.',
    'plays 0.',
    'plays 2.',
  ]);
});

test('of a deed that costs somebody something, the line says what', () => {
  first = 0;
  expect(said([{ ...deed('hits'), cost: 'The General falls.' }])).toEqual(['The General falls.']);
});

test('like deeds of one seat are one line, and all others their own', () => {
  first = 0;
  const deeds = [
    deed('moves', 'all'),
    deed('hits', 'general'),
    deed('moves', 'all', 2),
    deed('hits', 'general'),
    deed('moves', 'all'),
    deed('hits', 'wall'),
  ];
  expect(said(deeds)).toEqual(['2 hits', 'hits 5.', '2 moves', 'moves 2.']);
});

test('a deed that cost somebody something is not hidden among like ones that cost nothing', () => {
  first = 0;
  const fell = { ...deed('wounds', 'all'), cost: 'The General falls.' };
  const deeds = [deed('moves', 'all'), { ...fell, tell: 'moves' }, deed('moves', 'all')];
  const lines = linesOf(deeds, {
    costs: ({ cost }) => (cost === undefined ? 0 : 1),
    fold: (all) => `${all.length} move`,
    more: String,
  });
  expect(lines.map(({ text }) => text)).toEqual(['The General falls.', '2 move']);
});

test('what there is no room for is counted in the last line, oldest first', () => {
  first = 0;
  const deeds = Array.from({ length: 7 }, (_, at) => deed(at === 6 ? 'hits' : 'plays'));
  expect(said(deeds)).toEqual(['hits 6.', 'plays 0.', 'plays 1.', '4 more']);
});

test('what weighs more stands before what weighs less', () => {
  first = 0;
  expect(said([deed('hits'), deed('plays'), deed('kills'), deed('wounds')])).toEqual([
    'kills 2.',
    'wounds 3.',
    'hits 0.',
    'plays 1.',
  ]);
});

test('none of the gravest losses is counted instead of told', () => {
  first = 0;
  const deeds = Array.from({ length: 8 }, (_, at) => deed(at < 3 ? 'plays' : 'kills'));
  expect(said(deeds)).toEqual(['kills 3.', 'kills 4.', 'kills 5.', 'kills 6.', 'kills 7.', '3 more']);
});
