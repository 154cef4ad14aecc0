// A server that only thinks: strong bots for all matches of the cluster, and the studies of who runs it. It has neither matches nor
// people, and knows no more of a match than the seat that it thinks for.

import fastify from 'fastify';
import type { FastifyBaseLogger } from 'fastify';
import type { Logger } from 'pino';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Config } from '../config.ts';
import { health } from '../http/health.ts';
import { thinkFigure, waitingFigure } from '../metrics.ts';
import type { Standing } from '../opening.ts';
import type { Studies } from '../studies/studies.ts';
import type { BotPool } from '../thinking/pool.ts';
import { realTime } from '../time.ts';
import type { Bus } from './bus.ts';
import { Peers } from './peers.ts';
import { studiesSubject, thoughtsSubject } from './thinkers.ts';
import type { ThinkerProcedures } from './thinkers.ts';

/** What it is made of. */
export interface ThinkParts {
  readonly config: Config;
  readonly bus: Bus;
  readonly pool: BotPool;
  /** Null: another plays them, or nobody. */
  readonly studies: Studies | null;
  readonly rulesOfNow: ReadonlySet<string>;
  readonly log: Logger;
}

/** Waiting or being thought about, for each thread: who has more sends others home. */
const mostEach = 2;

/** Starts one. */
export async function thinkServer(parts: ThinkParts): Promise<Standing> {
  const { config, bus, pool, studies, log } = parts;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  waitingFigure(registry, () => pool.waiting);
  const thinkSeconds = thinkFigure(registry);
  const procedures: ThinkerProcedures = {
    hello: () => undefined,
    async thought(...given) {
      const ended = thinkSeconds.startTimer();
      return pool.ponder(...given).finally(ended);
    },
    async study(method, given) {
      if (studies === null) throw new Error('No studies are played here.');
      return (studies[method] as (...all: readonly unknown[]) => unknown).apply(studies, [...given]);
    },
  };
  const peers = await Peers.open(bus, { time: realTime, log, serve: () => procedures });
  const address = Buffer.from(peers.address);
  let stopping = false;
  const app = fastify({ loggerInstance: log as FastifyBaseLogger, forceCloseConnections: true });
  const own = `thinker.${peers.address}`;
  const watched = {
    log,
    get stopping() {
      return stopping;
    },
    // By the way that questions come.
    ready: () => bus.ask(own, address, 1000).then(() => 0),
    lost: async () => 0,
    copied: async () => null,
    figures: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  };
  health(app, watched, config);
  const ends = [await bus.serve(own, async () => address)];
  const url = await app.listen({ port: config.port, host: config.host });
  await studies?.start();
  const room = async (): Promise<Uint8Array> => {
    if (pool.busy >= config.botThreads * mostEach) throw new Error('All threads here have enough to do.');
    return address;
  };
  ends.push(await bus.serve(thoughtsSubject(parts.rulesOfNow), room));
  if (studies !== null) ends.push(await bus.serve(studiesSubject, async () => address));
  return {
    url,
    log,
    warmUp: () => undefined,
    async stop() {
      stopping = true;
      for (const end of ends) end();
      await app.close();
      await studies?.stop();
      peers.close();
      await bus.close();
      await pool.close();
    },
  };
}
