// Seats of running matches: what people and programs do in their own.

import type { Act, Answer } from '@bridgefront/hosting';
import type { Seat } from '@bridgefront/kernel';
import { refuse } from '@bridgefront/protocol';
import type { Hint, WireRefusal } from '@bridgefront/protocol';
import type { SharedLimits } from '../around.ts';
import type { Hosts } from './hosts.ts';
import { newSecret } from '../ids.ts';
import { whyNotOwn } from '../lobby/lobby.ts';
import { HostedMatch, imaginedStart, whyNoAdvice } from '@bridgefront/hosting';
import type { ImaginedStart } from '@bridgefront/hosting';
import type { Identity } from '../store/store.ts';
import type { BotPool } from '../thinking/pool.ts';
import { whomOf } from '../people/visitors.ts';

interface SeatsParts {
  readonly hosts: Hosts;
  readonly pool: BotPool;
  readonly limits: SharedLimits;
}

const over = refuse('match-over', 'The match is over.');
const notForShow = refuse('not-open', 'A table is imagined for onlookers only where bots play for show.');

/** Acts and advice, for whoever the seat belongs to. */
export class Seats {
  readonly #parts: SeatsParts;
  /** What is imagined for who looks on. */
  readonly #shown = new WeakMap<HostedMatch, ImaginedStart>();

  constructor(parts: SeatsParts) {
    this.#parts = parts;
  }

  /** A person's or program's act in a seat of its own. */
  async act(match: string, identity: Identity, wish: Omit<Act, 'by'>): Promise<Answer> {
    const host = await this.#parts.hosts.get(match);
    if (!(host instanceof HostedMatch)) return { refused: host };
    const refused = whyNotOwn(host.table, identity.id, wish.seat);
    if (refused !== null) return { refused };
    if (host.table.seats[wish.seat].standIn !== null)
      return { refused: refuse('not-yours', 'A bot plays for you; come back to the table first.') };
    return host.act({ ...wish, by: 'seat' });
  }

  /** Advice for a person's own seat, where nobody else could mind: all others are bots, or have left for good. */
  async hint(match: string, identity: Identity, seat: Seat, origin: string): Promise<Hint | WireRefusal> {
    const host = await this.#parts.hosts.get(match);
    if (!(host instanceof HostedMatch)) return host;
    const refused = whyNotOwn(host.table, identity.id, seat);
    if (refused !== null) return refused;
    if (host.table.rated === true)
      return refuse('no-hints', 'Hints are not given at a rated table: the figure shall be yours.');
    if (host.table.seats.some(({ kind, left }, other) => kind === 'human' && !left && other !== seat))
      return refuse('no-hints', 'Hints are given only where no other person plays, or could come back.');
    const { play } = host;
    const { question } = play;
    const idle = whyNoAdvice(play, seat);
    if (idle !== null) return idle;
    if (!(await this.#mayAsk(identity, origin))) return refuse('too-fast', 'Too many hints; wait a moment.');
    if (play.question !== question)
      return refuse('not-asked', 'The question has just been answered; ask again.');
    return { decision: question, ...(await this.#parts.pool.advise(whomOf(host.table), play, seat)) };
  }

  /** A position for a person to try moves on, of what their own seat may know: no bot thinks about it. */
  async imagined(
    match: string,
    identity: Identity,
    seat: Seat,
    origin: string,
  ): Promise<ImaginedStart | WireRefusal> {
    const host = await this.#parts.hosts.get(match);
    if (!(host instanceof HostedMatch)) return host;
    const refused = whyNotOwn(host.table, identity.id, seat);
    if (refused !== null) return refused;
    if (!(await this.#mayAsk(identity, origin)))
      return refuse('too-fast', 'You have just begun a board; wait a moment.');
    if (host.over) return over;
    return imaginedStart(host.play, seat, newSecret(), newSecret());
  }

  /**
   * A position of what everybody may know who looks on where bots play for show (ADR 95): one for all at each question, so that many
   * cost what one does.
   */
  async imaginedForOnlookers(match: string): Promise<ImaginedStart | WireRefusal> {
    const host = await this.#parts.hosts.get(match);
    if (!(host instanceof HostedMatch)) return host;
    if (host.table.show === undefined) return notForShow;
    if (host.over) return over;
    const known = this.#shown.get(host);
    if (known?.decision === host.play.question) return known;
    const imagined = imaginedStart(host.play, null, newSecret(), newSecret());
    this.#shown.set(host, imagined);
    return imagined;
  }

  async #mayAsk(identity: Identity, origin: string): Promise<boolean> {
    const { limits } = this.#parts;
    return (await limits.take('hints', identity.id)) && limits.take('hints of a network', origin);
  }
}
