// The turn: command, orders, moves, attacks, upkeep; lore cards of the own steps.

import { describe, expect, test } from 'vitest';
import { field } from './scene.ts';
import type { Field } from './scene.ts';

const command = (name: string, more: Field = {}): Field => ({
  step: 'orders',
  ...more,
  more: { command: name, text: true, ...more.more },
});

describe('command and orders', () => {
  test('FF-45, FF-46: a card is played for its text or to order one unit anywhere', () => {
    const base: Field = {
      step: 'start',
      south: { 'toll-wardens': ['0,6', '8,6'] },
      seats: [{ command: ['Company Left'] }, {}],
    };
    const text = field(base).play('card:company-left', 'text');
    expect(text.asks('orders', 0).legal()).toEqual(expect.arrayContaining(['unit:0,6', 'unit:-4,8']));
    expect(text.legal()).not.toContain('unit:8,6');
    expect(text.refuses('unit:8,6', 'FF-54')).toContain('Toll Wardens');
    const one = field(base).play('card:company-left', 'one', 'unit:8,6');
    expect(one.asks('orders').legal()).toEqual(['done']);
    expect(one.refuses('unit:0,6', 'FF-46')).toContain('one unit');
  });

  test('FF-46: with an empty hand one unit anywhere', () => {
    const scene = field({ step: 'start', south: { 'toll-wardens': '8,6' } });
    expect(scene.asks('orders', 0).legal()).toEqual(['unit:8,6', 'unit:-4,8', 'done']);
  });

  test('FF-6, FF-54: a unit on the border counts for one of its two sections', () => {
    const base = command('Broad Front', { south: { 'toll-wardens': ['1,6', '2,6', '0,6'] } });
    const scene = field({ ...base, alone: true, north: { 'crag-ogres': '8,0' } });
    scene.play('unit:0,6', 'unit:1,6');
    expect(scene.asks('orders').legal()).not.toContain('unit:2,6');
  });

  test('FF-54: Drumbeat orders a unit and those beside it', () => {
    const scene = field(command('Drumbeat', { south: { 'toll-wardens': ['4,6', '5,6', '6,6'] } }));
    expect(scene.play('unit:5,6').legal()).toEqual(['unit:4,6', 'unit:6,6', 'done']);
    scene.asks('orders');
  });

  test('FF-47, FF-53: orders can be taken back, one after another', () => {
    const scene = field(command('Onset Centre', { south: { 'toll-wardens': ['4,6', '5,6'] } }));
    scene.play('unit:4,6', 'unit:5,6').takeBack().takeBack();
    expect(scene.asks('orders').at('4,6')?.ordered).toBe(false);
    expect(scene.canTakeBack).toBe(false);
  });
});

describe('moves and attacks', () => {
  test('FF-48: each ordered unit moves once, and not through units', () => {
    const scene = field({ step: 'moves', south: { 'toll-wardens': ['4,6', '4,5'] } });
    expect(scene.play('unit:4,6').legal()).not.toContain('to:4,5');
    scene.play('to:5,5').asks('moves');
    expect(scene.legal()).not.toContain('unit:5,5');
  });

  test('FF-49: each ordered unit attacks once', () => {
    const scene = field({
      south: { 'toll-wardens': '4,5' },
      north: { 'crag-ogres': '4,4' },
      dice: ['pierce', 'pierce', 'pierce'],
    }).play('unit:4,5', 'at:4,4', 'no');
    expect(scene.asks('attacks').legal()).toEqual(['done']);
  });

  test('FF-55: All on Foot moves each unit one hex in the Attack step, and Double Shot stays', () => {
    const scene = field({
      south: { 'reed-archers': { at: '4,6', called: true } },
      north: { 'scree-howlers': '4,3' },
      more: { command: 'All on Foot', text: true },
      dice: ['lore', 'lore'],
    });
    expect(scene.legal()).toContain('step:4,6>4,5');
    scene.play('step:4,6>4,5');
    expect(scene.legal().some((choice) => choice.startsWith('step:'))).toBe(false);
    scene.play('unit:4,5', 'at:4,3').asks('again', 0);
  });
});

describe('upkeep', () => {
  test('FF-50, FF-52, FF-89: banners score, a card is drawn, an empty deck is shuffled anew', () => {
    const scene = field({
      south: { 'toll-wardens': '4,5' },
      seats: [{ command: ['Feeler Left'] }, {}],
      more: { banners: { '4,5': 2 }, commandDeck: [], commandDiscard: ['Two Horns', 'Drumbeat'] },
    });
    scene.play('done').asks('lore', 0);
    expect(scene.vp(0)).toBe(2);
    expect(scene.state.seats[0].command).toHaveLength(2);
    expect(scene.told('reshuffles')).toHaveLength(1);
  });

  test('FF-52: the command card of the turn joins the discard pile at its end, after the draw', () => {
    const scene = field({
      south: { 'toll-wardens': '4,5' },
      more: { command: 'Two Horns', text: true, commandDeck: [], commandDiscard: [] },
    });
    scene.play('done').asks('lore', 0);
    expect([scene.state.seats[0].command, scene.told('reshuffles')]).toEqual([[], []]);
    expect(scene.state.commandDiscard).toEqual([]);
    scene.play('tokens').asks('orders', 1);
    expect(scene.state.commandDiscard).toHaveLength(1);
  });

  test('FF-54: a Feeler draws two and keeps one', () => {
    const scene = field({
      south: { 'toll-wardens': '4,5' },
      more: { command: 'Feeler Left', text: true },
    }).play('done');
    const [keep] = scene.asks('feeler', 0).legal();
    scene.play(keep).asks('lore', 0);
    expect(scene.state.seats[0].command).toHaveLength(1);
    expect(scene.state.commandDiscard).toHaveLength(1);
  });

  test.each([
    { choice: 'tokens', lore: 2, cards: 0 },
    { choice: 'both', lore: 1, cards: 1 },
  ])('FF-88: the Lore step: $choice', ({ choice, lore, cards }) => {
    const scene = field({}).play('done', choice).asks('orders', 1);
    expect([scene.lore(0), scene.state.seats[0].loreHand.length]).toEqual([lore, cards]);
  });

  test('FF-88: two cards are drawn, one is discarded, then down to the limit', () => {
    const hand = ['Stand Fast', 'Volley Call', 'Steady Aim', 'Tithe'];
    const scene = field({ seats: [{ loreHand: hand }, {}] }).play(
      'done',
      'cards',
      'drop:tithe',
      'drop:stand-fast',
    );
    scene.asks('orders', 1);
    expect(scene.state.seats[0].loreHand).toHaveLength(4);
    expect(scene.discards(0)).toEqual(['Tithe', 'Stand Fast']);
  });
});

describe('lore cards of the own steps', () => {
  test('FF-57, FF-58: without target not playable; one card a turn', () => {
    const base = command('Broad Front', {
      south: { 'toll-wardens': { at: '4,5', health: 2 } },
      seats: [{ lore: 9, loreHand: ['Mend the Ranks', 'Levy Drum'] }, {}],
    });
    const scene = field(base);
    expect(scene.legal()).not.toContain('lore:mend-the-ranks');
    scene.play('unit:4,5', 'lore:mend-the-ranks', 'unit:4,5').asks('orders');
    expect(scene.health('4,5')).toBe(3);
    expect(scene.legal()).not.toContain('lore:levy-drum');
  });

  test('FF-59: damage outside combat comes at once, less the building’s 1', () => {
    const scene = field({
      step: 'moves',
      north: { 'scree-howlers': '4,4' },
      terrain: { building: '4,4', water: '4,3' },
      seats: [{ lore: 3, loreHand: ['Sudden Spate'] }, {}],
      dice: ['strike', 'pierce'],
    }).play('lore:sudden-spate', 'unit:4,4');
    expect(scene.asks('moves').health('4,4')).toBe(2);
  });

  test('FF-63: Trample goes through enemies, a die for each, and ends on an empty hex', () => {
    const scene = field({
      active: 1,
      step: 'moves',
      south: { 'toll-wardens': '4,3' },
      north: { 'tusk-riders': '4,2' },
      seats: [{}, { lore: 3, loreHand: ['Trample'] }],
    }).play('lore:trample', 'unit:4,2');
    scene.dice('cleave').play('to:4,3');
    expect(scene.health('4,3')).toBe(2);
    expect(scene.legal()).not.toContain('stay');
    scene.play('to:4,4', 'stay').asks('moves');
    expect(scene.where('tusk-riders')).toBe('4,4');
  });

  test('FF-63: a trample may end where it began, once it has left', () => {
    const scene = field({
      active: 1,
      step: 'moves',
      south: { 'toll-wardens': '4,3' },
      north: { 'tusk-riders': '4,2' },
      seats: [{}, { lore: 3, loreHand: ['Trample'] }],
    }).play('lore:trample', 'unit:4,2');
    expect(scene.legal()).not.toContain('stay');
    scene.dice('strike').play('to:4,3', 'to:4,2', 'stay').asks('moves', 1);
    expect([scene.where('tusk-riders'), scene.health('4,3')]).toEqual(['4,2', 2]);
    expect(scene.told('moves')).toEqual([]);
    expect(scene.legal()).not.toContain('unit:4,2');
  });

  test('FF-53, FF-80: hexes are offered by r, then q, where a unit is lifted to', () => {
    const scene = field({
      step: 'moves',
      south: { 'storm-heron': '4,6', 'toll-wardens': '4,5' },
      seats: [{ lore: 2, loreHand: ['Heron’s Lift'] }, {}],
    }).play('lore:herons-lift', 'unit:4,5');
    expect(scene.legal()).toEqual(['to:5,5', 'to:3,6', 'to:5,6', 'to:3,7', 'to:4,7']);
    scene.asks('moves');
  });

  test('FF-64: Drive Them moves those beside it directly away, the stunned stay', () => {
    const scene = field({
      active: 1,
      step: 'orders',
      south: { 'toll-wardens': ['4,5', { at: '3,4', stunned: true }] },
      north: { 'scree-howlers': '4,4' },
      seats: [{}, { lore: 2, loreHand: ['Drive Them'] }],
    }).play('lore:drive-them', 'unit:4,4');
    scene.asks('orders', 1);
    expect(scene.where('toll-wardens')).toBe('4,6 3,4 -4,8');
  });
});

describe('objectives', () => {
  const scored = (objective: string, given: Field): number => {
    const seat = given.active ?? 0;
    const seats = [0, 1].map((one) => (one === seat ? { objective } : {}));
    return field({ ...given, seats })
      .play('done')
      .asks('lore', seat)
      .vp(seat);
  };

  test('FF-96: the Ford League', () => {
    const at = (...hexes: string[]): Field => ({ south: { 'toll-wardens': hexes } });
    expect(scored('The Long Causeway', at('0,4', '4,4', '8,4'))).toBe(1);
    expect(scored('The Long Causeway', at('0,4', '4,4'))).toBe(0);
    expect(scored('Two Tollhouses', { ...at('0,5', '6,5'), terrain: { building: '0,5 6,5' } })).toBe(1);
    expect(scored('Weir Watch', { ...at('0,5', '6,5'), terrain: { ford: '0,5', bridge: '6,5' } })).toBe(1);
    expect(scored('Clear the Heights', { ...at('0,5'), terrain: { hill: '0,5' } })).toBe(1);
    expect(scored('Grain for the Garrison', at('4,1', '5,0'))).toBe(4);
    expect(scored('Relief of the Mill', at('4,4'))).toBe(1);
    expect(scored('Not One Step', at('4,4'))).toBe(1);
  });

  test('FF-96: the Fell Clans', () => {
    const at = (...hexes: string[]): Field => ({ active: 1, north: { 'scree-howlers': hexes } });
    expect(scored('Drive the Herds', at('4,4'))).toBe(0);
    expect(scored('Burn the Barns', { ...at('4,6'), terrain: { building: '4,6' } })).toBe(2);
    expect(scored('Claim the Cairns', { ...at('4,4', '4,5'), terrain: { hill: '4,4 4,5' } })).toBe(4);
    expect(scored('Wolves at the Door', at('4,5', '5,5', '6,5'))).toBe(1);
    const banners = { banners: { '4,4': 1, '5,4': 1, '6,4': 1 } };
    expect(scored('Fires on the Ridge', { ...at('4,4', '5,4', '6,4'), more: banners })).toBe(4);
  });

  test('FF-96: what scores at once', () => {
    const fall = (objective: string, terrain: { [name: string]: string } = {}): number =>
      field({
        active: 1,
        south: { 'causeway-riders': { at: '4,5', health: 1 } },
        north: { 'crag-ogres': '4,4' },
        seats: [{}, { objective }],
        terrain,
        dice: ['strike', 'pierce', 'pierce'],
      })
        .play('unit:4,4', 'at:4,5')
        .asks('advance', 1)
        .vp(1);
    expect(fall('Red Shallows', { water: '4,6' })).toBe(1);
    expect(fall('Red Shallows')).toBe(0);
    expect(fall('Heads for the Hall')).toBe(2);
  });
});
