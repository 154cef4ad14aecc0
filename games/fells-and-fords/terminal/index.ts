// Fells and Fords in a terminal.

export { fellsExtras } from './extras.ts';
export { fellsTable } from './table.ts';
