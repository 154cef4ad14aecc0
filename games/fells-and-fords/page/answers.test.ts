import { expect, test } from 'vitest';
import type { Match } from './match.ts';
import { answersOf } from './answers.ts';
import type { Seen } from './seen.ts';

const match = { source: { info: { value: null } } } as unknown as Match;

function seen(ask: string, choices: readonly string[], plan: readonly string[] = []): Seen {
  return {
    ask,
    plan,
    open: new Map(choices.map((choice) => [choice, { choice, label: choice }])),
    picked: { place: null, step: null },
    table: { combats: [{ damage: 1, retreats: 1 }], banners: [{ at: '4,3', vp: 2 }] },
  } as unknown as Seen;
}

test('to follow is a button beside staying, named by the rim of the map', () => {
  const ways = answersOf(match, seen('advance', ['to:4,3', 'stay']));
  expect(ways.map(({ choice, name, leaves }) => [choice, name, leaves])).toEqual([
    ['to:4,3', 'Follow to f6', 'takes the banner, 2 VP each turn'],
    ['stay', 'stay', ''],
  ]);
});

test('a pursuit that has begun goes on by the hexes of the board', () => {
  const ways = answersOf(match, seen('advance', ['to:4,2', 'to:5,2', 'stay'], ['to:4,3']));
  expect(ways.map(({ choice }) => choice)).toEqual(['stay']);
});

test('a lore card that may be played says what it does, and what passing leaves is said too', () => {
  const [card, pass] = answersOf(match, seen('react', ['lore:shield-the-line', 'pass', 'pass:turn']));
  expect(card?.name).toBe('Shield the Line');
  expect(card?.leaves).toMatch(/^2 lore · .*suffers 1 damage less/);
  expect(pass?.leaves).toBe('1 damage, 1 hex back');
});

test('to ignore a retreat says where that leaves the unit', () => {
  const ways = answersOf(match, seen('ignore', ['ignore:0', 'ignore:1']));
  expect(ways.map(({ leaves }) => leaves)).toEqual(['goes 1 hex back', 'stays in its place']);
});

test('dice that an ability takes say what it does with them, and what it costs', () => {
  const asked = seen('commit', ['use:frenzy:1', 'done']);
  const label = 'Frenzy: 1 heroic die';
  const howlers = { id: 3, unit: 'scree-howlers', seat: 0, at: '4,4', health: 2 };
  const [frenzy] = answersOf(match, {
    ...asked,
    options: {},
    open: new Map([['use:frenzy:1', { choice: 'use:frenzy:1', label }]]),
    table: { ...asked.table, units: [howlers], combats: [{ ...asked.table.combats[0], roller: 3 }] },
  } as unknown as Seen);
  expect(frenzy?.leaves).toMatch(/1 damage each; at the end of the combat it loses as many figures$/);
});

test('not to strike back is said in full', () => {
  expect(answersOf(match, seen('again', ['no'])).map(({ name }) => name)).toEqual(['Let it be']);
});
