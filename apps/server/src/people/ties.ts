// What people are to each other: followed, muted, blocked, and what they are shown of each other.

import { refuse } from '@bridgefront/protocol';
import type { Answer, Given, PersonInfo, ProfileInfo, WireRefusal } from '@bridgefront/protocol';
import { placesOf } from '@bridgefront/protocol/places';
import { tokenHash } from '../ids.ts';
import { Limits } from '../limits/limits.ts';
import { figuresOf } from '../ratings/figures.ts';
import type { Ratings } from '../ratings/ratings.ts';
import type { Reliabilities } from './reliability.ts';
import type { Store, StoredMatch } from '../store/store.ts';
import type { StoredProfile, Tie } from '../store/ties.ts';
import type { Time } from '../time.ts';

/** What they are made of. */
export interface TiesParts {
  readonly store: Store;
  readonly ratings: Ratings;
  readonly reliability: Pick<Reliabilities, 'of'>;
  readonly time: Time;
  /** These two are not to be brought together any more, or may be again. */
  readonly changed: (identity: string) => void;
}

/** What is said anew of somebody; what is left out stays. */
export type TieWish = { readonly [said in 'follow' | 'block' | 'mute']?: boolean | undefined };

const mostMatches = 60; // The latest: whoever was met there can be named.
const mostCompared = 500;
const mostTies = 500;
const over = ['finished', 'ended'] as const;
const nobody = refuse('not-found', 'You have not played with anybody of this name lately.');
const tooMany = refuse('too-many', `One person may follow, mute and block ${mostTies} others.`);
const tooFast = refuse('too-fast', 'Wait a moment.');
// For so long after a touch of a visible page somebody is here.
const hereFor = 120_000;
const mostHere = 20_000;

/** Somebody whom somebody else can name. */
export interface Met {
  readonly other: string;
  readonly name: string;
  readonly at: number | null;
}

/** Matches of somebody that are shown to another. */
interface Shown {
  readonly matches: readonly { readonly match: StoredMatch; readonly seat: number }[] | null;
  readonly next: Answer<'listTheirMatches'>['next'];
}

// A name for somebody that one reader alone knows: it leads to nobody, and no other reader can tell whom it means.
const nameFor = (reader: string, other: string): string => tokenHash(`${reader} knows ${other}`).slice(0, 22);

/** Ties of all. */
export class Ties {
  readonly #parts: TiesParts;
  readonly #acts: Limits;
  /** When everybody last touched a visible page; a restart forgets it. */
  readonly #touchedAt = new Map<string, number>();

  constructor(parts: TiesParts) {
    this.#parts = parts;
    this.#acts = new Limits(parts.time, 0.5, 30);
  }

  /** Somebody has just touched a visible page. */
  here(identity: string): void {
    this.#touchedAt.delete(identity);
    this.#touchedAt.set(identity, this.#parts.time.now());
    if (this.#touchedAt.size <= mostHere) return;
    const [oldest] = this.#touchedAt.keys();
    this.#touchedAt.delete(oldest ?? '');
  }

  #isHere(identity: string): boolean {
    const at = this.#touchedAt.get(identity);
    return at !== undefined && this.#parts.time.now() - at < hereFor;
  }

  /** With whom somebody is not brought together: whom they block, and who blocks them. */
  async apart(identity: string): Promise<ReadonlySet<string>> {
    const { store } = this.#parts;
    const [mine, theirs] = await Promise.all([store.tiesOf(identity), store.tiesTo(identity)]);
    return new Set([
      ...mine.filter(({ block }) => block).map(({ other }) => other),
      ...theirs.filter(({ block }) => block).map((tie) => tie.identity),
    ]);
  }

  // Everybody whom somebody can name: with whom they have sat, and of whom they have said something.
  async #met(identity: string): Promise<ReadonlyMap<string, Met>> {
    const { store } = this.#parts;
    const statuses = ['live', 'finished', 'ended'] as const;
    const met = new Map<string, Met>();
    for (const match of await store.matches({ statuses, identity, limit: mostMatches }))
      for (const { identity: other, name } of match.seats)
        if (other !== null && name !== null && other !== identity && !met.has(other))
          met.set(other, { other, name, at: match.startedAt });
    for (const { other } of await store.tiesOf(identity)) {
      const name = (await store.identity(other))?.name ?? null;
      if (!met.has(other) && name !== null) met.set(other, { other, name, at: null });
    }
    return met;
  }

  #info(
    identity: string,
    { other, name, at }: Met,
    mine: readonly Tie[],
    theirs: readonly Tie[],
  ): PersonInfo {
    const tie = mine.find((one) => one.other === other);
    const { follow = false, block = false, mute = false } = tie ?? {};
    const back = follow && theirs.some((one) => one.identity === other && one.follow);
    return { id: nameFor(identity, other), name, follow, back, block, mute, played: at, here: false };
  }

  // Whether they show themselves to this reader. Whoever is blocked is shown nothing.
  async #isOpen({ other }: Met, { back }: PersonInfo, theirs: readonly Tie[]): Promise<boolean> {
    if (theirs.some((tie) => tie.identity === other && tie.block)) return false;
    const { visibility } = await this.#parts.store.profile(other);
    return visibility === 'public' || (visibility === 'friends' && back);
  }

  // Of most nobody is here: only of those who are it is looked up whether they show it.
  async #present(met: Met, info: PersonInfo, theirs: readonly Tie[]): Promise<PersonInfo> {
    return { ...info, here: this.#isHere(met.other) && (await this.#isOpen(met, info, theirs)) };
  }

  /** Who may see somebody's profile and challenge them, and all whom they know. */
  async list(identity: string) {
    const { store } = this.#parts;
    const [met, mine, theirs, profile] = await Promise.all([
      this.#met(identity),
      store.tiesOf(identity),
      store.tiesTo(identity),
      store.profile(identity),
    ]);
    const people = [...met.values()].map((one) =>
      this.#present(one, this.#info(identity, one, mine, theirs), theirs),
    );
    return { ...profile, people: await Promise.all(people) };
  }

  /** Whom somebody means by an id that names them to that reader alone; null: nobody. */
  async named(identity: string, id: string): Promise<Met | null> {
    const met = await this.#met(identity);
    return [...met.values()].find(({ other }) => nameFor(identity, other) === id) ?? null;
  }

  /** Says something anew of somebody. */
  async say(identity: string, id: string, wish: TieWish): Promise<PersonInfo | WireRefusal> {
    const { store, changed } = this.#parts;
    if (!this.#acts.take(identity)) return tooFast;
    const met = await this.named(identity, id);
    if (met === null) return nobody;
    const mine = await store.tiesOf(identity);
    const before = mine.find(({ other }) => other === met.other);
    if (before === undefined && mine.length >= mostTies) return tooMany;
    const { follow = false, block = false, mute = false } = { ...before, ...said(wish) };
    // Whoever is blocked is not followed.
    await store.saveTie({ identity, other: met.other, follow: follow && !block, block, mute });
    if (block !== (before?.block ?? false)) changed(identity);
    const theirs = await store.tiesTo(identity);
    return this.#present(met, this.#info(identity, met, await store.tiesOf(identity), theirs), theirs);
  }

  /** Says something anew of oneself; what is left out stays. */
  async show(identity: string, wish: { readonly [K in keyof StoredProfile]?: StoredProfile[K] | undefined }) {
    const { store } = this.#parts;
    await store.saveProfile(identity, { ...(await store.profile(identity)), ...said(wish) });
  }

  // How it went between two: the better place wins, whoever else sat there. Who left before the first reveal has played nobody.
  async #against(identity: string, other: string): Promise<ProfileInfo['against']> {
    const { store } = this.#parts;
    const found = { won: 0, drawn: 0, lost: 0 };
    for (const match of await store.matches({ statuses: over, identity, limit: mostCompared })) {
      const seatOf = (who: string): number => match.seats.findIndex((seat) => seat.identity === who);
      const [mine, theirs] = [seatOf(identity), seatOf(other)];
      const places = placesOf(match);
      if (mine < 0 || theirs < 0 || places === null) continue;
      if ([mine, theirs].some((seat) => match.seats[seat].leftEarly === true)) continue;
      const ahead = places[theirs] - places[mine];
      found[ahead > 0 ? 'won' : ahead < 0 ? 'lost' : 'drawn']++;
    }
    return found;
  }

  // Somebody as a reader names them, and whether they show themselves to that one.
  async #seen(identity: string, id: string) {
    const { store } = this.#parts;
    const met = await this.named(identity, id);
    if (met === null) return nobody;
    const [mine, theirs] = await Promise.all([store.tiesOf(identity), store.tiesTo(identity)]);
    const person = await this.#present(met, this.#info(identity, met, mine, theirs), theirs);
    return { other: met.other, person, open: await this.#isOpen(met, person, theirs) };
  }

  /** What somebody may see of another. */
  async profile(identity: string, id: string): Promise<ProfileInfo | WireRefusal> {
    const seen = await this.#seen(identity, id);
    if ('code' in seen) return seen;
    const { other, person, open } = seen;
    const ratings = open ? figuresOf(await this.#parts.ratings.of(other)) : null;
    return {
      ...person,
      against: await this.#against(identity, other),
      reliability: await this.#parts.reliability.of(other),
      ratings:
        ratings?.map(({ figure, course }) => ({
          ...figure,
          course: course.map(({ mean }) => Math.round(mean)),
        })) ?? null,
    };
  }

  /** A page of somebody's public matches that are over, as far as a reader may see them, each with their seat. */
  async matches(
    identity: string,
    id: string,
    { before, beforeId, limit }: Given<'listTheirMatches'>['query'],
  ): Promise<Shown | WireRefusal> {
    const seen = await this.#seen(identity, id);
    if ('code' in seen) return seen;
    if (!seen.open) return { matches: null, next: null };
    const { other } = seen;
    const page = { ...(before !== undefined && { before }), ...(beforeId !== undefined && { beforeId }) };
    const query = { statuses: over, identity: other, listed: true, limit, ...page } as const;
    const found = await this.#parts.store.matches(query);
    const last = found.length < limit ? undefined : found.at(-1);
    return {
      // A table that they only opened is none of theirs.
      matches: found
        .map((match) => ({ match, seat: match.seats.findIndex((one) => one.identity === other) }))
        .filter(({ seat }) => seat >= 0),
      next: last === undefined ? null : { before: last.createdAt, beforeId: last.id },
    };
  }
}

// What is not said stays as it is.
function said<T extends object>(wish: T): { readonly [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(wish).filter(([, one]) => one !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
