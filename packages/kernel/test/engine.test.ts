// The engine: sealing, revealing, taking back, refusing.

import { viewOf } from '../src/view.ts';
import { describe, expect, test } from 'vitest';
import { collect, ContractError, createEngine, newMatch, seedRandom } from '../src/index.ts';
import type { Game, Match, Report } from '../src/index.ts';
import { sitDown, throughJson } from './at-the-table.ts';
import { climb } from './toy/climb.ts';
import { lanternSale } from './toy/lantern-sale.ts';
import type { Sale } from './toy/lantern-sale.ts';

const bidOf = (match: Match<Sale>, seat: number, index: number = 0): string =>
  `card:${match.state.buyers[seat].hand[index]}`;
const boostsOf = (match: Match<Sale>): number[] => match.state.buyers.map((buyer) => buyer.boosts);

describe('sealed plans', () => {
  test('a plan is sealed with its last choice, and all are revealed with the last seal', () => {
    const { match, play } = sitDown(lanternSale, { seats: 3 });
    play(1, bidOf(match, 1), 'boost');
    expect(match.decision?.sealed).toEqual([false, true, false]);
    play(0, bidOf(match, 0), 'done');
    expect(play(2, bidOf(match, 2))).toEqual([]);
    expect(boostsOf(match)).toEqual([2, 2, 2]);
    const told = play(2, 'done');
    expect(told.map((report) => report.face?.tell)).toEqual([
      'bids',
      'wins',
      'draws',
      'draws',
      'draws',
      'lot',
    ]);
    expect(boostsOf(match)).toEqual([2, 1, 2]);
    expect(match.decision).toMatchObject({ ask: 'bid', plans: [[], [], []], sealed: [false, false, false] });
  });

  test('a whole plan that is sealed at once does what its choices do', () => {
    const [whole, single] = [sitDown(lanternSale), sitDown(lanternSale)];
    const plans = [0, 1].map((seat) => [bidOf(whole.match, seat), 'boost']);
    plans.forEach((plan, seat) => whole.engine.seal(whole.match, seat, plan));
    plans.forEach((plan, seat) => single.play(seat, ...plan));
    expect({ ...throughJson(whole.match), sequence: 0 }).toEqual({
      ...throughJson(single.match),
      sequence: 0,
    });
    expect(() => whole.engine.seal(whole.match, 2, [])).toThrow('Seat 2 is not asked.');
  });

  test('a seat may take back, choice by choice, until the last seat seals', () => {
    const { engine, match, play } = sitDown(lanternSale);
    const before = throughJson(match);
    play(0, bidOf(match, 0), 'boost');
    expect(engine.takeBack(match, 0)).toBeNull();
    expect(match.decision).toMatchObject({ plans: [[bidOf(match, 0)], []], sealed: [false, false] });
    expect(engine.takeBack(match, 0)).toBeNull();
    expect({ ...match, sequence: 0 }).toEqual(before);
    play(0, bidOf(match, 0, 1), 'done');
    play(1, bidOf(match, 1), 'done');
    expect(engine.takeBack(match, 0)?.code).toBe('nothing-to-take-back');
    expect(engine.takeBack(match, 1)?.code).toBe('nothing-to-take-back');
  });

  test('the sequence counts every change, so that no two moments share it', () => {
    const { engine, match, play } = sitDown(lanternSale);
    play(0, bidOf(match, 0));
    engine.takeBack(match, 0);
    play(0, bidOf(match, 0), 'done');
    expect(match.sequence).toBe(4);
  });

  test('who does not answer gets the first legal choice, or what the game prefers', () => {
    const { engine, match, play } = sitDown(lanternSale);
    expect(engine.fallback(match, 0)).toBe(bidOf(match, 0));
    const bid = { ...lanternSale.decisions['bid'], fallback: () => 'done' };
    expect(createEngine({ ...lanternSale, decisions: { bid } }).fallback(match, 0)).toBe('done');
    play(0, bidOf(match, 0), 'done');
    expect(() => engine.fallback(match, 0)).toThrow(ContractError);
  });

  test('what is done for a seat whose half-made plan is taken back does not depend on that plan', () => {
    const { engine, match, play } = sitDown(lanternSale);
    const first = bidOf(match, 0);
    play(0, bidOf(match, 0, 1));
    expect(engine.fallback(match, 0)).not.toBe(first);
    expect(engine.fallback(match, 0, [])).toBe(first);
    expect(match.decision?.plans[0]).toEqual([bidOf(match, 0, 1)]);
  });
});

describe('a refusal changes nothing and says why:', () => {
  const table = () => {
    const seated = sitDown(lanternSale);
    seated.match.state.buyers[0].hand = [3, 9, 12];
    return seated;
  };
  test.each([
    {
      why: 'a card of nobody',
      seat: 0,
      choice: 'card:99',
      code: 'illegal-choice',
      says: 'That is not possible here; possible: bid 3; bid 9; bid 12.',
    },
    {
      why: 'the second choice first',
      seat: 0,
      choice: 'boost',
      code: 'illegal-choice',
      says: 'That is not possible here; possible: bid 3; bid 9; bid 12.',
    },
    {
      why: 'a seat that has sealed',
      seat: 1,
      choice: 'done',
      code: 'already-sealed',
      says: 'Your plan is sealed; take back first if you want to change it.',
    },
    {
      why: 'a seat that is not there',
      seat: 2,
      choice: 'done',
      code: 'not-asked',
      says: 'Seat 2 has nothing to choose now; seats 0, 1 may choose.',
    },
    {
      why: 'a seat below nought',
      seat: -1,
      choice: 'done',
      code: 'not-asked',
      says: 'Seat -1 has nothing to choose now; seats 0, 1 may choose.',
    },
  ])('$why', ({ seat, choice, code, says }) => {
    const { engine, match, play } = table();
    play(1, bidOf(match, 1), 'done');
    const before = throughJson(match);
    expect(engine.choose(match, seat, choice)).toEqual({ code, message: says });
    expect(match).toEqual(before);
  });

  test('a match that is over', () => {
    const { engine, match, play } = sitDown(lanternSale, { rounds: 1 });
    for (const seat of [0, 1]) play(seat, bidOf(match, seat), 'done');
    expect(lanternSale.outcome(match.state, match.options)).not.toBeNull();
    expect(engine.choices(match, 0)).toEqual([]);
    expect(engine.choose(match, 0, 'done')).toEqual({
      code: 'match-over',
      message: 'The match is over; no choice is open.',
    });
    expect(engine.takeBack(match, 0)?.code).toBe('nothing-to-take-back');
  });

  test('the reason of a rule goes before the list of choices', () => {
    const { match } = table();
    const bid = {
      ...lanternSale.decisions['bid'],
      whyNot: () => ({ message: 'Nobody holds that card.', rule: 'L-01' }),
    };
    const engine = createEngine({ ...lanternSale, decisions: { bid } });
    expect(engine.choose(match, 0, 'card:99')).toEqual({
      code: 'illegal-choice',
      message: 'Nobody holds that card.',
      rule: 'L-01',
    });
  });

  test('a long list is cut', () => {
    const { engine, match } = table();
    match.state.buyers[0].hand = Array.from({ length: 14 }, (_, i) => i + 1);
    expect(engine.choose(match, 0, 'x')?.message).toMatch(/bid 3; bid 4; and 10 more\.$/);
  });
});

describe('take-back inside a turn', () => {
  test('reaches back step by step, to the first choice of the turn', () => {
    const { engine, match, play } = sitDown(climb, { undo: true });
    const before = throughJson(match);
    play(0, 'step', 'step');
    expect(match.state.height).toEqual([2, 0]);
    expect(engine.takeBack(match, 0)).toBeNull();
    expect(match.state.height).toEqual([1, 0]);
    expect(engine.takeBack(match, 0)).toBeNull();
    expect({ ...match, sequence: 0 }).toEqual(before);
    expect(engine.canTakeBack(match, 0)).toBe(false);
  });

  test.each([
    { barrier: 'a card that was drawn', choice: 'draw' },
    { barrier: 'a die', choice: 'roll' },
    { barrier: 'the end of the turn', choice: 'done' },
  ])('stops at $barrier', ({ choice }) => {
    const { engine, match, play } = sitDown(climb, { undo: true });
    play(0, 'step', choice);
    for (const seat of [0, 1]) expect(engine.takeBack(match, seat)?.code).toBe('nothing-to-take-back');
    expect(match.undo).toBeUndefined();
  });

  test('stops at a prescribed die', () => {
    const { engine, match, play } = sitDown(climb, { undo: true });
    match.random.dice = [6, 6];
    play(0, 'roll');
    expect(engine.canTakeBack(match, 0)).toBe(false);
  });

  test('begins again behind a barrier', () => {
    const { engine, match, play } = sitDown(climb, { undo: true });
    play(0, 'draw', 'step');
    expect(engine.takeBack(match, 0)).toBeNull();
    expect(match.state).toMatchObject({ height: [0, 0], pile: { length: 5 } });
    expect(engine.canTakeBack(match, 0)).toBe(false);
  });

  test('is told to the seat that is asked while nothing is planned, and to nobody else', () => {
    const { engine, match, play } = sitDown(climb, { undo: true });
    const told = (seat: number | null) => viewOf(engine, match, seat).decision?.mine?.takeBack;
    expect(told(0)).toBeUndefined();
    play(0, 'step');
    expect(told(0)).toBe(true);
    expect([told(1), told(null)]).toEqual([undefined, undefined]);
    expect(engine.takeBack(match, 0)).toBeNull();
    expect(told(0)).toBeUndefined();
  });

  test('survives JSON, and is not part of a copy', () => {
    const { engine, match, play } = sitDown(climb, { undo: true });
    play(0, 'step');
    expect(engine.canTakeBack(throughJson(match), 0)).toBe(true);
    expect(engine.copy(match).undo).toBeUndefined();
  });

  test('costs nothing unless the host asks for it', () => {
    const { engine, match, play } = sitDown(climb);
    play(0, 'step');
    expect(match.undo).toBeUndefined();
    expect(engine.canTakeBack(match, 0)).toBe(false);
  });
});

test('a plan of several seats that was revealed cannot be taken back by the seat that moves next', () => {
  const game: Game<{ moves: number }> = {
    // Another state and other questions; of Climb only the title and the words are left.
    ...(climb as unknown as Game<{ moves: number }>),
    setup: () => ({ state: { moves: 0 }, stack: [{ do: 'both' }] }),
    steps: { both: (turn) => turn.ask('both', [0, 1]) },
    decisions: {
      both: {
        choices: (_state, _seat, plan) => (plan.length > 0 ? [] : ['a', 'b']),
        reveal: (turn) => turn.ask('one', [1]),
      },
      one: {
        choices: (_state, _seat, plan) => (plan.length > 0 ? [] : ['c']),
        reveal: (turn) => turn.state.moves++,
      },
    },
    copy: (state) => ({ ...state }),
  };
  const { engine, match, play } = sitDown(game, { undo: true });
  play(0, 'a');
  play(1, 'b');
  expect(match.decision?.ask).toBe('one');
  expect(engine.canTakeBack(match, 1)).toBe(false);
});

describe('a game that breaks its contract is stopped:', () => {
  const withLot = (lot: Game<Sale>['steps'][string]): Game<Sale> => ({
    ...lanternSale,
    steps: { ...lanternSale.steps, lot },
  });
  test.each([
    {
      flaw: 'an unknown step',
      game: withLot((turn) => turn.then({ do: 'dance' })),
      says: 'lantern-sale has no step "dance".',
    },
    {
      flaw: 'an unknown decision',
      game: withLot((turn) => turn.ask('dance', [0])),
      says: 'lantern-sale has no decision "dance".',
    },
    {
      flaw: 'a question to nobody',
      game: withLot((turn) => turn.ask('bid', [])),
      says: 'Decision bid asks nobody.',
    },
    {
      flaw: 'seats out of order',
      game: withLot((turn) => turn.ask('bid', [1, 0])),
      says: 'Decision bid asks 1, 0: not in seat order.',
    },
    {
      flaw: 'a seat that is not there',
      game: withLot((turn) => turn.ask('bid', [0, 2])),
      says: 'Decision bid asks 0, 2: not in seat order.',
    },
    {
      flaw: 'two questions at once',
      game: withLot((turn) => [turn.ask('bid', [0]), turn.ask('bid', [1])]),
      says: 'Decision bid was asked while bid was pending.',
    },
    {
      flaw: 'steps without end',
      game: withLot((turn) => turn.then({ do: 'lot' })),
      says: 'lantern-sale does not stop: "lot" after 1000000 steps.',
    },
  ])('$flaw', ({ game, says }) => {
    const engine = createEngine(game);
    const start = () => {
      const started = newMatch(engine, {}, 2, 'x');
      if ('match' in started) engine.choices(started.match, 0);
    };
    expect(start).toThrow(new ContractError(says));
  });

  test('and the engine is fit for the next match', () => {
    const state = { wild: true };
    const engine = createEngine(
      withLot((turn, step) => {
        turn.ask('bid', [0, 1]);
        if (state.wild) throw new Error('wild');
        void step;
      }),
    );
    expect(() => newMatch(engine, {}, 2, 'x')).toThrow('wild');
    state.wild = false;
    expect(newMatch(engine, {}, 2, 'x')).toHaveProperty('match');
  });
});

describe('a new match', () => {
  test.each([
    { seats: 1, options: {}, says: 'Lantern Sale is played by 2 to 5 seats, not 1.' },
    { seats: 6, options: {}, says: 'Lantern Sale is played by 2 to 5 seats, not 6.' },
    { seats: 2.5, options: {}, says: 'Lantern Sale is played by 2 to 5 seats, not 2.5.' },
    {
      seats: 2,
      options: { rounds: 9 },
      says: 'Option rounds cannot be 9: it takes a whole number from 1 to 8 (default 5).',
    },
    { seats: 5, options: { rounds: 8 }, says: 'Too long.' },
  ])('with $seats seats and $options is refused', ({ seats, options, says }) => {
    const strict: Game<Sale> = {
      ...lanternSale,
      checkOptions: (read, n) => (Number(read['rounds']) * n > 39 ? 'Too long.' : null),
    };
    expect(newMatch(createEngine(strict), options, seats, 'x')).toEqual({ problem: says });
  });

  test('reports its set-up when asked to', () => {
    const told: Report[] = [];
    const engine = createEngine(lanternSale);
    engine.start({ rounds: 2, boosts: 0, dice: true }, 2, seedRandom('x'), collect(told));
    expect(told).toMatchObject([{ face: { tell: 'lot' } }]);
  });
});

test('an observer hears of every report in the state that it leads to, while no decision is pending', () => {
  const engine = createEngine(lanternSale);
  const match = engine.start({ rounds: 2, boosts: 0, dice: true }, 2, seedRandom('x'));
  const lots: { tell: string | undefined; lot: unknown; asked: boolean }[] = [];
  const { decision } = match;
  for (const seat of [0, 1])
    while (match.decision === decision && decision?.sealed[seat] === false)
      engine.choose(match, seat, engine.choices(match, seat)[0], ({ face }, seen) => {
        lots.push({ tell: face?.tell, lot: (seen.state as Sale).lot, asked: seen.decision !== null });
      });
  const of = (kind: string) => lots.filter(({ tell }) => tell === kind);
  expect(of('wins')).toEqual([{ tell: 'wins', lot: null, asked: false }]);
  expect(of('lot')).toEqual([{ tell: 'lot', lot: match.state.lot, asked: false }]);
});

test('one engine serves many matches in turn', () => {
  const engine = createEngine(lanternSale);
  const [a, b] = ['a', 'b'].map((seed) =>
    engine.start({ rounds: 2, boosts: 0, dice: true }, 2, seedRandom(seed)),
  );
  expect(engine.choices(a, 0)).not.toEqual(engine.choices(b, 0));
  expect(engine.choose(a, 0, engine.choices(a, 0)[0])).toBeNull();
  expect(engine.choices(b, 0)).toContain(bidOf(b, 0));
});
