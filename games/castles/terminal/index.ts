// Castles in a terminal.

export { castlesExtras as extras } from './extras.ts';
export { castlesTable as table } from './table.ts';
