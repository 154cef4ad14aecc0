// Traces of a choice, sent by real servers to a collector of the test's own (OTLP over HTTP, as JSON).

import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { hasNats, TestNats } from '../nats.ts';
import { hasPostgres, TestPostgres } from '../postgres.ts';
import { until } from '../until.ts';
import { clusterSecrets } from './cluster-servers.ts';
import { freePort, ServerProcess } from './process.ts';
import { allDone, enterAll, openTable, sitDown } from './table.ts';

interface Value {
  readonly stringValue?: string;
  readonly intValue?: number;
}
interface Attribute {
  readonly key: string;
  readonly value: Value;
}
interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly Attribute[];
  role: string;
}
interface Export {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly Span[] }[];
  }[];
}

class Collector {
  readonly spans: Span[] = [];
  /** All that was sent, as text. */
  text = '';
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
    server.on('request', (request, answer) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => void parts.push(part));
      request.on('end', () => {
        const text = Buffer.concat(parts).toString();
        this.text += text;
        for (const { resource, scopeSpans } of (JSON.parse(text) as Export).resourceSpans) {
          const role = resource.attributes.find(({ key }) => key === 'bridgefront.role')?.value.stringValue;
          for (const { spans } of scopeSpans)
            this.spans.push(...spans.map((span) => ({ ...span, role: role ?? '' })));
        }
        answer.end('{}');
      });
    });
  }

  static async open(): Promise<Collector> {
    const server = createServer();
    await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
    return new Collector(server);
  }

  get env(): { readonly [name: string]: string } {
    const { port } = this.#server.address() as AddressInfo;
    return {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      OTEL_BSP_SCHEDULE_DELAY: '100',
    };
  }

  /** The traces, each with its spans as "name at role < name of the parent", in the order in which they began. */
  shapes(): readonly string[] {
    const all = Map.groupBy(this.spans, ({ traceId }) => traceId).values();
    return [...all].map((trace) => {
      const named = new Map(trace.map((span) => [span.spanId, span]));
      const label = ({ name, role }: Span): string => `${name} at ${role}`;
      const above = ({ parentSpanId }: Span): string => {
        const parent = named.get(parentSpanId ?? '');
        return parent === undefined ? (parentSpanId ?? 'the beginning') : label(parent);
      };
      return trace
        .map((span) => `${label(span)} < ${above(span)}`)
        .toSorted()
        .join('\n');
    });
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}

describe.skipIf(!hasNats || !hasPostgres)('traces', { timeout: 300_000 }, () => {
  let folder = '';
  let collector: Collector;
  let servers: ServerProcess[] = [];

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'bridgefront-traces-'));
  });
  afterEach(async () => {
    for (const server of servers) await server.end('SIGKILL');
    servers = [];
    collector.close();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const start = async (role: string, env: { readonly [name: string]: string }): Promise<ServerProcess> => {
    const server = new ServerProcess(mkdtempSync(join(folder, role)), await freePort(), {
      ...env,
      ROLE: role,
    });
    servers.push(server);
    await server.start();
    return server;
  };

  // Plays a match of two to its end; how many choices were acknowledged.
  const play = async (url: string): Promise<number> => {
    const people = await enterAll(url, ['Ann Telltale', 'Ben Telltale']);
    const wish = { url, game: 'twin-bridges', seed: 'traces', people };
    const players = sitDown(wish, await openTable(wish));
    await allDone(players, 60_000);
    return players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  };

  test('a choice is one trace: received, stored, shown', async () => {
    collector = await Collector.open();
    const server = await start('all', collector.env);
    const made = await play(server.url);
    const whole = [
      'choice at all < the beginning',
      'commit at all < choice at all',
      'show at all < choice at all',
    ];
    const told = await until(() => {
      const shapes = collector.shapes();
      return shapes.filter((shape) => shape === whole.join('\n')).length >= made ? shapes : null;
    }, `${made} whole traces`);
    // A choice that is refused is a trace, too; nothing else is.
    const refused = ['choice at all < the beginning', 'show at all < choice at all'].join('\n');
    expect(told.filter((shape) => shape !== whole.join('\n') && shape !== refused)).toEqual([]);
    for (const { spanId, startTimeUnixNano, endTimeUnixNano } of collector.spans)
      expect(BigInt(endTimeUnixNano), spanId).toBeGreaterThanOrEqual(BigInt(startTimeUnixNano));
    // Both players and whoever made the choice are told.
    const shows = collector.spans.filter(({ name }) => name === 'show');
    expect(shows.every(({ attributes }) => Number(attributes[0]?.value.intValue) >= 1)).toBe(true);
    // Nothing of what is played, and nobody, is in it.
    expect(collector.text).not.toMatch(/Telltale|twin-bridges|"(?:card|play|draft|done)/);
  });

  test('one that another server plays goes on there, and comes back', async () => {
    collector = await Collector.open();
    const [postgres, nats] = await Promise.all([TestPostgres.start(), TestNats.start()]);
    try {
      const env = {
        ...collector.env,
        DATABASE_URL: await postgres.database(),
        NATS_URL: nats.url,
        ...clusterSecrets,
      };
      await start('play', env);
      const web = await start('web', env);
      const made = await play(web.url);
      const whole = [
        'choice at play < pass on at web',
        'commit at play < choice at play',
        'pass on at web < the beginning',
        'show at web < choice at play',
      ].join('\n');
      const told = await until(() => {
        const shapes = collector.shapes();
        return shapes.filter((shape) => shape === whole).length >= made ? shapes : null;
      }, `${made} whole traces over two servers`);
      expect(told.filter((shape) => shape !== whole && shape.includes('commit'))).toEqual([]);
    } finally {
      for (const server of servers) await server.end('SIGKILL');
      await nats.down();
      await postgres.stop();
    }
  });

  test('without a collector nothing of it is loaded', async () => {
    collector = await Collector.open();
    const spy = join(folder, 'spy.mjs');
    writeFileSync(
      spy,
      `import { registerHooks } from 'node:module';
registerHooks({ resolve(name, context, next) {
  if (name.startsWith('@opentelemetry/')) console.error('LOADS ' + name);
  return next(name, context);
} });`,
    );
    const NODE_OPTIONS = `--import=${pathToFileURL(spy).href}`;
    const loaded = ({ log }: ServerProcess): readonly string[] =>
      log.filter((line) => /^LOADS @opentelemetry\/(?!api)/.test(line));
    const plain = await start('all', { NODE_OPTIONS });
    expect(loaded(plain)).toEqual([]);
    const tracing = await start('all', { ...collector.env, NODE_OPTIONS });
    expect(loaded(tracing).length).toBeGreaterThan(0);
  });
});
