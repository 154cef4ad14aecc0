// Triggers, reset, drawing, hand limit, and the ways to win.

import type { Json } from '@bridgefront/kernel';
import { expect, test } from 'vitest';
import type { HeartlandFace } from '../rules/faces.ts';
import { heartland } from '../rules/index.ts';
import { battle, combat, duel } from './scene.ts';
import type { Scene, Side } from './scene.ts';

function replenish(x: Side, y: Side = {}, more: { readonly [name: string]: Json } = {}): Scene {
  return duel(x, y, { phase: 'replenishment', ...more });
}

function triggered(table: Scene): string[] {
  return table.reports.flatMap(({ face }) => {
    const told = face as HeartlandFace | null;
    return told?.tell === 'trigger' || told?.tell === 'idle'
      ? [`${told.seat} ${told.card} ${told.when}`]
      : [];
  });
}

test('HL-55: triggers wait for the replenishment', () => {
  const table = duel({ at1: ['*Outrider'], hand: ['Mill'] }).play('settle:mill', 'frontier:1');
  table.bothPass().bothPass();
  expect(table.told('trigger')).toHaveLength(1);
  expect(table.log()).toContain('Xenia draws 1 civic card.');
  table.asks('draw');
});

test('HL-56: holding belongs to occupiers, dusk to active settlements', () => {
  const table = replenish(
    { at1: ['*River Surgeon'], home: ['River Surgeon'] },
    { at2: ['*Dyke Reeve'] },
    {
      settlements: [
        { card: 'Mill', seat: 0 },
        { card: 'Mill', seat: 0 },
        { card: 'Mill', seat: 1 },
      ],
    },
  ).asks('draw');
  expect(triggered(table)).toEqual(['0 mill dusk', '0 river-surgeon holding', '1 dyke-reeve holding']);
  expect(table.lives()).toBe('21 21');
});

test('HL-56: triumph needs enemies in the frontier and survival, wherever the unit goes', () => {
  const table = combat({ at1: ['Raider', 'Raider'], at2: ['Raider'] }, { at1: ['Outrider'] });
  table.asks('kill', 1).play('kill:1:1').asks('occupy', 0).play('none', 'occupy:3').asks('draw');
  expect(triggered(table)).toEqual(['0 raider triumph']);
  expect(table.lives()).toBe('20 19');
});

test('HL-56: who is repelled, or sealed away, has not fallen', () => {
  const table = battle(
    { at1: ['*Witch of the Sluice', 'Moss Guard'], hand: ['Turn Them Back'], ready: ['Farmer', 'Farmer'] },
    { at1: ['Drowned Man', 'Firebrand'] },
  ).play('maneuver:1', 'target:3', 'pass', 'tactic:turn-them-back', 'target:4');
  table.bothPass().asks('occupy', 0).play('none').asks('draw');
  expect([table.zone(0, 'vault'), table.at(1, 0)]).toEqual(['Witch of the Sluice', 'Drowned Man, Firebrand']);
  expect(triggered(table)).toEqual([]);
});

test('HL-57: the holder of the initiative first; dusk, holding, triumph, fallen', () => {
  const units = [
    { card: 'River Surgeon', seat: 0, at: 1, occupies: true },
    { card: 'Raider', seat: 0 },
    { card: 'Dyke Reeve', seat: 1, at: 2, occupies: true },
    { card: 'Raider', seat: 1 },
  ];
  const table = duel(
    { graveyard: ['Drowned Man'] },
    { graveyard: ['Drowned Man', 'Firebrand'] },
    {
      phase: 'replenishment',
      initiative: 1,
      units,
      triumphs: [2, 4],
      fallen: [
        { card: 'Firebrand', seat: 1, at: 3 },
        { card: 'Drowned Man', seat: 0 },
        { card: 'Drowned Man', seat: 1 },
      ],
      settlements: [
        { card: 'Mill', seat: 0 },
        { card: 'Mill', seat: 1 },
      ],
    },
  ).asks('draw');
  expect(triggered(table)).toEqual([
    '1 mill dusk',
    '1 dyke-reeve holding',
    '1 raider triumph',
    '1 firebrand fallen',
    '1 drowned-man fallen',
    '0 mill dusk',
    '0 river-surgeon holding',
    '0 raider triumph',
    '0 drowned-man fallen',
  ]);
});

test('HL-57: deaths of one moment count by frontier, the heartland last, then by number', () => {
  const table = duel({
    home: ['Outrider'],
    at1: ['Raider', 'Ferry Guard'],
    at2: ['Moss Guard'],
    hand: ['Farmer'],
  });
  // Damage that kills cannot be written into a position.
  for (const unit of table.state.units) unit.damage = 9;
  table.play('villager:farmer');
  table.asks('strategy', 1);
  expect(table.told('dies')[0].units.map(({ card }) => card)).toEqual([
    'raider',
    'ferry-guard',
    'moss-guard',
    'outrider',
  ]);
});

test('HL-58: a unit killed by scorch dies at once, and its own trigger joins the list', () => {
  const table = duel(
    {},
    { at1: ['*Drowned Man'] },
    { phase: 'replenishment', fallen: [{ card: 'Firebrand', seat: 0, at: 1 }] },
  ).asks('draw');
  expect(triggered(table)).toEqual(['0 firebrand fallen', '1 drowned-man fallen']);
  expect(table.zone(1, 'hand')).toBe('Drowned Man');
});

test('HL-58: what is on the list is resolved although its unit has left', () => {
  const table = duel(
    {},
    { at1: ['*River Surgeon'], life: 10 },
    {
      phase: 'replenishment',
      fallen: [
        { card: 'Firebrand', seat: 0, at: 1 },
        { card: 'Firebrand', seat: 0, at: 1 },
      ],
    },
  ).asks('draw');
  expect([table.at(1, 1), table.lives()]).toEqual(['', '20 11']);
});

test('HL-59: life is checked after the last trigger only', () => {
  const table = duel({ life: 20 }, { at1: ['*River Surgeon'], life: 0 }, { phase: 'replenishment' }).asks(
    'draw',
  );
  expect(table.lives()).toBe('20 1');
});

test('HL-60 HL-61: damage and changes vanish together, then everything is ready', () => {
  const table = replenish({ at1: [{ card: 'Outrider', health: 2, damage: 2, attack: -2, exerted: true }] });
  table.asks('draw');
  expect(table.unit('Outrider')).toMatchObject({ damage: 0, health: 0, attack: 0, exerted: false });
});

test('HL-61: limits of once a round begin anew', () => {
  const table = replenish({ hasGrown: true, hasCommitted: true, hasSettled: true, hasDeployed: true });
  table.asks('draw');
  expect(table.tableView(1).seats[0].used).toEqual([]);
});

test('HL-62: both decide sealed, then both draw', () => {
  const table = replenish({}, {}).plan(1, 'draw:army');
  expect(table.seat(1).hand).toEqual([]);
  table.plan(0, 'draw:civic').asks('strategy', 1);
  expect([table.zone(0, 'hand'), table.zone(1, 'hand')]).toEqual(['Farmer, Farmer', 'Outrider']);
});

test('HL-63: fewer cards than wanted are drawn where the deck holds fewer', () => {
  const table = replenish({ civic: ['Farmer'] })
    .plan(0, 'draw:civic')
    .plan(1, 'draw:civic')
    .asks('strategy');
  expect(table.zone(0, 'hand')).toBe('Farmer');
});

test('HL-64: the initiative moves every round', () => {
  replenish({}).plan(0, 'draw:civic').plan(1, 'draw:civic').asks('strategy', 1);
  const table = replenish({}, {}, { initiative: 1 }).plan(0, 'draw:civic').plan(1, 'draw:civic');
  table.asks('strategy', 0);
});

test('HL-65: who has too many cards discards sealed, into the graveyard', () => {
  const hand = Array.from({ length: 9 }, () => 'Farmer');
  const table = replenish({ hand: [...hand, 'Outrider'] })
    .plan(0, 'draw:civic')
    .plan(1, 'draw:civic');
  table.asks('discard', 0);
  expect(table.legal()).toEqual(['discard:farmer', 'discard:outrider']);
  table.play('discard:outrider', 'discard:farmer').asks('strategy', 1);
  expect(table.seat(0).hand).toHaveLength(10);
  expect(table.zone(0, 'graveyard')).toBe('Farmer, Outrider');
});

const mills = (count: number) => Array.from({ length: count }, () => ({ card: 'Mill', seat: 0 }));
const held = { at1: ['*Outrider'], at2: ['*Outrider'], at3: ['*Outrider'] };

test('HL-66: settled land needs an active settlement in every frontier', () => {
  combat(held, {}, { settlements: mills(2) }).asks('draw');
  combat(held, {}, { settlements: mills(3) }).ends('settled', 0);
  duel(held, {}, { phase: 'combat', settlements: mills(3) }, { settleWin: false }).asks('draw');
});

test('HL-67: life is checked after each action', () => {
  const table = duel(
    { at1: ['*Outrider'], ready: ['Farmer'] },
    { life: 1 },
    { settlements: [{ card: 'Beacon', seat: 0 }] },
  ).play('stratagem:1');
  table.ends('life', 0);
  expect(table.log().at(-1)).toBe('Xenia wins with 20 life: Yorick has none left.');
});

const occupier = { at1: ['*Outrider'] };
const two = { at2: ['*Outrider'], at3: ['*Outrider'] };
const ties: readonly { x: Side; y: Side; round?: number; winners: number[]; says: string; why: string }[] = [
  {
    x: { life: -1 },
    y: { life: 0 },
    winners: [1],
    says: 'Neither has life left. Yorick wins with the higher life, 0 against −1.',
    why: 'neither player has life left, and the higher life counts',
  },
  {
    x: { life: -2, ...two },
    y: { life: -2, ...occupier },
    winners: [0],
    says: 'Neither has life left. Both are at −2 life; Xenia wins by occupying more frontiers.',
    why: 'neither player has life left, and more occupiers count, as lives are equal',
  },
  {
    x: { life: -1, ...occupier },
    y: { life: -1, at2: ['*Raider'] },
    winners: [0, 1],
    says: 'Neither has life left. Both are at −1 life and occupy equally many frontiers: the match is drawn.',
    why: 'neither player has life left, and lives and occupiers are equal',
  },
  {
    x: { life: 7 },
    y: { life: 8 },
    round: 6,
    winners: [1],
    says: 'The last round is over. Yorick wins with the higher life, 8 against 7.',
    why: 'after 6 rounds the higher life counts',
  },
  {
    x: { life: 8, ...occupier },
    y: { life: 8, ...two },
    round: 6,
    winners: [1],
    says: 'The last round is over. Both are at 8 life; Yorick wins by occupying more frontiers.',
    why: 'after 6 rounds more occupiers count, as lives are equal',
  },
  {
    x: { life: 8 },
    y: { life: 8 },
    round: 6,
    winners: [0, 1],
    says: 'The last round is over. Both are at 8 life and occupy equally many frontiers: the match is drawn.',
    why: 'after 6 rounds lives and occupiers are equal',
  },
];

test.each(ties)('HL-68 HL-69: $says', ({ x, y, round = 3, winners, says, why }) => {
  const table = duel(x, y, { phase: 'replenishment', round }, { roundLimit: 6 });
  table.ends(round === 6 ? 'rounds' : 'life', ...winners);
  expect(table.log().at(-1)).toBe(says);
  expect(heartland.outcome(table.state, table.match.options)?.reason).toBe(why);
});

test('HL-58: the trigger of a unit killed by scorch comes after all that were on the list', () => {
  const table = duel(
    { at2: ['*River Surgeon'] },
    { at1: ['*Drowned Man'], at3: ['*Dyke Reeve'] },
    { phase: 'replenishment', fallen: [{ card: 'Firebrand', seat: 0, at: 1 }] },
  ).asks('draw');
  expect(triggered(table)).toEqual([
    '0 river-surgeon holding',
    '0 firebrand fallen',
    '1 dyke-reeve holding',
    '1 drowned-man fallen',
  ]);
});
