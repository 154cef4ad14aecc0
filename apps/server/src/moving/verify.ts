// Verification of a match that was copied: played again from either side, it comes to the same.

import { LoadError, loadPlay, savePlay } from '@bridgefront/hosting';
import type { AnyGame } from '@bridgefront/kernel';
import { fingerprint } from '@bridgefront/kernel';
import { pino } from 'pino';
import { Rulebook } from '../bundles/rulebook.ts';
import { serverMachine } from '../match/machine.ts';
import { outagesOf } from '../match/outages.ts';
import { signerFrom } from '../signing.ts';
import type { Store } from '../store/store.ts';

/** How it went: `no-rules`: neither this release nor the storage has the rules, or they do not take these choices any more. */
export type Verified = 'same' | 'not-started' | 'no-rules';

// What it signs is not kept.
const machine = serverMachine(signerFrom('a key for nothing but playing again'));

/** One side. */
export class Side {
  readonly #store: Store;
  readonly #rulebook: Rulebook;
  // Nobody plays meanwhile, so that they are read once for all matches.
  #outages: ReturnType<Store['outages']> | undefined;

  constructor(store: Store, games: ReadonlyMap<string, AnyGame>) {
    this.#store = store;
    this.#rulebook = new Rulebook({ store, games, log: pino({ level: 'silent' }) });
  }

  /** Where the match stands after all its choices, or `no-rules`; null: it has not started. */
  async standing(match: string): Promise<string | null> {
    const table = await this.#store.match(match);
    if (table === null) throw new Error(`The match ${match} is not there.`);
    if (table.startedAt === null) return null;
    const game = (await this.#rulebook.of(table)) ?? this.#rulebook.today(table.game);
    if (game === undefined) return 'no-rules';
    const known = await (this.#outages ??= this.#store.outages());
    const outages = outagesOf(known, await this.#store.matchOutages(match));
    const source = { log: this.#store, machine, outages };
    try {
      const { play } = await loadPlay(source, game, table);
      return savePlay(play, fingerprint(game));
    } catch (error) {
      if (error instanceof LoadError) return 'no-rules';
      throw error;
    }
  }
}

/**
 * Plays the match again on both sides.
 * @throws Error when it does not come to the same
 */
export async function verify(match: string, from: Side, to: Side): Promise<Verified> {
  const [here, there] = [await from.standing(match), await to.standing(match)];
  if (here !== there) throw new Error(`The match ${match}, played again, is another one on the other side.`);
  return here === null ? 'not-started' : here === 'no-rules' ? 'no-rules' : 'same';
}
