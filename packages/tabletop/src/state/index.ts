// States declared once: from their fields follow types, copies, the census, views, positions and the standard re-deal.

export type { Field, PileView } from './field.ts';
export type { StateOf } from './record.ts';
export { worded } from './text.ts';
export type { Parts } from './text.ts';
export { censusOf, thingsIn, unplaced } from './census.ts';
export { viewsOf } from './views.ts';
export { redealOf } from './redeal.ts';
