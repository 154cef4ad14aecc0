// Reports of a match in memory: the latest as they are, earlier ones packed until somebody asks for them.

import { zstdDecompressSync } from 'node:zlib';
import type { Report } from '@bridgefront/kernel';
import { packPart } from './recordings.ts';

// Reports that are packed together.
const together = 64;

/** Reports in the order in which they were told. */
export class KeptReports {
  readonly #packed: Buffer[] = [];
  readonly #latest: Report[] = [];

  /** Reports that have just been told. */
  add(reports: readonly Report[]): void {
    this.#latest.push(...reports);
    while (this.#latest.length >= together)
      this.#packed.push(packPart(JSON.stringify(this.#latest.splice(0, together))));
  }

  /** Reports from before all that are kept. */
  prepend(reports: readonly Report[]): void {
    if (reports.length > 0) this.#packed.unshift(packPart(JSON.stringify(reports)));
  }

  /** All of them. */
  all(): readonly Report[] {
    const earlier = this.#packed.flatMap(
      (part) => JSON.parse(zstdDecompressSync(part).toString()) as readonly Report[],
    );
    return [...earlier, ...this.#latest];
  }
}
