// A machine that does everything in plain code, for devices, terminals and tests.

import type { Report } from '@bridgefront/kernel';
import type { KeptChanges, KeptReports, Machine } from './ports.ts';
import type { Sent } from './stream.ts';

// Who was away longer gets the whole document.
const mostKept = 16;

function keptReports(): KeptReports {
  let kept: Report[] = [];
  return {
    add: (reports) => void kept.push(...reports),
    prepend: (reports) => void (kept = [...reports, ...kept]),
    all: () => kept,
  };
}

function keptChanges(): KeptChanges {
  const kept: Sent[] = [];
  return {
    add(change) {
      kept.push(change);
      if (kept.length > mostKept) kept.shift();
    },
    since(number, last) {
      if (number === last) return [];
      const at = kept.findIndex((change) => change.number === number + 1);
      return at < 0 || kept.at(-1)?.number !== last ? null : kept.slice(at);
    },
  };
}

/** Such a machine; `name` is one that no other has used for the same readers, so that they never take up a stream of another. */
export function plainMachine(name: string = 'stream'): Machine {
  let streams = 0;
  return { newStream: () => `${name}.${++streams}`, keptReports, keptChanges };
}
