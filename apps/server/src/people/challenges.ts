// Challenges by name: a seat is kept for somebody with whom one has played, wherever they are.

import { refuse } from '@bridgefront/protocol';
import type { WireRefusal } from '@bridgefront/protocol';
import { Limits } from '../limits/limits.ts';
import type { Identity, Store } from '../store/store.ts';
import type { Time } from '../time.ts';
import type { Met, Ties } from './ties.ts';

/** What they are made of. */
export interface ChallengesParts {
  readonly store: Store;
  readonly ties: Ties;
  readonly time: Time;
}

const mostWaiting = 8; // Of all, that one person has not answered yet.
const minute = 1 / 60;
const nobody = refuse('not-found', 'You have not played with anybody of this name lately.');
const tooFast = refuse('too-fast', 'You have challenged many people; wait a few minutes.');

/** All challenges of people. */
export class Challenges {
  readonly #parts: ChallengesParts;
  readonly #ofPerson: Limits;
  readonly #ofNetwork: Limits;
  readonly #ofPair: Limits;

  constructor(parts: ChallengesParts) {
    this.#parts = parts;
    const { time } = parts;
    this.#ofPerson = new Limits(time, minute / 3, 8);
    this.#ofNetwork = new Limits(time, minute, 40);
    this.#ofPair = new Limits(time, minute / 30, 3);
  }

  // One sentence for a block, a mute, and whom somebody lets challenge them: it does not say which it is.
  async #takes(asker: string, { other, name }: Met): Promise<WireRefusal | null> {
    const { store } = this.#parts;
    const [mine, theirs, { challenges }] = await Promise.all([
      store.tiesOf(asker),
      store.tiesTo(asker),
      store.profile(other),
    ]);
    const own = mine.find((tie) => tie.other === other);
    if (own?.block === true) return refuse('not-open', `You have blocked ${name}.`);
    const said = theirs.find((tie) => tie.identity === other);
    const friends = own?.follow === true && said?.follow === true;
    const open = challenges === 'known' || (challenges === 'friends' && friends);
    const shut = !open || said?.block === true || said?.mute === true;
    return shut ? refuse('not-open', `${name} takes no challenges from you.`) : null;
  }

  async #waits(asker: string, { other, name }: Met): Promise<WireRefusal | null> {
    const query = { statuses: ['lobby'], identity: other, limit: 100 } as const;
    const asked = (await this.#parts.store.matches(query)).filter(({ seats }) =>
      seats.some(({ challenged }) => challenged?.id === other),
    );
    if (asked.some(({ owner }) => owner === asker))
      return refuse('too-many', `${name} has not answered your last challenge yet.`);
    return asked.length < mostWaiting
      ? null
      : refuse('too-many', `${name} has not answered ${mostWaiting} challenges yet.`);
  }

  /** Asks somebody to a table: who it is, or why they cannot be asked. `id`: what names them to the asker. */
  async challenge(
    asker: Pick<Identity, 'id' | 'kind'>,
    id: string,
    origin: string,
  ): Promise<Pick<Identity, 'id' | 'name'> | WireRefusal> {
    const { store, ties } = this.#parts;
    if (asker.kind === 'bot') return refuse('not-yours', 'Programs do not challenge people.');
    if (!this.#ofNetwork.take(origin) || !this.#ofPerson.take(asker.id)) return tooFast;
    const met = await ties.named(asker.id, id);
    if (met === null) return nobody;
    const known = await store.identity(met.other);
    if (known === null) return nobody;
    if (known.kind === 'bot')
      return refuse('bad-seats', `${met.name} is a program: challenge it as one, while it listens.`);
    const refused = (await this.#takes(asker.id, met)) ?? (await this.#waits(asker.id, met));
    if (refused !== null) return refused;
    if (!this.#ofPair.take(`${asker.id} ${met.other}`))
      return refuse('too-fast', `You have challenged ${met.name} several times; wait half an hour.`);
    return { id: known.id, name: known.name };
  }
}
