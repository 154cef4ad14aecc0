// Fells and Fords in a terminal.

export { fellsExtras as extras } from './extras.ts';
export { fellsTable as table } from './table.ts';
