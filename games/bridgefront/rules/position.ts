// A match of Bridgefront as readable JSON: names and numbers as on the cards, hexes as `[q, r]`.

import type { PositionFormat } from '@bridgefront/kernel';
import { readState } from './position/read.ts';
import { writeState } from './position/write.ts';
import type { State } from './types.ts';

/** `read(write(s))` is `s`. */
export const positionFormat: PositionFormat<State> = { write: writeState, read: readState };
