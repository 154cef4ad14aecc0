// Access as far as a program can judge it: axe (WCAG 2.2 A and AA) and whether everything fits the screen.

import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
// An experiment of axe: it wants every word that a control shows in its name. Cards show their figures as signs, which
// their names say in words; the name that is seen stands in each.
const off = ['label-content-name-mismatch'];

/** Has the page painted from now on (see `enter`), and waits until nothing fades in or out: it would be judged half-way. */
async function still(page: Page): Promise<void> {
  await page.evaluate(async () => {
    document.documentElement.dataset['painted'] = '';
    const ends = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.all(ends.map(({ finished }) => finished.catch(() => null)));
  });
}

async function judge(page: Page, axe: AxeBuilder, within: string | undefined): Promise<string[]> {
  await still(page);
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  await page.evaluate(() => delete document.documentElement.dataset['painted']);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, failureSummary = '' }) =>
        `${id}: ${html.slice(0, 160)} (${failureSummary.split('\n')[1]?.trim() ?? ''})`,
    ),
  );
}

// What passes is not described, which takes most of the time; no page is opened to put frames together: there are none.
function axeFor(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
}

/** What is wrong with a page now, in words; `within` (a selector) looks at a part of it, where the rest is known. */
export function problemsOf(page: Page, within?: string): Promise<string[]> {
  return judge(page, axeFor(page).withTags(tags).disableRules(off), within);
}

/** As `problemsOf`, of colours alone: for a page of which the rest has been judged by another light. */
export function contrastProblemsOf(page: Page, within?: string): Promise<string[]> {
  return judge(page, axeFor(page).withRules('color-contrast'), within);
}

/** Pixels by which something is wider than its place; 0 when all fits. */
async function tooWide(page: Page): Promise<number> {
  return page.evaluate(() => {
    const parts = [
      document.documentElement,
      ...document.querySelectorAll('[data-question], [data-replay], aside, aside > div'),
    ];
    return Math.max(...parts.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  });
}

/** Collects what is wrong at several moments of a match, so that one run tells of all. */
export function examiner(page: Page): {
  readonly at: (where: string, within?: string) => Promise<void>;
  readonly findings: readonly string[];
} {
  const findings: string[] = [];
  const at = async (where: string, within?: string): Promise<void> => {
    findings.push(...(await problemsOf(page, within)).map((problem) => `${where}: ${problem}`));
    const wide = await tooWide(page);
    if (wide > 0) findings.push(`${where}: ${wide} px wider than the screen`);
  };
  return { at, findings };
}

/** Shows the list of choices, which lies behind a tab on a phone. */
export async function openList(page: Page): Promise<void> {
  const tab = page.getByRole('tab', { name: /Choices/ });
  if ((await tab.count()) === 1 && (await tab.getAttribute('aria-selected')) !== 'true') await tab.click();
}

/** Closes the list of choices where it lies over the table, on a phone. */
export async function closeList(page: Page): Promise<void> {
  const tab = page.getByRole('tab', { name: /Choices/ });
  if ((await tab.count()) === 1 && (await tab.getAttribute('aria-selected')) === 'true') await tab.click();
}

/** Puts a row of six targets that is wider than its box into the section of the first lit thing. */
export async function addWideRow(page: Page): Promise<void> {
  await page.locator('main').evaluate((main) => {
    const box = document.createElement('div');
    box.id = 'wide';
    box.style.cssText = 'display: flex; width: 200px; overflow-x: auto';
    for (let at = 0; at < 6; at++) {
      const one = document.createElement('button');
      one.setAttribute('data-lit', '');
      one.style.cssText = 'flex: none; width: 100px; height: 30px';
      box.append(one);
    }
    (main.querySelector('[data-lit]')?.closest('section') ?? main).prepend(box);
    box.scrollIntoView({ block: 'center' });
  });
}
