// Options: what is accepted, and the exact sentence for what is not.

import { describe, expect, test } from 'vitest';
import { changedOptions, describeOption, nearestName, readOptions } from '../src/index.ts';
import type { OptionDeclarations } from '../src/index.ts';

const declarations: OptionDeclarations = {
  maxMana: { type: 'int', default: 5, min: -2, max: 6, help: '', group: '' },
  openHands: { type: 'bool', default: false, help: '', group: '' },
  board: { type: 'choice', default: 'small', values: ['small', 'large'], help: '', group: '' },
  ages: { type: 'ints', default: [2, 4], min: 1, max: 9, length: 2, help: '', group: '' },
  factions: { type: 'text', default: '', example: 'veil,dawn', maxLength: 10, help: '', group: '' },
};

test('what is left out takes its default', () => {
  const options = { maxMana: 5, openHands: false, board: 'small', ages: [2, 4], factions: '' };
  expect(readOptions(declarations, {})).toEqual({ options });
});

test.each([
  { name: 'maxMana', given: 6, read: 6 },
  { name: 'maxMana', given: '4', read: 4 },
  { name: 'maxMana', given: ' +3 ', read: 3 },
  { name: 'maxMana', given: '-2', read: -2 },
  { name: 'maxMana', given: '-0', read: 0 },
  { name: 'maxMana', given: -0, read: 0 },
  { name: 'openHands', given: true, read: true },
  { name: 'openHands', given: 'true', read: true },
  { name: 'openHands', given: 'false', read: false },
  { name: 'board', given: 'large', read: 'large' },
  { name: 'ages', given: [1, 9], read: [1, 9] },
  { name: 'ages', given: '3, 5', read: [3, 5] },
  { name: 'factions', given: 'dawn', read: 'dawn' },
])('$name takes $given', ({ name, given, read }) => {
  expect(readOptions(declarations, { [name]: given })).toMatchObject({ options: { [name]: read } });
});

const mana = 'it takes a whole number from -2 to 6 (default 5).';
const flag = 'it takes true or false (default false).';
const ages = 'it takes 2 whole numbers from 1 to 9 (default 2,4).';
const factions = 'it takes a text of at most 10 characters such as "veil,dawn" (default "").';
const refused: readonly { given: { readonly [name: string]: unknown }; says: string }[] = [
  { given: { maxMana: 7 }, says: `Option maxMana cannot be 7: ${mana}` },
  { given: { maxMana: -3 }, says: `Option maxMana cannot be -3: ${mana}` },
  { given: { maxMana: 2.5 }, says: `Option maxMana cannot be 2.5: ${mana}` },
  { given: { maxMana: '' }, says: `Option maxMana cannot be : ${mana}` },
  { given: { maxMana: '0x2' }, says: `Option maxMana cannot be 0x2: ${mana}` },
  { given: { maxMana: '1e0' }, says: `Option maxMana cannot be 1e0: ${mana}` },
  { given: { maxMana: null }, says: `Option maxMana cannot be null: ${mana}` },
  { given: { maxMana: [4] }, says: `Option maxMana cannot be [4]: ${mana}` },
  { given: { openHands: 1 }, says: `Option openHands cannot be 1: ${flag}` },
  { given: { openHands: 'yes' }, says: `Option openHands cannot be yes: ${flag}` },
  { given: { board: 'huge' }, says: 'Option board cannot be huge: it takes small or large (default small).' },
  { given: { ages: '3' }, says: `Option ages cannot be 3: ${ages}` },
  { given: { ages: '3,' }, says: `Option ages cannot be 3,: ${ages}` },
  { given: { ages: [3, 10] }, says: `Option ages cannot be [3,10]: ${ages}` },
  { given: { factions: 'far too long' }, says: `Option factions cannot be far too long: ${factions}` },
  { given: { factions: 5 }, says: `Option factions cannot be 5: ${factions}` },
  { given: { maxmana: 5 }, says: 'There is no option "maxmana"; did you mean "maxMana"?' },
  { given: { xyz: 5 }, says: 'There is no option "xyz".' },
  { given: { toString: 5 }, says: 'There is no option "toString".' },
];
test.each(refused)('$given is refused', ({ given, says }) => {
  const read = readOptions(declarations, given);
  expect('problem' in read ? read.problem : read).toBe(says);
});

test('a list of numbers is not shared with whoever gave it', () => {
  const given = [3, 5];
  const read = readOptions(declarations, { ages: given });
  given[0] = 99;
  expect(read).toMatchObject({ options: { ages: [3, 5] } });
});

test('a record lists only what differs from the defaults', () => {
  const read = readOptions(declarations, { maxMana: 6, openHands: false, ages: [2, 4], board: 'large' });
  expect('options' in read ? changedOptions(declarations, read.options) : read).toEqual({
    maxMana: 6,
    board: 'large',
  });
});

describe('help for a mistyped name', () => {
  const known = ['maxMana', 'startGold', 'handSize'];
  test.each([
    ['maxMan', 'maxMana'],
    ['MAXMANA', 'maxMana'],
    ['starGolds', 'startGold'],
    ['handsize', 'handSize'],
    ['gold', null],
    ['', null],
  ])('%s → %s', (name, near) => expect(nearestName(name, known)).toBe(near));
});

test('every type of option says what it takes', () => {
  expect(
    Object.values(declarations)
      .map(describeOption)
      .every((text) => text.includes('default')),
  ).toBe(true);
});
