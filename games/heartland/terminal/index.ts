// Heartland in a terminal.

export { heartlandExtras as extras } from './extras.ts';
export { heartlandTable as table } from './table.ts';
