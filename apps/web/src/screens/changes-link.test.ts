// Options in an address: there and back, and what is no such address.

import { expect, test } from 'vitest';
import { newTableLink, readChanges, writeChanges } from './changes-link.ts';

test('options come back from an address as they went in', () => {
  const changes = { scenario: '{"units":[{"at":"4,4"}]} & ümläut #?', winningVp: 12, presetHands: true };
  expect(readChanges(writeChanges(changes))).toEqual(changes);
  expect(newTableLink('castles', changes)).toMatch(/^\/new\?game=castles#%7B/);
  expect(newTableLink('castles', {})).toBe('/new?game=castles');
});

test.each(['', '#', '#nonsense', '#%7B', '#5', '#null'])('%s holds no options', (hash) => {
  expect(readChanges(hash)).toEqual({});
});

test('what is no value of an option is left out', () => {
  expect(readChanges(`#${JSON.stringify({ a: 1, b: { c: 2 }, d: null })}`)).toEqual({ a: 1 });
});
