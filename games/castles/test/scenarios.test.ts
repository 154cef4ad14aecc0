// The acceptance scenarios and the worked turn of the rules.

import { describe, expect, test } from 'vitest';
import { blue, red, scene, siege, unit } from './scene.ts';

describe('Walls', () => {
  test('scenario 1, CA-29: past a Wall only the Spy may step', () => {
    const table = siege([
      'blue wall at blue-middle',
      'red spearman at blue-front',
      'red builder at blue-front',
      'red spy at blue-front',
    ]);
    expect(table.zones('spearman-1')).toEqual(['red-front']);
    expect(table.zones('builder-1')).toEqual(['red-front']);
    expect(table.zones('spy-1')).toEqual(['blue-castle', 'blue-middle', 'red-front', 'red-middle']);
    table.play('unit:spearman-1');
    expect(table.refuses('zone:blue-middle', 'CA-29')).toContain('Wall');
    table.asks('main', red);
  });

  test('scenario 2, CA-30: an Archer outside shoots the Wall only, one inside shoots out', () => {
    const cards = ['red archer-1 at blue-front', 'blue wall at blue-middle', 'blue archer-2 at blue-middle'];
    const outside = siege(cards);
    expect(outside.targets('archer-1')).toEqual(['wall-1']);
    outside.asks('main', red);
    const inside = siege(cards, { more: { turn: 6 } });
    expect(inside.targets('archer-2')).toEqual(['archer-1']);
    inside.asks('main', blue);
  });

  test('scenario 3, CA-32: when the Wall falls, the next Cannon hits the Castle', () => {
    const table = siege([
      unit('blue', 'wall-1', 'blue-middle', { hp: 3 }),
      'red cannon at red-front',
      'red cannon at red-front',
    ]);
    table.play('unit:cannon-1', 'at:wall-1', 'unit:cannon-2', 'at:castle-2').asks('main', red);
    expect(table.piece('wall-1')).toBeUndefined();
    expect(table.hp('castle-2')).toBe(47);
  });
});

test('scenario 4, CA-23: two steps only from the zone in which the General stands now', () => {
  const table = siege(['red general at red-middle', 'red spearman at red-middle']);
  expect(table.zones('spearman-1')).toEqual(['blue-front', 'red-castle', 'red-front']);
  table.play('unit:general-1', 'zone:red-front');
  expect(table.zones('spearman-1')).toEqual(['red-castle', 'red-front']);
  table.asks('main', red);
});

describe('Traps', () => {
  test('scenario 5, CA-45: a Trap on a charging Soldier', () => {
    const table = siege(
      ['red general at red-middle', 'red spearman at red-front', 'blue archer at blue-middle'],
      { hand: ['Charge'], enemyHand: ['Trap'], order: 'charging-1' },
    );
    table.play('play:charge', 'at:spearman-1', 'unit:spearman-1', 'zone:blue-middle').asks('main', red);
    expect(table.piece('spearman-1')).toBeUndefined();
    expect(table.told('attacks')).toEqual([]);
    expect(table.discard()).toEqual(['charge', 'trap', 'spearman']);
  });

  test('scenario 6, CA-48: a check that springs nothing betrays nothing', () => {
    const enter = (order: string, enemyHand: readonly string[]) => {
      const table = siege(['red spearman at blue-front', 'blue archer at blue-middle'], { enemyHand, order });
      table.play('unit:spearman-1', 'zone:blue-middle').asks('main', red);
      expect(table.canTakeBack).toBe(false);
      return JSON.stringify([table.whole(red), table.heard(red), table.heard(null), table.legal()]);
    };
    const willing = enter('any-4', ['Keep']);
    const holding = enter('hold', ['Trap']);
    expect(holding).toBe(willing);
  });

  test('scenario 7, CA-47: escorts are checked in the order named; the limit holds', () => {
    const table = siege(
      ['red cannon at blue-front', 'red builder at blue-front', 'red builder at blue-front'],
      {
        enemyHand: ['Trap', 'Trap'],
        order: 'builders-1',
      },
    );
    table.play('unit:cannon-1', 'zone:blue-middle', 'with:builder-2', 'with:builder-1').asks('main', red);
    expect(table.piece('builder-2')).toBeUndefined();
    expect([table.at('cannon-1'), table.at('builder-1')]).toEqual(['blue-middle', 'blue-middle']);
    expect(table.hand(blue)).toEqual(['trap']);
  });
});

test('scenario 8, CA-58: Arrow Rain gives every Archer at home an extra shot, acted or not', () => {
  const table = siege(
    [
      'red archer at red-castle',
      unit('red', 'archer-2', 'red-castle', { marks: ['acted'] }),
      'red general at red-middle',
      'red spearman at red-middle',
      'blue spearman at red-middle',
    ],
    { hand: ['Arrow Rain'] },
  );
  expect(table.targets('archer-2')).toEqual([]);
  table.play('play:arrow-rain');
  table.play('unit:archer-2', 'at:spearman-2');
  expect(table.hp('spearman-2')).toBe(2);
  expect(table.can('archer-2').filter((choice) => choice.startsWith('at:'))).toEqual([]);
  table.play('unit:archer-1', 'at:spearman-2').asks('main', red);
  expect(table.piece('spearman-2')).toBeUndefined();
  // The extra shot was used up first: the Action is still there.
  expect(table.piece('archer-1')).toMatchObject({ acted: false, shots: 0 });
});

describe('Lightning Storm', () => {
  const weak = [
    'red wizard at red-castle',
    unit('red', 'castle-1', 'red-middle', { hp: 3 }),
    unit('blue', 'castle-2', 'blue-middle', { hp: 3 }),
  ];

  test('scenario 9, CA-56: it fells the enemy Castle only', () => {
    const table = siege(weak, { hand: ['Lightning Storm'] });
    table.play('play:lightning-storm').asks(null);
    expect(table.state.winners).toEqual([red]);
    expect(table.hp('castle-1')).toBe(3);
  });

  test('scenario 9, CA-63: with stormReach = both both fall, and the active player loses', () => {
    const table = siege(weak, { hand: ['Lightning Storm'], options: { stormReach: 'both' } });
    table.play('play:lightning-storm').asks(null);
    expect(table.state.winners).toEqual([blue]);
  });

  test('scenario 10, CA-42: it hits own cards and Specials in the away half', () => {
    const table = siege(
      [
        'red wizard at red-castle',
        unit('red', 'spearman-1', 'blue-front', { hp: 3 }),
        'red spy at blue-middle',
        'blue general at blue-middle',
        'blue wizard at blue-castle',
      ],
      { hand: ['Lightning Storm'] },
    );
    table.play('play:lightning-storm').asks('main', red);
    expect([table.hp('spearman-1'), table.hp('spy-1')]).toEqual([0, 0]);
    expect([table.hp('general-2'), table.hp('wizard-2'), table.hp('castle-2')]).toEqual([2, 1, 47]);
    expect(table.hp('wizard-1')).toBe(4);
  });
});

describe('the Siege Tower', () => {
  const cards = [
    'red siege-tower at blue-middle',
    'red general at blue-front',
    'red spearman at blue-front',
    'blue armoury at blue-castle',
  ];

  test('scenario 11, CA-26 CA-10: one move over it into the Castle Zone, where the Castle is no target', () => {
    const table = siege(cards);
    table.play('unit:spearman-1', 'zone:blue-castle');
    expect(table.targets('spearman-1')).toEqual(['armoury-1']);
    table.play('unit:spearman-1', 'at:armoury-1').asks('main', red);
    expect(table.hp('armoury-1')).toBe(7);
  });

  test('scenario 11, CA-26: without the Tower who is inside may stay or leave', () => {
    const table = siege(['red spearman at blue-castle', 'blue armoury at blue-castle']);
    expect(table.zones('spearman-1')).toEqual(['blue-middle']);
    expect(table.targets('spearman-1')).toEqual(['armoury-1']);
    table.play('unit:spearman-1', 'zone:blue-middle').asks('main', red);
    expect(table.zones('spearman-1')).toEqual([]);
  });
});

test('scenario 12, CA-59 CA-14: Resurrection of one Soldier, who strikes at once', () => {
  const table = siege(['red wizard at red-castle', 'blue builder at red-middle'], {
    hand: ['Resurrection'],
    more: { discard: ['Keep', 'Spearman'], next: { spearman: 3 } },
  });
  table.play('play:resurrection', 'revive:spearman');
  expect(table.piece('spearman-3')).toMatchObject({ seat: red, hp: 4, entered: true, moved: false });
  expect(table.zones('spearman-3')).toEqual(['red-castle', 'red-front']);
  table.play('unit:spearman-3', 'at:builder-1').asks('main', red);
  expect(table.piece('builder-1')).toBeUndefined();
});

describe('the deck', () => {
  const seven = ['Spearman', 'Spearman', 'Spearman', 'Spearman', 'Archer', 'Archer', 'Trap'];

  test('scenario 13, CA-67: from 7 discards a new deck of 6; all in hand is known but the drawn card', () => {
    const table = scene({
      phase: 'start',
      turn: 4,
      cards: [],
      deckEmpty: true,
      discard: seven,
      seats: [{ hand: ['Keep', 'Builder'] }, { hand: ['Rout'] }],
    }).asks('main', red);
    expect(table.state.deck).toHaveLength(6);
    expect(table.discard()).toEqual([]);
    expect(table.hand(red)).toHaveLength(3);
    expect(table.known(red)).toEqual(['builder', 'keep']);
    expect(table.known(blue)).toEqual(['rout']);
  });

  test('scenario 13, CA-12: with nothing to draw from the turn goes on', () => {
    const table = scene({ phase: 'start', turn: 4, cards: [], deckEmpty: true, seats: [{}, {}] });
    table.asks('main', red);
    expect(table.told('draws')).toEqual([]);
    expect(table.hand(red)).toEqual([]);
  });
});

test('scenario 14, CA-40 CA-41: Ambush, Armoury and Charge together', () => {
  const cards = [
    'red general at red-middle',
    'red armoury at red-castle',
    unit('red', 'spearman-1', 'red-castle', { marks: ['charged'] }),
    unit('red', 'spearman-2', 'blue-castle', { marks: ['charged'] }),
    unit('red', 'spearman-3', 'blue-middle', { marks: ['charged'] }),
    unit('red', 'spearman-4', 'blue-middle', { marks: ['charged'] }),
    'blue spearman-9 at red-castle',
    'blue spy at blue-castle',
    'blue general at blue-middle',
    'blue wall at blue-middle',
  ];
  const table = siege(cards, { hand: ['Ambush'] });
  table.play('play:ambush', 'unit:spearman-1', 'at:spearman-9', 'unit:spearman-2', 'at:spy-2');
  table.play('unit:spearman-3', 'at:general-2', 'unit:spearman-4', 'at:wall-1').asks('main', red);
  expect(table.told('attacks').map(({ hit }) => hit.damage)).toEqual([10, 10, 5, 5]);
});

describe('Rout', () => {
  test.each([
    { holder: 'blue general at blue-middle', offered: false },
    { holder: 'blue keep at blue-castle', offered: false },
    { holder: 'blue wizard at blue-castle', offered: true },
  ])('scenario 15, CA-60: offered with $holder: $offered', ({ holder, offered }) => {
    const table = siege([unit('blue', 'spearman-1', 'red-front', { hp: 2 }), holder], { hand: ['Rout'] });
    expect(table.legal().includes('play:rout')).toBe(offered);
    if (offered) {
      table.play('play:rout', 'at:spearman-1');
      expect([table.at('spearman-1'), table.hp('spearman-1')]).toEqual(['blue-middle', 2]);
    } else table.refuses('play:rout', 'CA-60');
    table.asks('main', red);
  });
});

describe('Rally Forces', () => {
  const cards = [
    'red general at red-middle',
    'red spearman-1 at red-castle',
    'red archer-1 at red-middle',
    unit('red', 'spearman-2', 'blue-castle', { marks: ['moved'] }),
  ];

  test('scenario 16, CA-61: all go to the Middle; who has not moved still may, two steps with the General', () => {
    const table = siege([...cards, 'red spearman-3 at red-front'], { hand: ['Rally Forces'] });
    table.play('play:rally-forces');
    const soldiers = ['spearman-1', 'archer-1', 'spearman-2', 'spearman-3'];
    expect(soldiers.map((name) => table.at(name))).toEqual(soldiers.map(() => 'red-middle'));
    expect(table.zones('spearman-3')).toEqual(['blue-front', 'red-castle', 'red-front']);
    expect(table.zones('spearman-2')).toEqual([]);
    table.asks('main', red);
  });

  test('scenario 16, CA-61: without a Soldier at the Front it is not offered', () => {
    const table = siege(cards, { hand: ['Rally Forces'] });
    expect(table.refuses('play:rally-forces', 'CA-61')).toContain('Castle Zone, your Middle and your Front');
    table.asks('main', red);
  });
});

describe('Blue’s Spy', () => {
  test('scenario 17, CA-35: at home Wizard and Plague may kill it, the Assassin may not', () => {
    const table = siege(
      ['red wizard at red-castle', 'red assassin at blue-castle', 'blue spy at blue-castle'],
      { hand: ['Plague'] },
    );
    expect(table.targets('wizard-1')).toEqual(['castle-2', 'spy-2']);
    expect(table.targets('assassin-1')).toEqual([]);
    table.play('play:plague').asks('main', red);
    expect(table.hp('spy-2')).toBe(0);
  });

  test('scenario 17, CA-36: inside, Soldiers may not attack it; fire there burns it and the own units', () => {
    const table = siege(
      [
        'red general at red-middle',
        'red spearman-1 at red-castle',
        'red archer-1 at red-middle',
        'blue spy at red-castle',
      ],
      { hand: ['Incendiarism'] },
    );
    expect(table.targets('spearman-1')).toEqual([]);
    expect(table.targets('archer-1')).toEqual([]);
    table.play('play:incendiarism', 'zone:red-castle').asks('main', red);
    expect(table.hp('spy-2')).toBe(0);
    expect(table.hp('spearman-1')).toBe(1);
  });
});

test('scenario 18, CA-69 CA-68: what a Spy saw is a sure minimum', () => {
  const table = siege(['red spy at blue-castle', 'red spearman at blue-front'], {
    enemyHand: ['Trap', 'Trap', 'Archer'],
    known: ['Trap', 'Archer'],
    order: 'any-1',
  });
  table.play('unit:spearman-1', 'zone:blue-middle');
  expect(table.known(blue)).toEqual(['archer']);
  table.play('unit:spy-1', 'look').asks('main', red);
  expect(table.toldTo(red, 'looks')).toMatchObject([{ count: 1, cards: ['trap'] }]);
  expect(table.known(blue)).toEqual(['archer', 'trap']);
});

test('scenario 19, CA-43 CA-10: mending a Castle', () => {
  const hurt = unit('red', 'castle-1', 'red-middle', { hp: 48 });
  const far = siege([hurt, 'red mason at red-castle'], { hand: ['Repair'] });
  expect(far.targets('mason-1')).toEqual([]);
  far.play('play:repair', 'at:castle-1').asks('main', red);
  expect(far.hp('castle-1')).toBe(50);
  const near = siege([
    hurt,
    'red mason-1 at red-middle',
    'red mason-2 at red-middle',
    'red mason-3 at red-middle',
  ]);
  near.play('unit:mason-1', 'at:castle-1', 'unit:mason-2', 'at:castle-1');
  expect(near.hp('castle-1')).toBe(50);
  expect(near.targets('mason-3')).toEqual([]);
  near.asks('main', red);
});

describe('the end', () => {
  const castles = [
    unit('red', 'castle-1', 'red-middle', { hp: 30 }),
    unit('blue', 'castle-2', 'blue-middle', { hp: 22 }),
  ];

  test('scenario 20, CA-64 CA-66: the better Castle wins after 120 turns', () => {
    const table = siege(castles, { more: { turn: 120 } });
    table.play('done', 'order:hold').asks(null);
    expect(table.state.winners).toEqual([red]);
    expect(table.view(null).scores).toEqual([8, -8]);
  });

  test('scenario 20, CA-66: a Castle destroyed scores 100 less what the winner misses', () => {
    const table = siege(
      [castles[0], unit('blue', 'castle-2', 'blue-middle', { hp: 3 }), 'red cannon at blue-front'],
      { more: { turn: 119 } },
    );
    table.play('unit:cannon-1', 'at:castle-2').asks(null);
    expect(table.view(null).scores).toEqual([80, -80]);
  });
});

test('the worked turn: Charge, Cannon, Ambush, and two known sides', () => {
  const table = scene({
    phase: 'start',
    turn: 8,
    cards: [
      'red armoury at red-castle',
      'red wizard at red-castle',
      'red general at red-middle',
      'red spearman-1 at red-middle',
      'red spearman-3 at red-front',
      'red builder-1 at red-front',
      'red archer-2 at blue-front',
      unit('blue', 'castle-2', 'blue-middle', { hp: 41 }),
      unit('blue', 'wall-1', 'blue-middle', { hp: 6 }),
      'blue archer-1 at blue-middle',
      'blue spearman-2 at blue-front',
    ],
    deck: ['Charge', 'Keep'],
    seats: [{ hand: ['Cannon', 'Ambush', 'Trap'] }, { hand: ['Trap', 'Healer'], order: 'archers-1' }],
  });
  table.play('unit:wizard-1', 'at:wall-1');
  expect(table.hp('wall-1')).toBe(4);
  table.play('unit:builder-1', 'build:cannon');
  expect(table.targets('cannon-1')).toEqual(['wall-1']);
  table.play('unit:cannon-1', 'at:wall-1');
  expect(table.hp('wall-1')).toBe(1);
  table.play('unit:archer-2', 'at:wall-1');
  expect(table.piece('wall-1')).toBeUndefined();
  table.play('play:ambush', 'unit:spearman-1', 'zone:blue-front', 'unit:spearman-1', 'at:spearman-2');
  table.play('play:charge', 'at:spearman-3', 'unit:spearman-3', 'zone:blue-middle');
  expect(table.at('spearman-3')).toBe('blue-middle');
  expect(table.targets('spearman-3')).toEqual(['archer-1', 'castle-2']);
  table.play('unit:spearman-3', 'at:archer-1', 'unit:general-1', 'zone:red-front', 'done');
  expect(table.hand(red)).toEqual(['trap']);
  table.play('order:soldiers-1').asks('main', blue);
  expect(table.told('attacks').map(({ hit }) => hit.damage)).toEqual([2, 3, 3, 8, 10]);
  expect(table.view(red).seats[red].order).toBe('soldiers-1');
  expect(table.view(blue).seats[red].order).toBeUndefined();
});
