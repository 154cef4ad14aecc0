// OpenAPI 3.1 and JSON schemas, generated from the same table by which the server validates.

import { z } from 'zod';
import { refusalSchema } from './common.ts';
import { endpoints } from './http.ts';
import type { Endpoint } from './http.ts';
import { clientMessageSchema, serverMessageSchema } from './live.ts';

type Schema = { readonly [key: string]: unknown };

function schemaOf(type: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...schema } = z.toJSONSchema(type, { io, unrepresentable: 'any' }) as {
    $schema?: string;
  };
  return schema;
}

function parameters(type: z.ZodType | undefined, where: 'path' | 'query'): Schema[] {
  if (type === undefined) return [];
  const { properties, required } = schemaOf(type, 'input') as {
    properties?: { [name: string]: Schema };
    required?: string[];
  };
  return Object.entries(properties ?? {}).map(([name, schema]) => {
    return { name, in: where, required: where === 'path' || (required ?? []).includes(name), schema };
  });
}

const json = (schema: Schema): Schema => ({ 'application/json': { schema } });

function operation(name: string, endpoint: Endpoint): Schema {
  const refused = { description: 'Refused', content: json({ $ref: '#/components/schemas/Refusal' }) };
  return {
    operationId: name,
    summary: endpoint.summary,
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
    ...(endpoint.body && {
      requestBody: { required: true, content: json(schemaOf(endpoint.body, 'input')) },
    }),
    ...(endpoint.identified && { security: [{ cookie: [] }, { bearer: [] }] }),
    responses: {
      200: { description: 'Done', content: json(schemaOf(endpoint.answer, 'output')) },
      '4XX': refused,
      '5XX': refused,
    },
  };
}

/** The OpenAPI document of the server at `url`. */
export function openApi(url: string): Schema {
  const paths: { [path: string]: { [method: string]: Schema } } = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operation(name, endpoint),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Bridgefront',
      version: '1',
      description: 'Live play: see ClientMessage and ServerMessage.',
    },
    servers: [{ url }],
    paths,
    components: {
      schemas: {
        Refusal: schemaOf(refusalSchema, 'output'),
        ClientMessage: schemaOf(clientMessageSchema, 'input'),
        ServerMessage: schemaOf(serverMessageSchema, 'output'),
      },
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'session' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}
