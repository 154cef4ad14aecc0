// Prompts, labels, log sentences, positions and judgements as players and programs meet them.

import { readPosition, writePosition } from '@bridgefront/kernel';
import type { Json, Options } from '@bridgefront/kernel';
import { positionsComeBack } from '@bridgefront/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { FellsFace } from '../rules/faces.ts';
import { fellsTexts as words } from '../page/texts.ts';
import { outcome } from '../rules/ending.ts';
import { fellsAndFords } from '../rules/index.ts';
import { cardsJson } from '../rules/json.ts';
import { sectionHexes } from '../rules/table.ts';
import { field } from './scene.ts';
import type { Field } from './scene.ts';

const names = ['Ada', 'Ben'];

test('the log tells an attack step by step, in names and places', () => {
  const scene = field({
    south: { 'toll-wardens': '4,5' },
    north: { 'scree-howlers': { at: '4,4', health: 2 } },
    dice: ['strike', 'morale', 'lore'],
  }).play('unit:4,5', 'at:4,4', 'to:4,4');
  scene.asks('attacks');
  const log = scene.reports.map(({ face }) =>
    face === null ? '' : fellsAndFords.describe.report(face as FellsFace, (seat) => names[seat], scene.state),
  );
  expect(log).toEqual([
    'Ada’s Toll Wardens at the hex south-east of the middle hex attack Scree Howlers at the middle hex.',
    'Toll Wardens roll strike, morale and lore.',
    'Ben’s Scree Howlers suffer 1 damage: 1 figure left.',
    'Ben’s Scree Howlers retreat to the hex north-west of the middle hex.',
    'Ada gains 1 lore from the dice.',
    'Ada’s Toll Wardens advance to the middle hex.',
  ]);
});

describe('the log says what has come of it, not what was rolled', () => {
  const said = (given: Field, ...choices: readonly string[]): string[] => {
    const scene = field(given).play(...choices);
    scene.asks(scene.match.decision?.ask ?? null);
    return scene.reports.flatMap(({ face }) =>
      face === null
        ? []
        : [fellsAndFords.describe.report(face as FellsFace, (seat) => names[seat], scene.state)],
    );
  };
  const attack = ['unit:4,5', 'at:4,4'];
  const duel = (north: Field['north'], ...dice: NonNullable<Field['dice']>): Field => ({
    south: { 'toll-wardens': '4,5' },
    north: north ?? {},
    dice,
  });

  test('FF-71: nobody suffers more than it has', () => {
    const given = duel({ 'scree-howlers': { at: '4,4', health: 1 } }, 'strike', 'strike', 'strike');
    expect(said(given, ...attack)).toContain('Ben’s Scree Howlers suffer 1 damage: nobody is left.');
  });

  test('FF-68: after a reroll the whole roll is told, and said to be whole', () => {
    const given: Field = {
      ...duel({ 'scree-howlers': '4,4' }, 'strike', 'morale', 'lore', 'pierce', 'pierce'),
      seats: [{}, { lore: 2, loreHand: ['Evil Eye'] }],
    };
    const log = said(given, ...attack, 'lore:evil-eye', 'die:1', 'die:2');
    expect(log).toContain('Ben has 2 dice rolled again; the whole roll is now 2 pierce and 1 lore.');
  });

  const stunned = { 'scree-howlers': { at: '4,4', stunned: true } };
  test.each<readonly [string, Field['north'], Field['terrain']]>([
    ['the way behind being barred', { 'scree-howlers': '4,4' }, { water: '4,3' }],
    ['being stunned', stunned, {}],
  ])('FF-84: who has not moved cannot retreat at all, %s', (why, north, terrain = {}) => {
    const log = said({ ...duel(north, 'morale', 'pierce', 'pierce'), terrain }, ...attack);
    expect(log.find((one) => one.includes('cannot retreat'))).toBe(
      `Scree Howlers cannot retreat, ${why}: 1 retreat turns into damage.`,
    );
  });

  test('FF-84: who has gone back some way cannot retreat further', () => {
    const given = duel({ 'scree-howlers': '4,4' }, 'morale', 'morale', 'pierce');
    const log = said({ ...given, terrain: { forest: '4,3' } }, ...attack);
    expect(log.find((one) => one.includes('cannot retreat'))).toBe(
      'Scree Howlers cannot retreat further, held by the ground: 1 retreat turns into damage.',
    );
  });
});

test('cards name their conditions, and the list of cards holds the terrain', () => {
  const cards = cardsJson();
  const text = (id: string): string => cards.find((card) => card.id === id)?.text ?? '';
  expect(text('red-shallows')).toContain('on or beside water, in either turn, whatever eliminates it');
  expect(text('dying-blow')).toContain(
    'not stunned, falls to an attack from beside it by a unit without Vigilant',
  );
  expect(cards.filter(({ deck }) => deck === 'terrain').map(({ id }) => id)).toEqual(
    expect.arrayContaining(['forest', 'hill', 'building', 'tent', 'water', 'ford', 'bridge']),
  );
});

test('figures of the page are said in the right number, and points beyond the goal as such', () => {
  expect(words.vp(16, 16)).toBe('16 of 16 VP');
  expect(words.vp(17, 16)).toBe('17 VP, 16 win');
  expect([words.vpShort(16, 16), words.vpShort(17, 16)]).toEqual(['16/16', '17']);
  expect(words.cards(2, 1)).toBe('2 command cards, 1 lore card');
});

test('labels tell figures, places and odds', () => {
  const scene = field({
    south: { 'toll-wardens': '4,5' },
    north: { 'scree-howlers': { at: '4,4', poisoned: true } },
    terrain: { forest: '4,4' },
  });
  expect(scene.prompt()).toBe('Attack with your ordered units.');
  expect(scene.label('unit:4,5')).toBe('Toll Wardens at the hex south-east of the forest (3 figures)');
  scene.play('unit:4,5');
  expect(scene.prompt()).toBe('Choose whom your Toll Wardens attack (at the hex south-east of the forest).');
  expect(scene.label('at:4,4')).toBe(
    'Enemy Scree Howlers at the forest (3 figures, poisoned): 2 dice, eliminated in 0 %',
  );
  scene.asks('attacks');
});

test('every card, unit and objective has a text made from its data', () => {
  const cards = cardsJson();
  expect(cards.every(({ text }) => text.length > 0)).toBe(true);
  const text = (id: string): string => cards.find((card) => card.id === id)?.text ?? '';
  expect(text('loose-the-reins')).toBe('Order up to 3 cavalry units. Each has +1 die in its first attack.');
  expect(text('shield-the-line')).toBe(
    'When your unit would suffer damage: it suffers 1 damage less, 2 less if beside another friendly unit.',
  );
  expect(text('toll-wardens')).toBe('Immovable 1: may ignore up to 1 retreat of each combat.');
});

test('FF-24: a unit with Frenzy names the face that feeds it in this match', () => {
  const textsOf = (options: Options): string[] =>
    cardsJson(options).flatMap(({ text }) => text.match(/Frenzy: commit \w+/) ?? []);
  expect(new Set(textsOf({}))).toEqual(new Set(['Frenzy: commit heroic']));
  expect(new Set(textsOf({ frenzyFace: 'cleave' }))).toEqual(new Set(['Frenzy: commit cleave']));
});

describe('positions', () => {
  test.each([{}, { battle: 'cairnHill' }])('what is written is read again: %o', (options) => {
    expect(
      positionsComeBack(fellsAndFords, { seats: 2, seed: 'trip', options, every: 7, most: 300 }),
    ).toBeGreaterThan(20);
  });

  const read = (position: Json) =>
    readPosition(fellsAndFords, { game: 'fells-and-fords', options: {}, position });

  test.each([
    { position: { units: [{ unit: 'Tol Wardens', at: '4,4' }] }, says: 'did you mean "Toll Wardens"?' },
    { position: { units: [{ unit: 'Toll Wardens', at: '40,4' }] }, says: 'a hex of the board' },
    {
      position: { units: ['4,4', '4,4'].map((at) => ({ unit: 'Toll Wardens', at })) },
      says: 'two units stand on the same hex',
    },
    {
      position: { units: [{ unit: 'Toll Wardens', at: '4,4' }], terrain: { water: '4,4' } },
      says: 'cannot stand on bare water',
    },
    { position: { units: [{ unit: 'Toll Wardens', seat: 1, at: '4,4' }] }, says: 'faction of seat 1' },
    { position: { units: [], terrain: { swamp: '4,4' } }, says: 'there is no terrain "swamp"' },
    {
      position: { units: [], seats: [{ loreHand: ['Tithe', 'Tithe'] }] },
      says: 'more often than the deck has copies',
    },
  ])('refused: $says', ({ position, says }) => {
    expect(() => read(position as Json)).toThrow(says);
  });

  test('a position is short where everything is usual', () => {
    const scene = field({
      alone: true,
      south: { 'toll-wardens': '4,5' },
      north: { 'crag-ogres': '4,3' },
    }).asks('attacks');
    const text = writePosition(fellsAndFords, scene.match).position as { readonly units: Json };
    expect(text.units).toEqual([
      { unit: 'Toll Wardens', seat: 0, at: '4,5', ordered: true },
      { unit: 'Crag Ogres', seat: 1, at: '4,3' },
    ]);
  });
});

describe('what bots are told', () => {
  test('who is ahead has the greater share', () => {
    const scene = field({ south: { 'storm-heron': '4,5' }, seats: [{ vp: 12 }, { vp: 3 }] }).asks('attacks');
    const [south, north] = fellsAndFords.estimate(scene.state, scene.match.options, scene.match.decision);
    expect(south + north).toBeCloseTo(1);
    expect(south).toBeGreaterThan(0.8);
  });
});

test('FF-90, FF-92: the reason of a victory says who had how many points', () => {
  const end = (seats: NonNullable<Field['seats']>, more: NonNullable<Field['more']>): string | undefined =>
    outcome(
      field({
        alone: true,
        south: { 'causeway-riders': ['4,8', '5,8'] },
        north: { 'crag-ogres': '4,0', 'scree-howlers': '6,0' },
        active: 1,
        seats,
        more,
      })
        .play('done', 'tokens')
        .asks(null).state,
    )?.reason;
  expect(end([{ vp: 2 }, { vp: 16 }], { round: 9 })).toBe(
    '16 victory points to 2 at the start of the first player’s turn',
  );
  expect(end([{ vp: 5 }, { vp: 4 }], { round: 25 })).toBe('5 victory points to 4 after 25 rounds');
  expect(end([{ vp: 5 }, { vp: 5 }], { round: 25 })).toBe(
    'even at 5 victory points after 25 rounds, but with units left that are worth more',
  );
});

test('FF-45: a command card that is begun with is named in the question', () => {
  const scene = field({
    step: 'start',
    south: { 'toll-wardens': '0,6' },
    seats: [{ command: ['Company Left'] }, {}],
  });
  expect(scene.prompt()).toBe('Play a command card.');
  scene.play('card:company-left');
  expect(scene.prompt()).toBe('Play Company Left for its text, or to order one unit anywhere?');
  scene.asks('command');
});

test('FF-6: a command card lights its sections, turned for the side in the north, and one of kinds lights none', () => {
  const left = sectionHexes('company-left', 0, {});
  expect(left).toContain('0,6');
  expect(left).not.toContain('8,6');
  expect(sectionHexes('company-left', 1, {})).toHaveLength(left.length);
  expect(sectionHexes('company-left', 1, {})).not.toContain('0,6');
  expect(sectionHexes('all-on-foot', 0, {})).toEqual([]);
});
