// People who know each other from matches, in browsers, for tests of what they are to each other.

import type { PersonInfo, ProfileInfo } from '@bridgefront/protocol';
import { memoryStore } from '../src/store/memory.ts';
import type { Store } from '../src/store/store.ts';
import { Browser } from './browser.ts';
import { duel } from './duel.ts';
import { serverInTest } from './support.ts';

/** What the list of people says. */
export interface Known {
  readonly visibility: string;
  readonly people: readonly PersonInfo[];
}
/** All whom somebody knows. */
export const known = (who: Browser): Promise<Known> => who.ask('GET', '/people');
/** Somebody among them. */
export const personIn = async (who: Browser, name: string): Promise<PersonInfo> => {
  const found = (await known(who)).people.find((one) => one.name === name);
  if (found === undefined) throw new Error(`${name} is not known.`);
  return found;
};
/** Says something of somebody. */
export const say = async (
  who: Browser,
  name: string,
  wish: object,
): Promise<PersonInfo & { code?: string }> =>
  who.ask('POST', `/people/${(await personIn(who, name)).id}`, wish);
/** What somebody is shown of another. */
export const profile = async (who: Browser, name: string): Promise<ProfileInfo> =>
  who.ask('GET', `/people/${(await personIn(who, name)).id}`);

/** A seat for a person. */
export const human = { kind: 'human' };
let shares = 0;
/** A match of these that runs. */
export async function play(...people: readonly Browser[]): Promise<string> {
  const [owner, ...others] = people;
  const { id } = await owner.ask<{ id: string }>('POST', '/matches', {
    game: duel.name,
    seats: people.map(() => human),
  });
  for (const other of others) await other.ask('POST', `/matches/${id}/join`);
  for (const one of people) await one.ask('POST', `/matches/${id}/ready`, { entropy: `share ${shares++}` });
  return id;
}

/** A server with these people, who do not know each other yet. */
export async function start(...names: readonly string[]): Promise<readonly [Store, ...Browser[]]> {
  const store = memoryStore();
  const server = await serverInTest({ store });
  const people = names.map(() => new Browser(server));
  for (const [at, name] of names.entries()) await people[at].enter(name);
  return [store, ...people];
}
