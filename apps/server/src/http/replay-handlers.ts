// What a match has shown, once it is over; and to a seat of one by mail, what it was shown since.

import type { Seat } from '@bridgefront/kernel';
import { refuse } from '@bridgefront/protocol';
import type { WireRefusal } from '@bridgefront/protocol';
import { isRefusal } from '../lobby/changed.ts';
import * as lobby from '../lobby/lobby.ts';
import type { Services } from '../services.ts';
import type { StoredMatch } from '../store/store.ts';
import type { Handlers } from './caller.ts';
import type { Written } from './written.ts';

/** Handlers of what a match has shown: its record, recordings, moments and dice. */
export function replayHandlers(
  services: Services,
): Pick<Handlers, 'getRecord' | 'getRecording' | 'getFilm' | 'getReplay' | 'getDice'> {
  const { tables, archive } = services;
  const noSeat = (seat: Seat): WireRefusal => refuse('not-found', `The match has no seat ${seat}.`);
  // The seats of a match, and what is shown of it once it is clear that there is such a match and such a seat.
  async function on(
    id: string,
    seat: unknown,
    show: (match: StoredMatch) => Promise<Written | WireRefusal>,
  ): Promise<Written | WireRefusal> {
    const match = await tables.get(id);
    if (isRefusal(match)) return match;
    if (typeof seat === 'number' && seat >= match.seats.length) return noSeat(seat);
    return show(match);
  }
  const recording = (id: string, asked: Seat | 'table', origin: string): Promise<Written | WireRefusal> =>
    on(id, asked, (match) => {
      const seat = asked === 'table' ? null : asked;
      return archive.answer(match, { kind: 'recording', match: match.id, seat }, origin);
    });
  return {
    getRecord: ({ params }, { origin }) => on(params.match, null, (match) => archive.written(match, origin)),
    async getRecording({ params, query: { seat, told } }, { identity, origin }) {
      const match = await tables.get(params.match);
      const byMail = !isRefusal(match) && match.status === 'live' && match.clock.kind === 'mail';
      if (!byMail || told === undefined || seat === 'table') return recording(params.match, seat, origin);
      return (
        lobby.whyNotOwn(match, identity?.id ?? null, seat) ?? archive.since(match, { seat, told }, origin)
      );
    },
    getFilm: ({ params, query }, { origin }) => recording(params.match, query.seat, origin),
    getReplay: ({ params, query }, { origin }) =>
      on(params.match, query.seat, (match) => {
        const seat = query.seat === 'table' ? null : query.seat;
        return archive.answer(match, { kind: 'replay', seat, at: query.at ?? null }, origin);
      }),
    getDice: ({ params }, { origin }) => on(params.match, null, (match) => archive.dice(match, origin)),
  };
}
