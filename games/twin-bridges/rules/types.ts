// The words of a match of Twin Bridges: cards, lanes, phases and endings.

/** Index of a card in the table of all cards. Every card exists once in a match. */
export type CardId = number;

/** The two lanes in the order in which they attack: the first and the second lane, as players know them. */
export const laneNames = ['upper', 'lower'] as const;
export type LaneName = (typeof laneNames)[number];
/** 0 is the first lane, 1 the second one. */
export type Lane = number;

/** The parts of a match, in order. */
export const phases = ['draft', 'decks', 'play', 'over'] as const;
export type Phase = (typeof phases)[number];

/** How a match ended. */
export const endings = ['fort', 'turns'] as const;
