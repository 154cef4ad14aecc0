// Names of matches that run on this device, and where that is known.

const mark = 'here-';

/** Whether a match runs on this device: its id says so. Ids of a server have another length. */
export function isHere(match: string): boolean {
  return match.startsWith(mark);
}

/** 128 random bits for a seed or for whatever nobody should guess. */
export function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** An id for a new match of this device. */
export function newHereId(): string {
  return `${mark}${newSeed().slice(0, 16)}`;
}
