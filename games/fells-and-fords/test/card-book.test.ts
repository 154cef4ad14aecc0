// Cards, units and objectives of a match that its options change: what is taken, what is refused, and that they are played so.

import { bare, isSame, rebuilt, shapeProblem } from '@bridgefront/tabletop/cards';
import type { Plain } from '@bridgefront/tabletop/cards';
import type { Options } from '@bridgefront/kernel';
import { describe, expect, test } from 'vitest';
import { book } from '../rules/cards/book.ts';
import {
  abilityOf,
  armyTable,
  checkCards,
  commandTable,
  loreTable,
  objectiveTable,
  unitTable,
} from '../rules/cards/in-force.ts';
import { CARDS } from '../rules/cards/table.ts';
import { policy } from '../rules/evaluation/appraise.ts';
import { terrainCode } from '../rules/field.ts';
import { hexNames, turned } from '../rules/hexes.ts';
import { cardsJson } from '../rules/json.ts';
import { layObjective } from '../rules/objectives.ts';
import { checkOptions } from '../rules/check-options.ts';
import { fullOptions } from '../rules/options.ts';
import { COMMANDS } from '../rules/tables/commands.ts';
import { unitType } from '../rules/tables/units.ts';
import { factions } from '../rules/vocabulary.ts';
import { reportText } from '../rules/text/reports.ts';
import { fellsTable } from '../terminal/table.ts';
import { field, start, until } from './scene.ts';

test.each(CARDS)('a form builds $name from nothing by its own operations', (card) => {
  const shape = book.shape(card);
  const built = rebuilt(shape, bare(card));
  expect(isSame(built, bare(card))).toBe(true);
  expect(shapeProblem(shape, built)).toBeNull();
  expect(book.problem(card, card)).toBeNull();
});

function printed(slug: string): Plain {
  const card = CARDS.find((one) => one.slug === slug);
  if (card === undefined) throw new Error(`There is no ${slug}.`);
  return bare(card);
}

/** Cards of the option: printed ones with these fields in place of their own, new ones, or none. */
function cards(edits: { readonly [slug: string]: Plain | null }): string {
  return JSON.stringify(edits);
}

const changed = (slug: string, fields: Plain): string => cards({ [slug]: { ...printed(slug), ...fields } });

const fresh = 'new-1-field-rations';
const rations: Plain = {
  type: 'lore',
  faction: 'fords',
  copies: 2,
  cost: 1,
  window: 'orders',
  effect: { do: 'recover', amount: 2 },
};

describe('FF-103: the options', () => {
  test('change numbers by their names, and nothing else', () => {
    const options = fullOptions({
      cardChanges: 'toll-wardens.immovable.upTo=3;tithe.most=6;broad-front.left=2',
    });
    expect(checkCards(options)).toBeNull();
    expect(abilityOf({ options }, unitType('toll-wardens'), 'immovable')).toBe(3);
    const text = (id: string): string | undefined => cardsJson(options).find((card) => card.id === id)?.text;
    expect(text('tithe')).toContain('at most 6');
    expect(text('broad-front')).toContain('2 units on the left');
    const plain = fullOptions({});
    expect(
      unitTable({ options }).filter((unit, id) => unit !== unitTable({ options: plain })[id]),
    ).toHaveLength(1);
  });

  test('a new card has its number, its text and its copies, and a removed one has none', () => {
    const options = fullOptions({ cards: cards({ [fresh]: rations, 'ward-bell': null }) });
    const lore = loreTable({ options });
    expect([lore.at(-1)?.name, lore.at(-1)?.copies]).toEqual(['Field Rations', 2]);
    expect(lore.find(({ slug }) => slug === 'ward-bell')?.copies).toBe(0);
    const { seats } = start(options).asks('objective').state;
    const decks = seats.map(({ loreDeck, loreHand }) => [...loreDeck, ...loreHand]);
    expect(decks.map((deck) => deck.filter((id) => id === lore.length - 1).length)).toEqual(
      seats.map(({ faction }) => (factions[faction] === 'fords' ? 2 : 0)),
    );
    expect(cardsJson(options).map(({ id }) => id)).toContain(fresh);
    expect(cardsJson(options).map(({ id }) => id)).not.toContain('ward-bell');
    expect(commandTable({ options })).toEqual(COMMANDS);
  });

  test.each([
    [{ cardChanges: 'toll-warden.dice=4' }, 'There is no card "toll-warden". Did you mean "toll-wardens"?'],
    [
      { cards: changed('tithe', { window: 'roll' }) },
      'Tithe does nothing after dice are rolled: it can be played in the Order step or in the Lore step.',
    ],
    [
      { cards: changed('tithe', { effect: { do: 'tiths', most: 4 } }) },
      'Tithe: effect: There is no kind "tiths". Did you mean "tithe"?',
    ],
    [
      { cards: changed('venom-cup', { effect: { do: 'venom', within: 3, of: 'reed-archers' } }) },
      'Venom Cup names units of the other faction.',
    ],
    [
      { cards: changed('blood-rush', { effect: { do: 'dice', by: -1 } }) },
      'Blood Rush takes dice from its own attack.',
    ],
    [
      { cards: changed('broad-front', { orders: { rule: 'sections', left: 0, centre: 0, right: 0 } }) },
      'Broad Front orders nobody.',
    ],
    [
      { cards: cards({ 'toll-wardens': null }) },
      'Toll Wardens cannot be taken out: every unit has its place in armies and battles.',
    ],
    [
      { cards: changed('toll-wardens', { faction: 'fells' }) },
      'Toll Wardens: faction cannot be "fells": it takes fords.',
    ],
    [
      { cards: cards(Object.fromEntries(COMMANDS.slice(0, 9).map(({ slug }) => [slug, null]))) },
      'The command deck has 16 cards left; a match needs 20.',
    ],
    [
      { cards: cards({ 'company-left': null }), presetHands: true },
      'Preset hands need two copies of Company Left, and there are none.',
    ],
    [
      {
        cardChanges: 'toll-wardens.cost=20;reed-archers.cost=20;causeway-riders.cost=8',
        musterPoints: 35,
      },
      'The least army of the Ford League costs 46 points, and with a tent there are 40: make units cheaper.',
    ],
  ])('%j is refused', (given, sentence) => {
    expect(checkOptions(fullOptions(given))).toBe(sentence);
  });
});

describe('FF-103: what is changed is played as it was changed', () => {
  test('units move, fight and stand as their figures say', () => {
    const options = { cardChanges: 'toll-wardens.dice=5;toll-wardens.move=4;scree-howlers.health=5' };
    const scene = field({ south: { 'toll-wardens': '4,5' }, north: { 'scree-howlers': '4,4' }, options });
    expect(scene.health('4,4')).toBe(5);
    scene.play('unit:4,5', 'at:4,4');
    expect(scene.rolled).toBe(5);
    scene.asks('counter');
    const mover = field({ south: { 'toll-wardens': '4,8' }, step: 'moves', options });
    expect(mover.play('unit:4,8').legal()).toContain('to:4,4');
    mover.asks('moves');
  });

  test('a new card is played by hand, with its name in prompt, log and terminal', () => {
    const options = { cards: cards({ [fresh]: rations }) };
    const scene = field({
      south: { 'reed-archers': { at: '4,8', health: 1, ordered: true } },
      step: 'orders',
      seats: [{ lore: 2, loreHand: ['Field Rations'] }, {}],
      options,
    });
    expect(scene.legal()).toContain(`lore:${fresh}`);
    expect(scene.label(`lore:${fresh}`)).toBe(
      'Field Rations (1 lore): In your Order step: one ordered unit recovers up to 2 health.',
    );
    scene.play(`lore:${fresh}`, 'unit:4,8');
    expect(scene.health('4,8')).toBe(3);
    scene.asks('orders');
    expect(scene.told('plays').map(({ card }) => card)).toEqual([fresh]);
    const [told] = scene.told('plays');
    expect(reportText(told, (seat) => `seat ${seat}`)).toContain('Field Rations');
    expect(fellsTable.why((_style, text) => text, options, 'Field Rations')?.join(' ')).toContain(
      'recovers up to 2 health',
    );
  });

  test('an objective scores as it was changed', () => {
    const options = fullOptions({ cards: changed('long-causeway', { score: 'middle' }) });
    expect(cardsJson(options).find(({ id }) => id === 'long-causeway')?.text).toContain('middle hex');
    const held = field({
      south: { 'toll-wardens': '4,4' },
      seats: [{ objective: 'The Long Causeway' }, {}],
      options: { cards: options.cards },
    });
    expect(held.asks('attacks').tableView(0).seats[0].income).toBe(1);
  });
});

test('FF-103: what bots think of a card follows its numbers', () => {
  const worthOf = (cardChanges: string, legal: readonly string[]): readonly number[] => {
    const scene = start({ cardChanges, presetHands: true, battle: 'brokenWeir' }, 'worth');
    const { state } = scene.asks('keep');
    const decision = { ...scene.match.decision, ask: 'feeler' } as never;
    return policy.appraise(state, 0, [], legal, decision);
  };
  const commands = ['keep:company-left', 'keep:onset-left'];
  const [company, onset] = worthOf('', commands);
  expect(onset).toBeGreaterThan(company);
  const [dearer, same] = worthOf('company-left.left=4', commands);
  expect(dearer).toBeGreaterThan(same);
  const lore = ['keep:tithe', 'keep:forced-march'];
  expect(worthOf('', lore)).toEqual([0.25, 0.25]);
  expect(worthOf('tithe.most=8;forced-march.move=2', lore)).toEqual([0.5, 0.5]);
});

describe('FF-103: land and whole armies', () => {
  const causeway = { terrain: { forest: ['1,4'], bridge: ['0,5'] }, banners: ['2,5', '4,6'] };

  test('an objective lays what it was changed to, turned for North', () => {
    const options = fullOptions({ factions: 'fellsSouth', cards: changed('long-causeway', causeway) });
    const match = { options };
    const id = objectiveTable(match).findIndex(({ slug }) => slug === 'long-causeway');
    const { state } = start(options).asks('objective');
    state.seats[1].objective = id;
    state.seats[0].objective = objectiveTable(match).findIndex(({ faction }) => faction === 'fells');
    layObjective(state, 1);
    const laid = (terrain: number): string[] => hexNames.filter((_, hex) => state.terrain[hex] === terrain);
    const turnedName = (name: string): string => hexNames[turned(hexNames.indexOf(name), 1)];
    expect(laid(terrainCode.forest)).toEqual([turnedName('1,4')]);
    expect(laid(terrainCode.hill)).toEqual([]);
    expect(hexNames.filter((_, hex) => state.banners[hex] > 0).toSorted()).toEqual(
      causeway.banners.map(turnedName).toSorted(),
    );
  });

  test('a whole army is taken as it was changed, by whichever of both options', () => {
    const army = (given: Options) =>
      armyTable({ options: fullOptions(given) }).find(({ slug }) => slug === 'clan-host');
    const units = { 'scree-howlers': 5, 'bramble-slingers': 3, 'tusk-riders': 2 };
    expect(army({ cardChanges: 'clan-host.tusk-riders.copies=2' })?.units).toEqual(units);
    const rows = Object.entries(units).map(([unit, copies]) => ({ unit, copies }));
    expect(army({ cards: changed('clan-host', { units: rows, tent: true }) })).toMatchObject({
      units,
      tent: true,
    });
    const options = {
      armies: 'preset',
      factions: 'fellsSouth',
      cardChanges: 'clan-host.tusk-riders.copies=2',
    };
    const scene = until(start(options), 'army').asks('army').as(0);
    expect(scene.legal()).toContain('army:clan-host');
    expect(scene.label('army:clan-host')).toContain('Tusk Riders (2)');
  });

  test.each([
    [
      { cards: changed('long-causeway', { terrain: { forest: ['1,4'], hill: ['1,4'] } }) },
      'The Long Causeway lays two kinds of terrain on one hex, 1,4.',
    ],
    [
      { cards: changed('long-causeway', { terrain: { water: ['2,4'] } }) },
      'The Long Causeway plants a banner in bare water, at 2,4.',
    ],
    [
      { cards: changed('long-causeway', { terrain: { water: ['2,6'] } }) },
      'The Long Causeway lays bare water where its own army is laid out.',
    ],
    [
      {
        cards: changed('long-causeway', { terrain: { forest: ['-2,6', '0,6', '2,6', '4,6', '6,6', '8,6'] } }),
      },
      'The Long Causeway leaves no hex without terrain in the front row of its own army, where a tent could lie.',
    ],
    [{ cardChanges: 'clan-host.tusk-riders.copies=4' }, 'Clan Host takes 4 Tusk Riders, and there are 3.'],
    [
      { cards: changed('clan-host', { units: [{ unit: 'scree-howlers', copies: 5 }] }) },
      'Clan Host has 5 cards: an army has 7 to 18, a tent among them.',
    ],
  ])('%j is refused', (given, sentence) => {
    expect(checkCards(fullOptions(given))).toBe(sentence);
  });
});
