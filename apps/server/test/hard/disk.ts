// A disk of one's own that can be made full and empty again: a small tmpfs for root, else a limit on the size of files.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk for a server's data. */
export interface Disk {
  readonly kind: 'tmpfs' | 'limit';
  readonly folder: string;
  /** From now on writing more fails for the process. */
  fill(pid: number): void;
  empty(pid: number): void;
  remove(): void;
}

const limiter = 'prlimit'; // Of util-linux.

function run(command: string, args: readonly string[]): void {
  execFileSync(command, args, { stdio: 'pipe' });
}

function tries(command: string, args: readonly string[]): boolean {
  try {
    run(command, args);
    return true;
  } catch {
    return false;
  }
}

function fillUp(file: string): void {
  const size = { chunk: 1024 * 1024 };
  while (size.chunk >= 512) {
    try {
      writeFileSync(file, Buffer.alloc(size.chunk, 1), { flag: 'a' });
    } catch {
      size.chunk /= 2;
    }
  }
}

function tmpfs(folder: string): Disk {
  const filler = join(folder, 'filler');
  return {
    kind: 'tmpfs',
    folder,
    fill: () => fillUp(filler),
    empty: () => unlinkSync(filler),
    remove() {
      tries('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

// No file may grow beyond what the smallest growing one has now: the log of the database is always among them.
function limit(folder: string): Disk {
  return {
    kind: 'limit',
    folder,
    fill(pid) {
      const sizes = readdirSync(folder).filter((name) => name.endsWith('-wal'));
      const size = Math.min(...sizes.map((name) => statSync(join(folder, name)).size));
      run(limiter, ['--pid', String(pid), `--fsize=${size}:`]);
    },
    empty: (pid) => run(limiter, ['--pid', String(pid), '--fsize=unlimited:']),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A disk of about 12 MB, or in words why there is none. */
export function smallDisk(kind: Disk['kind']): Disk | string {
  const folder = mkdtempSync(join(tmpdir(), 'bridgefront-disk-'));
  if (kind === 'tmpfs') {
    if (tries('mount', ['-t', 'tmpfs', '-o', 'size=12m', 'tmpfs', folder])) return tmpfs(folder);
    rmSync(folder, { recursive: true });
    return 'a tmpfs can only be mounted by root';
  }
  if (tries(limiter, ['--version'])) return limit(folder);
  rmSync(folder, { recursive: true });
  return 'the command prlimit is not here';
}
