// Edge cases of the rules under changed options: what few matches come to, and what must hold all the same.

import { describe, expect, test } from 'vitest';
import { blue, red, scene, siege, unit } from './scene.ts';

describe('the deck', () => {
  const around = {
    phase: 'start',
    turn: 4,
    cards: [],
    deck: ['Keep'],
    discard: ['Rout', 'Rout', 'Wall', 'Wall'],
    seats: [{ hand: ['Builder'] }, { hand: ['Mason'] }],
  };

  test('CA-12 CA-67: a draw over the end of the deck: known is what was in hand when it ended', () => {
    const table = scene(around, { drawPerTurn: 3 }).asks('main', red);
    expect(table.hand(red)).toHaveLength(4);
    expect(table.known(red)).toEqual(['builder', 'keep']);
    expect(table.known(blue)).toEqual(['mason']);
    expect([table.state.deck.length, table.discard()]).toEqual([2, []]);
  });

  test('CA-67: the last card is told as drawn before the deck is told as empty', () => {
    const table = scene(around, { drawPerTurn: 3 }).asks('main', red);
    const told = table.heard(blue).map((face) => (face as { tell: string }).tell);
    expect(told).toEqual(['turn', 'draws', 'deck-empty', 'reshuffled', 'draws']);
    expect(table.toldTo(red, 'draws').map(({ count, deck }) => [count, deck])).toEqual([
      [1, 0],
      [2, 2],
    ]);
  });

  test('the order of the deck stays hidden: cards drawn together are told in the order of the table', () => {
    const deck = ['Trap', 'Keep', 'Archer', 'Mason', 'Repair'];
    const table = scene({ ...around, deck }, { drawPerTurn: 4 }).asks('main', red);
    expect(table.toldTo(red, 'draws')).toMatchObject([{ cards: ['archer', 'mason', 'keep', 'trap'] }]);
  });
});

describe('the Castle', () => {
  const options = { castleSpansZones: true };

  test('CA-10 CA-34: with castleSpansZones engines in its Middle hit it, a Ballista too', () => {
    const table = siege(['red cannon at blue-middle', 'red ballista at blue-middle'], { options });
    expect(table.targets('cannon-1')).toEqual(['castle-2']);
    expect(table.targets('ballista-1')).toEqual(['castle-2']);
    table.asks('main', red);
  });

  test('CA-10: an area effect hits it once', () => {
    const table = siege(['red wizard at red-castle'], { hand: ['Lightning Storm'], options });
    table.play('play:lightning-storm').asks('main', red);
    expect(table.hp('castle-2')).toBe(47);
  });

  test('CA-63 CA-66: both fallen by one Storm: 50 for the winner', () => {
    const table = siege(
      [
        'red wizard at red-castle',
        unit('red', 'castle-1', 'red-middle', { hp: 1 }),
        unit('blue', 'castle-2', 'blue-middle', { hp: 1 }),
      ],
      { hand: ['Lightning Storm'], options: { stormReach: 'both' } },
    );
    table.play('play:lightning-storm').asks(null);
    expect(table.view(null)).toMatchObject({ winners: [blue], scores: [-50, 50] });
    expect(table.discard()).toEqual(['lightning-storm']);
  });

  test('CA-64 CA-66: without healCap more than the full HP wins, and nothing is missing', () => {
    const table = siege([unit('blue', 'castle-2', 'blue-middle', { hp: 55 })], {
      more: { turn: 120 },
      options: { healCap: false },
    });
    table.play('done', 'order:hold').asks(null);
    expect(table.view(null)).toMatchObject({ winners: [blue], scores: [0, 0] });
  });
});

describe('Specials spared', () => {
  test('CA-62: without incendiarismHitsSpecials the Spy at home burns, and no zone of Specials only is offered', () => {
    const table = siege(
      [
        'red general at red-middle',
        'red spearman at red-front',
        'blue general at blue-middle',
        'blue spy at blue-castle',
        'blue wizard at blue-castle',
      ],
      { hand: ['Incendiarism'], options: { incendiarismHitsSpecials: false } },
    );
    expect(table.offers('play:incendiarism')).toEqual(['zone:red-front', 'zone:blue-castle']);
    table.play('play:incendiarism', 'zone:blue-castle').asks('main', red);
    expect([table.hp('spy-2'), table.hp('wizard-2')]).toEqual([0, 4]);
  });

  test('CA-36 CA-56: with stormReach = both the enemy’s Spy inside is hit unless Specials are spared', () => {
    const storm = (stormHitsSpecials: boolean) => {
      const table = siege(['red wizard at red-castle', 'blue spy at red-castle'], {
        hand: ['Lightning Storm'],
        options: { stormReach: 'both', stormHitsSpecials },
      });
      table.play('play:lightning-storm').asks('main', red);
      return [table.hp('spy-2'), table.hp('wizard-1')];
    };
    expect(storm(true)).toEqual([0, 1]);
    expect(storm(false)).toEqual([1, 4]);
  });
});

describe('who must wait', () => {
  const cards = ['red general at red-middle', 'red spearman at red-middle', 'blue mason at red-middle'];

  test('CA-14 CA-58: with deployDelay = soldiers no extra shot in the turn of entry', () => {
    const table = siege(cards, {
      hand: ['Archer', 'Arrow Rain'],
      options: { deployDelay: 'soldiers' },
    });
    table.play('play:archer', 'zone:red-castle', 'play:arrow-rain').asks('main', red);
    expect(table.can('archer-1')).toEqual([]);
  });

  test('CA-14 CA-27: with deployDelay = all a new Cannon does not fire, and who entered is no escort', () => {
    const table = siege([...cards, 'red builder at red-middle', 'red cannon-9 at red-middle'], {
      hand: ['Cannon', 'Healer', 'Mason'],
      options: { deployDelay: 'all', cannonEscorts: 3 },
    });
    table.play('unit:builder-1', 'build:cannon', 'play:healer', 'zone:red-middle');
    expect(table.can('cannon-10')).toEqual([]);
    expect(table.zones('cannon-9')).toEqual([]);
    table.asks('main', red);
  });
});

describe('cards at their limits', () => {
  test('CA-59: with resurrectionCards = 1 one Soldier, and nothing more is asked', () => {
    const table = siege(['red wizard at red-castle'], {
      hand: ['Resurrection'],
      more: { discard: ['Archer', 'Spearman'] },
      options: { resurrectionCards: 1 },
    });
    table.play('play:resurrection', 'revive:archer').asks('main', red);
    expect(table.discard()).toEqual(['spearman', 'resurrection']);
  });

  test('CA-17 CA-59: no Soldier in the pile, no Resurrection', () => {
    const table = siege(['red wizard at red-castle'], {
      hand: ['Resurrection'],
      more: { discard: ['Keep'] },
    });
    table.refuses('play:resurrection', 'CA-17');
    table.asks('main', red);
  });

  test('CA-68: a look of more cards than there are shows all; then there is no look', () => {
    const table = siege(['red spy at blue-castle'], {
      enemyHand: ['Trap', 'Keep', 'Keep'],
      known: ['Keep'],
      options: { spyCards: 5 },
    });
    table.play('unit:spy-1', 'look', 'done', 'order:hold', 'done', 'order:hold');
    expect(table.toldTo(blue, 'looks')).toMatchObject([{ count: 2, cards: ['keep', 'trap'] }]);
    expect(table.toldTo(null, 'looks')[0]).not.toHaveProperty('cards');
    expect(table.view(null).seats[blue]).toEqual({ hand: 4, knownCount: 3 });
    // Blue has drawn one card that nobody knows.
    expect(table.can('spy-1')).toContain('look');
    table.play('unit:spy-1', 'look').asks('main', red);
    expect(table.known(blue)).toHaveLength(4);
  });
});

describe('terrain', () => {
  test('CA-30 CA-73: a Wall stops Archers on Hills', () => {
    const table = siege(
      ['red archer at blue-front', 'blue wall at blue-middle', 'blue mason at blue-castle'],
      { options: { frontTerrain: 'hills' } },
    );
    expect(table.targets('archer-1')).toEqual(['wall-1']);
    table.asks('main', red);
  });

  test('CA-75: a Charge from before holds in the Marsh', () => {
    const table = siege(
      [unit('red', 'spearman-1', 'blue-middle', { marks: ['charged'] }), 'blue cannon at blue-middle'],
      { options: { middleTerrain: 'marsh' } },
    );
    table.play('unit:spearman-1', 'at:cannon-1').asks('main', red);
    expect(table.hp('cannon-1')).toBe(1);
  });

  test('CA-78: fire at the first step comes before the second step', () => {
    const table = siege(
      [
        unit('red', 'spearman-1', 'red-front', { hp: 3, marks: ['charged'] }),
        'blue spearman-9 at blue-front',
      ],
      { options: { river: 'centre' }, order: 'any-1', enemyHand: ['Trap'] },
    );
    table.play('unit:spearman-1', 'zone:blue-middle').asks('main', red);
    expect([table.at('spearman-1'), table.hand(blue)]).toEqual(['gone', ['trap']]);
    // Nothing hidden has shown: no check was reached.
    expect(table.canTakeBack).toBe(true);
  });

  test('CA-36 CA-78: a Spy draws fire where it crosses the river, and none once it is inside', () => {
    const table = siege(
      ['red spy at blue-front', 'blue spearman-9 at blue-castle', 'blue archer-9 at blue-castle'],
      { options: { river: 'moats' } },
    );
    table.play('unit:spy-1', 'zone:blue-castle').asks('main', red);
    // The river is crossed by the first step, into the Middle, where the Archer reaches the Spy.
    expect(table.told('attacks').map(({ piece }) => piece)).toEqual(['archer-9']);
  });
});
