// Twin Bridges in a terminal.

export { twinBridgesExtras as extras } from './extras.ts';
export { twinBridgesTable as table } from './table.ts';
