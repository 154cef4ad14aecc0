// Reports of a match in memory: the latest as texts, earlier ones packed until somebody asks for them.

import { zstdDecompressSync } from 'node:zlib';
import type { KeptReports as Kept } from '@bridgefront/hosting';
import type { Report } from '@bridgefront/kernel';
import { packPart } from './recordings.ts';

// So many are packed as soon as they are there, and all such parts once more when they hold the larger number: together they are
// smaller, and each report is packed twice.
const few = 64;
const many = 256;

interface Packed {
  readonly count: number;
  readonly bytes: Buffer;
}

// Items of a list in JSON, without its brackets.
function pack(count: number, items: string): Packed {
  return { count, bytes: packPart(items) };
}

function itemsOf(reports: readonly Report[]): string {
  return JSON.stringify(reports).slice(1, -1);
}

function unpack({ bytes }: Packed): string {
  return zstdDecompressSync(bytes).toString();
}

/** Reports in the order in which they were told. */
export class KeptReports implements Kept {
  readonly #packed: Packed[] = [];
  /** So many of these are not packed again. */
  #whole = 0;
  // A text takes a third of what the report itself would.
  #latest: string[] = [];

  /** Reports that have just been told. */
  add(reports: readonly Report[]): void {
    for (const report of reports) this.#latest.push(JSON.stringify(report));
    if (this.#latest.length < few) return;
    this.#packed.push(pack(this.#latest.length, this.#latest.join()));
    this.#latest = [];
    const small = this.#packed.slice(this.#whole);
    const count = small.reduce((sum, part) => sum + part.count, 0);
    if (count < many) return;
    this.#packed.splice(this.#whole, small.length, pack(count, small.map(unpack).join()));
    this.#whole = this.#packed.length;
  }

  /** Reports from before all that are kept. */
  prepend(reports: readonly Report[]): void {
    if (reports.length === 0) return;
    this.#packed.unshift(pack(reports.length, itemsOf(reports)));
    this.#whole++;
  }

  /** All of them. */
  all(): readonly Report[] {
    const packed = this.#packed.flatMap((part) => JSON.parse(`[${unpack(part)}]`) as readonly Report[]);
    return [...packed, ...(JSON.parse(`[${this.#latest.join()}]`) as readonly Report[])];
  }
}
