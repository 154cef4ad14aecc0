// What whoever watches a server asks of it: whether it lives, whether it is ready, and its figures.

import { refuse } from '@bridgefront/protocol';
import type { WireRefusal } from '@bridgefront/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { sameSecret } from '../ids.ts';
import { networkOf } from '../limits/address.ts';
import type { Front } from './front.ts';
import { sendRefusal } from './refusals.ts';

/** What is watched of a server. */
export type Watched = Pick<Front, 'log' | 'stopping' | 'ready' | 'lost' | 'copied' | 'figures'>;

/** Whether it came with a token from the configuration, which stands for who runs the server. */
export function bears({ headers }: FastifyRequest, token: string | null): boolean {
  return token !== null && sameSecret(headers.authorization ?? '', `Bearer ${token}`);
}

const noFigures = refuse(
  'not-yours',
  'The figures are for who runs the server: ask from its own machine, or with METRICS_TOKEN as a bearer token.',
);

// Through a proxy everybody seems to come from this machine.
function mayReadFigures(request: FastifyRequest, token: string | null): boolean {
  const { headers, raw } = request;
  if (bears(request, token)) return true;
  const forwarded = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'].some((name) => name in headers);
  const from = networkOf(raw.socket.remoteAddress ?? '');
  return token === null && !forwarded && (from.startsWith('127.') || raw.socket.remoteAddress === '::1');
}

const readyWithin = 1500;
const silent = refuse('shutting-down', 'Something behind the doors does not answer.');

// Whoever watches is told that something hangs, instead of waiting for it.
async function atOnce<T>(asked: Promise<T>): Promise<T | WireRefusal> {
  const timer = Promise.withResolvers<WireRefusal>();
  const late = setTimeout(() => timer.resolve(silent), readyWithin);
  asked.catch(() => undefined);
  return Promise.race([asked, timer.promise]).finally(() => clearTimeout(late));
}

async function readiness(front: Watched) {
  const [unreadable, lost, copy] = await Promise.all([front.ready(), front.lost(), front.copied()]);
  return { ok: true, unreadable, ...(lost > 0 && { lost }), ...(copy !== null && { copy }) };
}

/** Answers who watches. */
export function health(
  app: FastifyInstance,
  front: Watched,
  { metricsToken }: Pick<Config, 'metricsToken'>,
): void {
  // Costs nothing, and says that the server is dead when it is not answered: whoever watches is not limited.
  app.get('/healthz', { config: { rateLimit: false } }, async () => ({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    if (front.stopping) return sendRefusal(reply, refuse('shutting-down', 'The server is restarting.'));
    try {
      const answer = await atOnce(readiness(front));
      return 'code' in answer ? sendRefusal(reply, answer) : answer;
    } catch (error) {
      front.log.error({ err: error }, 'not ready');
      return sendRefusal(reply, refuse('not-stored', 'The disk takes nothing just now.'));
    }
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayReadFigures(request, metricsToken)) return sendRefusal(reply, noFigures);
    const { type, text } = await front.figures();
    return reply.type(type).send(text);
  });
}
