import { expect, test } from 'vitest';
import { list, number, optional, pick, row, word } from '@bridgefront/tabletop/cards';
import type { Plain } from '@bridgefront/tabletop/cards';
import { without } from '@bridgefront/page/position-form.ts';
import type { PositionForm } from '@bridgefront/page/position-form.ts';
import {
  fileOf,
  forPeople,
  lyingAt,
  mirroredStep,
  opened,
  placesIn,
  puttable,
  readFile,
  startOf,
  stepped,
} from './laid.ts';

const hex = pick([
  { value: [0, 0], name: 'the middle', places: ['hex:0,0'] },
  { value: [1, 0], name: 'east', places: ['hex:1,0'] },
]);
const bridge = pick([
  { value: 'a', name: 'from the middle to the east', places: ['edge:a', 'hex:0,0', 'hex:1,0'] },
]);
const shape = row({
  units: list(() => row({ at: hex, forces: number(1, 9) }), 0, 4),
  bridges: list(() => bridge, 0, 3, ''),
  lane: list(() => word('Knight', 'Scout'), 0, 3, undefined, 'lane:upper'),
  seats: list(() => row({ gold: number(0, 9), capital: optional(hex) }), 2, 2),
});
const form: PositionForm = {
  shape: () => shape,
  label: (name) => name.charAt(0).toUpperCase() + name.slice(1),
  tables: [],
  afresh: (position) => without(position, 'phase'),
  shuffled: (position) => position,
  dice: true,
};
const laid: Plain = {
  phase: 'battle',
  units: [{ at: [1, 0], forces: 3 }],
  bridges: [],
  lane: ['Scout'],
  seats: [{ gold: 1, capital: [1, 0] }, { gold: 2 }],
};

test('a moment of a match goes on exactly there, until something is changed', () => {
  const continuation = { stack: [], decision: null };
  const moment = opened(form, { position: laid as never, continuation: continuation as never }, 'seed');
  expect(startOf(form, { ...moment, dice: [6] })).toEqual({
    position: laid,
    continuation,
    seed: 'seed',
    dice: [6],
  });
  const changed = stepped(form, moment, shape, { step: 'set', at: ['seats', 0, 'gold'], value: 5 });
  const { position, continuation: gone } = startOf(form, changed);
  expect(gone).toBeUndefined();
  expect(position).toMatchObject({ seats: [{ gold: 5 }, { gold: 2 }] });
  expect(position).not.toHaveProperty('phase');
});

test('a place shows what lies there, and puts more there as the last one was', () => {
  expect(lyingAt(shape, laid, 'hex:1,0').map(({ at }) => at)).toEqual([['units', 0]]);
  expect(lyingAt(shape, laid, 'lane:upper').map(({ at }) => at)).toEqual([['lane']]);
  const more = puttable(shape, laid, 'hex:0,0');
  expect(more.map(({ name }) => name)).toEqual(['units', 'bridges']);
  expect(more[0]?.step).toEqual({ step: 'add', at: ['units'], value: { at: [0, 0], forces: 3 } });
  expect(puttable(shape, { ...laid, bridges: ['a'] }, 'hex:0,0').map(({ name }) => name)).toEqual(['units']);
  expect([...placesIn(shape).keys()]).toEqual(['hex:0,0', 'hex:1,0', 'edge:a', 'lane:upper']);
});

test('refusals name places and seats as people count them', () => {
  expect(forPeople('seats[1].gold: a count belongs here, not "x".', form.label)).toBe(
    'Seats, no. 2, gold: a count belongs here, not "x".',
  );
  expect(forPeople('Seat 0 has no Capital, and the match has begun (§5).', form.label)).toBe(
    'Seat 1 has no Capital, and the match has begun (§5).',
  );
});

test('each file brings back the same position; others are told apart', () => {
  const start = { position: laid as never, seed: 'seed', dice: [1, 2] };
  for (const kind of ['scenario', 'lesson', 'puzzle'] as const) {
    const read = readFile('toy', fileOf(kind, 'toy', start, { rounds: 3 }, 1));
    expect(read).toMatchObject({
      written: { options: { rounds: 3 }, position: laid },
      dice: [1, 2],
      seed: 'seed',
    });
    if (typeof read === 'object' && 'written' in read)
      expect(startOf(form, { ...opened(form, read.written, read.seed), dice: read.dice })).toEqual(start);
  }
  expect(readFile('toy', fileOf('scenario', 'other', start, {}, 0))).toEqual({ other: 'other' });
  expect(readFile('toy', '[]')).toBe('none');
  expect(readFile('toy', 'no file')).toBe('none');
});

test('both halves are laid alike: what is put, changed and taken away on one is so on the other', () => {
  const places = ['a', 'b', 'c'].map((value) => ({ value, name: value, places: [`ground:${value}`] }));
  const field = row({
    land: list(() => row({ at: pick(places), kind: word('hill', 'forest') }), 0, 3),
    flags: list(() => pick(places), 0, 3, ''),
    units: list(() => row({ at: pick(places) }), 0, 3),
  });
  const opposites: { readonly [mark: string]: string } = { 'ground:a': 'ground:c', 'ground:c': 'ground:a' };
  const mirrored = { lists: ['land', 'flags'], opposite: (mark: string) => opposites[mark] ?? mark };
  const one = opened(form, { position: { land: [], flags: [], units: [] } }, 'seed');
  const both = (now: typeof one, step: Parameters<typeof mirroredStep>[3]): typeof one => {
    const after = stepped(form, now, field, step);
    const twice = mirroredStep(mirrored, field, [now.form, after.form], step);
    return twice === null ? after : stepped(form, after, field, twice);
  };
  const put = (list: string, at: string) =>
    ({ step: 'add', at: [list], value: list === 'flags' ? at : { at, kind: 'hill' } }) as const;
  const hills = both(one, put('land', 'a'));
  expect(hills.form['land']).toEqual([
    { at: 'a', kind: 'hill' },
    { at: 'c', kind: 'hill' },
  ]);
  const forests = both(hills, { step: 'set', at: ['land', 1, 'kind'], value: 'forest' });
  expect(forests.form['land']).toEqual([
    { at: 'a', kind: 'forest' },
    { at: 'c', kind: 'forest' },
  ]);
  expect(both(forests, { step: 'remove', at: ['land', 0] }).form['land']).toEqual([]);
  // The middle is its own half, where a thing stands is its own matter, and armies stand as they will.
  expect(both(one, put('flags', 'a')).form['flags']).toEqual(['a', 'c']);
  expect(both(one, put('flags', 'b')).form['flags']).toEqual(['b']);
  expect(both(hills, { step: 'set', at: ['land', 0, 'at'], value: 'b' }).form['land']).toEqual([
    { at: 'b', kind: 'hill' },
    { at: 'c', kind: 'hill' },
  ]);
  expect(both(one, put('units', 'a')).form['units']).toHaveLength(1);
});
