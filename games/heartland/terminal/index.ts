// Heartland in a terminal.

export { heartlandExtras } from './extras.ts';
export { heartlandTable } from './table.ts';
