// Combat: pools, kill sets, excess, and who occupies afterwards.

import { expect, test } from 'vitest';
import { combat, duel } from './scene.ts';

const sets: readonly { pool: string[]; against: string[]; full: string[] }[] = [
  { pool: ['Raider', 'Peat Cutter'], against: ['Raider', 'Outrider', 'Lance Sister'], full: ['3+4', '4+5'] },
  { pool: ['Lance Sister'], against: ['Causeway Guard', 'Ferry Guard', 'Moss Guard'], full: [] },
  { pool: ['Outrider'], against: ['Raider', 'Raider', 'Raider'], full: ['2', '3', '4'] },
  { pool: ['Fen Giant'], against: ['Outrider', 'Raider', 'Lance Sister'], full: [] },
];

test.each(sets)('HL-41: $pool against $against may kill $full', ({ pool, against, full }) => {
  const table = combat({ at1: pool }, { at1: against });
  const { decision } = table.match;
  const asked = decision?.ask === 'kill' && decision.seats.includes(0);
  expect(asked ? table.legal(0) : []).toEqual(full.map((set) => `kill:1:${set}`));
  table.asks(decision?.ask ?? null);
});

test('HL-38: no result of one frontier changes another', () => {
  const table = combat({ at1: ['*Outrider'], at2: ['Outrider'] }, { at1: ['Raider'], at2: ['*Raider'] });
  table.asks('draw');
  expect(table.told('clash').map(({ frontier }) => frontier)).toEqual([1, 2]);
  // In the first frontier both die; in the second the occupier dies and deals its excess.
  expect(table.lives()).toBe('18 20');
});

test('HL-39: a sealed choice is not shown before the other has sealed', () => {
  const table = combat(
    { at1: ['Raider', 'Raider'], at2: ['Outrider'] },
    { at1: ['Moss Guard', 'Moss Guard', 'Moss Guard'], at2: ['Outrider', 'Outrider', 'Outrider'] },
  ).asks('kill', 0, 1);
  table.plan(0, 'kill:1:4').plan(0, 'kill:2:7+8');
  expect(table.tableView(1).kills).toEqual([null, null]);
  expect(table.mayTakeBack(0)).toBe(true);
  table.plan(1, 'kill:1:1').asks('occupy', 1);
});

test('HL-39: openly, the holder of the initiative chooses first', () => {
  const sides = [{ at1: ['Raider', 'Raider'] }, { at1: ['Moss Guard', 'Moss Guard', 'Moss Guard'] }] as const;
  const table = duel(sides[0], sides[1], { phase: 'combat', initiative: 1 }, { combatOrder: 'initiative' });
  table.asks('kill', 1).play('kill:1:1').asks('kill', 0);
  expect(table.tableView(0).kills).toEqual([null, [1]]);
  expect(table.log(0).at(-1)).toBe('Yorick will kill these: in the first frontier Xenia’s Raider 1.');
  table.play('kill:1:3').asks('draw');
  expect(table.log()).toContain('Xenia will kill these: in the first frontier Yorick’s Moss Guard 1.');
});

test('HL-39: openly, the other one is asked where the holder of the initiative has no choice', () => {
  const table = duel(
    { at1: ['Peat Cutter', 'Peat Cutter'] },
    { at1: ['Moss Guard', 'Moss Guard'] },
    { phase: 'combat', initiative: 0 },
    { combatOrder: 'initiative' },
  );
  table.asks('kill', 1).play('kill:1:2').asks('draw');
});

test('HL-39: sealed, nobody is told of a choice before the combat itself', () => {
  const table = combat({ at1: ['Raider', 'Raider'] }, { at1: ['Moss Guard', 'Moss Guard', 'Moss Guard'] });
  table.plan(0, 'kill:1:3').plan(1, 'kill:1:1').asks('draw');
  expect(table.log().filter((line) => line.includes('will kill'))).toEqual([]);
});

test('HL-40: attacks of one side in one frontier make one pool', () => {
  const table = combat({ at1: ['Outrider', 'Outrider'] }, { at1: ['Moss Guard'] }).asks('kill', 1);
  expect(table.legal()).toEqual(['kill:1:1', 'kill:1:2']);
  table.play('kill:1:2').asks('occupy', 0);
  expect(table.zone(1, 'graveyard')).toBe('Moss Guard');
  table.play('none').asks('draw');
});

test('HL-41: an incomplete set is refused with its rule', () => {
  const other = combat({ at1: ['Raider'] }, { at1: ['Outrider', 'Ferry Guard', 'Ferry Guard'] });
  other.asks('kill', 0);
  expect(other.refuses('kill:1:9', 'HL-41')).toBe('There is no such unit in play.');
});

test('HL-41 HL-77: more than 64 sets of one frontier are chosen unit by unit', () => {
  const crowd = Array.from({ length: 9 }, () => 'Peat Cutter');
  const table = combat({ at1: ['Fen Giant', 'Raider'] }, { at1: crowd }).asks('kill', 0);
  expect(table.legal()).toHaveLength(9);
  table.play('kill:1:3', 'kill:1:4', 'kill:1:11');
  expect(table.legal()).toHaveLength(6);
  table.play('kill:1:5').asks('occupy', 1);
  expect(table.zone(1, 'graveyard').split(', ')).toHaveLength(4);
});

test('HL-42: damage that does not kill is not marked', () => {
  const table = combat({ at1: ['Outrider'] }, { at1: ['Moss Guard'] });
  table.asks('occupy', 1);
  expect(table.unit('Moss Guard').damage).toBe(0);
  table.play('none').asks('draw');
});

test('HL-43: without an occupier when combat began there is no excess', () => {
  const table = combat({ at1: ['Fen Giant'] }, { at1: ['*Outrider'] }).asks('occupy', 0);
  expect(table.lives()).toBe('20 20');
  table.play('occupy:1').asks('draw');
});

test('HL-43: an occupier alone strikes with its whole pool, advancing units with it', () => {
  const table = combat({ at1: ['*Outrider', 'Grass Rider'] })
    .play('hold')
    .asks('draw');
  expect(table.lives()).toBe('20 15');
});

test('HL-44: a killed unit still deals its damage', () => {
  const table = combat({ at1: ['Fen Giant'] }, { at1: ['Outrider', 'Raider', 'Raider'] });
  table.asks('draw');
  expect([table.zone(0, 'graveyard'), table.zone(1, 'graveyard')]).toEqual([
    'Fen Giant',
    'Outrider, Raider, Raider',
  ]);
});

test('HL-45: example A of the rules', () => {
  const table = combat({ at1: ['*Pike Rank', 'Ferry Guard'] }, { at1: ['Raider', 'Outrider'] });
  table.asks('kill', 1);
  expect(table.legal()).toEqual(['kill:1:1', 'kill:1:2']);
  table.play('kill:1:1').asks('occupy', 0);
  expect(table.lives()).toBe('20 19');
  table.play('occupy:2').asks('draw');
});

test('HL-45: example B of the rules', () => {
  const table = combat({ at1: ['*Pike Rank', 'Ferry Guard'] }, { at1: ['Raider', 'Outrider', 'Whip Rider'] });
  table.asks('kill', 0);
  expect(table.legal()).toEqual(['kill:1:3+4', 'kill:1:4+5']);
  table.play('kill:1:4+5').asks('occupy', 1);
  expect(table.at(0, 1)).toBe('');
  expect(table.lives()).toBe('20 20');
});

test('HL-46: without a surviving advancing unit nothing is asked', () => {
  const table = combat({ at1: ['*Menhir Bearer'] }, { at1: ['Outrider'] }).asks('draw');
  expect(table.at(0, 1)).toBe('*Menhir Bearer');
  expect(table.told('wins')).toEqual([{ tell: 'wins', seat: 0, frontier: 1 }]);
});

test('HL-47: an advance beside the own occupier may swap uncontested', () => {
  const table = combat({ at2: ['*Outrider', 'Pike Rank'] }).asks('occupy', 0);
  expect(table.legal()).toEqual(['occupy:2', 'hold']);
  table.play('occupy:2').asks('draw');
  expect([table.at(0, 2), table.at(0, 0)]).toEqual(['*Pike Rank', 'Outrider']);
});

test('HL-48: advancing units go home not exerted, with their damage; occupiers stay', () => {
  const table = combat({ at1: [{ card: 'Moss Guard', damage: 1 }] }, { at1: ['*Causeway Guard'] }).asks(
    'draw',
  );
  expect([table.at(0, 0), table.at(1, 1)]).toEqual(['Moss Guard', '*Causeway Guard']);
  expect(table.told('goes-home')).toMatchObject([
    { units: [{ card: 'moss-guard', at: 1, occupies: false }] },
  ]);
  expect(table.unit('Moss Guard').exerted).toBe(false);
});

test('HL-10: an exerted unit fights like any other', () => {
  const table = combat({ at1: ['*Raider exerted'] }, {}).asks('draw');
  expect(table.lives()).toBe('20 17');
});

test('HL-79: a winning occupier may go home ready, and nobody takes its place', () => {
  const sides = [{ at1: ['*Pike Rank'] }, { home: ['Raider'] }] as const;
  duel(sides[0], sides[1], { phase: 'combat' }).asks('draw');
  const table = duel(sides[0], sides[1], { phase: 'combat' }, { winnersReturn: true }).asks('occupy', 0);
  expect(table.legal()).toEqual(['hold', 'return']);
  expect(table.label('return')).toBe('The occupier goes home; nobody takes its place');
  table.play('return').asks('draw');
  expect([table.at(0, 1), table.at(0, 0)]).toEqual(['', 'Pike Rank']);
  expect(table.told('goes-home')).toHaveLength(1);
});

test('HL-46, HL-79: with advancing units all of hold, swap and return are offered, and all others go home', () => {
  const table = duel({ at1: ['*Pike Rank', 'Ditch Levy'] }, {}, { phase: 'combat' }, { winnersReturn: true });
  table.asks('occupy', 0);
  expect(table.legal()).toEqual(['occupy:2', 'hold', 'return']);
  table.play('return').asks('draw');
  expect(table.at(0, 1)).toBe('');
});

test('HL-79: whoever has not won its frontier is not asked', () => {
  const table = duel(
    { at1: ['*Pike Rank'] },
    { at1: ['Moss Guard'] },
    { phase: 'combat' },
    { winnersReturn: true },
  );
  table.asks('draw');
  expect(table.at(0, 1)).toBe('*Pike Rank');
});

test('HL-42, HL-80: what kills nobody is lost, or with combatWounds marked on the one that is left', () => {
  const sides = [{ at1: ['Outrider'] }, { at1: ['*Moss Guard'] }] as const;
  const printed = duel(sides[0], sides[1], { phase: 'combat' }).asks('draw');
  expect(printed.told('damages')).toEqual([]);
  const table = duel(sides[0], sides[1], { phase: 'combat' }, { combatWounds: true }).asks('draw');
  expect(table.told('damages')).toMatchObject([{ unit: { card: 'moss-guard' }, amount: 2 }]);
  // The reset has come.
  expect(table.unit('Moss Guard').damage).toBe(0);
});

test('HL-80: the owner names whom the rest wounds together with the kill set, sealed', () => {
  const crowd = ['Outrider', 'Moss Guard', 'Moss Guard'];
  const table = duel({ at1: ['Outrider'] }, { at1: crowd }, { phase: 'combat' }, { combatWounds: true });
  table.asks('kill', 0);
  // The one that can be killed is, unasked; whom the rest wounds is a question all the same.
  expect(table.legal(0)).toEqual(['wound:1:3', 'wound:1:4']);
  expect(table.prompt()).toBe('Combat: which enemy is wounded by what is left?');
  expect(table.label('wound:1:3')).toMatch(/^In the first frontier: wound Moss Guard 1/);
  expect(table.refuses('wound:1:2', 'HL-80')).toContain('which enemy in the first frontier is wounded');
  table.play('wound:1:4').asks('occupy', 1);
  expect(table.told('damages')).toMatchObject([{ unit: { unit: 4 }, amount: 1 }]);
});

test('HL-80: openly, whom the rest wounds is said with whom it kills, and everybody sees it', () => {
  const crowd = ['Outrider', 'Moss Guard', 'Moss Guard'];
  const table = duel(
    { at1: ['Outrider'] },
    { at1: crowd },
    { phase: 'combat' },
    { combatWounds: true, combatOrder: 'initiative' },
  );
  table.asks('kill', 0);
  expect(table.tableView(1).wounds).toEqual([null, null]);
  table.play('wound:1:3').asks('occupy', 1);
  expect(table.log()).toContain(
    'Xenia will kill these: in the first frontier Yorick’s Outrider, and wound in the first frontier Yorick’s Moss Guard 1.',
  );
});

test('HL-80: where all enemies die nothing is marked on them, and the excess is as always', () => {
  const sides = [{ at1: ['*Fen Giant'] }, { at1: ['Outrider'] }] as const;
  const table = duel(sides[0], sides[1], { phase: 'combat' }, { combatWounds: true }).asks('draw');
  const plain = duel(sides[0], sides[1], { phase: 'combat' }).asks('draw');
  expect(table.lives()).toBe(plain.lives());
  // Only the giant, which the fallen struck.
  expect(table.told('damages')).toMatchObject([{ unit: { card: 'fen-giant' } }]);
});
