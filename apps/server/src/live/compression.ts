// Which messages are compressed, and how: what a reveal brings is long and repeats itself, everything else is short.

import { constants, deflateRawSync } from 'node:zlib';
import type { PerMessageDeflateOptions } from 'ws';

/** Bytes of the longest message that a client may send. */
export const largestMessage = 16 * 1024;

const windowBits = 12;
const outputChunk = 2048; // Nearly every result fits into one, and small ones come from Node's pool.
const settings = {
  level: 3,
  memLevel: 5,
  windowBits,
  chunkSize: outputChunk,
  finishFlush: constants.Z_SYNC_FLUSH,
};
const flushMark = 4;

/**
 * What is agreed with clients, false for none: each message is compressed by itself. A window of 4 kB holds nearly
 * every message; common clients ask for no smaller one.
 */
export function agreement(from: number): false | PerMessageDeflateOptions {
  if (from === 0) return false;
  return { serverNoContextTakeover: true, clientNoContextTakeover: true, serverMaxWindowBits: windowBits };
}

/**
 * A message as it was agreed (RFC 7692), made at once: a few kilobytes take some ten microseconds, which is less than
 * giving them to another thread and taking them back.
 */
export function compressed(text: string | Buffer): Buffer {
  const flushed = deflateRawSync(text, settings);
  // The last four bytes of a flush are always the same and are not sent.
  return flushed.subarray(0, flushed.length - flushMark);
}
