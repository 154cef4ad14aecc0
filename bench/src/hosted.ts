// Matches on a host of their own, without sockets and disk, played at random: what measurements of hosts share.

import { HostedMatch, startPlay } from '@bridgefront/hosting';
import type { Log } from '@bridgefront/hosting';
import { quietPorts } from '@bridgefront/hosting/testing';
import { openSeats, pickOne, seedRandom } from '@bridgefront/kernel';
import type { AnyGame, AnyMatch, Engine, Random } from '@bridgefront/kernel';
import { viewersOf } from '@bridgefront/viewing';
import { serverMachine } from '../../apps/server/src/match/machine.ts';
import { signerFrom } from '../../apps/server/src/signing.ts';
import type { StoredMatch } from '../../apps/server/src/store/store.ts';

/** Who reads: nobody, four programs that want results, or four pages that want every step in words. */
export const readings = ['nobody', 'programs', 'pages'] as const;
/** Which readers a hosted match has. */
export type Reading = (typeof readings)[number];

/** A match on its host, and how far it has been played. */
export interface Hosted {
  readonly host: HostedMatch;
  readonly random: Random;
  choices: number;
}

function tableOf(game: AnyGame, seats: number, seed: string): StoredMatch {
  const seat = { kind: 'human', bot: null, identity: 'somebody', name: 'Somebody', standIn: null };
  const table = { id: 'match', version: 1, status: 'live', seed, secret: seed, startedAt: 0 };
  const rest = { options: {}, clock: { kind: 'none' }, continuedUnder: null };
  return {
    ...table,
    ...rest,
    game: game.name,
    seats: Array.from({ length: seats }, () => seat),
  } as unknown as StoredMatch;
}

/** A random choice of the first seat that may choose; null when the match is over. */
export function nextAct(engine: Engine<unknown>, match: AnyMatch, random: Random) {
  const open = openSeats(match.decision);
  if (open.length === 0) return null;
  const seat = pickOne(random, open);
  return { seat, choice: pickOne(random, engine.choices(match, seat)) };
}

const machine = serverMachine(signerFrom('the key of measurements'));

// What a match holds is measured without its log, which is the storage's.
const forgetful: Log = { append: async () => ({ status: 'stored' }), events: async () => [] };

/** Starts a match and lets its viewers read. */
export async function openHosted(
  game: AnyGame,
  seats: number,
  seed: string,
  reading: Reading,
): Promise<Hosted> {
  const table = tableOf(game, seats, seed);
  const play = startPlay(game, table, machine);
  const ports = quietPorts({ log: forgetful, machine });
  const host = new HostedMatch(table, { play, recent: [], moved: false }, ports);
  for (const viewer of viewersOf(seats).slice(0, seats)) {
    if (reading === 'nobody') break;
    const pages = reading === 'pages';
    await host.subscribe(viewer, { words: pages, steps: pages, gone: false, send: () => undefined }, null, 0);
  }
  return { host, random: seedRandom(seed), choices: 0 };
}

/** Plays on at random, until so many choices have been made or the match is over. */
export async function playHosted(hosted: Hosted, until: number): Promise<void> {
  const { host, random } = hosted;
  const { engine, match } = host.play;
  while (hosted.choices < until) {
    const act = nextAct(engine, match, random);
    if (act === null) return;
    const at = host.reference(act.seat);
    await host.act({ ...act, kind: 'choose', at, by: 'seat', message: `${hosted.choices++}` });
  }
}
