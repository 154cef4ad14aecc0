// Bridgefront in a terminal.

export { bridgefrontExtras as extras } from './extras.ts';
export { bridgefrontTable as table } from './table.ts';
