// Predictions: onlookers seal who will win before each reveal, nobody is told, and the end of the match says how good they were.

import { sidesOf } from '@bridgefront/kernel';
import type { AnyGame } from '@bridgefront/kernel';
import { refuse } from '@bridgefront/protocol';
import type { OwnPredictions, WireRefusal } from '@bridgefront/protocol';
import { Limits } from '../limits/limits.ts';
import { Locks } from '../lobby/locks.ts';
import type { Hosts } from '../match/hosts.ts';
import type { Prediction, StoredPredictions } from '../store/predictions.ts';
import type { Identity, Store, StoredMatch } from '../store/store.ts';
import type { Time } from '../time.ts';

/** What they need. */
export interface PredictionsParts {
  readonly store: Store;
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly hosts: Pick<Hosts, 'on'>;
  readonly time: Time;
}

const mostOnlookers = 500;
const mostMade = 2000;
const noMatch = refuse('not-found', 'There is no such match.');
const notPublic = refuse('not-open', 'Predictions are made of matches that everybody may look on at.');
const player = refuse('not-yours', 'Who plays, or played, in a match does not predict it.');
const over = refuse('not-live', 'The match is not running.');
const passed = refuse('not-asked', 'This question has been answered; predict at the next one.');
const sealed = refuse('already-sealed', 'You have sealed a prediction at this question.');
const tooFast = refuse('too-fast', 'Wait a moment.');
const full = refuse('too-many', 'Enough people predict this match.');

type Groups = readonly (readonly number[])[];

/**
 * Points of one prediction, by the squares of what it was wrong by: 100 for who was sure and right, 0 for who gave all the same
 * chance, and less for who was sure and wrong. Nobody gains by saying another chance than they believe in. `groups`: who wins together.
 */
export function pointsOf(
  { seat, chance }: Pick<Prediction, 'seat' | 'chance'>,
  groups: Groups,
  winners: readonly number[],
): number {
  const won = groups.map((group) => group.some((one) => winners.includes(one)));
  const winning = won.filter(Boolean).length;
  const others = (1 - chance) / (groups.length - 1);
  const error = (said: (at: number) => number): number =>
    groups.reduce((sum, _, at) => sum + (said(at) - (won[at] ? 1 / winning : 0)) ** 2, 0);
  const even = error(() => 1 / groups.length);
  // Where everybody wins there was nothing to know.
  return even < 1e-9 ? 0 : 100 * (1 - error((at) => (groups[at].includes(seat) ? chance : others)) / even);
}

const meanOf = ({ made }: StoredPredictions, groups: Groups, winners: readonly number[]): number =>
  Math.round(made.reduce((sum, one) => sum + pointsOf(one, groups, winners), 0) / made.length);

/** All predictions. */
export class Predictions {
  readonly #parts: PredictionsParts;
  readonly #locks = new Locks();
  readonly #acts: Limits;
  readonly #ofNetwork: Limits;

  constructor(parts: PredictionsParts) {
    this.#parts = parts;
    this.#acts = new Limits(parts.time, 1, 10);
    this.#ofNetwork = new Limits(parts.time, 5, 60);
  }

  #groupsOf({ game, seats }: StoredMatch): Groups {
    const rules = this.#parts.games.get(game);
    const sides = rules === undefined ? [] : sidesOf(rules, seats.length);
    return sides.length > 0 ? sides : seats.map((_, seat) => [seat]);
  }

  // The question that is open now; a refusal where there is none.
  async #question(id: string): Promise<number | WireRefusal> {
    const asked = await this.#parts.hosts.on(id, async ({ play }) => ({
      question: play.match.decision === null ? null : play.question,
    }));
    if ('code' in asked) return asked;
    return asked.question ?? over;
  }

  async #mayPredict(match: StoredMatch | null, { id }: Identity): Promise<StoredMatch | WireRefusal> {
    if (match === null) return noMatch;
    if (match.visibility !== 'public' && match.show === undefined) return notPublic;
    if (match.seats.some(({ identity }) => identity === id)) return player;
    return match.status === 'live' ? match : over;
  }

  /** Seals one at the question that is open. */
  async predict(
    id: string,
    who: Identity,
    { decision, seat, chance }: Prediction,
    origin: string,
  ): Promise<OwnPredictions | WireRefusal> {
    const { store } = this.#parts;
    if (!this.#acts.take(who.id) || !this.#ofNetwork.take(origin)) return tooFast;
    const match = await this.#mayPredict(await store.match(id), who);
    if ('code' in match) return match;
    if (match.seats[seat] === undefined) return refuse('bad-seats', `The match has no seat ${seat}.`);
    return this.#locks.run(`${id} ${who.id}`, async () => {
      const question = await this.#question(id);
      if (typeof question !== 'number') return question;
      if (question !== decision) return passed;
      const made = await store.predictionsBy(id, who.id);
      if (made.at(-1)?.decision === decision) return sealed;
      if (made.length >= mostMade) return full;
      if (made.length === 0 && (await store.predictionsOf(id)).length >= mostOnlookers) return full;
      await store.savePredictions({
        match: id,
        identity: who.id,
        made: [...made, { decision, seat, chance }],
      });
      return this.own(id, who);
    });
  }

  /** One's own, and what came of them. Of others' nothing is told while the match runs, and only how many there were behind it. */
  async own(id: string, { id: identity }: Identity): Promise<OwnPredictions | WireRefusal> {
    const { store } = this.#parts;
    const match = await store.match(id);
    if (match === null) return noMatch;
    const made = (await store.predictionsBy(id, identity)).map((one) => ({ ...one }));
    if (made.length === 0 || match.outcome === null) return { made, score: null };
    const groups = this.#groupsOf(match);
    const { winners } = match.outcome;
    const all = await store.predictionsOf(id);
    const points = meanOf({ match: id, identity, made }, groups, winners);
    const better = all.filter((one) => meanOf(one, groups, winners) > points).length;
    return { made, score: { points, onlookers: all.length, better } };
  }
}
