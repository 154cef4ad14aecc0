// Twin Bridges in a terminal.

export { twinBridgesExtras } from './extras.ts';
export { twinBridgesTable } from './table.ts';
