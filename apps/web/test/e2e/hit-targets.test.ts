// Every button that can be seen is the one that a click in its middle meets, also beside the longest advice.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { personAt, seatPeople } from '../support/people.ts';
import { choicesOf, choose, playOn, questionOf, takesAdvice, untilBeyond } from '../support/play.ts';
import { browser, server } from '../support/stage.ts';

// Names of visible buttons and links whose middle belongs to something else.
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const clipped = (element: Element, x: number, y: number): boolean => {
      for (let box = element.parentElement; box !== null; box = box.parentElement) {
        if (getComputedStyle(box).overflow === 'visible') continue;
        const { left, right, top, bottom } = box.getBoundingClientRect();
        if (x < left || x > right || y < top || y > bottom) return true;
      }
      return x < 0 || y < 0 || x > innerWidth || y > innerHeight;
    };
    return [...document.querySelectorAll('button, a[href], select, input')].flatMap((control) => {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      // Below an open sheet nothing can be reached before that is closed.
      if (control.closest('[inert]') !== null) return [];
      const { left, top, width, height } = control.getBoundingClientRect();
      if (width === 0 || height === 0) return [];
      const [x, y] = [left + width / 2, top + height / 2];
      if (clipped(control, x, y)) return [];
      const met = document.elementFromPoint(x, y);
      // What has scrolled below a heading that stays is out of sight, as at the edge of its list.
      for (let over = met; over !== null && !over.contains(control); over = over.parentElement)
        if (getComputedStyle(over).position === 'sticky') return [];
      // So is what lies below an arrow at the table's edge, which scrolls it into sight.
      if (met?.closest('[data-edges]') != null) return [];
      if (met !== null && (control.contains(met) || met.closest('label')?.contains(control) === true))
        return [];
      const name = (control.getAttribute('aria-label') ?? control.textContent).trim();
      return [
        `${name} is under ${met?.className.toString() ?? 'nothing'} ${met?.textContent.slice(0, 40) ?? ''}`,
      ];
    });
  });
}

// Buttons whose words cross their edge, or are cut by it.
function spilling(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('button, a[href]')].flatMap((control) => {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      const box = control.getBoundingClientRect();
      if (box.width <= 1 || control.matches('p a, li a, td a, p button')) return [];
      return [...control.querySelectorAll('*'), control].flatMap((part) => {
        if (part.closest('.visually-hidden, svg') !== null) return [];
        const texts = [...part.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
        return texts.flatMap((text) => {
          const range = document.createRange();
          range.selectNodeContents(text);
          const { left, right, width } = range.getBoundingClientRect();
          const spills = width > 0 && (left < box.left - 1.5 || right > box.right + 1.5);
          return spills ? [`${text.textContent} in ${control.textContent}`] : [];
        });
      });
    }),
  );
}

// Open choices on the table that a click would meet.
function litInReach(page: Page): Promise<number> {
  return page.locator('[data-lit]').evaluateAll(
    (controls) =>
      controls.filter((control) => {
        const { left, top, width, height } = control.getBoundingClientRect();
        return width > 0 && control.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }).length,
  );
}

test.each([
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
])('$width x $height', async ({ width, height }) => {
  const look = { viewport: { width, height }, reducedMotion: 'reduce', painted: true } as const;
  const table = await seatPeople(browser, server.url, { bots: ['random', 'random'], look });
  const { page, errors } = personAt(table, 0);
  await page.locator('[data-question]').waitFor();
  if (width < 1000) await page.getByRole('tab', { name: /Choices/ }).click();
  for (const offered of ['pass:', 'march']) {
    await playOn(page, { seed: 5, offered });
    expect(await covered(page)).toEqual([]);
    expect(await spilling(page)).toEqual([]);
    await page.getByRole('button', { name: 'What would you do?' }).click();
    const take = page.getByRole('button', { name: takesAdvice });
    // A bot thinks it over, which takes as long as the machine is busy.
    await take.waitFor({ timeout: 120_000 });
    // What is advised is marked on the board, in the hand or at the auction too, and said why.
    expect(await page.locator('[data-advised]').count()).toBeGreaterThan(0);
    expect(await page.getByText(/^Win chance (under )?\d/).count()).toBe(1);
    expect(await covered(page)).toEqual([]);
    await take.scrollIntoViewIfNeeded();
    expect(await covered(page)).toEqual([]);
  }
  const question = await questionOf(page);
  await page.getByRole('button', { name: takesAdvice }).click();
  await untilBeyond(page, question);
  // On a phone the table is what is looked at next.
  expect(await page.locator('[data-drawer]').count()).toBe(0);
  if (width < 1000) {
    await page.getByRole('tab', { name: 'Choices' }).click();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    expect(await page.locator('[data-drawer]').count()).toBe(0);
  }
  if (width >= 1000) {
    // Beside the log, what is asked stays in sight.
    await page.getByRole('tab', { name: 'Log' }).click();
    await page.locator('[data-drawer]').waitFor();
    const asked = page.locator('[data-prompt]');
    expect(
      await asked.evaluate((prompt) => {
        const { left, top } = prompt.getBoundingClientRect();
        return prompt.contains(document.elementFromPoint(left + 20, top + 20));
      }),
    ).toBe(true);
    // Beside the rules, something to choose stays in reach.
    await playOn(page, { seed: 5, offered: 'march' });
    await page.getByRole('tab', { name: 'Rules' }).click();
    await page.getByRole('region', { name: 'Rules' }).getByRole('heading').first().waitFor();
    await expect.poll(() => litInReach(page), { timeout: 30_000 }).toBeGreaterThan(0);
    // The number beside "My matches" lies beside its words.
    await page.goto(server.url);
    const badge = page.locator('[data-some="true"]');
    await badge.waitFor();
    const gap = await badge.evaluate((number) => {
      const range = document.createRange();
      range.selectNodeContents(number.previousElementSibling ?? number);
      return number.getBoundingClientRect().left - range.getBoundingClientRect().right;
    });
    expect(gap).toBeGreaterThanOrEqual(0);
  }
  expect(errors).toEqual([]);
  await table.close();
});

// Lit hexes whose middle something lies over.
function hidden(page: Page): Promise<string[]> {
  return page.locator('[data-hex][data-lit]').evaluateAll((hexes) =>
    hexes.flatMap((hex) => {
      const { left, top, width, height } = hex.getBoundingClientRect();
      const met = document.elementFromPoint(left + width / 2, top + height / 2);
      const clear = met === hex || met?.closest('svg') === hex.closest('svg');
      return clear ? [] : [`${hex.getAttribute('aria-label')} is under ${met?.textContent.slice(0, 60)}`];
    }),
  );
}

test.each([
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
])(
  'a March in two clicks and a seal, with nothing in its way, $width x $height',
  async ({ width, height }) => {
    const look = { viewport: { width, height }, reducedMotion: 'reduce', painted: true } as const;
    const table = await seatPeople(browser, server.url, { bots: ['random'], look });
    const { page, errors } = personAt(table, 0);
    await page.locator('[data-question]').waitFor();
    if (width < 1000) await page.getByRole('tab', { name: /Choices/ }).click();
    await playOn(page, { seed: 5, offered: 'edge:' });
    const home = page.locator('[data-hex][aria-label*="Your Capital"]');
    const capital = (await home.getAttribute('data-hex')) ?? '';
    const near = (await choicesOf(page)).find((edge) => edge.slice(5).split('~').includes(capital));
    await choose(page, near ?? '');
    await playOn(page, { seed: 5, offered: 'march' });
    if (width < 1000) await page.getByRole('tab', { name: /Choices/ }).click();
    const question = await questionOf(page);
    await home.click();
    const panel = page.getByRole('group', { name: /^What you can do at/ });
    await panel.getByRole('button', { name: 'One fewer' }).click();
    // A panel finds its place when it has been laid out.
    await expect.poll(() => hidden(page)).toEqual([]);
    const [, other = ''] = (near ?? '').slice(5).split('~');
    const goal = other === capital ? (near ?? '').slice(5).split('~')[0] : other;
    await page.locator(`[data-hex="${goal}"]`).click();
    await expect.poll(() => hidden(page)).toEqual([]);
    // Nothing is sent before the seal.
    expect(await questionOf(page)).toBe(question);
    await page.getByRole('button', { name: 'Seal the March' }).click();
    await untilBeyond(page, question);
    await page
      .getByText(/You march 3 Forces|Ada marches 3 Forces|3 Forces/)
      .first()
      .waitFor();
    expect(errors).toEqual([]);
    await table.close();
  },
);

test.each([
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
])('Twin Bridges shows the whole hand and both plates, $width x $height', async ({ width, height }) => {
  const look = { viewport: { width, height }, reducedMotion: 'reduce', painted: true } as const;
  const table = await seatPeople(browser, server.url, { game: 'twin-bridges', bots: ['random'], look });
  const { page, errors } = personAt(table, 0);
  await page.locator('[data-question]').waitFor();
  const cut = (): Promise<string[]> =>
    page.evaluate(() => {
      const table = document.querySelector('main')?.getBoundingClientRect() ?? new DOMRect();
      const parts = document.querySelectorAll('main [data-key], main header');
      return [...parts].flatMap((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        const inside =
          left >= table.left &&
          right <= table.right + 1 &&
          top >= table.top - 1 &&
          bottom <= table.bottom + 1;
        return inside ? [] : [part.getAttribute('aria-label') ?? part.textContent];
      });
    });
  // A hand finds its place when it has been laid out.
  await expect.poll(cut).toEqual([]);
  await playOn(page, { seed: 5, offered: 'done' });
  await expect.poll(cut).toEqual([]);
  expect(await spilling(page)).toEqual([]);
  expect(errors).toEqual([]);
  await table.close();
});
