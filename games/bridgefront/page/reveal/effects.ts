// What a report looks like on the board, as data: slides, drops, numbers, rings. Drawing it is layer.tsx's part.

import type { BridgefrontFace, FaceKind, FaceOf, TableView, ChampionView } from '../../rules/table.ts';

/** The mood of a mark: what somebody lost, what is good, gold, or just "here". */
export type Tone = 'loss' | 'good' | 'gold' | 'plain';

/** One thing that is drawn while a report is shown. */
export type BoardEffect =
  | {
      readonly draw: 'slide';
      readonly seat: number;
      readonly from: string;
      readonly to: string;
      readonly forces: number;
      readonly champions: readonly ChampionView[];
      /** Through the air: no path on the ground. */
      readonly leap?: boolean;
    }
  | {
      readonly draw: 'drop';
      readonly seat: number;
      readonly hex: string;
      readonly forces: number;
      readonly champions: readonly ChampionView[];
    }
  | { readonly draw: 'drift'; readonly seat: number; readonly hex: string; readonly count: number }
  | {
      readonly draw: 'number';
      readonly hex: string;
      readonly amount: number;
      readonly tone: Tone;
      /** One of several in this hex: whose, and how many of theirs rise below it. */
      readonly among?: { readonly seat: number; readonly below: number };
    }
  | { readonly draw: 'ring'; readonly hex: string; readonly tone: Tone; readonly seat?: number }
  | { readonly draw: 'blast'; readonly hex: string }
  | { readonly draw: 'clash'; readonly hex: string }
  | { readonly draw: 'rise'; readonly edge: string; readonly temporary: boolean }
  | { readonly draw: 'break'; readonly edge: string; readonly temporary: boolean }
  | { readonly draw: 'spring'; readonly edge: string }
  | { readonly draw: 'mark'; readonly edge: string }
  | { readonly draw: 'link'; readonly from: string; readonly to: string };

const nothing: readonly BoardEffect[] = [];

function placeOf(champion: string, ...tables: readonly (TableView | null)[]): string | null {
  for (const table of tables) {
    const found = table?.units.find((one) => one.champions?.some(({ card }) => card === champion));
    if (found !== undefined) return found.hex;
  }
  return null;
}

/** The champions of these names as they stand now, or as far as the name tells. */
function viewsOf(slugs: readonly string[], table: TableView): readonly ChampionView[] {
  const all = table.units.flatMap(({ champions = [] }) => champions);
  return slugs.map((slug) => all.find(({ card }) => card === slug) ?? { card: slug, hp: 1 });
}

function at(
  hex: string | null | undefined,
  make: (hex: string) => readonly BoardEffect[],
): readonly BoardEffect[] {
  return hex === null || hex === undefined ? nothing : make(hex);
}

function ring(hex: string, tone: Tone, seat?: number): BoardEffect {
  return seat === undefined ? { draw: 'ring', hex, tone } : { draw: 'ring', hex, tone, seat };
}

function number(hex: string, amount: number, tone: Tone): BoardEffect {
  return { draw: 'number', hex, amount, tone };
}

function ofStatus(face: FaceOf<'status'>, table: TableView): readonly BoardEffect[] {
  const { kind, hex, hexes, edge, champion, seat } = face;
  if (kind === 'mortar' || kind === 'cataclysm') return at(hex, (place) => [{ draw: 'blast', hex: place }]);
  if (hexes !== undefined && hexes.length === 2) return [{ draw: 'link', from: hexes[0], to: hexes[1] }];
  if (edge !== undefined) return [{ draw: 'mark', edge }];
  const tone = kind === 'mark' || kind === 'slow' ? 'loss' : 'good';
  const place = hex ?? (champion === undefined ? table.seats[seat]?.capital : placeOf(champion, table));
  return at(place, (found) => [ring(found, tone, seat)]);
}

function ofLosses({ hex, losses }: FaceOf<'battle-losses'>): readonly BoardEffect[] {
  return losses.flatMap(({ seat, forces, damage }) => [
    ...(forces > 0 ? [{ draw: 'drift', seat, hex, count: forces } as const] : []),
    ...damage.map(({ amount }, nth): BoardEffect => ({
      draw: 'number',
      hex,
      amount: -amount,
      tone: 'loss',
      among: { seat, below: nth + (forces > 0 ? 1 : 0) },
    })),
  ]);
}

type Draw<K extends FaceKind> = (
  face: FaceOf<K>,
  table: TableView,
  before: TableView | null,
) => readonly BoardEffect[];

const capitalOf = (table: TableView, seat: number): string | null => table.seats[seat]?.capital ?? null;

function coins(seat: number, amount: number, table: TableView): readonly BoardEffect[] {
  return at(capitalOf(table, seat), (hex) => [number(hex, amount, 'gold')]);
}

const draws: { readonly [K in FaceKind]?: Draw<K> } = {
  'capital-chosen': ({ seat, hex }) => [ring(hex, 'good', seat)],
  'board-made': ({ mines, forges }) => [
    ...mines.map(({ hex }) => ring(hex, 'gold')),
    ...forges.map((hex) => ring(hex, 'good')),
  ],
  'starting-bridges': ({ bridges }) =>
    bridges.flatMap(({ edges }) => edges.map((edge) => ({ draw: 'mark', edge }) as const)),
  gold: ({ seat, amount }, table) => coins(seat, amount, table),
  bounty: ({ seat, amount }, table) => coins(seat, amount, table),
  'gold-taken': ({ seat, from, amount }, table) => [
    ...coins(seat, amount, table),
    ...coins(from, -amount, table),
  ],
  deployed: ({ seat, hex, forces }) => [{ draw: 'drop', seat, hex, forces, champions: [] }],
  'champion-deployed': ({ seat, hex, champion }, table) => [
    { draw: 'drop', seat, hex, forces: 0, champions: viewsOf([champion], table) },
  ],
  refused: ({ hex }) => [ring(hex, 'loss')],
  moved: ({ seat, from, to, forces, champions }, table) => [
    { draw: 'slide', seat, from, to, forces, champions: viewsOf(champions, table) },
  ],
  stopped: ({ hex }) => [ring(hex, 'loss')],
  teleported: ({ seat, champion, hex }, table, before) => {
    const from = placeOf(champion, before);
    if (from === null || from === hex) return [ring(hex, 'good', seat)];
    return [
      { draw: 'slide', seat, from, to: hex, forces: 0, champions: viewsOf([champion], table), leap: true },
    ];
  },
  healed: ({ champion, amount }, table) =>
    at(placeOf(champion, table), (hex) => [number(hex, amount, 'good'), ring(hex, 'good')]),
  damaged: ({ champion, amount }, table, before) =>
    at(placeOf(champion, table, before), (hex) => [number(hex, -amount, 'loss'), ring(hex, 'loss')]),
  'champion-removed': ({ champion }, _table, before) =>
    at(placeOf(champion, before), (hex) => [ring(hex, 'plain')]),
  'champion-died': ({ seat, hex }) => [ring(hex, 'loss'), { draw: 'drift', seat, hex, count: 0 }],
  'forces-lost': ({ seat, hex, count }) =>
    count > 0 ? [ring(hex, 'loss'), { draw: 'drift', seat, hex, count }] : [ring(hex, 'plain')],
  status: (face, table) => ofStatus(face, table),
  'mine-raised': ({ hex }) => [ring(hex, 'gold')],
  'bridge-built': ({ edge, temporary }) => [{ draw: 'rise', edge, temporary }],
  'bridge-destroyed': ({ edge }, _table, before) => [
    { draw: 'break', edge, temporary: before?.temporary?.includes(edge) === true },
  ],
  'trap-sprung': ({ edge }) => [{ draw: 'spring', edge }],
  battle: ({ hex }) => [{ draw: 'clash', hex }],
  'combat-round': ({ hex }) => [ring(hex, 'plain')],
  'battle-losses': (face) => [ring(face.hex, 'loss'), ...ofLosses(face)],
  'battle-over': ({ hex, winner }) => [winner === null ? ring(hex, 'plain') : ring(hex, 'good', winner)],
  pillage: ({ hex, gold }) => [number(hex, gold, 'gold'), ring(hex, 'gold')],
  collected: ({ hex, gold }) => [number(hex, gold, 'gold'), ring(hex, 'gold')],
};

/** What is drawn for a report. `table`: after it; `before`: the moment before, if it is known. */
export function effectsOf(
  face: BridgefrontFace,
  table: TableView,
  before: TableView | null,
): readonly BoardEffect[] {
  // TypeScript does not see that the drawing and its face are of one kind.
  const draw = draws[face.tell] as Draw<FaceKind> | undefined;
  return draw === undefined ? nothing : draw(face as never, table, before);
}

/** Where an effect happens, for readers who want nothing to move. */
export function stillOf(effect: BoardEffect): readonly BoardEffect[] {
  switch (effect.draw) {
    case 'slide':
      return [ring(effect.from, 'plain'), ring(effect.to, 'good', effect.seat)];
    case 'drop':
      return [ring(effect.hex, 'good', effect.seat)];
    case 'drift':
    case 'blast':
    case 'clash':
      return [ring(effect.hex, 'loss')];
    case 'rise':
    case 'break':
    case 'spring':
      return [{ draw: 'mark', edge: effect.edge }];
    default:
      return [effect];
  }
}
