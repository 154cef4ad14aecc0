// People at a table: each with a browser context of their own, the page open at the match that has begun.

import type { ClockRule } from '@bridgefront/protocol';
import type { Browser } from 'playwright-core';
import { enter } from './browser.ts';
import type { Look, Person } from './browser.ts';

/** What is played, and by whom. */
export interface TableWish {
  readonly game?: string;
  /** How many people; default one. */
  readonly people?: number;
  /** Bots of the remaining seats. */
  readonly bots?: readonly string[];
  readonly options?: { readonly [name: string]: number | boolean | string };
  /** Default: none. */
  readonly clock?: ClockRule;
  /** Where everybody's page is opened; default: at the server. */
  readonly urls?: readonly string[];
  /** Done before the match is opened, such as telling the server what it shall draw from. */
  readonly before?: () => Promise<void>;
  /** How everybody's browser is. */
  readonly look?: Look;
}

/** A match that has begun. */
export interface SeatedTable {
  readonly match: string;
  /** In the order of the seats. */
  readonly people: readonly Person[];
  close(): Promise<void>;
}

/** A screen of a laptop, with nothing that moves. */
export const calm = { reducedMotion: 'reduce', viewport: { width: 1280, height: 860 } } as const;

/** A phone, upright. */
export const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
} as const;

const names = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'];

/**
 * One request of a person to the server's interface; its answer.
 * @throws Error with the server's words when it refuses
 */
export async function act(person: Person, url: string, path: string, data: object): Promise<{ id: string }> {
  const answer = await person.page.request.post(`${url}/api${path}`, { data, headers: { origin: url } });
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
  return (await answer.json()) as { id: string };
}

/** Opens a table at the server, seats everybody, begins, and opens everybody's page. */
export async function seatPeople(browser: Browser, url: string, wish: TableWish = {}): Promise<SeatedTable> {
  const {
    game = 'bridgefront',
    people: count = 1,
    bots = [],
    options = {},
    look = calm,
    clock,
    before,
  } = wish;
  const people: Person[] = [];
  let match = '';
  for (let seat = 0; seat < count; seat++) {
    const person = await enter(browser, look);
    people.push(person);
    await act(person, url, '/session', { name: names[seat] ?? 'Guest' });
    if (seat > 0) await act(person, url, `/matches/${match}/join`, {});
    else {
      const humans = Array.from({ length: count }, () => ({ kind: 'human' }));
      const seats = [...humans, ...bots.map((bot) => ({ kind: 'bot', bot }))];
      await before?.();
      match = (await act(person, url, '/matches', { game, seats, options, ...(clock && { clock }) })).id;
    }
  }
  for (const [seat, person] of people.entries())
    await act(person, url, `/matches/${match}/ready`, { entropy: `of seat ${seat}` });
  await Promise.all(people.map(({ page }, seat) => page.goto(`${wish.urls?.[seat] ?? url}/m/${match}`)));
  return {
    match,
    people,
    close: async () => void (await Promise.all(people.map((person) => person.close()))),
  };
}

/** The person in a seat. */
export function personAt(table: SeatedTable, seat: number): Person {
  const person = table.people[seat];
  if (person === undefined) throw new Error(`Nobody sits in seat ${seat}.`);
  return person;
}
