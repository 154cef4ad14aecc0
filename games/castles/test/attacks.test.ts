// Attacks, damage, help and terrain.

import { describe, expect, test } from 'vitest';
import { blue, red, siege, unit } from './scene.ts';

describe('who hits whom', () => {
  const around = [
    'blue spearman-9 at blue-front',
    'blue mason-9 at blue-front',
    'blue general at blue-front',
    'blue cannon-9 at blue-front',
  ];

  test('CA-34: by attacker, in its own zone or beside it', () => {
    const table = siege([
      ...around,
      'red spearman at blue-front',
      'red archer at red-front',
      'red wizard at red-castle',
      'red assassin at blue-front',
      'red cannon at red-front',
      'red ballista at blue-front',
    ]);
    const soldiers = ['cannon-9', 'general-2', 'mason-9', 'spearman-9'];
    expect(table.targets('spearman-1')).toEqual(soldiers);
    expect(table.targets('archer-1')).toEqual(soldiers);
    expect(table.targets('wizard-1')).toEqual(['cannon-9', 'castle-2', 'mason-9', 'spearman-9']);
    expect(table.targets('assassin-1')).toEqual(['general-2']);
    expect(table.targets('cannon-1')).toEqual(['cannon-9', 'castle-2']);
    expect(table.targets('ballista-1')).toEqual(['castle-2']);
    table.asks('main', red);
  });

  test('CA-34: engines do not hit their own zone, and a Cannon reaches into the Castle Zone', () => {
    const table = siege([
      'red cannon at blue-middle',
      'red ballista at blue-middle',
      'blue armoury at blue-castle',
      'blue cannon-9 at blue-middle',
    ]);
    expect(table.targets('cannon-1')).toEqual(['armoury-1']);
    expect(table.targets('ballista-1')).toEqual([]);
    table.asks('main', red);
  });

  test('CA-37: into the enemy Castle Zone Soldiers attack only from inside, and there they attack nothing else', () => {
    const table = siege([
      'red archer-1 at blue-middle',
      'red archer-2 at blue-castle',
      'red spearman-1 at blue-castle',
      'blue wizard at blue-castle',
      'blue healer at blue-middle',
    ]);
    expect(table.targets('archer-1')).toEqual(['castle-2', 'healer-1']);
    expect(table.targets('archer-2')).toEqual(['wizard-2']);
    expect(table.targets('spearman-1')).toEqual(['wizard-2']);
    table.asks('main', red);
  });

  test('CA-37: Archers shoot into their own Castle Zone', () => {
    const table = siege(['red archer at red-middle', 'blue assassin at red-castle']);
    expect(table.targets('archer-1')).toEqual(['assassin-2']);
    table.asks('main', red);
  });

  test('CA-10: with castleSpansZones the Castle is hit and mended in both zones', () => {
    const cards = [
      'red spearman at blue-castle',
      'red archer at blue-castle',
      'red mason at red-castle',
      unit('red', 'castle-1', 'red-middle', { hp: 40 }),
    ];
    const table = siege(cards, { options: { castleSpansZones: true } });
    expect(table.targets('spearman-1')).toEqual(['castle-2']);
    expect(table.targets('archer-1')).toEqual(['castle-2']);
    expect(table.targets('mason-1')).toEqual(['castle-1']);
    table.asks('main', red);
  });

  test('CA-38: the Assassin destroys whatever the HP and survives', () => {
    const table = siege(['red assassin at blue-middle', 'blue general at blue-middle']);
    table.play('unit:assassin-1', 'at:general-2').asks('main', red);
    expect([table.hp('general-2'), table.hp('assassin-1')]).toEqual([0, 1]);
    expect(table.discard()).toEqual([]);
  });

  test('CA-39: wizardHitsCastle = false', () => {
    const table = siege(['red wizard at red-castle', 'blue wall at blue-middle'], {
      options: { wizardHitsCastle: false },
    });
    expect(table.targets('wizard-1')).toEqual(['wall-1']);
    table.asks('main', red);
  });

  test('CA-36: an Assassin at home gets the Spy inside', () => {
    const table = siege(['red assassin at red-castle', 'blue spy at red-castle', 'red wizard at red-middle']);
    expect(table.targets('assassin-1')).toEqual(['spy-2']);
    expect(table.targets('wizard-1')).toEqual(['castle-2']);
    table.asks('main', red);
  });
});

describe('damage', () => {
  test('CA-33: damage stays, excess is lost, the fallen go to the pile and Specials out of the match', () => {
    const table = siege([
      'red spearman at blue-front',
      'red archer at red-front',
      'blue archer-9 at blue-front',
      'blue spy at blue-front',
    ]);
    table.play('unit:spearman-1', 'at:archer-9', 'unit:archer-1', 'at:spy-2').asks('main', red);
    expect(table.discard()).toEqual(['archer']);
    expect(table.piece('spy-2')).toBeUndefined();
  });

  test('CA-40: each Armoury adds 1, to Soldiers only', () => {
    const table = siege([
      'red armoury at red-castle',
      'red armoury at red-castle',
      'red spearman at blue-middle',
      'red wizard at red-castle',
      'red cannon at blue-front',
    ]);
    table.play(
      'unit:spearman-1',
      'at:castle-2',
      'unit:wizard-1',
      'at:castle-2',
      'unit:cannon-1',
      'at:castle-2',
    );
    table.asks('main', red);
    expect(table.told('attacks').map(({ hit }) => hit.damage)).toEqual([5, 2, 3]);
  });

  test('CA-41: no second Ambush in a turn, and ambushFactor', () => {
    const table = siege(
      ['red general at red-middle', 'red spearman at red-middle', 'blue spearman-9 at red-middle'],
      {
        hand: ['Ambush', 'Ambush'],
        options: { ambushFactor: 3, spearmanHp: 12 },
      },
    );
    table.play('play:ambush');
    expect(table.refuses('play:ambush', 'CA-41')).toContain('no second Ambush');
    table.play('unit:spearman-1', 'at:spearman-9').asks('main', red);
    expect(table.hp('spearman-9')).toBe(3);
  });

  test('CA-42: all who fall by one effect are told together', () => {
    const table = siege(
      ['red wizard at red-castle', 'blue builder at blue-front', 'blue healer at blue-castle'],
      { hand: ['Lightning Storm'] },
    );
    table.play('play:lightning-storm').asks('main', red);
    expect(table.told('area')[0].hits.map(({ piece }) => piece)).toEqual([
      'builder-1',
      'healer-1',
      'castle-2',
    ]);
    expect(table.discard()).toEqual(['builder', 'healer', 'lightning-storm']);
  });
});

describe('help', () => {
  test('CA-43: a Healer heals itself and the Spy at home, no other Special, and nobody at full HP', () => {
    const table = siege(
      [
        unit('red', 'healer-1', 'red-castle', { hp: 1 }),
        unit('red', 'spy-1', 'red-castle', { hp: 1 }),
        unit('red', 'wizard-1', 'red-castle', { hp: 1 }),
        'red archer-1 at red-castle',
        unit('blue', 'archer-2', 'red-castle', { hp: 1 }),
      ],
      { options: { spyHp: 3 } },
    );
    expect(table.targets('healer-1')).toEqual(['healer-1', 'spy-1']);
    table.play('unit:healer-1', 'at:healer-1').asks('main', red);
    expect(table.hp('healer-1')).toBe(2);
  });

  test('CA-43: without healCap HP grow beyond the full number', () => {
    const table = siege(['red spearman at red-front'], {
      hand: ['Medicine', 'Repair'],
      options: { healCap: false },
    });
    table.play('play:medicine', 'at:spearman-1', 'play:repair', 'at:castle-1').asks('main', red);
    expect([table.hp('spearman-1'), table.hp('castle-1')]).toEqual([5, 55]);
  });
});

describe('terrain', () => {
  test('CA-72 CA-73: on Hills Archers shoot two zones far, into the Castle Zone too', () => {
    const table = siege(
      ['red archer at blue-front', 'blue mason-1 at blue-castle', 'blue mason-2 at blue-front'],
      {
        options: { frontTerrain: 'hills' },
      },
    );
    expect(table.targets('archer-1')).toEqual(['castle-2', 'mason-1', 'mason-2']);
    expect(table.view(null).terrain).toEqual(['plains', 'plains', 'hills', 'hills', 'plains', 'plains']);
    table.asks('main', red);
  });

  test('CA-73 CA-78: High Hills give Archers 1 more and draw fire on Soldiers', () => {
    const table = siege(
      [
        'red archer at red-front',
        'red spearman-1 at red-middle',
        'red healer at red-middle',
        'blue spearman-9 at red-front',
        'blue archer-9 at blue-front',
      ],
      { options: { frontTerrain: 'high-hills' } },
    );
    table.play('unit:archer-1', 'at:archer-9');
    table.play('unit:healer-1', 'zone:red-front', 'unit:spearman-1', 'zone:red-front').asks('main', red);
    expect(table.hp('healer-1')).toBe(2);
    expect(table.piece('archer-9')).toBeUndefined();
    // Spearman 9 answers with 3.
    expect(table.hp('spearman-1')).toBe(1);
    expect(table.told('attacks').map(({ how, hit }) => [how, hit.damage])).toEqual([
      ['action', 3],
      ['reaction', 3],
    ]);
  });

  test('CA-74: in a Forest people are hit 1 less by Archers', () => {
    const table = siege(
      [
        'red archer-1 at red-front',
        'red archer-2 at red-front',
        'blue spearman-9 at blue-front',
        'blue general at blue-front',
      ],
      {
        options: { frontTerrain: 'forest' },
      },
    );
    table.play('unit:archer-1', 'at:spearman-9', 'unit:archer-2', 'at:general-2').asks('main', red);
    expect(table.told('attacks').map(({ hit }) => hit.damage)).toEqual([1, 2]);
  });

  test('CA-75: Marsh: no Attack because of who stands there, no Charge, no doubling', () => {
    const options = { middleTerrain: 'marsh' };
    const alone = siege(['red general at red-middle', 'red spearman at red-middle'], {
      hand: ['Ambush'],
      options,
    });
    expect(alone.refuses('play:ambush', 'CA-54')).toContain('not in a Marsh');
    alone.asks('main', red);
    const table = siege(
      [
        'red general at red-middle',
        'red spearman-1 at red-middle',
        'red spearman-2 at red-front',
        'blue mason at red-middle',
        'blue cannon at red-middle',
        'blue spearman-9 at red-front',
      ],
      { hand: ['Ambush', 'Charge'], options },
    );
    expect(table.offers('play:charge')).toEqual(['at:spearman-2']);
    table.play('play:ambush', 'unit:spearman-1', 'at:mason-1', 'unit:spearman-2', 'at:spearman-9');
    table.asks('main', red);
    expect(table.told('attacks').map(({ hit }) => hit.damage)).toEqual([3, 6]);
  });

  test('CA-76: boats, and nothing heavy on a Lake', () => {
    const table = siege(
      [
        'red archer at red-middle',
        'red spearman at red-front',
        'red builder at red-front',
        'red ballista at red-middle',
        'red healer at red-middle',
        'blue spearman-9 at red-front',
        'blue archer-9 at red-middle',
      ],
      { hand: ['Cannon'], options: { frontTerrain: 'lake' } },
    );
    expect(table.can('builder-1').filter((choice) => choice.startsWith('build:'))).toEqual([]);
    expect(table.zones('ballista-1')).toEqual(['red-castle']);
    table.play('unit:archer-1', 'at:spearman-9', 'unit:spearman-1', 'at:spearman-9').asks('main', red);
    expect(table.told('attacks').map(({ hit }) => hit.damage)).toEqual([3, 2]);
  });

  test('CA-77 CA-78: crossing the river draws fire, Spearmen first, each Soldier once in a turn', () => {
    const table = siege(
      [
        'red spy at red-front',
        unit('red', 'spearman-1', 'red-front', { marks: ['charged'] }),
        'red healer at red-front',
        'blue archer-1 at blue-front',
        'blue spearman-9 at blue-front',
        'blue archer-2 at blue-middle',
      ],
      { options: { river: 'centre' } },
    );
    table.play('unit:spearman-1', 'zone:blue-front');
    expect(table.told('attacks').map(({ piece }) => piece)).toEqual(['spearman-9', 'archer-1']);
    expect(table.piece('spearman-1')).toBeUndefined();
    table.play('unit:spy-1', 'zone:blue-front');
    expect(table.told('attacks').at(-1)?.piece).toBe('archer-2');
    table.play('unit:healer-1', 'zone:blue-front').asks('main', red);
    expect(table.at('healer-1')).toBe('blue-front');
    expect(table.piece('archer-1')).toMatchObject({ fired: true, acted: false });
  });

  test('CA-77 CA-78: at a moat all Trap checks come before the fire at escorts and engine', () => {
    const table = siege(
      [
        'red cannon at blue-front',
        'red spearman-1 at blue-front',
        'red spearman-2 at blue-front',
        'blue archer-9 at blue-middle',
        'blue spearman-9 at blue-middle',
      ],
      { options: { river: 'moats' }, enemyHand: ['Trap'], order: 'any-1' },
    );
    table.play('unit:cannon-1', 'zone:blue-middle', 'with:spearman-2', 'with:spearman-1').asks('main', red);
    const told = table.heard(null).map((face) => (face as { tell: string }).tell);
    expect(told.slice(told.indexOf('moves'))).toEqual([
      'moves',
      'trap',
      'destroyed',
      'attacks',
      'attacks',
      'destroyed',
    ]);
    expect(table.told('attacks').map(({ hit }) => hit.piece)).toEqual(['spearman-1', 'spearman-1']);
    expect(table.hp('cannon-1')).toBe(5);
    expect(table.asked).toBe(red);
    expect(blue).toBe(1);
  });
});
