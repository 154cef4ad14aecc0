// Runs the real command as a child process, as a shell would.

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { runCommand } from '../src/run-command.ts';

const bin = fileURLToPath(new URL('../bin/bridgefront.mjs', import.meta.url));

/** What a command left behind. */
export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** What a command is run with besides its words. */
export interface Surroundings {
  /** Text on stdin; null closes stdin without a word. */
  readonly input?: string | null;
  readonly env?: { readonly [name: string]: string };
  /** Called with everything printed so far; returns a signal to send, once. */
  readonly kill?: (out: string) => NodeJS.Signals | null;
  /** Asked every few milliseconds; kills the command outright as soon as it is true. */
  readonly killWhen?: () => boolean;
  /** Close our end of stdout after the first text. */
  readonly hangUp?: boolean;
}

/** Runs `bridgefront` with these words. */
export function run(
  words: readonly string[],
  { input = null, env = {}, kill, killWhen, hangUp }: Surroundings = {},
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [bin, ...words], {
      env: { ...process.env, NO_COLOR: '1', ...env },
    });
    let out = '';
    let err = '';
    let killed = false;
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
      if (hangUp === true) child.stdout.destroy();
      const signal = killed ? null : (kill?.(out) ?? null);
      if (signal === null) return;
      killed = true;
      child.kill(signal);
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
    const watch = setInterval(() => killWhen?.() === true && child.kill('SIGKILL'), 5);
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(watch);
      resolve({ code, out, err });
    });
    child.stdin.on('error', () => undefined);
    if (kill === undefined) child.stdin.end(input ?? '');
    else if (input !== null) child.stdin.write(input);
  });
}

/** Runs `bridgefront` in this process, where neither its start nor its end is the point: a tenth of the time. */
export async function runHere(words: readonly string[]): Promise<Ended> {
  const said = { out: '', err: '' };
  const listen = (stream: NodeJS.WriteStream, name: 'out' | 'err') =>
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      said[name] += String(text);
      return true;
    });
  const ears = [listen(process.stdout, 'out'), listen(process.stderr, 'err')];
  try {
    return { code: await runCommand(words), ...said };
  } finally {
    for (const ear of ears) ear.mockRestore();
  }
}

/** Runs a command that must succeed and print one JSON document. */
export async function runJson(words: readonly string[], surroundings: Surroundings = {}): Promise<unknown> {
  const { code, out, err } = await run(words, surroundings);
  if (code !== 0) throw new Error(`bridgefront ${words.join(' ')} ended with ${code}: ${err}`);
  return JSON.parse(out);
}

/** A directory for the files of one test file. */
export class Folder {
  readonly path = mkdtempSync(join(tmpdir(), 'bridgefront-cli-'));

  /** The path of a file in it. */
  at(name: string): string {
    return join(this.path, name);
  }

  /** Writes a file: text as it is, anything else as JSON. */
  write(name: string, content: unknown): string {
    writeFileSync(this.at(name), typeof content === 'string' ? content : JSON.stringify(content));
    return this.at(name);
  }

  remove(): void {
    rmSync(this.path, { recursive: true, force: true });
  }
}
