// How a refusal leaves the server by HTTP: JSON with a code and one sentence, whatever went wrong.

import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { refuse } from '@bridgefront/protocol';
import type { WireCode, WireRefusal } from '@bridgefront/protocol';
import { refuseFault } from '../store/disk.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';

const statusOf: { readonly [code in WireCode]?: number } = {
  'not-found': 404,
  'no-session': 401,
  'not-yours': 403,
  'no-hints': 403,
  'bad-message': 400,
  'too-fast': 429,
  'too-many': 429,
  'not-stored': 503,
  'shutting-down': 503,
  failed: 500,
};

// What the doors themselves find wrong, by status.
const sentences: { readonly [status: number]: string } = {
  400: 'The request is not valid: its body has to be JSON.',
  404: 'There is nothing here.',
  413: 'The body is too large; 64 kB are allowed.',
  414: 'The address is too long.',
  415: 'Send JSON with content-type application/json.',
};

/** A body with names in it that objects have for themselves. */
export class NamesError extends Error {
  readonly statusCode = 400;

  constructor() {
    super(
      'The body has an object with "__proto__", or with "prototype" in "constructor": such names are not taken.',
    );
  }
}

/** Whether what a handler gave is a refusal. */
export function answersNo(answer: unknown): answer is WireRefusal {
  return typeof answer === 'object' && answer !== null && 'code' in answer && 'message' in answer;
}

/** Sends a refusal with the status that belongs to its code. */
export function sendRefusal(reply: FastifyReply, refusal: WireRefusal): FastifyReply {
  // Our own limits fill up again little by little: a second later some of them is left. That of a network's requests has
  // said before how long it takes.
  if (refusal.code === 'too-fast' && !reply.hasHeader('retry-after')) void reply.header('retry-after', '1');
  return reply.code(statusOf[refusal.code] ?? 409).send(refusal);
}

/** What could not even be routed: an address that is not well formed or too long. */
export function refuseAddress(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  const status = error.statusCode === 414 ? 414 : 400;
  const sentence = status === 414 ? sentences[414] : 'The address is not well formed.';
  void reply.code(status).send(refuse('bad-message', sentence));
}

// An answer on a connection that has no way to answer any more, or none yet.
function endWith(socket: Duplex, status: string, refusal: WireRefusal, headers: string = ''): void {
  const body = JSON.stringify(refusal);
  const head = `content-type: application/json\r\ncontent-length: ${body.length}\r\nconnection: close\r\n`;
  socket.end(`HTTP/1.1 ${status}\r\n${head}${headers}\r\n${body}`);
}

/** Answers bytes that are no HTTP request, and closes the connection. */
export function refuseBytes(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return endWith(
      socket,
      '408 Request Timeout',
      refuse('bad-message', 'The request did not come to its end.'),
    );
  const long = error.code === 'HPE_HEADER_OVERFLOW';
  const [status, message] = long
    ? ['431 Request Header Fields Too Large', 'The headers are too long.']
    : ['400 Bad Request', 'This is not an HTTP request.'];
  endWith(socket, status, refuse('bad-message', message));
}

/** Answers a request for a WebSocket that is not made as RFC 6455 wants it, and closes the connection. */
export function refuseHandshake({ message }: Error, socket: Duplex): void {
  socket.once('finish', () => socket.destroy());
  const refusal = refuse('bad-message', `This does not open a WebSocket: ${message}.`);
  if (message.includes('Version'))
    endWith(socket, '426 Upgrade Required', refusal, 'sec-websocket-version: 13\r\n');
  else endWith(socket, '400 Bad Request', refusal);
}

// What `ws` says of frames that it does not take, and zlib of what it cannot unpack.
const ofFrames = /^(WS_ERR|Z)_/;

/**
 * Closes a live connection after an error. A frame that is not good is its sender's fault, and noted where the connection
 * is read; all else is ours, and logged and counted.
 */
export function closeAfter(failed: () => void) {
  return (error: Error & { readonly code?: string }, socket: WebSocket, request: FastifyRequest): void => {
    socket.terminate();
    if (ofFrames.test(error.code ?? '')) return;
    request.log.error({ err: error }, 'live connection failed');
    failed();
  };
}

/**
 * Refusals for unknown paths and for everything that fails on the way; only our own faults are logged and counted.
 * `shown`: what a browser is given at an unknown path; null: the refusal, as programs are.
 */
export function refuseErrors(
  app: FastifyInstance,
  shown: (request: FastifyRequest) => Promise<string | null>,
  failed: () => void,
): void {
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, async (request, reply) => {
    const html = await shown(request);
    if (html === null) return sendRefusal(reply, refuse('not-found', 'There is nothing here.'));
    const headers = { 'cache-control': 'no-cache', vary: 'accept' };
    return reply.code(404).headers(headers).type('text/html; charset=utf-8').send(html);
  });
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status === 429) return sendRefusal(reply, refuse('too-fast', error.message));
    if (status < 500) {
      const sentence = error instanceof NamesError ? error.message : (sentences[status] ?? sentences[400]);
      return reply.code(status).send(refuse('bad-message', sentence));
    }
    request.log.error({ err: error }, 'request failed');
    failed();
    return sendRefusal(reply, refuseFault(error));
  });
}

/** Whoever comes with a token that stands for nobody. */
export const unknownToken = refuse(
  'no-session',
  'This token is not known here: it was revoked, or is not complete. Make one with POST /api/tokens.',
);
