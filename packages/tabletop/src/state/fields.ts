// What fields of a declared state can be: to be imported as a whole, `import * as field`.

export { as, fixed, hidden, known, open, seen, shared } from './field.ts';
export { counted, entry, flag, int, maybe, numbered, oneOf, only, orNone, seat, word } from './values.ts';
export { list, pile, seats, times } from './lists.ts';
export { record } from './record.ts';
