// Facts of the host: what viewers are told beside their views, made anew only when something of it has changed.

import { linkText, windowKinds } from '@bridgefront/kernel';
import type { Seat, WindowKind } from '@bridgefront/kernel';
import type { GivenStandingAnswer, HostFacts } from '@bridgefront/protocol';
import type { Viewer } from '@bridgefront/viewing';
import type { HostedTable } from './table.ts';
import { completesPlans } from './play.ts';
import type { Play } from './play.ts';
import { standingFacts } from './standing.ts';

/** The bot that plays a seat now, or null when a person does. */
export function playerOf(table: HostedTable, seat: Seat): string | null {
  const { bot, standIn } = table.seats[seat];
  return bot ?? standIn;
}

/** The display names of all seats. */
export function namesOf(table: HostedTable): string[] {
  return table.seats.map((seat, number) => seat.name ?? `Seat ${number + 1}`);
}

function sentKind({ ask, where, text, always }: WindowKind): NonNullable<HostFacts['windows']>[number] {
  return {
    ask,
    where: JSON.parse(JSON.stringify(where)) as GivenStandingAnswer['where'],
    text,
    always: [...always],
  };
}

// The link behind a reveal is signed when so many acts have been made since the last one that was, and when all is over.
const signedEvery = 8;

/** The facts of one match in memory. */
export class FactsOfHost {
  readonly #play: Play;
  readonly #moved: boolean;
  readonly #due: (seat: Seat) => number | null;
  // What follows from the table around the match, which seldom changes.
  #seated: Pick<HostFacts, 'names' | 'bots'> = { names: [], bots: [] };
  #seatedOf: HostedTable | null = null;
  // The very same list while the match runs.
  readonly #windows: Pick<HostFacts, 'windows'>;
  #shared: HostFacts | null = null;
  #sharedOf: HostedTable | null = null;
  #signed: NonNullable<HostFacts['signed']> | null = null;

  /** `moved`: it goes on under newer rules; `due`: when a seat's time is up. */
  constructor(play: Play, moved: boolean, due: (seat: Seat) => number | null) {
    this.#play = play;
    this.#moved = moved;
    this.#due = due;
    const windows = windowKinds(play.engine, play.match);
    this.#windows = windows.length === 0 ? {} : { windows: windows.map(sentKind) };
  }

  /** The names of the seats, and the bots that play in them. */
  seats(table: HostedTable): Pick<HostFacts, 'names' | 'bots'> {
    if (this.#seatedOf !== table) {
      this.#seatedOf = table;
      this.#seated = { names: namesOf(table), bots: table.seats.map((_, seat) => playerOf(table, seat)) };
    }
    return this.#seated;
  }

  /** What the viewer is told. */
  of(table: HostedTable, viewer: Viewer): HostFacts {
    const clock = this.#clock(table, viewer);
    const standing = standingFacts(this.#play, table, viewer);
    const shared = this.#forAll(table);
    return clock === null && standing === null ? shared : { ...shared, clock, ...standing };
  }

  // Without a clock all are told the same: the very same object while nothing of it changes.
  #forAll(table: HostedTable): HostFacts {
    const { match, question, shownLink: link, shownActs: acts } = this.#play;
    const decision = match.decision === null ? null : question;
    const known = this.#shared;
    if (
      known !== null &&
      this.#sharedOf === table &&
      (known.link ?? null) === link &&
      known.decision === decision
    )
      return known;
    const { status, continuedUnder } = table;
    const { names, bots } = this.seats(table);
    const shared = {
      status,
      names,
      bots,
      sameRules: !this.#moved,
      continuedUnder,
      ...(link !== null && { link, acts, ...this.#signedLink(table, link, acts) }),
      decision,
      clock: null,
      ...this.#windows,
    };
    this.#sharedOf = table;
    this.#shared = shared;
    return shared;
  }

  // A signature is dear beside a choice: one under a link says all that was played before as well.
  #signedLink({ id }: HostedTable, link: string, acts: number): Pick<HostFacts, 'signed'> {
    const { match, machine } = this.#play;
    if (machine.sign === undefined) return {};
    const behind = this.#signed === null ? Infinity : acts - this.#signed.acts;
    if (behind >= signedEvery || (behind > 0 && match.decision === null))
      this.#signed = { acts, link, signature: machine.sign(linkText(id, acts, link)) };
    return this.#signed === null ? {} : { signed: this.#signed };
  }

  #clock(table: HostedTable, viewer: Viewer): HostFacts['clock'] {
    const { match, clock, engine } = this.#play;
    if (table.clock.kind === 'none' || match.decision === null) return null;
    const deadlines = table.seats.map((_, seat) => this.#due(seat));
    const asked = viewer !== null && deadlines[viewer] !== null;
    const completes = completesPlans(this.#play);
    const plan = completes ? undefined : [];
    return {
      deadlines,
      banks: [...clock.banks],
      fallback: asked ? engine.fallback(match, viewer, plan) : null,
      ...(completes ? { completes } : {}),
    };
  }
}
