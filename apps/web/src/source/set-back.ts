// Tables that were set back: the server shows fewer choices than this browser has seen.

import { signal } from '@preact/signals';

/** The table that was seen to be set back last, and by how many choices. */
export const setBack = signal<{ readonly match: string; readonly acts: number } | null>(null);
