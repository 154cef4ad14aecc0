// All migrations in order, and how they are run.

import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { first } from './0001-first.ts';
import { once } from './0002-once.ts';
import { recordings } from './0003-recordings.ts';
import { admin } from './0004-admin.ts';
import { recordingParts } from './0005-recording-parts.ts';
import { rules } from './0006-rules.ts';
import { noRecordingParts } from './0007-no-recording-parts.ts';
import { sessions } from './0008-sessions.ts';
import { sideChat } from './0009-side-chat.ts';
import { calls } from './0010-calls.ts';
import { recoveries } from './0011-recoveries.ts';
import { auditIds } from './0012-audit-ids.ts';
import { leases } from './0013-leases.ts';
import { passkeys } from './0014-passkeys.ts';
import { signInMails } from './0015-sign-in-mails.ts';
import { bugReports } from './0016-bug-reports.ts';
import { ratings } from './0017-ratings.ts';
import { matchLeases } from './0018-match-leases.ts';
import { seeks } from './0019-seeks.ts';
import { ties } from './0020-ties.ts';
import { tournaments } from './0023-tournaments.ts';
import { clubAccounts } from './0024-club-accounts.ts';
import { challenges } from './0025-challenges.ts';
import { playerReports } from './0026-player-reports.ts';
import { predictions } from './0027-predictions.ts';
import { words } from './0028-words.ts';
import { givenBack } from './0029-given-back.ts';
import { openMatches } from './0030-open-matches.ts';

const migrations = {
  '0001-first': first,
  '0002-once': once,
  '0003-recordings': recordings,
  '0004-admin': admin,
  '0005-recording-parts': recordingParts,
  '0006-rules': rules,
  '0007-no-recording-parts': noRecordingParts,
  '0008-sessions': sessions,
  '0009-side-chat': sideChat,
  '0010-calls': calls,
  '0011-recoveries': recoveries,
  '0012-audit-ids': auditIds,
  '0013-leases': leases,
  '0014-passkeys': passkeys,
  '0015-sign-in-mails': signInMails,
  '0016-bug-reports': bugReports,
  '0017-ratings': ratings,
  '0018-match-leases': matchLeases,
  '0019-seeks': seeks,
  '0020-ties': ties,
  '0023-tournaments': tournaments,
  '0024-club-accounts': clubAccounts,
  '0025-challenges': challenges,
  '0026-player-reports': playerReports,
  '0027-predictions': predictions,
  '0028-words': words,
  '0029-given-back': givenBack,
  '0030-open-matches': openMatches,
};

function migratorOf<D>(db: Kysely<D>): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => migrations } });
}

/** Whether the tables have the form that this program needs. */
export async function isMigrated<D>(db: Kysely<D>): Promise<boolean> {
  return (await migratorOf(db).getMigrations()).every(({ executedAt }) => executedAt !== undefined);
}

/**
 * Brings the tables to the form that this program needs, or to that of an earlier one, whose `last` migration is named.
 * @throws Error when a migration fails; the ones before it stay done
 */
export async function migrate<D>(db: Kysely<D>, last?: keyof typeof migrations): Promise<void> {
  const migrator = migratorOf(db);
  const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last));
  if (error instanceof Error && /previously executed migration .* is missing/.test(error.message))
    throw new Error(
      'This database belongs to a newer release: start that one, or restore a backup from before the update.',
      { cause: error },
    );
  if (error !== undefined) throw new Error('The storage could not be brought up to date.', { cause: error });
}
