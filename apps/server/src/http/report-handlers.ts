// What the endpoints of reports about people do: for who says something, whom it is about, and who runs the server.

import { refuse } from '@bridgefront/protocol';
import type { WireRefusal } from '@bridgefront/protocol';
import { Admin } from '../admin/admin.ts';
import { AdminError } from '../admin/parts.ts';
import type { AdminParts } from '../admin/parts.ts';
import type { Decisions } from '../admin/decisions.ts';
import type { CommonServices } from '../commons.ts';
import type { Caller, Handlers } from './caller.ts';

const notOwner = refuse(
  'not-yours',
  'Reports are read by who runs the server: send OWNER_TOKEN as a bearer token.',
);

type ReportNames =
  | 'reportPlayer'
  | 'listDecisions'
  | 'appeal'
  | 'listReports'
  | 'decideReport'
  | 'answerAppeal';

/** Handlers of reports. */
export function reportHandlers(
  { playerReports }: CommonServices,
  parts: Omit<AdminParts, 'by'>,
): Pick<Handlers, ReportNames> {
  const { decisions } = new Admin({ ...parts, by: 'the page' });
  const asOwner = async <T>(
    { owner }: Caller,
    act: (all: Decisions) => Promise<T>,
  ): Promise<T | WireRefusal> => {
    if (!owner) return notOwner;
    try {
      return await act(decisions);
    } catch (error) {
      if (error instanceof AdminError) return refuse('failed', error.message);
      throw error;
    }
  };
  return {
    reportPlayer: async (given, { identity, origin }) => playerReports.report(identity, given, origin),
    listDecisions: async (_given, { identity }) => playerReports.decisions(identity),
    appeal: async ({ params, body }, { identity }) =>
      playerReports.appeal(identity, params.report, body.text),
    listReports: ({ query }, caller) =>
      asOwner(caller, async (all) => ({ reports: [...(await all.reports(query.show))] })),
    decideReport: ({ params, body }, caller) =>
      asOwner(caller, async (all) => {
        await all.decide(params.report, body);
        return { done: true as const };
      }),
    answerAppeal: ({ params, body }, caller) =>
      asOwner(caller, async (all) => {
        await all.answer(params.report, body.keep, body.note);
        return { done: true as const };
      }),
  };
}
