// Prompts, labels and log sentences, and a whole round as the rules tell it.

import { expect, test } from 'vitest';
import { heartland } from '../rules/index.ts';
import { battle, combat, duel } from './scene.ts';

const farmers = (count: number): string[] => Array.from({ length: count }, () => 'Farmer');

test('HL-77: labels speak in names and places, never in numbers of units', () => {
  const table = battle(
    { hand: ['Falling Stone'], ready: farmers(3), at1: ['*Sling Crew'] },
    { at1: ['Raider'], at2: ['*Pike Rank'] },
  );
  expect(table.prompt()).toBe('Battle: a tactic, a maneuver, or pass (3 ready villagers).');
  expect(table.label('tactic:falling-stone')).toBe(
    'Play Falling Stone (supply 3; Deal 3 damage to an enemy unit in a frontier)',
  );
  expect(table.label('maneuver:1')).toBe(
    'Maneuver of your Sling Crew (2/2, occupying the first frontier; exert this card): deal 1 damage to an enemy unit in its frontier',
  );
  table.play('tactic:falling-stone');
  expect(table.prompt()).toBe('Choose: deal 3 damage to an enemy unit in a frontier.');
  expect(table.label('target:3')).toBe('Enemy Pike Rank (2/4, occupying the second frontier)');
  table.takeBack().play('pass').asks('battle', 1);
  expect(table.prompt()).toContain('if you pass too, the phase ends');
  expect(table.label('pass')).toBe('Pass and end the battle phase');
});

test('HL-8: labels of stratagems and maneuvers tell their cost', () => {
  const table = duel(
    { ready: ['Bandager', 'Peddler'], at1: ['*Outrider'] },
    {},
    { settlements: [{ card: 'Beacon', seat: 0 }] },
  ).asks('strategy', 0);
  expect(['stratagem:bandager', 'stratagem:peddler', 'stratagem:1'].map((one) => table.label(one))).toEqual([
    'Use Bandager (exert this card): gain 1 life',
    'Use Peddler (seal this card away): draw 1 army card',
    'Use Beacon in the first frontier (1 supply, once a round while active): the opponent loses 1 life',
  ]);
  const witch = battle({ at1: ['Witch of the Sluice'] }, { at1: ['Raider'] }).asks('battle', 0);
  expect(witch.label('maneuver:1')).toBe(
    'Maneuver of your Witch of the Sluice (1/3, advancing into the first frontier; seal this card away): send an advancing enemy unit in its frontier home, exerted',
  );
});

test('labels of a commit tell who goes where', () => {
  const table = duel(
    { home: ['Outrider'], at1: ['*Pike Rank'] },
    {},
    { settlements: [{ card: 'Mill', seat: 0 }] },
  );
  expect(table.label('commit')).toBe('Commit units to the frontiers (1 unit ready)');
  table.play('commit');
  expect(table.label('retreat:1')).toBe(
    'Pike Rank retreats from the first frontier; your settlement falls asleep',
  );
  expect(table.label('go:1,2')).toBe('Outrider (2/1) advances into the second frontier');
  table.play('go:1,2');
  expect(table.label('done')).toBe('Commit: show who goes where');
  table.takeBack().takeBack().asks('strategy', 0);
});

test('labels of kill sets and occupiers', () => {
  const table = combat({ at1: ['*Pike Rank', 'Ferry Guard'] }, { at1: ['Raider', 'Outrider'] });
  expect(table.label('kill:1:1')).toBe('In the first frontier: kill Pike Rank (2/4, occupying)');
  table.play('kill:1:1');
  expect(table.label('occupy:2')).toBe('Ferry Guard (2/3) occupies the first frontier');
  expect(table.label('none')).toBe('Nobody occupies; all go home');
  table.play('none').asks('draw');
});

// The worked round of the rules: W is seat 0, R seat 1.
function workedRound() {
  return duel(
    {
      life: 18,
      ready: farmers(4),
      hand: ['Driving Rain', 'Bank Warden', 'Palisade', 'Farmer', 'Farmer'],
      home: ['Ditch Levy', 'Ferry Guard'],
      at2: ['*Pike Rank'],
    },
    {
      life: 17,
      ready: [...farmers(3), 'Horse Breaker'],
      hand: ['Headlong', 'Lance Sister', 'War Camp', 'Farmer', 'Farmer'],
      home: ['Outrider', 'Raider'],
      at3: ['*Grass Rider'],
    },
    { round: 4 },
  );
}

test('HL-1 HL-20 HL-45: the worked round of the rules comes out as it is told', () => {
  const table = workedRound();
  table.play('settle:palisade', 'frontier:2', 'settle:war-camp', 'frontier:3');
  expect([table.figures('Pike Rank'), table.figures('Grass Rider')]).toEqual(['2/5', '3/2']);
  table.play('villager:farmer', 'villager:farmer', 'unit:bank-warden', 'unit:lance-sister');
  const [levy, ferry, , outrider, raider] = table.state.units.map(({ id }) => id);
  const sister = table.unit('Lance Sister').id;
  table.play('commit', `go:${levy},1`, `go:${ferry},3`, 'done');
  table.play('commit', `go:${outrider},3`, `go:${raider},1`, `go:${sister},2`, 'done').bothPass();
  expect(table.figures('Outrider')).toBe('3/1');
  table.play('tactic:driving-rain', `target:${raider}`, 'tactic:headlong', `target:${sister}`).bothPass();
  table.asks('kill', 0);
  expect(table.legal()).toEqual([`kill:3:${outrider}`, `kill:3:${table.unit('Grass Rider').id}`]);
  table.play(`kill:3:${table.unit('Grass Rider').id}`).asks('occupy', 1);
  expect(table.lives()).toBe('15 17');
  table.play(`occupy:${sister}`, `occupy:${outrider}`);
  expect([table.at(1, 2), table.at(1, 3), table.at(1, 0)]).toEqual(['*Lance Sister', '*Outrider', 'Raider']);
  expect([table.figures('Outrider'), table.figures('Raider')]).toEqual(['3/1', '3/2']);
  table.plan(0, 'draw:army').plan(1, 'draw:civic').asks('strategy', 1);
  expect(table.unit('Bank Warden').exerted).toBe(false);
});

test('the log tells a combat as one sequence', () => {
  const table = combat({ at1: ['*Raider', 'Outrider'] }, { at1: ['Sling Crew', 'Peat Cutter'] }).asks('draw');
  expect(table.log().slice(0, 4)).toEqual([
    'Combat begins in every frontier.',
    'The first frontier: Xenia strikes for 5, of which 1 comes through; Yorick strikes for 3.',
    'Killed: in the first frontier Xenia’s Raider (occupying) and Outrider, and Yorick’s Sling Crew and Peat Cutter.',
    'Yorick loses 1 life in combat (19 left).',
  ]);
});

test('of a side that is not in a frontier nothing is told there, and each death once', () => {
  const table = combat({ at1: ['*Raider'], at2: ['Outrider'] }, { at2: ['Outrider'] }).asks('draw');
  const told = table.log().join(' ');
  expect(told).toContain('The first frontier: Xenia strikes for 3, and all of it comes through.');
  expect(told.match(/Killed: .+?\./g)).toEqual([
    'Killed: in the second frontier Xenia’s Outrider and Yorick’s Outrider.',
  ]);
});

test('a commit tells units by frontier, all of a kind counted, one of several by its number, and whoever only bears the name of one that retreats', () => {
  const at = (card: string, frontier: number, nth = 0, alike = 1) => ({
    unit: 0,
    seat: 0,
    card,
    frontier,
    nth,
    alike,
  });
  const levies = [at('ditch-levy', 1, 1, 2), at('ditch-levy', 1, 2, 2)];
  const face = {
    tell: 'commits',
    seat: 0,
    retreats: [at('torch-runner', 3)],
    goes: [at('raider', 2, 2, 3), ...levies, at('torch-runner', 3)],
  };
  expect(heartland.describe.report(face as never, () => 'Xenia')).toBe(
    'Xenia commits. Retreat: Torch Runner from the third frontier; advance: Ditch Levy (2) into the first frontier, Raider 2 into the second frontier, another Torch Runner into the third frontier.',
  );
});

test('a log that stands alone: which of two alike, what was paid with, whose land, and what did nothing', () => {
  const table = duel(
    {
      hand: ['Mill', 'Outrider'],
      ready: ['Farmer', 'Peddler', 'Peddler'],
      at1: ['*Firebrand'],
      home: ['Firebrand'],
    },
    { hand: ['Burning Arrows', 'Burning Arrows'], ready: farmers(4) },
    { settlements: [{ card: 'Mill', seat: 1 }] },
  );
  const [other, occupier] = table.state.units.map(({ id }) => id);
  table.play('settle:mill', 'frontier:1', 'pass', 'stratagem:peddler', 'pass');
  table.play('unit:outrider', 'pass', 'commit', `go:${other},1`, 'done').bothPass();
  expect(table.log()).toEqual(
    expect.arrayContaining([
      'Xenia settles the first frontier with Mill in place of Yorick’s Mill.',
      'Xenia uses Peddler, which is sealed away.',
      'Xenia deploys Outrider for 1 supply (Farmer exerted).',
    ]),
  );
  table.play('pass', 'tactic:burning-arrows', `target:${occupier}`).asks('battle', 0);
  expect(table.log().slice(-3)).toEqual([
    'Yorick plays Burning Arrows for 2 supply (Farmer (2) exerted).',
    'Xenia’s occupying Firebrand in the first frontier takes 2 damage.',
    'Killed: in the first frontier Xenia’s Firebrand (occupying).',
  ]);
  table.play('pass', 'tactic:burning-arrows', `target:${other}`, 'pass', 'pass').asks('draw');
  expect(table.log()).toContain('Killed: in the first frontier Xenia’s Firebrand.');
  expect(table.log().filter((line) => line.startsWith('Fallen'))).toEqual([
    'Fallen of Xenia’s Firebrand finds no enemy occupier in the first frontier.',
    'Fallen of Xenia’s Firebrand finds no enemy occupier in the first frontier.',
  ]);
});

test('HL-62: who draws is told of no more cards than the deck holds', () => {
  const table = duel({ civic: ['Farmer'] }, {}, { phase: 'replenishment' });
  table.asks('draw', 0, 1);
  expect(table.prompt()).toContain('or 1 civic card?');
  expect(table.label('draw:civic')).toBe('Draw 1 civic card');
});
