// A March as it is drafted on the board: where it may lead, and which choices carry it out.

import { signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import type { PublicSeat, TableView } from '../../rules/table.ts';
import { plainSeat, plainTable } from '../../test/plain-view.ts';
import { intentOf, letGo } from '@bridgefront/page/intent.ts';
import { approached, whole } from '@bridgefront/page/boards/zoom.ts';
import { boardTexts } from '../texts/board.ts';
import type { Match } from '../match.ts';
import { createModel } from './model.ts';
import { collect, openSeats, pickOne, seedRandom } from '@bridgefront/kernel';
import { bridgefront } from '../../rules/index.ts';
import { catalogue } from '../../rules/table.ts';
import { begin, engine, step } from '../../test/matches.ts';
import { stepsOf } from '../panels/at-once.ts';
import { armyAt, barOf, choicesOf, destinationsOf, waysOf, wholeMarch } from './march.ts';
import { scanOf } from './scan.ts';
import { marchWords, placeName } from './spoken.ts';

const seat: PublicSeat = { ...plainSeat, faction: 'aerial', capital: '3,0' };

const view: TableView = {
  ...plainTable,
  radius: 3,
  bridges: ['0,0~1,0', '1,0~2,0', '1,0~1,1'],
  locked: ['1,0~1,1'],
  wormholes: [
    { hexes: ['1,0', '-3,0'], seat: null },
    { hexes: ['1,0', '3,-3'], seat: 1 },
  ],
  units: [
    { hex: '1,0', seat: 0, forces: 3, champions: [{ card: 'eagle', hp: 2 }] },
    { hex: '2,0', seat: 1, forces: 2 },
    { hex: '2,0', seat: 2, forces: 1 },
  ],
  seats: [seat, { ...seat, capital: '-3,0' }, { ...seat, capital: '0,3' }],
  market: [0, 0, 0],
  power: [0, 0, 0],
};

const scan = scanOf(view);
const army = armyAt(scan, '1,0', 0) ?? { hex: '1,0', seat: 0, forces: 0 };
const flies = (card: string): boolean => card === 'eagle';

test('the panel asks where a March goes, and then whether it shall, with all who go', () => {
  const reader = { seat: 0, nameOf: () => 'Ada', cardName: () => 'Eagle' };
  const march = wholeMarch(army, '1,0');
  const [from, to] = ['1,0', '0,0'].map((hex) => placeName(scan, hex, reader));
  expect(marchWords(scan, march, reader)).toBe(`March from ${from}: choose a lit place.`);
  expect(marchWords(scan, { ...march, to: '0,0' }, reader)).toBe(`3 Forces and Eagle to ${to}?`);
});

test('a March says whom it leaves behind', () => {
  expect(boardTexts.stays(0, 0, true)).toBe('Nobody stays in your Capital');
  expect(boardTexts.stays(1, 0, true)).toBe('1 Force stays in your Capital');
  expect(boardTexts.stays(2, 1, false)).toBe('2 Forces and 1 Champion stay here');
});

describe('where a March may lead', () => {
  test('over open Bridges and portals for all, not where two enemies stand', () => {
    expect(destinationsOf(scan, wholeMarch(army, '1,0'), 0, flies)).toEqual(['0,0', '-3,0']);
  });

  test.each([
    ['3,0', 'far'],
    ['0,1', 'bridge'],
    ['1,1', 'locked'],
    ['2,0', 'held'],
  ])('and what keeps it from %s', (to, bar) => {
    expect(barOf(scan, '1,0', to)).toBe(bar);
  });

  test('anywhere beside it for whoever flies alone', () => {
    const alone = { ...wholeMarch(army, '1,0'), forces: 0 };
    const ways = destinationsOf(scan, alone, 0, flies);
    expect(ways).toContain('1,1');
    expect(ways).not.toContain('2,0');
    expect(ways).toHaveLength(6);
  });
});

describe('which choices carry it out', () => {
  const to = '0,0';

  test('all that stands there', () => {
    expect(choicesOf({ ...wholeMarch(army, '1,0'), to }, army, [to])).toEqual([
      'hex:1,0',
      'forces:3',
      'champion:eagle',
      'hex:0,0',
    ]);
  });

  test('some Forces, and nobody with them', () => {
    const few = { from: '1,0', to, forces: 2, champions: [] };
    expect(choicesOf(few, army, [to])).toEqual(['hex:1,0', 'forces:2', 'none', 'hex:0,0']);
    expect(choicesOf(few, { ...army, champions: [] }, [to])).toEqual(['hex:1,0', 'forces:2', 'hex:0,0']);
  });
});

describe('coming near on a small screen', () => {
  const bounds = [-400, -400, 800, 800] as const;
  const size = { width: 400, height: 400 };

  test('as near as it was wished, with the places in the middle', () => {
    const look = approached(
      [
        { x: 100, y: 0 },
        { x: 200, y: 100 },
      ],
      1,
      bounds,
      size,
    );
    expect(look.scale).toBe(2);
    expect(150 * look.scale + look.x).toBe(0);
    expect(50 * look.scale + look.y).toBe(0);
  });

  test('around the place in their midst, where not all fit', () => {
    const look = approached(
      [
        { x: -380, y: 0 },
        { x: 60, y: 20 },
        { x: 380, y: 0 },
      ],
      1,
      bounds,
      size,
    );
    expect({ x: 60 * look.scale + look.x, y: 20 * look.scale + look.y }).toEqual({ x: 0, y: 0 });
  });

  test.each([
    ['nothing to show', [], 1],
    ['large enough already', [{ x: 0, y: 0 }], 0.5],
  ] as const)('the whole board with %s', (_, points, unit) => {
    expect(approached(points, unit, bounds, size)).toEqual(whole);
  });
});

test('a March that is laid out clears away what was refused before, and is what the panel speaks of until it is let go', () => {
  let dismissed = 0;
  const match = {
    source: { seat: 0, info: signal(null), connection: signal('live'), document: signal(null) },
    nameOf: () => 'Ada',
    shown: signal({ view: { seat: 0, table: view, decision: null } }),
    choices: signal([{ choice: 'march', label: 'March' }]),
    plan: signal([]),
    busy: signal(false),
    refusal: signal(null),
    advised: signal(null),
    playback: { current: signal(null) },
    instead: signal(new Set()),
    dismiss: () => void dismissed++,
  } as unknown as Match;
  const model = createModel(match, { now: signal(null), land: () => undefined });
  expect(dismissed).toBe(0);
  model.draft('1,0');
  expect(dismissed).toBe(1);
  expect(intentOf(match)?.act).toBeNull();
  model.march.value = { from: '1,0', to: '0,0', forces: 2, champions: [] };
  expect(intentOf(match)?.act).toMatchObject({
    label: boardTexts.seal,
    makes: ['march', 'hex:1,0', 'forces:2', 'none', 'hex:0,0'],
  });
  expect(letGo(match)).toBe(true);
  expect([model.march.value, intentOf(match)]).toEqual([null, null]);
  model.close();
});

test('what was advised is not drawn over what has become of it', () => {
  const current = signal<object | null>(null);
  const match = {
    source: { seat: 0, info: signal(null), connection: signal('live'), document: signal(null) },
    nameOf: () => 'Ada',
    shown: signal({ view: { seat: 0, table: view, decision: null } }),
    choices: signal([]),
    plan: signal([]),
    busy: signal(false),
    refusal: signal(null),
    advised: signal(['build', 'edge:1,0~2,0']),
    playback: { current },
    instead: signal(new Set()),
    dismiss: () => undefined,
  } as unknown as Match;
  const model = createModel(match, { now: signal(null), land: () => undefined });
  expect(model.advised.value).toHaveLength(1);
  current.value = {};
  expect(model.advised.value).toEqual([]);
  model.close();
});

// What is laid out for a card is carried out as it was meant, to its end: nothing is asked after the seal.
test('a card takes its stack along the whole way that was laid out', () => {
  const random = seedRandom('ways');
  const printed = catalogue();
  const lengths = new Set<number>();
  const facts = (choice: string) =>
    choice.startsWith('card:') ? printed(choice.slice('card:'.length)) : null;
  for (const seed of ['a', 'b', 'c', 'd']) {
    const match = begin(3, seed);
    for (let made = 0; made < 900 && match.decision !== null; made++) {
      const [seat = 0] = openSeats(match.decision);
      const begun = match.decision.ask === 'action' && match.decision.plans[seat]?.length === 0;
      for (const card of begun ? engine.choices(match, seat) : []) {
        const steps = stepsOf(facts(card) ?? { champion: null, does: [], lines: [] });
        if (steps === 0) continue;
        const tried = engine.copy(match);
        engine.choose(tried, seat, card);
        const edges = engine.choices(tried, seat).filter((choice) => choice.startsWith('edge:'));
        if (edges.length > 0) engine.choose(tried, seat, pickOne(random, edges));
        const table = bridgefront.view(tried.state, seat);
        const stacks = engine.choices(tried, seat).filter((choice) => choice.startsWith('hex:'));
        if (stacks.length === 0) continue;
        const planned = (tried.decision?.plans[seat] ?? []).filter((choice) => choice.startsWith('edge:'));
        const bridges = [...table.bridges, ...planned.map((edge) => edge.slice('edge:'.length))];
        const ground = scanOf({ ...table, bridges });
        const from = pickOne(random, stacks).slice('hex:'.length);
        const units = armyAt(ground, from, seat);
        if (units === null) continue;
        const draft = wholeMarch(units, from);
        const flies = (slug: string): boolean => printed(slug)?.does.includes('flight') === true;
        const ways = [...waysOf(ground, draft, seat, flies, steps).values()];
        if (ways.length === 0) continue;
        const way = pickOne(random, ways);
        const { decision } = tried;
        for (const choice of choicesOf(draft, units, way, steps)) {
          if (choice === 'none' && !engine.choices(tried, seat).includes('none')) continue;
          expect(engine.choose(tried, seat, choice, collect([]))).toBeNull();
        }
        const open = tried.decision === decision && decision?.sealed[seat] !== true;
        expect(open, [card, ...way].join(' ')).toBe(false);
        lengths.add(way.length);
      }
      step(match, random);
    }
  }
  expect(lengths).toEqual(new Set([1, 2]));
});
