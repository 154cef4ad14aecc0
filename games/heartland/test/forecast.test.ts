// What the page tells beforehand of the combats, as the table lies and with a commit in the making.

import { expect, test } from 'vitest';
import { forecast, standing } from '../rules/forecast.ts';
import { fullOptions } from '../rules/options.ts';
import { duel } from './scene.ts';
import type { Scene } from './scene.ts';

const none = { goes: new Map<number, number>(), retreats: new Set<number>() };

function told(table: Scene, moves: Partial<typeof none> = {}) {
  table.asks('strategy');
  return forecast(fullOptions({}), table.tableView(0), 0, { ...none, ...moves });
}

test('HL-41 HL-43: pools, whom they kill, and what comes through', () => {
  const table = duel({ at1: ['*Raider', 'Outrider'] }, { at1: ['Sling Crew', 'Peat Cutter'] });
  expect(told(table)).toEqual([
    [
      { pool: 5, occupied: true, killsAll: true, sets: [[3, 4]], excess: 1 },
      { pool: 3, occupied: false, killsAll: true, sets: [[1, 2]], excess: 0 },
    ],
    null,
    null,
  ]);
});

test('HL-41: where not all can be killed, the full sets', () => {
  const [first] = told(duel({ at1: ['Raider'] }, { at1: ['Ferry Guard', 'Outrider', 'Raider'] }));
  expect(first?.[0]).toMatchObject({ killsAll: false, sets: [[2], [3, 4]] });
});

test('HL-32: an occupier that is to retreat is killed by nobody, and kills nobody', () => {
  const table = duel({ home: ['Outrider'], at1: ['*Ditch Levy'] }, { at1: ['Raider'] });
  const lone = told(table, { retreats: new Set([1]) })[0];
  expect(lone).toEqual([null, { pool: 3, occupied: false, killsAll: true, sets: [[]], excess: 0 }]);
  const relieved = told(table, { retreats: new Set([1]), goes: new Map([[1, 1]]) })[0];
  expect(relieved?.[1]).toMatchObject({ killsAll: true, sets: [[1]] });
  expect(relieved?.[0]).toMatchObject({ pool: 2, occupied: false, excess: 0 });
});

test('HL-11 HL-52: whoever is sent has the figures of the place already', () => {
  const table = duel(
    { home: ['Ferry Guard', 'First Rider'], at1: ['*Pike Rank'] },
    {},
    { settlements: [{ card: 'Palisade', seat: 0 }, null, null] },
  );
  table.asks('strategy');
  const moves = {
    ...none,
    goes: new Map([
      [1, 1],
      [2, 2],
    ]),
  };
  const then = standing(fullOptions({}), table.tableView(0), 0, moves);
  expect(then.map(({ attack, health }) => [attack, health])).toEqual([
    [2, 4],
    [6, 5],
    [2, 5],
  ]);
  const before = standing(fullOptions({}), table.tableView(0), 0, none);
  expect(before).toEqual(table.tableView(0).units);
});
