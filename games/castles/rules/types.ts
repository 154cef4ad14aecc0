// The words of a match of Castles: cards, zones, Trap orders, phases and endings.

/** Index of a card in the table of all cards: copies are alike until they are in play. */
export type CardKind = number;

/** The zones in a line, from Red's Castle to Blue's (§6). */
export const zoneNames = [
  'red-castle',
  'red-middle',
  'red-front',
  'blue-front',
  'blue-middle',
  'blue-castle',
] as const;
export type ZoneName = (typeof zoneNames)[number];
/** Index of a zone in `zoneNames`. */
export type Zone = number;

/** Names a card in play: kind and number (CA-5). */
export type PieceId = number;

/** Whom a Trap order is meant for (CA-46). */
export const prey = ['any', 'soldiers', 'civilians', 'spearmen', 'archers', 'builders', 'charging'] as const;
export type OrderPrey = (typeof prey)[number];

/** A standing order: hold all Traps, or spring at most so many on these. */
export interface TrapOrder {
  readonly prey: OrderPrey | 'hold';
  /** 0 for `hold`, else 1 to 4. */
  readonly limit: number;
}

/** The parts of a match: before a turn's draw, in a turn, after the end. */
export const phases = ['start', 'turn', 'over'] as const;
export type Phase = (typeof phases)[number];

/** How a match ended. */
export const endings = ['castle', 'surrender', 'limit'] as const;
export type Ending = (typeof endings)[number];
