// A lying server: a proxy before a real one, which passes on everything but for what a lie changes.

import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import WebSocket, { WebSocketServer } from 'ws';

/** Any JSON object. */
export interface Message {
  [key: string]: unknown;
}

/** A request over HTTP, and what the true server answers. */
export interface Exchange {
  readonly method: string;
  readonly path: string;
  readonly body: Message | null;
  readonly answer: () => Promise<Answer>;
}

/** An answer over HTTP. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** What a client may be sent on its live connection: messages, or text that is none. */
export type Sent = Message | string;

/** One lie. What it leaves out is passed on. */
export interface Lie {
  /** Answers a request; null: truly. */
  readonly http?: (exchange: Exchange) => Promise<Answer> | null;
  /** What becomes of a message to the client. `later` sends something by itself. */
  readonly down?: (message: Message, later: (sent: Sent) => void, cut: () => void) => readonly Sent[];
  /** What becomes of a message of the client; `reply` answers it in the server's place. */
  readonly up?: (message: Message, reply: (sent: Sent) => void) => readonly Message[];
}

/** The liar. */
export interface Liar {
  readonly url: string;
  /** What it lies from now on. */
  tell(lie: Lie): void;
  close(): Promise<void>;
}

const passed = ['cookie', 'authorization', 'content-type', 'origin', 'user-agent'] as const;

function headersOf({ headers }: IncomingMessage, truth: string): { [name: string]: string } {
  const kept = passed.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]]));
  const all = Object.fromEntries(kept) as { [name: string]: string };
  // The true server knows itself under its own address.
  return 'origin' in all ? { ...all, origin: truth } : all;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function pass(
  truth: string,
  lie: Lie,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = 'GET', url = '/' } = request;
  const body = await bodyOf(request);
  const asked = await fetch(`${truth}${url}`, {
    method,
    redirect: 'manual',
    // One that is kept may be closed at the very moment at which it is used again, which would be no lie that was told.
    headers: { ...headersOf(request, truth), connection: 'close' },
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  });
  const bytes = Buffer.from(await asked.arrayBuffer());
  for (const [name, value] of asked.headers)
    if (!/^(content-length|content-encoding|transfer-encoding|connection|set-cookie)$/.test(name))
      response.setHeader(name, value);
  if (asked.headers.getSetCookie().length > 0) response.setHeader('set-cookie', asked.headers.getSetCookie());
  const isJson = asked.headers.get('content-type')?.includes('json') === true;
  const said = url.startsWith('/api/') && isJson ? lieOver() : null;
  const told = said === null ? null : await said;
  response.statusCode = told?.status ?? asked.status;
  response.end(told === null ? bytes : typeof told.body === 'string' ? told.body : JSON.stringify(told.body));

  function lieOver(): Promise<Answer> | null {
    const answer = { status: asked.status, body: parsed(String(bytes)) };
    const path = url.split('?')[0] ?? url;
    const given = parsed(String(body)) as Message | null;
    return lie.http?.({ method, path, body: given, answer: () => Promise.resolve(answer) }) ?? null;
  }
}

function join(near: WebSocket, truth: string, request: IncomingMessage, lie: () => Lie): void {
  const far = new WebSocket(`${truth.replace('http', 'ws')}${request.url}`, {
    headers: headersOf(request, truth),
  });
  const waiting: string[] = [];
  const toServer = (message: Message): void => {
    const text = JSON.stringify(message);
    if (far.readyState === WebSocket.OPEN) far.send(text);
    else waiting.push(text);
  };
  const toClient = (sent: Sent): void => {
    if (near.readyState === WebSocket.OPEN) near.send(typeof sent === 'string' ? sent : JSON.stringify(sent));
  };
  const cut = (): void => near.terminate();
  far.on('open', () => waiting.splice(0).forEach((text) => far.send(text)));
  far.on('message', (data) => {
    const message = JSON.parse(String(data as Buffer)) as Message;
    for (const one of lie().down?.(message, toClient, cut) ?? [message]) toClient(one);
  });
  near.on('message', (data) => {
    const message = JSON.parse(String(data as Buffer)) as Message;
    for (const one of lie().up?.(message, toClient) ?? [message]) toServer(one);
  });
  for (const [one, other] of [
    [near, far],
    [far, near],
  ] as const) {
    one.on('close', (code) => (code === 1008 ? other.close(code) : other.terminate()));
    one.on('error', () => other.terminate());
  }
}

async function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

/** Opens a liar before the server at `truth`. */
export async function openLiar(truth: string): Promise<Liar> {
  let lie: Lie = {};
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    pass(truth, lie, request, response).catch(() => response.destroy());
  });
  const sockets = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, socket, head) =>
    sockets.handleUpgrade(request, socket, head, (near) => join(near, truth, request, () => lie)),
  );
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    tell: (next) => void (lie = next),
    async close() {
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
      await closed(server);
    },
  };
}
