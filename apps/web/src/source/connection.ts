// Whether the server answers.

import { signal } from '@preact/signals';

/** False since a request found no server; true again with its next answer. */
export const connected = signal(true);
