// What has the focus, and whether somebody who looks at the page can tell.

import type { Page } from 'playwright-core';

/** The focus of a page at one moment. */
export interface Focus {
  /** The element and its name; `body`: nothing has the focus. */
  readonly where: string;
  /** An outline shows it, or for places of a board a ring of their own. */
  readonly seen: boolean;
}

/** What has the focus now. */
export function focusOf(page: Page): Promise<Focus> {
  return page.evaluate(() => {
    const { activeElement: at } = document;
    if (at === null || at === document.body) return { where: 'body', seen: true };
    const { outlineStyle, outlineWidth } = getComputedStyle(at);
    const outlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
    const box = at.getBoundingClientRect();
    const place = at.closest('svg[role="application"]');
    const ringed = place?.querySelector('[data-focus-ring]') != null;
    const name = at.getAttribute('aria-label') ?? at.textContent.slice(0, 40);
    return {
      where: `${at.tagName.toLowerCase()} ${name}`,
      seen: (outlined || ringed) && box.width > 0 && box.height > 0,
    };
  });
}
