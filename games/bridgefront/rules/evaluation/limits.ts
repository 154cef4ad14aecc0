// The largest tables and boards that the evaluation keeps room for.

export const mostSeats = 6;
/** Hexes of a board: more than a radius of 6 has. */
export const mostHexes = 128;
