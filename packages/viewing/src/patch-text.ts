// Patches as the text in which they are sent and kept.

import type { Json } from '@bridgefront/kernel';
import { diff } from './patch.ts';

/** Operations of a patch as text, without the brackets around them; empty when there are none. */
export function operationsText(from: Json, to: Json, path: string): string {
  return from === to ? '' : JSON.stringify(diff(from, to, path)).slice(1, -1);
}

/** Several such texts as one. */
export function joined(parts: readonly string[]): string {
  let text = '';
  for (const part of parts) if (part !== '') text = text === '' ? part : `${text},${part}`;
  return text;
}
