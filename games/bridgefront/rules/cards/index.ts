// The cards' public face: the table as printed, the table in force under a match's options, and ways to find a card.

export * from './table.ts';
export * from './changes.ts';
export * from './ideas.ts';
export * from './in-force.ts';
