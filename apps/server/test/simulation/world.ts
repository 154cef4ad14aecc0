// World of a simulation: one time for all that is in it, which goes on from event to event, and one source of chance.

import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { randomInt, seedRandom } from '@bridgefront/kernel';
import type { Random } from '@bridgefront/kernel';
import type { Ticking } from '../../src/time.ts';

const begun = 1_800_000_000_000;

interface Due {
  readonly at: number;
  readonly order: number;
  act: (() => void) | null;
}

const isBefore = (one: Due, other: Due): boolean =>
  one.at < other.at || (one.at === other.at && one.order < other.order);

// What is due, the earliest first: a binary heap.
class Agenda {
  readonly #all: Due[] = [];

  get size(): number {
    return this.#all.length;
  }

  add(due: Due): void {
    const all = this.#all;
    let place = all.push(due) - 1;
    for (let above = (place - 1) >> 1; place > 0 && isBefore(due, all[above]); above = (place - 1) >> 1) {
      all[place] = all[above];
      place = above;
    }
    all[place] = due;
  }

  next(): Due | undefined {
    const all = this.#all;
    const [first] = all;
    const last = all.pop();
    if (last === undefined || all.length === 0) return first;
    let place = 0;
    for (;;) {
      let below = 2 * place + 1;
      if (below >= all.length) break;
      if (below + 1 < all.length && isBefore(all[below + 1], all[below])) below++;
      if (!isBefore(all[below], last)) break;
      all[place] = all[below];
      place = below;
    }
    all[place] = last;
    return first;
  }
}

// All that is under way has come to its next wait.
const settled = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** Everything happens in it, one event after another, each at its moment. */
export class World {
  readonly #agenda = new Agenda();
  readonly #trace = crypto.createHash('sha256');
  readonly #random: Random;
  #order = 0;
  /** Milliseconds since it began. */
  now = 0;
  events = 0;

  constructor(seed: string) {
    this.#random = seedRandom(seed);
  }

  /** What time it is where clocks are right. */
  get wall(): number {
    return begun + this.now;
  }

  below(limit: number): number {
    return randomInt(this.#random, limit);
  }

  /** Whether something happens that does so often in a thousand times. */
  happens(thousandth: number): boolean {
    return thousandth > 0 && this.below(1000) < thousandth;
  }

  after(milliseconds: number, act: () => void): () => void {
    const due: Due = { at: this.now + Math.max(0, milliseconds), order: this.#order++, act };
    this.#agenda.add(due);
    return () => void (due.act = null);
  }

  /** Notes what has happened: equal seeds give equal notes. */
  note(what: string): void {
    this.#trace.update(`${this.now} ${what}\n`);
  }

  /** Digest of all that was noted. */
  get trace(): string {
    return this.#trace.copy().digest('hex');
  }

  /** Goes on until it is so, or for so many milliseconds; whether it is so. */
  async until(isSo: () => boolean, milliseconds: number): Promise<boolean> {
    const end = this.now + milliseconds;
    await settled();
    while (!isSo()) {
      const due = this.#agenda.next();
      if (due === undefined || due.at > end) {
        if (due !== undefined) this.#agenda.add(due);
        this.now = end;
        return isSo();
      }
      if (due.act === null) continue;
      this.now = due.at;
      this.events++;
      due.act();
      await settled();
    }
    return true;
  }
}

/** One process in the world. Whatever reaches it goes through `enter`, so that it can be stopped at any moment. */
export class Machine {
  readonly name: string;
  readonly #world: World;
  readonly #ahead: number;
  readonly #begun: number;
  #held: (() => void)[] | null = null;
  isDead = false;

  /** `ahead`: by how many milliseconds its clock is wrong. */
  constructor(world: World, name: string, ahead: number) {
    this.#world = world;
    this.name = name;
    this.#ahead = ahead;
    this.#begun = world.now;
  }

  get isPaused(): boolean {
    return this.#held !== null;
  }

  /** Something reaches it: at once, when it wakes, or never. */
  enter(act: () => void): void {
    if (this.isDead) return;
    if (this.#held === null) act();
    else this.#held.push(act);
  }

  pause(): void {
    this.#held ??= [];
  }

  /** What has come meanwhile is heard one by one. */
  wake(): void {
    const held = this.#held ?? [];
    this.#held = null;
    for (const act of held) this.#world.after(0, () => this.enter(act));
  }

  kill(): void {
    this.isDead = true;
    this.#held = null;
  }

  readonly ticking: Ticking = {
    wall: () => this.#world.wall + this.#ahead,
    ran: () => this.#world.now - this.#begun,
    after: (milliseconds, wake) => {
      let isOff = false;
      const act = (): void => void (isOff || wake());
      const cancel = this.#world.after(milliseconds, () => this.enter(act));
      return () => {
        isOff = true;
        cancel();
      };
    },
    soon: (act) => void this.#world.after(0, () => this.enter(act)),
  };
}

const lies = (what: string) => (): never => {
  throw new Error(`${what} was asked in a world that has a time of its own.`);
};

/** Lets nothing but the seed decide: ids and secrets follow from it, and who asks the real clock fails. The answer ends it. */
export function closeWorld(seed: string): () => void {
  const random = seedRandom(`${seed} ids`);
  const real = { randomBytes: crypto.randomBytes, now: Date.now, ran: performance.now.bind(performance) };
  const drawn = (size: number): Buffer =>
    Buffer.from(Array.from({ length: size }, () => randomInt(random, 256)));
  Object.assign(crypto, { randomBytes: drawn });
  syncBuiltinESMExports();
  Date.now = lies('Date.now');
  performance.now = lies('performance.now');
  return () => {
    Object.assign(crypto, { randomBytes: real.randomBytes });
    syncBuiltinESMExports();
    Date.now = real.now;
    performance.now = real.ran;
  };
}
