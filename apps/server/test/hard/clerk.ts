// Everything around a match while the server is killed again and again: opening, joining by invitation, getting ready
// in two phases, choices by HTTP, chat, the end by vote, and the rematch. What was acknowledged must be there, once.

import { createHash } from 'node:crypto';
import { pickOne, replay, seedRandom } from '@bridgefront/kernel';
import type { AnyGame } from '@bridgefront/kernel';
import type { ChatLine, MatchInfo } from '@bridgefront/protocol';
import type { Store } from '../../src/store/store.ts';
import { startShown } from '../start-shown.ts';
import { call, enterAll, recordOf, sleep } from './table.ts';
import type { Person } from './table.ts';

/** What one table of the clerk was promised. */
export interface Promised {
  readonly match: string;
  readonly owner: string;
  readonly guest: string;
  /** Choices acknowledged, by message id. */
  readonly choices: string[];
  /** Lines of chat acknowledged. */
  readonly lines: string[];
  readonly rematches: string[];
}

/** How often each kind was acknowledged. */
export type Kinds = { [kind: string]: number };

interface Seen {
  readonly document: {
    readonly view: {
      readonly decision: {
        readonly mine: { readonly plan: string[]; readonly choices: string[] } | null;
      } | null;
    };
    readonly host: { readonly decision: number | null };
  };
}

const choicesEach = 6;
const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

class Clerk {
  readonly #url: string;
  readonly #seed: string;
  readonly #kinds: Kinds;

  constructor(url: string, seed: string, kinds: Kinds) {
    this.#url = url;
    this.#seed = seed;
    this.#kinds = kinds;
  }

  /** Asks until there is an answer, again where it was too fast; one of `fine` says that an earlier attempt had come through. */
  async #ask<T>(
    kind: string,
    person: Person,
    path: string,
    body: object,
    fine: readonly string[] = [],
  ): Promise<T> {
    const { status, body: answer } = await call<T & { code?: string; message?: string }>(
      this.#url,
      person.token,
      'POST',
      path,
      body,
    );
    if (answer.code === 'too-fast') {
      await sleep(500);
      return this.#ask(kind, person, path, body, fine);
    }
    if (status !== 200 && !fine.includes(answer.code ?? ''))
      throw new Error(`${kind} was refused: ${JSON.stringify(answer)}`);
    this.#kinds[kind] = (this.#kinds[kind] ?? 0) + 1;
    return answer;
  }

  async #start(owner: Person, guest: Person): Promise<string> {
    const seats = [{ kind: 'human' }, { kind: 'human' }];
    const wish = { game: 'twin-bridges', seats, clock: { kind: 'mail', days: 1 }, visibility: 'private' };
    const { id, seats: opened } = await this.#ask<MatchInfo>('creation', owner, '/matches', wish);
    await this.#ask('join', guest, `/matches/${id}/join`, { invite: opened[1].invite }, [
      'seat-taken',
      'not-open',
    ]);
    const shares = [owner, guest].map((person, place) => ({ person, text: `${this.#seed} ${place}` }));
    for (const { person, text } of shares)
      await this.#ask('commitment', person, `/matches/${id}/ready`, { commitment: hash(text) }, [
        'already-started',
      ]);
    const { body: table } = await call<MatchInfo>(this.#url, owner.token, 'GET', `/matches/${id}`);
    const start = startShown(table);
    for (const { person, text } of shares)
      await this.#ask('share', person, `/matches/${id}/entropy`, { entropy: text, start });
    return id;
  }

  async #choose(match: string, people: readonly Person[], choices: string[]): Promise<void> {
    const random = seedRandom(this.#seed);
    for (let made = 0; made < choicesEach;) {
      const before = made;
      for (const [seat, person] of people.entries()) {
        const { body } = await call<Seen>(
          this.#url,
          person.token,
          'GET',
          `/matches/${match}/view?seat=${seat}`,
        );
        const mine = body.document.view.decision?.mine;
        if (mine == null || mine.choices.length === 0 || made >= choicesEach) continue;
        const id = `${seat}.${made++}`;
        const at = { decision: body.document.host.decision, plan: mine.plan.length };
        const choice = pickOne(random, mine.choices);
        await this.#ask('mail choice', person, `/matches/${match}/choices`, { id, seat, choice, at });
        choices.push(`${seat} ${id} ${choice}`);
      }
      if (made === before) throw new Error(`Nobody is asked in ${match}.`);
    }
  }

  /** One table from its opening to its rematch. */
  async table(): Promise<Promised> {
    const [owner, guest] = await enterAll(this.#url, ['Owner', 'Guest']);
    const match = await this.#start(owner, guest);
    const promised: Promised = {
      match,
      owner: owner.identity,
      guest: guest.identity,
      choices: [],
      lines: [],
      rematches: [],
    };
    for (const text of ['Hello', 'Good luck', 'Well played']) {
      await this.#ask<ChatLine>('chat', owner, `/matches/${match}/chat`, {
        id: text.replace(' ', '-'),
        text,
      });
      promised.lines.push(text);
    }
    await this.#choose(match, [owner, guest], promised.choices);
    for (const person of [owner, guest])
      await this.#ask('vote', person, `/matches/${match}/vote`, {}, ['not-live']);
    const again = await Promise.all(
      [owner, guest].map((person) =>
        this.#ask<MatchInfo>('rematch', person, `/matches/${match}/rematch`, {}),
      ),
    );
    promised.rematches.push(...again.map(({ id }) => id));
    return promised;
  }
}

/** Serves tables one after the other until told to stop. */
export async function keepServing(
  url: string,
  seed: string,
  more: () => boolean,
  kinds: Kinds,
  promised: Promised[],
): Promise<void> {
  for (let round = 0; round === 0 || more(); round++)
    promised.push(await new Clerk(url, `${seed} ${round}`, kinds).table());
}

/** Everything that is wrong with what the server still knows of a table while it runs. */
export async function againstServer(game: AnyGame, url: string, { match }: Promised): Promise<string[]> {
  const record = await recordOf(url, match);
  const { fair } = replay(game, record);
  return fair?.ok === true ? [] : [`${match}: ${fair?.problem ?? 'no commitment'}`];
}

function once(what: string, promised: readonly string[], kept: readonly string[]): string[] {
  if (promised.join('\n') === kept.join('\n')) return [];
  return [`${what}: promised ${promised.join(', ')}; kept ${kept.join(', ')}`];
}

/** Everything that is wrong with what is on the disk. */
export async function againstDisk(store: Store, promised: Promised): Promise<string[]> {
  const { match: id, owner, guest, choices, lines, rematches } = promised;
  const match = await store.match(id);
  if (match === null) return [`${id} is gone`];
  const events = await store.events(id, 0);
  const made = events
    .filter(({ by }) => by === 'seat')
    .map(({ seat, message, choice }) => `${seat} ${message} ${choice}`);
  const said = (await store.chat(id, 1000)).map(({ text }) => text);
  const next = match.rematch === null ? null : await store.match(match.rematch);
  return [
    ...once(
      `${id} seats`,
      [owner, guest],
      match.seats.map(({ identity }) => identity ?? ''),
    ),
    ...once(`${id} choices`, choices, made),
    ...once(`${id} chat`, lines, said),
    ...once(
      `${id} rematch`,
      rematches,
      rematches.map(() => next?.id ?? 'none'),
    ),
  ];
}
