// The thirty acceptance scenarios of the rules, by number. South is the Ford League and active unless said.

import { describe, expect, test } from 'vitest';
import type { TableView } from '../rules/view.ts';
import { field } from './scene.ts';
import type { Field } from './scene.ts';

/** Targets that the unit on the hex is offered. */
function targets(scene: ReturnType<typeof field>, unit: string): readonly string[] {
  if (!scene.legal().includes(`unit:${unit}`)) return [];
  const list = scene.play(`unit:${unit}`).legal();
  scene.asks('attacks');
  return list;
}

function shoots(given: Field, from: string, to: string): boolean {
  return targets(field(given).asks('attacks'), from).includes(`at:${to}`);
}

describe('lines of sight', () => {
  const archers = (at: string) => ({ south: { 'reed-archers': at } });
  const howlers = (...at: string[]) => ({ north: { 'scree-howlers': at } });

  test('1, FF-43: a line along an edge is blocked by blockers on both sides', () => {
    expect(shoots({ ...archers('3,4'), ...howlers('4,5', '4,4') }, '3,4', '4,5')).toBe(true);
    const forest = { terrain: { forest: '3,5' } };
    expect(shoots({ ...archers('3,4'), ...howlers('4,5', '4,4'), ...forest }, '3,4', '4,5')).toBe(false);
  });

  test('2, FF-42, FF-43: both sides, though not face to face', () => {
    const sees = (...blockers: string[]) =>
      shoots({ ...archers('2,3'), ...howlers('4,5', ...blockers) }, '2,3', '4,5');
    expect([sees('3,3', '3,5'), sees('3,3', '4,4'), sees('3,4')]).toEqual([false, true, false]);
  });

  test('3, FF-44: from a hill units do not block, terrain does', () => {
    const base: Field = {
      south: { 'reed-archers': '3,6', 'toll-wardens': '3,5' },
      ...howlers('3,3'),
    };
    expect(shoots({ ...base, terrain: { hill: '3,6' } }, '3,6', '3,3')).toBe(true);
    expect(shoots({ ...base, terrain: { hill: '3,6 3,4' } }, '3,6', '3,3')).toBe(false);
    expect(shoots({ ...base, terrain: { hill: '3,6', forest: '3,4' } }, '3,6', '3,3')).toBe(false);
    const wood = field({ ...base, terrain: { hill: '3,6', forest: '3,3' } });
    wood.play('unit:3,6', 'at:3,3');
    expect(wood.rolled).toBe(2);
    wood.asks(wood.match.decision?.ask ?? null);
  });
});

describe('terrain', () => {
  test('4, FF-11, FF-37: the forest’s cap comes before modifiers', () => {
    const rage = field({
      active: 1,
      south: { 'toll-wardens': '4,5' },
      north: { 'scree-howlers': { at: '4,4', health: 1 } },
      terrain: { forest: '4,4' },
      dice: ['pierce', 'pierce', 'pierce', 'pierce'],
    }).play('unit:4,4', 'at:4,5', 'no');
    expect(rage.asks('attacks').rolled).toBe(4);
    const flank = field({
      south: { 'millstone-walkers': '4,5', 'causeway-riders': '5,4' },
      north: { 'scree-howlers': '4,4' },
      terrain: { forest: '4,4' },
      dice: ['pierce', 'pierce', 'pierce'],
    }).play('unit:4,5', 'at:4,4', 'no');
    expect(flank.asks('attacks').rolled).toBe(3);
  });

  test('5, FF-38: a building protects once a combat, from retreats too', () => {
    const base: Field = {
      active: 1,
      south: { 'reed-archers': '4,8' },
      north: { 'crag-ogres': '4,7' },
      terrain: { building: '4,8' },
    };
    const hit = field({ ...base, dice: ['strike', 'morale', 'morale'] }).play('unit:4,7', 'at:4,8');
    expect(hit.asks('counter', 0).health('4,8')).toBe(1);
    const pushed = field({ ...base, dice: ['morale', 'morale', 'lore'] }).play('unit:4,7', 'at:4,8');
    expect(pushed.asks('counter', 0).health('4,8')).toBe(2);
    const twice = field({
      ...base,
      north: { 'crag-ogres': ['4,7', '5,7'] },
      dice: ['strike', 'pierce', 'pierce'],
    });
    twice
      .play('unit:4,7', 'at:4,8', 'no')
      .dice('strike', 'pierce', 'pierce')
      .play('unit:5,7', 'at:4,8', 'no');
    expect(twice.asks('attacks').health('4,8')).toBe(3);
  });

  test('19, FF-36, FF-39: fords stop, bridges do not, water is impassable, Night Path passes fords', () => {
    const base: Field = { active: 1, step: 'moves', north: { 'scree-howlers': '4,2' } };
    const reach = (terrain: { [name: string]: string }, more: Field = {}) =>
      field({ ...base, terrain, ...more })
        .play('unit:4,2')
        .asks('moves')
        .legal();
    expect(reach({ ford: '4,3' })).toContain('to:4,3');
    expect(reach({ ford: '3,3 4,3 5,3', water: '3,4 5,3 3,3' })).not.toContain('to:4,4');
    expect(reach({ bridge: '4,3' })).toContain('to:4,4');
    expect(reach({ water: '4,3' })).not.toContain('to:4,3');
    const path = reach(
      { ford: '4,3', water: '3,3 5,3 3,4 5,2' },
      { north: { 'scree-howlers': { at: '4,2', march: 1, path: true } } },
    );
    expect(path).toEqual(expect.arrayContaining(['to:4,4', 'to:4,5']));
  });

  test('22, FF-22: the Heron flies over units and water, is driven back over it, and nobody follows onto water', () => {
    const scene = field({
      step: 'moves',
      south: { 'storm-heron': '4,6' },
      north: { 'scree-howlers': ['4,5', '4,2'] },
      terrain: { water: '4,4 4,3' },
    }).play('unit:4,6');
    expect(scene.legal()).toContain('to:4,3');
    scene.play('to:4,3').asks('moves');
    const back = field({
      active: 1,
      south: { 'storm-heron': '4,3' },
      north: { 'scree-howlers': '4,2' },
      terrain: { water: '4,4 4,3' },
      dice: ['morale', 'pierce'],
    }).play('unit:4,2', 'at:4,3');
    expect(back.asks('attacks', 1).where('storm-heron')).toBe('4,4');
  });

  test('23, FF-22, FF-85: forest counts for the Heron’s target only; it lands as far as it must', () => {
    const wood: Field = {
      active: 1,
      south: { 'storm-heron': '4,5' },
      north: { 'crag-ogres': '4,4' },
      terrain: { forest: '4,5' },
      dice: ['pierce', 'pierce', 'pierce'],
    };
    expect(field(wood).play('unit:4,4', 'at:4,5', 'no').asks('attacks').rolled).toBe(3);
    const out = field({ ...wood, active: 0, dice: ['pierce', 'pierce', 'pierce', 'pierce'] });
    expect(out.play('unit:4,5', 'at:4,4', 'no').asks('attacks').rolled).toBe(4);
    const into = field({ ...wood, active: 0, terrain: { forest: '4,4' }, dice: ['pierce', 'pierce'] });
    expect(into.play('unit:4,5', 'at:4,4', 'no').asks('attacks').rolled).toBe(2);
    const driven = field({
      active: 1,
      south: { 'storm-heron': '4,4' },
      north: { 'crag-ogres': '4,5', 'scree-howlers': '4,3' },
      terrain: { water: '4,2' },
      dice: ['morale', 'morale', 'pierce'],
    }).play('unit:4,5', 'at:4,4');
    expect(driven.asks('advance', 1).where('storm-heron')).toBe('4,2');
    expect(driven.health('4,2')).toBe(6);
  });
});

describe('retreats', () => {
  const push: Field = {
    south: { 'millstone-walkers': '4,5' },
    north: { 'scree-howlers': '4,4' },
    dice: ['morale', 'morale', 'morale', 'lore'],
  };

  test('6, FF-84: partly blocked, the rest is damage', () => {
    const scene = field({ ...push, terrain: { water: '4,2' } }).play('unit:4,5', 'at:4,4');
    expect(scene.asks('advance', 0).health('4,3')).toBe(1);
    expect(scene.lore(0)).toBe(1);
  });

  test('7, FF-83: support ends a retreat without damage', () => {
    const partly = field({ ...push, north: { 'scree-howlers': '4,4', 'bramble-slingers': '4,2' } });
    expect(partly.play('unit:4,5', 'at:4,4').asks('advance').health('4,3')).toBe(3);
    const whole = field({ ...push, north: { 'scree-howlers': '4,4', 'bramble-slingers': '4,3' } });
    expect(whole.play('unit:4,5', 'at:4,4').asks('counter', 1).health('4,4')).toBe(3);
  });

  test('8, FF-84: a ford ends the retreat', () => {
    const dice: Field['dice'] = ['morale', 'morale', 'pierce', 'pierce'];
    const ford = field({ ...push, dice, terrain: { ford: '4,3' } }).play('unit:4,5', 'at:4,4');
    expect(ford.asks('advance').health('4,3')).toBe(2);
    const held = field({
      ...push,
      dice,
      terrain: { ford: '4,3' },
      north: { 'scree-howlers': '4,4', 'bramble-slingers': '4,2' },
    }).play('unit:4,5', 'at:4,4');
    expect(held.asks('advance').health('4,3')).toBe(3);
  });

  test('24, FF-29: a stun in the same roll turns retreats into damage', () => {
    const base: Field = {
      south: { 'millstone-walkers': '4,5' },
      north: { 'crag-ogres': '4,4' },
      dice: ['heroic', 'morale', 'morale', 'pierce'],
    };
    const alone = field(base).play('unit:4,5', 'at:4,4', 'use:stun:1', 'ignore:1');
    expect(alone.asks('attacks').health('4,4')).toBe(2);
    expect(alone.at('4,4')?.stunned).toBe(true);
    const held = field({ ...base, north: { 'crag-ogres': '4,4', 'scree-howlers': '4,3' } });
    expect(held.play('unit:4,5', 'at:4,4', 'use:stun:1').asks('attacks').health('4,4')).toBe(3);
  });

  test('29, FF-82: through a corner the owner chooses, and may choose the friend', () => {
    const base: Field = { south: { 'reed-archers': { at: '3,6', moved: true } }, dice: ['morale', 'strike'] };
    const free = field({ ...base, north: { 'scree-howlers': '4,4' } }).play('unit:3,6', 'at:4,4');
    expect(free.asks('way', 1).legal().toSorted()).toEqual(['to:4,3', 'to:5,3']);
    const held = field({ ...base, north: { 'scree-howlers': '4,4', 'bramble-slingers': '4,3' } });
    held.play('unit:3,6', 'at:4,4', 'to:4,3').asks('attacks');
    expect(held.told('supported')).toHaveLength(1);
    expect(held.health('4,4')).toBe(3);
  });

  test.each([
    { from: '3,6', ways: ['to:4,3', 'to:5,3'] },
    { from: '5,5', ways: ['to:4,3', 'to:3,4'] },
    { from: '6,3', ways: ['to:3,4', 'to:3,5'] },
    { from: '5,2', ways: ['to:3,5', 'to:4,5'] },
  ])('FF-80, FF-82: of two ways a time-out takes the first by r, then q (from $from)', ({ from, ways }) => {
    const scene = field({
      south: { 'reed-archers': { at: from, moved: true } },
      north: { 'scree-howlers': '4,4' },
      dice: ['morale', 'strike'],
    }).play(`unit:${from}`, 'at:4,4');
    expect(scene.asks('way', 1).legal()).toEqual(ways);
    expect(scene.fallback()).toBe(ways[0]);
  });
});

describe('abilities', () => {
  test('9, FF-24, FF-77: Frenzy beyond the figures that are left', () => {
    const scene = field({
      active: 1,
      south: { 'toll-wardens': '4,5' },
      north: { 'scree-howlers': { at: '4,4', health: 1 } },
      dice: ['heroic', 'heroic', 'heroic', 'morale'],
    }).play('unit:4,4', 'at:4,5', 'use:frenzy:3');
    expect(scene.at('4,5')).toBeNull();
    scene.asks('advance', 1).play('to:4,5').asks('attacks', 1);
    expect(scene.at('4,5')).toBeNull();
    expect(scene.told('frenzy')).toHaveLength(1);
  });

  test('10, FF-91: the side that is eliminated first has lost', () => {
    const scene = field({
      active: 1,
      alone: true,
      south: { 'toll-wardens': '4,5' },
      north: { 'scree-howlers': { at: '4,4', health: 1 } },
      dice: ['heroic', 'heroic', 'heroic', 'morale'],
    }).play('unit:4,4', 'at:4,5', 'use:frenzy:3');
    expect(scene.asks(null).state.winners).toEqual([1]);
    expect(scene.health('4,4')).toBe(1);
  });

  const ferocity: Field = {
    south: { 'toll-wardens': { at: '4,5', health: 2 } },
    north: { 'tusk-riders': '4,4' },
    dice: ['strike', 'morale', 'morale', 'cleave', 'strike', 'strike'],
  };

  test('11, FF-72: Ferocity kills before the retreat, which still comes', () => {
    const scene = field(ferocity).play('unit:4,5', 'at:4,4');
    expect(scene.asks('counter', 1).health('4,4')).toBe(2);
    scene.play('counter').asks('attacks');
    expect(scene.at('4,5')).toBeNull();
    expect(scene.where('tusk-riders')).toBe('4,2');
  });

  test('12, FF-87: who is driven back by a counter does not advance', () => {
    const dice: Field['dice'] = ['strike', 'morale', 'morale', 'morale', 'lore', 'pierce'];
    const driven = field({ ...ferocity, dice }).play('unit:4,5', 'at:4,4', 'counter', 'ignore:0');
    expect(driven.asks('attacks').where('tusk-riders')).toBe('4,2');
    expect(driven.health('4,6')).toBe(2);
    expect(driven.lore(1)).toBe(1);
    const firm = field({ ...ferocity, dice }).play('unit:4,5', 'at:4,4', 'counter', 'ignore:1');
    expect(firm.asks('advance', 0).where('tusk-riders')).toBe('4,2');
  });

  test('13, FF-17: whom Causeway Riders attack does not counter, in no way', () => {
    const tusks = field({
      south: { 'causeway-riders': '4,5' },
      north: { 'tusk-riders': '4,4' },
      dice: ['strike', 'pierce', 'pierce'],
    }).play('unit:4,5', 'at:4,4');
    expect(tusks.asks('attacks', 0).health('4,4')).toBe(2);
    const fall = field({
      south: { 'causeway-riders': '4,5' },
      north: { 'scree-howlers': { at: '4,4', health: 1 } },
      seats: [{}, { lore: 5, loreHand: ['Dying Blow'] }],
      dice: ['strike', 'pierce', 'pierce'],
    }).play('unit:4,5', 'at:4,4');
    fall.window('roll', 1).play('pass').window('damage', 1).play('pass').asks('advance', 0);
  });

  test('14, FF-26: pursuit over two hexes, one more attack, an advance and no third attack', () => {
    const base: Field = {
      active: 1,
      south: { 'reed-archers': { at: '4,4', health: 1 }, 'toll-wardens': { at: '4,6', health: 1 } },
      north: { 'tusk-riders': '4,3' },
      dice: ['strike', 'pierce', 'pierce'],
    };
    const scene = field(base).play('unit:4,3', 'at:4,4', 'to:4,4');
    expect(scene.legal()).toContain('to:4,5');
    expect(scene.legal()).not.toContain('to:4,3');
    scene.play('to:4,5').asks('again', 1).dice('strike', 'pierce', 'pierce').play('at:4,6');
    expect(scene.asks('advance', 1).legal()).toEqual(['to:4,6', 'stay']);
    scene.play('to:4,6').asks('attacks', 1);
    const wood = field({
      ...base,
      south: { 'reed-archers': { at: '4,4', health: 1 }, 'toll-wardens': '4,5' },
      terrain: { forest: '4,4' },
      dice: ['strike', 'pierce'],
    });
    wood.play('unit:4,3', 'at:4,4', 'to:4,4').asks('again', 1).dice('pierce', 'pierce').play('at:4,5');
    expect(wood.asks('counter', 0).rolled).toBe(2);
  });

  test('15, FF-28: poison hurts in the roll that brings it, and in every later one', () => {
    const base: Field = {
      active: 1,
      south: { 'toll-wardens': '4,5' },
      north: { 'bramble-slingers': '4,3' },
      dice: ['heroic', 'heroic'],
    };
    const first = field(base).play('unit:4,3', 'at:4,5', 'use:poison:1', 'use:poisoned:1');
    expect(first.asks('attacks').health('4,5')).toBe(2);
    expect(first.at('4,5')?.poisoned).toBe(true);
    const poisoned = { 'toll-wardens': { at: '4,5', poisoned: true } };
    const again = field({ ...base, south: poisoned }).play('unit:4,3', 'at:4,5', 'use:poisoned:2');
    expect(again.asks('attacks').health('4,5')).toBe(1);
    const howlers = field({
      ...base,
      south: poisoned,
      north: { 'scree-howlers': '4,4' },
    }).play('unit:4,4', 'at:4,5');
    expect(howlers.asks('commit', 1).legal()).toEqual(
      expect.arrayContaining(['use:frenzy:1', 'use:frenzy:2', 'use:poisoned:1', 'use:poisoned:2']),
    );
    howlers.play('use:poisoned:1', 'use:frenzy:1', 'no').asks('attacks');
    expect([howlers.health('4,5'), howlers.health('4,4')]).toEqual([1, 2]);
  });

  test('18, FF-9, FF-10: the weak do nothing with cleaves; a legend is never weak; Savage Edge helps', () => {
    const weak = field({
      south: { 'toll-wardens': { at: '4,5', health: 1 } },
      north: { 'crag-ogres': '4,4' },
      dice: ['cleave', 'cleave', 'strike'],
    }).play('unit:4,5', 'at:4,4', 'no');
    expect(weak.asks('attacks').health('4,4')).toBe(2);
    const king = field({
      active: 1,
      south: { 'storm-heron': '4,5' },
      north: { 'barrow-king': { at: '4,4', health: 1 } },
      dice: ['cleave', 'cleave', 'strike'],
    }).play('unit:4,4', 'at:4,5', 'no');
    expect(king.asks('attacks').health('4,5')).toBe(3);
    const edge = field({
      active: 1,
      south: { 'storm-heron': '4,5' },
      north: { 'scree-howlers': { at: '4,4', health: 1 } },
      seats: [{}, { lore: 2, loreHand: ['Savage Edge'] }],
      dice: ['cleave', 'cleave', 'pierce', 'lore'],
    });
    edge.play('unit:4,4', 'at:4,5').window('declare', 1).play('pass').window('roll', 1);
    edge.play('lore:savage-edge', 'use:savage-edge:2', 'no').asks('attacks');
    expect(edge.health('4,5')).toBe(4);
  });

  test('FF-57, FF-79: a card that would change nothing is not offered, though its window opens', () => {
    const edge = field({
      active: 1,
      south: { 'toll-wardens': '4,5' },
      north: { 'tusk-riders': '4,4' },
      seats: [{}, { lore: 2, loreHand: ['Savage Edge'] }],
      dice: ['cleave', 'morale', 'lore'],
    }).play('unit:4,4', 'at:4,5');
    edge.window('declare', 1).play('pass').window('roll', 1);
    expect(edge.legal()).toEqual(['pass', 'pass:turn']);
    const blow = (forest: string) =>
      field({
        south: { 'millstone-walkers': '4,5' },
        north: { 'crag-ogres': '4,4' },
        seats: [{ lore: 2, loreHand: ['Measured Blow'] }, {}],
        terrain: { forest },
      }).play('unit:4,5', 'at:4,4');
    expect(blow('').window('declare', 0).legal()).toEqual(['pass', 'pass:turn']);
    expect(blow('4,4').window('declare', 0).legal()).toContain('lore:measured-blow');
  });

  test('30, FF-62: a dying blow comes before removal and may drive the attacker back', () => {
    const base: Field = {
      south: { 'toll-wardens': '4,5' },
      north: { 'scree-howlers': { at: '4,4', health: 2 } },
      seats: [{}, { lore: 2, loreHand: ['Dying Blow'] }],
      dice: ['strike', 'strike', 'pierce', 'cleave', 'morale', 'lore'],
    };
    const blow = () => {
      const scene = field(base).play('unit:4,5', 'at:4,4');
      scene.window('roll', 1).play('pass').window('damage', 1).play('pass');
      return scene.window('fall', 1).play('lore:dying-blow');
    };
    const driven = blow().play('ignore:0');
    expect(driven.asks('attacks').health('4,6')).toBe(2);
    expect(driven.rolled).toBe(3);
    expect(driven.lore(1)).toBe(1);
    const firm = blow().play('ignore:1');
    expect(firm.asks('advance', 0).health('4,5')).toBe(2);
    expect(firm.at('4,4')).toBeNull();
  });
});

test('FF-62, FF-91: of two last units the one that strikes a dying blow is removed last', () => {
  const scene = field({
    alone: true,
    south: { 'toll-wardens': { at: '4,5', health: 1 } },
    north: { 'scree-howlers': { at: '4,4', health: 1 } },
    seats: [{}, { lore: 2, loreHand: ['Dying Blow'] }],
    dice: ['strike', 'pierce', 'pierce', 'strike', 'pierce', 'pierce', 'pierce'],
  }).play('unit:4,5', 'at:4,4');
  scene.window('roll', 1).play('pass').window('damage', 1).play('pass');
  scene.window('fall', 1).play('lore:dying-blow');
  expect(scene.asks(null).state.winners).toEqual([1]);
});

test('FF-36: Night Path is for moves, not for pursuits', () => {
  const scene = field({
    active: 1,
    north: { 'tusk-riders': { at: '4,5', path: true } },
    south: { 'toll-wardens': { at: '4,4', health: 1 } },
    terrain: { forest: '4,4' },
    dice: ['strike', 'strike'],
  });
  scene.play('unit:4,5', 'at:4,4').asks('advance', 1);
  scene.play('to:4,4').asks('attacks', 1);
  expect(scene.where('tusk-riders')).toBe('4,4');
});

describe('lore cards and windows', () => {
  test('FF-57: what a card is aimed at is public before it may be cancelled', () => {
    const scene = field({
      active: 1,
      step: 'orders',
      north: { 'scree-howlers': { at: '4,4', health: 1 } },
      seats: [
        { lore: 2, loreHand: ['Sealed Letter', 'Stand Fast'] },
        { lore: 5, loreHand: ['Raise the Fallen', 'Old Grudge', 'Blood Rush'] },
      ],
    });
    scene.play('lore:raise-the-fallen', 'unit:4,4').window('cancel', 0);
    expect(scene.prompt()).toBe(
      'Raise the Fallen was played on your opponent’s Scree Howlers at the middle hex: cancel it?',
    );
    expect(scene.told('plays')).toMatchObject([{ aims: [{ seat: 1, unit: 'scree-howlers', at: '4,4' }] }]);
    for (const viewer of [0, 1, null])
      expect((scene.view(viewer).table as unknown as TableView).played).toEqual([
        { seat: 1, card: 'raise-the-fallen', at: ['4,4'] },
      ]);
    scene.play('pass').asks('orders', 1);
  });

  test('16, FF-60: a card, the one that cancels it, and the one that cancels that', () => {
    const scene = field({
      active: 1,
      step: 'orders',
      north: { 'scree-howlers': { at: '4,4', health: 1 } },
      seats: [
        { lore: 2, loreHand: ['Sealed Letter', 'Stand Fast'] },
        { lore: 5, loreHand: ['Raise the Fallen', 'Old Grudge', 'Blood Rush'] },
      ],
    });
    scene.play('lore:raise-the-fallen', 'unit:4,4').window('cancel', 0).play('lore:sealed-letter');
    scene.window('cancel', 1).play('lore:old-grudge').asks('orders', 1);
    expect(scene.health('4,4')).toBe(3);
    expect([scene.lore(0), scene.lore(1)]).toEqual([0, 0]);
    expect(scene.discards(1)).toEqual(['Raise the Fallen', 'Old Grudge']);
    expect(scene.state.seats.map(({ playedLore, playedCancel }) => [playedLore, playedCancel])).toEqual([
      [0, 1],
      [1, 1],
    ]);
  });

  const bell: Field = {
    step: 'orders',
    south: { 'toll-wardens': '4,5' },
    north: { 'scree-howlers': '4,4' },
    seats: [
      { lore: 3, loreHand: ['Ward-Bell'] },
      { lore: 2, loreHand: ['Old Grudge', 'Evil Eye'] },
    ],
    more: { command: 'Broad Front', text: true },
  };

  test('17, FF-61: Ward-Bell closes all windows of the opponent', () => {
    const scene = field(bell).play('lore:ward-bell').window('cancel', 1).play('pass');
    scene.play('unit:4,5', 'done', 'done').dice('pierce', 'pierce', 'pierce');
    scene.play('unit:4,5', 'at:4,4').asks('counter', 1);
    expect(scene.tableView(null).seats[1].barred).toBe(true);
  });

  test('17, FF-61: cancelled, its lore is lost and the other windows stay', () => {
    const rich = {
      ...bell,
      seats: [bell.seats?.[0] ?? {}, { lore: 4, loreHand: ['Old Grudge', 'Evil Eye'] }],
    };
    const scene = field(rich).play('lore:ward-bell').window('cancel', 1).play('lore:old-grudge');
    expect(scene.lore(0)).toBe(0);
    scene.play('unit:4,5', 'done', 'done').dice('pierce', 'pierce', 'pierce');
    scene.play('unit:4,5', 'at:4,4').window('roll', 1);
  });

  const hurt: Field = {
    south: { 'toll-wardens': '4,5' },
    north: { 'scree-howlers': '4,4' },
    dice: ['strike', 'pierce', 'pierce'],
  };

  test('28, FF-79: a window opens by public facts, whatever is in the hand', () => {
    const holds = field({ ...hurt, seats: [{}, { lore: 1, loreHand: ['Blood Rush'] }] });
    holds.play('unit:4,5', 'at:4,4').window('damage', 1);
    expect(holds.legal()).toEqual(['pass', 'pass:turn']);
    const gone = ['Hide of Scars', 'Hide of Scars'];
    const spent = field({ ...hurt, seats: [{}, { lore: 1, loreHand: ['Blood Rush'], loreDiscard: gone }] });
    spent.play('unit:4,5', 'at:4,4').asks('counter', 1);
  });
});

describe('tent, check and end', () => {
  const tented = (active: number, more: Field = {}) =>
    field({ active, step: 'start', south: { 'toll-wardens': '4,1' }, ...more });

  test('21, FF-41: the tent is taken after the check', () => {
    const scene = tented(0, {
      seats: [{ vp: 15 }, { vp: 10 }],
      more: { tents: [null, '4,1'], round: 3 },
    }).asks('orders', 0);
    expect(scene.vp(0)).toBe(17);
    expect(scene.state.tents).toEqual([-1, -1]);
  });

  test('25, FF-91: elimination loses whatever the points', () => {
    const scene = field({
      alone: true,
      south: { 'toll-wardens': { at: '4,5', health: 1 } },
      north: { 'crag-ogres': ['4,4', '10,0'] },
      seats: [{ vp: 20 }, { vp: 3 }],
      dice: ['pierce', 'pierce', 'pierce', 'strike', 'pierce', 'pierce'],
    }).play('unit:4,5', 'at:4,4', 'counter');
    expect(scene.asks(null).state.winners).toEqual([1]);
  });

  test('26, FF-90: exactly 16 is checked at the start of the first player’s next turn', () => {
    const upkeep = (vp: number) =>
      field({
        step: 'attacks',
        active: 1,
        seats: [{ vp: 16 }, { vp }],
        more: { round: 9 },
      })
        .play('done', 'tokens')
        .asks(null).state.winners;
    expect(upkeep(14)).toEqual([0]);
    expect(upkeep(17)).toEqual([1]);
    const own = field({
      seats: [{ vp: 15 }, { vp: 3 }],
      south: { 'toll-wardens': '4,5' },
      more: { banners: { '4,5': 1 } },
    });
    expect(own.play('done', 'tokens').asks('orders', 1).vp(0)).toBe(16);
  });

  test('27, FF-90, FF-92: equal points play on; after the last round the dearer units win', () => {
    const even = field({ active: 0, step: 'start', seats: [{ vp: 16 }, { vp: 16 }], more: { round: 9 } });
    even.asks('orders', 0);
    const later = field({ active: 0, step: 'start', seats: [{ vp: 18 }, { vp: 17 }], more: { round: 9 } });
    expect(later.asks(null).state.winners).toEqual([0]);
    const last = field({
      alone: true,
      active: 1,
      south: { 'causeway-riders': ['4,8', '5,8'] },
      north: { 'crag-ogres': '4,0', 'scree-howlers': '6,0' },
      seats: [{ vp: 18 }, { vp: 18 }],
      more: { round: 25 },
    }).play('done', 'tokens');
    expect(last.asks(null).state.winners).toEqual([0]);
  });
});
