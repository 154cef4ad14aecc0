// What a plan is called at the table.

import { expect, test } from 'vitest';
import { red, siege } from '../test/scene.ts';
import type { Match } from './match.ts';
import { sentence } from './says.ts';

const scene = siege([
  'red wizard-1 at red-castle',
  'red spearman-1 at red-front',
  'red builder-1 at red-middle',
  'blue mason-1 at red-front',
  'blue spearman-2 at blue-front',
]);
const match = {
  shown: { value: { view: { table: scene.view(red), seat: red } } },
  source: { info: { value: null } },
} as unknown as Match;
scene.asks('main', red);

test.each([
  [['unit:spearman-1'], true, 'Spearman 1'],
  [['unit:spearman-1', 'at:mason-1'], true, 'Spearman 1 hits Blue Mason 1 (2 → dead)'],
  [['unit:wizard-1', 'at:spearman-2'], true, 'Wizard hits Blue Spearman 2 (4 → 2)'],
  [['unit:wizard-1', 'at:spearman-2'], false, 'Wizard hits Blue Spearman 2'],
  [['unit:spearman-1', 'zone:blue-front'], true, 'Spearman 1 to the Blue Front'],
  [['unit:cannon-1', 'zone:red-front', 'with:builder-1'], true, 'Cannon 1 and Builder 1 to the Red Front'],
  [['unit:builder-1', 'build:wall'], true, 'Builder 1 builds Wall'],
  [['play:spearman'], true, 'Play Spearman'],
  [['play:spearman', 'zone:red-middle'], true, 'Spearman to the Red Middle'],
  [['play:charge', 'at:spearman-1'], true, 'Charge: Spearman 1'],
  [['unit:spy-1', 'look'], true, null],
  [['done'], true, null],
])('%j', (plan, now, said) => {
  expect(sentence(plan, match, now)).toBe(said);
});
