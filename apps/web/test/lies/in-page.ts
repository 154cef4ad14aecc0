// One match of the real page before a liar, with an honest person at the other seat, and what the page said of it.

import { pickOne, seedRandom } from '@bridgefront/kernel';
import type { MatchInfo } from '@bridgefront/protocol';
import type { Browser, Page } from 'playwright-core';
import { diceTexts, endTexts } from '../../src/texts/ending.ts';
import { matchTexts } from '../../src/texts/match.ts';
import { fairStartTexts } from '../../src/texts/fair-start.ts';
import { enter } from '../support/browser.ts';
import type { Person } from '../support/browser.ts';
import { act, calm } from '../support/people.ts';
import { openChoices } from '../support/play.ts';
import { call } from '../support/table.ts';
import { begin, pause, playHonestly } from './honest.ts';
import type { Honest, Verdict } from './honest.ts';
import type { Liar } from './liar.ts';
import { ofNetworks } from './lies.ts';
import type { ToldLie } from './lies.ts';

/** Where a lie is told to a page. */
export interface PagePlace extends Honest {
  readonly liar: Liar;
  readonly browser: Browser;
}

interface Victim {
  readonly ada: Person;
  readonly page: Page;
  readonly match: string;
  readonly said: Set<string>;
}

const game = 'twin-bridges';
// A page to which nothing comes looks again by itself, at times after half a minute; on a busy machine it is longer in coming.
const patience = 180_000;
/** Somebody to whom a page says nothing for so long loads it again, and waits twice as long then. */
const reloadAfter = 8000;

const [setBack = ''] = matchTexts.setBack(2).split(/ by /);
/** Sentences that name a lie while it is played; what does not fit at the end is said beside the result. */
const naming = [...Object.values(fairStartTexts), matchTexts.twofold, setBack];

async function listen({ page, said }: Victim): Promise<void> {
  const text = (await page.locator('body').textContent()) ?? '';
  for (const sentence of naming) if (text.includes(sentence)) said.add(sentence);
}

const tableOf = ({ truth, ben }: Honest, match: string): Promise<MatchInfo> =>
  call<MatchInfo>(truth, `/matches/${match}`, ben);

// Ada's page at the liar, at a table that she has opened and at which Ben sits.
async function sitDown({ truth, ben, liar, browser }: PagePlace): Promise<Victim> {
  const ada = await enter(browser, calm);
  await act(ada, truth, '/session', { name: 'Ada' });
  const seats = [{ kind: 'human' }, { kind: 'human' }];
  const { id: match } = await act(ada, truth, '/matches', { game, seats });
  await call(truth, `/matches/${match}/join`, ben, {});
  await ada.page.goto(`${liar.url}/m/${match}`);
  return { ada, page: ada.page, match, said: new Set() };
}

// As a person does: says ready, and loads the page again where it only says that something went wrong.
async function getStarted(place: PagePlace, victim: Victim, waits: () => boolean): Promise<void> {
  const { page, match, said } = victim;
  const ready = page.getByRole('button', { name: 'I am ready' });
  let wait = reloadAfter;
  for (let since = performance.now(); waits();) {
    await listen(victim);
    const { status, seats } = await tableOf(place, match);
    if (status !== 'lobby' || said.size > 0) return;
    await ready.click({ timeout: 500 }).catch(() => undefined);
    if (seats[0]?.ready !== true && performance.now() - since > wait) {
      await page.reload();
      [since, wait] = [performance.now(), wait * 2];
    }
    await pause(100);
  }
}

/** Where the page stands, once it has made one choice, if it is asked; `over` at the end. */
function step(page: Page, lot: number): Promise<string> {
  return page.evaluate(
    ({ choices, at }) => {
      const buttons = [...document.querySelectorAll<HTMLElement>(choices)];
      buttons[Math.floor(at * buttons.length)]?.click();
      if (document.querySelector('[data-over="true"]') !== null) return 'over';
      return document.querySelector('[data-question]')?.getAttribute('data-question') ?? '';
    },
    { choices: openChoices, at: lot },
  );
}

// Whether it came to a stop.
async function playSeat(victim: Victim, seed: number, moved: () => number): Promise<boolean> {
  const { page } = victim;
  const random = seedRandom(`ada ${seed}`);
  const lots = Array.from({ length: 997 }, (_, at) => at / 997);
  let [stood, since] = ['', performance.now()];
  for (;;) {
    const stands = await step(page, pickOne(random, lots)).catch(() => stood);
    if (stands === 'over') return false;
    if (stands !== stood) [stood, since] = [stands, performance.now()];
    await listen(victim);
    if (performance.now() - Math.max(since, moved()) > patience) return true;
    await pause(20);
  }
}

const wordsOf = ({ outcome }: MatchInfo): string => {
  const winners = outcome?.winners ?? [];
  if (winners.length !== 1) return endTexts.drawn;
  return winners[0] === 0 ? endTexts.youWon(false) : endTexts.won(['Ben']);
};

// What the page says of it all when it is over: what it says of chance, and what else is untrue there.
async function verdictOf(place: PagePlace, { page, match, said }: Victim): Promise<string[]> {
  const sign = page
    .locator('summary')
    .filter({ hasText: new RegExp(`${diceTexts.bad}|were fair|was fair`) })
    .first();
  const there = await sign.waitFor({ timeout: patience }).then(
    () => true,
    () => false,
  );
  if (!there) return ['it says nothing of the dice'];
  const words = (await sign.textContent()) ?? '';
  if (words.includes(diceTexts.bad)) said.add(words.trim());
  const shown = (await page.getByRole('region', { name: endTexts.title }).textContent()) ?? '';
  const truth = wordsOf(await tableOf(place, match));
  return shown.includes(truth) ? [] : [`the result does not say "${truth}"`];
}

function judged(
  lie: ToldLie,
  { said }: Victim,
  untrue: readonly string[],
): readonly [Verdict['end'], string] {
  const why = untrue.join('; ');
  if (said.size > 0) return ofNetworks.has(lie.kind) ? ['bad', 'accused of nothing'] : ['named', why];
  if (lie.kind === 'record' && lie.told.length > 0) return ['bad', 'called fair'];
  if (untrue.length > 0) return ['bad', `not named: ${why}`];
  return [lie.told.length === 0 ? 'untold' : 'harmless', ''];
}

/** Plays one match in the page under a lie. */
export async function playInPage(lie: ToldLie, seed: number, place: PagePlace): Promise<Verdict> {
  const victim = await sitDown(place);
  const { ada, match, said } = victim;
  place.liar.tell(lie);
  const result = (end: Verdict['end'], why: string): Verdict => ({
    seed,
    kind: lie.kind,
    end,
    told: lie.told,
    said: [...said],
    why,
  });
  try {
    const began = performance.now();
    const waits = (): boolean => performance.now() < began + patience && said.size === 0;
    await Promise.all([begin(place, match, waits), getStarted(place, victim, waits)]);
    if ((await tableOf(place, match)).status === 'lobby')
      return said.size > 0 ? result('named', 'no start') : result('bad', 'no start');
    let [moved, over] = [performance.now(), false];
    const honest = playHonestly(
      place,
      match,
      seedRandom(`ben ${seed}`),
      () => over,
      () => void (moved = performance.now()),
    );
    const stuck = await playSeat(victim, seed, () => moved);
    over = true;
    await honest;
    const untrue = stuck ? ['it came to a stop'] : await verdictOf(place, victim);
    return result(...judged(lie, victim, untrue));
  } finally {
    await ada.close();
  }
}
