// Refusals, apart from the schemas, so that a page's worker need not load these.

import type { WireCode } from './common.ts';

/** A refusal as the server hands it around. */
export interface WireRefusal {
  readonly code: WireCode;
  readonly message: string;
  readonly rule?: string;
}

/** Makes a refusal. */
export function refuse(code: WireCode, message: string): WireRefusal {
  return { code, message };
}
