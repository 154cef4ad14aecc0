// Rulebook: the games of this release, and those of earlier ones from the bundles that the storage keeps.

import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { fingerprint } from '@bridgefront/kernel';
import type { AnyGame } from '@bridgefront/kernel';
import type { Logger } from 'pino';
import type { Store, StoredMatch } from '../store/store.ts';
import { openBundle } from './open-bundle.ts';

/** What a rulebook reads from. */
export interface RulebookParts {
  readonly store: Store;
  /** The games of this release by name. */
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly log: Logger;
}

type Rules = Pick<StoredMatch, 'game' | 'rules' | 'continuedUnder'>;

const bundler = fileURLToPath(new URL('./bundler.ts', import.meta.url));
const largest = 64 * 1024 * 1024;

const packed = (code: string): string => zstdCompressSync(code).toString('base64');
const unpacked = (body: string): string => zstdDecompressSync(Buffer.from(body, 'base64')).toString();

/** The fingerprint of the rules by which the match goes on, or went to its end. */
export function rulesOf({ rules, continuedUnder }: Rules): string {
  return continuedUnder ?? rules;
}

/** Games by fingerprint. */
export class Rulebook {
  readonly #parts: RulebookParts;
  readonly #opened = new Map<string, Promise<AnyGame | null>>();

  constructor(parts: RulebookParts) {
    this.#parts = parts;
  }

  /** The game as this release has it. */
  today(name: string): AnyGame | undefined {
    return this.#parts.games.get(name);
  }

  /** The game as the match is played by; null: neither this release nor the storage has these rules. */
  async of(match: Rules): Promise<AnyGame | null> {
    const now = this.today(match.game);
    if (now !== undefined && fingerprint(now) === rulesOf(match)) return now;
    return this.asBundled(match);
  }

  /**
   * The same out of its bundle, even where this release has rules with that fingerprint: code may have changed without it. Null:
   * there is no bundle.
   */
  async asBundled(match: Rules): Promise<AnyGame | null> {
    const print = rulesOf(match);
    const opened = this.#opened.get(print) ?? this.#open(print);
    this.#opened.set(print, opened);
    return opened;
  }

  async #open(print: string): Promise<AnyGame | null> {
    const { store, log } = this.#parts;
    try {
      const body = await store.rules(print);
      if (body !== null) return openBundle({ fingerprint: print, code: unpacked(body) });
    } catch (error) {
      log.error({ rules: print, err: error }, 'the bundle of these rules cannot be opened');
    }
    // What is not there now may be put back while the server runs.
    this.#opened.delete(print);
    return null;
  }

  /**
   * Bundles the rules of this release that the storage does not have yet. `moduleOf`: where a game is written. Without its
   * bundle a match could not go on under its rules after the next update, but it can be played now: a failure is logged.
   */
  async bundle(moduleOf: (game: string) => string): Promise<void> {
    const { store, games, log } = this.#parts;
    const kept = new Set(await store.keptRules());
    const missing = [...games.values()].filter((game) => !kept.has(fingerprint(game)));
    if (missing.length === 0) return;
    try {
      const given = missing.flatMap(({ name }) => [name, moduleOf(name)]);
      const { stdout } = await promisify(execFile)(process.execPath, [bundler, ...given], {
        maxBuffer: largest,
      });
      const codes = JSON.parse(stdout) as { readonly [name: string]: string };
      for (const game of missing) {
        const from = { fingerprint: fingerprint(game), code: codes[game.name] };
        openBundle(from);
        await store.saveRules(from.fingerprint, packed(from.code));
        log.info({ rules: from.fingerprint }, 'rules bundled');
      }
    } catch (error) {
      log.error(
        { err: error },
        'rules could not be bundled: matches will not outlive the next change of them',
      );
    }
  }
}
