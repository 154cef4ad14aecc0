// Finished matches: their records, their recordings, and what the dice showed.

import { actOf, namesOf } from '@bridgefront/hosting';
import { changedOptions, choicesOf, linksOf } from '@bridgefront/kernel';
import type { AnyGame, MatchRecord } from '@bridgefront/kernel';
import { refuse } from '@bridgefront/protocol';
import type { WireRefusal } from '@bridgefront/protocol';
import type { Logger } from 'pino';
import { drawnFrom } from '../lobby/start.ts';
import { Kept } from './kept.ts';
import { keyedHash } from './keyed-hash.ts';
import type { Share } from '../around.ts';
import type { Rulebook } from '../bundles/rulebook.ts';
import type { Store, StoredMatch } from '../store/store.ts';
import type { BotPool } from '../thinking/pool.ts';
import type { RecordingQuestion } from '../thinking/recording-answer.ts';
import { Written } from '../http/written.ts';

/** What the archive needs. */
export interface ArchiveParts {
  readonly store: Store;
  readonly rulebook: Rulebook;
  readonly pool: BotPool;
  readonly log: Logger;
  readonly share: Share;
  /** The recording that was written while the match was played, of so many choices; null: there is none. */
  live(match: string, choices: number): Promise<string | null>;
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

/** Reads and makes what is kept of finished matches. */
export class Archive {
  readonly #parts: ArchiveParts;
  readonly #making = new Map<string, Promise<string>>();
  readonly #asked = new Map<string, Promise<string | WireRefusal>>();
  readonly #kept = new Kept(mostKept);

  constructor(parts: ArchiveParts) {
    this.#parts = parts;
  }

  /** The record, with the secret behind the commitment. */
  async record(match: StoredMatch): Promise<MatchRecord | WireRefusal> {
    const { seed, secret, commitment, fork } = match;
    if ((match.status !== 'finished' && match.status !== 'ended') || seed === null) return running;
    const acts = (await this.#parts.store.events(match.id, 0)).map(actOf);
    const choices = choicesOf(acts);
    const chain = linksOf(secret, acts, keyedHash).at(-1);
    const allActs = choices.length < acts.length ? { chain, acts } : { chain };
    const { rulebook } = this.#parts;
    const declared = ((await rulebook.of(match)) ?? rulebook.today(match.game))?.options;
    return {
      game: match.game,
      rules: match.rules,
      options: declared === undefined ? match.options : changedOptions(declared, match.options),
      seats: namesOf(match),
      seed,
      choices,
      // Nobody promised anything to who plays on with chance that is known.
      ...(fork === undefined && {
        fairness: { commitment, secret, ...drawnFrom(match), ...allActs },
      }),
    };
  }

  /** Keeps the recording of a match that has ended, if the rules of all of it are here; whether they are. */
  async keepRecording(match: StoredMatch): Promise<boolean> {
    const game = await this.#rulesOfAll(match);
    if (game === null) return false;
    const record = await this.record(match);
    if (!('code' in record)) await this.#make(match.id, game, record);
    return true;
  }

  /** Names at a table are others now: its record and recording are made anew, as far as the rules of all of it are here. */
  async renamed(match: StoredMatch): Promise<void> {
    this.#kept.forget(match.id);
    // What was written down while it ran has the old names in it.
    await this.#parts.live(match.id, -1);
    await this.#parts.store.dropRecording(match.id);
    if (match.finishedAt !== null) await this.keepRecording(match);
  }

  /** Makes the recordings that were not made before the server stopped, one after the other. */
  async catchUp(stopping: () => boolean): Promise<void> {
    const { store, log, share } = this.#parts;
    const left = { made: 0, unwatchable: 0 };
    for (const id of await store.unrecorded()) {
      if (stopping()) return;
      if (!share.owns(id)) continue;
      const made = await this.#late(id).catch(() => false);
      left[made ? 'made' : 'unwatchable']++;
    }
    if (left.made + left.unwatchable > 0) log.info(left, 'recordings of earlier matches');
  }

  async #late(id: string): Promise<boolean> {
    const match = await this.#parts.store.match(id);
    return match !== null && this.keepRecording(match);
  }

  /** Waits for the recordings that are being made, but not for ever; how many are left for the next start. */
  async drain(patience: number): Promise<number> {
    const making = [...this.#making.values()].map((recording) => recording.catch(() => undefined));
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise((resolve) => (timer = setTimeout(resolve, patience)));
    await Promise.race([Promise.all(making), late]);
    clearTimeout(timer);
    return this.#making.size;
  }

  /** The recording as it is stored, made now if they have not been made when the match ended. */
  async #recording(match: StoredMatch): Promise<string | WireRefusal> {
    const stored = await this.#parts.store.recording(match.id);
    if (stored !== null) return stored;
    const record = await this.record(match);
    if ('code' in record) return record;
    const game = await this.#rulesOfAll(match);
    if (game === null) return unrecorded;
    try {
      return await this.#make(match.id, game, record);
    } catch (error) {
      this.#parts.log.warn({ match: match.id, err: error }, 'recording cannot be made');
      return unrecorded;
    }
  }

  /** What is asked of the recording of a finished match; `origin` is the network that waits for it. */
  async answer(
    match: StoredMatch,
    question: RecordingQuestion,
    origin: string,
  ): Promise<Written | WireRefusal> {
    if (match.finishedAt === null) return running;
    return this.#once(`${match.id} ${JSON.stringify(question)}`, async () => {
      const packed = await this.#recording(match);
      return typeof packed === 'string' ? this.#parts.pool.answer([origin], { packed, question }) : packed;
    });
  }

  /** What the dice showed: kept beside the recording, so that nobody has to play the match or unpack that again. */
  async dice(match: StoredMatch, origin: string): Promise<Written | WireRefusal> {
    if (match.finishedAt === null) return running;
    const { store, pool } = this.#parts;
    const stored = await store.dice(match.id);
    const game = await this.#rulesOfAll(match);
    // Earlier releases did not say where the dice came from.
    if (stored !== null && (game === null || stored.includes('"rolls"'))) return new Written(stored);
    if (game === null) return this.#countedDice(match, origin);
    return this.#once(`${match.id} dice`, async () => {
      const record = await this.record(match);
      if ('code' in record) return record;
      const made = await pool.dice([origin], game, record);
      await store.saveDice(match.id, made);
      return made;
    });
  }

  // Played under other rules, only what was shown can be counted.
  async #countedDice(match: StoredMatch, origin: string): Promise<Written | WireRefusal> {
    const found = await this.answer(match, { kind: 'dice' }, origin);
    if (found instanceof Written) await this.#parts.store.saveDice(match.id, found.text);
    return found;
  }

  // The rules under which all of the match was played, if they are here.
  #rulesOfAll(match: StoredMatch): Promise<AnyGame | null> {
    return match.continuedUnder === null ? this.#parts.rulebook.of(match) : Promise.resolve(null);
  }

  /** The record in JSON. */
  async written(match: StoredMatch): Promise<Written | WireRefusal> {
    if (match.finishedAt === null) return running;
    return this.#once(`${match.id} record`, async () => {
      const record = await this.record(match);
      return 'code' in record ? record : JSON.stringify(record);
    });
  }

  // What is over does not change any more: it is made once for all who ask, and kept while others do not need the room.
  async #once(key: string, make: () => Promise<string | WireRefusal>): Promise<Written | WireRefusal> {
    const known = this.#kept.find(key);
    if (known !== undefined) return new Written(known);
    const making = this.#asked.get(key) ?? make();
    this.#asked.set(key, making);
    try {
      const made = await making;
      if (typeof made !== 'string') return made;
      this.#kept.keep(key, made);
      return new Written(made);
    } finally {
      this.#asked.delete(key);
    }
  }

  // Written while it was played, or made of the record: after a restart, or when the match had left the memory.
  async #pack(id: string, game: AnyGame, record: MatchRecord): Promise<string> {
    const parts = this.#parts;
    return (await parts.live(id, record.choices.length)) ?? parts.pool.record(game, record);
  }

  #make(id: string, game: AnyGame, record: MatchRecord): Promise<string> {
    const known = this.#making.get(id);
    if (known !== undefined) return known;
    const making = this.#pack(id, game, record).then(async (packed) => {
      await this.#parts.store.saveRecording(id, packed);
      return packed;
    });
    this.#making.set(id, making);
    void making.catch(() => undefined).finally(() => this.#making.delete(id));
    return making;
  }
}
