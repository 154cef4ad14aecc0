// Keeping other sites from acting in a visitor's name.

import type { FastifyRequest } from 'fastify';
import { bearer } from '../people/people.ts';

function sameOrigin(request: FastifyRequest, publicUrl: string): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  if (origin === new URL(publicUrl).origin) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

/**
 * Whether a request that acts may be trusted to come from our own page or from a program: a bearer token, which no
 * foreign page has, or no trace of another site in what the browser says about its origin.
 */
export function fromHere(request: FastifyRequest, publicUrl: string): boolean {
  if (bearer(request) !== null) return true;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  return sameOrigin(request, publicUrl);
}
