// Commands of who runs the server, carried out by the running server itself.

import type { Services } from '../services.ts';
import { Admin, AdminError } from './admin.ts';
import type { AdminDoor } from './admin.ts';
import { runCommand } from './commands.ts';
import type { AdminAnswer, AdminWish } from './socket.ts';

function doorOf(services: Services): AdminDoor {
  const { tables, hosts, archive, chat, people, subscriptions } = services;
  return {
    change: (id, step) => tables.change(id, step),
    renamed: (match) => archive.renamed(match),
    muted: (identity, until) => chat.mute(identity, until),
    gone: (identity, tokens) => people.gone(identity, tokens),
    inUse: (match) => hosts.loaded(match) !== undefined || subscriptions.of(match).size > 0,
  };
}

/** Carries out a command; whatever goes wrong is told. */
export async function carryOut(services: Services, { by, given }: AdminWish): Promise<AdminAnswer> {
  const { store, time, standIn, log } = services;
  const admin = new Admin({ store, time, door: doorOf(services), standIn, by });
  try {
    return { ok: true, text: await runCommand(admin, given) };
  } catch (error) {
    if (error instanceof AdminError) return { ok: false, text: error.message };
    log.error({ err: error }, 'admin command failed');
    const reason = error instanceof Error ? error.message : String(error);
    return { ok: false, text: `This failed: ${reason}` };
  }
}
