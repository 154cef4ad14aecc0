// Recordings as they are stored: JSON in one or more parts, each by itself zstd and base64; earlier ones gzip and base64.

import { promisify } from 'node:util';
import { gunzipSync, zstdCompress, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { readRecording } from '@bridgefront/viewing';
import type { Recording } from '@bridgefront/viewing';

const mark = 'zstd';
const compress = promisify(zstdCompress);

/** A recording of one part as it is stored. */
export function packRecording(part: string): string {
  return `${mark} ${zstdCompressSync(part).toString('base64')}`;
}

/** One part, packed in another thread. */
export function packPart(part: string): Promise<Buffer> {
  return compress(part);
}

/** A recording as it is stored, of all its packed parts in order. */
export function joinParts(parts: readonly Buffer[]): string {
  return [mark, ...parts.map((part) => part.toString('base64'))].join(' ');
}

/** A recording as it was stored. */
export function unpackRecording(packed: string): Recording {
  const [first, ...parts] = packed.split(' ');
  if (first !== mark) return readRecording([gunzipSync(Buffer.from(first, 'base64')).toString('utf8')]);
  return readRecording(parts.map((part) => zstdDecompressSync(Buffer.from(part, 'base64')).toString('utf8')));
}
