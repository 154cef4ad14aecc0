// Hexes: coordinates, notation, shapes of boards, tables, movement and line of sight.

export * from './axial.ts';
export * from './board.ts';
export * from './notation.ts';
export * from './reach.ts';
export * from './shapes.ts';
export * from './sight.ts';
