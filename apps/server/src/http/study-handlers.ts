// What the endpoints of studies do, and the report of one as a page of its own.

import { idPattern, refuse } from '@bridgefront/protocol';
import type { WireRefusal } from '@bridgefront/protocol';
import type { FastifyInstance } from 'fastify';
import type { StudyDoor } from '../studies/studies.ts';
import type { Caller, Handlers, StudyName } from './caller.ts';
import { sendRefusal } from './refusals.ts';

const none = refuse('not-found', 'This server plays no studies: it was started without OWNER_TOKEN.');
const notOwner = refuse(
  'not-yours',
  'Studies are started by who runs the server: send OWNER_TOKEN as a bearer token.',
);

/** Handlers of studies; `studies` null: the server plays none. */
export function studyHandlers(studies: StudyDoor | null): Pick<Handlers, StudyName> {
  const asOwner = async <T>(
    { owner }: Caller,
    act: (known: StudyDoor) => Promise<T>,
  ): Promise<T | WireRefusal> => (studies === null ? none : owner ? act(studies) : notOwner);
  return {
    listStudies: async (_given, { owner }) => ({
      studies: [...((await studies?.list()) ?? [])],
      may: owner && studies !== null,
    }),
    startStudy: ({ body }, caller) => asOwner(caller, (known) => known.make(body.study)),
    getStudy: async ({ params }) => studies?.get(params.study) ?? none,
    pauseStudy: ({ params }, caller) => asOwner(caller, (known) => known.pause(params.study)),
    resumeStudy: ({ params }, caller) => asOwner(caller, (known) => known.resume(params.study)),
    cancelStudy: ({ params }, caller) => asOwner(caller, (known) => known.cancel(params.study)),
  };
}

// A report has no scripts, and what was written into it can do nothing, wherever it is shown.
const reportPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; sandbox";

/** Serves the reports of finished studies. */
export function studyReports(app: FastifyInstance, studies: StudyDoor | null): void {
  app.get<{ Params: { study: string } }>('/api/studies/:study/report.html', async (request, reply) => {
    const { study } = request.params;
    const html = idPattern.test(study) ? ((await studies?.report(study)) ?? null) : null;
    if (html === null) return sendRefusal(reply, refuse('not-found', 'There is no report of such a study.'));
    return reply
      .headers({ 'cache-control': 'no-store', 'content-security-policy': reportPolicy })
      .type('text/html; charset=utf-8')
      .send(html);
  });
}
