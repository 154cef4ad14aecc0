// Phases and turns, deploying and supply, the commit.

import { forcedChoice } from '@bridgefront/kernel';
import { expect, test } from 'vitest';
import { battle, duel } from './scene.ts';

const farmers = (count: number): string[] => Array.from({ length: count }, () => 'Farmer');

test('HL-20 HL-21: strategy, battle, combat, replenishment; the initiative acts first in both phases', () => {
  const table = duel({ home: ['Outrider'] }, { home: ['Raider'] });
  table.play('commit', 'go:1,1', 'done').asks('strategy', 1).bothPass().asks('battle', 0);
  table.bothPass().asks('occupy', 0).play('none').asks('draw', 0, 1);
  table.plan(0, 'draw:army').plan(1, 'draw:army').asks('strategy', 1);
  expect(table.state.round).toBe(4);
});

test('HL-22: who can only pass is asked all the same', () => {
  const table = duel({ hand: ['Farmer'] }, {})
    .play('villager:farmer')
    .asks('strategy', 1);
  expect(table.legal()).toEqual(['pass']);
});

test('HL-23: the actions of the strategy phase, and nothing else', () => {
  const table = duel(
    {
      hand: ['Farmer', 'Lookout', 'Mill', 'Outrider', 'Headlong'],
      ready: ['Bandager', 'Farmer'],
      home: ['Raider'],
      at1: ['*Pike Rank'],
    },
    {},
    { settlements: [{ card: 'Granary', seat: 1 }] },
  ).asks('strategy', 0);
  expect(table.legal()).toEqual([
    'villager:farmer',
    'villager:lookout',
    'settle:mill',
    'raze:1',
    'unit:outrider',
    'stratagem:bandager',
    'commit',
    'pass',
  ]);
  expect(table.refuses('tactic:headlong', 'HL-23')).toContain('battle phase');
  expect(table.refuses('maneuver:1', 'HL-23')).toContain('battle phase');
  table.play('villager:lookout', 'pass').asks('strategy', 0);
  expect(table.refuses('villager:farmer', 'HL-23')).toContain('once a round');
});

test('HL-23: the actions of the battle phase, and nothing else', () => {
  const table = battle(
    { hand: ['Outrider', 'Headlong'], ready: farmers(2), at1: ['Sling Crew', 'Whip Rider'] },
    { at1: ['Raider'] },
  ).asks('battle', 0);
  expect(table.legal()).toEqual(['tactic:headlong', 'maneuver:1', 'maneuver:2', 'pass']);
  expect(table.refuses('unit:outrider', 'HL-23')).toContain('battle phase');
  expect(table.refuses('commit', 'HL-23')).toContain('strategy phase');
  expect(table.refuses('stratagem:lookout', 'HL-23')).toContain('only battle tactics and maneuvers');
  expect(table.refuses('raze:1', 'HL-23')).toContain('only battle tactics and maneuvers');
});

test('HL-24: without a unit in a frontier there is no battle', () => {
  const table = duel({ home: ['Outrider'], hand: ['Headlong'], ready: farmers(1) })
    .bothPass()
    .asks('draw');
  expect(table.log()).toContain('No unit stands in a frontier: there is no battle.');
});

test('HL-25: a unit at home dies by damage that reaches its health, in the check after any action', () => {
  const table = duel({ home: ['Outrider'], hand: ['Farmer'] });
  // Damage that kills cannot be written into a position.
  table.state.units[0].damage = 1;
  table.play('villager:farmer');
  table.asks('strategy', 1);
  expect([table.at(0, 0), table.zone(0, 'graveyard')]).toEqual(['', 'Outrider']);
});

test('HL-26: as many ready villagers are exerted as the card costs', () => {
  const table = duel({ hand: ['Ferry Guard', 'Raider'], ready: farmers(3) }).play('unit:ferry-guard', 'pass');
  expect([table.zone(0, 'ready'), table.zone(0, 'exerted')]).toEqual(['Farmer', 'Farmer, Farmer']);
  expect(table.refuses('unit:raider', 'HL-26')).toBe('Raider needs 2 ready villagers; you have 1.');
  table.asks('strategy', 0);
});

test('HL-27: villagers without a stratagem are exerted first, others only as they are named', () => {
  const table = duel({ hand: ['Ferry Guard'], ready: ['Farmer', 'Bandager', 'Lookout', 'Lookout'] });
  table.play('unit:ferry-guard');
  expect(table.legal()).toEqual(['exert:bandager', 'exert:lookout']);
  expect(table.prompt()).toBe('Which villager is exerted for the supply?');
  table.play('exert:lookout').asks('strategy', 1);
  expect([table.zone(0, 'ready'), table.zone(0, 'exerted')]).toEqual([
    'Bandager, Lookout',
    'Farmer, Lookout',
  ]);
});

test('HL-27: nothing is asked where only one name is left or all are needed', () => {
  const one = duel({ hand: ['Outrider'], ready: ['Lookout', 'Lookout'] }).play('unit:outrider');
  one.asks('strategy', 1);
  const all = duel({ hand: ['Ferry Guard'], ready: ['Bandager', 'Lookout'] }).play('unit:ferry-guard');
  all.asks('strategy', 1);
  expect(all.zone(0, 'exerted')).toBe('Bandager, Lookout');
});

test('HL-27: supply of a stratagem is paid in the same way', () => {
  const table = duel(
    { at1: ['*Outrider'], ready: ['Bandager', 'Lookout'] },
    {},
    { settlements: [{ card: 'Beacon', seat: 0 }] },
  );
  table.play('stratagem:1');
  expect(table.legal()).toEqual(['exert:bandager', 'exert:lookout']);
  table.play('exert:bandager', 'pass').asks('strategy', 0);
  expect(table.lives()).toBe('20 19');
  expect(table.refuses('stratagem:1', 'HL-8')).toContain('has used its stratagem');
});

test('HL-28: a villager gives supply at once; a unit comes exerted, unless swift or made ready', () => {
  const table = duel({
    hand: ['Farmer', 'Outrider', 'Lance Sister'],
    ready: ['Horse Breaker', ...farmers(3)],
  });
  table.play('villager:farmer', 'pass', 'unit:outrider', 'pass', 'unit:lance-sister', 'pass');
  expect([table.unit('Outrider').exerted, table.unit('Lance Sister').exerted]).toEqual([true, false]);
  table.play('stratagem:horse-breaker', 'target:1', 'pass').asks('strategy', 0);
  expect(table.unit('Outrider').exerted).toBe(false);
  expect(table.zone(0, 'exerted')).toBe('Farmer, Farmer, Farmer, Farmer, Horse Breaker');
});

test('HL-29: any number of units may stand in one frontier', () => {
  const home = Array.from({ length: 12 }, () => 'Outrider');
  const table = duel({ home }).play('commit', ...home.map((_, at) => `go:${at + 1},2`), 'done');
  table.asks('strategy', 1);
  expect(table.at(0, 2).split(', ')).toHaveLength(12);
});

test('HL-30: units in frontiers and villagers are readied in the replenishment', () => {
  const table = duel({ at1: ['*Outrider exerted'], exerted: farmers(2) }, {}, { phase: 'replenishment' });
  table.asks('draw');
  expect([table.unit('Outrider').exerted, table.zone(0, 'ready')]).toEqual([false, 'Farmer, Farmer']);
});

test('HL-31: a commit needs at least one unit, and is shown as a whole', () => {
  const table = duel({ home: ['Outrider', 'Raider exerted', 'Grass Rider'], at1: ['*Pike Rank'] });
  table.play('commit');
  expect(table.legal()).toEqual(['retreat:1', 'go:1,1', 'go:1,2', 'go:1,3', 'go:3,1', 'go:3,2', 'go:3,3']);
  table.play('go:3,2');
  expect(table.legal()).toEqual(['done']);
  expect(table.tableView(1).units.map(({ at }) => at)).toEqual([0, 0, 0, 1]);
  table.play('done').asks('strategy', 1);
  expect(table.at(0, 2)).toBe('Grass Rider');
});

// Units are named in the order of their numbers, so after the last one only the end is legal.
test('a commit is shown by itself only when nobody is left: who stays at home may still be put before the last one', () => {
  const table = duel({ home: ['Outrider', 'Raider'] })
    .play('commit', 'go:2,1')
    .asks('strategy', 0);
  expect(table.legal()).toEqual(['done']);
  expect(forcedChoice(table.engine, table.match, 0)).toBeNull();
  const whole = duel({ home: ['Outrider', 'Raider'] })
    .play('commit', 'go:1,1', 'go:2,1')
    .asks('strategy', 0);
  expect(forcedChoice(whole.engine, whole.match, 0)?.choice).toBe('done');
});

test('HL-32: who retreats goes home exerted and cannot advance in the same commit; who advances stays ready', () => {
  const table = duel({ home: ['Outrider'], at1: ['*Pike Rank'] }).play('commit', 'retreat:1');
  expect(table.legal()).toEqual(['go:1,1', 'go:1,2', 'go:1,3', 'done']);
  table.play('go:1,1', 'done').asks('strategy', 1);
  expect(table.unit('Pike Rank')).toMatchObject({ at: 0, exerted: true });
  expect(table.unit('Outrider')).toMatchObject({ at: 1, exerted: false, occupies: false });
});

test('HL-33: every frontier may be advanced into, whoever stands there', () => {
  const table = duel({ home: ['Outrider'], at1: ['*Pike Rank'] }, { at2: ['*Raider', 'Outrider'] });
  table.play('commit', 'go:1,2', 'done').asks('strategy', 1);
  expect(table.at(0, 2)).toBe('Outrider');
});

test('HL-31 HL-34 HL-35: a unit that cannot be sent or called home is told why', () => {
  const table = duel({ home: ['Outrider exerted', 'Raider'], at1: ['*Pike Rank'] });
  expect(table.refuses('go:1,1', 'HL-31')).toContain('Outrider is exerted');
  expect(table.refuses('go:3,1', 'HL-31')).toContain('not at home');
  expect(table.refuses('retreat:2', 'HL-35')).toContain('occupier');
  expect(table.play('commit').refuses('go:1,1', 'HL-31')).toContain('Outrider is exerted');
  table.play('go:2,1', 'done', 'pass');
  expect(table.refuses('retreat:1', 'HL-34')).toContain('You have committed');
  expect(table.asks('strategy', 0).refuses('go:2,2', 'HL-34')).toContain('You have committed');
});

test('HL-7 HL-8: a unit that can use no maneuver is told why', () => {
  const table = duel({ home: ['Whip Rider'], at1: ['Outrider', 'Whip Rider exerted'] });
  table.bothPass();
  expect(table.refuses('maneuver:1', 'HL-7')).toContain('at home');
  expect(table.refuses('maneuver:2', 'HL-7')).toContain('no maneuver');
  expect(table.asks('battle', 0).refuses('maneuver:3', 'HL-8')).toContain('is exerted');
});

test('HL-34: one commit a round', () => {
  const table = duel({ home: ['Outrider', 'Raider'] }).play('commit', 'go:1,1', 'done', 'pass');
  expect(table.refuses('commit', 'HL-34')).toContain('cannot be added to');
  table.asks('strategy', 0);
});

test('HL-35: advancing units cannot retreat', () => {
  const table = duel({ at1: ['Outrider'] }).asks('strategy', 0);
  expect(table.refuses('commit', 'HL-31')).toContain('no occupier');
});

test('HL-36 HL-37: an advancing unit does not take the place of a lost occupier before the end of combat', () => {
  const table = battle({ at1: ['*Witch of the Sluice', 'Outrider'] }, { at1: ['Raider'] })
    .play('maneuver:1', 'target:3')
    .asks('battle', 1);
  expect(table.at(0, 1)).toBe('Outrider');
  table.bothPass().asks('occupy', 0);
  expect(table.legal()).toEqual(['occupy:2', 'none']);
  expect(table.lives()).toBe('20 20');
});

test('HL-73: a card deployed again is a new unit with a new number', () => {
  const table = duel({ hand: ['Outrider'], ready: farmers(1) }, {}, { nextUnit: 8 }).play('unit:outrider');
  table.asks('strategy', 1);
  expect(table.unit('Outrider')).toMatchObject({ id: 8, damage: 0, attack: 0 });
});

test('HL-75: an action can be taken back until the opponent has the turn', () => {
  const table = duel({ home: ['Outrider'] }).play('commit', 'go:1,1');
  table.takeBack(0).takeBack(0);
  expect(table.legal()).toContain('commit');
  table.play('pass').asks('strategy', 1);
  expect([table.mayTakeBack(0), table.mayTakeBack(1)]).toEqual([false, false]);
});

test('HL-75: the pass that ends a phase can be taken back while no one else was asked', () => {
  const table = duel({ at1: ['Outrider'] }, {}, { active: 1 })
    .play('pass', 'pass')
    .asks('battle', 0);
  table.takeBack(0).asks('strategy', 0);
});
