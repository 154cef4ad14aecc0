// Commands of who runs the server, carried out by the running server itself.

import type { Logger } from 'pino';
import type { Services } from '../services.ts';
import { Admin } from './admin.ts';
import { AdminError } from './parts.ts';
import type { AdminDoor, AdminParts } from './parts.ts';
import { runCommand } from './commands.ts';
import type { AdminAnswer, AdminWish } from './socket.ts';
import { afterAct } from './table-acts.ts';

/** What is done at the tables that this server plays. */
export function tableDoor({
  tables,
  hosts,
  archive,
  subscriptions,
}: Services): Pick<AdminDoor, 'change' | 'renamed' | 'inUse'> {
  return {
    change: (id, act) => tables.change(id, (match) => afterAct(match, act)),
    renamed: (match) => archive.renamed(match),
    inUse: async (match) => hosts.loaded(match) !== undefined || subscriptions.of(match).size > 0,
  };
}

/** What is done where one server plays all tables. */
export function ownDoor(services: Services, tournaments: AdminDoor['tournaments']): AdminDoor {
  const { chat, people } = services;
  return {
    ...tableDoor(services),
    tournaments,
    muted: (identity, until) => chat.mute(identity, until),
    gone: (identity, tokens) => people.end([identity, ...tokens]),
  };
}

/** Carries out a command; whatever goes wrong is told. */
export async function carryOut(
  parts: Omit<AdminParts, 'by'>,
  log: Logger,
  { by, given }: AdminWish,
): Promise<AdminAnswer> {
  const admin = new Admin({ ...parts, by });
  try {
    return { ok: true, text: await runCommand(admin, given) };
  } catch (error) {
    if (error instanceof AdminError) return { ok: false, text: error.message };
    log.error({ err: error }, 'admin command failed');
    const reason = error instanceof Error ? error.message : String(error);
    return { ok: false, text: `This failed: ${reason}` };
  }
}
