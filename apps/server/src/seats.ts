// Seats of running matches: what people and programs do in their own.

import type { Seat } from '@bridgefront/kernel';
import { refuse } from '@bridgefront/protocol';
import type { Hint, WireRefusal } from '@bridgefront/protocol';
import type { Hosts } from './hosts.ts';
import { Limits } from './limits.ts';
import type { Act, Answer } from './match/act.ts';
import { MatchHost } from './match/host.ts';
import type { Identity } from './store/store.ts';
import type { BotPool } from './thinking/pool.ts';
import type { Time } from './time.ts';
import { whomOf } from './visitors.ts';

interface SeatsParts {
  readonly hosts: Hosts;
  readonly pool: BotPool;
  readonly time: Time;
}

/** Acts and advice, for whoever the seat belongs to. */
export class Seats {
  readonly #parts: SeatsParts;
  readonly #hints: Limits;

  constructor(parts: SeatsParts) {
    this.#parts = parts;
    this.#hints = new Limits(parts.time, 0.5, 6);
  }

  /** A person's or program's act in a seat of its own. */
  async act(match: string, identity: Identity, wish: Omit<Act, 'by'>): Promise<Answer> {
    const host = this.#parts.hosts.loaded(match) ?? (await this.#parts.hosts.get(match));
    if (!(host instanceof MatchHost)) return { refused: host };
    const seat = host.stored.seats[wish.seat];
    if (seat?.identity == null || seat.identity !== identity.id)
      return { refused: refuse('not-yours', `Seat ${wish.seat} is not yours.`) };
    if (seat.standIn !== null)
      return { refused: refuse('not-yours', 'A bot plays for you; come back to the table first.') };
    return host.act({ ...wish, by: 'seat' });
  }

  /** Advice for a person's own seat, where nobody else could mind: all others are bots. */
  async hint(match: string, identity: Identity, seat: Seat): Promise<Hint | WireRefusal> {
    const host = this.#parts.hosts.loaded(match) ?? (await this.#parts.hosts.get(match));
    if (!(host instanceof MatchHost)) return host;
    if (host.stored.seats[seat]?.identity !== identity.id)
      return refuse('not-yours', `Seat ${seat} is not yours.`);
    if (host.stored.seats.some(({ kind }, other) => kind === 'human' && other !== seat))
      return refuse('no-hints', 'Hints are given only where all other seats are played by bots.');
    const { play } = host;
    const { decision } = play.match;
    if (decision === null || !decision.seats.includes(seat))
      return refuse('not-asked', 'You have nothing to decide just now.');
    if (decision.sealed[seat]) return refuse('already-sealed', 'Your plan is sealed.');
    if (!this.#hints.take(identity.id)) return refuse('too-fast', 'Too many hints; wait a moment.');
    const question = play.question;
    return { decision: question, ...(await this.#parts.pool.advise(whomOf(host.stored), play, seat)) };
  }
}
