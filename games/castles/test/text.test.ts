// Prompts, labels and log sentences.

import { faceFor } from '@bridgefront/kernel';
import type { AnyGame } from '@bridgefront/kernel';
import { describe, expect, test } from 'vitest';
import { castles } from '../rules/index.ts';
import { boardOf, damageText, forceOf, forecast } from '../rules/table.ts';
import { blue, red, siege, unit } from './scene.ts';
import type { Scene } from './scene.ts';

const names = ['Ada', 'Ben'];
const { describe: words }: AnyGame = castles;

function log(table: Scene, seat: number | null): string[] {
  return table.reports.flatMap((report) => {
    const face = faceFor(report, seat);
    return face === null ? [] : [words.report(face, (one) => names[one])];
  });
}

test('the log tells a turn step by step', () => {
  const table = siege(
    [
      'red general at red-middle',
      'red spearman at red-front',
      'red builder at red-front',
      'red spy at blue-castle',
      'blue archer-4 at blue-middle',
      unit('blue', 'castle-2', 'blue-middle', { hp: 3 }),
    ],
    { hand: ['Cannon', 'Charge'], enemyHand: ['Trap', 'Keep'], order: 'charging-1' },
  );
  table.play(
    'unit:builder-1',
    'build:cannon',
    'play:charge',
    'at:spearman-1',
    'unit:spearman-1',
    'zone:blue-middle',
  );
  table.play('unit:spy-1', 'look', 'unit:cannon-1', 'at:castle-2').asks(null);
  expect(log(table, null)).toEqual([
    'Ada’s Builder 1 builds Cannon 1 at the Red Front.',
    'Ada plays Charge.',
    'Ada’s Spearman 1 may move 2 steps outward and deals 1 more damage this turn.',
    'Ada’s Spearman 1 moves from the Red Front to the Blue Front.',
    'Ada’s Spearman 1 moves from the Blue Front to the Blue Middle.',
    'Ben springs a Trap on Ada’s Spearman 1 in the Blue Middle.',
    'Ada’s Spearman 1 is destroyed in the Blue Middle.',
    'Ada’s Spy looks at 1 card of Ben’s hand.',
    'Ada’s Cannon 1 hits Ben’s Castle for 3 damage.',
    'Ben’s Castle falls, and Ada wins. Score: Ada 100 and Ben −100 (Ada’s Castle has lost nothing).',
  ]);
  expect(log(table, red)[7]).toBe('Ada’s Spy looks at 1 card of Ben’s hand: Keep.');
});

test('labels tell places, HP and what an attack would do', () => {
  const table = siege(
    [
      unit('red', 'spearman-1', 'blue-middle', { hp: 2 }),
      'blue archer-4 at blue-middle',
      'red wizard at red-castle',
      'red siege-tower at blue-middle',
      unit('blue', 'castle-2', 'blue-middle', { hp: 3 }),
    ],
    { hand: ['Healer', 'Trap'] },
  );
  expect(table.prompt()).toBe('Play a card, move or act with a card, or end your turn.');
  expect(table.label('unit:spearman-1')).toBe('Spearman 1 in the Blue Middle (2 of 4 HP): move or act');
  expect(table.label('play:healer')).toBe('Play Healer (Civilian, 2 HP)');
  table.play('unit:spearman-1');
  expect(table.prompt()).toBe('Spearman 1: choose where to go or what to do.');
  expect(table.label('at:archer-4')).toBe('Enemy Archer 4 in the Blue Middle (3 HP) – 3 damage: destroyed');
  expect(table.label('at:castle-2')).toBe(
    'Enemy Castle in the Blue Middle (3 of 50 HP) – 3 damage: falls, you win',
  );
  expect(table.label('zone:blue-castle')).toBe('Move to the Blue Castle Zone');
  table.takeBack().play('done');
  expect(table.prompt()).toContain('with or without a Trap');
  expect(table.label('order:hold')).toBe('Hold all Traps');
  expect(table.label('order:archers-2')).toBe('Spring at most 2 Traps on Archers');
  table.play('order:spearmen-1').asks('main', blue);
  expect(log(table, red).at(-3)).toBe('Ada seals the Trap order to spring at most 1 Trap on Spearmen.');
  expect(log(table, blue).at(-3)).toBe('Ada seals a Trap order.');
});

describe('why not', () => {
  test.each([
    { trapWindow: 'order', rule: 'CA-46', says: 'by your order' },
    { trapWindow: 'ask', rule: 'CA-50', says: 'when you are asked' },
    { trapWindow: 'never', rule: 'CA-50', says: 'In this match Traps are not sprung.' },
  ])('a Trap in the own turn with trapWindow = $trapWindow', ({ trapWindow, rule, says }) => {
    const table = siege([], { hand: ['Trap'], options: { trapWindow } });
    expect(table.refuses('play:trap', rule)).toContain(says);
    table.asks('main', red);
  });

  test('a card in play that an Action card cannot be used on', () => {
    const table = siege(['blue archer-1 at red-front', 'blue archer-2 at blue-front'], { hand: ['Rout'] });
    table.play('play:rout');
    const sentence = 'This Archer is not in your half.';
    expect(table.refuses('unit:archer-2', 'CA-60')).toBe(sentence);
    expect(table.refuses('at:archer-2', 'CA-60')).toBe(sentence);
    table.asks('main', red);
  });

  test('a target out of reach, and the zone in which a card stands', () => {
    const table = siege(['red archer-1 at red-front', 'blue archer-2 at blue-middle']);
    table.play('unit:archer-1');
    expect(table.refuses('at:archer-2', 'CA-34')).toBe('That is 2 zones away; this Archer reaches 1 zone.');
    expect(table.refuses('zone:red-front', 'CA-21')).toBe('Archer stands there already.');
    table.asks('main', red);
  });
});

// Red's Spearman 1 is charged, has an Armoury behind it, and Ambush is on.
function ambushed(): Scene {
  return siege(
    [
      'red armoury-1 at red-castle',
      unit('red', 'spearman-1', 'blue-front', { marks: ['charged'] }),
      unit('blue', 'cannon-2', 'blue-front', { hp: 4 }),
      unit('blue', 'healer-1', 'blue-front'),
    ],
    { more: { ambush: true } },
  );
}

describe('CA-40: every figure explains itself', () => {
  test('in label, log and forecast', () => {
    const table = ambushed();
    table.play('unit:spearman-1');
    const sum = '10 damage (3 + 1 Armoury + 1 Charge, doubled by Ambush)';
    expect(table.label('at:healer-1')).toBe(`Enemy Healer 1 at the Blue Front (2 HP) – ${sum}: destroyed`);
    expect(table.label('at:cannon-2')).toContain('– 5 damage (3 + 1 Armoury + 1 Charge): destroyed');
    const [told] = forecast(boardOf(table.view(red), table.state.options), red, [
      'unit:spearman-1',
      'at:healer-1',
    ]);
    expect(damageText(-told.change, told.sum)).toBe(sum);
    expect(forceOf(boardOf(table.view(red), table.state.options), 'spearman-1')).toEqual({
      damage: 5,
      sum: {
        base: 3,
        added: [
          { by: 'armoury', damage: 1 },
          { by: 'charge', damage: 1 },
        ],
      },
    });
    table.play('at:healer-1').asks('main', red);
    expect(log(table, null)[0]).toBe(`Ada’s Spearman 1 hits Ben’s Healer 1 for ${sum}.`);
  });

  test.each([
    {
      zone: 'blue-front',
      target: 'blue-front',
      options: { frontTerrain: 'forest' },
      says: '1 damage (2 − 1 Forest)',
    },
    {
      zone: 'red-front',
      target: 'blue-front',
      options: { frontTerrain: 'lake' },
      says: '1 damage (2 − 1 Boat)',
    },
    {
      zone: 'red-front',
      target: 'blue-front',
      options: { frontTerrain: 'high-hills' },
      says: '3 damage (2 + 1 High Hills)',
    },
    {
      zone: 'red-front',
      target: 'blue-front',
      options: { archerDamage: 0, frontTerrain: 'lake' },
      says: '0 damage (0 − 1 Boat, not below 0)',
    },
    { zone: 'red-front', target: 'blue-front', options: {}, says: '2 damage' },
  ])('of the ground: $says', ({ zone, target, options, says }) => {
    const table = siege([`red archer-1 at ${zone}`, `blue spearman-1 at ${target}`], { options });
    table.play('unit:archer-1');
    expect(table.label('at:spearman-1')).toContain(`– ${says}`);
    table.play('at:spearman-1').asks('main', red);
    expect(log(table, null)[0]).toContain(`for ${says} (`);
  });

  test('an extra shot is told after whom it hits', () => {
    const table = siege([
      unit('red', 'archer-1', 'red-castle', { shots: 1 }),
      'blue spearman-2 at red-middle',
    ]);
    table.play('unit:archer-1', 'at:spearman-2').asks('main', red);
    expect(log(table, null)).toEqual([
      'Ada’s Archer 1 hits Ben’s Spearman 2 with an extra shot for 2 damage (2 HP left).',
    ]);
  });
});

describe('area effects say whom they hit', () => {
  const crowd = [
    'red wizard at red-castle',
    'red general at red-middle',
    'red spearman-1 at blue-front',
    'red archer-1 at blue-front',
    'blue spearman-2 at blue-front',
    'blue spearman-3 at blue-front',
    'blue healer-1 at blue-castle',
    'red archer-2 at red-front',
  ];

  test('in labels, own ones by name (CA-56, CA-57, CA-62)', () => {
    const table = siege(crowd, { hand: ['Incendiarism', 'Lightning Storm', 'Plague'] });
    expect(table.label('play:lightning-storm')).toBe(
      'Play Lightning Storm (Spell) – 3 damage to 4 enemy cards and 2 of yours: Spearman 1 and Archer 1',
    );
    expect(table.label('play:plague')).toBe('Play Plague (Spell) – 2 damage to 1 enemy unit');
    table.play('play:incendiarism');
    expect(table.prompt()).toBe('Choose the zone that Incendiarism burns.');
    expect(table.label('zone:blue-front')).toBe(
      'The Blue Front – 3 damage to 2 enemy units and 2 of yours: Spearman 1 and Archer 1',
    );
    expect(table.label('zone:red-front')).toBe('The Red Front – 3 damage to 1 unit of yours: Archer 2');
    table.play('zone:blue-front').asks('main', red);
    expect(log(table, null)[1]).toBe(
      'Incendiarism deals 3 damage to Ada’s Spearman 1 (1 HP left), Ada’s Archer 1, Ben’s Spearman 2 (1 HP left) and Ben’s Spearman 3 (1 HP left).',
    );
  });
});

describe('sentences of Action cards', () => {
  test.each([
    {
      arrowRain: 'shot',
      says: 'Ada’s Archer 1 and Archer 2 get an extra shot from Ada’s Castle Zone this turn.',
    },
    { arrowRain: 'strength', says: 'Ada’s Archer 1 and Archer 2 deal 2 more damage this turn.' },
  ])('CA-58: Arrow Rain as $arrowRain', ({ arrowRain, says }) => {
    const table = siege(
      [
        'red general at red-middle',
        'red archer-1 at red-castle',
        'red archer-2 at red-castle',
        'red archer-3 at red-middle',
      ],
      { hand: ['Arrow Rain'], options: { arrowRain } },
    );
    table.play('play:arrow-rain').asks('main', red);
    expect(log(table, null)).toEqual(['Ada plays Arrow Rain.', says]);
  });

  test('CA-5 CA-59: who comes back is new and named so', () => {
    const table = siege(['red wizard at red-castle'], {
      hand: ['Resurrection'],
      more: { discard: ['Spearman'], next: { spearman: 10 } },
    });
    table.play('play:resurrection');
    expect(table.prompt()).toBe('Choose the Soldier that Resurrection brings back.');
    table.play('revive:spearman').asks('main', red);
    expect(log(table, null)[1]).toBe(
      'A discarded Spearman comes back as Ada’s Spearman 10 in the Red Middle.',
    );
  });

  test('CA-68: what a Spy saw is a list behind the number', () => {
    const table = siege(['red spy at blue-castle'], { enemyHand: ['Trap', 'Trap'] });
    table.play('unit:spy-1', 'look').asks('main', red);
    expect(log(table, red)).toEqual(['Ada’s Spy looks at 2 cards of Ben’s hand: Trap and Trap.']);
  });

  test('CA-24: a Charge says what it allows, not that anybody has moved', () => {
    const table = siege(['red general at red-middle', 'red spearman-1 at red-front'], { hand: ['Charge'] });
    table.play('play:charge', 'at:spearman-1').asks('main', red);
    expect(log(table, null)).toEqual([
      'Ada plays Charge.',
      'Ada’s Spearman 1 may move 2 steps outward and deals 1 more damage this turn.',
    ]);
    expect(table.at('spearman-1')).toBe('red-front');
  });

  test.each([
    [2, 'double damage'],
    [3, 'triple damage'],
  ])('CA-41: an Ambush of factor %i', (ambushFactor, says) => {
    const table = siege(['red general at red-middle', 'red spearman-1 at red-front'], {
      hand: ['Ambush'],
      options: { ambushFactor },
    });
    table.play('play:ambush').asks('main', red);
    expect(log(table, null)[1]).toBe(`Ada’s Soldiers deal ${says} to Soldiers and Civilians this turn.`);
  });
});
