// Options in an address: there and back, and what is no such address.

import { expect, test } from 'vitest';
import { newTableLink, readChanges, readNaming, writeChanges } from './changes-link.ts';

test('options come back from an address as they went in', () => {
  const changes = { scenario: '{"units":[{"at":"4,4"}]} & ümläut #?', winningVp: 12, presetHands: true };
  expect(readChanges(writeChanges(changes))).toEqual(changes);
  expect(newTableLink('castles', changes)).toMatch(/^\/new\?game=castles#%7B/);
  expect(newTableLink('castles', {})).toBe('/new?game=castles');
});

test('a link says what the changes are called and what they were made from, and reads as before without it', () => {
  const naming = { name: 'Dear Recruit', parent: { name: 'Short match', mark: '0123456789ab' } };
  const hash = writeChanges({ life: 12 }, naming);
  expect(readNaming(hash)).toEqual(naming);
  expect(readChanges(hash)).toEqual({ life: 12 });
  expect(readNaming(writeChanges({ life: 12 }))).toBeNull();
  expect(writeChanges({}, naming)).toBe('');
});

test.each([{ '': 5 }, { '': { name: 7 } }, { '': { name: '  ' } }, { '': null }, [1]])(
  '%j names nothing',
  (found) => {
    expect(readNaming(`#${encodeURIComponent(JSON.stringify(found))}`)).toBeNull();
  },
);

test('a name of a link is cut to what a name may be, and a parent that is none is left out', () => {
  const found = { '': { name: 'n'.repeat(90), parent: { name: 'x' } }, life: 12 };
  const naming = readNaming(`#${encodeURIComponent(JSON.stringify(found))}`);
  expect(naming).toEqual({ name: 'n'.repeat(40), parent: null });
});

test.each(['', '#', '#nonsense', '#%7B', '#5', '#null'])('%s holds no options', (hash) => {
  expect(readChanges(hash)).toEqual({});
});

test('what is no value of an option is left out', () => {
  expect(readChanges(`#${JSON.stringify({ a: 1, b: { c: 2 }, d: null })}`)).toEqual({ a: 1 });
});
