// Battlefields in the making: what is laid where, and how that becomes the scenario of a match and comes back from it.

import type { Options } from '@bridgefront/kernel';
import type { SomeChanges } from '@bridgefront/page/set-up.ts';
import { board, typeOfSlug } from '../rules/table.ts';
import type { Battlefield, UnitView } from '../rules/table.ts';

/** The side that leads the Ford League, or the Fell Clans. */
export type Side = 'fords' | 'fells';

/** A battlefield with who begins, where the Ford League stands, and the points that win. */
export interface Draft {
  readonly name: string;
  readonly terrain: ReadonlyMap<string, string>;
  readonly banners: ReadonlyMap<string, number>;
  readonly units: ReadonlyMap<string, string>;
  /** Hexes of the command tents, and objectives, of those who have one. */
  readonly tents: { readonly [side in Side]?: string };
  readonly objectives: { readonly [side in Side]?: string };
  /** The faction that begins, and the one in the South. */
  readonly first: Side;
  readonly south: Side;
  readonly winningVp: number;
}

/** Nothing but the land. */
export const emptyDraft: Draft = {
  name: '',
  terrain: new Map(),
  banners: new Map(),
  units: new Map(),
  tents: {},
  objectives: {},
  first: 'fords',
  south: 'fords',
  winningVp: 12,
};

/** A tool of the editor, by what it lays. */
export type Tool =
  | { readonly lays: 'terrain'; readonly what: string }
  | { readonly lays: 'unit'; readonly what: string }
  | { readonly lays: 'banner' }
  | { readonly lays: 'tent'; readonly whose: Side }
  | { readonly lays: 'nothing' };

/** The most VP of a banner that the editor lays; one more takes it away. */
const mostVp = 3;

function without<V>(map: ReadonlyMap<string, V>, hex: string): Map<string, V> {
  const left = new Map(map);
  left.delete(hex);
  return left;
}

// A tent lies on a hex without terrain (FF-33): either drives out the other.
function withoutTent({ tents }: Draft, hex: string): Draft['tents'] {
  return Object.fromEntries(Object.entries(tents).filter(([, at]) => at !== hex));
}

function pitched(draft: Draft, whose: Side, hex: string): Draft {
  const tents = withoutTent(draft, hex);
  if (draft.tents[whose] === hex) return { ...draft, tents };
  return { ...draft, terrain: without(draft.terrain, hex), tents: { ...tents, [whose]: hex } };
}

/** The hex that lies opposite, seen from the other side. */
export function opposite(hex: string): string {
  const place = board.hexByName.get(hex) ?? 0;
  return board.hexNames[board.hexNames.length - 1 - place];
}

/** What a click of the tool makes of the battlefield; the same thing again takes it away. */
export function laid(draft: Draft, tool: Tool, hex: string): Draft {
  const { terrain, banners, units } = draft;
  switch (tool.lays) {
    case 'terrain': {
      const same = terrain.get(hex) === tool.what;
      const flies = (unit: string | undefined): boolean => unit === undefined || unit === 'storm-heron';
      return {
        ...draft,
        tents: withoutTent(draft, hex),
        terrain: same ? without(terrain, hex) : new Map(terrain).set(hex, tool.what),
        units: !same && tool.what === 'water' && !flies(units.get(hex)) ? without(units, hex) : units,
      };
    }
    case 'banner': {
      const vp = (banners.get(hex) ?? 0) + 1;
      return { ...draft, banners: vp > mostVp ? without(banners, hex) : new Map(banners).set(hex, vp) };
    }
    case 'unit': {
      const same = units.get(hex) === tool.what;
      const drowned = terrain.get(hex) === 'water' && tool.what !== 'storm-heron';
      if (drowned) return draft;
      return { ...draft, units: same ? without(units, hex) : new Map(units).set(hex, tool.what) };
    }
    case 'tent':
      return pitched(draft, tool.whose, hex);
    case 'nothing':
      return {
        ...draft,
        tents: withoutTent(draft, hex),
        terrain: without(terrain, hex),
        banners: without(banners, hex),
        units: without(units, hex),
      };
  }
}

// The sides from South to North.
function seatsOf({ south }: Draft): readonly [Side, Side] {
  return south === 'fords' ? ['fords', 'fells'] : ['fells', 'fords'];
}

function seatOf(draft: Draft, unit: string): number {
  return typeOfSlug(unit).faction === draft.south ? 0 : 1;
}

/** The battlefield as it is drawn. */
export function fieldOf(draft: Draft, options: Options = {}): Battlefield {
  const terrain: { [kind: string]: string } = {};
  for (const [hex, kind] of draft.terrain) terrain[kind] = [terrain[kind], hex].filter(Boolean).join(' ');
  const tents = seatsOf(draft).map((side) => draft.tents[side] ?? null);
  const pitches = tents.filter((hex) => hex !== null);
  return {
    terrain: pitches.length === 0 ? terrain : { ...terrain, tent: pitches.join(' ') },
    tents,
    banners: [...draft.banners].map(([at, vp]) => ({ at, vp })),
    units: [...draft.units].map(([at, unit], id) => ({
      id,
      unit,
      seat: seatOf(draft, unit),
      at,
      health: typeOfSlug(unit, options).health,
    })),
  };
}

/** A battlefield to go on from. */
export function draftOf(field: Battlefield, more: Partial<Draft>): Draft {
  return {
    ...emptyDraft,
    ...more,
    terrain: new Map(
      Object.entries(field.terrain).flatMap(([kind, hexes]) =>
        hexes.split(' ').map((hex) => [hex, kind] as const),
      ),
    ),
    banners: new Map(field.banners.map(({ at, vp }) => [at, vp])),
    units: new Map(field.units.map(({ at, unit }) => [at, unit])),
  };
}

/** Points of the units of both factions. */
export function pointsOf(draft: Draft, faction: Side, options: Options): number {
  return [...draft.units.values()]
    .map((unit) => typeOfSlug(unit, options))
    .filter((type) => type.faction === faction)
    .reduce((sum, { cost }) => sum + cost, 0);
}

// What a match without a battlefield of one's own leaves to the standard.
const nothingLaid = {
  scenario: undefined,
  factions: undefined,
  winningVp: undefined,
  battle: undefined,
  campaign: undefined,
} as const;

/** The options of a match that begins there: the position, and what goes with it. */
export function optionsOf(draft: Draft): { readonly [option: string]: string | number } {
  const { terrain, banners, units, tents = [] } = fieldOf(draft);
  const { tent: _, ...land } = terrain;
  const position = {
    ...(draft.first === draft.south ? {} : { first: 1 }),
    ...(draft.terrain.size > 0 ? { terrain: land } : {}),
    ...(tents.some((hex) => hex !== null) ? { tents } : {}),
    ...(banners.length > 0 ? { banners: Object.fromEntries(draft.banners) } : {}),
    units: units.map(({ unit, seat, at }) => ({ unit, seat, at })),
    seats: seatsOf(draft).map((faction) => {
      const objective = draft.objectives[faction];
      return objective === undefined ? { faction } : { faction, objective };
    }),
  };
  return {
    scenario: JSON.stringify(position),
    factions: draft.south === 'fords' ? 'fordsSouth' : 'fellsSouth',
    winningVp: draft.winningVp,
  };
}

type Read = {
  readonly first?: number;
  readonly terrain?: { readonly [kind: string]: string };
  readonly banners?: { readonly [hex: string]: number };
  readonly units?: readonly { readonly unit: string; readonly seat: number; readonly at: string }[];
  readonly tents?: readonly (string | null)[];
  readonly seats?: readonly { readonly faction?: string; readonly objective?: string }[];
};

// What South and North have, by faction.
function bySide(
  sides: readonly Side[],
  list: readonly (string | null | undefined)[] = [],
): { readonly [side in Side]?: string } {
  return Object.fromEntries(sides.flatMap((side, seat) => (list[seat] ? [[side, list[seat]]] : [])));
}

/** The battlefield of such options; null if there is none, or none that can be read. */
export function draftFrom(options: { readonly [option: string]: unknown }, name: string = ''): Draft | null {
  const { scenario, winningVp } = options;
  if (typeof scenario !== 'string' || scenario === '') return null;
  try {
    const read = JSON.parse(scenario) as Read;
    const south = read.seats?.[0]?.faction === 'fells' ? 'fells' : 'fords';
    const sides: readonly Side[] = south === 'fords' ? ['fords', 'fells'] : ['fells', 'fords'];
    const units = (read.units ?? []).map((one, id): UnitView => ({ ...one, id, health: 0 }));
    const banners = Object.entries(read.banners ?? {}).map(([at, vp]) => ({ at, vp }));
    return draftOf(
      { terrain: read.terrain ?? {}, banners, units },
      {
        name,
        south,
        tents: bySide(sides, read.tents),
        objectives: bySide(
          sides,
          read.seats?.map(({ objective }) => objective),
        ),
        first: sides[read.first ?? 0] ?? south,
        winningVp: typeof winningVp === 'number' ? winningVp : 16,
      },
    );
  } catch {
    return null;
  }
}

/** What is still missing before it can be played; null: nothing. */
export function missingIn(draft: Draft): string | null {
  const sides = new Set([...draft.units.values()].map((unit) => typeOfSlug(unit).faction));
  if (sides.size < 2) return 'Both sides need at least one unit.';
  const scores = draft.banners.size > 0 || Object.keys({ ...draft.tents, ...draft.objectives }).length > 0;
  return scores ? null : 'Without a banner nobody scores: the last army standing wins.';
}

/** Whether a match can begin there. */
export function isPlayable(draft: Draft): boolean {
  return new Set([...draft.units.values()].map((unit) => typeOfSlug(unit).faction)).size === 2;
}

/** What the battlefield sets of a match's options; where none can begin there yet, it sets none. */
export function changesOf(draft: Draft): SomeChanges {
  return isPlayable(draft) ? { ...nothingLaid, ...optionsOf(draft) } : nothingLaid;
}
