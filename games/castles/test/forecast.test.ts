// Forecasts: what they say of a position, and that matches go as they say.

import { createEngine, pickOne, seedRandom, sureMatch } from '@bridgefront/kernel';
import type { Choice, Match, Random } from '@bridgefront/kernel';
import { describe, expect, test } from 'vitest';
import { barred, boardOf, forecast, threats, ways } from '../rules/forecast.ts';
import type { Forecast } from '../rules/forecast.ts';
import { castles, castlesOptions } from '../rules/index.ts';
import type { TableView } from '../rules/index.ts';
import { pieceName } from '../rules/notation.ts';
import type { State } from '../rules/types.ts';
import { blue, red, siege, unit } from './scene.ts';
import type { Around, Scene } from './scene.ts';

function boardFrom(table: Scene): State {
  return boardOf(table.view(red), castlesOptions(table.match.options));
}

function board(cards: Parameters<typeof siege>[0], around: Around = {}): State {
  const table = siege(cards, around);
  const seen = boardFrom(table);
  table.asks('main', red);
  return seen;
}

describe('a choice', () => {
  test('tells the whole force of a blow, what it leaves, and who dies of it', () => {
    const seen = board([
      'red spearman-1 at blue-middle',
      'blue mason-1 at blue-middle',
      unit('blue', 'castle', 'blue-middle', { hp: 14 }),
    ]);
    const hit = (target: string) => forecast(seen, red, ['unit:spearman-1', `at:${target}`]);
    expect(hit('castle-2')).toEqual([{ piece: 'castle-2', change: -3, left: 11, falls: false }]);
    expect(hit('mason-1')).toEqual([{ piece: 'mason-1', change: -3, left: 0, falls: true }]);
  });

  test.each([
    ['CA-40: with an Armoury', ['red armoury at red-castle'], {}, -4],
    ['CA-41: in an Ambush', [], { more: { ambush: true } }, -6],
    ['CA-76: on a Lake', [], { options: { frontTerrain: 'lake' } }, -2],
  ] as const)('counts what the rules count: %s', (_, more, around, change) => {
    const seen = board(['red spearman-1 at blue-front', 'blue spearman-2 at blue-front', ...more], around);
    expect(forecast(seen, red, ['unit:spearman-1', 'at:spearman-2'])[0]?.change).toBe(change);
  });

  test('tells help up to the full number, and an assassination as death', () => {
    const seen = board([
      'red mason-1 at red-middle',
      unit('red', 'castle', 'red-middle', { hp: 40 }),
      'red assassin at blue-castle',
      'blue general at blue-castle',
    ]);
    expect(forecast(seen, red, ['unit:mason-1', 'at:castle-1'])).toEqual([
      { piece: 'castle-1', change: 1, left: 41, falls: false },
    ]);
    expect(forecast(seen, red, ['unit:assassin-1', 'at:general-2'])).toEqual([
      { piece: 'general-2', change: -5, left: 0, falls: true },
    ]);
  });

  test('tells all whom a card hits: a fire by zone, a storm at once', () => {
    const seen = board(
      [
        'red general at red-middle',
        'red spearman-1 at red-middle',
        'red wizard at red-castle',
        'blue archer-1 at blue-front',
        'blue builder-1 at blue-front',
        'blue wall-1 at blue-middle',
      ],
      { hand: ['Incendiarism', 'Lightning Storm'] },
    );
    const names = (plan: readonly Choice[]) => forecast(seen, red, plan).map(({ piece }) => piece);
    expect(names(['play:incendiarism', 'zone:blue-front'])).toEqual(['archer-1', 'builder-1']);
    expect(names(['play:lightning-storm'])).toEqual(['archer-1', 'builder-1', 'wall-1', 'castle-2']);
    expect(names(['play:incendiarism'])).toEqual([]);
  });
});

describe('a card that is picked', () => {
  test('shows where it goes and what it could hit from there', () => {
    const seen = board(['red spearman-1 at blue-front', 'blue mason-1 at blue-middle']);
    expect(ways(seen, 'spearman-1').map(({ zone, hits }) => [zone, hits.map(({ piece }) => piece)])).toEqual([
      ['blue-middle', ['mason-1', 'castle-2']],
      ['red-front', []],
    ]);
  });

  test('that has acted hits nothing from there', () => {
    const seen = board([
      unit('red', 'spearman-1', 'blue-front', { marks: ['acted'] }),
      'blue mason-1 at blue-middle',
    ]);
    expect(ways(seen, 'spearman-1').flatMap(({ hits }) => hits)).toEqual([]);
  });

  test.each([
    ['CA-29: a Wall', 'red spearman-1 at blue-front', ['blue wall-1 at blue-middle'], 'blue-middle', 'CA-29'],
    ['CA-26: no Siege Tower', 'red spearman-1 at blue-middle', [], 'blue-castle', 'CA-26'],
    ['CA-25: only some may enter', 'red wizard at blue-middle', [], 'blue-castle', 'CA-25'],
  ])('is barred by %s', (_, mover, more, zone, rule) => {
    const seen = board([mover, ...more]);
    const name = mover.includes('wizard') ? 'wizard-1' : 'spearman-1';
    expect(barred(seen, name).map((bar) => [bar.zone, bar.rule])).toEqual([[zone, rule]]);
  });

  test('has a free way over an own Siege Tower, and none after it has moved', () => {
    const tower = board(['red spearman-1 at blue-middle', 'red siege-tower-1 at blue-middle']);
    expect(barred(tower, 'spearman-1')).toEqual([]);
    const moved = board([unit('red', 'spearman-1', 'blue-middle', { marks: ['moved'] })]);
    expect(barred(moved, 'spearman-1')).toEqual([]);
  });
});

describe('what is threatened', () => {
  test('counts each enemy card once, from wherever it could go', () => {
    const seen = board([
      'red archer-1 at red-middle',
      'blue spearman-1 at red-front',
      'blue archer-2 at red-front',
      unit('blue', 'spearman-3', 'blue-front', { marks: ['moved', 'acted'] }),
    ]);
    const next = threats(seen, blue);
    expect(next.get('archer-1')).toBe(5);
    expect(next.get('castle-1')).toBe(5);
  });

  test('CA-30: is nothing behind a Wall', () => {
    const seen = board([
      'blue archer-1 at red-front',
      'red wall-1 at red-middle',
      'red mason-1 at red-middle',
    ]);
    expect([...threats(seen, blue)]).toEqual([['wall-1', 2]]);
  });

  test('does not change with the hand of the enemy', () => {
    const cards = ['red archer-1 at red-middle', 'blue wizard at blue-castle'];
    const [rich, poor] = [['Charge', 'Ambush', 'Spearman'], []].map((enemyHand) =>
      board(cards, { enemyHand }),
    );
    expect(threats(rich, blue)).toEqual(threats(poor, blue));
  });

  test('in one’s own turn is what one can still do', () => {
    const seen = board([
      'red spearman-1 at blue-middle',
      unit('red', 'spearman-2', 'blue-middle', { marks: ['acted'] }),
      'red wizard at red-castle',
    ]);
    expect(threats(seen, red).get('castle-2')).toBe(5);
  });
});

const engine = createEngine(castles);

function game(number: number): Match<State> {
  return sureMatch(engine, { castleHp: 20 }, 2, `forecast ${number}`);
}

interface Told {
  readonly plan: readonly Choice[];
  readonly forecasts: readonly Forecast[];
}

/** Makes one choice by lot; what the forecast told of it, where it completed something. */
function playOne(match: Match<State>, lot: Random): Told | null {
  const { decision } = match;
  const seat = decision?.seats[0] ?? 0;
  const choice = pickOne(lot, engine.choices(match, seat));
  const plan = [...(decision?.plans[seat] ?? []), choice];
  const seen = boardOf(castles.view(match.state, seat) as TableView, castlesOptions(match.options));
  const forecasts = decision?.ask === 'main' ? forecast(seen, seat, plan) : [];
  engine.choose(match, seat, choice);
  return match.decision?.plans[seat]?.length === plan.length ? null : { plan, forecasts };
}

test('matches go as forecast: every blow, help, fire, storm and plague of ten matches', () => {
  const seen = { unit: 0, play: 0 };
  for (let number = 0; number < 10; number++) {
    const match = game(number);
    const lot = seedRandom(`lot ${number}`);
    while (match.decision !== null) {
      const told = playOne(match, lot);
      if (told === null) continue;
      const hp = new Map(match.state.pieces.map((piece) => [pieceName(match.state, piece.id), piece.hp]));
      for (const { piece, left, falls } of told.forecasts) {
        expect([piece, hp.get(piece) ?? 0, told.plan], piece).toEqual([piece, left, told.plan]);
        expect(falls).toBe(left === 0);
        seen[told.plan[0].startsWith('unit:') ? 'unit' : 'play']++;
      }
    }
  }
  expect(seen.unit).toBeGreaterThan(100);
  expect(seen.play).toBeGreaterThan(10);
});
