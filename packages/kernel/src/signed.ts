// Signed statements on a match: what the server and everybody who brought a key have put their signature under, and what
// follows when two of them contradict each other.

import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { MatchRecord } from './record.ts';
import type { Seat } from './types.ts';

/** A statement under a signature: Ed25519 over the bytes of the text; key and signature in hexadecimal digits. */
export interface Signed {
  /** Whose key it is: the place at the table, or the server. */
  readonly by: Seat | 'server';
  readonly key: string;
  readonly text: string;
  readonly signature: string;
}

/** What is agreed to before the first share is opened; everybody signs the same text. */
export interface AgreedStart {
  readonly match: string;
  readonly round: number;
  /** Over match, round, the server's commitment and all shares (`startDigest`). */
  readonly digest: string;
  /** The server's key. */
  readonly server: string;
  /** The keys of those who brought one, by rising place. */
  readonly keys: readonly (readonly [place: Seat, key: string])[];
  readonly game: string;
  readonly rules: string;
  readonly options: { readonly [name: string]: unknown };
}

/** The text under which everybody puts a signature with the opening of the share. */
export function startText(start: AgreedStart): string {
  const { match, round, digest, server, keys, game, rules, options } = start;
  return JSON.stringify(['start', match, round, digest, server, keys, game, rules, options]);
}

/** The text under which somebody puts a signature with the commitment to a share. */
export function commitText(match: string, round: number, place: Seat, commitment: string): string {
  return JSON.stringify(['commit', match, round, place, commitment]);
}

/** The text under which a link of the chain is signed, behind so many acts. */
export function linkText(match: string, acts: number, link: string): string {
  return JSON.stringify(['link', match, acts, link]);
}

function partsOf(text: string): readonly unknown[] {
  try {
    const parts: unknown = JSON.parse(text);
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}

/** The start that a text agrees to; null: it is none. */
export function readStart(text: string): AgreedStart | null {
  const [kind, match, round, digest, server, keys, game, rules, options] = partsOf(text);
  const texts = [match, digest, server, game, rules].every((part) => typeof part === 'string');
  const pairs = Array.isArray(keys) && keys.every((pair) => Array.isArray(pair));
  if (kind !== 'start' || !texts || !pairs || typeof options !== 'object') return null;
  return { match, round, digest, server, keys: keys as unknown, game, rules, options } as AgreedStart;
}

/** A start as somebody is shown it who is about to sign it, with the place and the key of their own (null: they have none). */
export interface ShownStart extends Omit<AgreedStart, 'keys'> {
  readonly place: Seat;
  readonly key: string | null;
}

/** Whether a text agrees to the start that was shown, to the byte, and names no other key than the own one at that place. */
export function agreesTo(text: string, { place, key, ...shown }: ShownStart): boolean {
  const agreed = readStart(text);
  if (agreed === null) return false;
  const own = agreed.keys.filter((pair) => pair[0] === place);
  return (
    startText({ ...shown, keys: agreed.keys }) === text &&
    JSON.stringify(own) === JSON.stringify(key === null ? [] : [[place, key]])
  );
}

/** What a text says of a link; null: nothing. */
export function readLink(
  text: string,
): { readonly match: string; readonly acts: number; readonly link: string } | null {
  const [kind, match, acts, link] = partsOf(text);
  const whole = typeof match === 'string' && typeof link === 'string' && Number.isInteger(acts);
  return kind === 'link' && whole ? { match, acts: acts as number, link } : null;
}

/** Whether somebody agreed to the start in this text as it is played in the record. */
export function startOf({ game, rules, options, fairness }: MatchRecord, text: string): boolean {
  const agreed = readStart(text);
  const start = fairness?.start;
  if (agreed === null || start === undefined) return false;
  const same = ([name, value]: [string, unknown]): boolean =>
    JSON.stringify(agreed.options[name]) === JSON.stringify(value);
  return (
    [agreed.match, agreed.round, agreed.digest, agreed.game, agreed.rules].join(' ') ===
      [start.match, start.round, start.digest, game, rules].join(' ') && Object.entries(options).every(same)
  );
}

// What may be signed only once: another text on the same subject under the same key is a contradiction.
function subjectOf(text: string): string | null {
  const [kind, match, count] = partsOf(text);
  return kind === 'start' || kind === 'link' ? JSON.stringify([kind, match, count]) : null;
}

/** Who signed, in words. */
export function signerOf({ by }: Pick<Signed, 'by'>): string {
  return by === 'server' ? 'The server' : `Place ${by}`;
}

/** Two statements under one key that cannot both be true, and what they are about in a sentence. */
export interface Contradiction {
  readonly pair: readonly [Signed, Signed];
  readonly text: string;
}

function contradictionOf(one: Signed, other: Signed): Contradiction {
  const [kind, , count] = partsOf(one.text);
  const what =
    kind === 'start'
      ? `two versions of start ${String(count)} of one match`
      : `two versions of what had been played after ${String(count)} acts`;
  const who = `${signerOf(one)}, whose key is ${one.key},`;
  return { pair: [one, other], text: `${who} signed ${what}: whoever holds both can prove it.` };
}

/** All contradictions among statements whose signatures are good. */
export function contradictionsIn(all: readonly Signed[]): Contradiction[] {
  const first = new Map<string, Signed>();
  const found: Contradiction[] = [];
  for (const one of all) {
    const subject = subjectOf(one.text);
    if (subject === null) continue;
    const known = first.get(`${one.key} ${subject}`);
    if (known === undefined) first.set(`${one.key} ${subject}`, one);
    else if (known.text !== one.text) found.push(contradictionOf(known, one));
  }
  return found;
}

/** What `crypto.subtle` of browsers and Node does for signatures. */
interface Subtle {
  importKey(
    format: 'raw',
    key: Uint8Array<ArrayBuffer>,
    algorithm: { readonly name: string },
    extractable: boolean,
    usages: ['verify'],
  ): Promise<unknown>;
  verify(
    algorithm: { readonly name: string },
    key: unknown,
    signature: Uint8Array<ArrayBuffer>,
    text: Uint8Array<ArrayBuffer>,
  ): Promise<boolean>;
}

const algorithm = { name: 'Ed25519' };

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** Whether the signature is that of the key over the text. */
export async function isSigned(
  subtle: Subtle,
  { key, text, signature }: Omit<Signed, 'by'>,
): Promise<boolean> {
  if (!/^[0-9a-f]{64}$/.test(key) || !/^[0-9a-f]{128}$/.test(signature)) return false;
  try {
    const imported = await subtle.importKey('raw', bytesOf(key), algorithm, false, ['verify']);
    return await subtle.verify(algorithm, imported, bytesOf(signature), new Uint8Array(utf8ToBytes(text)));
  } catch {
    return false;
  }
}
