// What there is once, as a server of a cluster has it that does not have the chair: its parts are asked by the names of their methods.

import type { Asked, Commons, CommonServices } from '../commons.ts';
import type { CallDoor } from '../calls/door.ts';
import type { Around } from '../around.ts';
import type { ChairLine } from './chair-line.ts';
import type { PartName } from './procedures.ts';

type Own = Pick<Commons, 'store' | 'games' | 'bots' | 'people' | 'time'> & Pick<Around, 'events'>;

/** What the endpoints need, and what the secret addresses of feeds and letters lead to. */
export type FarCommons = CommonServices & { readonly callDoor: CallDoor };

/** `own`: what every server has itself; `sendsMail`: whether letters leave. */
export function farCommons(chair: ChairLine, own: Own, sendsMail: boolean): FarCommons {
  const part = <P extends PartName, M extends keyof Commons[P] & string>(
    name: P,
    methods: readonly M[],
  ): Asked<Pick<Commons[P], M>> => {
    const ask =
      (method: string) =>
      (...given: readonly unknown[]): Promise<unknown> =>
        chair.ask('part', name, method, given);
    return Object.fromEntries(methods.map((method) => [method, ask(method)])) as Asked<Pick<Commons[P], M>>;
  };
  const matchmaker = part('matchmaker', ['list', 'seek', 'stand', 'end', 'withBots']);
  const tournaments = part('tournaments', [
    'list',
    'get',
    'make',
    'join',
    'leave',
    'begin',
    'cancel',
    'remove',
  ]);
  const programs = part('events', ['programs']);
  return {
    ...own,
    handOvers: part('handOvers', ['offer', 'recoveryKey', 'take']),
    passkeys: part('passkeys', ['list', 'optionsFor', 'add', 'drop', 'optionsForAnybody', 'take']),
    mailSignIns: { ...part('mailSignIns', ['list', 'add', 'drop', 'send']), sends: sendsMail },
    clubSignIn: part('clubSignIn', ['show', 'begin', 'take', 'drop']),
    newcomers: part('newcomers', ['take']),
    wishes: part('wishes', ['show', 'set', 'mute', 'add', 'drop', 'try', 'renewFeeds', 'left']),
    watch: part('watch', ['featured']),
    ratings: part('ratings', ['of']),
    reliability: part('reliability', ['own', 'at']),
    // Who is gone is not waited for longer than they said.
    matchmaker: { ...matchmaker, stand: (identity, id, query) => matchmaker.stand(identity, id, query) },
    tournaments: {
      ...tournaments,
      get: (id, identity, query) => tournaments.get(id, identity, query),
    },
    ties: part('ties', ['list', 'say', 'profile', 'matches', 'show', 'here']),
    playerReports: part('playerReports', ['report', 'decisions', 'appeal']),
    callDoor: part('callDoor', ['calendar', 'turns', 'off', 'confirm']) as CallDoor,
    events: {
      listen: (...given) => own.events.listen(...given),
      programs: (...given) => programs.programs(...given),
    },
  };
}
