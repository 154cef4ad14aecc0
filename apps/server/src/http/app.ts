// The server's doors: HTTP with its guards, the endpoints of the protocol, and the live connection.

import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import { endpoints, openApi, refuse } from '@bridgefront/protocol';
import type { Endpoint, EndpointName, WireRefusal } from '@bridgefront/protocol';
import fastify from 'fastify';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { networkOf, originOf } from '../limits/address.ts';
import { publicUrlAt } from '../config.ts';
import type { Config } from '../config.ts';
import { parsed } from '../json.ts';
import type { Front } from './front.ts';
import { bears, health } from './health.ts';
import { Limits } from '../limits/limits.ts';
import { whoIs } from '../people/credentials.ts';
import type { Credential } from '../people/credentials.ts';
import { bearer } from '../people/people.ts';
import type { People } from '../people/people.ts';
import { problemOf } from './problems.ts';
import { Connections } from './connections.ts';
import { Flow } from './flow.ts';
import type { Caller, Handlers } from './caller.ts';
import { Lines, recordHandlers } from './record-handlers.ts';
import type { StudyDoor } from '../studies/studies.ts';
import { fromHere } from './origin.ts';
import { agreement, largestMessage } from '../live/compression.ts';
import {
  answersNo,
  closeAfter,
  NamesError,
  refuseAddress,
  refuseBytes,
  refuseErrors,
  refuseHandshake,
  sendRefusal,
  unknownToken,
} from './refusals.ts';
import { callDoors } from './call-doors.ts';
import { pageForNothing, servePage } from './page.ts';
import { withoutEmptyNumbers } from './query.ts';
import { studyHandlers, studyReports } from './study-handlers.ts';
import { cspReports, securityHeaders } from './security-headers.ts';
import { whySuspended } from './suspended.ts';
import { limitSockets } from './sockets.ts';
import { browserOf } from './session-cookies.ts';
import { Written } from './written.ts';

/** What the doors have to know. */
export type DoorConfig = Pick<
  Config,
  | 'port'
  | 'publicUrl'
  | 'secret'
  | 'trustProxy'
  | 'httpPerMinute'
  | 'messagesPerSecond'
  | 'programPerMinute'
  | 'programMessages'
  | 'compressFrom'
  | 'pageDir'
  | 'role'
  | 'metricsToken'
  | 'ownerToken'
  | 'hsts'
  | 'requestSeconds'
  | 'maxConnections'
  | 'livePerNetwork'
>;

const largestBody = 64 * 1024;

// A page that is to be kept on a device asks for all its files at once, and many people may share an address: files have
// a count of their own.
const filesFor = 10;
const isFile = ({ url }: FastifyRequest): boolean => url.startsWith('/assets/');

async function guards(app: FastifyInstance, config: DoorConfig): Promise<void> {
  await app.register(cookie, { secret: config.secret });
  await securityHeaders(app, config.hsts);
  await app.register(rateLimit, {
    max: (request) => config.httpPerMinute * (isFile(request) ? filesFor : 1),
    keyGenerator: (request) => `${isFile(request) ? 'files ' : ''}${networkOf(request.ip)}`,
    timeWindow: 60_000,
    errorResponseBuilder: (_request, { after }) =>
      Object.assign(new Error(`Too many requests; try again in ${after}.`), { statusCode: 429 }),
  });
  // Only JSON can act: a form of another site cannot send it without asking the browser first.
  app.removeContentTypeParser(['text/plain', 'application/json']);
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    const text = String(body);
    // JSON that is refused all the same has such names in it.
    void parse(request, text, (error, value) =>
      done(error !== null && parsed(text) !== undefined ? new NamesError() : error, value),
    );
  });
}

function callerOf(
  reply: FastifyReply,
  request: FastifyRequest,
  credential: Credential | null,
  people: People,
  config: DoorConfig,
  taken: Connections,
): Caller {
  const secure = config.publicUrl.startsWith('https:');
  const origin = originOf(request.ip, config.secret);
  let gone: Promise<void> | null = null;
  // Few requests ask for it.
  const whenGone = (): Promise<void> =>
    (gone ??= new Promise((resolve) =>
      reply.raw.closed ? resolve() : reply.raw.once('close', () => resolve()),
    ));
  return {
    identity: whoIs(credential),
    credential,
    origin,
    whenGone,
    browser: bearer(request) === null ? browserOf(request, reply, people, secure) : null,
    stay: () => taken.enter(origin, (left) => void whenGone().then(left)),
    owner: bears(request, config.ownerToken),
  };
}

// What costs a hundred times as much as other answers, by path.
const { getDice, getFilm, getRecording, getReplay, getRecord, fork } = endpoints;
const dearly: ReadonlySet<string> = new Set([
  getDice.path,
  getFilm.path,
  getRecording.path,
  getReplay.path,
  getRecord.path,
  fork.path,
]);

type AnyHandler = (
  given: { params: unknown; query: unknown; body: unknown },
  caller: Caller,
) => Promise<unknown>;

function checkActing(request: FastifyRequest, config: DoorConfig): WireRefusal | null {
  if (request.method === 'GET' || request.method === 'HEAD') return null;
  if (!fromHere(request, config.publicUrl))
    return refuse('not-yours', 'This request comes from another site and is not carried out.');
  const type = request.headers['content-type'] ?? '';
  if (bearer(request) === null && !type.startsWith('application/json'))
    return refuse('bad-message', 'Send JSON with content-type application/json.');
  return null;
}

interface RouteLimits {
  readonly people: Limits;
  readonly programs: Limits;
  readonly dear: Limits;
  readonly taken: Connections;
}

function route(
  app: FastifyInstance,
  front: Front,
  config: DoorConfig,
  limits: RouteLimits,
  name: EndpointName,
  handle: AnyHandler,
): void {
  const endpoint: Endpoint = endpoints[name];
  const parse = (type: z.ZodType | undefined, value: unknown, where: string) => {
    if (type === undefined) return { data: undefined };
    const read = type.safeParse(value);
    return read.success ? { data: read.data } : { problem: problemOf(read.error, where, value) };
  };
  app.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    async handler(request, reply) {
      if (front.stopping) return sendRefusal(reply, refuse('shutting-down', 'The server is restarting.'));
      const acting = checkActing(request, config);
      if (acting !== null) return sendRefusal(reply, acting);
      const params = parse(endpoint.params, request.params, 'path');
      const query = parse(endpoint.query, withoutEmptyNumbers(endpoint.query, request.query), 'query');
      const body = parse(endpoint.body, request.body === undefined ? {} : request.body, 'body');
      const problem = params.problem ?? query.problem ?? body.problem;
      if (problem !== undefined) return sendRefusal(reply, problem);
      const credential = await front.people.of(request);
      const identity = whoIs(credential);
      if (
        identity === null &&
        request.headers.authorization !== undefined &&
        !bears(request, config.ownerToken)
      )
        return sendRefusal(reply, unknownToken);
      if (identity === null && endpoint.identified)
        return sendRefusal(
          reply,
          refuse('no-session', 'Enter with POST /api/session, or send a bearer token.'),
        );
      if (identity !== null && !limits[identity.kind === 'bot' ? 'programs' : 'people'].take(identity.id))
        return sendRefusal(reply, refuse('too-fast', 'Too many requests; wait a moment.'));
      const suspended = identity === null ? null : await whySuspended(name, identity.id, front);
      if (suspended !== null) return sendRefusal(reply, suspended);
      const caller = callerOf(reply, request, credential, front.people, config, limits.taken);
      if (dearly.has(endpoint.path) && !limits.dear.take(caller.origin))
        return sendRefusal(reply, refuse('too-fast', 'Too much of finished matches at once; wait a moment.'));
      const answer = await handle({ params: params.data, query: query.data, body: body.data }, caller);
      if (answersNo(answer)) return sendRefusal(reply, answer);
      if (answer instanceof Flow || answer instanceof Lines)
        return reply
          .headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
          .type('application/x-ndjson')
          .send(answer.stream);
      const text = answer instanceof Written ? answer.text : JSON.stringify(answer);
      return reply.header('cache-control', 'no-store').type('application/json').send(text);
    },
  });
}

function description(app: FastifyInstance, config: DoorConfig): void {
  let text: string | null = null;
  app.get('/api/openapi.json', async (request, reply) => {
    const { localPort = config.port } = request.socket;
    text ??= JSON.stringify(openApi(publicUrlAt(config, localPort)));
    return reply.type('application/json').send(text);
  });
}

function live(app: FastifyInstance, front: Front, config: DoorConfig, taken: Connections): void {
  const preValidation = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (front.stopping) await sendRefusal(reply, refuse('shutting-down', 'The server is restarting.'));
    else if (request.headers.authorization !== undefined && (await front.people.of(request)) === null)
      await sendRefusal(reply, unknownToken);
    else if (!fromHere(request, config.publicUrl))
      await sendRefusal(reply, refuse('not-yours', 'This page belongs to another site.'));
  };
  app.route({
    method: 'GET',
    url: '/api/live',
    preValidation,
    handler: (_request, reply) => sendRefusal(reply, refuse('bad-message', 'Open a WebSocket here.')),
    wsHandler(socket, request) {
      const origin = originOf(request.ip, config.secret);
      if (!taken.enter(origin, (left) => socket.once('close', left)))
        return socket.close(1013, 'too many connections');
      front.connected(socket, request.raw.socket, { credential: front.people.of(request), origin });
    },
  });
}

// A number says how many hops before us are ours, and `true` that it is one.
function trusted(
  given: Config['trustProxy'],
): false | string[] | ((address: string, hop: number) => boolean) {
  if (given === false) return false;
  if (typeof given === 'string') return given.split(',');
  return (_address, hop) => hop < Number(given);
}

/** Builds the doors; `listen` on the result opens them. */
export async function createApp(
  front: Front,
  config: DoorConfig,
  studies: StudyDoor | null,
): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify({
    loggerInstance: front.log as FastifyBaseLogger,
    trustProxy: trusted(config.trustProxy),
    bodyLimit: largestBody,
    logController: new fastify.LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    requestTimeout: config.requestSeconds * 1000,
    http: {
      headersTimeout: config.requestSeconds * 1000,
      connectionsCheckingInterval: Math.min(5000, config.requestSeconds * 500),
    },
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseBytes,
  });
  limitSockets(app.server, front, config);
  // The doors open before the matches are there, so that a taken port costs nobody anything.
  app.addHook('onRequest', () => front.opened);
  await guards(app, config);
  const hasPage = config.role !== 'play';
  refuseErrors(
    app,
    async (request) => (hasPage ? pageForNothing(request, config.pageDir) : null),
    () => front.failed(),
  );
  const perMessageDeflate = agreement(config.compressFrom);
  await app.register(websocket, {
    options: { maxPayload: largestMessage, perMessageDeflate },
    errorHandler: closeAfter(() => front.failed()),
  });
  app.websocketServer.on('wsClientError', refuseHandshake);
  await app.register(async (scope) => {
    health(scope, front, config);
    description(scope, config);
    cspReports(scope, front, config.secret);
    await callDoors(scope, front.calls);
    const taken = new Connections(config.livePerNetwork);
    live(scope, front, config, taken);
    if (hasPage) await servePage(scope, config.pageDir);
    studyReports(scope, studies);
    const all: Handlers = {
      ...front.handlers,
      ...recordHandlers(front.handlers, front.time),
      ...studyHandlers(studies),
    };
    const perSecond = config.httpPerMinute / 60;
    const limits = {
      people: new Limits(front.time, perSecond, config.httpPerMinute),
      programs: new Limits(front.time, config.programPerMinute / 60, config.programPerMinute),
      dear: new Limits(front.time, perSecond / 5, Math.max(10, config.httpPerMinute / 10)),
      taken,
    };
    for (const name of Object.keys(endpoints) as EndpointName[])
      route(scope, front, config, limits, name, all[name] as AnyHandler);
  });
  return app;
}
