// The assault and every ability.

import { describe, expect, test } from 'vitest';
import { duel } from './scene.ts';

describe('the assault', () => {
  test('§5 TB-8: first lane before second, in a lane the far ones first; what was summoned now waits', () => {
    const table = duel({
      row: ['bastion', 'Scout', 'Squire', 'Ward'],
      upper: ['Militia', 'Pikeman'],
      lower: ['Runner'],
    });
    table.play('card:squire', 'lane:upper', 'done').asks('summon', 1);
    expect(table.told('strikes').map(({ card }) => card)).toEqual(['pikeman', 'militia', 'runner']);
  });

  test('TB-8: who sprints ahead attacks once, and the order of the lane stays', () => {
    const table = duel({ upper: ['Squire', 'Runner', 'Scout'] }, {});
    table.play('done').asks('summon', 1);
    expect(table.told('strikes').map(({ card }) => card)).toEqual(['scout', 'runner', 'squire']);
    expect(table.lane(0, 'upper')).toBe('runner squire scout');
  });

  test('§5: the nearest creature of the lane is attacked; the lane closes up at once', () => {
    const table = duel(
      { upper: ['Militia', 'Hill giant'] },
      { row: ['bastion', 'Veteran', 'Harrier'], upper: ['Squire', 'Pikeman'] },
    );
    table.play('done').asks('summon', 1);
    expect(table.told('attacks').map(({ hits }) => hits[0].card)).toEqual(['squire', 'pikeman']);
    expect(table.told('destroyed')).toMatchObject([{ seat: 1, card: 'squire' }]);
    expect(table.row(1)).toBe('bastion veteran harrier squire');
  });

  test('TB-9: damage adds up over the turn, incantations included, and is gone at its end', () => {
    const table = duel(
      { row: ['bastion', 'Spark', 'Scout'], upper: ['Squire', 'Pikeman'] },
      { upper: ['Sentinel'] },
    );
    table.play('card:spark', 'unit:sentinel');
    expect(table.figures(1, 'upper', 0)).toBe('2/3');
    table.play('done').asks('summon', 1);
    expect(table.told('attacks').map(({ hits }) => hits[0].left)).toEqual([2, 1]);
    expect(table.figures(1, 'upper', 0)).toBe('2/5');
  });

  test('TB-9 TB-29: who loses an Aura and has too much damage is destroyed at once', () => {
    const weak = duel(
      { row: ['bastion', 'Recall', 'Scout'] },
      { row: ['bastion', 'Veteran'], upper: [{ card: 'Pikeman', damage: 4 }, 'Shieldmate'] },
    );
    weak.play('card:recall', 'unit:shieldmate').asks('summon', 0);
    expect(weak.lane(1, 'upper')).toBe('');
    expect(weak.row(1)).toBe('bastion veteran shieldmate pikeman');
  });

  test('TB-31 TB-9: who sprints out of the Aura that keeps it alive is destroyed and does not attack', () => {
    const table = duel(
      { upper: ['Scout', 'Shieldmate', { card: 'Courser', damage: 3 }] },
      { upper: ['Squire'] },
    );
    table.play('done').asks('summon', 1);
    expect(table.told('destroyed')).toEqual([{ tell: 'destroyed', seat: 0, card: 'courser', aura: true }]);
    expect(table.told('attacks').map(({ card }) => card)).toEqual(['shieldmate', 'scout']);
    expect(table.row(0).endsWith('courser')).toBe(true);
  });

  test('TB-18: without attack there is no attack', () => {
    const table = duel({ upper: ['Tinker'] });
    table.play('done').asks('summon', 1);
    expect([...table.told('attacks'), ...table.told('strikes')]).toEqual([]);
  });

  test('TB-26: who has nothing to attack stays where it is', () => {
    const table = duel({ upper: ['Squire', { card: 'Runner', fresh: true }] });
    table.play('done').asks('summon', 1);
    expect(table.lane(0, 'upper')).toBe('squire runner');
  });
});

describe('abilities', () => {
  test('§7.1: without Aim an Aerial creature is passed by, for the next one or the bastion', () => {
    const table = duel(
      { upper: ['Veteran'], lower: ['Militia'] },
      { upper: ['Bat cloud', 'Squire'], lower: ['Harrier'] },
    );
    table.play('done').asks('summon', 1);
    expect(table.told('attacks')).toMatchObject([{ card: 'veteran', hits: [{ card: 'squire' }] }]);
    expect(table.told('strikes')).toMatchObject([{ card: 'militia' }]);
  });

  test('§7.1: an Aerial attacker has no way around creatures on the ground', () => {
    const table = duel({ upper: ['Harrier'], row: ['bastion', 'Scout'] }, { upper: ['Squire'] });
    table.play('done').asks('summon', 1);
    expect(table.told('attacks')).toMatchObject([{ card: 'harrier', hits: [{ card: 'squire' }] }]);
  });

  test('§7.2: Aim attacks Aerial creatures', () => {
    const table = duel({ upper: ['Bowman'] }, { upper: ['Bat cloud', 'Squire'] });
    table.play('done').asks('summon', 1);
    expect(table.told('destroyed')).toMatchObject([{ card: 'bat-cloud' }]);
  });

  test('§7.3 TB-17: Aquatic doubles all of its attack next to the bridge, and only there', () => {
    const table = duel({
      upper: [{ card: 'River eel', strength: 1 }, 'Banner-carrier'],
      lower: ['Squire', 'Runner'],
    });
    expect(table.figures(0, 'upper', 0)).toBe('6/3');
    table.asks('summon', 0);
    const behind = duel({ upper: ['Squire', 'River eel'] });
    behind.asks('summon', 0);
    expect(behind.figures(0, 'upper', 1)).toBe('1/3');
  });

  test('§7.4 TB-11: an Aura reaches both neighbours, not itself, and adds up', () => {
    const table = duel({ upper: ['Squire', 'Banner-carrier', 'Militia', 'Shieldmate', 'Scout'] });
    const figures = [0, 1, 2, 3, 4].map((at) => table.figures(0, 'upper', at));
    expect(figures).toEqual(['2/3', '1/2', '3/3', '1/5', '1/2']);
    table.asks('summon', 0);
  });

  test('TB-11: Auras hold while their creatures stand beside each other', () => {
    const table = duel({ row: ['bastion', 'Gale', 'Scout'], upper: ['Squire', 'Banner-carrier', 'Militia'] });
    table.play('card:gale', 'unit:banner-carrier').asks('summon', 0);
    expect(table.lane(0, 'upper')).toBe('squire militia banner-carrier');
    expect([0, 1].map((at) => table.figures(0, 'upper', at))).toEqual(['1/3', '3/2']);
  });

  test('§7.5 TB-15: Berserk attacks again for as long as it destroys, at last the bastion', () => {
    const table = duel({ upper: ['Duellist'] }, { upper: ['Militia', 'Scout'] });
    table.play('done').asks('summon', 1);
    expect(table.told('attacks').map(({ again }) => again)).toEqual([false, true]);
    expect(table.told('strikes')).toMatchObject([{ card: 'duellist', again: true, damage: 2 }]);
  });

  test('TB-15 TB-19: in its first turn Berserk with Rage destroys on, but strikes no building', () => {
    const table = duel({ row: ['bastion', 'Duellist', 'Scout'] }, { upper: ['Militia'] });
    table.play('card:duellist', 'lane:upper', 'done').asks('summon', 1);
    expect(table.told('destroyed')).toHaveLength(1);
    expect(table.told('strikes')).toEqual([]);
  });

  test('TB-15 TB-27: one attack that destroys two gives one more attack, a felled bastion gives none', () => {
    const table = duel(
      { upper: [{ card: 'Reaver', strength: 1 }] },
      {
        row: ['bastion', 'Veteran'],
        upper: [
          { card: 'Shieldmate', damage: 2 },
          { card: 'Militia', damage: 2 },
        ],
      },
    );
    table.play('done').asks('summon', 1);
    expect(table.told('destroyed').map(({ card }) => card)).toEqual(['shieldmate', 'militia']);
    expect(table.told('strikes')).toHaveLength(1);
  });

  test('§7.7 TB-18: Focus enters next to the bridge, the others move back', () => {
    const table = duel({ row: ['bastion', 'Sentinel', 'Scout'], lower: ['Militia'] });
    table.play('card:sentinel', 'lane:lower').asks('summon', 0);
    expect(table.lane(0, 'lower')).toBe('sentinel militia');
  });

  test('§7.8 TB-10: incantations need a target that is not Indestructible, on either side', () => {
    const none = duel({ row: ['bastion', 'Spark', 'Scout'] }, { upper: ['Monolith'] });
    expect(none.refuses('card:spark', 'TB-10')).toContain('aimed');
    none.asks('summon', 0);
    const both = duel(
      { row: ['bastion', 'Spark', 'Scout'], upper: ['Runner'] },
      { upper: ['Monolith', 'Militia'] },
    );
    both.play('card:spark');
    expect(both.legal()).toEqual(['unit:runner', 'unit:militia']);
    both.play('unit:runner').asks('summon', 0);
    expect(both.row(0)).toBe('bastion scout runner spark');
  });

  test('§7.9 TB-13: Perforation hits the next creature behind, never the bastion', () => {
    const table = duel(
      { upper: ['Lancer'], lower: ['Squire'] },
      { upper: ['Pikeman', 'Bat cloud', 'Veteran'], lower: ['Militia'] },
    );
    table.play('done').asks('summon', 1);
    expect(table.told('attacks')[0].hits.map(({ card }) => card)).toEqual(['pikeman', 'veteran']);
    const alone = duel({ upper: ['Lancer'] }, { upper: ['Squire'] });
    alone.play('done').asks('summon', 1);
    expect(alone.told('strikes')).toEqual([]);
    expect(alone.row(1)).toMatch(/^bastion/);
  });

  test('§7.10 TB-14: Protection nullifies the first damage of each turn', () => {
    const table = duel({ upper: ['Squire', 'Militia'] }, { upper: ['Warder'] });
    table.play('done');
    expect(table.told('attacks').map(({ hits }) => hits[0].absorbed)).toEqual([true, false]);
    expect(table.tableView(0).seats[1].upper[0].protected).toBe(true);
    table.play('done', 'done').asks('summon', 1);
    expect(
      table
        .told('attacks')
        .filter(({ seat }) => seat === 0)
        .map(({ hits }) => hits[0].absorbed),
    ).toEqual([true, false, true, false]);
  });

  test('TB-14: with protection = life it works once', () => {
    const table = duel({ upper: ['Squire'] }, { upper: ['Warder'] }, { protection: 'life' });
    table.play('done', 'done', 'done').asks('summon', 1);
    const own = table.told('attacks').filter(({ seat }) => seat === 0);
    expect(own.map(({ hits }) => hits[0].absorbed)).toEqual([true, false]);
  });

  test.each([
    { covers: 'any', absorbed: [false, true] },
    { covers: 'target', absorbed: [false, false] },
  ])('TB-14: second hits with protectionCovers = $covers', ({ covers, absorbed }) => {
    const table = duel({ upper: ['Lancer'] }, { upper: ['Pikeman', 'Warder'] }, { protectionCovers: covers });
    table.play('done').asks('summon', 1);
    expect(table.told('attacks')[0].hits.map((hit) => hit.absorbed)).toEqual(absorbed);
  });

  test('TB-14: Protection works against incantations', () => {
    const table = duel({ row: ['bastion', 'Firestorm', 'Scout'] }, { upper: ['Warder'] });
    table.play('card:firestorm', 'unit:warder').asks('summon', 0);
    expect(table.told('damaged')).toMatchObject([{ hit: { absorbed: true, left: 3 } }]);
  });

  test('§7.11: Rage attacks creatures in its first turn, but no bastion', () => {
    const table = duel({ row: ['bastion', 'Scout', 'Duellist', 'Ward'] }, { upper: ['Pikeman'] });
    table.play('card:scout', 'lane:upper', 'card:duellist', 'lane:lower', 'done').asks('summon', 1);
    expect(table.told('attacks')).toMatchObject([{ card: 'scout', hits: [{ card: 'pikeman', left: 3 }] }]);
    expect(table.told('strikes')).toEqual([]);
  });

  test('§7.12 TB-12: Splash hits the creature at the same place of the other lane', () => {
    const table = duel({ upper: ['Grenadier'] }, { upper: ['Pikeman'], lower: ['Squire', 'Militia'] });
    table.play('done').asks('summon', 1);
    expect(table.told('attacks')[0].hits.map(({ card }) => card)).toEqual(['pikeman', 'squire']);
  });

  test.each([
    { what: 'an empty place', lower: [] },
    { what: 'an Aerial creature', lower: ['Bat cloud'] },
  ])('TB-12: Splash does nothing to $what, nor to the bastion', ({ lower }) => {
    const table = duel({ upper: ['Grenadier'] }, { upper: ['Pikeman'], lower });
    table.play('done').asks('summon', 1);
    expect(table.told('attacks')[0].hits).toHaveLength(1);
    expect(table.told('strikes')).toEqual([]);
  });

  test('§7.13 TB-17: Sprint moves to the bridge and adds the places to its attack until the end of the turn', () => {
    const table = duel({ upper: ['Squire', 'Pikeman', 'Courser'] }, {});
    table.play('done').asks('summon', 1);
    expect(table.told('sprints')).toMatchObject([{ card: 'courser', spaces: 2 }]);
    expect(table.told('strikes')[0]).toMatchObject({ card: 'courser', damage: 5 });
    expect(table.lane(0, 'upper')).toBe('courser squire pikeman');
    expect(table.figures(0, 'upper', 0)).toBe('3/3');
  });

  test('§7.14 TB-16: a Wrecker passes all creatures by', () => {
    const table = duel({ upper: ['Sapper'] }, { upper: ['Squire', 'Pikeman'] });
    table.play('done').asks('summon', 1);
    expect(table.told('strikes')).toMatchObject([{ card: 'sapper', damage: 2, to: 2 }]);
  });

  test('TB-19: a Wrecker waits in its first turn', () => {
    const table = duel({ row: ['bastion', 'Sapper', 'Scout'] }, {});
    table.play('card:sapper', 'lane:upper', 'done').asks('summon', 1);
    expect(table.told('strikes')).toEqual([]);
  });
});

describe('incantations', () => {
  test.each([
    { card: 'Spark', left: '2/3' },
    { card: 'Firestorm', left: '2/1' },
  ])('§8.1: $card deals damage', ({ card, left }) => {
    const table = duel({ row: ['bastion', card, 'Scout'] }, { upper: ['Sentinel'] });
    table.play(`card:${card.toLowerCase()}`, 'unit:sentinel').asks('summon', 0);
    expect(table.figures(1, 'upper', 0)).toBe(left);
  });

  test('§8.2: Gale moves a creature to the far end of its lane', () => {
    const table = duel({ row: ['bastion', 'Gale', 'Scout'] }, { upper: ['Pikeman', 'Squire', 'Militia'] });
    table.play('card:gale', 'unit:pikeman').asks('summon', 0);
    expect(table.lane(1, 'upper')).toBe('squire militia pikeman');
  });

  test('§8.3: Recall returns a creature to the right end of its owner’s hand', () => {
    const table = duel(
      { row: ['bastion', 'Recall', 'Scout'] },
      { row: ['bastion', 'Harrier'], upper: ['Pikeman'] },
    );
    table.play('card:recall', 'unit:pikeman').asks('summon', 0);
    expect(table.row(1)).toBe('bastion harrier pikeman');
    expect(table.row(0)).toBe('bastion scout recall');
  });

  test('§8.4: Frenzy gives attack until the end of the turn, even to who has none', () => {
    const table = duel({ row: ['bastion', 'Frenzy', 'Scout'], upper: ['Tinker'] }, {});
    table.play('card:frenzy', 'unit:tinker', 'done').asks('summon', 1);
    expect(table.told('strikes')).toMatchObject([{ card: 'tinker', damage: 1 }]);
    expect(table.figures(0, 'upper', 0)).toBe('0/3');
  });

  test('TB-25: with protection = life a ward that lapses unused gives no used-up Protection back', () => {
    const table = duel(
      { row: ['bastion', 'Ward', 'Scout'], upper: [{ card: 'Warder', absorbed: true }] },
      {},
      { protection: 'life' },
    );
    table.play('card:ward', 'unit:warder');
    expect(table.units(0, 'upper')[0]).toMatchObject({ absorbed: false, spent: true });
    table.play('done', 'done').asks('summon', 0);
    expect(table.units(0, 'upper')[0]).toMatchObject({ absorbed: true, spent: false, wards: 0 });
    expect(table.tableView(0).seats[0].upper[0]).not.toHaveProperty('protected');
  });

  test('TB-25: with protection = life a used-up ward leaves nothing on a creature without Protection', () => {
    const table = duel(
      { row: ['bastion', 'Scout'], upper: [{ card: 'Pikeman', absorbed: true, warded: [0] }] },
      {},
      { protection: 'life' },
    );
    table.asks('summon', 0).play('done', 'done').asks('summon', 0);
    expect(table.units(0, 'upper')[0]).toMatchObject({ absorbed: false, wards: 0 });
  });

  test('§8.5 TB-25: Ward gives Protection until the caster’s next turn, and renews what is used up', () => {
    const table = duel(
      { row: ['bastion', 'Ward', 'Scout'], upper: [{ card: 'Warder', absorbed: true }], lower: ['Pikeman'] },
      { lower: ['Squire'] },
    );
    table.play('card:ward', 'unit:warder');
    expect(table.tableView(1).seats[0].upper[0].protected).toBe(true);
    table.play('card:ward', 'unit:pikeman', 'done', 'done');
    const enemy = table.told('attacks').filter(({ seat }) => seat === 1);
    expect(enemy).toMatchObject([{ hits: [{ card: 'pikeman', absorbed: true }] }]);
    expect(table.tableView(1).seats[0].lower[0]).not.toHaveProperty('protected');
    table.asks('summon', 0);
  });
});
