// What a click on a card in play stands for while another one is picked.

import { expect, test } from 'vitest';
import { red, siege } from '../test/scene.ts';
import type { Match } from './match.ts';
import { outlookOf } from './outlook.ts';
import { choiceOf } from './piece.tsx';
import type { Seen } from './seen.ts';

function clickOn(name: string, picked: string, cards: Parameters<typeof siege>[0]): string | null {
  const scene = siege(cards);
  const plan = [`unit:${picked}`];
  const open = new Map(scene.offers(...plan).map((choice) => [choice, { choice, label: choice }]));
  const table = scene.view(red);
  const seen = { table, plan, open, instead: new Set(scene.legal()) } as unknown as Seen;
  const match = {
    shown: { value: { view: { seat: red } } },
    pointed: { value: null },
    source: { info: { value: null } },
  } as unknown as Match;
  scene.asks('main', red);
  const piece = table.pieces.find((one) => one.name === name);
  if (piece === undefined) throw new Error(`There is no ${name}.`);
  return choiceOf({ seen, outlook: outlookOf(match, seen), piece });
}

test.each([
  { stands: 'in reach', target: 'mason-1', zone: 'red-front', choice: 'at:mason-1' },
  { stands: 'in reach after a move', target: 'mason-1', zone: 'blue-front', choice: 'zone:blue-front' },
  { stands: 'out of reach', target: 'mason-1', zone: 'blue-castle', choice: null },
  { stands: 'beside it', target: 'spearman-2', zone: 'blue-castle', choice: 'unit:spearman-2' },
])('a click on who stands $stands', ({ target, zone, choice }) => {
  const cards = [
    'red spearman-1 at red-front',
    'red spearman-2 at red-front',
    `blue mason-1 at ${zone}`,
  ] as const;
  expect(clickOn(target, 'spearman-1', cards)).toBe(choice);
});

test('what is in reach is told while cards can act, and no more once the Trap order is asked', () => {
  const scene = siege(['red archer-1 at blue-front']);
  const table = scene.view(red);
  scene.asks('main', red);
  const match = {
    shown: { value: { view: { seat: red } } },
    pointed: { value: null },
    source: { info: { value: null } },
  } as unknown as Match;
  const reach = (...choices: readonly string[]): number => {
    const open = new Map(choices.map((choice) => [choice, { choice, label: choice }]));
    const seen = { table, plan: [], open, instead: new Set() } as unknown as Seen;
    return outlookOf(match, seen).reachable.size;
  };
  expect([reach('unit:archer-1') > 0, reach('order:hold')]).toEqual([true, 0]);
});
