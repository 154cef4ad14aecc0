// The answer of what is done without anything to show.

import { z } from 'zod';

/** See above. */
export const done = z.object({ done: z.literal(true) });
