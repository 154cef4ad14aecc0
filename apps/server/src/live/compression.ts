// Which messages are compressed, and how: what a reveal brings is long and repeats itself, everything else is short.

import type { PerMessageDeflateOptions } from 'ws';

/**
 * Compression of messages longer than `from` bytes, each by itself; false for 0: never. A window of 4 kB holds nearly
 * every message and keeps a connection's memory small; common clients ask for no smaller one. Each job needs two turns
 * of the event loop: with the library's ten at a time, a crowd of reveals would wait for a second.
 */
export function compression(from: number) {
  if (from === 0) return false;
  return {
    threshold: from,
    serverNoContextTakeover: true,
    clientNoContextTakeover: true,
    serverMaxWindowBits: 12,
    concurrencyLimit: 256,
    zlibDeflateOptions: { level: 3, memLevel: 5 },
  } satisfies PerMessageDeflateOptions;
}
