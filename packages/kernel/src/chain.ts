// Hash chain over the accepted acts of a match: who keeps one of its links finds every act before it that was altered.

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Seat } from './types.ts';

/** `take-back 2`: the seat took its last choice back. */
export function takeBackAct(seat: Seat): string {
  return `take-back ${seat}`;
}

/** HMAC with SHA-256 of a text under a secret, in hexadecimal; hosts may bring a quicker one. */
type KeyedHash = (secret: string, text: string) => string;

function keyed(secret: string, text: string): string {
  return bytesToHex(hmac(sha256, utf8ToBytes(secret), utf8ToBytes(text)));
}

/** The link before the first act. The key is the match's secret, so that a link betrays nothing before the end. */
export function firstLink(secret: string, hash: KeyedHash = keyed): string {
  return hash(secret, 'chain');
}

/** The link behind one more act. */
export function nextLink(secret: string, link: string, act: string, hash: KeyedHash = keyed): string {
  return hash(secret, `${link} ${act}`);
}

/** All links of a match: one before the first act, and one behind each. */
export function linksOf(secret: string, acts: readonly string[], hash: KeyedHash = keyed): string[] {
  const links = [firstLink(secret, hash)];
  for (const act of acts) links.push(nextLink(secret, links[links.length - 1], act, hash));
  return links;
}

/** What is left of a list of acts when everything that was taken back is removed: the choices of a record. */
export function choicesOf(acts: readonly string[]): string[] {
  const left: string[] = [];
  for (const act of acts) {
    const seat = /^take-back (\d+)$/.exec(act)?.[1];
    if (seat === undefined) left.push(act);
    else {
      const index = left.findLastIndex((line) => line.startsWith(`${seat} `));
      if (index >= 0) left.splice(index, 1);
    }
  }
  return left;
}
