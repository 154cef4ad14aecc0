// Thinkers: servers of a cluster that only think, for those that play and those that have sockets. What none of them answers is
// thought about at home, so that their end costs nothing but time.

import { refuse } from '@bridgefront/protocol';
import { printOf } from '../ids.ts';
import type { StudyDoor } from '../studies/studies.ts';
import type { Elsewhere } from '../thinking/pool.ts';
import type { Bus } from './bus.ts';
import { speech } from './chair.ts';
import type { Link } from './link.ts';
import type { Peers } from './peers.ts';

/** What a server that thinks does for any other. */
export type ThinkerProcedures = {
  hello(): void;
  thought: Elsewhere;
  study(method: keyof StudyDoor, given: readonly unknown[]): Promise<unknown>;
};

/** Where the one answers who keeps and plays the studies of all. */
export const studiesSubject = 'studies';

const patience = 1000;
const nothing = new Uint8Array();
const away = refuse(
  'shutting-down',
  'No server that plays studies is there just now: one is started with --role think and OWNER_TOKEN.',
);

/** Where those answer who think by the same rules and understand what is said. */
export const thoughtsSubject = (rules: ReadonlySet<string>): string =>
  `think.${printOf([speech, ...[...rules].toSorted()].join(' '))}`;

/** The way of one server to those that think. */
export class Thinkers {
  readonly #bus: Bus;
  readonly #peers: Peers;
  readonly #subject: string;

  constructor(bus: Bus, peers: Peers, rules: ReadonlySet<string>) {
    this.#bus = bus;
    this.#peers = peers;
    this.#subject = thoughtsSubject(rules);
  }

  // One of those who answer there: the link to it says at once when it is gone.
  async #find(subject: string): Promise<Link<ThinkerProcedures> | null> {
    try {
      const address = await this.#bus.ask(subject, nothing, patience);
      return (await this.#peers.to(Buffer.from(address).toString())) as unknown as Link<ThinkerProcedures>;
    } catch {
      return null;
    }
  }

  readonly think: Elsewhere = async (whom, thought, leisurely) => {
    const thinker = await this.#find(this.#subject);
    return thinker?.ask('thought', whom, thought, leisurely).catch(() => null) ?? null;
  };

  /** Studies at the server that plays them for all; where there is none, those here, if any are played here. */
  studies(own: StudyDoor | null): StudyDoor {
    const ask = async (method: keyof StudyDoor, ...given: readonly unknown[]): Promise<unknown> => {
      const thinker = await this.#find(studiesSubject);
      if (thinker !== null) return thinker.ask('study', method, given).catch(() => undefined);
      return (own?.[method] as ((...all: readonly unknown[]) => unknown) | undefined)?.apply(own, [...given]);
    };
    const asked = async (...given: Parameters<typeof ask>): Promise<never> =>
      ((await ask(...given)) ?? away) as never;
    return {
      list: async () => ((await ask('list')) ?? []) as never,
      report: async (id) => ((await ask('report', id)) ?? null) as never,
      get: (id) => asked('get', id),
      make: (study) => asked('make', study),
      pause: (id) => asked('pause', id),
      resume: (id) => asked('resume', id),
      cancel: (id) => asked('cancel', id),
    };
  }
}
