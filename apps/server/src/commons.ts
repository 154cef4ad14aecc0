// Commons: what there is once, however many servers play the tables.

import type { AnyGame } from '@bridgefront/kernel';
import type { Logger } from 'pino';
import type { Around, HeartbeatTasks, Shard, SharedLimit, SharedLimits } from './around.ts';
import { thinksLong } from './bots.ts';
import { Inboxes } from './events/inboxes.ts';
import type { InboxesParts } from './events/inboxes.ts';
import { Turns } from './events/turns.ts';
import type { Turn } from './events/turns.ts';
import { Calls } from './calls/calls.ts';
import { callDoor } from './calls/door.ts';
import type { CallDoor } from './calls/door.ts';
import type { CallsConfig } from './calls/senders.ts';
import { Wishes } from './calls/wishes.ts';
import { Challenges } from './people/challenges.ts';
import { HandOvers } from './people/hand-overs.ts';
import { Heartbeat } from './match/heartbeat.ts';
import { Limits } from './limits/limits.ts';
import { Matchmaker } from './matchmaking/matchmaker.ts';
import type { TableMaker } from './matchmaking/matchmaker.ts';
import { ClubSignIn } from './people/club-sign-in.ts';
import type { ClubSettings } from './people/club-sign-in.ts';
import { MailSignIns } from './people/mail-sign-ins.ts';
import { Passkeys } from './people/passkeys.ts';
import { People } from './people/people.ts';
import { Rulebook } from './bundles/rulebook.ts';
import type { Outage, Store } from './store/store.ts';
import { Ratings } from './ratings/ratings.ts';
import { LaterTime } from './time.ts';
import { Watch } from './watching/watch.ts';
import type { Time } from './time.ts';
import { Tournaments } from './tournaments/tournaments.ts';
import type { TournamentsParts } from './tournaments/tournaments.ts';
import { PlayerReports } from './people/player-reports.ts';
import { Ties } from './people/ties.ts';
import { Reliabilities } from './people/reliability.ts';
import { Visitors } from './people/visitors.ts';
import type { VisitorCaps } from './people/visitors.ts';

/** A bot that may sit at the tables. */
export interface OfferedBot {
  readonly name: string;
  readonly summary: string;
  /** It thinks so long that quick ones must not wait for it. */
  readonly strong?: boolean;
  /** Its place among the opponents for people, from 1; left out: for programmers. */
  readonly level?: number;
  /** From 0 to 100, where it is a point of that scale. */
  readonly strength?: number;
}

/** What every server is given. */
export interface Offer {
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly bots: readonly OfferedBot[];
  readonly log: Logger;
}

/** What they are made of. */
export interface CommonsParts extends Offer {
  readonly store: Store;
  readonly time: Time;
  readonly caps: VisitorCaps;
  /** People and programs, and tables, that one network may make new in an hour. */
  readonly newPerHour: number;
  readonly calls: CallsConfig;
  /** Where a club's people sign in; left out: nowhere. */
  readonly club?: ClubSettings | null;
  /** Who makes tournaments. */
  readonly tournaments: TournamentsParts['makers'];
  /** The bot that plays on for who leaves. */
  readonly standIn: string;
  /** A print of the secret that signs cookies. */
  readonly secretPrint: string;
  /** The file in which a game is written; undefined: rules are not bundled. */
  readonly moduleOf?: ((game: string) => string) | undefined;
}

/** Where the tables are played, when that is elsewhere. */
export interface RemoteTables extends Pick<InboxesParts, 'turnsOf' | 'wanted' | 'unwanted'> {
  /** Somebody's turns that are open in a match; null: it has not been brought back, or is over. */
  openTurns(match: string, identity: string): Promise<readonly Turn[] | null>;
  /** News of somebody are wanted, whether anybody listens to them or not; or no longer. */
  called(identity: string, yes: boolean): void | Promise<void>;
  /** What was opened with these (hashes of tokens, ids) has to be closed there too. */
  released(held: readonly string[]): void;
}

/** Something as others know it who may have to ask for it: answers may take their time. */
export type Asked<T> = {
  readonly [K in keyof T]: T[K] extends (...given: infer G) => infer R
    ? (...given: G) => R | Promise<Awaited<R>>
    : T[K];
};

type TournamentNames = 'list' | 'get' | 'make' | 'join' | 'leave' | 'begin' | 'cancel' | 'remove';

/** What there is once, as far as its endpoints know it. */
export interface CommonServices extends Pick<Around, 'store' | 'time' | 'people'> {
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly bots: readonly OfferedBot[];
  readonly handOvers: Asked<Pick<HandOvers, 'offer' | 'recoveryKey' | 'take'>>;
  readonly passkeys: Asked<
    Pick<Passkeys, 'list' | 'optionsFor' | 'add' | 'drop' | 'optionsForAnybody' | 'take'>
  >;
  readonly mailSignIns: Asked<Pick<MailSignIns, 'list' | 'add' | 'drop' | 'send' | 'sends'>>;
  readonly clubSignIn: Asked<Pick<ClubSignIn, 'show' | 'begin' | 'take' | 'drop'>>;
  readonly newcomers: Asked<Pick<Limits, 'take'>>;
  readonly wishes: Asked<
    Pick<Wishes, 'show' | 'set' | 'mute' | 'add' | 'drop' | 'try' | 'renewFeeds' | 'left'>
  >;
  readonly watch: Asked<Pick<Watch, 'featured'>>;
  readonly ratings: Asked<Pick<Ratings, 'of'>>;
  readonly reliability: Asked<Pick<Reliabilities, 'own' | 'at'>>;
  readonly matchmaker: Asked<Pick<Matchmaker, 'list' | 'seek' | 'stand' | 'end' | 'withBots'>>;
  readonly tournaments: Asked<Pick<Tournaments, TournamentNames>>;
  readonly ties: Asked<Pick<Ties, 'list' | 'say' | 'profile' | 'matches' | 'show' | 'here'>>;
  readonly playerReports: Asked<Pick<PlayerReports, 'report' | 'decisions' | 'appeal'>>;
  readonly events: Pick<Inboxes, 'listen'> & Asked<Pick<Inboxes, 'programs'>>;
}

/** All tables are played here. */
const everything: Shard = {
  owns: () => true,
  hold: async () => true,
  doubt: () => null,
  begin: async () => undefined,
};
const mostCounted = 1_000_000;

/** The commons, which are the surroundings of the tables where one server plays alone. */
export class Commons implements Around {
  readonly store: Store;
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly bots: readonly OfferedBot[];
  readonly time: LaterTime;
  readonly log: Logger;
  readonly people: People;
  readonly handOvers: HandOvers;
  readonly passkeys: Passkeys;
  readonly mailSignIns: MailSignIns;
  readonly clubSignIn: ClubSignIn;
  readonly events: Inboxes;
  readonly calls: Calls;
  readonly wishes: Wishes;
  readonly callDoor: CallDoor;
  readonly turns: Turns;
  readonly visitors: Visitors;
  readonly ratings: Ratings;
  readonly reliability: Reliabilities;
  readonly matchmaker: Matchmaker;
  readonly watch: Watch;
  readonly tournaments: Tournaments;
  readonly ties: Ties;
  readonly challenges: Challenges;
  readonly playerReports: PlayerReports;
  readonly limits: SharedLimits;
  /** New people and programs, by network. */
  readonly newcomers: Limits;
  readonly shard = everything;
  readonly outages: Outage[] = [];
  readonly #moduleOf: CommonsParts['moduleOf'];
  readonly #secretPrint: string;

  constructor(
    {
      store,
      games,
      bots,
      time,
      log,
      caps,
      newPerHour,
      secretPrint,
      moduleOf,
      calls,
      club = null,
      tournaments,
      standIn,
    }: CommonsParts,
    remote?: RemoteTables,
  ) {
    this.#secretPrint = secretPrint;
    this.store = store;
    this.games = games;
    this.bots = bots;
    this.time = new LaterTime(time);
    this.log = log;
    this.#moduleOf = moduleOf;
    this.people = new People(store, this.time, (held) => {
      remote?.released(held);
      this.matchmaker.forget(held);
      this.tournaments.forget(held);
      for (const token of held) void this.wishes.left(token).catch(() => undefined);
    });
    this.handOvers = new HandOvers(store, this.time);
    this.passkeys = new Passkeys(store, this.time, calls.publicUrl);
    this.ratings = new Ratings({ store, games, log });
    this.matchmaker = new Matchmaker({
      store,
      games,
      bots,
      ratings: this.ratings,
      apart: (identity) => this.ties.apart(identity),
      time: this.time,
      log,
      tell: (identity, news) => this.events.tell([{ identity, news }]),
    });
    this.reliability = new Reliabilities(store, this.time);
    this.ties = new Ties({
      store,
      ratings: this.ratings,
      reliability: this.reliability,
      time: this.time,
      changed: (identity) => void this.matchmaker.parted(identity),
    });
    this.challenges = new Challenges({ store, ties: this.ties, time: this.time });
    this.playerReports = new PlayerReports({ store, games, time: this.time });
    this.watch = new Watch({ store, games, bots, time: this.time, log });
    this.tournaments = new Tournaments({
      store,
      games,
      ratings: this.ratings,
      time: this.time,
      log,
      makers: tournaments,
      standIn,
      tell: (identity, news) => this.events.tell([{ identity, news }]),
    });
    this.visitors = new Visitors(caps, (bot) => thinksLong(bots, bot));
    this.turns = new Turns((news) => this.events.tell([news]));
    this.calls = new Calls({
      store,
      games,
      time: this.time,
      log,
      config: calls,
      openTurns: async (match, identity) =>
        remote === undefined ? this.turns.openIn(match, identity) : remote.openTurns(match, identity),
      wanted: (identity, yes) => remote?.called(identity, yes),
    });
    this.wishes = new Wishes(this.calls, store, this.time);
    const { publicUrl, mailer } = this.calls.senders;
    this.mailSignIns = new MailSignIns(store, this.time, this.handOvers, mailer);
    this.callDoor = callDoor(this.calls, this.wishes, this.time, { store, games, publicUrl });
    this.events = new Inboxes({
      store,
      overhear: (all) => {
        this.calls.note(all);
        if (all.some(({ news }) => news.type === 'ended')) this.#rate();
        for (const { news } of all)
          if (news.type === 'ended' || news.type === 'started') this.tournaments.noticed(news.match);
      },
      games,
      bots: new Set(bots.map(({ name }) => name)),
      time: this.time,
      ...(remote ?? {
        turnsOf: (matches, identity) => matches.flatMap((match) => this.turns.of(match, identity)),
      }),
    });
    const limits: { readonly [limit in SharedLimit]: Limits } = {
      'bug reports of a network': new Limits(this.time, 1 / 300, 40),
      'chat of a person': new Limits(this.time, 0.5, 5),
      'chat of a network': new Limits(this.time, 2, 20),
      hints: new Limits(this.time, 0.5, 6),
      'hints of a network': new Limits(this.time, 2, 24),
      'tables of a network': new Limits(this.time, newPerHour / 3600, newPerHour),
    };
    this.newcomers = new Limits(this.time, newPerHour / 3600, newPerHour);
    this.clubSignIn = new ClubSignIn({
      store,
      time: this.time,
      log,
      publicUrl,
      club,
      enter: async (name, origin) => (this.newcomers.take(origin) ? this.people.enter(name) : null),
    });
    this.limits = { take: (limit, key) => limits[limit].take(key) };
  }

  heartbeat(tasks: HeartbeatTasks): Heartbeat {
    const { store, time, log, outages } = this;
    return new Heartbeat({ store, tasks, time, log, outages });
  }

  /** Clears up what a server before left half done, and counts what is open and running, before anybody asks for more. `tables`: where they are opened. */
  async start(tables: TableMaker): Promise<void> {
    await this.people.start(this.#secretPrint);
    const lost = await this.store.lost();
    if (lost > 0)
      this.log.error(
        { lost },
        'tables were set back: choices that had been acknowledged are not in the database (docs/running.md, Set back)',
      );
    if (this.#moduleOf !== undefined) await new Rulebook(this).bundle(this.#moduleOf);
    await this.#countAll();
    await this.calls.start();
    await this.matchmaker.start(tables);
    this.watch.start(tables);
    this.tournaments.start(tables);
    this.#rate();
  }

  // What is missed here is rated as soon as somebody asks.
  #rate(): void {
    this.ratings.settle().catch((error: unknown) => this.log.error({ err: error }, 'ratings are late'));
  }

  here(identity: string, match: string): void {
    this.calls.here(identity, match);
    this.ties.here(identity);
  }

  /** Ends what goes on by itself; the storage has to be there still. */
  async stop(): Promise<void> {
    this.events.stop();
    await this.matchmaker.stop();
    await this.tournaments.stop();
    await this.ratings.settled();
    await this.calls.stop();
  }

  async #countAll(): Promise<void> {
    for (const match of await this.store.matches({ statuses: ['lobby', 'live'], limit: mostCounted }))
      this.visitors.note(match);
  }
}
