// What describes an endpoint.

import type { z } from 'zod';

/**
 * One endpoint. `params` are the parts of the path in braces. What is sent is strict: a field that nobody reads is a
 * mistake that its sender should hear of.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly summary: string;
  /** Whether the caller must have a session or a token. */
  readonly identified: boolean;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly answer: z.ZodType;
  /** What each line of an answer that does not end is, as NDJSON. */
  readonly lines?: z.ZodType;
}
