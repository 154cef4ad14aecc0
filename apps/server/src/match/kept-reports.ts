// Reports of a match in memory: the latest as they are, earlier ones packed until somebody asks for them.

import { zstdDecompressSync } from 'node:zlib';
import type { Report } from '@bridgefront/kernel';
import { packPart } from './recordings.ts';

// So many are packed as soon as they are there, and with others before them up to the larger number: together they are smaller.
const few = 64;
const many = 256;

interface Packed {
  readonly count: number;
  readonly bytes: Buffer;
}

function pack(reports: readonly Report[]): Packed {
  return { count: reports.length, bytes: packPart(JSON.stringify(reports)) };
}

function unpack({ bytes }: Packed): readonly Report[] {
  return JSON.parse(zstdDecompressSync(bytes).toString()) as readonly Report[];
}

/** Reports in the order in which they were told. */
export class KeptReports {
  readonly #packed: Packed[] = [];
  #latest: Report[] = [];

  /** Reports that have just been told. */
  add(reports: readonly Report[]): void {
    this.#latest.push(...reports);
    if (this.#latest.length < few) return;
    const last = this.#packed.at(-1);
    const joins = last !== undefined && last.count < many;
    if (joins) this.#packed.pop();
    this.#packed.push(pack(joins ? [...unpack(last), ...this.#latest] : this.#latest));
    this.#latest = [];
  }

  /** Reports from before all that are kept. */
  prepend(reports: readonly Report[]): void {
    if (reports.length > 0) this.#packed.unshift(pack(reports));
  }

  /** All of them. */
  all(): readonly Report[] {
    return [...this.#packed.flatMap(unpack), ...this.#latest];
  }
}
