// Forecasts: what they say of a position, and that matches go as they say.

import { createEngine, pickOne, seedRandom, sureMatch } from '@bridgefront/kernel';
import type { Choice, Seat } from '@bridgefront/kernel';
import { describe, expect, test } from 'vitest';
import { assault, boardOf, played, threat } from '../rules/forecast.ts';
import { twinBridges } from '../rules/index.ts';
import { twinOptions } from '../rules/options.ts';
import type { TableView, TwinFace } from '../rules/table.ts';
import { duel } from './scene.ts';
import type { Scene } from './scene.ts';

function boardOfScene(table: Scene, seat: Seat = 0) {
  const board = boardOf(twinBridges.view(table.state, seat) as TableView, twinOptions(table.match.options));
  table.asks('summon', 0);
  return board;
}

describe('an assault', () => {
  test('says whom it hits, who dies, and where the building comes to', () => {
    const table = duel({ upper: ['Veteran'], lower: ['Militia'] }, { upper: ['Squire', 'Pikeman'] });
    const { takes, dies, building, blows } = assault(boardOfScene(table));
    expect([...takes]).toEqual([['squire', 3]]);
    expect([...dies]).toEqual(['squire']);
    // Squire joins the right end of the row before the other lane strikes.
    expect(building).toEqual({ now: 5, left: 4, taken: 2, falls: null });
    expect(blows).toEqual([
      { by: 'veteran', at: 'squire', takes: 3 },
      { by: 'militia', at: null, takes: 2 },
    ]);
  });

  test('leaves out whoever has just come', () => {
    const table = duel({ upper: [{ card: 'Veteran', fresh: true }] }, {});
    expect(assault(boardOfScene(table)).blows).toEqual([]);
  });

  test('says which life ends with it', () => {
    const table = duel({ upper: ['Hill giant'] }, { row: ['Spark', 'bastion', 'Gale'] });
    expect(assault(boardOfScene(table)).building).toEqual({ now: 1, left: 2, taken: 1, falls: 'bastion' });
  });
});

describe('a threat', () => {
  test('counts the other side in sight after one’s own assault', () => {
    const table = duel({ upper: ['Squire'] }, { upper: ['Militia'], lower: ['Veteran'] });
    expect(threat(boardOfScene(table), 0).building.taken).toBe(3);
  });

  test('is less with a creature in the way', () => {
    const table = duel({ row: ['bastion', 'Squire', 'Spark'] }, { lower: ['Veteran'] });
    const board = boardOfScene(table);
    const barred = played(board, 0, ['card:squire', 'lane:lower']);
    expect([threat(board, 0).building.taken, threat(barred, 0).building.taken]).toEqual([2, 0]);
    expect(played(board, 0, ['card:squire'])).toBe(board);
  });

  test('knows a ward that lasts through the other’s turn', () => {
    const table = duel({ row: ['bastion', 'Ward', 'Spark'], upper: ['Militia'] }, { upper: ['Veteran'] });
    const board = boardOfScene(table);
    expect([...threat(board, 0).dies]).toEqual(['militia']);
    expect([...threat(played(board, 0, ['card:ward', 'unit:militia']), 0).dies]).toEqual([]);
  });
});

test('matches go as forecasts say, read from the view of the seat alone', () => {
  const engine = createEngine(twinBridges);
  let compared = 0;
  for (let seed = 0; seed < 12; seed++) {
    const match = sureMatch(engine, {}, 2, `forecast ${seed}`);
    const random = seedRandom(`forecast ${seed}`);
    while (match.decision !== null) {
      const [seat] = match.decision.seats;
      const legal = engine.choices(match, seat);
      const choice: Choice = legal.includes('done') && legal.length < 3 ? 'done' : pickOne(random, legal);
      const view = twinBridges.view(match.state, seat) as TableView;
      const told = choice === 'done' ? assault(boardOf(view, twinOptions(match.options))) : null;
      const faces: TwinFace[] = [];
      expect(engine.choose(match, seat, choice, ({ face }) => faces.push(face as TwinFace))).toBeNull();
      if (told === null) continue;
      compared++;
      const strikes = faces.filter((face) => face.tell === 'strikes');
      expect(told.building.taken).toBe(strikes.reduce((sum, { from, to }) => sum + to - from, 0));
      const dead = faces.flatMap((face) => (face.tell === 'destroyed' ? [face.card] : []));
      expect([...told.dies].toSorted()).toEqual(dead.toSorted());
      expect(told.blows.length).toBe(strikes.length + faces.filter(({ tell }) => tell === 'attacks').length);
    }
  }
  expect(compared).toBeGreaterThan(100);
});
