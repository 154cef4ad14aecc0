// Coming in by mail: a link to an address that its owner has confirmed. The address is no name: nobody is told whose it is.

import { refuse } from '@bridgefront/protocol';
import type { Answer, WireRefusal } from '@bridgefront/protocol';
import type { Mailer } from '../calls/mail.ts';
import { Limits } from '../limits/limits.ts';
import type { Identity, Store } from '../store/store.ts';
import type { Time } from '../time.ts';
import type { HandOvers } from './hand-overs.ts';

const mostMails = 3;
/** Who has come in as somebody new several times is told of all of them. */
const mostPeople = 5;

const noMail = refuse('not-open', 'This server sends no mail.');
const onlyPeople = refuse('not-yours', 'A program uses its token wherever it runs.');
const tooFast = refuse('too-fast', 'Too many letters at once; wait a little.');
const tooMany = refuse('too-many', `There are ${mostMails} addresses of yours; remove one first.`);

type Listed = Answer<'listMails'>;

/** Sends and remembers. */
export class MailSignIns {
  readonly #store: Store;
  readonly #handOvers: HandOvers;
  readonly #mailer: Mailer | null;
  readonly #letters: Limits;
  readonly #fromNetwork: Limits;
  readonly #toAddress: Limits;

  constructor(store: Store, time: Time, handOvers: HandOvers, mailer: Mailer | null) {
    this.#store = store;
    this.#handOvers = handOvers;
    this.#mailer = mailer;
    this.#letters = new Limits(time, 1 / 300, 3);
    this.#fromNetwork = new Limits(time, 1 / 120, 10);
    this.#toAddress = new Limits(time, 1 / 1200, 3);
  }

  get sends(): boolean {
    return this.#mailer !== null;
  }

  async list({ id }: Identity): Promise<Listed> {
    const mails = await this.#store.mailsOf(id);
    return { mails: mails.map(({ address, createdAt }) => ({ address, createdAt })), sends: this.sends };
  }

  /** Asks who reads an address whether it is this person's. */
  async add(
    { id, kind, name }: Identity,
    wish: string,
    origin: string,
  ): Promise<Answer<'addMail'> | WireRefusal> {
    const address = wish.toLowerCase();
    if (this.#mailer === null) return noMail;
    if (kind !== 'guest') return onlyPeople;
    const mine = await this.#store.mailsOf(id);
    if (mine.length >= mostMails) return tooMany;
    if (!this.#letters.take(id) || !this.#fromNetwork.take(origin) || !this.#toAddress.take(address))
      return tooFast;
    const sent = await this.#mailer.confirmSignIn(address, name, this.#handOvers.mailed(id, address));
    return 'done' in sent ? { done: true } : refuse('not-open', 'gone' in sent ? sent.gone : sent.problem);
  }

  async drop(identity: Identity, address: string): Promise<Listed> {
    await this.#store.dropMail(identity.id, address.toLowerCase());
    return this.list(identity);
  }

  /** Sends a link for each person whose address it is. Neither the answer nor its time tells whether there is one. */
  send(wish: string, origin: string): Answer<'mailLink'> | WireRefusal {
    const address = wish.toLowerCase();
    if (this.#mailer === null) return noMail;
    if (!this.#fromNetwork.take(origin)) return tooFast;
    // A letter that cannot be sent is asked for again.
    if (this.#toAddress.take(address)) void this.#send(this.#mailer, address).catch(() => undefined);
    return { done: true };
  }

  async #send(mailer: Mailer, address: string): Promise<void> {
    const people = await this.#store.peopleWithMail(address, mostPeople);
    if (people.length === 0) return;
    const links = people.map(({ id, name }) => ({ name, code: this.#handOvers.mailed(id, address) }));
    await mailer.signIn(address, links);
  }
}
