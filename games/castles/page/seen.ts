// What the components of the table read from the match: sides as the reader sees them, open choices, the moment shown.

import type { OpenChoice, ShownReport } from '@bridgefront/page/match-context.ts';
import { playersOf, sideOf, zoneNames } from '../rules/table.ts';
import type { CastlesFace, PieceView, TableView, ZoneName } from '../rules/table.ts';
import type { Match } from './match.ts';
import { castlesTexts } from './texts.ts';

/** The report that is shown now, with the views around it. */
export type Moment = ShownReport<TableView, CastlesFace>;

/** The table as one reader sees it now. */
export interface Seen {
  readonly table: TableView;
  /**
   * The side whose Castle stands at the left or bottom: the reader's, in a replay that everybody sees too, or Red's for
   * spectators.
   */
  readonly near: number;
  readonly far: number;
  /** Zones from the near Castle outward. */
  readonly zones: readonly ZoneName[];
  /** Open choices by their notation. */
  readonly open: ReadonlyMap<string, OpenChoice>;
  /** What could be chosen in place of the plan under way. */
  readonly instead: ReadonlySet<string>;
  readonly plan: readonly string[];
  readonly moment: Moment | null;
}

/** Reads the match; call it while rendering, so that signals are followed. */
export function seenOf(match: Match): Seen {
  const { view } = match.shown.value;
  const own = match.source.info.value?.seats.find(({ mine }) => mine)?.seat;
  const near = sideOf(view.seat ?? own ?? view.table.red);
  return {
    table: view.table,
    near,
    far: 1 - near,
    zones: near === view.table.red ? zoneNames : zoneNames.toReversed(),
    open: new Map(match.choices.value.map((one) => [one.choice, one])),
    instead: match.instead.value,
    plan: match.plan.value,
    moment: match.playback.current.value,
  };
}

/** Who a side is: its player, or the colour of a team. */
export function sideName(match: Match, { table }: Seen, side: number): string {
  if (playersOf(table, side).length === 1 && table.seats.length === 2) return match.nameOf(side);
  return side === table.red ? castlesTexts.red : castlesTexts.blue;
}

/** Cards of one side in a zone, the fallen of this moment still among them. */
export function piecesAt({ table, moment }: Seen, zone: ZoneName, seat: number): readonly PieceView[] {
  const now = table.pieces.filter((piece) => piece.zone === zone && piece.seat === seat);
  const fallen =
    moment?.before.pieces?.filter(
      (piece) =>
        piece.zone === zone &&
        piece.seat === seat &&
        moment.after.pieces.every(({ name }) => name !== piece.name),
    ) ?? [];
  return [...now, ...fallen.map((piece) => ({ ...piece, hp: 0 }))];
}

/** What the moment does to a card: HP taken or given, and whether it acts. */
export interface Touch {
  readonly change: number;
  readonly acts: boolean;
}

const untouched: Touch = { change: 0, acts: false };

/** What the moment that is shown does to the named piece; nothing at rest. */
export function touchOf({ moment }: Seen, name: string): Touch {
  const face = moment?.report.face;
  if (face === undefined) return untouched;
  if (face.tell === 'attacks')
    return { change: face.hit.piece === name ? -face.hit.damage : 0, acts: face.piece === name };
  if (face.tell === 'area') {
    const hit = face.hits.find(({ piece }) => piece === name);
    return hit === undefined ? untouched : { change: -hit.damage, acts: false };
  }
  if (face.tell === 'mends') return { change: face.piece === name ? face.gain : 0, acts: face.by === name };
  const actor = 'piece' in face && face.piece === name;
  return actor ? { change: 0, acts: true } : untouched;
}

/** What the zone so many places from the near Castle is made of. */
export function terrainAt({ table, near }: Seen, place: number): NonNullable<TableView['terrain']>[number] {
  return table.terrain?.[near === table.red ? place : 5 - place] ?? 'plains';
}

const rivers: { readonly [river: string]: readonly number[] } = { centre: [2], moats: [1, 3] };

/** Whether the river runs along the outward border of the zone so many places from the near Castle (CA-77). */
export function riverAhead({ river }: Pick<TableView, 'river'>, place: number): boolean {
  return river !== undefined && (rivers[river]?.includes(place) ?? false);
}
