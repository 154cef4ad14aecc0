// Commands of `npm run admin` for tournaments.

import { endpoints } from '@bridgefront/protocol';
import { parsed } from '../json.ts';
import { AdminError } from './parts.ts';
import type { Admin } from './admin.ts';

const wishSchema = endpoints.makeTournament.body;

/** All, one a line. */
export async function tournaments(admin: Admin): Promise<string> {
  const all = await admin.tournaments();
  if (all.length === 0) return 'There are no tournaments.';
  return all
    .map(({ id, status, plan: { format, game, name } }) => [id, status, format, game, name].join('  '))
    .join('\n');
}

async function made(admin: Admin, text: string): Promise<string> {
  const read = wishSchema.safeParse(parsed(text));
  if (!read.success) {
    const [{ path, message }] = read.error.issues;
    throw new AdminError(`Say it as JSON, as POST /api/tournaments takes it: ${path.join('.')} ${message}`);
  }
  const id = await admin.withTournaments('tournament new', read.data.name, (all) =>
    all.make(null, '', read.data),
  );
  return `Made: ${id}`;
}

/** Something done with one. */
export async function tournament(
  admin: Admin,
  [act = '', id = '', ...more]: readonly string[],
): Promise<string> {
  const what = `tournament ${act}`;
  switch (act) {
    case 'new':
      return made(admin, [id, ...more].join(' '));
    case 'start':
      await admin.withTournaments(what, id, (all) => all.begin(id, null));
      return 'Started.';
    case 'cancel':
      await admin.withTournaments(what, id, (all) => all.cancel(id, null));
      return 'Ended.';
    case 'remove':
      await admin.withTournaments(what, `${id} ${more.join(' ')}`, (all) => all.remove(id, Number(more[0])));
      return 'Sent away.';
    default:
      throw new AdminError('Say new, start, cancel or remove.');
  }
}
