// Recordings as they are stored: JSON, gzip, base64.

import { gunzipSync, gzipSync } from 'node:zlib';
import { readRecording } from '@bridgefront/viewing';
import type { Recording } from '@bridgefront/viewing';

/** A recording in JSON as it is stored. */
export function packRecording(recording: string): string {
  return gzipSync(recording).toString('base64');
}

/** A recording as it was stored. */
export function unpackRecording(packed: string): Recording {
  return readRecording(gunzipSync(Buffer.from(packed, 'base64')).toString('utf8'));
}
