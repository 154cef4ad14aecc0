// States declared once: what follows from the fields, each on its own, and all of it in a game that passes the kit.

import { PositionError, PositionPart, seedRandom } from '@bridgefront/kernel';
import type { Json } from '@bridgefront/kernel';
import { conformanceChecks, runCheck } from '@bridgefront/kernel/conformance';
import { describe, expect, expectTypeOf, test } from 'vitest';
import * as field from '../src/state/fields.ts';
import { censusOf, redealOf, thingsIn, unplaced, viewsOf, worded } from '../src/state/index.ts';
import type { PileView, StateOf } from '../src/state/index.ts';
import { prizesGame } from './toy/prizes.ts';
import type { Prizes, PrizesView } from './toy/prizes.ts';

const FRUIT = [
  { slug: 'apple', name: 'Apple' },
  { slug: 'blood-orange', name: 'Blood Orange' },
  { slug: 'cherry', name: 'Cherry' },
];
const fruit = field.entry('fruit', FRUIT);
const basket = field.record({
  owner: field.fixed(field.seat(2)),
  fruits: field.pile(fruit, field.known.owner),
  best: field.orNone(fruit),
  ripe: field.flag(),
  marks: field.list(field.int(0, 9)),
});
const market = field.record({
  options: field.shared<{ readonly size: number }>(),
  phase: field.word(['open', 'shut'], 'phase', 'open'),
  day: field.as('date', field.int(1, 31)),
  baskets: field.seats(basket, 2),
  rows: field.times(2, field.list(fruit)),
  crate: field.pile(fruit, field.hidden.order),
  waste: field.pile(fruit),
});
type Market = StateOf<typeof market>;

const options = { size: 3 };
const basketOf = (owner: number, fruits: number[]) => basket.make({ owner, fruits });
const fresh = (): Market =>
  market.make({
    options,
    day: 4,
    baskets: [basketOf(0, [0]), basketOf(1, [1, 2])],
    crate: [2, 1],
    waste: [0],
  });

test('the type of the state is inferred: what is fixed cannot be set', () => {
  expectTypeOf<Market['baskets']>().toEqualTypeOf<StateOf<typeof basket>[]>();
  expectTypeOf<Market['phase']>().toEqualTypeOf<'open' | 'shut'>();
  expectTypeOf<Pick<StateOf<typeof basket>, 'owner' | 'ripe'>>().toEqualTypeOf<{
    readonly owner: number;
    ripe: boolean;
  }>();
});

test('the type of the view is inferred: piles by who knows them, what is hidden wholly not at all', () => {
  expectTypeOf<PrizesView['buyers'][number]>().toEqualTypeOf<{
    readonly hand: PileView<number>;
    readonly prizes: readonly number[];
    readonly raise: boolean;
    readonly wish?: number;
  }>();
  expectTypeOf<PrizesView['deck']>().toEqualTypeOf<number>();
  expectTypeOf<PrizesView>().not.toHaveProperty('options');
});

test('a new record has what is given, and else what fields begin with', () => {
  expect(fresh()).toEqual({
    options,
    phase: 'open',
    day: 4,
    baskets: [
      { owner: 0, fruits: [0], best: -1, ripe: false, marks: [] },
      { owner: 1, fruits: [1, 2], best: -1, ripe: false, marks: [] },
    ],
    rows: [[], []],
    crate: [2, 1],
    waste: [0],
  });
  expect(() => market.make({ options })).toThrow('without "day"');
});

test('two new records share nothing', () => {
  const [one, other] = [fresh(), fresh()];
  one.rows[0].push(1);
  one.baskets[0].marks.push(1);
  expect(other).toEqual(fresh());
});

test('a copy is equal and shares nothing but what never changes', () => {
  const state = fresh();
  const copy = market.copy(state);
  expect(copy).toEqual(state);
  expect(copy.options).toBe(options);
  copy.baskets[1].fruits.push(0);
  copy.rows[1].push(0);
  copy.crate.pop();
  copy.phase = 'shut';
  expect(state).toEqual(fresh());
});

test('records of nothing but fixed fields are shared by copies', () => {
  const mark = field.record({ at: field.fixed(field.int(0, 9)) });
  const list = field.record({ marks: field.list(mark) });
  const state = list.make({ marks: [mark.make({ at: 3 })] });
  const copy = list.copy(state);
  expect(copy.marks).not.toBe(state.marks);
  expect(copy.marks[0]).toBe(state.marks[0]);
});

test('the census counts what lies in piles, and nothing that only names it', () => {
  const census = censusOf(market);
  const state = fresh();
  const before = census(state);
  state.waste.push(...state.baskets[1].fruits.splice(0));
  state.rows[0].push(1);
  state.baskets[0].best = 2;
  expect(census(state)).toBe(before);
  state.waste.pop();
  expect(census(state)).not.toBe(before);
  expect(thingsIn(market, fresh(), fruit)).toEqual([0, 1, 2, 2, 1, 0]);
});

test('unplaced are those that lie nowhere; more than there are cannot be', () => {
  const all = [0, 0, 0, 1, 1, 2, 2, 2];
  expect(unplaced(market, fresh(), fruit, all)).toEqual([0, 2]);
  expect(() => unplaced(market, fresh(), fruit, [0, 0, 1, 1, 2])).toThrow('Cherry is in two places');
});

describe('views', () => {
  const views = viewsOf(market, {
    open: { waste: { of: ['waste'], make: ({ waste }) => ({ top: waste.at(-1) ?? -1 }) }, rows: null },
    more: { size: (state) => state.options.size },
    private: { mine: { of: ['baskets'], make: ({ baskets }, seat) => baskets[seat].marks.length } },
  });

  test('each sees the own pile, and of others how many; of a hidden order everybody how many', () => {
    const state = fresh();
    expect(views.view(state, null)).toEqual({
      phase: 'open',
      date: 4,
      baskets: [
        { owner: 0, fruits: { count: 1 }, best: null, ripe: false, marks: [] },
        { owner: 1, fruits: { count: 2 }, best: null, ripe: false, marks: [] },
      ],
      crate: 2,
      waste: { top: 0 },
      size: 3,
    });
    const { baskets, mine } = views.view(state, 1);
    expect(mine).toBe(0);
    expect(baskets[1].fruits).toEqual({ count: 2, cards: ['blood-orange', 'cherry'] });
    expect(baskets[0].fruits).toEqual({ count: 1 });
  });

  const changes: readonly [string, (state: Market) => void][] = [
    ['a flag of an item', ({ baskets }) => void (baskets[0].ripe = true)],
    ['a list within an item', ({ baskets }) => void baskets[1].marks.push(3)],
    ['a hidden card for another', ({ baskets }) => void (baskets[1].fruits[0] = 0)],
    ['the size of a hidden pile', ({ crate }) => void crate.pop()],
    ['the top of an open pile', ({ waste }) => void (waste[0] = 1)],
    ['a word', (state) => void (state.phase = 'shut')],
    ['an item more', ({ baskets }) => void baskets.push(basketOf(1, [1]))],
  ];

  test.each(changes)('halves that have seen %s change say what view says', (_what, change) => {
    const state = fresh();
    const halves = views.halves();
    const look = () => {
      const open = halves.open(state);
      return [open, ...[0, 1].map((seat) => ({ ...open, ...halves.own(state, seat, open) }))];
    };
    const before = look();
    expect(look()[0]).toBe(before[0]);
    change(state);
    expect(look()).toEqual([null, 0, 1].map((seat) => views.view(state, seat)));
  });

  test('what has not changed is the very same', () => {
    const state = fresh();
    const halves = views.halves();
    const before = halves.open(state);
    state.baskets[0].ripe = true;
    const after = halves.open(state);
    expect(after).not.toBe(before);
    expect(after.baskets[0]).not.toBe(before.baskets[0]);
    expect(after.baskets[1]).toBe(before.baskets[1]);
    expect(after.waste).toBe(before.waste);
  });
});

describe('positions', () => {
  const read = (text: Json): Market => {
    const state = market.make({ options, day: 1 });
    market.readInto(new PositionPart(text), state);
    return state;
  };

  test('leave out what is as it begins, name things, and list a hidden pile from the top', () => {
    expect(market.write(fresh())).toEqual({
      date: 4,
      baskets: [{ fruits: ['Apple'] }, { owner: 1, fruits: ['Blood Orange', 'Cherry'] }],
      crate: ['Blood Orange', 'Cherry'],
      waste: ['Apple'],
    });
    expect(read(market.write(fresh()))).toEqual(fresh());
  });

  test.each([
    [{ date: 1, basket: [] }, 'there is no field "basket"; did you mean "baskets"?'],
    [{ date: 1, waste: ['Aple'] }, 'waste[0]: there is no fruit "Aple"; did you mean "Apple"?'],
    [{ date: 1, baskets: [{}, { fruits: [1] }] }, 'baskets[1].fruits[0]: a text belongs here, not 1.'],
    [{ date: 1, baskets: [{}, {}, {}] }, 'there are two seats.'],
    [{ date: 1, rows: [[], [], []] }, 'there are 2 of them, not 3.'],
    [{ date: 40 }, 'date: a whole number from 1 to 31 belongs here, not 40.'],
    [{}, 'date: a whole number'],
    [{ date: 1, phase: 'opne' }, 'did you mean "open"?'],
  ])('%j is refused with its place and a hint', (text, says) => {
    expect(() => read(text)).toThrow(PositionError);
    expect(() => read(text)).toThrow(says);
  });

  test('may be worded: defaults told from the rest, parts of its own, one text for the whole', () => {
    const tree = worded(
      field.record({ kind: field.fixed(fruit), height: field.int(0, 99), bent: field.flag() }),
      {
        short: 'kind',
        standards: { height: ({ kind }) => 10 * kind },
        parts: {
          bent: {
            write: ({ bent }) => (bent ? 'bent' : null),
            read: (part, one) => void (one.bent = part.given),
          },
        },
      },
    );
    const readTree = (text: Json) => tree.read(new PositionPart(text));
    expect(readTree('Cherry')).toEqual({ kind: 2, height: 20, bent: false });
    expect(readTree({ kind: 'apple', bent: 'bent' })).toEqual({ kind: 0, height: 0, bent: true });
    expect(tree.write({ kind: 2, height: 20, bent: true })).toEqual({
      kind: 'Cherry',
      height: 20,
      bent: 'bent',
    });
  });
});

describe('the standard re-deal', () => {
  const deal = redealOf(market);

  test('mixes what a seat cannot see, and nothing else', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const state = fresh();
      deal(state, 1, seedRandom(`${seed}`));
      expect([state.baskets[1].fruits, state.waste]).toEqual([[1, 2], [0]]);
      expect([...state.baskets[0].fruits, ...state.crate].toSorted((a, b) => a - b)).toEqual([0, 1, 2]);
      seen.add(JSON.stringify([state.baskets[0].fruits, state.crate]));
    }
    expect(seen.size).toBe(6);
  });

  test('leaves no trace of how the cards lay', () => {
    const [one, other] = [fresh(), fresh()];
    other.crate.reverse();
    other.baskets[0].fruits = [2];
    other.crate = [0, 1];
    for (const state of [one, other]) deal(state, 1, seedRandom('same'));
    expect(one).toEqual(other);
  });

  test('asks for a deal of what is hidden and lies in no pile', () => {
    const secret = field.record({ wish: field.seen(fruit, field.known.owner) });
    const board = field.record({ seats: field.seats(secret, 2) });
    expect(() => redealOf(board)).toThrow('Nothing says how "wish", which is hidden, is dealt anew.');
    expect(() => redealOf(board, { wish: () => undefined })).not.toThrow();
  });
});

describe('a game of a declared state keeps the contract', () => {
  test.each(conformanceChecks(prizesGame, { options: [{}], matches: 10 }))('$name', ({ run }) => run());
});

test('the kit finds what an own copy forgets', () => {
  const forgetful = { ...prizesGame, copy: (state: Prizes): Prizes => ({ ...state }) };
  const broken = runCheck(forgetful, 'copies', { seats: 2, seed: 'copies', options: {} });
  expect(broken?.message).toContain('breaks "copies"');
});
