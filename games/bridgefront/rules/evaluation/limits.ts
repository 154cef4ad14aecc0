// How large a board the evaluation keeps room for.

/** Hexes of a board: more than a radius of 6 has. */
export const mostHexes = 128;
