// The answer of what is done without anything to show.

import { z } from 'zod';

/** It is done, and there is nothing more to say. */
export const done = z.object({ done: z.literal(true) });
