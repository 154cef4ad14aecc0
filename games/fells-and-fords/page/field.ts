// The battlefield that the options of a match hold, as it is read and drawn.

import type { Json, Options } from '@bridgefront/kernel';
import { isPlain } from '@bridgefront/tabletop/cards';
import type { Plain } from '@bridgefront/tabletop/cards';
import { under, unitTable } from '../rules/cards/in-force.ts';
import type { Battlefield } from '../rules/table.ts';
import { OBJECTIVES } from '../rules/tables/objectives.ts';
import { UNITS } from '../rules/tables/units.ts';

/** Who begins where, in the order of the seats. */
export const sides = ['fords', 'fells'] as const;

/** The records of a list; none where it is none. */
export function rowsOf(value: unknown): readonly Plain[] {
  return Array.isArray(value) ? value.filter(isPlain) : [];
}

/** The printed names of units by their short ones, which what is written may use. */
export const unitNames: ReadonlyMap<string, string> = new Map(UNITS.map(({ slug, name }) => [slug, name]));
const objectiveNames = new Map(OBJECTIVES.map(({ slug, name }) => [slug, name]));

/** A unit by either of its names. */
export function unitNamed(name: unknown, options: Options) {
  return unitTable(under(options)).find((one) => one.name === name || one.slug === name);
}

/** A position with the names that are printed. */
export function withNames(position: Plain): Plain {
  const named = (names: ReadonlyMap<string, string>, word: unknown): unknown =>
    names.get(String(word)) ?? word;
  const units = rowsOf(position['units']).map((unit) => ({ ...unit, unit: named(unitNames, unit['unit']) }));
  const seats = rowsOf(position['seats']).map((own) =>
    own['objective'] === undefined ? own : { ...own, objective: named(objectiveNames, own['objective']) },
  );
  return { ...position, units, seats };
}

/** The position in a match's options; null: they hold none that can be read. */
export function positionIn({ scenario, factions }: Options): Json | null {
  if (typeof scenario !== 'string' || scenario === '') return null;
  try {
    const found: unknown = JSON.parse(scenario);
    if (!isPlain(found)) return null;
    const [south, north] = factions === 'fellsSouth' ? ['fells', 'fords'] : sides;
    const { seats = [{ faction: south }, { faction: north }] } = found;
    return withNames({ phase: 'play', ...found, seats }) as unknown as Json;
  } catch {
    return null;
  }
}

/** The position in a match's options as it is drawn; null: they hold none. */
export function fieldIn(options: Options): Battlefield | null {
  const position = positionIn(options);
  if (!isPlain(position)) return null;
  const { terrain, banners, tents } = position;
  const pitches = Array.isArray(tents) ? tents.map((at) => (typeof at === 'string' ? at : null)) : [];
  const where = pitches.filter((at) => at !== null).join(' ');
  return {
    terrain: {
      ...(isPlain(terrain) ? (terrain as Battlefield['terrain']) : {}),
      ...(where === '' ? {} : { tent: where }),
    },
    tents: pitches,
    banners: Object.entries(isPlain(banners) ? banners : {}).map(([at, vp]) => ({ at, vp: Number(vp) })),
    units: rowsOf(position['units']).map(({ unit, seat, at }, id) => {
      const { slug = String(unit), health = 0 } = unitNamed(unit, options) ?? {};
      return { id, unit: slug, seat: Number(seat), at: String(at), health };
    }),
  };
}
