// Castles in a terminal.

export { castlesExtras } from './extras.ts';
export { castlesTable } from './table.ts';
