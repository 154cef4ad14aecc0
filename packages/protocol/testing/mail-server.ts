// Mail server of tests: letters as they arrived, or refused.

import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

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
  /** It says what has become of a letter; else it takes it, and is silent. */
  answers = true;
  readonly #server: SMTPServer;
  url = '';

  private constructor() {
    this.#server = new SMTPServer({
      closeTimeout: 1000,
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
          if (this.answers) done();
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
