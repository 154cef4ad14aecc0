// The acceptance scenarios HS-1 to HS-20, each as a position, the choices and what must come of them.

import { expect, test } from 'vitest';
import { battle, combat, duel } from './scene.ts';
import type { Scene } from './scene.ts';

const farmers = (count: number): string[] => Array.from({ length: count }, () => 'Farmer');

/** Ends the round without surprises: both draw civic cards. */
function drawCivic(table: Scene): Scene {
  return table.asks('draw', 0, 1).plan(0, 'draw:civic').plan(1, 'draw:civic');
}

test('HS-1: two units of equal strength kill each other, nobody wins the frontier', () => {
  const table = combat({ at1: ['Grass Rider'] }, { at1: ['Raider'] }).asks('draw');
  expect([table.at(0, 1), table.at(1, 1)]).toEqual(['', '']);
  expect([table.zone(0, 'graveyard'), table.zone(1, 'graveyard')]).toEqual(['Grass Rider', 'Raider']);
  expect(table.lives()).toBe('20 20');
  expect([...table.told('wins'), ...table.told('trigger')]).toEqual([]);
});

test('HS-2: the excess of a side whose occupier falls still strikes', () => {
  const table = combat({ at1: ['*Raider', 'Outrider'] }, { at1: ['Sling Crew', 'Peat Cutter'] }).asks('draw');
  expect(table.told('clash')).toMatchObject([
    {
      sides: [
        { pool: 5, excess: 1 },
        { pool: 3, excess: 0 },
      ],
    },
  ]);
  expect(table.state.units).toEqual([]);
  expect(table.lives()).toBe('20 19');
});

test('HS-3: the only full set is not asked for, the winner may swap, and the fallen return', () => {
  const table = combat({ at2: ['*Pike Rank', 'Ferry Guard', 'Ditch Levy'] }, { at2: ['Drowned Man'] });
  table.asks('occupy', 0);
  expect(table.zone(0, 'graveyard')).toBe('Ditch Levy');
  expect(table.lives()).toBe('20 17');
  expect(table.legal()).toEqual(['occupy:2', 'hold']);
  table.play('occupy:2').asks('draw', 0, 1);
  expect([table.at(0, 2), table.at(0, 0)]).toEqual(['*Ferry Guard', 'Pike Rank']);
  expect(table.unit('Pike Rank').exerted).toBe(false);
  expect([table.zone(1, 'hand'), table.zone(1, 'known')]).toEqual(['Drowned Man', 'Drowned Man']);
  expect(table.tableView(0).seats[1].hand).toEqual(['drowned-man']);
});

test('HS-3: holding leaves the occupier in its place', () => {
  const table = combat({ at2: ['*Pike Rank', 'Ferry Guard', 'Ditch Levy'] }, { at2: ['Drowned Man'] });
  table.play('hold').asks('draw');
  expect([table.at(0, 2), table.at(0, 0)]).toEqual(['*Pike Rank', 'Ferry Guard']);
});

test('HS-4: any two of three can be killed, so the player is asked; no excess', () => {
  const table = combat(
    { at1: ['*Fen Giant', 'Menhir Bearer'] },
    { at1: ['Whip Rider', 'Lance Sister', 'First Rider'] },
  );
  table.asks('kill', 0);
  expect(table.legal()).toEqual(['kill:1:3+4', 'kill:1:3+5', 'kill:1:4+5']);
  table.play('kill:1:3+5').asks('occupy', 1);
  expect(table.at(0, 1)).toBe('');
  expect(table.at(1, 1)).toBe('Lance Sister');
  expect(table.lives()).toBe('20 20');
  expect(table.told('clash')).toMatchObject([
    {
      sides: [
        { pool: 9, excess: 0 },
        { pool: 12, excess: 0 },
      ],
    },
  ]);
});

test('HS-5: an uncontested advance occupies; the excess begins in the next round', () => {
  const table = duel({ home: ['Peat Cutter'] });
  table.play('commit', 'go:1,1', 'done', 'pass', 'pass', 'pass', 'pass').asks('occupy', 0);
  expect(table.lives()).toBe('20 20');
  table.play('occupy:1');
  drawCivic(table).asks('strategy', 1).bothPass().bothPass().asks('draw');
  expect(table.lives()).toBe('20 19');
});

test('HS-5: without an occupier the unit goes home', () => {
  const table = combat({ at1: ['Peat Cutter'] });
  expect(table.legal()).toEqual(['occupy:1', 'none']);
  table.play('none').asks('draw');
  expect([table.at(0, 1), table.at(0, 0)]).toEqual(['', 'Peat Cutter']);
});

const enemyMill = { settlements: [{ card: 'Mill', seat: 1 }] };

test('HS-6: razing is the settling of the round', () => {
  const table = duel({ at1: ['*Ferry Guard'], hand: ['War Camp'] }, {}, enemyMill);
  table.play('raze:1', 'pass').asks('strategy', 0);
  expect(table.zone(1, 'graveyard')).toBe('Mill');
  expect(table.refuses('settle:war-camp', 'HL-49')).toContain('once a round');
});

test('HS-6: settling over an enemy settlement wakes the new one at once', () => {
  const table = duel({ at1: ['*Ferry Guard'], hand: ['War Camp'] }, {}, enemyMill);
  table.play('settle:war-camp', 'frontier:1').asks('strategy', 1);
  expect(table.zone(1, 'graveyard')).toBe('Mill');
  expect(table.tableView(1).frontiers[0].settlement).toEqual({ card: 'war-camp', seat: 0, active: true });
  expect(table.figures('Ferry Guard')).toBe('3/3');
});

test('HS-6: a settlement under enemy occupation does nothing', () => {
  const table = duel({ at1: ['*Ferry Guard'] }, {}, { ...enemyMill, phase: 'replenishment' }).asks('draw');
  expect(table.told('draws')).toEqual([]);
});

function palisaded(): Scene {
  return battle(
    { hand: ['Falling Stone', 'Falling Stone'], ready: farmers(6), home: ['Outrider exerted'] },
    { at2: ['*Ditch Levy', 'Ferry Guard'] },
    { settlements: [null, { card: 'Palisade', seat: 1 }] },
  );
}

test('HS-7: a lost occupier takes the palisade’s health away in the same check', () => {
  const table = palisaded();
  expect([table.figures('Ditch Levy'), table.figures('Ferry Guard')]).toEqual(['1/3', '2/4']);
  table.play('tactic:falling-stone', 'target:3', 'pass');
  expect(table.figures('Ferry Guard')).toBe('2/1');
  table.play('tactic:falling-stone', 'target:2').asks('battle', 1);
  expect(table.at(1, 2)).toBe('');
  expect(table.told('dies').map(({ units }) => units.length)).toEqual([1, 1]);
});

function afterFirstStone(attacker: string): Scene {
  return combat(
    { at2: [attacker] },
    { at2: ['*Ditch Levy', { card: 'Ferry Guard', damage: 3 }] },
    { settlements: [null, { card: 'Palisade', seat: 1 }] },
  );
}

test('HS-8: damage left from the battle phase does not kill by the lost palisade', () => {
  const table = afterFirstStone('Menhir Bearer').asks('kill', 0);
  expect(table.legal()).toEqual(['kill:2:2', 'kill:2:3']);
  table.play('kill:2:2').asks('draw');
  expect([table.at(1, 0), table.figures('Ferry Guard')]).toEqual(['Ferry Guard', '2/3']);
});

test('HS-8: it may even occupy with its damage', () => {
  const table = afterFirstStone('Lance Sister').play('kill:2:2').asks('occupy', 1);
  expect(table.unit('Ferry Guard').damage).toBe(3);
  table.play('occupy:3').asks('draw');
  expect([table.at(1, 2), table.figures('Ferry Guard')]).toEqual(['*Ferry Guard', '2/4']);
});

test('HS-9: a settlement sleeps when its occupier retreats, and its granary is lost', () => {
  const table = duel({ at2: ['*Moss Guard'], hand: ['Granary', 'Ferry Guard'], ready: farmers(2) });
  table.play('settle:granary', 'frontier:2', 'pass', 'commit', 'retreat:2', 'done', 'pass');
  expect(table.tableView(0).frontiers[1].settlement).toEqual({ card: 'granary', seat: 0 });
  expect(table.unit('Moss Guard')).toMatchObject({ at: 0, exerted: true, occupies: false });
  table.play('unit:ferry-guard').asks('strategy', 1);
  expect(table.zone(0, 'exerted')).toBe('Farmer, Farmer');
  table.bothPass();
  drawCivic(table).asks('strategy', 1);
  expect(table.unit('Moss Guard').exerted).toBe(false);
});

test('HS-9: after the retreat the settling is refused', () => {
  const table = duel({ at2: ['*Moss Guard'], hand: ['Granary'] });
  table.play('commit', 'retreat:2', 'done', 'pass').asks('strategy', 0);
  expect(table.refuses('settle:granary', 'HL-49')).toContain('occupy now');
});

test('HS-10: a war camp does not help those who advance while it sleeps, and wakes with them', () => {
  const table = duel(
    { home: ['Lance Sister'], at2: ['*Outrider'] },
    {},
    { settlements: [null, { card: 'War Camp', seat: 0 }] },
  );
  expect(table.figures('Outrider')).toBe('3/1');
  table.play('commit', 'retreat:2', 'go:1,2', 'done').bothPass();
  expect(table.figures('Lance Sister')).toBe('3/3');
  table.bothPass().asks('occupy', 0);
  expect(table.lives()).toBe('20 20');
  table.play('occupy:1').asks('draw');
  expect(table.figures('Lance Sister')).toBe('4/3');
});

test('HS-11: a pass locks nobody out; who has not committed does not fight', () => {
  const table = duel({ hand: ['Outrider'], ready: ['Farmer'], home: ['Raider'] }, { hand: ['Farmer'] });
  table.play('pass', 'villager:farmer', 'unit:outrider', 'pass', 'pass').asks('draw');
  expect(table.told('quiet')).toHaveLength(1);
  expect(table.at(0, 0)).toBe('Raider, Outrider');
});

test('HS-12: the granary makes the first army card cheaper, the second costs in full', () => {
  const table = battle(
    { at1: ['*Ferry Guard'], hand: ['Driving Rain', 'Shield Line'], exerted: farmers(3) },
    { at2: ['Raider'] },
    { settlements: [{ card: 'Granary', seat: 0 }] },
  );
  table.play('tactic:driving-rain', 'target:2', 'pass').asks('battle', 0);
  expect(table.refuses('tactic:shield-line', 'HL-26')).toContain('needs 1 ready villager; you have 0');
});

test('HS-13: empty decks hurt nobody', () => {
  const table = duel(
    { at1: ['*Ferry Guard'], civic: [], army: ['Outrider', 'Raider', 'Firebrand'] },
    { civic: ['Farmer'], army: farmers(0).concat('Outrider', 'Outrider', 'Outrider', 'Outrider') },
    { phase: 'replenishment', settlements: [{ card: 'Mill', seat: 0 }] },
  );
  expect(table.told('draws')).toEqual([{ tell: 'draws', seat: 0, deck: 'civic', count: 0 }]);
  table.asks('draw', 1).plan(1, 'draw:civic').asks('strategy', 1);
  expect([table.zone(0, 'hand'), table.zone(1, 'hand')]).toEqual(['Outrider', 'Farmer']);
});

test('HS-13: with both decks empty nothing is drawn and nobody loses', () => {
  const table = duel({ civic: [], army: [] }, { civic: [], army: [] }, { phase: 'replenishment' });
  table.asks('strategy', 1);
  expect(table.lives()).toBe('20 20');
});

test('HS-14: of two players below 0 the higher life wins, and nobody chooses occupiers', () => {
  const table = combat(
    { at3: ['*Ferry Guard'], at2: ['Outrider'], life: 2 },
    { at1: ['*Dyke Reeve'], life: 1 },
  );
  table.ends('life', 1);
  expect(table.lives()).toBe('-2 -1');
});

test('HS-15: with equal lives the player with more occupiers wins', () => {
  const table = combat(
    { at2: ['*Ditch Levy'], at3: ['*Ditch Levy'], life: 3 },
    { at1: ['*Dyke Reeve'], life: 1 },
  );
  table.ends('life', 0);
  expect(table.lives()).toBe('-1 -1');
});

test('HS-15: with as many occupiers it is a draw', () => {
  combat({ at3: ['*Ferry Guard'], life: 3 }, { at1: ['*Dyke Reeve'], life: 1 }).ends('life', 0, 1);
});

function scorched(damage: number): Scene {
  return combat({ at1: [{ card: 'Firebrand', attack: -2 }] }, { at1: [{ card: 'Ferry Guard', damage }] });
}

test('HS-16: scorch strikes the enemy occupier of the frontier in which the unit fell', () => {
  const table = scorched(2).play('occupy:2').asks('draw');
  expect([table.at(1, 1), table.zone(1, 'graveyard')]).toEqual(['', 'Ferry Guard']);
});

test('HS-16: without other damage the occupier lives and is reset', () => {
  const table = scorched(0).play('occupy:2').asks('draw');
  expect([table.at(1, 1), table.figures('Ferry Guard')]).toEqual(['*Ferry Guard', '2/3']);
});

test('HS-16: who went home is out of its reach', () => {
  const table = scorched(2).play('none').asks('draw');
  expect(table.at(1, 0)).toBe('Ferry Guard');
  expect(table.told('idle')).toHaveLength(1);
});

test('HS-17: a salvaged unit is no longer in the graveyard when its trigger comes', () => {
  const table = battle(
    { at1: ['Drowned Man'], hand: ['Call the Drowned'], ready: ['Farmer'] },
    { hand: ['Falling Stone'], ready: farmers(3) },
    { active: 1 },
  );
  table.play('tactic:falling-stone', 'target:1', 'tactic:call-the-drowned', 'card:drowned-man');
  expect(table.zone(0, 'known')).toBe('Drowned Man');
  table.bothPass().asks('draw');
  expect(table.told('idle')).toHaveLength(1);
  expect(table.zone(0, 'hand')).toBe('Drowned Man');
  expect(table.zone(0, 'graveyard')).toBe('Call the Drowned');
});

test('HS-18: a sealed occupier leaves no occupier and does not fall', () => {
  const table = battle({ at2: ['*Witch of the Sluice'] }, { at2: ['Raider', 'Outrider'] });
  table.play('maneuver:1', 'target:2').asks('battle', 1);
  expect(table.zone(0, 'vault')).toBe('Witch of the Sluice');
  expect(table.unit('Raider')).toMatchObject({ at: 0, exerted: true });
  expect(table.state.fallen).toEqual([]);
  table.bothPass().asks('occupy', 1);
  expect(table.lives()).toBe('20 20');
  table.play('occupy:3').asks('draw');
  expect([table.at(1, 2), table.told('trigger')]).toEqual(['*Outrider', []]);
});

const settledLand = [1, 2, 3].map(() => ({ card: 'Mill', seat: 0 }));
const everywhere = { at1: ['*Outrider'], at2: ['*Outrider'], at3: ['*Outrider'] };

test('HS-19: life goes before settled land', () => {
  combat({ ...everywhere, life: 0 }, { life: 8 }, { settlements: settledLand }).ends('life', 1);
});

test('HS-19: settled land wins before any trigger', () => {
  const table = combat({ ...everywhere, life: 1 }, { life: 9 }, { settlements: settledLand });
  table.ends('settled', 0);
  expect(table.told('trigger')).toEqual([]);
});

test('HS-20: the stall guard counts life, then occupiers, and nothing is drawn', () => {
  const table = duel(
    { at1: ['*Outrider'], at2: ['*Outrider'], life: 9 },
    { at3: ['*Outrider'], life: 9 },
    { phase: 'replenishment', round: 20 },
  );
  table.ends('rounds', 0);
  expect(table.told('draws')).toEqual([]);
});
