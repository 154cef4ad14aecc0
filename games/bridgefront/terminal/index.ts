// Bridgefront in a terminal.

export { bridgefrontExtras } from './extras.ts';
export { bridgefrontTable } from './table.ts';
