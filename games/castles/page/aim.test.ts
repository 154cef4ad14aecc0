// Which card the table holds instead of letting it strike at once.

import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { castlesOptions } from '../rules/index.ts';
import { red, siege, unit } from '../test/scene.ts';
import { choose, follow, soleTarget } from './aim.ts';
import type { Match } from './match.ts';

const moved = unit('red', 'spearman-1', 'blue-front', { marks: ['moved'] });

test.each([
  { is: 'one enemy in reach', cards: [moved, 'blue mason-1 at blue-front'], target: 'mason-1' },
  {
    is: 'two enemies in reach',
    cards: [moved, 'blue mason-1 at blue-front', 'blue healer-1 at blue-front'],
    target: null,
  },
  { is: 'nobody in reach', cards: [moved, 'blue mason-1 at blue-castle'], target: null },
  {
    is: 'a way to go as well',
    cards: ['red spearman-1 at blue-front', 'blue mason-1 at blue-front'],
    target: null,
  },
  {
    is: 'one enemy in reach, and others for others',
    cards: [moved, 'blue mason-1 at blue-front', 'red archer-1 at red-front', 'blue healer-1 at red-front'],
    target: 'mason-1',
  },
])('with $is the card is held for: $target', ({ cards, target }) => {
  const scene = siege(cards);
  const options = castlesOptions(scene.match.options);
  expect(soleTarget(scene.view(red), options, red, 'spearman-1')).toBe(target);
  const offered = scene.can('spearman-1');
  // As the rules have it.
  expect(offered.length === 1 && offered[0]?.startsWith('at:') === true).toBe(target !== null);
  scene.asks('main', red);
});

test('what is picked is put down by another click, and anything else is chosen', () => {
  const acts: string[] = [];
  const match = {
    plan: signal(['unit:ballista-1', 'zone:red-front']),
    choices: signal([{ choice: 'with:spearman-1', label: '' }]),
    source: { match: 'm', seat: 0, document: signal({ host: { decision: 3 } }) },
    choose: (choice: string) => acts.push(choice),
    takeBack: () => acts.push('back'),
  } as unknown as Match;
  choose(match, 'unit:ballista-1');
  expect(acts).toEqual(['back', 'back']);
  choose(match, 'with:spearman-1');
  expect(acts.at(-1)).toBe('with:spearman-1');
});

test('with one escort named, the only other who could go goes along, once', () => {
  const acts: string[] = [];
  const open = (...choices: string[]) => choices.map((choice) => ({ choice, label: '' }));
  const choices = signal(open('with:spearman-1', 'with:spearman-2'));
  const match = {
    plan: signal(['unit:cannon-1', 'zone:red-front']),
    choices,
    source: { match: 'm', seat: 0, document: signal({ host: { decision: 3 } }) },
    choose: (choice: string) => acts.push(choice),
  } as unknown as Match;
  choose(match, 'with:spearman-1');
  follow(match);
  choices.value = open('with:spearman-2');
  follow(match);
  follow(match);
  expect(acts).toEqual(['with:spearman-1', 'with:spearman-2']);
});

test('who was sent where somebody can be hit stays picked, once and in the same turn', () => {
  const turn = (cards: Parameters<typeof siege>[0]) => {
    const scene = siege(cards);
    const table = scene.view(red);
    scene.asks('main', red);
    return table;
  };
  const acts: string[] = [];
  const document = signal({ host: { decision: 3 } });
  const near = [moved, 'blue mason-1 at blue-front', 'blue healer-1 at blue-front'];
  const shown = signal({ view: { seat: red, table: turn(near) } });
  const plan = signal<readonly string[]>(['unit:spearman-1']);
  const match = {
    plan,
    choices: signal([{ choice: 'unit:spearman-1', label: '' }]),
    shown,
    source: { match: 'm', seat: red, document, info: signal(null) },
    choose: (choice: string) => acts.push(choice),
  } as unknown as Match;
  choose(match, 'zone:blue-front');
  follow(match);
  expect(acts).toEqual(['zone:blue-front']);
  document.value = { host: { decision: 4 } };
  plan.value = [];
  follow(match);
  follow(match);
  expect(acts).toEqual(['zone:blue-front', 'unit:spearman-1']);
  // Nobody is there to be hit.
  acts.length = 0;
  plan.value = ['unit:spearman-1'];
  choose(match, 'zone:blue-front');
  document.value = { host: { decision: 5 } };
  plan.value = [];
  shown.value = {
    view: { seat: red, table: turn([moved, 'blue mason-1 at blue-castle']) },
  };
  follow(match);
  expect(acts).toEqual(['zone:blue-front']);
});
