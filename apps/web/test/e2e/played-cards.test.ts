// What others play lies on the stage as it is told: each of their cards once, none of one's own, inside the stage.

import { expect, test } from 'vitest';
import { readSent } from '../support/follow.ts';
import { personAt, seatPeople } from '../support/people.ts';
import { browser, server } from '../support/stage.ts';

const tables = [
  {
    game: 'castles',
    width: 1280,
    height: 720,
    tells: ['plays', 'enters'],
    options: { firstPlayer: 'seat-0' },
  },
  {
    game: 'heartland',
    width: 390,
    height: 844,
    tells: ['villager', 'settles', 'deploys', 'stratagem', 'tactic'],
    options: {},
  },
  { game: 'fells-and-fords', width: 844, height: 390, tells: ['command', 'plays'], options: {} },
  { game: 'twin-bridges', width: 1280, height: 720, tells: ['summons', 'chants'], options: {} },
] as const;

test.each(tables)(
  '$game, $width x $height',
  { timeout: 240_000 },
  async ({ game, width, height, tells, options }) => {
    const table = await seatPeople(browser, server.url, {
      game,
      bots: ['greedy'],
      options,
      look: { viewport: { width, height } },
    });
    const { page, errors, received } = personAt(table, 0);
    await page.locator('[data-lit]').first().waitFor();
    await page.evaluate(() => localStorage.setItem('match.pace', 'step'));
    received.length = 0;
    await page.reload();
    await page.locator('[data-lit]').first().waitFor();
    const before = readSent(received).reports.length;

    // Steps through what is told, clicks what is lit where something is asked, until enough was played.
    const seen = await page.evaluate(async (enough) => {
      let dice = 7;
      const shown: string[] = [];
      const outside: string[] = [];
      const pause = () => new Promise((resolve) => setTimeout(resolve, 20));
      const stand = () => document.querySelector('[data-question]')?.getAttribute('data-question') ?? '';
      const next = () =>
        [...document.querySelectorAll<HTMLElement>('[data-frame="match"] button')].find(
          (one) => (one.getAttribute('aria-label') ?? one.textContent) === 'Next',
        );
      const since = performance.now();
      while (shown.length < enough && stand() !== 'over' && performance.now() - since < 200_000) {
        const step = next();
        if (step === undefined) {
          const lit = [...document.querySelectorAll<HTMLElement>('[data-lit]')].filter(
            (one) => !one.matches(':disabled, [aria-disabled="true"]') && one.checkVisibility(),
          );
          dice = (dice * 1_103_515_245 + 12_345) % 2_147_483_648;
          const one = lit[Math.floor((dice / 2_147_483_648) * lit.length)];
          if (document.querySelector('[data-busy="true"]') === null)
            one?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, view: window }));
          await pause();
          continue;
        }
        for (const card of document.querySelectorAll<HTMLElement>('[data-played]')) {
          shown.push(card.dataset['played'] ?? '');
          await Promise.all(card.getAnimations().map(({ finished }) => finished));
          const stage = document.querySelector('[data-part="stage"]')?.getBoundingClientRect();
          for (const part of card.children) {
            const box = part.getBoundingClientRect();
            const inside =
              stage !== undefined &&
              box.left >= stage.left &&
              box.right <= stage.right &&
              box.top >= stage.top &&
              box.bottom <= stage.bottom;
            if (!inside) outside.push(`${card.textContent}: ${JSON.stringify(box)}`);
          }
        }
        step.click();
        await pause();
      }
      return { shown, outside };
    }, 3);

    const told = readSent(received)
      .reports.slice(before)
      .flatMap(({ face }) => {
        if (face === null || !(tells as readonly string[]).includes(face.tell)) return [];
        const { seat, card, piece } = face as unknown as { seat: number; card?: string; piece?: string };
        // A card in play bears a number of its own.
        return seat === 1 ? [card ?? String(piece).replace(/-\d+$/, '')] : [];
      });
    expect(seen.shown.length).toBe(3);
    expect(seen.shown).toEqual(told.slice(0, seen.shown.length));
    expect(seen.outside).toEqual([]);
    expect(errors).toEqual([]);
    await table.close();
  },
);
