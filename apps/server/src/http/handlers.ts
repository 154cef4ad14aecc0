// What each endpoint does, in terms of tables, people and the archive.

import { readStanding } from '@bridgefront/hosting';
import { refuse } from '@bridgefront/protocol';
import type { Answer, Given, MatchInfo, WireRefusal } from '@bridgefront/protocol';
import type { CommonServices } from '../commons.ts';
import type { Services } from '../services.ts';
import { matchInfo } from '../lobby/info.ts';
import { isRefusal } from '../lobby/changed.ts';
import type { Changed } from '../lobby/changed.ts';
import * as lobby from '../lobby/lobby.ts';
import { fill, openShare, ready } from '../lobby/start.ts';
import { countersigned } from '../lobby/signatures.ts';
import { awayNow, comeBack, countAgain, refuseStandIn, standIn } from '../match/stand-ins.ts';
import type { Identity, StoredMatch } from '../store/store.ts';
import type { AdminParts } from '../admin/parts.ts';
import { accountHandlers } from './account-handlers.ts';
import { clubHandlers } from './club-handlers.ts';
import { callHandlers } from './call-handlers.ts';
import { declining, eventHandlers } from './event-handlers.ts';
import { mailHandlers } from './mail-handlers.ts';
import { passkeyHandlers } from './passkey-handlers.ts';
import { predictionHandlers } from './prediction-handlers.ts';
import { ratingHandlers } from './rating-handlers.ts';
import { replayHandlers } from './replay-handlers.ts';
import { seekHandlers } from './seek-handlers.ts';
import { listHandlers } from './list-handlers.ts';
import { reportHandlers } from './report-handlers.ts';
import { tieHandlers } from './tie-handlers.ts';
import { tournamentHandlers } from './tournament-handlers.ts';
import { peopleHandlers, stranger } from './people-handlers.ts';
import type { recordHandlers } from './record-handlers.ts';
import type { Handlers, KnownCaller, StudyName } from './caller.ts';

type LobbyNames =
  | 'join'
  | 'leave'
  | 'kick'
  | 'fill'
  | 'ready'
  | 'openShare'
  | 'vote'
  | 'abandon'
  | 'standIn'
  | 'comeBack'
  | 'standing'
  | 'rematch'
  | 'fork'
  | 'countersign';

// Whether nothing has been revealed yet.
async function nothingShown({ hosts, tables }: Services, id: string): Promise<boolean> {
  const table = await tables.get(id);
  if (isRefusal(table) || table.status !== 'live') return false;
  const shown = await hosts.on(id, async ({ play }) => ({ acts: play.shownActs }));
  return !('code' in shown) && shown.acts === 0;
}

const notOpen = refuse('not-open', 'This table is not open to you.');

// Whether one of those has blocked whoever asks.
async function keptOut(
  { tables, store }: Services,
  id: string,
  asker: Identity | null,
  by: (match: StoredMatch) => readonly string[],
): Promise<WireRefusal | null> {
  const match = await tables.get(id);
  if (asker === null || isRefusal(match)) return null;
  const theirs = await store.tiesTo(asker.id);
  const blocked = theirs.filter(({ block }) => block).map(({ identity }) => identity);
  return blocked.some((one) => by(match).includes(one)) ? notOpen : null;
}

function tableActs(services: Services): Pick<Handlers, LobbyNames> {
  const { tables, time, signer, archive } = services;
  async function change(
    given: { readonly params: { readonly match: string } },
    { identity }: KnownCaller,
    step: (match: StoredMatch, who: Identity) => Changed,
  ): Promise<MatchInfo | WireRefusal> {
    const changed = await tables.change(given.params.match, (match) => step(match, identity));
    return isRefusal(changed) ? changed : matchInfo(changed, services.games, identity.id);
  }
  // Whose vote or leaving ends the match has seen it end.
  const leaves: typeof change = async (given, caller, step) => {
    const answer = await change(given, caller, step);
    if (!('code' in answer)) services.around.here(caller.identity.id, given.params.match);
    return answer;
  };
  return {
    async join(given, caller) {
      const kept = await keptOut(services, given.params.match, caller.identity, ({ owner }) => [owner]);
      return kept ?? change(given, caller, (match, who) => lobby.join(match, who, given.body));
    },
    leave: (given, caller) => change(given, caller, (match, who) => lobby.leave(match, who.id)),
    kick: (given, caller) =>
      change(given, caller, (match, who) => lobby.kick(match, who.id, given.body.seat)),
    async fill(given, caller) {
      const { seat, bot = services.standIn } = given.body;
      if (!services.botNames.has(bot)) return refuse('not-found', `There is no bot "${bot}".`);
      return change(given, caller, (match, who) =>
        fill(match, who.id, seat, bot, { now: time.now(), signer }),
      );
    },
    ready: (given, caller) =>
      change(given, caller, (match, who) => ready(match, who.id, given.body, { now: time.now(), signer })),
    openShare: (given, caller) =>
      change(given, caller, (match, who) =>
        openShare(match, who.id, given.body, { now: time.now(), signer }),
      ),
    async countersign({ params, body }, { identity }) {
      const match = await tables.get(params.match);
      if (isRefusal(match)) return match;
      const links = await archive.links(match);
      const changed = await tables.change(params.match, (now) =>
        countersigned(now, identity.id, body, links),
      );
      if (isRefusal(changed)) return changed;
      archive.forget(changed);
      return { done: true };
    },
    async vote(given, caller) {
      const early = await nothingShown(services, given.params.match);
      return leaves(given, caller, (match, who) =>
        lobby.vote(match, who.id, given.body.end, time.now(), early),
      );
    },
    async abandon(given, caller) {
      const table = await tables.get(given.params.match);
      const away = isRefusal(table) || table.status !== 'live' ? [] : await awayNow(services, table);
      const early = await nothingShown(services, given.params.match);
      const bot = services.standIn;
      return leaves(given, caller, (match, who) => {
        const left = lobby.abandon(match, who.id, bot, time.now(), early);
        return isRefusal(left) ? left : countAgain(left, bot, away);
      });
    },
    async standIn(given, caller) {
      const { seat, bot = services.standIn } = given.body;
      if (!services.botNames.has(bot)) return refuse('not-found', `There is no bot "${bot}".`);
      const match = await tables.get(given.params.match);
      if (isRefusal(match)) return match;
      const refused = await refuseStandIn(services, match, caller.identity.id, seat, bot);
      if (refused !== null) return refused;
      return change(given, caller, (table, who) => standIn(table, who.id, seat, bot));
    },
    comeBack: (given, caller) => change(given, caller, (match, who) => comeBack(match, who.id)),
    async standing({ params, body }, { identity }) {
      const read = await services.hosts.on(params.match, async ({ play }) =>
        readStanding(play, body.answers),
      );
      if ('code' in read) return read;
      const changed = await tables.change(params.match, (match) =>
        lobby.keepStanding(match, identity.id, read),
      );
      return isRefusal(changed) ? changed : { done: true };
    },
    async fork({ params, body }, { identity, origin }) {
      const fresh = await services.forks.fork(params.match, body, identity, origin);
      return isRefusal(fresh) ? fresh : matchInfo(fresh, services.games, identity.id);
    },
    async rematch({ params }, { identity }) {
      const kept = await keptOut(services, params.match, identity, ({ seats }) =>
        seats.flatMap((seat) => seat.identity ?? []),
      );
      if (kept !== null) return kept;
      const fresh = await tables.rematch(params.match, identity);
      return isRefusal(fresh) ? fresh : matchInfo(fresh, services.games, identity.id);
    },
  };
}

function tableInfo({ tables, games }: Services): Pick<Handlers, 'createMatch' | 'getMatch'> {
  return {
    async createMatch({ body }, { identity, origin }) {
      const match = await tables.open(body, identity, origin);
      return isRefusal(match) ? match : matchInfo(match, games, identity.id);
    },
    async getMatch({ params }, { identity }) {
      const match = await tables.get(params.match);
      return isRefusal(match) ? match : matchInfo(match, games, identity?.id ?? null);
    },
  };
}

function play(
  services: Services,
): Pick<Handlers, 'getView' | 'getHint' | 'getImagined' | 'choose' | 'takeBack' | 'getChat' | 'sendChat'> {
  const act = async (
    match: string,
    kind: 'choose' | 'take-back',
    body: Given<'takeBack'>['body'],
    choice: string,
    { identity }: KnownCaller,
  ): Promise<Answer<'choose'> | WireRefusal> => {
    const { id, seat, at } = body;
    const answer = await services.seats.act(match, identity, { kind, seat, choice, at, message: id });
    return 'refused' in answer ? answer.refused : answer;
  };
  return {
    async getView({ params, query }, { identity }) {
      const viewer = query.seat === 'table' ? null : query.seat;
      const match = await services.tables.get(params.match);
      if (isRefusal(match)) return match;
      const refused = viewer === null ? null : lobby.whyNotOwn(match, identity?.id ?? null, viewer);
      if (refused !== null) return refused;
      const ending = await services.tables.ending(match, viewer, query.told ?? null, true);
      if (ending !== null) return { ...ending, labels: [] } as never;
      return (await services.hosts.on(params.match, (host) =>
        host.look(viewer, query.told ?? null),
      )) as never;
    },
    choose: ({ params, body }, caller) => act(params.match, 'choose', body, body.choice, caller),
    takeBack: ({ params, body }, caller) => act(params.match, 'take-back', body, '', caller),
    getHint: async ({ params, query }, { identity, origin }) =>
      services.seats.hint(params.match, identity, query.seat, origin),
    getImagined: async ({ params, query }, { identity, origin }) =>
      query.seat === 'table'
        ? ((await services.seats.imaginedForOnlookers(params.match)) as never)
        : identity === null
          ? stranger
          : ((await services.seats.imagined(params.match, identity, query.seat, origin)) as never),
    async getChat({ params, query }, { identity, origin }) {
      const lines = await services.chat.read(params.match, identity, { origin, invite: query.invite });
      return 'code' in lines ? lines : { lines: [...lines] };
    },
    async sendChat({ params, body }, { identity, origin }) {
      return services.chat.say(params.match, identity, { ...body, message: body.id ?? null, origin });
    },
  };
}

// However many one says: the latest of each person.
const mostBugReports = 20;

function bugReports({ store, hosts, tables, time, around }: Services): Pick<Handlers, 'reportBug'> {
  return {
    async reportBug({ params, body }, { identity, origin }) {
      // Who runs the server is shown the latest: nobody says so much that what others say is out of sight.
      if (!(await around.limits.take('bug reports of a network', origin)))
        return refuse(
          'too-fast',
          'So much has been said from here that it has to be read first; wait a few minutes.',
        );
      const match = await tables.get(params.match);
      if (isRefusal(match)) return match;
      if (match.status === 'lobby') return refuse('not-live', 'The match has not begun.');
      const moment =
        match.status === 'live'
          ? await hosts.on(match.id, async ({ play: played }) => ({ made: played.match.sequence }))
          : null;
      const { id, note, seen } = body;
      await store.saveBugReport(
        {
          id: `${identity.id} ${id}`,
          identity: identity.id,
          match: match.id,
          at: time.now(),
          moment: moment !== null && 'made' in moment ? moment.made : null,
          seen,
          note,
        },
        mostBugReports,
      );
      return { done: true };
    },
  };
}

/** Handlers of what there is once for all tables: people, lists, events. */
export function commonHandlers(
  commons: CommonServices,
  admin: Omit<AdminParts, 'by'>,
): Pick<Handlers, Exclude<CommonName, 'getRecords'>> {
  return {
    ...accountHandlers(admin),
    ...peopleHandlers(commons),
    ...passkeyHandlers(commons),
    ...mailHandlers(commons),
    ...clubHandlers(commons),
    ...listHandlers(commons),
    ...eventHandlers(commons),
    ...callHandlers(commons),
    ...ratingHandlers(commons),
    ...seekHandlers(commons),
    ...tournamentHandlers(commons),
    ...tieHandlers(commons),
    ...reportHandlers(commons, admin),
  };
}

/** Endpoints that concern no table. */
export type CommonName =
  | keyof ReturnType<typeof accountHandlers>
  | keyof ReturnType<typeof peopleHandlers>
  | keyof ReturnType<typeof passkeyHandlers>
  | keyof ReturnType<typeof mailHandlers>
  | keyof ReturnType<typeof clubHandlers>
  | keyof ReturnType<typeof listHandlers>
  | keyof ReturnType<typeof eventHandlers>
  | keyof ReturnType<typeof callHandlers>
  | keyof ReturnType<typeof ratingHandlers>
  | keyof ReturnType<typeof seekHandlers>
  | keyof ReturnType<typeof tournamentHandlers>
  | keyof ReturnType<typeof tieHandlers>
  | keyof ReturnType<typeof reportHandlers>
  | keyof ReturnType<typeof recordHandlers>;

/** Handlers of what is done at one table, and of opening one. */
export function tableHandlers(services: Services): Omit<Handlers, CommonName | StudyName> {
  return {
    ...tableInfo(services),
    ...tableActs(services),
    ...play(services),
    ...bugReports(services),
    ...replayHandlers(services),
    ...declining(services),
    ...predictionHandlers(services),
  };
}
