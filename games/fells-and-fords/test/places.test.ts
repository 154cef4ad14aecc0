// Places of every map of the game: short names for banners and terrain, and a name of its own for each hex.

import { seedRandom } from '@bridgefront/kernel';
import type { Json } from '@bridgefront/kernel';
import { describe, expect, test } from 'vitest';
import { changeTerrain, layTerrain, terrainCode } from '../rules/field.ts';
import { hexList, HEXES, hexOf, turned } from '../rules/hexes.ts';
import { declarations } from '../rules/options.ts';
import { setupMatch } from '../rules/scenario.ts';
import { BATTLES } from '../rules/tables/battles.ts';
import { OBJECTIVES } from '../rules/tables/objectives.ts';
import { placesAnywhere, placesOf, placesSeen } from '../rules/text/places.ts';
import type { State } from '../rules/types.ts';
import { views } from '../rules/view.ts';

function fresh(battle: string): State {
  const options: { [name: string]: Json } = {};
  for (const [name, { default: usual }] of Object.entries(declarations)) options[name] = usual;
  return setupMatch({ ...options, battle } as never, 2, seedRandom('places')).state;
}

// Two halves of a map as two objectives lay it.
function mapOf(south: string, north: string): State {
  const state = fresh('none');
  [south, north].forEach((slug, seat) => {
    const objective = OBJECTIVES.findIndex((one) => one.slug === slug);
    state.seats[seat].objective = objective;
    layTerrain(state, OBJECTIVES[objective].terrain, (hex) => turned(hex, seat));
    for (const hex of hexList(OBJECTIVES[objective].banners))
      state.banners = state.banners.with(turned(hex, seat), 1);
  });
  return state;
}

function namesOf(state: State): string[] {
  const places = placesOf(state);
  return HEXES.map((_, hex) => places.name(hex));
}

const twice = (names: readonly string[]): string[] => names.filter((name, at) => names.indexOf(name) !== at);
const slugsOf = (faction: string): string[] =>
  OBJECTIVES.filter((one) => one.faction === faction).map(({ slug }) => slug);

describe('no two hexes have one name', () => {
  test.each(BATTLES.map(({ slug }) => slug))('%s', (battle) => {
    expect(twice(namesOf(fresh(battle)))).toEqual([]);
  });

  test.each(slugsOf('fords'))(
    '%s against every objective of the Fell Clans, either side in the South',
    (fords) => {
      for (const fells of slugsOf('fells'))
        for (const state of [mapOf(fords, fells), mapOf(fells, fords)]) {
          expect(twice(namesOf(state))).toEqual([]);
          const titles = HEXES.map((_, hex) => placesOf(state).title(hex));
          expect(twice(titles)).toEqual([]);
        }
    },
  );

  test('without a map', () => {
    expect(twice(HEXES.map((_, hex) => placesAnywhere.name(hex)))).toEqual([]);
  });
});

describe('names say what lies there, or whence a hex that has nothing is seen', () => {
  test.each([
    ['4,4', 'the middle banner', 'Middle banner'],
    ['6,6', 'the south-eastern banner', 'South-eastern banner (building)'],
    ['7,2', 'the north-eastern forest', 'North-eastern forest'],
    ['3,4', 'the water west of the middle banner', 'Water west of the middle banner'],
    ['1,2', 'the hex west of the north-western banner', 'Hex west of the north-western banner'],
    ['12,0', 'the hex two east and one north-east of the north-eastern hill', null],
  ])('%s is %s', (hex, name, title) => {
    const places = placesOf(fresh('cairnHill'));
    expect(places.name(hexOf(hex))).toBe(name);
    if (title !== null) expect(places.title(hexOf(hex))).toBe(title);
  });

  test('of two banners in one direction one is the inner and one the outer', () => {
    const names = namesOf(mapOf('long-causeway', slugsOf('fells')[0])).filter((name) =>
      name.endsWith('banner'),
    );
    expect(names).toContain('the inner eastern banner');
    expect(names).toContain('the outer eastern banner');
  });

  test('nothing is named after a building that may burn, and what was there keeps its words', () => {
    const burner = OBJECTIVES.find(({ score }) => score === 'burn');
    const state = mapOf('two-tollhouses', burner?.slug ?? '');
    const before = namesOf(state);
    const at = state.terrain.findIndex(
      (code, hex) => code === terrainCode.building && state.banners[hex] === 0,
    );
    changeTerrain(state, at, 'clear');
    expect(namesOf(state).filter((name, hex) => name !== before[hex])).toHaveLength(1);
    expect(placesOf(state).was('building', at)).toBe(before[at]);
  });
});

test('a page names the same places', () => {
  const state = mapOf('weir-watch', slugsOf('fells')[0]);
  const seen = placesSeen(views.view(state, null));
  expect(HEXES.map((_, hex) => seen.name(hex))).toEqual(namesOf(state));
});
