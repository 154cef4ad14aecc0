// Teams (CA-79 to CA-84): whose turn it is, what a side shares, what teammates know, and how a side wins or gives up.

import { seedRandom } from '@bridgefront/kernel';
import type { Json } from '@bridgefront/kernel';
import { describe, expect, test } from 'vitest';
import { kindOf } from '../rules/cards/table.ts';
import { castles } from '../rules/index.ts';
import { inTurn, playerAt, turnsOf } from '../rules/sides.ts';
import { scene, unit } from './scene.ts';
import type { Scene } from './scene.ts';

interface Team {
  readonly hands?: readonly (readonly string[])[];
  readonly orders?: readonly string[];
  readonly known?: readonly (readonly string[])[];
  readonly more?: { readonly [name: string]: Json };
  readonly options?: { readonly [name: string]: Json };
}

/** Four players in turn 5, which is that of Red's first player; hands are empty unless told. */
function team(cards: readonly Json[], around: Team = {}): Scene {
  const { hands = [], orders = [], known = [], more = {}, options = {} } = around;
  const seats = [0, 1, 2, 3].map((seat) => ({
    hand: hands[seat] ?? [],
    known: known[seat] ?? [],
    order: orders[seat] ?? 'hold',
  }));
  return scene({ turn: 5, red: 0, cards, seats, ...more } as Json, options);
}

const specials = ['red general-1 at red-middle', 'blue general-2 at blue-middle'];
const spy = ['red spy-1 at blue-castle', ...specials];

function endTurn(table: Scene): Scene {
  return table.play('done', 'order:hold');
}

describe('the order of turns', () => {
  const order = (seats: number, red: number): number[] =>
    [1, 2, 3, 4, 5, 6].map((turn) => playerAt({ seats: { length: seats }, red }, turn));

  test('CA-2 CA-79: two, three or four players; a side alone takes each turn of its side', () => {
    expect(castles.seats).toEqual({ min: 2, max: 4 });
    expect(order(2, 1)).toEqual([1, 0, 1, 0, 1, 0]);
    expect(order(3, 0)).toEqual([0, 1, 2, 1, 0, 1]);
    expect(order(3, 1)).toEqual([1, 0, 1, 2, 1, 0]);
    expect(order(4, 0)).toEqual([0, 1, 2, 3, 0, 1]);
    expect(order(4, 1)).toEqual([1, 0, 3, 2, 1, 0]);
  });

  test('CA-79 CA-81: everybody has a first turn in the same order in which hands are dealt', () => {
    expect(inTurn({ seats: { length: 3 }, red: 0 })).toEqual([0, 1, 2]);
    expect(inTurn({ seats: { length: 3 }, red: 1 })).toEqual([1, 0, 2]);
    expect(inTurn({ seats: { length: 4 }, red: 1 })).toEqual([1, 0, 3, 2]);
  });

  test('CA-79: turns are played in that order, each with a draw', () => {
    const table = scene({ red: 1, seats: [{}, {}, {}, {}].map(() => ({ hand: [] })) } as Json);
    const asked = [];
    for (let turn = 1; turn <= 6; turn++) {
      asked.push(table.asked);
      endTurn(table);
    }
    table.asks('main', 3);
    expect(asked).toEqual([1, 0, 3, 2, 1, 0]);
    expect(table.told('draws').map(({ seat }) => seat)).toEqual([1, 0, 3, 2, 1, 0, 3]);
  });

  test('CA-55 CA-79: the truce counts the turns of each player', () => {
    const at = (turn: number, seat: number): number => turnsOf({ seats: { length: 4 }, red: 0, turn }, seat);
    expect([at(1, 0), at(3, 0), at(3, 2), at(4, 3), at(5, 0), at(7, 2)]).toEqual([1, 1, 1, 1, 2, 2]);
    const wizards = ['red wizard-1 at red-castle', 'blue archer at blue-front'];
    const storm = { hands: [['Lightning Storm']], options: { truceTurns: 1 } };
    const second = team(wizards, storm);
    expect(second.legal()).toContain('play:lightning-storm');
    second.asks('main', 0);
    const first = team(wizards, {
      hands: [[], [], ['Lightning Storm']],
      options: { truceTurns: 1 },
      more: { turn: 3 },
    });
    expect(first.legal()).not.toContain('play:lightning-storm');
    first.asks('main', 2);
  });

  test('CA-64 CA-84: the turn limit counts turns of all players; a draw is everybody’s', () => {
    const table = team(specials, { options: { turnLimit: 10 }, more: { turn: 10 } });
    endTurn(table).asks(null);
    expect(castles.outcome(table.state, {})).toMatchObject({
      winners: [0, 1, 2, 3],
      ranking: [[0, 1, 2, 3]],
    });
    expect(table.told('over')[0].scores).toEqual([0, 0, 0, 0]);
  });
});

describe('one side, one army', () => {
  test('CA-80: what one has moved and used the teammate moves and uses in the next turn of the side', () => {
    const table = team(['red spearman-1 at red-front', ...specials]);
    table.play('unit:spearman-1', 'zone:blue-front');
    expect(table.can('spearman-1')).toEqual([]);
    endTurn(table);
    expect(table.piece('spearman-1')?.moved).toBe(true);
    endTurn(table).asks('main', 2);
    expect(table.piece('spearman-1')?.moved).toBe(false);
    expect(table.zones('spearman-1')).toContain('blue-middle');
  });

  test('CA-16 CA-80: a Builder builds from the hand of whoever has the turn', () => {
    const table = team(['red builder-1 at red-middle', ...specials], {
      hands: [['Wall'], [], ['Keep']],
    });
    expect(table.can('builder-1')).toContain('build:wall');
    table.play('unit:builder-1', 'build:wall').asks('main', 0);
    expect(table.hand(0)).toEqual([]);
    expect(table.hand(2)).toEqual(['keep']);
    expect(table.piece('wall-1')?.seat).toBe(0);
  });

  test('CA-41 CA-80: the second player’s Ambush and own cards count as the side’s', () => {
    const table = team(['red spearman-1 at blue-front', 'blue spearman-2 at blue-front', ...specials], {
      hands: [[], [], ['Ambush']],
      more: { turn: 7 },
    });
    expect(table.asked).toBe(2);
    table.play('play:ambush', 'unit:spearman-1', 'at:spearman-2').asks('main', 2);
    expect(table.hp('spearman-2')).toBe(0);
  });

  test('CA-80: the log names a side by its colour, who plays or draws by name', () => {
    const table = team(['red spearman-1 at blue-front', 'blue spearman-2 at blue-front'], {
      hands: [[], [], ['Archer']],
      more: { turn: 7 },
    });
    table.play('play:archer', 'zone:red-castle', 'unit:spearman-1', 'at:spearman-2').asks('main', 2);
    const names = ['Ada', 'Bob', 'Cem', 'Dan'];
    const said = table
      .heard(null)
      .map((face) => castles.describe.report(face as never, (seat) => names[seat], table.state));
    expect(said.at(-2)).toBe('Cem plays Archer 1 to the Red Castle Zone.');
    expect(said.at(-1)).toBe('Red’s Spearman 1 hits Blue’s Spearman 2 for 3 damage (1 HP left).');
  });
});

describe('hands', () => {
  test('CA-81: teamHand cards for each, whatever startingHand says; two play with startingHand', () => {
    const four = scene({ seats: [{}, {}, {}, {}].map(() => ({})) } as Json, { teamHand: 3, startingHand: 7 });
    four.asks('main');
    expect(four.state.seats.map(({ hand }) => hand.length)).toEqual(
      [0, 0, 0, 0].map((_, seat) => (seat === four.asked ? 1 : 0)),
    );
    const two = scene({}, { teamHand: 3 });
    two.asks('main');
    expect(two.state.seats.map(({ hand }) => hand.length)).toContain(5);
  });

  test.each([
    { teamHands: 'open', cards: ['archer', 'trap'], order: 'any-2', known: ['trap'] },
    { teamHands: 'closed', cards: undefined, order: undefined, known: undefined },
  ])(
    'CA-81: $teamHands hands, of which enemies see known cards alone',
    ({ teamHands, cards, order, known }) => {
      const table = team(specials, {
        hands: [['Keep'], [], ['Archer', 'Trap'], []],
        known: [[], [], ['Trap'], []],
        orders: ['hold', 'hold', 'any-2', 'hold'],
        options: { teamHands },
      });
      const mate = { hand: 2, knownCount: 1 };
      table.asks('main', 0);
      expect(table.view(0).seats[2]).toEqual({
        ...mate,
        ...(cards === undefined ? {} : { cards, known, order }),
      });
      expect(table.view(2).seats[2]).toEqual({
        ...mate,
        cards: ['archer', 'trap'],
        known: ['trap'],
        order: 'any-2',
      });
      expect(table.view(1).seats[2]).toEqual({ ...mate, known: ['trap'] });
      expect(table.view(3).seats[2]).toEqual({ ...mate, known: ['trap'] });
      expect(table.view(null).seats[2]).toEqual(mate);
    },
  );

  test.each([
    { teamHands: 'open', told: true },
    { teamHands: 'closed', told: false },
  ])(
    'CA-81: with $teamHands hands a draw and an order are told to the teammate: $told',
    ({ teamHands, told }) => {
      const table = team(specials, { options: { teamHands }, more: { phase: 'start', turn: 4 } });
      table.play('done', 'order:any-1').asks('main', 1);
      const drawn = (seat: number | null): boolean => table.toldTo(seat, 'draws')[0].cards !== undefined;
      const ordered = (seat: number | null): string | undefined => table.toldTo(seat, 'orders')[0].order;
      expect([drawn(0), drawn(2), drawn(1), drawn(3), drawn(null)]).toEqual([
        true,
        told,
        false,
        false,
        false,
      ]);
      const order = told ? 'any-1' : undefined;
      expect([ordered(0), ordered(2), ordered(1), ordered(null)]).toEqual([
        'any-1',
        order,
        undefined,
        undefined,
      ]);
    },
  );
});

describe('Traps', () => {
  const entering = ['red spearman-1 at blue-front', 'red spearman-3 at blue-front', ...specials];

  test.each([
    { orders: ['hold', 'hold', 'hold', 'any-1'], sprung: [3] },
    { orders: ['hold', 'any-1', 'hold', 'hold'], sprung: [] },
  ])('CA-82: only the order of the enemy who had the turn before springs: $orders', ({ orders, sprung }) => {
    const table = team(entering, { hands: [[], ['Trap'], [], ['Trap']], orders });
    table.play('unit:spearman-1', 'zone:blue-middle').asks('main', 0);
    expect(table.told('trap').map(({ seat }) => seat)).toEqual(sprung);
  });

  test('CA-82: of a hand without a Trap nothing is sprung, whatever the teammate holds', () => {
    const table = team(entering, {
      hands: [[], ['Trap'], [], []],
      orders: ['hold', 'any-4', 'hold', 'any-4'],
    });
    table.play('unit:spearman-1', 'zone:blue-middle').asks('main', 0);
    expect(table.told('trap')).toEqual([]);
  });

  test('CA-50 CA-82: asked, all who hold cards answer at once, and one Trap is lost', () => {
    const options = { trapWindow: 'ask' };
    const table = team(entering, { hands: [[], ['Trap'], [], ['Trap', 'Keep']], options });
    table.play('unit:spearman-1', 'zone:blue-middle');
    expect(table.match.decision?.seats).toEqual([1, 3]);
    table.as(3, 'spring');
    expect(table.piece('spearman-1')).toBeDefined();
    table.as(1, 'spring').asks('main', 0);
    expect([table.hand(1), table.hand(3)]).toEqual([[], ['keep', 'trap']]);
    expect(table.told('trap').map(({ seat }) => seat)).toEqual([1]);
  });

  test('CA-82: who holds no card is not asked; without anybody nobody is', () => {
    const options = { trapWindow: 'ask' };
    const one = team(entering, { hands: [[], ['Keep'], [], []], options });
    one.play('unit:spearman-1', 'zone:blue-middle').asks('trap', 1);
    expect(one.match.decision?.seats).toEqual([1]);
    const none = team(entering, { hands: [], options });
    none.play('unit:spearman-1', 'zone:blue-middle').asks('main', 0);
  });
});

describe('knowledge', () => {
  test('CA-68 CA-83: a look is at one hand, chosen, and its side knows what it saw', () => {
    const table = team(spy, {
      hands: [[], ['Keep', 'Trap'], [], ['Archer']],
      options: { teamHands: 'closed' },
    });
    expect(table.offers('unit:spy-1', 'look')).toEqual(['seat:1', 'seat:3']);
    table.play('unit:spy-1', 'look');
    expect(table.label('seat:3')).toBe('Look at the hand of Blue’s second player (1 card, 0 known)');
    expect(table.refuses('seat:2', 'CA-83')).toMatch(/Choose the hand of an enemy/);
    table.play('seat:3').asks('main', 0);
    expect(table.known(3)).toEqual(['archer']);
    const seen = [0, 1, 2, 3, null].map((seat) => table.toldTo(seat, 'looks')[0].cards);
    expect(seen).toEqual([['archer'], undefined, ['archer'], ['archer'], undefined]);
    expect(table.told('looks')[0]).toMatchObject({ seat: 0, of: 3, count: 1 });
    expect(table.offers('unit:spy-1')).not.toContain('look');
  });

  test('CA-83: at a side of one there is nothing to choose', () => {
    const seats = [{ hand: [] }, { hand: ['Keep'] }, { hand: [] }];
    const table = scene({ turn: 5, red: 0, cards: spy, seats } as Json);
    table.play('unit:spy-1', 'look').asks('main');
    expect(table.known(1)).toEqual(['keep']);
  });

  const ending = (teamHands: string, discard: readonly string[] = []): Scene =>
    scene(
      {
        red: 0,
        cards: specials,
        seats: [['Archer'], ['Trap'], ['Healer'], ['Mason']].map((hand) => ({ hand })),
        deck: ['Keep'],
        discard,
        phase: 'start',
        turn: 4,
      } as Json,
      { teamHands, drawPerTurn: 2 },
    );

  test.each(['open', 'closed'])('CA-67 CA-83: the last card drawn shows %s hands to everybody', (hands) => {
    const table = ending(hands);
    table.asks('main', 0);
    const held = [['archer', 'keep'], ['trap'], ['healer'], ['mason']];
    expect(table.told('deck-empty')).toEqual([{ tell: 'deck-empty', hands: held }]);
    expect(table.state.seats.map((_, seat) => table.known(seat))).toEqual(held);
    expect(table.view(null).seats.map(({ shown }) => shown)).toEqual(held);
    expect(table.view(2).seats.map(({ shown }) => shown)).toEqual(held);
  });

  test('CA-69: what was shown is known no more when a copy of it has left the hand', () => {
    const table = ending('open');
    table.play('play:archer', 'zone:red-middle').asks('main', 0);
    expect(table.view(null).seats[0]).toMatchObject({ knownCount: 1, shown: ['keep'] });
  });

  test.each([0, 1, 2, 3, null])(
    'CA-71: what was held when the deck ran out is not imagined among the cards of the new one, by seat %j',
    (watcher) => {
      const table = ending('closed', ['Wall', 'Wall', 'Rout']);
      table.asks('main', 0);
      const random = seedRandom('new deck');
      for (let world = 0; world < 60; world++) {
        const state = castles.copy(table.state);
        castles.resample(state, watcher, random, {});
        expect(state.seats.slice(1).map(({ hand }) => hand)).toEqual(
          table.state.seats.slice(1).map(({ hand }) => hand),
        );
        expect(state.seats[0].hand).toEqual(expect.arrayContaining([kindOf('archer'), kindOf('keep')]));
      }
    },
  );
});

describe('the end', () => {
  test('CA-63 CA-84: a side wins together, and so it loses', () => {
    const cards = [
      'red spearman-1 at blue-middle',
      unit('blue', 'castle-2', 'blue-middle', { hp: 3 }),
      'blue general-2 at blue-middle',
    ];
    const table = team(cards, { more: { turn: 7 } });
    table.play('unit:spearman-1', 'at:castle-2').asks(null);
    expect(castles.outcome(table.state, {})).toMatchObject({
      winners: [0, 2],
      ranking: [
        [0, 2],
        [1, 3],
      ],
    });
    expect(table.told('over')[0].scores).toEqual([100, -100, 100, -100]);
    expect(castles.estimate(table.state, {}, null)).toEqual([0.5, 0, 0.5, 0]);
  });

  test('CA-65 CA-84: a side surrenders when all its players have said so', () => {
    const table = team(specials, { options: { surrender: true } });
    table.play('surrender');
    expect(table.told('yields')).toEqual([{ tell: 'yields', seat: 0, waits: [2] }]);
    expect(table.legal()).not.toContain('surrender');
    expect(table.view(null).yielded).toEqual([0]);
    endTurn(table);
    endTurn(table);
    table.play('surrender').asks(null);
    expect(table.state.winners).toEqual([1, 3]);
    expect(castles.outcome(table.state, {})?.reason).toBe('the other side has surrendered');
  });

  test('CA-19 CA-84: saying so can be taken back, and holds until the own next turn', () => {
    const table = team(specials, { options: { surrender: true } });
    table.play('surrender').takeBack();
    expect(table.state.yielded).toEqual([]);
    table.play('surrender');
    for (const _ of [0, 1, 2]) endTurn(table);
    expect(table.state.yielded).toEqual([0]);
    endTurn(table).asks('main', 0);
    expect(table.state.yielded).toEqual([]);
    expect(table.legal()).toContain('surrender');
  });

  test('CA-84: who is a side alone surrenders at once', () => {
    const seats = [{ hand: [] }, { hand: [] }, { hand: [] }];
    const table = scene({ turn: 6, red: 0, cards: specials, seats } as Json, { surrender: true });
    table.play('surrender').asks(null);
    expect(table.state.winners).toEqual([0, 2]);
  });
});

test('CA-13 CA-80: the refusal of the enemy’s card names no teammate', () => {
  const table = team([...specials, 'blue archer-1 at blue-front'], { more: { turn: 7 } });
  expect(table.refuses('unit:archer-1', 'CA-13')).toMatch(/enemy’s/);
  table.asks('main', 2);
});
