// Wishes about being called: ways that come and go, trials, quiet hours, matches that are muted, addresses of feeds.

import { refuse } from '@bridgefront/protocol';
import type { Answer, Given, WayWish, WireRefusal } from '@bridgefront/protocol';
import { newId, newSecret, tokenHash } from '../ids.ts';
import { Limits } from '../limits/limits.ts';
import type { Credential } from '../people/credentials.ts';
import type { StoredWay, WayTarget } from '../store/calls.ts';
import type { Store } from '../store/store.ts';
import type { Time } from '../time.ts';
import type { Calls } from './calls.ts';
import { trialLetter } from './letter.ts';
import { addressProblem } from './outgoing.ts';

/** Who wishes, and from where. */
export interface Wisher {
  readonly credential: Credential;
  /** The network, under a name of our own. */
  readonly origin: string;
}

type Shown = Answer<'getCalls'>;

const mostWays = { push: 12, mail: 2, webhook: 4 } as const;
const mostMuted = 200;
const noWay = refuse('not-found', 'You have no such way of being called.');
const tooFast = refuse('too-fast', 'Too many letters at once; wait a little.');

/** All wishes. */
export class Wishes {
  readonly #calls: Calls;
  readonly #store: Store;
  readonly #time: Time;
  /** Letters that strangers could be sent, and trials, by person and by network. */
  readonly #letters: Limits;
  readonly #fromNetwork: Limits;
  readonly #toAddress: Limits;

  constructor(calls: Calls, store: Store, time: Time) {
    this.#calls = calls;
    this.#store = store;
    this.#time = time;
    this.#letters = new Limits(time, 1 / 300, 5);
    this.#fromNetwork = new Limits(time, 1 / 120, 20);
    this.#toAddress = new Limits(time, 1 / 86_400, 1);
  }

  async show({ credential }: Wisher): Promise<Shown> {
    const { id } = credential.identity;
    const { occasions, quiet, muted, feed } = await this.#calls.settingsOf(id);
    const ways = await this.#store.waysOf(id);
    return {
      occasions: [...occasions],
      quiet,
      muted: [...muted],
      ways: ways.map(({ id: way, target, name, confirmed, usedAt, problem, token }) => ({
        id: way,
        kind: target.kind,
        name,
        confirmed,
        here: token !== null && token === credential.token,
        usedAt,
        problem,
      })),
      feeds:
        feed === null
          ? null
          : {
              calendar: `/api/calls/feeds/${feed}/deadlines.ics`,
              turns: `/api/calls/feeds/${feed}/turns.atom`,
            },
      offers: { push: this.#calls.senders.keys.publicKey, mail: this.#calls.senders.mailer !== null },
    };
  }

  async set(wisher: Wisher, { occasions, quiet }: Given<'setCalls'>['body']): Promise<Shown> {
    const said = await this.#calls.settingsOf(wisher.credential.identity.id);
    await this.#store.saveCallSettings({
      ...said,
      ...(occasions !== undefined && { occasions: [...new Set(occasions)] }),
      ...(quiet !== undefined && { quiet }),
    });
    return this.show(wisher);
  }

  async mute(wisher: Wisher, { match, muted }: Given<'muteCalls'>['body']): Promise<Shown> {
    const said = await this.#calls.settingsOf(wisher.credential.identity.id);
    const others = said.muted.filter((one) => one !== match);
    const kept = muted ? [...others, match].slice(-mostMuted) : others;
    await this.#store.saveCallSettings({ ...said, muted: kept });
    return this.show(wisher);
  }

  async renewFeeds(wisher: Wisher, on: boolean): Promise<Shown> {
    const said = await this.#calls.settingsOf(wisher.credential.identity.id);
    await this.#store.saveCallSettings({ ...said, feed: on ? newSecret() : null });
    return this.show(wisher);
  }

  async add(wisher: Wisher, wish: WayWish): Promise<Answer<'addWay'> | WireRefusal> {
    const { identity, token } = wisher.credential;
    const problem = this.#problem(wish);
    if (problem !== null) return refuse('bad-message', problem);
    const mine = (await this.#store.waysOf(identity.id)).filter(({ target }) => target.kind === wish.kind);
    // Its browser may have said so before, to whomever: an endpoint calls one person.
    const key = wish.kind === 'push' ? tokenHash(`endpoint ${wish.endpoint}`) : null;
    const before = key === null ? null : await this.#store.wayWithKey(key);
    if (before === null && mine.length >= mostWays[wish.kind])
      return refuse('too-many', `There are ${mostWays[wish.kind]} of these; remove one first.`);
    if (!this.#fromNetwork.take(wisher.origin)) return tooFast;
    if (before !== null) await this.#calls.drop(before);
    const { target, name, secret } = made(wish, wisher.credential.device);
    const way: StoredWay = {
      id: newId(),
      identity: identity.id,
      target,
      key: wish.kind === 'mail' ? newSecret() : key,
      name,
      token: wish.kind === 'push' ? token : null,
      confirmed: wish.kind !== 'mail',
      createdAt: this.#time.now(),
      usedAt: null,
      problem: null,
    };
    const refused = await this.#askAddress(way, identity.name);
    if (refused !== null) return refused;
    await this.#store.addWay(way);
    await this.#calls.waysChanged(identity.id);
    return { id: way.id, ...(secret !== null && { secret }) };
  }

  #problem(wish: WayWish): string | null {
    const { mayBePrivate, mailer } = this.#calls.senders;
    if (wish.kind === 'mail') return mailer === null ? 'This server sends no mail.' : null;
    const url = wish.kind === 'push' ? wish.endpoint : wish.url;
    const problem = addressProblem(url, mayBePrivate);
    if (problem !== null) return problem;
    if (wish.kind === 'push' && !url.startsWith('https:') && !mayBePrivate)
      return 'A push service has an address with https://.';
    const topic = wish.kind === 'webhook' && wish.format === 'ntfy' ? new URL(url).pathname : '/topic';
    return /[^/]$/.test(topic) ? null : 'The address has to end with the topic, as https://ntfy.sh/my-topic.';
  }

  // Nobody is written to who has not said yes, but for the question itself: few of these leave.
  async #askAddress({ target, key }: StoredWay, who: string): Promise<WireRefusal | null> {
    const { mailer } = this.#calls.senders;
    if (target.kind !== 'mail' || mailer === null) return null;
    if (!this.#letters.take(who) || !this.#toAddress.take(target.address.toLowerCase())) return tooFast;
    const sent = await mailer.confirm(target.address, key ?? '', who);
    return 'done' in sent ? null : refuse('failed', 'gone' in sent ? sent.gone : sent.problem);
  }

  async drop(wisher: Wisher, id: string): Promise<Shown | WireRefusal> {
    const way = await this.#store.way(id);
    if (way === null || way.identity !== wisher.credential.identity.id) return noWay;
    await this.#calls.drop(way);
    return this.show(wisher);
  }

  /** Sends a trial at once, whatever the hour. */
  async try(wisher: Wisher, id: string): Promise<Answer<'tryWay'> | WireRefusal> {
    const way = await this.#store.way(id);
    const { identity } = wisher.credential;
    if (way === null || way.identity !== identity.id) return noWay;
    if (!way.confirmed) return refuse('not-open', 'Say yes first in the letter that was sent there.');
    if (!this.#letters.take(identity.id) || !this.#fromNetwork.take(wisher.origin)) return tooFast;
    const now = this.#time.now();
    const sent = await this.#calls.senders.send(way, [trialLetter], `trial ${id} ${now}`, now);
    // A trial does not put off the letters to come.
    if (!('done' in sent)) await this.#calls.deliveries.noteWay(way, sent);
    if ('done' in sent) return { delivered: true, problem: null };
    return { delivered: false, problem: 'gone' in sent ? sent.gone : sent.problem };
  }

  /** Says yes to letters, by the key in the first one; false: nobody has it. */
  async confirm(key: string): Promise<boolean> {
    const way = await this.#mailWith(key);
    if (way !== null) await this.#store.saveWay({ ...way, confirmed: true });
    return way !== null;
  }

  /** Ends letters, by the key in each of them; also where that has been done before. */
  async off(key: string): Promise<void> {
    const way = await this.#mailWith(key);
    if (way !== null) await this.#calls.drop(way);
  }

  async #mailWith(key: string): Promise<StoredWay | null> {
    const way = await this.#store.wayWithKey(key);
    return way?.target.kind === 'mail' ? way : null;
  }

  /** A browser has become somebody else's, or nobody's: it calls nobody any more. */
  async left(token: string): Promise<void> {
    await this.#store.dropWaysOfToken(token);
  }
}

function made(wish: WayWish, device: string | null) {
  if (wish.kind === 'push') {
    const { kind, endpoint, p256dh, auth } = wish;
    const target: WayTarget = { kind, endpoint, p256dh, auth };
    return { target, name: device ?? 'A program', secret: null };
  }
  if (wish.kind === 'mail') return { target: wish satisfies WayTarget, name: wish.address, secret: null };
  const secret = `whsec_${Buffer.from(newSecret(), 'base64url').toString('base64')}`;
  const target: WayTarget = { ...wish, secret };
  return { target, name: new URL(wish.url).host, secret };
}
