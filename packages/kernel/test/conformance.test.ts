// The conformance kit against two toys that keep the contract and many that break it in one place each.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkNames,
  conformanceChecks,
  measureUsage,
  runCheck,
  simulate,
  tableAt,
  Violation,
} from '../src/conformance/index.ts';
import type { CheckName } from '../src/conformance/index.ts';
import { createEngine, pickOne } from '../src/index.ts';
import type { Game } from '../src/index.ts';
import { climb } from './toy/climb.ts';
import type { Climb } from './toy/climb.ts';
import { lanternSale } from './toy/lantern-sale.ts';
import type { Sale } from './toy/lantern-sale.ts';

const options = [{}, { rounds: 2, boosts: 0 }, { rounds: 8, boosts: 4, dice: false }];

describe('Lantern Sale keeps the contract', () => {
  const usage = {
    expected: [
      'card',
      'boost',
      'done',
      'tell:lot',
      'tell:bids',
      'tell:roll-off',
      'tell:wins',
      'tell:draws',
      'tell:favourites',
    ],
    tokens: (choice: string | null, faces: readonly { readonly tell: string }[]) => [
      ...(choice === null ? [] : [choice.split(':')[0]]),
      ...faces.map((face) => `tell:${face.tell}`),
    ],
  };
  test.each(conformanceChecks(lanternSale, { options, matches: 30, usage }))('$name', ({ run }) => run());
});

describe('Climb, with take-back inside a turn, keeps the contract', () => {
  test.each(conformanceChecks(climb, { matches: 30 }))('$name', ({ run }) => run());
});

test('any seats, options and seed that fast-check thinks of pass every check', () => {
  const tables = fc.record({
    seats: fc.integer({ min: 2, max: 5 }),
    seed: fc.string(),
    options: fc.record({
      rounds: fc.integer({ min: 1, max: 8 }),
      boosts: fc.integer({ min: 0, max: 4 }),
      dice: fc.boolean(),
    }),
  });
  fc.assert(
    fc.property(tables, fc.constantFrom(...checkNames), (table, check) => {
      expect(runCheck(lanternSale, check, table, { every: 4 })).toBeNull();
    }),
    { seed: 1, numRuns: 60 },
  );
});

// Each variant breaks one promise.
const bid = lanternSale.decisions['bid'];
let calls = 0;
const withBid = (changes: Partial<typeof bid>): Game<Sale> => ({
  ...lanternSale,
  decisions: { bid: { ...bid, ...changes } },
});
const withDraw = (draw: Game<Sale>['steps'][string]): Game<Sale> => ({
  ...lanternSale,
  steps: { ...lanternSale.steps, draw },
});

const broken: readonly { flaw: string; game: Game<Sale>; check: CheckName; says: RegExp }[] = [
  {
    flaw: 'a view that shows the next lantern',
    game: {
      ...lanternSale,
      view: (state, seat) => ({
        table: lanternSale.view(state, seat),
        next: state.lanterns.at(-1)?.worth ?? 0,
      }),
    },
    check: 'hides',
    says: /can see something hidden at this moment; view\.table\.next/,
  },
  {
    flaw: 'a view whose keys come in a hidden order',
    game: {
      ...lanternSale,
      view: (state, seat) => {
        const first = state.deck[0] > 15 ? { a: 1, b: 1 } : { b: 1, a: 1 };
        return { ...first, seat, table: lanternSale.view(state, seat) };
      },
    },
    check: 'hides',
    says: /the order of keys/,
  },
  {
    flaw: 'choices that leave out cards which another seat holds',
    game: withBid({
      choices(state, seat, plan, decision) {
        const legal = bid.choices(state, seat, plan, decision);
        if (plan.length > 0) return legal;
        const free = legal.filter(
          (choice) => !state.buyers[1 - Math.min(seat, 1)].hand.includes(Number(choice.slice(5))),
        );
        return free.length > 0 ? free : legal;
      },
    }),
    check: 'hides',
    says: /choices/,
  },
  {
    flaw: "a second choice that depends on another seat's hand",
    game: withBid({
      choices: (state, seat, plan, decision) =>
        plan.length === 1 && (state.buyers[seat === 0 ? 1 : 0].hand[0] ?? 0) > 15
          ? ['done']
          : bid.choices(state, seat, plan, decision),
    }),
    check: 'hides',
    says: /after its choice/,
  },
  {
    flaw: 'choices that change when another seat seals',
    game: withBid({
      choices(state, seat, plan, decision) {
        const legal = bid.choices(state, seat, plan, decision);
        return plan.length === 0 && decision.sealed.includes(true) ? legal.slice(0, 1) : legal;
      },
    }),
    check: 'hides',
    says: /what seat \d is asked changes when seat \d plans/,
  },
  {
    flaw: 'a default answer that looks at the deck',
    game: withBid({ fallback: ({ deck }, _seat, _plan, legal) => legal[(deck[0] ?? 0) % legal.length] }),
    check: 'hides',
    says: /fallback/,
  },
  {
    flaw: 'a refusal that betrays the deck',
    game: withBid({ whyNot: ({ deck }) => ({ message: `No; ${deck.at(-1)} comes next.` }) }),
    check: 'hides',
    says: /refusals/,
  },
  {
    flaw: 'a resampled hand of another size',
    game: {
      ...lanternSale,
      resample(state, seat, random, given) {
        lanternSale.resample(state, seat, random, given);
        state.buyers[seat === 0 ? 1 : 0].hand.splice(0, 1);
      },
    },
    check: 'hides',
    says: /hand|cards/,
  },
  {
    flaw: 'drawn cards that everyone hears of',
    game: withDraw((turn) => {
      turn.state.buyers.forEach((buyer, seat) => {
        const card = turn.state.deck.pop();
        if (card !== undefined) buyer.hand.push(card);
        turn.report({ tell: 'draws', seat, card: card ?? 0 });
      });
    }),
    check: 'reports-hide',
    says: /is told something hidden; reports\[\d+\]\.card/,
  },
  {
    flaw: 'a view that shows the last lantern while none lies open',
    game: {
      ...lanternSale,
      view: (state, seat) => ({
        table: lanternSale.view(state, seat),
        next: state.lot === null && state.roundsLeft > 0 ? (state.lanterns.at(0)?.worth ?? 0) : 0,
      }),
    },
    check: 'reveals-hide',
    says: /can see something hidden in the middle of a reveal; .*next/,
  },
  {
    flaw: 'a seat that is asked and can do nothing',
    game: withBid({
      choices: (state, seat, plan, decision) =>
        bid
          .choices(state, seat, plan, decision)
          .filter((choice) => plan.length > 0 || Number(choice.slice(5)) > 12),
    }),
    check: 'ends',
    says: /has no legal choice/,
  },
  {
    flaw: 'a match that never ends',
    game: {
      ...lanternSale,
      steps: { ...lanternSale.steps, lot: (turn) => turn.ask('bid', [0]) },
      decisions: {
        bid: {
          choices: (_s, _seat, plan) => (plan.length > 0 ? [] : ['done']),
          reveal: (turn) => turn.then({ do: 'lot' }),
        },
      },
    },
    check: 'ends',
    says: /no end after/,
  },
  {
    flaw: 'a choice that is offered twice',
    game: withBid({
      choices: (state, seat, plan, decision) => [
        ...bid.choices(state, seat, plan, decision),
        ...bid.choices(state, seat, plan, decision),
      ],
    }),
    check: 'ends',
    says: /offered a choice twice/,
  },
  {
    flaw: 'a ranking without the last seat',
    game: {
      ...lanternSale,
      outcome: (state, given) =>
        lanternSale.outcome(state, given) === null ? null : { winners: [0], ranking: [[0]], reason: 'x' },
    },
    check: 'ends',
    says: /does not hold every seat once/,
  },
  {
    flaw: 'a plan without an end',
    game: withBid({
      choices: (state, seat, plan, decision) =>
        plan.length === 0 ? bid.choices(state, seat, plan, decision) : ['done'],
    }),
    check: 'legal-is-accepted',
    says: /never completes/,
  },
  {
    flaw: 'listing choices that sorts the hand',
    game: withBid({
      choices(state, seat, plan, decision) {
        state.buyers[seat].hand.sort((a, b) => a - b);
        return bid.choices(state, seat, plan, decision);
      },
    }),
    check: 'legal-is-accepted',
    says: /listing \d and \d choices changed the match/,
  },
  {
    flaw: 'a card that is lost when it is bid',
    game: withBid({
      reveal(turn, decision) {
        bid.reveal(turn, decision);
        turn.state.discard.pop();
      },
    }),
    check: 'conserves',
    says: /something was lost or doubled/,
  },
  {
    flaw: 'a resampled deck with a card twice',
    game: {
      ...lanternSale,
      resample(state, seat, random, given) {
        lanternSale.resample(state, seat, random, given);
        if (state.deck.length > 1) state.deck[0] = state.deck[1];
      },
    },
    check: 'conserves',
    says: /resampling for .* lost or doubled/,
  },
  {
    flaw: 'a state with a Set',
    game: {
      ...lanternSale,
      setup(given, seats, random) {
        const { state, stack } = lanternSale.setup(given, seats, random);
        return { state: Object.assign(state, { seen: new Set([1]) }), stack };
      },
    },
    check: 'json-round-trip',
    says: /match\.state\.seen is a Set/,
  },
  {
    flaw: 'two parts of the state that are one object',
    game: {
      ...lanternSale,
      setup(given, seats, random) {
        const { state, stack } = lanternSale.setup(given, seats, random);
        state.buyers[1].won = state.buyers[0].won;
        return { state, stack };
      },
    },
    check: 'json-round-trip',
    says: /read back from its JSON went another way/,
  },
  {
    flaw: 'chance that is not in the match',
    game: withDraw((turn, step) => {
      if (calls++ % 3 === 0) turn.state.deck.reverse();
      lanternSale.steps['draw'](turn, step);
    }),
    check: 'replays',
    says: /the replayed record ended elsewhere/,
  },
  {
    flaw: 'dice that are rolled only for reports',
    game: withDraw((turn, step) => {
      if (turn.reporting) turn.random.drawn++;
      lanternSale.steps['draw'](turn, step);
    }),
    check: 'replays',
    says: /the replayed record ended elsewhere/,
  },
  {
    flaw: 'a copy that shares the hands',
    game: { ...lanternSale, copy: (state) => ({ ...structuredClone(state), buyers: state.buyers }) },
    check: 'copies',
    says: /changed the original/,
  },
  {
    flaw: 'a copy that forgets the discard pile',
    game: { ...lanternSale, copy: (state) => ({ ...structuredClone(state), discard: [] }) },
    check: 'copies',
    says: /a copy is not equal/,
  },
  {
    flaw: 'a position without the boosts that are left',
    game: {
      ...lanternSale,
      position: {
        ...lanternSale.position,
        write: (state) => ({
          ...state,
          buyers: state.buyers.map(({ hand, favourite, won }) => ({ hand, favourite, won })),
        }),
      },
    },
    check: 'positions',
    says: /the position read back is another match; state\.buyers\[\d\]\.boosts/,
  },
  {
    flaw: 'a report without words',
    game: {
      ...lanternSale,
      describe: {
        ...lanternSale.describe,
        report: (face) => (face.tell === 'wins' ? '' : 'Something happens.'),
      },
    },
    check: 'finds-words',
    says: /report "wins".*has no words/,
  },
  {
    flaw: 'an appraisal of the wrong length',
    game: { ...lanternSale, appraise: () => [0] },
    check: 'finds-words',
    says: /appraise gives no finite worth/,
  },
  {
    flaw: 'a policy for searches without worths',
    game: {
      ...lanternSale,
      searchPolicy: { appraise: (_state, _seat, _plan, legal) => legal.map(() => -Infinity) },
    },
    check: 'finds-words',
    says: /appraise gives no finite worth/,
  },
  {
    flaw: "an appraisal that knows the others' hands",
    game: {
      ...lanternSale,
      appraise: ({ buyers }, seat, _plan, legal) =>
        legal.map(() => buyers[1 - Math.min(seat, 1)].hand[0] ?? 0),
    },
    check: 'judges-blind',
    says: /judges "bid" by what it cannot know; judgement\.worths/,
  },
  {
    flaw: "a seat that is told another's favourite, and imagines any other again",
    game: {
      ...lanternSale,
      resample(state, seat, random) {
        for (const [owner, buyer] of state.buyers.entries())
          if (owner !== seat && state.roundsLeft >= 0)
            buyer.favourite = pickOne(random, ['amber', 'jade', 'ruby']);
      },
      steps: {
        ...lanternSale.steps,
        draw(turn, step) {
          lanternSale.steps['draw'](turn, step);
          const { favourite } = turn.state.buyers[1];
          turn.report({ tell: 'whispers' }, { 0: { tell: 'whispers', favourite } });
        },
      },
    },
    check: 'remembers',
    says: /seat 0 imagines what its past rules out: state\.buyers\[1\]\.favourite is surely (amber|jade|ruby)/,
  },
];

describe('the kit catches', () => {
  test.each(broken)('$flaw', ({ game, check, says }) => {
    const found = Array.from({ length: 40 }, (_, i) => i)
      .map((index) => runCheck(game, check, tableAt(game, {}, index), { mostChoices: 500, mostWorlds: 30 }))
      .find((violation) => violation !== null);
    expect(found?.message).toMatch(says);
    expect(found?.reproduction).toMatch(
      new RegExp(
        `^npm run campaign -- lantern-sale --check ${check} --seats \\d --seed 'conformance-\\d+' --choice \\d+$`,
      ),
    );
  });

  const act = climb.decisions['act'];
  const forgetful: readonly { flaw: string; game: Game<Climb>; says: RegExp }[] = [
    {
      flaw: 'a drawn card that can be taken back',
      game: {
        ...climb,
        decisions: {
          act: {
            ...act,
            reveal: (turn, decision) =>
              act.reveal(
                Object.create(turn, { revealed: { value: () => {} }, state: { value: turn.state } }),
                decision,
              ),
          },
        },
      },
      says: /can see something hidden by "draw", which can be taken back/,
    },
    {
      flaw: 'a take-back that does not restore the hands',
      game: { ...climb, copy: (state) => ({ ...structuredClone(state), turn: 0 }) },
      says: /does not restore the match; state\.turn/,
    },
  ];
  test.each(forgetful)('$flaw', ({ game, says }) => {
    const found = Array.from({ length: 20 }, (_, i) => i)
      .map((index) => runCheck(game, 'takes-back', tableAt(game, {}, index)))
      .find((violation) => violation !== null);
    expect(found?.message).toMatch(says);
  });
});

test('the line of reproduction leads straight to the broken moment', () => {
  const leaky = broken[0].game;
  const found = runCheck(leaky, 'hides', tableAt(leaky, { seed: 'again' }, 3), { every: 3 });
  expect(found).toBeInstanceOf(Violation);
  const again = runCheck(leaky, 'hides', found === null ? tableAt(leaky, {}, 0) : found.table, { every: 3 });
  expect(again?.problem).toBe(found?.problem);
  expect(again?.reproduction).toBe(found?.reproduction);
});

test('what is never used is named', () => {
  const usage = {
    expected: ['done', 'dance'],
    tokens: (choice: string | null) => (choice === null ? [] : [choice]),
    mostMatches: 3,
  };
  expect(measureUsage(lanternSale, usage)).toMatchObject({ matches: 3, missing: ['dance'] });
  expect(measureUsage(lanternSale, { ...usage, expected: ['done'] }, { first: [7, 2] })).toMatchObject({
    matches: 1,
    news: [7],
  });
  const checks = conformanceChecks(lanternSale, { usage, matches: 1 });
  expect(() => checks.at(-1)?.run()).toThrow('Lantern Sale: never used in 3 matches: dance.');
});

test('a simulated match runs to its end and is the same for the same seed', () => {
  const engine = createEngine(lanternSale);
  const [one, two] = [
    simulate(engine, tableAt(lanternSale, {}, 2)),
    simulate(engine, tableAt(lanternSale, {}, 2)),
  ];
  expect(lanternSale.outcome(one.match.state, one.match.options)).not.toBeNull();
  expect(one).toEqual(two);
});
