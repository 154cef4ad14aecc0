// Mail: letters of one person in one, with a way out that costs one click.

import { createTransport } from 'nodemailer';
import { newId } from '../ids.ts';
import type { Letter } from './letter.ts';
import type { Sent } from './sent.ts';

/** Where mail leaves, and from whom. */
export interface MailSettings {
  /** As `smtps://name:password@mail.example.org`. */
  readonly smtpUrl: string;
  readonly from: string;
}

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Unique, and the same for every try. */
  readonly id: string;
  readonly off?: string;
}

/** So long a mail server may be silent. */
const usualPatience = 30_000;
// What a server answers that knows nobody of this name.
const nobody = [550, 551, 553];

/** Sends mail by the settings. */
export class Mailer {
  readonly #transport: ReturnType<typeof createTransport>;
  readonly #from: string;
  readonly #publicUrl: string;
  /** Letters whose last byte has left: whether they have arrived is known to their mail server alone. */
  readonly #left = new Set<string>();

  constructor({ smtpUrl, from }: MailSettings, publicUrl: string, patience = usualPatience) {
    this.#transport = createTransport({
      url: smtpUrl,
      connectionTimeout: patience,
      greetingTimeout: patience,
      socketTimeout: patience,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    this.#transport.use('stream', ({ data, message }, done) => {
      message.processFunc((letter) => letter.once('end', () => this.#left.add(data.messageId ?? '')));
      done();
    });
    this.#from = from;
    this.#publicUrl = publicUrl;
  }

  async #send({ to, subject, text, id, off }: Mail): Promise<Sent> {
    const headers = {
      'Auto-Submitted': 'auto-generated',
      ...(off !== undefined && {
        'List-Unsubscribe': `<${off}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    };
    const messageId = `<${id}@${new URL(this.#publicUrl).hostname}>`;
    try {
      await this.#transport.sendMail({
        from: this.#from,
        to: { name: '', address: to },
        subject,
        text,
        messageId,
        headers,
      });
      return { done: true };
    } catch (error) {
      const { responseCode = 0 } = error as { responseCode?: number };
      if (nobody.includes(responseCode)) return { gone: 'The mail server knows nobody of this address.' };
      // It may be there: nobody gets it twice.
      if (responseCode === 0 && this.#left.has(messageId))
        return { problem: 'The mail server has not said whether it took the letter.', again: false };
      return { problem: 'The mail could not be sent.', again: responseCode < 500 };
    } finally {
      this.#left.delete(messageId);
    }
  }

  #off = (key: string): string => `${this.#publicUrl}/api/calls/mail/${key}/off`;

  /** Several letters of one person as one. */
  async digest(to: string, key: string, letters: readonly Letter[], id: string): Promise<Sent> {
    const [first] = letters;
    if (first === undefined) return { done: true };
    const parts = letters.map(({ title, text, path }) => `${title}\n${text}\n${this.#publicUrl}${path}`);
    const off = this.#off(key);
    const end = `--\nNo more of these letters: ${off}\nWhat for and when: ${this.#publicUrl}/you`;
    const subject = letters.length === 1 ? first.title : `${first.title}, and ${letters.length - 1} more`;
    return this.#send({ to, subject, text: `${parts.join('\n\n')}\n\n${end}\n`, id, off });
  }

  /** Asks who has an address whether they want to be called there. */
  confirm(to: string, key: string, who: string): Promise<Sent> {
    const yes = `${this.#publicUrl}/api/calls/mail/${key}/confirm`;
    const text = `${who} at ${this.#publicUrl} wants to be called at this address when a match waits.

If that is you, say yes here: ${yes}

If not, do nothing: no other letter will come.
`;
    return this.#send({ to, subject: 'Shall matches call you here?', text, id: `confirm-${key}` });
  }

  #link = (code: string): string => `${this.#publicUrl}/take-over#${code}`;

  /** Asks who reads an address whether somebody may come in by it. */
  confirmSignIn(to: string, who: string, code: string): Promise<Sent> {
    const text = `${who} at ${this.#publicUrl} wants to sign in by mail to this address.

If that is you, follow this link within 20 minutes; it makes the browser that opens it ${who}:
${this.#link(code)}

If not, do nothing, and do not follow it.
`;
    return this.#send({ to, subject: 'Sign in by mail?', text, id: newId() });
  }

  /** Lets who reads an address come in: as one of these people. */
  signIn(to: string, people: readonly { readonly name: string; readonly code: string }[]): Promise<Sent> {
    const links = people.map(({ name, code }) => `As ${name}: ${this.#link(code)}`);
    const text = `Somebody asked at ${this.#publicUrl} for a way to sign in by this address. Each link works once, within 20 minutes.

${links.join('\n')}

If it was not you, do nothing: nobody can sign in without this letter.
`;
    return this.#send({ to, subject: 'Your way in', text, id: newId() });
  }

  close(): void {
    this.#transport.close();
  }
}
