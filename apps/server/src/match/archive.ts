// Finished matches: their records, what viewers were shown of them, and what the dice showed; all made of the record by the
// rules of the match when somebody asks. Of running ones, what a seat was shown since it was last there.

import { actOf, namesOf } from '@bridgefront/hosting';
import { changedOptions, choicesOf, linksOf } from '@bridgefront/kernel';
import type { AnyGame, MatchRecord } from '@bridgefront/kernel';
import { refuse } from '@bridgefront/protocol';
import type { WireRefusal } from '@bridgefront/protocol';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { signedOf } from '../lobby/signatures.ts';
import { drawnFrom, roundOf } from '../lobby/start.ts';
import type { Signer } from '../signing.ts';
import { keyedHash } from './keyed-hash.ts';
import type { Rulebook } from '../bundles/rulebook.ts';
import type { Store, StoredMatch } from '../store/store.ts';
import type { BotPool } from '../thinking/pool.ts';
import type { RecordingQuestion } from '../thinking/recording-answer.ts';
import { Written } from '../http/written.ts';

/** What the archive needs. */
export interface ArchiveParts {
  readonly store: Store;
  readonly rulebook: Rulebook;
  readonly signer: Signer;
  readonly pool: BotPool;
  readonly log: Logger;
}

const running = refuse(
  'not-finished',
  'The match is not over yet: its record and its hidden cards are not shown.',
);
const unrecorded = refuse(
  'rules-changed',
  'The rules have changed since, those of then are not here, and this match was not recorded.',
);

const mostKept = 16 * 1024 * 1024; // Characters.

/** Reads and makes what is asked of finished matches. */
export class Archive {
  readonly #parts: ArchiveParts;
  readonly #asked = new Map<string, Promise<string | WireRefusal>>();
  readonly #kept = new LRUCache<string, string>({
    maxSize: mostKept,
    maxEntrySize: mostKept / 4,
    sizeCalculation: ({ length }) => length || 1,
  });

  constructor(parts: ArchiveParts) {
    this.#parts = parts;
  }

  /** The record, with the secret behind the commitment. */
  async record(match: StoredMatch): Promise<MatchRecord | WireRefusal> {
    const { secret, commitment, fork } = match;
    if (match.status !== 'finished' && match.status !== 'ended') return running;
    const played = await this.#played(match);
    if ('code' in played) return played;
    const { acts, choices, ...record } = played;
    const links = linksOf(secret, acts, keyedHash);
    const chain = links[acts.length];
    const allActs = choices.length < acts.length ? { chain, acts } : { chain };
    return {
      ...record,
      choices,
      // Nobody promised anything to who plays on with chance that is known.
      ...(fork === undefined && {
        fairness: {
          commitment,
          secret,
          ...drawnFrom(match),
          signed: signedOf(match, roundOf(match), { acts: acts.length, link: chain }, this.#parts.signer),
          ...allActs,
        },
      }),
    };
  }

  // What has been played of a match so far, with all that is secret while it runs.
  async #played(match: StoredMatch) {
    const { rulebook, store } = this.#parts;
    const { game, rules, seed } = match;
    if (seed === null) return running;
    const acts = (await store.events(match.id, 0)).map(actOf);
    const declared = ((await rulebook.of(match)) ?? rulebook.today(game))?.options;
    const options = declared === undefined ? match.options : changedOptions(declared, match.options);
    return { game, rules, options, seats: namesOf(match), seed, acts, choices: choicesOf(acts) };
  }

  /**
   * What a seat of a running match was shown since so many reports had been told, and nothing else of it: the same that its
   * stream said. Whoever asks for it sits there.
   */
  async since(
    match: StoredMatch,
    { seat, told }: { readonly seat: number; readonly told: number },
    origin: string,
  ): Promise<Written | WireRefusal> {
    const [played, game] = await Promise.all([this.#played(match), this.#rulesOfAll(match)]);
    if ('code' in played) return played;
    if (game === null) return unrecorded;
    const { acts, ...record } = played;
    const question = { kind: 'since', match: match.id, seat, told } as const;
    return this.#once(`${match.id} ${JSON.stringify(question)} ${acts.length}`, async () => {
      const packed = await this.#parts.pool.record([origin], game, record);
      return this.#parts.pool.answer([origin], { packed, question });
    });
  }

  /** All links of a match, whether it is over or not. */
  async links({ id, secret }: StoredMatch): Promise<readonly string[]> {
    return linksOf(secret, (await this.#parts.store.events(id, 0)).map(actOf), keyedHash);
  }

  /** Nothing that was made of the match stays: something about it is different now. */
  forget({ id }: Pick<StoredMatch, 'id'>): void {
    for (const made of [this.#kept, this.#asked]) {
      const own = Array.from(made.keys()).filter((key) => key.startsWith(id));
      for (const key of own) made.delete(key);
    }
  }

  /** Names at a table are others now. */
  async renamed(match: StoredMatch): Promise<void> {
    this.forget(match);
    await this.#parts.store.dropRecording(match.id);
  }

  // The recording, packed: one that an earlier release has stored, or made now. `origin` is the network that waits for it.
  async #recording(match: StoredMatch, origin: string): Promise<string | WireRefusal> {
    const { store, pool, log } = this.#parts;
    const stored = await store.recording(match.id);
    if (stored !== null) return stored;
    return this.#text(`${match.id} packed`, async () => {
      const record = await this.record(match);
      if ('code' in record) return record;
      const game = await this.#rulesOfAll(match);
      if (game === null) return unrecorded;
      return pool.record([origin], game, record).catch((error: unknown) => {
        log.warn({ match: match.id, err: error }, 'recording cannot be made');
        return unrecorded;
      });
    });
  }

  /** What is asked of the recording of a finished match; `origin` is the network that waits for it. */
  async answer(
    match: StoredMatch,
    question: RecordingQuestion,
    origin: string,
  ): Promise<Written | WireRefusal> {
    if (match.finishedAt === null) return running;
    return this.#once(`${match.id} ${JSON.stringify(question)}`, async () => {
      const packed = await this.#recording(match, origin);
      return typeof packed === 'string' ? this.#parts.pool.answer([origin], { packed, question }) : packed;
    });
  }

  /** What the dice showed; where the rules are not here, as an earlier release has counted or recorded it. */
  async dice(match: StoredMatch, origin: string): Promise<Written | WireRefusal> {
    if (match.finishedAt === null) return running;
    const { store, pool } = this.#parts;
    const game = await this.#rulesOfAll(match);
    if (game === null) {
      const stored = await store.dice(match.id);
      return stored === null ? this.answer(match, { kind: 'dice' }, origin) : new Written(stored);
    }
    return this.#once(`${match.id} dice`, async () => {
      const record = await this.record(match);
      return 'code' in record ? record : pool.dice([origin], game, record);
    });
  }

  // The rules under which all of the match was played, if they are here.
  #rulesOfAll(match: StoredMatch): Promise<AnyGame | null> {
    return match.continuedUnder === null ? this.#parts.rulebook.of(match) : Promise.resolve(null);
  }

  /** The record in JSON, with all chance of it where the rules are here. */
  async written(match: StoredMatch, origin: string): Promise<Written | WireRefusal> {
    if (match.finishedAt === null) return running;
    const { pool, log } = this.#parts;
    return this.#once(`${match.id} record`, async () => {
      const record = await this.record(match);
      if ('code' in record) return record;
      const game = await this.#rulesOfAll(match);
      if (game === null) return JSON.stringify(record);
      return pool.withChance([origin], game, record).catch((error: unknown) => {
        log.warn({ match: match.id, err: error }, 'the chance of a record cannot be told');
        return JSON.stringify(record);
      });
    });
  }

  async #once(key: string, make: () => Promise<string | WireRefusal>): Promise<Written | WireRefusal> {
    const made = await this.#text(key, make);
    return typeof made === 'string' ? new Written(made) : made;
  }

  // What is over does not change any more: it is made once for all who ask, and kept while others do not need the room.
  async #text(key: string, make: () => Promise<string | WireRefusal>): Promise<string | WireRefusal> {
    const known = this.#kept.get(key);
    if (known !== undefined) return known;
    const making = this.#asked.get(key) ?? make();
    this.#asked.set(key, making);
    try {
      const made = await making;
      if (typeof made === 'string' && this.#asked.get(key) === making) this.#kept.set(key, made);
      return made;
    } finally {
      if (this.#asked.get(key) === making) this.#asked.delete(key);
    }
  }
}
