// `npm start`. Compiled sources are kept beside the packages, as trusted as these, for the next start, which takes two thirds of the time.
// Where nothing may be written there, every start is a first one.

import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

const kept = fileURLToPath(new URL('../../../node_modules/.cache/compiled', import.meta.url));
// For threads, too.
process.env['NODE_COMPILE_CACHE'] ??= kept;
enableCompileCache(process.env['NODE_COMPILE_CACHE']);
await import('./run.ts');
