// Standing abilities, effects of actions, settlements and costs.

import { expect, test } from 'vitest';
import { battle, duel } from './scene.ts';

const farmers = (count: number): string[] => Array.from({ length: count }, () => 'Farmer');

test('HL-11: charge counts while advancing, garrison while occupying', () => {
  const table = battle(
    { at1: ['Grass Rider'], at2: ['*Grass Rider'] },
    { at1: ['*Pike Rank'], at3: ['Pike Rank'] },
  );
  const figures = table.tableView(null).units.map(({ attack, health }) => `${attack}/${health}`);
  expect(figures).toEqual(['3/2', '2/2', '2/4', '2/2']);
  table.asks('battle', 0);
});

test('HL-11: banner and palisade help both positions of an active frontier, and only their owner', () => {
  const table = battle(
    { at1: ['*Outrider', 'Outrider'], at2: ['Outrider'] },
    { at1: ['Raider'], at2: ['*Raider', 'Raider'] },
    {
      settlements: [
        { card: 'War Camp', seat: 0 },
        { card: 'Palisade', seat: 1 },
      ],
    },
  );
  const figures = table.tableView(null).units.map(({ attack, health }) => `${attack}/${health}`);
  expect(figures).toEqual(['3/1', '3/1', '2/1', '3/2', '3/3', '3/3']);
  table.asks('battle', 0);
});

test('HL-11: gains and losses are added first, then an attack below 0 counts as 0', () => {
  const table = battle(
    { hand: ['Quagmire'], ready: farmers(1), at1: ['Outrider'] },
    { hand: ['Headlong'], ready: farmers(1), at1: ['*Raider', 'Peat Cutter'] },
  );
  table.play('tactic:quagmire', 'target:3').asks('battle', 1);
  expect(table.figures('Peat Cutter')).toBe('0/2');
  table.play('tactic:headlong', 'target:3').asks('battle', 0);
  expect(table.figures('Peat Cutter')).toBe('0/2');
});

test('HL-12: heal and drain change life, without an upper limit', () => {
  const table = duel({ ready: ['Bandager', 'Bandager'], life: 60 }).play('stratagem:bandager', 'pass');
  table.asks('strategy', 0);
  expect(table.lives()).toBe('61 20');
});

test('HL-12 HL-71: a peddler is sealed away, then draws an army card', () => {
  const table = duel({ ready: ['Peddler'], army: ['Fen Giant', 'Raider'] }).play('stratagem:peddler');
  table.asks('strategy', 1);
  expect([table.zone(0, 'vault'), table.zone(0, 'hand'), table.zone(0, 'ready')]).toEqual([
    'Peddler',
    'Fen Giant',
    '',
  ]);
  expect(table.told('draws', 0)[0].cards).toEqual(['fen-giant']);
  expect(table.told('draws', 1)[0].cards).toBeUndefined();
});

test('HL-12: drawing from an empty deck takes nothing, and is allowed', () => {
  duel({ ready: ['Peddler'], army: [] })
    .play('stratagem:peddler')
    .asks('strategy', 1);
});

test('HL-12: a scouted card is left on top, known to its owner until drawn', () => {
  const table = duel({ ready: ['Lookout'], army: ['Fen Giant', 'Raider'] }).play('stratagem:lookout');
  expect(table.prompt()).toBe('The top card of your army deck is Fen Giant. Leave it there?');
  expect(table.told('scouts', 0)[0].card).toBe('fen-giant');
  expect(table.told('scouts', 1)[0].card).toBeUndefined();
  expect(table.mayTakeBack(0)).toBe(false);
  table.play('stay').asks('strategy', 1);
  expect(table.tableView(0).seats[0]).toMatchObject({ topSeen: true, top: 'fen-giant' });
  expect(table.tableView(1).seats[0].topSeen).toBe(true);
  expect(table.tableView(1).seats[0].top).toBeUndefined();
});

test('HL-12: a scouted card at the bottom stays known in its place', () => {
  const table = duel({ ready: ['Lookout'], army: ['Fen Giant', 'Raider', 'Outrider'] });
  table.play('stratagem:lookout', 'bottom').asks('strategy', 1);
  expect(table.zone(0, 'army')).toBe('Fen Giant, Outrider, Raider');
  expect(table.tableView(0).seats[0]).toMatchObject({ bottomSeen: 1, bottom: ['fen-giant'] });
  expect(table.tableView(1).seats[0].bottom).toBeUndefined();
});

test('HL-12: without a card to look at, scouting is refused', () => {
  const table = duel({ ready: ['Lookout'], army: [] }).asks('strategy', 0);
  expect(table.refuses('stratagem:lookout', 'HL-12')).toContain('Your army deck is empty');
});

test('HL-12: rally helps all own units in the chosen frontier, both positions, until the reset', () => {
  const table = battle(
    {
      hand: ['Shield Line'],
      ready: farmers(1),
      at1: ['*Outrider', 'Raider'],
      at2: ['Outrider'],
      home: ['Raider'],
    },
    { at1: ['Outrider'] },
  );
  table.play('tactic:shield-line');
  expect(table.legal()).toEqual(['frontier:1', 'frontier:2']);
  table.play('frontier:1').asks('battle', 1);
  const health = table.tableView(null).units.map((unit) => unit.health);
  expect(health).toEqual([2, 3, 4, 1, 1]);
});

test('HL-12: repel sends an advancing enemy home, exerted; occupiers cannot be repelled', () => {
  const table = battle(
    { hand: ['Turn Them Back'], ready: farmers(2), at1: ['Outrider'] },
    { at1: ['*Raider', 'Outrider'] },
  ).play('tactic:turn-them-back');
  expect(table.legal()).toEqual(['target:3']);
  table.play('target:3').asks('battle', 1);
  expect([table.at(1, 1), table.at(1, 0)]).toEqual(['*Raider', 'Outrider']);
});

test('HL-12: shift moves an own advancing unit to another frontier', () => {
  const table = battle(
    { hand: ['Wheel About'], ready: farmers(1), at1: ['Grass Rider'] },
    { at1: ['Raider'] },
  );
  table.play('tactic:wheel-about', 'target:1');
  expect(table.legal()).toEqual(['frontier:2', 'frontier:3']);
  table.play('frontier:3').asks('battle', 1);
  expect(table.at(0, 3)).toBe('Grass Rider');
});

test('HL-12 HL-8: a whip rider moves itself and is exerted by it', () => {
  const table = battle({ at1: ['Whip Rider', '*Outrider'] }).play('maneuver:1');
  expect(table.legal()).toEqual(['frontier:2', 'frontier:3']);
  table.play('frontier:2', 'pass').asks('battle', 0);
  expect(table.unit('Whip Rider')).toMatchObject({ at: 2, exerted: true });
  expect(table.refuses('maneuver:1', 'HL-8')).toContain('ready');
});

test('HL-12: empower by a captain needs another own unit in its frontier', () => {
  const table = battle({ at1: ['Oxbow Captain', 'Outrider'], at2: ['Oxbow Captain'] }).asks('battle', 0);
  expect(table.legal()).toEqual(['maneuver:1', 'pass']);
  table.play('maneuver:1', 'target:2').asks('battle', 1);
  expect(table.figures('Outrider')).toBe('2/3');
});

test('HL-12 HL-13: salvage takes a unit card from the own graveyard, in sight of all', () => {
  const table = battle({
    hand: ['Call the Drowned'],
    ready: farmers(1),
    at1: ['Outrider'],
    graveyard: ['Farmer', 'Fen Giant', 'Quagmire'],
  }).play('tactic:call-the-drowned');
  expect(table.legal()).toEqual(['card:fen-giant']);
  table.play('card:fen-giant').asks('battle', 1);
  expect(table.tableView(1).seats[0].hand).toEqual(['fen-giant']);
  expect(table.zone(0, 'graveyard')).toBe('Farmer, Quagmire, Call the Drowned');
});

test('HL-13: a salvaged copy does not take the place of one that returns', () => {
  const table = battle(
    { hand: ['Call the Drowned'], ready: farmers(1), at1: ['Drowned Man'], graveyard: ['Drowned Man'] },
    { at1: [{ card: 'Fen Giant' }] },
  )
    .play('tactic:call-the-drowned', 'card:drowned-man')
    .bothPass();
  table.asks('occupy', 1).play('none').asks('draw');
  expect([table.zone(0, 'hand'), table.zone(0, 'known')]).toEqual([
    'Drowned Man, Drowned Man',
    'Drowned Man, Drowned Man',
  ]);
});

test('HL-13: of equal cards the known one leaves first', () => {
  const table = duel({ hand: ['Outrider', 'Outrider'], known: ['Outrider'], ready: farmers(1) });
  table.play('unit:outrider').asks('strategy', 1);
  expect([table.zone(0, 'hand'), table.zone(0, 'known')]).toEqual(['Outrider', '']);
});

test('HL-14: two granaries add up, a cost is never below 0, and stratagems are not cheaper', () => {
  const table = duel(
    {
      hand: ['Outrider', 'Raider'],
      ready: farmers(1),
      at1: ['*Outrider'],
      at2: ['*Outrider'],
      at3: ['*Outrider'],
    },
    {},
    {
      settlements: [
        { card: 'Granary', seat: 0 },
        { card: 'Granary', seat: 0 },
        { card: 'Long Hall', seat: 0 },
      ],
    },
  );
  expect(table.legal()).toContain('unit:raider');
  expect(table.legal()).not.toContain('stratagem:3');
  expect(table.label('unit:raider')).toContain('now 0');
  table.play('unit:outrider', 'pass').asks('strategy', 0);
  expect(table.zone(0, 'ready')).toBe('Farmer');
  expect(table.refuses('unit:raider', 'HL-26')).toContain('needs 2');
});

test('HL-4 HL-50 HL-70: one settlement a frontier; the replaced one goes to its owner’s graveyard', () => {
  const table = duel(
    { hand: ['Mill'], at1: ['*Outrider'], at3: ['*Outrider'] },
    {},
    { settlements: [{ card: 'Beacon', seat: 0 }] },
  ).play('settle:mill');
  expect(table.legal()).toEqual(['frontier:1', 'frontier:3']);
  table.play('frontier:1').asks('strategy', 1);
  expect([table.tableView(0).frontiers[0].settlement?.card, table.zone(0, 'graveyard')]).toEqual([
    'mill',
    'Beacon',
  ]);
});

test('HL-49 HL-54: only an occupied frontier is settled, never the heartland', () => {
  const table = duel({ hand: ['Mill'], home: ['Outrider'], at2: ['Outrider'] }).asks('strategy', 0);
  expect(table.refuses('settle:mill', 'HL-49')).toContain('only a frontier that you occupy');
});

test('HL-51: razing needs an enemy settlement, and the option', () => {
  const own = duel({ at1: ['*Outrider'] }, {}, { settlements: [{ card: 'Mill', seat: 0 }] }).asks('strategy');
  expect(own.refuses('raze:1', 'HL-51')).toContain('enemy settlement');
  const off = duel({ at1: ['*Outrider'] }, {}, { settlements: [{ card: 'Mill', seat: 1 }] }, { raze: false });
  expect(off.refuses('raze:1', 'HL-51')).toContain('not allowed');
  off.asks('strategy');
});

test('HL-51: who occupies nothing is told that razing needs it', () => {
  const table = duel({ home: ['Outrider'] }, {}, { settlements: [{ card: 'Mill', seat: 1 }] });
  expect(table.refuses('raze:1', 'HL-51')).toContain('a frontier that you occupy');
  table.asks('strategy', 0);
});

test('HL-8 HL-50: a settlement in place of one that has been used has its stratagem still', () => {
  const table = duel(
    { at1: ['*Outrider'], ready: farmers(2), hand: ['Beacon'] },
    {},
    { settlements: [{ card: 'Beacon', seat: 0 }] },
  ).play('stratagem:1', 'pass', 'settle:beacon', 'frontier:1', 'pass', 'stratagem:1');
  table.asks('strategy', 1);
  expect(table.lives()).toBe('20 18');
});

test('HL-52: a sleeping settlement wakes with its owner’s occupier', () => {
  const table = duel(
    { at1: ['Outrider'] },
    {},
    { phase: 'combat', settlements: [{ card: 'War Camp', seat: 0 }] },
  );
  expect(table.figures('Outrider')).toBe('2/1');
  table.play('occupy:1').asks('draw');
  expect(table.figures('Outrider')).toBe('3/1');
});

test('HL-53: settling and retreating from the same frontier, in this order', () => {
  const table = duel({ hand: ['Mill'], at1: ['*Outrider'] });
  table.play('settle:mill', 'frontier:1', 'pass', 'commit', 'retreat:1', 'done').asks('strategy', 1);
  expect(table.tableView(1).frontiers[0].settlement).toEqual({ card: 'mill', seat: 0 });
});

test('HL-72: a tactic goes to the graveyard after its effect', () => {
  const table = battle(
    { hand: ['Falling Stone'], ready: farmers(3), at1: ['Outrider'] },
    { at1: ['Raider'] },
  );
  table.play('tactic:falling-stone', 'target:2').asks('battle', 1);
  expect([table.zone(0, 'graveyard'), table.zone(1, 'graveyard')]).toEqual(['Falling Stone', 'Raider']);
});

test('HL-9: a tactic without a legal target is refused before anything is paid', () => {
  const table = battle({ hand: ['Quagmire'], ready: farmers(1), at1: ['Outrider'] }).asks('battle', 0);
  expect(table.refuses('tactic:quagmire', 'HL-9')).toContain('nothing');
  expect(table.zone(0, 'ready')).toBe('Farmer');
});
