// The page in the browser: the files that `npm run web:build` made, and its one document for every address of the page.

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const notBuilt = `The game server is running, but the page has not been built: run "npm run web:build", or start the
server with "npm start", which does it. The API is described at /api/openapi.json.
`;

/** Addresses that belong to the page: what its router reads. Everything else that is not there stays an error, which the page tells to browsers. */
const pagePaths = [
  '/',
  '/new',
  '/matches',
  '/take-over',
  '/you',
  '/ratings',
  '/find',
  '/tournaments',
  '/tournaments/*',
  '/people',
  '/reports',
  '/watch',
  '/m/*',
  '/rules',
  '/rules/*',
  '/cards/*',
  '/learn/*',
  '/puzzles',
  '/puzzles/*',
  '/programmers/*',
  '/workshop/*',
  '/credits',
];

/** Serves the page's files from `dir`. Files with a hash in their name never change, so browsers may keep them. */
export async function servePage(app: FastifyInstance, dir: string): Promise<void> {
  if (!existsSync(join(dir, 'index.html'))) {
    app.log.warn(
      `There is no page in ${dir}: run "npm run web:build", or choose another folder with PAGE_DIR.`,
    );
    app.get('/', (_request, reply) => reply.type('text/plain; charset=utf-8').send(notBuilt));
    return;
  }
  await app.register(staticFiles, {
    root: dir,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/*.gz', '**/*.br'],
    setHeaders(reply, path) {
      const lasting = path.includes('/assets/');
      reply.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const document = (_request: unknown, reply: FastifyReply) =>
    reply.header('cache-control', 'no-cache').sendFile('index.html', { cacheControl: false });
  for (const path of pagePaths) app.get(path, document);
}

/**
 * What a browser shows that was sent to an address where nothing is: the page's document, which finds nothing there
 * either and says so. Null for programs, which ask for no HTML, for the API, and where the page has not been built.
 */
export async function pageForNothing(request: FastifyRequest, dir: string): Promise<string | null> {
  const { method, url, headers } = request;
  if (method !== 'GET' && method !== 'HEAD') return null;
  if (/^\/api(\/|\?|$)/.test(url) || headers.accept?.includes('text/html') !== true) return null;
  return readFile(join(dir, 'index.html'), 'utf8').catch(() => null);
}
