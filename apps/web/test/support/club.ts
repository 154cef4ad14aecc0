// A club whose people sign in: as much of OpenID Connect as one browser needs. What it is worth is tried against a real provider
// in the server's tests.

import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A club that lets everybody in who asks, as one and the same. */
export interface SmallClub {
  /** What the server has to be told of it. */
  readonly env: { readonly [name: string]: string };
  close(): void;
}

const inBase64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const part of request) text += String(part);
  return new URLSearchParams(text);
}

function answer(response: ServerResponse, value: object): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}

/** Opens it. */
export async function openClub(name: string): Promise<SmallClub> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const asked = new Map<string, string>();
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = 'matches';

  function idToken(nonce: string): string {
    const now = Math.floor(Date.now() / 1000);
    const claims = { iss: issuer, sub: 'ada', aud: client, iat: now, exp: now + 300, nonce };
    const text = `${inBase64({ alg: 'RS256', kid: 'one' })}.${inBase64({ ...claims, preferred_username: name })}`;
    return `${text}.${sign('sha256', Buffer.from(text), privateKey).toString('base64url')}`;
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer);
    if (pathname === '/.well-known/openid-configuration')
      return answer(response, {
        issuer,
        authorization_endpoint: `${issuer}/way`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        code_challenge_methods_supported: ['S256'],
      });
    if (pathname === '/keys')
      return answer(response, {
        keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256' }],
      });
    if (pathname === '/way') {
      const code = randomUUID();
      asked.set(code, searchParams.get('nonce') ?? '');
      const back = new URL(searchParams.get('redirect_uri') ?? issuer);
      back.searchParams.set('code', code);
      back.searchParams.set('state', searchParams.get('state') ?? '');
      return void response.writeHead(302, { location: back.href }).end();
    }
    const nonce = asked.get((await bodyOf(request)).get('code') ?? '') ?? '';
    answer(response, { access_token: 'x', token_type: 'bearer', expires_in: 60, id_token: idToken(nonce) });
  }

  return {
    env: {
      OPENID_ISSUER: issuer,
      OPENID_CLIENT_ID: client,
      OPENID_CLIENT_SECRET: 'a secret of the club',
      OPENID_NAME: 'Chess Club',
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
