// Captions: who does it, to whom, and nothing that a full stop cuts in two.

import { expect, test } from 'vitest';
import type { HeartlandFace } from '../rules/table.ts';
import { reportText } from '../rules/text/reports.ts';
import { caption } from './caption.ts';

const say = (face: HeartlandFace): string =>
  caption({ face, text: reportText(face, (seat) => ['Ada', 'Ben'][seat] ?? '') });

const unit = { unit: 4, card: 'raider', seat: 1, nth: 0, alike: 1, at: 1, occupies: false };
const levy = { ...unit, unit: 7, card: 'ditch-levy', seat: 0 };
const move = (card: string, frontier: number) => ({ ...unit, card, frontier });
const side = { units: 1, pool: 2, excess: 0, kills: [], occupied: false };
const none = { units: 0, pool: 0, excess: 0, kills: [], occupied: false };

test.each<[string, HeartlandFace]>([
  [
    'Ben sends Raider to the first frontier, Torch Runner to the second frontier.',
    { tell: 'commits', seat: 1, retreats: [], goes: [move('raider', 1), move('torch-runner', 2)] },
  ],
  [
    'Ben calls back Raider from the third frontier.',
    { tell: 'commits', seat: 1, retreats: [move('raider', 3)], goes: [] },
  ],
  [
    'Ben sends another Raider to the first frontier and calls back Raider from the third frontier.',
    { tell: 'commits', seat: 1, retreats: [move('raider', 3)], goes: [move('raider', 1)] },
  ],
  [
    'Ben deploys Raider for 2 supply.',
    {
      tell: 'deploys',
      seat: 1,
      card: 'raider',
      unit: 4,
      paid: { pay: 'supply', supply: 2, exerted: ['farmer', 'farmer'] },
      ready: false,
    },
  ],
  [
    'Ben deploys Torch Runner for 1 supply, ready at once.',
    {
      tell: 'deploys',
      seat: 1,
      card: 'torch-runner',
      unit: 4,
      paid: { pay: 'supply', supply: 1, exerted: ['farmer'] },
      ready: true,
    },
  ],
  ['Ada’s Ditch Levy dies in the first frontier.', { tell: 'dies', units: [levy] }],
  [
    'Ada’s Ditch Levy, and Ben’s Raider and Outrider die in the first frontier. Ada’s Ditch Levy dies at home.',
    { tell: 'dies', units: [levy, unit, { ...unit, card: 'outrider' }, { ...levy, at: 0 }] },
  ],
  ['The first frontier: Ben meets nobody.', { tell: 'clash', frontier: 1, sides: [none, side] }],
  ['Ben’s Raider plants its flag in the first frontier.', { tell: 'occupies', unit, frontier: 1 }],
  ['Ben passes.', { tell: 'passes', seat: 1 }],
])('%s', (says, face) => {
  expect(say(face)).toBe(says);
});
