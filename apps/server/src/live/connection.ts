// One live connection: reads messages, answers every one of them, and passes on what its streams show.

import type { Reader } from '@bridgefront/hosting';
import { protocolVersion, readClientMessage, refuse } from '@bridgefront/protocol';
import type { ClientMessage, ServerMessage, WireRefusal } from '@bridgefront/protocol';
import { Bucket } from '../limits/bucket.ts';
import { idIn, parsed } from '../json.ts';
import { broughtBack } from '../lobby/changed.ts';
import type { Services } from '../services.ts';
import { whoIs } from '../people/credentials.ts';
import type { Credential } from '../people/credentials.ts';
import { runnerOf } from '../tracing.ts';
import { problemOf } from '../http/problems.ts';
import { refuseFault } from '../store/disk.ts';
import type { Watcher } from '../match/subscriptions.ts';
import type { Identity } from '../store/store.ts';
import { FarLines } from './far-lines.ts';
import type { Elsewhere } from './far-lines.ts';
import type { FrameWriter } from './frame-writer.ts';
import { Listening } from './listening.ts';
import type { LiveSocket } from './live-socket.ts';
import { Pulse } from './pulse.ts';

type Message<T extends ClientMessage['type']> = Extract<ClientMessage, { type: T }>;

interface Watched {
  /** The message that asked for it. */
  readonly id: string;
  readonly match: string;
  readonly watcher: Watcher;
  /** Null once everything missed has been sent, or why nothing is. */
  readonly begun: Promise<WireRefusal | null>;
}

const mostUnread = 1024 * 1024; // Bytes that wait for a client that does not read.
const wholeMark = '{"type":"whole"';
const dear = 16 * 1024; // Characters of a whole view that cost as much as asking for it.
const [mostWatched, mostAtOnce] = [64, 64];
const mostBad = 100; // At once; one more every second.
const usedEvery = 10; // Pings after which it is noted that the credential is in use.
const rest = 1000; // Milliseconds in which who was too fast is not read.
const comeBack = [1012, 'the table is being brought back'] as const;
const stranger = refuse('no-session', 'Enter first, or say hello with a token.');
const noObject = refuse('bad-message', 'Send JSON objects, each in a text frame of its own.');

/** A connected client. */
export class Connection {
  readonly #services: Services;
  readonly #socket: LiveSocket;
  readonly #writer: FrameWriter;
  readonly #messages: Bucket;
  readonly #mayPass: (identity: Identity) => boolean;
  readonly #watched = new Set<Watched>();
  readonly #far: FarLines;
  #credential: Credential | null = null;
  #origin = '';
  #known: Promise<unknown> = Promise.resolve();
  #working = 0;
  readonly #bad: Bucket;
  #leaving = false;
  #resting = false;
  readonly #pulse: Pulse;
  #letGo: () => void = () => undefined;
  readonly #listening: Listening;

  /**
   * Reads from the socket and writes to its line. `messages` is this connection's limit, `mayPass` knows those of
   * everybody over all their connections; `elsewhere`: where tables are played that are not played here.
   */
  constructor(
    services: Services,
    socket: LiveSocket,
    writer: FrameWriter,
    messages: Bucket,
    mayPass: (identity: Identity) => boolean,
    elsewhere: Elsewhere | null = null,
  ) {
    this.#far = new FarLines(elsewhere, {
      hear: (text) => this.#sendText(text),
      // Whoever comes back finds the table again.
      closed: () => this.#socket.close(...comeBack),
    });
    this.#services = services;
    this.#listening = new Listening(services.inboxes, (event) => this.#send({ type: 'event', event }));
    const silent = (): void => this.#drop('silent');
    this.#pulse = new Pulse(services.time, (number) => this.#ping(number), silent);
    this.#socket = socket;
    this.#writer = writer;
    this.#bad = new Bucket(services.time, 1, mostBad);
    this.#messages = messages;
    this.#mayPass = mayPass;
  }

  /** Listens at once; messages wait until it is known who is there, who is then made welcome. */
  open(credential: Promise<Credential | null>, origin: string): void {
    this.#listenTo(origin);
    this.#services.connections++;
    this.#socket.on('close', () => this.#services.connections--);
    this.#known = credential.then(
      (known) => {
        this.is(known);
        this.#welcome();
      },
      (error: unknown) => {
        this.#services.log.error({ err: error }, 'identity could not be read');
        // Nobody is taken for a stranger because the storage is away: what is sent is not read.
        this.#socket.close(1013, 'try again in a moment');
        return new Promise<never>(() => undefined);
      },
    );
  }

  /** Listens to somebody who was made welcome at another server, where the socket is. */
  openFar(credential: Credential | null, origin: string): void {
    this.#listenTo(origin);
    this.is(credential);
  }

  get #identity(): Identity | null {
    return whoIs(this.#credential);
  }

  #listenTo(origin: string): void {
    this.#origin = origin;
    const { metrics, log } = this.#services;
    this.#socket.on('message', (data, binary) => this.#receive(binary ? null : String(data as Buffer)));
    this.#socket.on('pong', () => this.#pulse.answered());
    this.#socket.on('error', (error) => {
      metrics.dropped.inc({ reason: 'error' });
      const who = { reason: error.message, identity: this.#identity?.id };
      log.info(who, 'connection closed after a bad frame');
    });
    this.#socket.on('close', () => this.#closed());
    this.#pulse.begin();
  }

  /** Somebody is there, or somebody else: whoever ends the credential does so for what it has opened as well. */
  is(credential: Credential | null): void {
    this.#letGo();
    this.#letGo = () => undefined;
    this.#credential = credential;
    this.#far.is(credential);
    if (credential === null || this.#socket.readyState !== this.#socket.OPEN) return;
    this.#letGo = this.#services.people.holds.hold(credential, () => this.#drop('token revoked'));
  }

  #ping(number: number): void {
    if (number % usedEvery === 0) this.#services.people.used(this.#credential);
    this.#socket.ping();
  }

  #closed(): void {
    this.#pulse.end();
    this.#letGo();
    this.#listening.end();
    for (const watched of this.#watched) this.#stop(watched);
    this.#far.close();
  }

  // Who still listens is told why.
  #drop(reason: 'silent' | 'does not read' | 'too many bad messages' | 'token revoked'): void {
    if (this.#leaving) return;
    this.#leaving = true;
    this.#services.metrics.dropped.inc({ reason });
    this.#services.log.info({ reason, identity: this.#identity?.id }, 'connection closed by the server');
    // What was said last leaves before.
    if (reason === 'silent' || reason === 'does not read') this.#socket.terminate();
    else this.#services.time.soon(() => this.#socket.close(1008, reason));
  }

  #sendText(text: string): void {
    if (this.#leaving || this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#writer.unread > mostUnread) return this.#drop('does not read');
    this.#writer.send(text);
  }

  #sendDear(text: string, payer: string): void {
    if (text.startsWith(wholeMark)) this.#services.wholes.charge(payer, text.length / dear);
    this.#sendText(text);
  }

  #send(message: ServerMessage): void {
    this.#sendText(JSON.stringify(message));
  }

  #refuse(id: string | null, refusal: WireRefusal): void {
    this.#services.metrics.refusals.inc({ code: refusal.code });
    this.#send({ type: 'refused', id, ...refusal });
  }

  #welcome(id?: string): void {
    const { id: identity = null, name = null } = this.#identity ?? {};
    this.#send({
      type: 'welcome',
      protocol: protocolVersion,
      identity,
      name,
      ...(id !== undefined && { id }),
    });
  }

  #mayGoOn(): boolean {
    if (!this.#messages.take()) return false;
    return this.#identity === null || this.#mayPass(this.#identity);
  }

  #receive(text: string | null): void {
    if (this.#leaving || this.#socket.readyState !== this.#socket.OPEN) return;
    // While it rests, what was read before still comes.
    if (this.#resting || !this.#mayGoOn())
      return this.#slowDown(text === null ? null : idIn(text), 'Too many messages; slow down.');
    const sent = text === null ? undefined : parsed(text);
    const read = sent === undefined ? null : readClientMessage(sent);
    if (read === null || !read.success) {
      const problem = read === null ? noObject : problemOf(read.error, 'message', sent);
      this.#refuse(text === null ? null : idIn(text), problem);
      return this.#countBad();
    }
    const place = this.#far.placeOf(read.data);
    if (!(place instanceof Promise)) return this.#go(read.data, text ?? '', place);
    // What came behind waits for the same, and stays behind.
    place.then(
      (found) => this.#go(read.data, text ?? '', found),
      () => this.#refuse(read.data.id, broughtBack),
    );
  }

  #go(message: ClientMessage, text: string, place: string | null): void {
    const run = runnerOf(message);
    if (place !== null)
      return void this.#known.then(() => run('pass on', () => this.#pass(place, text, message)));
    if (this.#working >= mostAtOnce)
      return this.#slowDown(message.id, 'Wait for answers before sending more.');
    this.#working++;
    const handled = run('choice', () => this.#known.then(() => this.#handle(message)));
    // Who is there may change the meaning of what follows; if that fails, it is who it was before.
    if (message.type === 'hello') this.#known = handled.catch(() => undefined);
    void handled
      .catch((error: unknown) => {
        this.#services.log.error({ err: error, type: message.type }, 'message failed');
        this.#refuse(message.id, refuseFault(error));
      })
      .finally(() => this.#working--);
  }

  #pass(place: string, text: string, message: object): void {
    if (!this.#leaving && this.#socket.readyState === this.#socket.OPEN)
      this.#far.send(place, text, message, { credential: this.#credential, origin: this.#origin });
  }

  #countBad(): void {
    if (!this.#bad.take()) this.#drop('too many bad messages');
  }

  // Answering a flood message by message would be dear: it is kept waiting on its way, and who goes on is let go.
  #slowDown(id: string | null, why: string): void {
    this.#refuse(id, refuse('too-fast', why));
    this.#countBad();
    if (this.#resting || this.#leaving) return;
    this.#resting = true;
    this.#socket.pause();
    this.#services.time.after(rest, () => {
      this.#resting = false;
      this.#socket.resume();
    });
  }

  async #handle(message: ClientMessage): Promise<void> {
    if (this.#leaving) return;
    switch (message.type) {
      case 'hello':
        return this.#hello(message);
      case 'subscribe':
        return this.#subscribe(message);
      case 'unsubscribe':
        return this.#unsubscribe(message);
      case 'choose':
      case 'take-back':
        return this.#act(message);
      case 'chat':
        return this.#say(message);
      case 'listen':
        return this.#listen(message);
      case 'unlisten':
        this.#listening.end();
        return this.#send({ type: 'accepted', id: message.id });
      case 'here':
        if (this.#identity !== null) this.#services.around.here(this.#identity.id, message.match);
        return this.#send({ type: 'accepted', id: message.id });
      case 'ping':
        return this.#send({ type: 'pong', id: message.id, at: this.#services.time.now() });
    }
  }

  async #hello({ id, token }: Message<'hello'>): Promise<void> {
    const credential = await this.#services.people.byToken(token);
    if (credential === null) return this.#refuse(id, refuse('no-session', 'This token is not known here.'));
    // Events of somebody else are not this one's.
    if (credential.identity.id !== this.#identity?.id) this.#listening.end();
    this.is(credential);
    this.#welcome(id);
  }

  async #subscribe({ id, match, seat, from, told, words, reveal }: Message<'subscribe'>): Promise<void> {
    const before = [...this.#watched].find((known) => known.id === id && known.match === match);
    if (before !== undefined) {
      const refused = await before.begun;
      return refused === null ? this.#send({ type: 'accepted', id, again: true }) : this.#refuse(id, refused);
    }
    // A whole view with its reports is dear: who asks for many pays for their length. A person's own seats are not
    // reckoned with those of neighbours in the same network.
    const payer = this.#identity !== null && seat !== null ? this.#identity.id : this.#origin;
    if (!this.#services.wholes.take(payer))
      return this.#slowDown(id, 'Too much was asked for at once; wait a moment.');
    this.#stopAll(match, seat);
    if (this.#watched.size >= mostWatched)
      return this.#refuse(id, refuse('too-fast', `One connection follows at most ${mostWatched} streams.`));
    const reader: Reader = {
      words,
      steps: reveal === 'steps',
      gone: false,
      send: (text) => this.#sendDear(text, payer),
    };
    const identity = this.#identity?.id ?? null;
    const watcher = { reader, viewer: seat, identity, moved: () => this.#socket.close(...comeBack) };
    const begun = this.#services.showing.run(
      [this.#origin, payer],
      () => !reader.gone,
      () => this.#services.tables.watch(match, watcher, from ?? null, told ?? null),
    );
    const watched = { id, match, watcher, begun };
    this.#watched.add(watched);
    const refused = await begun;
    if (refused !== null) {
      if (!reader.gone) this.#stop(watched);
      return this.#refuse(id, refused);
    }
    this.#send({ type: 'accepted', id });
    // The client may have gone while the match was being loaded.
    if (reader.gone || this.#socket.readyState !== this.#socket.OPEN)
      this.#services.tables.unwatch(match, watcher);
  }

  // A seat that was drawn is known by its new number.
  #stopAll(match: string, seat: number | null): void {
    for (const watched of this.#watched)
      if (watched.match === match && watched.watcher.viewer === seat) this.#stop(watched);
  }

  #stop(watched: Watched): void {
    this.#watched.delete(watched);
    watched.watcher.reader.gone = true;
    this.#services.tables.unwatch(watched.match, watched.watcher);
  }

  #unsubscribe({ id, match, seat }: Message<'unsubscribe'>): void {
    this.#stopAll(match, seat);
    this.#send({ type: 'accepted', id });
  }

  async #act(message: Message<'choose'> | Message<'take-back'>): Promise<void> {
    const identity = this.#identity;
    const { id, match, type, seat, at } = message;
    if (identity === null) return this.#refuse(id, stranger);
    const choice = message.type === 'choose' ? message.choice : '';
    const answer = await this.#services.seats.act(match, identity, {
      kind: type,
      seat,
      choice,
      at,
      message: id,
    });
    // The services count refused acts itself.
    if ('refused' in answer) this.#send({ type: 'refused', id, ...answer.refused });
    else this.#send({ type: 'accepted', id, ...(answer.again && { again: true }) });
  }

  async #listen({ id, ...wish }: Message<'listen'>): Promise<void> {
    const identity = this.#identity;
    if (identity === null) return this.#refuse(id, stranger);
    const refused = await this.#listening.begin(identity, { ...wish, origin: this.#origin });
    if (refused !== null) return this.#refuse(id, refused);
    this.#send({ type: 'accepted', id });
    if (this.#socket.readyState !== this.#socket.OPEN) this.#listening.end();
  }

  async #say({ id, match, text, to, invite }: Message<'chat'>): Promise<void> {
    const identity = this.#identity;
    if (identity === null) return this.#refuse(id, stranger);
    const line = await this.#services.chat.say(match, identity, {
      text,
      to,
      invite,
      message: id,
      origin: this.#origin,
    });
    if ('code' in line) this.#refuse(id, line);
    else this.#send({ type: 'accepted', id });
  }
}
