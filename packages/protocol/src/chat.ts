// Endpoints of the chat at a table.

import { z } from 'zod';
import { chatLineSchema, chatTextSchema, chatToSchema, idSchema, messageIdSchema } from './common.ts';
import type { Endpoint } from './endpoint.ts';

const matchParams = z.object({ match: idSchema });

/** Endpoints by name. */
export const chatEndpoints = {
  getChat: {
    method: 'GET',
    path: '/api/matches/{match}/chat',
    summary: 'The last lines of chat, with those of the side on which I play',
    identified: false,
    params: matchParams,
    query: z.strictObject({ invite: idSchema.optional() }),
    answer: z.object({ lines: z.array(chatLineSchema) }),
  },
  sendChat: {
    method: 'POST',
    path: '/api/matches/{match}/chat',
    summary: 'Say something at the table, or to my side',
    identified: true,
    params: matchParams,
    body: z.strictObject({
      /** Said again with the same id, a line is not said twice. */
      id: messageIdSchema.optional(),
      text: chatTextSchema,
      /** Left out: the table. */
      to: chatToSchema.optional(),
      invite: idSchema.optional(),
    }),
    answer: chatLineSchema,
  },
} as const satisfies { readonly [name: string]: Endpoint };
