// The page in the browser: the files that `npm run web:build` made, and its one document for every address of the page.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

const notBuilt = `The game server is running, but the page has not been built: run "npm run web:build", or start the
server with "npm start", which does it. The API is described at /api/openapi.json.
`;

/** Addresses that belong to the page: what its router reads. Everything else that is not there stays an error. */
const pagePaths = [
  '/',
  '/new',
  '/matches',
  '/take-over',
  '/watch',
  '/m/*',
  '/rules',
  '/rules/*',
  '/learn/*',
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
