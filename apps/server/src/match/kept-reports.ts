// Reports of a match in memory: the latest as texts, earlier ones packed until somebody asks for them.

import { zstdDecompressSync } from 'node:zlib';
import type { KeptReports as Kept } from '@bridgefront/hosting';
import type { Report } from '@bridgefront/kernel';
import { packPart } from './recordings.ts';

// So many are packed as soon as they are there, and with others before them up to the larger number: together they are smaller.
const few = 24;
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
  // A text takes a third of what the report itself would.
  #latest: string[] = [];

  /** Reports that have just been told. */
  add(reports: readonly Report[]): void {
    for (const report of reports) this.#latest.push(JSON.stringify(report));
    if (this.#latest.length < few) return;
    const last = this.#packed.at(-1);
    const items = this.#latest.join();
    const { length } = this.#latest;
    if (last === undefined || last.count >= many) this.#packed.push(pack(length, items));
    else this.#packed[this.#packed.length - 1] = pack(last.count + length, `${unpack(last)},${items}`);
    this.#latest = [];
  }

  /** Reports from before all that are kept. */
  prepend(reports: readonly Report[]): void {
    if (reports.length > 0) this.#packed.unshift(pack(reports.length, itemsOf(reports)));
  }

  /** All of them. */
  all(): readonly Report[] {
    const packed = this.#packed.flatMap((part) => JSON.parse(`[${unpack(part)}]`) as readonly Report[]);
    return [...packed, ...(JSON.parse(`[${this.#latest.join()}]`) as readonly Report[])];
  }
}
