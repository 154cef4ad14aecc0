// Plays by clicking only what is lit on the table, as somebody would who knows nothing and opens no list.

import type { Page } from 'playwright-core';

/** How far to play, and from which dice of its own. */
export interface LightWish {
  readonly seed: number;
  /** Stop when this question of the match is reached; left out: to the end. */
  readonly question?: number;
}

/**
 * Plays on by clicking lit controls of the table that a click in their middle really meets. Returns how many clicks it
 * took; throws with the prompt when nothing that is lit leads on.
 */
export function playByLight(page: Page, wish: LightWish): Promise<number> {
  return page.evaluate(
    async ({ seed, question }) => {
      const stand = () => document.querySelector('[data-question]')?.getAttribute('data-question') ?? '';
      const pause = (ms = 10) => new Promise((resolve) => setTimeout(resolve, ms));
      const asked = () => /^\d+\/\d+$/.test(stand());
      const far = () =>
        stand() === 'over' || (question !== undefined && Number(stand().split('/')[0]) >= question);
      const busy = () => document.querySelector('[data-busy="true"]') !== null;
      let cover = '';
      // Where a finger would come down: the middle, unless something lies over it.
      const meets = (element: Element): boolean => {
        element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const { left, top, width, height } = element.getBoundingClientRect();
        if (width === 0 || height === 0) return false;
        const met = document.elementFromPoint(left + width / 2, top + height / 2);
        const free = met !== null && (element.contains(met) || met === element);
        if (!free) cover = met?.outerHTML.slice(0, 200) ?? 'nothing';
        return free;
      };
      const lit = (): Element[] => {
        const dialog = document.querySelector('dialog[open]');
        return [...(dialog ?? document).querySelectorAll('[data-lit]')].filter(
          (one) => !one.matches(':disabled, [aria-disabled="true"]') && one.checkVisibility(),
        );
      };
      let dice = seed;
      const roll = (sides: number): number => {
        dice = (dice * 1_103_515_245 + 12_345) % 2_147_483_648;
        return Math.floor((dice / 2_147_483_648) * sides);
      };
      let clicks = 0;
      let here = '';
      let tries = 0;
      let since = performance.now();
      while (!far()) {
        if (stand() !== here) {
          here = stand();
          tries = 0;
          since = performance.now();
        }
        const all = asked() && !busy() ? lit() : [];
        if (all.length === 0) {
          const waited = performance.now() - since;
          if (waited > (asked() ? 30_000 : 90_000)) {
            const prompt = document.querySelector('aside h2')?.textContent ?? '';
            throw new Error(`Nothing is lit at ${stand()}: ${prompt}`);
          }
          await pause();
          continue;
        }
        if (tries > 150 && performance.now() - since > 10_000) {
          const prompt = document.querySelector('aside h2')?.textContent ?? '';
          const names = all.map((one) => one.getAttribute('aria-label') ?? one.textContent).join(' | ');
          throw new Error(
            `Nothing that is lit leads on at ${stand()}: ${prompt} (${names.slice(0, 400)}), ${tries} tries, ${clicks} clicks, covered by ${cover}`,
          );
        }
        const next = all[roll(all.length)];
        tries++;
        // What moves or is covered for a moment needs time to come free.
        if (next === undefined || !meets(next)) {
          await pause();
          continue;
        }
        clicks++;
        next.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, view: window }));
        await pause();
        for (let wait = 0; busy() && wait < 400; wait++) await pause();
        await pause(20);
      }
      return clicks;
    },
    { seed: wish.seed, question: wish.question },
  );
}
