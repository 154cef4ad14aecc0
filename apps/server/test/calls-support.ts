// Other ends of calls: a mail server, and a program that takes webhooks.

import { createServer } from 'node:http';
import type { IncomingMessage, Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

// A machine that has other work to do takes its time.
const patience = 120_000;

/** Waits until something is so, in real time: what is sent leaves by real connections. */
export async function until<T>(found: () => T | Promise<T>, what: string): Promise<NonNullable<T>> {
  const began = performance.now();
  for (;;) {
    const value = await found();
    if (value !== undefined && value !== null && value !== false) return value as NonNullable<T>;
    if (performance.now() - began > patience) throw new Error(`Waited in vain for ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

async function listening(server: HttpServer): Promise<string> {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** A letter as it arrived. */
export interface Arrived {
  readonly to: string;
  readonly text: string;
  header(name: string): string;
}

const unfolded = (text: string): string => text.replace(/=\r?\n/g, '');

/** A mail server. */
export class MailServer {
  readonly letters: Arrived[] = [];
  /** It refuses, with this code. */
  refuses: number | null = null;
  readonly #server: SMTPServer;
  url = '';

  private constructor() {
    this.#server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onRcptTo: (_address, _session, done) =>
        done(this.refuses === null ? null : Object.assign(new Error('no'), { responseCode: this.refuses })),
      onData: (stream, session, done) => {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          const [head = '', ...rest] = Buffer.concat(parts).toString().split('\r\n\r\n');
          const headers = head.replace(/\r\n[ \t]+/g, ' ');
          this.letters.push({
            to: session.envelope.rcptTo[0]?.address ?? '',
            text: unfolded(rest.join('\n\n')).replaceAll('=3D', '='),
            header: (name) => new RegExp(`^${name}: (.*)$`, 'im').exec(headers)?.[1] ?? '',
          });
          done();
        });
      },
    });
    this.#server.on('error', () => undefined);
  }

  static async open(): Promise<MailServer> {
    const mail = new MailServer();
    await new Promise<void>((resolve) => void mail.#server.listen(0, '127.0.0.1', resolve));
    mail.url = `smtp://127.0.0.1:${(mail.#server.server.address() as AddressInfo).port}`;
    return mail;
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.#server.close(() => resolve());
    });
  }
}

/** A program that takes webhooks. */
export class HookServer {
  readonly taken: {
    readonly path: string;
    readonly headers: IncomingMessage['headers'];
    readonly body: string;
  }[] = [];
  status = 204;
  readonly #server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      this.taken.push({ path: request.url ?? '', headers: request.headers, body: body.toString() });
      response.writeHead(this.status, { location: '/elsewhere' }).end();
    });
  });
  url = '';

  static async open(): Promise<HookServer> {
    const hooks = new HookServer();
    hooks.url = await listening(hooks.#server);
    return hooks;
  }

  close(): void {
    this.#server.close();
  }
}
