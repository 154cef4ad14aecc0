// Who comes back to a match by mail, on a page opened anew, sees what has happened since: when it starts, what it gives way to,
// and when it has been seen.

import { expect, test } from 'vitest';
import { matchTexts } from '../../src/texts/match.ts';
import type { Person } from '../support/browser.ts';
import { act, personAt, seatPeople } from '../support/people.ts';
import { choicesOf, choose } from '../support/play.ts';
import { browser, server } from '../support/stage.ts';

interface Asked {
  readonly document: {
    readonly host: { readonly decision: number | null };
    readonly view: { readonly decision: { readonly mine: Mine | null } | null };
  };
  readonly told: number;
}

interface Mine {
  readonly plan: readonly string[];
  readonly choices: readonly string[];
}

// Ends the turn by a program of the same person's, and waits until the bot has had its own.
async function playAway(person: Person, match: string): Promise<void> {
  const asked = async (): Promise<Asked> => {
    const answer = await person.page.request.get(`${server.url}/api/matches/${match}/view?seat=0`);
    return (await answer.json()) as Asked;
  };
  const before = (await asked()).told;
  let acts = 0;
  const goOn = async (): Promise<string> => {
    const { document, told } = await asked();
    const mine = document.view.decision?.mine ?? null;
    if (mine === null || mine.choices.length === 0) return 'waits';
    if (acts > 1 && told > before && mine.choices.includes('done')) return 'asked again';
    const choice = mine.choices.find((one) => one === 'done') ?? mine.choices[0];
    const at = { decision: document.host.decision, plan: mine.plan.length };
    const id = `a${before}-${acts++}`;
    await act(person, server.url, `/matches/${match}/choices`, { id, seat: 0, choice, at });
    return choice;
  };
  await expect.poll(goOn, { timeout: 60_000 }).toBe('asked again');
}

// The server makes the steps in a thread, which starts for the first who wants them: on a busy machine that takes its time.
const late = { timeout: 120_000 };
const recording = /\/recording\?/;

// Keeps the next answer about what has happened back, until it is let go.
async function hold({ page }: Person): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const goOn = (route: { continue(): Promise<void> }): Promise<void> => promise.then(() => route.continue());
  await page.route(recording, goOn, { times: 1 });
  return () => resolve(undefined);
}

test('who comes back to a match by mail sees what has happened since, until it has been seen', async () => {
  const look = { viewport: { width: 1280, height: 720 }, reducedMotion: 'no-preference' } as const;
  const table = await seatPeople(browser, server.url, {
    game: 'castles',
    bots: ['greedy'],
    clock: { kind: 'mail', days: 2 },
    look,
  });
  const person = personAt(table, 0);
  const { page, errors } = person;
  const address = page.url();
  const skip = page.getByRole('button', { name: matchTexts.present });
  const lit = page.locator('[data-lit]');
  const watched = () => page.evaluate(() => localStorage.getItem('match.watched'));
  let asked = 0;
  page.on('request', (request) => void (asked += recording.test(request.url()) ? 1 : 0));
  await lit.first().waitFor();
  await expect.poll(watched).not.toBeNull();
  // Each step stands until somebody goes on: nothing hangs on the clock.
  await page.evaluate(() => localStorage.setItem('match.pace', 'step'));
  await page.goto('about:blank');
  await playAway(person, table.match);

  // The table stands at once, and what has happened starts when it has come.
  const letGo = await hold(person);
  const wanted = page.waitForRequest(recording);
  await page.goto(address);
  await wanted;
  await lit.first().waitFor();
  expect(await skip.count()).toBe(0);
  const told = page.getByText(matchTexts.missed).first().waitFor(late);
  letGo();
  await Promise.all([told, skip.waitFor(late)]);
  expect(await lit.count()).toBe(0);
  // What is left in the middle has not been seen.
  await page.goto(address);
  await skip.waitFor();
  await skip.click();
  await lit.first().waitFor();
  const seen = await watched();
  await page.goto(address);
  await lit.first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(await skip.count()).toBe(0);
  expect([asked, await watched()]).toEqual([2, seen]);

  // Whoever has begun to choose before it came is not torn away.
  await page.goto('about:blank');
  await playAway(person, table.match);
  const letGoAgain = await hold(person);
  const wantedAgain = page.waitForRequest(recording);
  await page.goto(address);
  await wantedAgain;
  const choices = await choicesOf(page);
  await choose(page, choices.find((one) => one !== 'done') ?? '');
  const before = await watched();
  letGoAgain();
  await expect.poll(watched, late).not.toBe(before);
  expect(await skip.count()).toBe(0);
  expect(errors).toEqual([]);
  await table.close();
});
