// From words to a generator, and the commitment that makes a server's dice verifiable by everyone.

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Game } from './game.ts';
import { shuffle } from './random.ts';
import type { Signed } from './signed.ts';
import type { Random, Seat } from './types.ts';

/** SHA-256 of a text as lower-case hex. */
export function digest(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** A generator from any text; equal texts give equal matches. */
export function seedRandom(seed: string): Random {
  const bytes = sha256(utf8ToBytes(seed));
  const words = new DataView(bytes.buffer, bytes.byteOffset, 32);
  const key: number[] = [];
  for (let i = 0; i < 8; i++) key.push(words.getInt32(i * 4, true));
  return { key, drawn: 0 };
}

/** The generator of a match of the game: a bundled one has its own way from words to it. */
export function seedFor<S>({ bundle }: Game<S>, seed: string): Random {
  return bundle === undefined ? seedRandom(seed) : bundle.seedRandom(seed);
}

/** A commitment to a share of the randomness, by place at the table. */
export interface CommittedShare {
  readonly seat: Seat;
  readonly commitment: string;
}

/** Everything that is fixed before the first share is opened. */
export interface FixedStart {
  readonly match: string;
  /** Counts the starts of this table from 1: those that were called off come before. */
  readonly round: number;
  /** The server's commitment. */
  readonly commitment: string;
  readonly shares: readonly CommittedShare[];
}

/** What everybody who opens a share names: SHA-256 over match, round, the server's commitment and all others. */
export function startDigest({ match, round, commitment, shares }: FixedStart): string {
  const ordered = [...shares].sort((a, b) => a.seat - b.seat).map((one) => [one.seat, one.commitment]);
  return digest(JSON.stringify(['start', match, round, commitment, ordered]));
}

/** How the seed of a fair match came about; `secret` is published when the match has ended. */
export interface Fairness {
  /** SHA-256 of the secret, shown before the first decision. */
  readonly commitment: string;
  readonly secret: string;
  /** What each human seat added after it had seen the commitment. */
  readonly contributions: readonly {
    readonly seat: Seat;
    readonly text: string;
    /** The server made it up, because the person sent none. */
    readonly by?: 'server' | undefined;
  }[];
  /** The start whose digest everybody named who opened a share; records made before there was one lack it. */
  readonly start?: { readonly match: string; readonly round: number; readonly digest: string } | undefined;
  /** Where seats were drawn: for each seat the place at the table, which `contributions` name, that it was given to. */
  readonly seating?: readonly number[] | undefined;
  /** What the server, and everybody who brought a key, has signed; records made before there were keys lack it. */
  readonly signed?: readonly Signed[] | undefined;
  /** The last link of the chain over all acts; records made before there was one lack it. */
  readonly chain?: string | undefined;
  /** All acts, take-backs too; left out where nothing was taken back, so that the choices are the acts. */
  readonly acts?: readonly string[] | undefined;
}

/** The published promise for a secret: its SHA-256. */
export function commitTo(secret: string): string {
  return digest(secret);
}

/** The match seed: HMAC-SHA256 keyed with the secret over all contributions in seat order. */
export function deriveSeed(
  secret: string,
  contributions: readonly { readonly seat: Seat; readonly text: string }[],
): string {
  const ordered = [...contributions].sort((a, b) => a.seat - b.seat).map(({ seat, text }) => [seat, text]);
  return bytesToHex(hmac(sha256, utf8ToBytes(secret), utf8ToBytes(JSON.stringify(ordered))));
}

/** Seats drawn by the match's seed: for each seat, the place at the table that gets it. */
export function drawSeating(seed: string, seats: number): number[] {
  return shuffle(seedRandom(`${seed} seating`), [...Array(seats).keys()]);
}

/** Null when the seed is what the commitment promised, else one sentence that says what does not fit. */
export function checkFairness(fairness: Fairness, seed: string): string | null {
  if (commitTo(fairness.secret) !== fairness.commitment) {
    return 'The secret does not match the commitment that was published before the match.';
  }
  if (deriveSeed(fairness.secret, fairness.contributions) !== seed) {
    return "The seed does not follow from the secret and the seats' contributions.";
  }
  const { seating, start, contributions } = fairness;
  const shares = contributions.map(({ seat, text }) => ({ seat, commitment: digest(text) }));
  if (start !== undefined && startDigest({ ...fairness, ...start, shares }) !== start.digest)
    return 'The start does not fit: match, round, commitment and shares are not those that were agreed to.';
  if (seating !== undefined && String(seating) !== String(drawSeating(seed, seating.length)))
    return 'The seats are not those that the seed draws.';
  return null;
}
