// What the others did, at the end of it: one picture for each deed, each can be seen again, and ghosts of what has moved
// until the first click. In the panel beside the table, on a phone at the head of the stage; nothing moves for it.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { problemsOf } from '../support/examine.ts';
import { personAt, seatPeople } from '../support/people.ts';
import { browser, server } from '../support/stage.ts';
import { questionOf } from '../support/play.ts';
import { playByLight } from '../support/by-light.ts';

const stageOf = (page: Page) => page.locator('[data-part="stage"]').boundingBox();

// Plays on until the other side has moved something and the reader is asked again.
async function untilGhosts(page: Page): Promise<void> {
  const ghosts = page.locator('[data-ghosts]');
  for (let question = 2; question < 120; question++) {
    await playByLight(page, { seed: 3 + question, question });
    await page.waitForFunction(
      () =>
        document.querySelector('[data-lit]') !== null &&
        document.querySelector('[data-busy="true"]') === null,
    );
    // What is still to come lies behind the end of all motion, which a page that wants none has at once.
    const came = await ghosts.waitFor({ timeout: 400 }).then(
      () => true,
      () => false,
    );
    if (came) return;
    expect(await questionOf(page)).not.toBe('over');
  }
  throw new Error('Nothing was moved.');
}

interface Noting {
  shown: { deed: string; sentence: string; ghosts: number }[];
}

// Notes each sentence that is shown from now on, with the deed that is marked and how many ghosts there are then.
async function noteShown(page: Page): Promise<void> {
  await page.evaluate(() => {
    const shown: Noting['shown'] = [];
    Object.assign(globalThis, { shown });
    new MutationObserver(() => {
      const deed = document.querySelector<HTMLElement>('[data-deed][aria-current="true"]');
      const sentence = document.querySelector('[data-prompt] p')?.textContent ?? '';
      if (deed === null || sentence === '' || shown.at(-1)?.sentence === sentence) return;
      shown.push({
        deed: deed.dataset['deed'] ?? '',
        sentence,
        ghosts: document.querySelectorAll('[data-ghosts]').length,
      });
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  });
}

test.each([
  { game: 'castles', width: 1280, height: 720 },
  { game: 'fells-and-fords', width: 390, height: 844 },
])('$game, $width x $height', { timeout: 240_000 }, async ({ game, width, height }) => {
  const look = { viewport: { width, height }, reducedMotion: 'reduce' } as const;
  const table = await seatPeople(browser, server.url, { game, bots: ['greedy'], look });
  const { page, errors } = personAt(table, 0);
  await page.locator('[data-lit]').first().waitFor();
  const before = await stageOf(page);
  await untilGhosts(page);
  expect(await stageOf(page)).toEqual(before);

  // A finger reaches everything that can be chosen; the handle opens what would have covered it.
  const deeds = page.locator('[data-deed]');
  if ((await deeds.count()) === 0) await page.getByRole('button', { name: /^What happened/ }).click();
  const first = deeds.first();
  await first.waitFor();
  expect(await problemsOf(page), 'with the strip open').toEqual([]);
  const said = (await first.getAttribute('aria-label')) ?? '';
  expect(said).toMatch(/ Show it again$/);
  // By keys, as by ear. It is over soon: the page notes what it shows.
  await noteShown(page);
  await first.focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => (globalThis as unknown as Noting).shown.length > 0);
  await page.locator('[data-ghosts]').waitFor();
  const [shown] = await page.evaluate(() => (globalThis as unknown as Noting).shown);
  expect(said).toContain(shown?.sentence ?? '-');
  expect(shown).toMatchObject({ deed: await first.getAttribute('data-deed'), ghosts: 0 });

  // At the foot of the stage: at its head lies the strip on a phone.
  await page.mouse.click(2 + (before?.x ?? 0), (before?.y ?? 0) + (before?.height ?? 0) - 12);
  await page.locator('[data-ghosts]').waitFor({ state: 'detached' });
  expect(await stageOf(page)).toEqual(before);

  // Whoever comes back is told the same, as far as it can be told in words.
  const count = await deeds.count();
  await page.reload();
  await page.locator('[data-lit]').first().waitFor();
  if (width < 1000) await page.locator('[data-recap]').first().waitFor();
  else await expect.poll(() => deeds.count()).toBe(count);
  expect(errors).toEqual([]);
  await table.close();
});

test('on a phone the fight that is being decided is in sight', { timeout: 240_000 }, async () => {
  const look = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;
  const table = await seatPeople(browser, server.url, { game: 'fells-and-fords', bots: ['greedy'], look });
  const { page } = personAt(table, 0);
  await page.locator('[data-lit]').first().waitFor();
  const both = async (): Promise<boolean> =>
    (await page.locator('[data-tray]').count()) > 0 && (await page.locator('[data-recap]').count()) > 0;
  for (let question = 2; question < 160 && !(await both()); question++) {
    await playByLight(page, { seed: 5 + question, question });
    // A finger that came down folded what was told before.
    await page.evaluate(() => document.body.dispatchEvent(new PointerEvent('pointerdown')));
    await page
      .locator('[data-recap]')
      .waitFor({ timeout: 300 })
      .catch(() => undefined);
    expect(await questionOf(page)).not.toBe('over');
  }
  expect(await both()).toBe(true);
  const covered = await page.evaluate(() => {
    const { top, bottom } = document.querySelector('[data-tray]')?.getBoundingClientRect() ?? new DOMRect();
    const told = [...document.querySelectorAll('[data-recap]')].map((one) => one.getBoundingClientRect());
    return told.filter((box) => box.top < bottom && box.bottom > top).length;
  });
  expect(covered).toBe(0);
  await table.close();
});

test.each([
  { width: 390, height: 844 },
  { width: 844, height: 390 },
])(
  'on a phone of $width x $height the handle lies beside the stage, always in one place',
  async (viewport) => {
    const look = { viewport, reducedMotion: 'reduce', asked: 'able', hasTouch: true } as const;
    const table = await seatPeople(browser, server.url, {
      game: 'heartland',
      bots: ['greedy'],
      look,
      // Units stand beside the decks at both heads: no corner of the stage is free.
      before: () => server.drawFrom('drive heartland 7'),
    });
    const { page } = personAt(table, 0);
    await page.locator('[data-lit]').first().waitFor();
    const stage = await stageOf(page);
    const handle = page.getByRole('button', { name: /^What happened/ });
    const places = new Set<string>();
    let looked = 0;
    for (let question = 4; looked < 4 && (await questionOf(page)) !== 'over'; question += 3) {
      await playByLight(page, { seed: 7 + question, question });
      if (!(await handle.isVisible())) continue;
      looked++;
      const { x, y, width, height } = (await handle.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      places.add([x, y, width, height].join(' '));
      const { x: left = 0, y: top = 0, width: wide = 0, height: high = 0 } = stage ?? {};
      const apart =
        x >= left + wide - 1 || x + width <= left + 1 || y >= top + high - 1 || y + height <= top + 1;
      expect(apart, `${[...places].at(-1)} beside ${JSON.stringify(stage)}`).toBe(true);
    }
    expect(looked).toBe(4);
    expect(places.size).toBe(1);
    await table.close();
  },
);
