// Abilities and tokens of units, one by one.

import { describe, expect, test } from 'vitest';
import { field } from './scene.ts';
import type { Field } from './scene.ts';

describe('abilities', () => {
  const shots: Field = {
    south: { 'reed-archers': '4,6' },
    north: { 'scree-howlers': '4,4' },
    dice: ['lore', 'lore'],
  };

  test('FF-16: archers that stood still may shoot once more, at any target', () => {
    const still = field(shots).play('unit:4,6', 'at:4,4').asks('again', 0);
    expect(still.legal()).toEqual(['at:4,4', 'no']);
    // What the second shot would do is in sight before it is chosen.
    const [{ damage, dice, ...aim }, ...more] = still.tableView(0).aims;
    expect([aim, more]).toEqual([
      { from: '4,6', at: '4,4', kill: 0, push: expect.any(Number), again: true },
      [],
    ]);
    expect([dice, damage > 0]).toEqual([2, true]);
    still.dice('pierce', 'pierce').play('at:4,4').asks('attacks', 0);
    expect(still.health('4,4')).toBe(1);
    field({ ...shots, south: { 'reed-archers': { at: '4,6', moved: true } } })
      .play('unit:4,6', 'at:4,4')
      .asks('attacks', 0);
  });

  test('FF-18: any number of flankers adds one die, to attacks and not to counters', () => {
    const scene = field({
      south: { 'toll-wardens': '4,5', 'causeway-riders': ['5,4', { at: '3,4', stunned: true }] },
      north: { 'crag-ogres': '4,4' },
      dice: ['pierce', 'pierce', 'pierce', 'pierce'],
    }).play('unit:4,5', 'at:4,4');
    expect(scene.rolled).toBe(4);
    scene.dice('strike', 'pierce', 'pierce').play('counter').asks('attacks');
    expect(scene.rolled).toBe(3);
  });

  test('FF-19, FF-69, FF-75: a stun holds the target: no counter, and one die is enough', () => {
    const scene = field({
      south: { 'millstone-walkers': '4,5' },
      north: { 'crag-ogres': '4,4' },
      dice: ['heroic', 'heroic', 'pierce', 'pierce'],
    }).play('unit:4,5', 'at:4,4');
    expect(scene.legal()).toEqual(['use:stun:1', 'done']);
    scene.play('use:stun:1').asks('attacks');
    expect(scene.at('4,4')?.stunned).toBe(true);
  });

  test('FF-20: Crush hurts in every combat, however few figures are left', () => {
    const scene = field({
      active: 1,
      south: { 'toll-wardens': '4,5' },
      north: { 'crag-ogres': { at: '4,4', health: 1 } },
      dice: ['heroic', 'heroic', 'cleave'],
    }).play('unit:4,4', 'at:4,5', 'use:crush:2', 'no');
    expect(scene.asks('attacks').health('4,5')).toBe(1);
  });

  test('FF-21: Drain hurts and heals 1, not beyond what is printed', () => {
    const drain = (health: number) =>
      field({
        active: 1,
        south: { 'toll-wardens': '4,5' },
        north: { 'barrow-king': { at: '4,4', health } },
        dice: ['heroic', 'heroic', 'pierce'],
      }).play('unit:4,4', 'at:4,5', 'use:drain:2', 'no');
    expect(drain(3).asks('attacks').health('4,4')).toBe(4);
    const whole = drain(6).asks('attacks');
    expect(whole.health('4,4')).toBe(6);
    expect(whole.told('recovers')).toEqual([]);
  });

  test('FF-21, FF-62, FF-71: who strikes a dying blow drains, and is removed all the same', () => {
    const scene = field({
      south: { 'millstone-walkers': '4,5' },
      north: { 'barrow-king': { at: '4,4', health: 1 } },
      seats: [{}, { lore: 2, loreHand: ['Dying Blow'] }],
      dice: ['strike', 'pierce', 'pierce', 'pierce', 'heroic', 'lore', 'lore'],
    }).play('unit:4,5', 'at:4,4');
    scene.window('roll', 1).play('pass').window('damage', 1).play('pass');
    scene.window('fall', 1).play('lore:dying-blow', 'use:drain:1').asks('advance', 0);
    expect(scene.where('barrow-king')).toBe('');
    expect(scene.health('4,5')).toBe(2);
    expect(scene.told('recovers')).toEqual([]);
  });

  test('FF-23: Rage adds a die for each figure lost, in counters too', () => {
    const scene = field({
      south: { 'toll-wardens': '4,5' },
      north: { 'scree-howlers': { at: '4,4', health: 2 } },
      dice: ['pierce', 'pierce', 'pierce'],
    }).play('unit:4,5', 'at:4,4');
    scene.dice('strike', 'pierce', 'pierce').play('counter').asks('attacks');
    expect(scene.rolled).toBe(3);
  });

  test('FF-25: poison is a token that stays', () => {
    const scene = field({
      active: 1,
      south: { 'toll-wardens': '4,5' },
      north: { 'bramble-slingers': '4,3' },
      dice: ['heroic', 'lore'],
    }).play('unit:4,3', 'at:4,5', 'use:poison:1');
    expect(scene.asks('attacks').at('4,5')?.poisoned).toBe(true);
    expect(scene.lore(1)).toBe(1);
  });

  test('FF-15, FF-27: Ferocity counters before the retreat, Immovable may ignore', () => {
    const scene = field({
      south: { 'toll-wardens': '4,5' },
      north: { 'tusk-riders': '4,4' },
      dice: ['morale', 'pierce', 'pierce'],
    }).play('unit:4,5', 'at:4,4');
    expect(scene.asks('counter', 1).where('tusk-riders')).toBe('4,4');
    scene.play('no').asks('advance', 0);
  });
});

describe('tokens', () => {
  test('FF-30: in the Order step lore takes a token off an ordered unit', () => {
    const scene = field({
      step: 'orders',
      south: { 'toll-wardens': { at: '4,5', stunned: true, poisoned: true } },
      seats: [{ lore: 3 }, {}],
      more: { command: 'Broad Front', text: true },
    }).play('unit:4,5');
    expect(scene.legal()).toEqual(expect.arrayContaining(['cure:poison@4,5', 'cure:stun@4,5']));
    scene.play('cure:stun@4,5').asks('orders');
    expect([scene.at('4,5')?.stunned, scene.at('4,5')?.poisoned, scene.lore(0)]).toEqual([false, true, 1]);
  });

  test('FF-29, FF-65: the stunned neither move nor attack', () => {
    const stunned: Field = {
      south: { 'toll-wardens': { at: '4,5', stunned: true } },
      north: { 'scree-howlers': '4,4' },
    };
    expect(
      field({ ...stunned, step: 'moves' })
        .asks('moves')
        .legal(),
    ).not.toContain('unit:4,5');
    expect(field(stunned).asks('attacks').legal()).not.toContain('unit:4,5');
  });
});

test('FF-66 to FF-70, FF-74: dice are counted, rolled, committed and added up', () => {
  const scene = field({
    south: { 'toll-wardens': '4,5' },
    north: { 'barrow-king': '4,4' },
    dice: ['strike', 'lore', 'heroic'],
  }).play('unit:4,5', 'at:4,4', 'no');
  expect(scene.asks('attacks').told('rolls')[0].dice).toEqual(['strike', 'lore', 'heroic']);
  expect([scene.health('4,4'), scene.lore(0)]).toEqual([5, 1]);
});

test('FF-71, FF-81: excess damage is lost, and the fallen do not counter', () => {
  const scene = field({
    south: { 'toll-wardens': '4,5' },
    north: { 'scree-howlers': { at: '4,4', health: 1 } },
    dice: ['strike', 'strike', 'strike'],
  }).play('unit:4,5', 'at:4,4');
  expect(scene.asks('advance', 0).told('falls')).toHaveLength(1);
});

test('FF-81: a ranged unit counters an attacker beside it with a ranged attack', () => {
  const scene = field({
    active: 1,
    south: { 'reed-archers': '4,5' },
    north: { 'scree-howlers': '4,4' },
    dice: ['pierce', 'pierce'],
  }).play('unit:4,4', 'at:4,5');
  scene.dice('pierce', 'strike').play('counter').asks('attacks');
  expect(scene.health('4,4')).toBe(2);
});

test('FF-73, FF-86: who retreats leaves its hex, and the attacker may follow', () => {
  const scene = field({
    south: { 'toll-wardens': '4,5' },
    north: { 'scree-howlers': '4,4' },
    dice: ['morale', 'pierce', 'pierce'],
  }).play('unit:4,5', 'at:4,4');
  expect(scene.asks('advance', 0).legal()).toEqual(['to:4,4', 'stay']);
  scene.play('to:4,4').asks('attacks');
  expect(scene.where('toll-wardens')).toContain('4,4');
});

test('FF-76, FF-86: nobody follows a target that was not beside it', () => {
  const scene = field({
    south: { 'reed-archers': { at: '4,6', moved: true } },
    north: { 'scree-howlers': { at: '4,4', health: 1 } },
    dice: ['pierce', 'pierce'],
  }).play('unit:4,6', 'at:4,4');
  scene.asks('attacks', 0);
});

test('FF-78: in a window for both the active player is asked first, in counters too', () => {
  const scene = field({
    south: { 'toll-wardens': '4,5' },
    north: { 'crag-ogres': '4,4' },
    seats: [
      { lore: 2, loreHand: ['Lock Shields'] },
      { lore: 2, loreHand: ['Blood Rush'] },
    ],
    dice: ['pierce', 'pierce', 'pierce'],
  }).play('unit:4,5', 'at:4,4');
  scene.window('declare', 0).play('pass').window('roll', 0).play('pass').window('roll', 1).play('pass');
  scene.asks('counter', 1).dice('pierce', 'pierce', 'pierce').play('counter');
  scene.window('declare', 0).play('pass').window('declare', 1).play('pass');
  scene.asks('attacks', 0);
});

test('FF-80: passing for the turn is public and closes all windows; a time-out passes', () => {
  const scene = field({
    south: { 'toll-wardens': '4,5' },
    north: { 'scree-howlers': '4,4' },
    seats: [{}, { lore: 2, loreHand: ['Evil Eye'] }],
    dice: ['strike', 'pierce', 'pierce'],
  }).play('unit:4,5', 'at:4,4');
  scene.window('roll', 1);
  expect(scene.fallback()).toBe('pass');
  scene.play('pass:turn').asks('counter', 1);
  expect(scene.tableView(null).seats[1].silent).toBe(true);
});
