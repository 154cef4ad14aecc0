// OpenAPI 3.1 and JSON schemas, generated from the same table by which the server validates.

import { z } from 'zod';
import { seatRecordingSchema, hintSchema, recordSchema } from './answers.ts';
import {
  chatLineSchema,
  chatTextSchema,
  choiceSchema,
  idSchema,
  jsonSchema,
  messageIdSchema,
  nameSchema,
  refusalSchema,
  seatSchema,
} from './common.ts';
import { ownEventSchema, programSchema } from './events.ts';
import { seekSchema } from './seeks.ts';
import { studySchema } from './studies.ts';
import { tournamentSchema, tournamentSummarySchema } from './tournaments.ts';
import { endpoints } from './http.ts';
import type { Endpoint } from './endpoint.ts';
import {
  clientMessageSchema,
  decisionSchema,
  documentSchema,
  frameSchema,
  mineSchema,
  operationSchema,
  referenceSchema,
  seatReportSchema,
  serverMessageSchema,
  viewSchema,
} from './live.ts';
import {
  clockSchema,
  createMatchSchema,
  gameInfoSchema,
  hostFactsSchema,
  matchInfoSchema,
  outcomeSchema,
  seatInfoSchema,
  sessionSchema,
  standingSchema,
} from './match.ts';

type Schema = { readonly [key: string]: unknown };

/** Schemas that have a name of their own in the document. */
const parts: { readonly [name: string]: z.ZodType } = {
  Json: jsonSchema,
  Id: idSchema,
  MessageId: messageIdSchema,
  Seat: seatSchema,
  Choice: choiceSchema,
  Refusal: refusalSchema,
  Reference: referenceSchema,
  Document: documentSchema,
  View: viewSchema,
  Decision: decisionSchema,
  Mine: mineSchema,
  HostFacts: hostFactsSchema,
  SeatReport: seatReportSchema,
  Frame: frameSchema,
  Operation: operationSchema,
  ChatLine: chatLineSchema,
  OwnEvent: ownEventSchema,
  Program: programSchema,
  Seek: seekSchema,
  Study: studySchema,
  Tournament: tournamentSchema,
  TournamentSummary: tournamentSummarySchema,
  Clock: clockSchema,
  CreateMatch: createMatchSchema,
  MatchInfo: matchInfoSchema,
  SeatInfo: seatInfoSchema,
  Outcome: outcomeSchema,
  Session: sessionSchema,
  GameInfo: gameInfoSchema,
  StandingAnswers: standingSchema,
  Record: recordSchema,
  Recording: seatRecordingSchema,
  Hint: hintSchema,
  ClientMessage: clientMessageSchema,
  ServerMessage: serverMessageSchema,
};

const named = z.registry<{ id?: string; [key: string]: unknown }>();
for (const [id, type] of Object.entries(parts)) named.add(type, { id });
// What is left of a text when it has been cleaned counts, not what was sent.
named.add(nameSchema, { id: 'Name', minLength: 1, maxLength: 40 });
named.add(chatTextSchema, { id: 'ChatText', minLength: 1, maxLength: 500 });

/** Parts that are only ever sent, with what may be left out. */
const sent = new Set(['ClientMessage', 'CreateMatch', 'StandingAnswers']);

const local = '#/$defs/';

/** A JSON schema with other targets of its references. */
export function withReferences(value: unknown, rename: (target: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => withReferences(item, rename));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) =>
      key === '$ref' && typeof inner === 'string'
        ? [key, rename(inner)]
        : [key, withReferences(inner, rename)],
    ),
  );
}

// JSON schemas keep their parts beside them; in OpenAPI all lie in one place.
const moved = (schema: unknown): unknown =>
  withReferences(schema, (target) => target.replace(local, '#/components/schemas/'));

// That a whole number is one which a double holds goes without saying.
function withoutSpan({ jsonSchema }: { readonly jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

/** Collects the named parts of every schema that it makes. */
class Schemas {
  readonly components: { [name: string]: Schema } = {};

  /** A schema as it is written in a body (`input`) or read in an answer (`output`). */
  of(type: z.ZodType, io: 'input' | 'output'): Schema {
    const {
      $schema: _,
      $defs = {},
      ...schema
    } = z.toJSONSchema(type, { io, unrepresentable: 'any', metadata: named, override: withoutSpan }) as {
      readonly $schema?: string;
      readonly $defs?: { readonly [name: string]: Schema };
      readonly id?: string;
    };
    for (const [name, part] of Object.entries($defs)) this.#add(name, part);
    const name = named.get(type)?.id;
    if (name === undefined) return moved(schema) as Schema;
    if (!Object.hasOwn($defs, name)) this.#add(name, schema);
    return { $ref: `#/components/schemas/${name}` };
  }

  // A part is described as it is answered; where it is only sent, as it is sent.
  #add(name: string, part: Schema): void {
    const { id: _, ...rest } = part;
    this.components[name] = moved(rest) as Schema;
  }
}

function parameters(schemas: Schemas, type: z.ZodType | undefined, where: 'path' | 'query'): Schema[] {
  if (type === undefined) return [];
  const { properties, required } = schemas.of(type, 'input') as {
    properties?: { [name: string]: Schema };
    required?: string[];
  };
  return Object.entries(properties ?? {}).map(([name, schema]) => {
    return { name, in: where, required: where === 'path' || (required ?? []).includes(name), schema };
  });
}

const json = (schema: Schema): Schema => ({ 'application/json': { schema } });

const identities: readonly Schema[] = [{ cookie: [] }, { bearer: [] }];

function operation(schemas: Schemas, name: string, endpoint: Endpoint): Schema {
  const refused = { description: 'Refused', content: json({ $ref: '#/components/schemas/Refusal' }) };
  return {
    operationId: name,
    summary: endpoint.summary,
    parameters: [
      ...parameters(schemas, endpoint.params, 'path'),
      ...parameters(schemas, endpoint.query, 'query'),
    ],
    ...(endpoint.body && {
      requestBody: { required: true, content: json(schemas.of(endpoint.body, 'input')) },
    }),
    // Nobody need say who they are where the empty way is among them; who does sees their own part.
    security: endpoint.identified ? identities : [{}, ...identities],
    responses: {
      200: {
        description: 'Done',
        content: {
          ...json(schemas.of(endpoint.answer, 'output')),
          ...(endpoint.lines && {
            'application/x-ndjson': { schema: schemas.of(endpoint.lines, 'output') },
          }),
        },
      },
      '4XX': refused,
      '5XX': refused,
    },
  };
}

/** The OpenAPI document of the server at `url`. */
export function openApi(url: string): Schema {
  const schemas = new Schemas();
  const paths: { [path: string]: { [method: string]: Schema } } = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operation(schemas, name, endpoint),
    };
  }
  for (const [name, type] of Object.entries(parts)) schemas.of(type, sent.has(name) ? 'input' : 'output');
  return {
    openapi: '3.1.0',
    info: {
      title: 'Bridgefront',
      version: '1',
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        'Tables, matches and what seats see. Live play goes over the WebSocket at /api/live: ' +
        'see ClientMessage and ServerMessage.',
    },
    servers: [{ url }],
    paths,
    components: {
      schemas: schemas.components,
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'session' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}
