// The hand: summoning window, bastion and fort, mana.

import { describe, expect, test } from 'vitest';
import { duel } from './scene.ts';

describe('playing cards', () => {
  test('§4 TB-3: only the four leftmost cards can be played, the bastion not counted', () => {
    const table = duel({ row: ['Squire', 'Scout', 'bastion', 'Runner', 'Pikeman', 'Slinger', 'Militia'] });
    expect(table.legal()).toEqual(['card:squire', 'card:scout', 'card:runner', 'card:pikeman', 'done']);
    expect(table.refuses('card:slinger', 'TB-3')).toContain('4 leftmost');
    table.play('card:squire', 'lane:upper');
    expect(table.legal()).toContain('card:slinger');
    table.asks('summon', 0);
  });

  test('TB-3: an incantation that is back in the window can be played again in the same turn', () => {
    const table = duel({ row: ['bastion', 'Frenzy', 'Squire'], upper: ['Militia'] });
    table.play('card:frenzy', 'unit:militia', 'card:frenzy', 'unit:militia');
    expect(table.figures(0, 'upper', 0)).toBe('4/2');
    expect(table.row(0)).toBe('bastion squire frenzy');
    table.asks('summon', 0);
  });

  test('TB-30: whoever runs out of time begins the assault, and what was half played stays in the hand', () => {
    const table = duel({ row: ['bastion', 'Squire', 'Scout'] });
    table.play('card:squire');
    expect(table.defaultFromStart()).toBe('done');
    expect(table.takeBack().legal()).toContain('card:squire');
    table.asks('summon', 0);
  });

  test('§3: mana is spent on cards, and what costs more cannot be played', () => {
    const table = duel(
      { row: ['bastion', 'Veteran', 'Militia', 'Tinker'] },
      { row: ['bastion', 'Scout'] },
      {},
      { mana: 5 },
    );
    table.play('card:veteran', 'lane:lower');
    expect(table.state.mana).toBe(1);
    expect(table.refuses('card:militia', '§3')).toContain('costs 2');
    table.play('done');
    expect(table.state.mana).toBe(2);
    table.asks('summon', 1);
  });

  test('§4: a creature goes to the far end of its lane', () => {
    const table = duel({ row: ['bastion', 'Squire', 'Scout', 'Spark'], upper: ['Militia'] });
    table.play('card:squire', 'lane:upper', 'card:scout', 'lane:upper');
    expect(table.lane(0, 'upper')).toBe('militia squire scout');
    table.asks('summon', 0);
  });

  test('§4 TB-21: an incantation goes to the right end of the hand in one move', () => {
    const alone = duel({ row: ['bastion', 'Frenzy'], upper: ['Militia'] });
    alone.play('card:frenzy', 'unit:militia').asks('summon', 0);
    expect(alone.row(0)).toBe('bastion frenzy');
    const left = duel({ row: ['Frenzy', 'bastion', 'Scout'], upper: ['Militia'] });
    left.play('card:frenzy', 'unit:militia').asks('summon', 0);
    expect(left.row(0)).toBe('bastion scout frenzy');
  });

  test('TB-24: everybody knows which place a card was played from, and cards that arrive at the right end', () => {
    const table = duel({ row: ['bastion', 'Scout', 'Frenzy', 'Squire'], upper: ['Militia'] });
    table.play('card:frenzy', 'unit:militia');
    expect(table.tableView(1).plays).toEqual([{ card: 'frenzy', place: 1 }]);
    expect(table.tableView(1).seats[0].row).toEqual([null, null, 'frenzy']);
    table.play('card:scout', 'lane:upper');
    expect(table.tableView(1).seats[0].row).toEqual([null, 'frenzy']);
    table.asks('summon', 0);
  });

  test('TB-23: plays of the own turn can be taken back, the assault cannot', () => {
    const table = duel({ row: ['bastion', 'Squire', 'Scout', 'Spark'] });
    table.play('card:squire', 'lane:upper', 'card:scout', 'lane:lower');
    table.takeBack();
    expect(table.legal()).toEqual(['lane:upper', 'lane:lower']);
    table.takeBack();
    expect(table.row(0)).toBe('bastion scout spark');
    table.takeBack().takeBack();
    expect(table.row(0)).toBe('bastion squire scout spark');
    expect(table.canTakeBack).toBe(false);
    table.play('done');
    expect(table.canTakeBack).toBe(false);
    table.asks('summon', 1);
  });
});

describe('mana', () => {
  test('§3 TB-7: a turn begins with mana for every card of the hand and the bastion', () => {
    const table = duel({}, { row: ['Scout', 'bastion', 'Veteran', 'Squire'] });
    table.play('done').asks('summon', 1);
    expect(table.state.mana).toBe(4);
  });

  test('TB-7 §7.6: every Catalyst in play gives 2 more', () => {
    const table = duel({}, { row: ['bastion', 'Veteran'], lower: ['Tinker'] });
    table.play('done').asks('summon', 1);
    expect(table.state.mana).toBe(4);
  });

  test.each([
    { options: {}, mana: 6 },
    { options: { firstTurnMana: 8 }, mana: 8 },
  ])('TB-7: the first turn has exactly $mana mana', ({ options, mana }) => {
    const table = duel({}, {}, options, { turn: 1, mana: null });
    table.asks('summon', 0);
    expect(table.state.mana).toBe(mana);
  });

  test('§3: unspent mana is lost', () => {
    const table = duel({ row: ['bastion', 'Veteran'] }, { row: ['bastion', 'Scout'] });
    table.play('done', 'done').asks('summon', 0);
    expect(table.state.mana).toBe(2);
  });
});

describe('bastion and fort', () => {
  test('§6 TB-5: damage moves the bastion right; at the end it falls, the excess is lost, the fort stands left', () => {
    const table = duel(
      { upper: ['Hill giant'], lower: ['Squire'], row: ['bastion', 'Scout', 'Spark'] },
      { row: ['bastion', 'Veteran', 'Harrier'] },
    );
    table.play('done').asks('summon', 1);
    expect(table.told('strikes')).toMatchObject([
      { card: 'hill-giant', building: 'bastion', damage: 5, from: 0, to: 2 },
      { card: 'squire', building: 'fort', damage: 1, from: 0, to: 1 },
    ]);
    expect(table.row(1)).toBe('veteran fort harrier');
  });

  test('§6: a fort in the rightmost place loses the match at once', () => {
    const table = duel({ upper: ['Militia'], lower: ['Squire'] }, { row: ['fort', 'Veteran', 'Harrier'] });
    table.play('done').asks(null);
    expect(table.told('strikes')).toHaveLength(1);
    expect(table.state).toMatchObject({ phase: 'over', winners: [0], ending: 'fort' });
  });

  test('TB-4: playing the last card right of the own bastion destroys it, with a warning before', () => {
    const table = duel({ row: ['Scout', 'bastion', 'Squire'] });
    expect(table.label('card:squire')).toContain('warning: destroys your own bastion');
    expect(table.label('card:scout')).not.toContain('warning');
    table.play('card:squire');
    expect(table.label('lane:upper')).toContain('warning');
    table.play('lane:upper').asks('summon', 0);
    expect(table.row(0)).toBe('fort scout');
  });

  test('TB-4: a fort that stands alone after the fall of the bastion is not checked at once', () => {
    const table = duel({ row: ['bastion', 'Squire'] });
    table.play('card:squire', 'lane:upper').asks('summon', 0);
    expect(table.row(0)).toBe('fort');
  });

  test('TB-4: playing the last card right of the own fort loses the match', () => {
    const table = duel({ row: ['fort', 'Squire'] });
    expect(table.label('card:squire')).toContain('you lose');
    table.play('card:squire', 'lane:upper').asks(null);
    expect(table.state.winners).toEqual([1]);
  });

  test('TB-4: a returning card never fells a building and gives a fort alone a place to go', () => {
    const table = duel({ upper: ['Hill giant'] }, { row: ['fort'], upper: ['Squire'] });
    table.play('done').asks('summon', 1);
    expect(table.row(1)).toBe('fort squire');
  });

  test('TB-28: a fort alone falls at the first strike', () => {
    const table = duel({ upper: ['Squire'] }, { row: ['fort'] });
    table.play('done').asks(null);
    expect(table.state.winners).toEqual([0]);
  });

  test('TB-6: a destroyed creature joins the hand before the next attack resolves', () => {
    const table = duel(
      { upper: ['Militia', 'Veteran'] },
      { row: ['Scout', 'Runner', 'fort', 'Harrier'], upper: ['Squire'] },
    );
    table.play('done').asks(null);
    expect(table.told('strikes')).toMatchObject([{ from: 2, to: 4 }]);
    const saved = duel(
      { upper: ['Squire', 'Veteran'] },
      { row: ['fort', 'Harrier'], upper: ['Bat cloud', 'Militia'] },
    );
    saved.play('done').asks('summon', 1);
    expect(saved.row(1)).toBe('harrier fort militia');
  });

  test('TB-20: after the turn limit the match is drawn', () => {
    const table = duel({}, {}, { turnLimit: 4 });
    table.play('done', 'done').asks(null);
    expect(table.state).toMatchObject({ winners: [0, 1], ending: 'turns', turn: 4 });
  });
});

test('TB-23 TB-24: what was played in sight of all stays known when it is taken back', () => {
  const table = duel({ row: ['bastion', 'Squire', 'Scout', 'Runner'] });
  const shown = (): readonly (string | null)[] => table.tableView(1).seats[0].row;
  expect(shown()).toEqual([null, null, null]);
  table
    .play('card:scout', 'lane:upper', 'card:squire', 'lane:lower')
    .takeBack()
    .takeBack()
    .takeBack()
    .takeBack();
  expect(shown()).toEqual(['squire', 'scout', null]);
  expect(table.tableView(1).seats[0].upper).toEqual([]);
  table.asks('summon', 0);
});
