// A match by mail of three people of whom nobody has a tab open: one is called by push, one by letters, one by a webhook; each
// comes by what the call says, chooses, and closes the tab. Every call is counted at its end. Here it is two rounds of calls
// and a restart of the server between a call and its delivery; `npm run by-mail` plays to the end, over two.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { HookServer, MailServer, PushService } from '@bridgefront/protocol/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { enter } from '../support/browser.ts';
import type { Person } from '../support/browser.ts';
import { act, calm } from '../support/people.ts';
import { choicesOf, choose } from '../support/play.ts';
import { arrive, keyOf, subscribes } from '../support/pushes.ts';
import { startServer } from '../support/server.ts';
import type { RunningServer } from '../support/server.ts';
import { browser } from '../support/stage.ts';

const whole = process.env['BY_MAIL'] === 'whole';
const rounds = whole ? Infinity : 2;
/** Before these rounds' calls leave, the server is stopped, and the next one sends them. */
const restarts = whole ? [2, 4] : [2];
const options = whole ? { rounds: 2, maxMana: 2 } : { rounds: 1, maxMana: 1 };

const hour = 3_600_000;
/** Longer than a call waits, and than there is between two letters. */
const wait = hour / 4 + 60_000;
const patience = { timeout: 120_000, interval: 500 };

const turn = 'Your turn: Bridgefront';
const begun = 'The match has begun: Bridgefront';
const over = 'The match is over: Bridgefront';

let ends: { readonly push: PushService; readonly mail: MailServer; readonly hooks: HookServer };
let folder: string;
let server: RunningServer;
let ahead = 0;
let restarted = 0;

function start(more: { readonly PORT?: string } = {}): Promise<RunningServer> {
  return startServer(inject('pageDir'), {
    STORAGE: 'sqlite',
    DATA_DIR: folder,
    PRIVATE_CALLS: 'true',
    SMTP_URL: ends.mail.url,
    MAIL_FROM: 'matches@play.example.org',
    TIME_AHEAD: String(ahead),
    ...more,
  });
}

async function restart(): Promise<void> {
  const { port } = server;
  await server.stop();
  server = await start({ PORT: String(port) });
  restarted++;
}

beforeAll(async () => {
  const [push, mail, hooks] = await Promise.all([PushService.open(), MailServer.open(), HookServer.open()]);
  ends = { push, mail, hooks };
  folder = mkdtempSync(join(tmpdir(), 'bridgefront-by-mail-'));
  server = await start();
}, 300_000);

afterAll(async () => {
  await server.stop();
  ends.push.close();
  ends.hooks.close();
  await ends.mail.close();
  rmSync(folder, { recursive: true });
});

/** Lets time pass, and all calls that fall due leave. */
async function pass(milliseconds: number): Promise<void> {
  ahead += milliseconds;
  await server.leap(milliseconds);
  const database = new DatabaseSync(join(folder, 'bridgefront.db'), { readOnly: true });
  const left = database.prepare(
    "select count(*) as calls from calls where state = 'sending' or (state = 'waiting' and due_at <= ?)",
  );
  await expect.poll(() => left.get(Date.now() + ahead)?.['calls'], patience).toBe(0);
  database.close();
}

/** Somebody, and the end at which their calls arrive. */
interface Called extends Person {
  /** What has been said there, oldest first. */
  titles(): readonly string[];
  /** Where the last call leads. */
  link(): Promise<string>;
}

const panel = (page: Page) => page.getByRole('region', { name: 'Call me' });

async function calledBy(name: string, more: object = {}): Promise<Person> {
  const person = await enter(browser, { ...calm, ...more });
  person.page.context().setDefaultTimeout(patience.timeout);
  await act(person, server.url, '/session', { name });
  return person;
}

async function byPush(name: string): Promise<Called> {
  const person = await calledBy(name, { serviceWorkers: 'allow' });
  const { page } = person;
  const context = page.context();
  await context.grantPermissions(['notifications'], { origin: server.url });
  await subscribes(page, ends.push.subscribe());
  await page.goto(`${server.url}/you`);
  await panel(page).getByRole('button', { name: 'Call me on this device' }).click();
  await panel(page).getByText('(this device)').waitFor();
  ends.push.key = await keyOf(page);
  const told = () => ends.push.pushed.map(({ text }) => text);
  return {
    ...person,
    titles: () => told().map((text) => (JSON.parse(text) as { title: string }).title),
    async link() {
      const empty = await context.newPage();
      const { data } = await arrive(empty, server.url, told().at(-1) ?? '');
      await empty.close();
      return `${server.url}${data}`;
    },
  };
}

async function byLetters(name: string, address: string): Promise<Called> {
  const person = await calledBy(name);
  const { page } = person;
  await page.goto(`${server.url}/you`);
  await panel(page).getByLabel('Mail address').fill(address);
  await panel(page).getByRole('button', { name: 'Call me by mail' }).click();
  const letters = () => ends.mail.letters.filter(({ to }) => to === address);
  await expect.poll(() => letters().length, patience).toBe(1);
  await page.goto(/http:\S+confirm/.exec(letters()[0]?.text ?? '')?.[0] ?? '');
  await page.getByRole('button', { name: 'Yes' }).click();
  await page.getByText('You are called at this address from now on.').waitFor();
  return {
    ...person,
    titles: () =>
      letters()
        .slice(1)
        .map((letter) => letter.header('Subject')),
    link: async () => /http:\S+\/m\/\S+/.exec(letters().at(-1)?.text ?? '')?.[0] ?? '',
  };
}

async function byHook(name: string): Promise<Called> {
  const person = await calledBy(name);
  const { page } = person;
  await page.goto(`${server.url}/you`);
  await panel(page).getByText('By webhook').click();
  await panel(page).getByLabel('Address of the webhook').fill(`${ends.hooks.url}/hook`);
  await panel(page).getByRole('button', { name: 'Call this address' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  const told = () => ends.hooks.taken.map(({ body }) => JSON.parse(body) as { title: string; url: string });
  return {
    ...person,
    titles: () => told().map(({ title }) => title),
    link: async () => told().at(-1)?.url ?? '',
  };
}

/** The number of the question that waits for a seat; null: none does. */
async function openTurn({ page }: Person, match: string, seat: number): Promise<number | null> {
  const answer = await page.request.get(`${server.url}/api/matches/${match}/view?seat=${seat}`);
  const { document } = (await answer.json()) as {
    document: {
      host: { decision: number | null };
      view: { decision: { mine: { choices: string[] } | null } | null };
    };
  };
  const choices = document.view.decision?.mine?.choices ?? [];
  return choices.length === 0 ? null : document.host.decision;
}

/** Comes by a link, chooses as long as the table asks, and closes the tab. */
async function visit(person: Called, link: string, match: string, seat: number, seed: number): Promise<void> {
  const page = await person.page.context().newPage();
  page.on('pageerror', (error) => void person.errors.push(String(error)));
  await page.goto(link);
  // Who was called is asked: no call came after its turn was made.
  const before = await openTurn(person, match, seat);
  await page.locator(`[data-question^="${before}/"]`).waitFor();
  for (let made = 0; (await openTurn(person, match, seat)) !== null; made++) {
    const choices = await choicesOf(page);
    await choose(page, choices[(seed + 7 * made) % choices.length] ?? '');
  }
  await page.close();
}

test(
  'is played by push, letters and a webhook over restarts: no call doubled, none after its turn was made',
  { timeout: whole ? 3_600_000 : 600_000 },
  async () => {
    const people = [await byPush('Ada'), await byLetters('Ben', 'ben@example.org'), await byHook('Cleo')];
    const [ada] = people;
    if (ada === undefined) throw new Error('Nobody is there.');
    const seats = people.map(() => ({ kind: 'human' }));
    const clock = { kind: 'mail', days: 14 };
    const { id: match } = await act(ada, server.url, '/matches', {
      game: 'bridgefront',
      seats,
      options,
      clock,
    });
    for (const person of people.slice(1)) await act(person, server.url, `/matches/${match}/join`, {});
    for (const [seat, person] of people.entries())
      await act(person, server.url, `/matches/${match}/ready`, { entropy: `of seat ${seat}` });
    for (const { page } of people) await page.close();

    const turns = () => Promise.all(people.map((person, seat) => openTurn(person, match, seat)));
    const told = () => people.map((person) => person.titles());
    const due: string[][] = people.map(() => []);
    const calledFor: (number | null)[] = people.map(() => null);
    // Who chose last: whoever it is at the end knows that it is over.
    let last = -1;
    const comes = async (
      seat: number,
      link: (person: Called) => Promise<string>,
      seed: number,
    ): Promise<void> => {
      const person = people[seat] ?? ada;
      await visit(person, await link(person), match, seat, seed);
      last = seat;
    };
    const untilTold = () => expect.poll(async () => (await pass(wait), told()), patience).toEqual(due);

    for (let round = 1; round <= rounds; round++) {
      // In some rounds one comes before the call is due.
      const early = (await turns()).findIndex(
        (question, seat) => question !== null && question !== calledFor[seat],
      );
      if (round % 2 === 0 && early >= 0) await comes(early, async () => `${server.url}/m/${match}`, round);
      const open = await turns();
      if (open.every((question) => question === null)) break;
      for (const [seat, question] of open.entries()) {
        // Whom a turn calls, nobody tells besides that the match has begun.
        if (question === null && round === 1) due[seat]?.push(begun);
        if (question === null || question === calledFor[seat]) continue;
        due[seat]?.push(turn);
        calledFor[seat] = question;
      }
      if (restarts.includes(round)) await restart();
      await untilTold();
      await pass(wait);
      expect(told(), `round ${round}, once`).toEqual(due);
      // In some rounds one who was called does not come.
      const come = [...people.entries()].filter(([seat]) => open[seat] !== null);
      for (const [seat] of round % 3 === 0 && come.length > 1 ? come.slice(1) : come)
        await comes(seat, (person) => person.link(), 100 * round + seat);
    }
    if (whole) {
      for (const [seat, titles] of due.entries()) if (seat !== last) titles.push(over);
      await untilTold();
    }
    await pass(whole ? 20 * 24 * hour : hour);
    // The short form ends within a round, where whoever did not come may be called once more before the deadline.
    if (whole)
      expect([restarted, told()], 'nobody is told anything after the end').toEqual([restarts.length, due]);
    expect(ends.push.faults).toEqual([]);
    expect(people.flatMap(({ errors }) => errors)).toEqual([]);
  },
);
