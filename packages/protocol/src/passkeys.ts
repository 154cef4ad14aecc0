// Endpoints of passkeys: how a guest comes back, and comes in elsewhere, without a password (WebAuthn).

import { z } from 'zod';
import { idSchema } from './common.ts';
import type { Endpoint } from './endpoint.ts';
import { sessionSchema } from './match.ts';

const bytes = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]*$/)
    .describe('base64url');

const transports = z.array(z.string().max(32)).max(10);

/** What every answer of an authenticator has around it, as browsers write it. */
const credential = {
  id: bytes(1366),
  rawId: bytes(1366),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).nullable().optional(),
  clientExtensionResults: z.looseObject({}),
};

const registrationSchema = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: bytes(4096),
    attestationObject: bytes(32_768),
    authenticatorData: bytes(8192).optional(),
    publicKey: bytes(8192).optional(),
    publicKeyAlgorithm: z.int().optional(),
    transports: transports.optional(),
  }),
});

const authenticationSchema = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: bytes(4096),
    authenticatorData: bytes(8192),
    signature: bytes(8192),
    userHandle: bytes(128).nullable().optional(),
  }),
});

const options = z.object({
  options: z.looseObject({}).describe('as `navigator.credentials` takes it, in JSON'),
});

const passkeysSchema = z.object({
  passkeys: z.array(
    z.object({
      id: idSchema,
      /** The browser in which it was made, in words, as `Firefox, Android`. */
      name: z.string(),
      createdAt: z.int(),
      usedAt: z.int().nullable().describe('when somebody came in by it last'),
    }),
  ),
  site: z
    .string()
    .nullable()
    .describe(
      'the name that passkeys are made for; null: this server has no address that browsers take for one',
    ),
});

/** Endpoints by name, each with the schemas of what it takes and gives. */
export const passkeyEndpoints = {
  listPasskeys: {
    method: 'GET',
    path: '/api/passkeys',
    summary: 'My passkeys, the latest first, and the name that they are made for',
    identified: true,
    answer: passkeysSchema,
  },
  passkeyOptions: {
    method: 'POST',
    path: '/api/passkeys/options',
    summary: 'What my browser needs to make a passkey; works once, for five minutes',
    identified: true,
    body: z.strictObject({}),
    answer: options,
  },
  addPasskey: {
    method: 'POST',
    path: '/api/passkeys',
    summary: 'Keep the passkey that my browser has made',
    identified: true,
    body: z.strictObject({ made: registrationSchema }),
    answer: passkeysSchema,
  },
  dropPasskey: {
    method: 'DELETE',
    path: '/api/passkeys/{passkey}',
    summary: 'Nobody comes in by this passkey any more',
    identified: true,
    params: z.object({ passkey: idSchema }),
    answer: passkeysSchema,
  },
  signInOptions: {
    method: 'POST',
    path: '/api/session/passkey/options',
    summary: 'What a browser needs to use a passkey; works once, for five minutes',
    identified: false,
    body: z.strictObject({}),
    answer: options,
  },
  signIn: {
    method: 'POST',
    path: '/api/session/passkey',
    summary: 'Become whose passkey it is; sets the session cookie',
    identified: false,
    body: z.strictObject({ used: authenticationSchema }),
    answer: sessionSchema,
  },
} as const satisfies { readonly [name: string]: Endpoint };
