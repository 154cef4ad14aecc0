// Cards as data that a match may change: shapes, checks, a form's operations, and the table in force.

export * from './shape.ts';
export * from './check.ts';
export * from './edits.ts';
export * from './accepted.ts';
export * from './card-book.ts';
export * from './number-changes.ts';
export * from './by-lot.ts';
export * from './edits-by-lot.ts';
