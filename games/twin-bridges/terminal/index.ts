// Twin Bridges in a terminal.

export { twinBridgesExtras } from './extras.ts';
