// The way from `npm run admin` to a running server: a socket in the data folder, for whoever may write there.

import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import type { Server, Socket } from 'node:net';
import { join } from 'node:path';
import { z } from 'zod';
import { parsed } from '../json.ts';

const wishSchema = z.object({ by: z.string().max(100), given: z.array(z.string().max(1000)).max(20) });
/** A command, and who gives it. */
export type AdminWish = z.infer<typeof wishSchema>;

const answerSchema = z.object({ ok: z.boolean(), text: z.string() });
/** What became of it, in words. */
export type AdminAnswer = z.infer<typeof answerSchema>;

/** The socket of a data folder. */
export function adminSocket(dir: string): string {
  return join(dir, 'admin.sock');
}

// What comes over a connection up to its first line break, or its end.
async function lineOf(socket: Socket): Promise<string> {
  socket.on('error', () => undefined);
  let text = '';
  await new Promise<void>((resolve) => {
    socket.on('data', (part) => {
      text += String(part);
      if (text.includes('\n')) resolve();
    });
    socket.once('close', () => resolve());
  });
  return text;
}

async function serve(socket: Socket, carryOut: (wish: AdminWish) => Promise<AdminAnswer>): Promise<void> {
  const read = wishSchema.safeParse(parsed(await lineOf(socket)));
  const answer = read.success ? await carryOut(read.data) : { ok: false, text: 'This is no command.' };
  socket.end(`${JSON.stringify(answer)}\n`);
}

/**
 * Listens in the data folder, which belongs to who runs the server alone. What a killed server left is replaced: the
 * folder is locked.
 */
export async function listenForAdmin(
  dir: string,
  carryOut: (wish: AdminWish) => Promise<AdminAnswer>,
): Promise<Server> {
  const file = adminSocket(dir);
  rmSync(file, { force: true });
  const server = createServer((socket) => void serve(socket, carryOut));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(file, () => resolve());
  });
  server.unref();
  return server;
}

/** Asks the server that runs on a folder; null when none does. */
export function askServer(dir: string, wish: AdminWish): Promise<AdminAnswer | null> {
  return new Promise((resolve, reject) => {
    const socket = connect(adminSocket(dir));
    socket.once('error', () => resolve(null));
    socket.once('connect', () => {
      socket.write(`${JSON.stringify(wish)}\n`);
      lineOf(socket).then((text) => resolve(answerSchema.parse(JSON.parse(text))), reject);
    });
  });
}
