// Faults of cards as they are laid out: words that are cut or stand outside, words over each other, signs over words.

import type { Page } from 'playwright-core';

interface Limits {
  /** How high in pixels a card may be. */
  readonly highest?: number;
}

/** What is wrong with each card on the page, in words; empty: nothing. */
export function faultsOfCards(page: Page, { highest = Infinity }: Limits = {}): Promise<string[]> {
  return page.evaluate((most) => {
    interface Part {
      readonly words: string;
      readonly node: Text;
      readonly boxes: readonly DOMRect[];
      /** A gem, a ribbon, a count: it may reach over the edge of its card. */
      readonly reaches: boolean;
    }
    const slack = 1.5;
    const partsOf = (card: Element): Part[] => {
      const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
      const parts: Part[] = [];
      for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode()) {
        const words = node.data.trim();
        const holder = node.parentElement;
        if (words === '' || holder === null) continue;
        // A picture with a name says no more than that.
        if (card.getAttribute('data-size') === 'tile' && !holder.checkVisibility()) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
        let raised = false;
        for (let up: Element | null = holder; up !== null && up !== card; up = up.parentElement)
          raised ||= getComputedStyle(up).position === 'absolute';
        parts.push({ words, node, boxes, reaches: raised });
      }
      return parts;
    };
    // Letters of a line are less high than its box.
    const meets = (a: DOMRect, b: DOMRect): boolean => {
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      return across > slack && down > Math.min(a.height, b.height) * 0.3;
    };
    const outside = (box: DOMRect, { left, right, top, bottom }: DOMRect): boolean =>
      box.left < left - slack ||
      box.right > right + slack ||
      box.top < top - slack ||
      box.bottom > bottom + slack;
    const cut = (part: Part, card: Element): boolean => {
      for (let up = part.node.parentElement; up !== null; up = up === card ? null : up.parentElement) {
        const style = getComputedStyle(up);
        const clips =
          style.overflowX !== 'visible' || style.overflowY !== 'visible' || style.textOverflow === 'ellipsis';
        const edge = up.getBoundingClientRect();
        if (clips && style.display !== 'contents' && part.boxes.some((box) => outside(box, edge)))
          return true;
      }
      return false;
    };
    return [...document.querySelectorAll('[data-look][data-size]')].flatMap((card) => {
      const edge = card.getBoundingClientRect();
      const parts = partsOf(card);
      const name = parts[0]?.words ?? 'a card';
      const faults: string[] = [];
      if (edge.height > most + slack) faults.push(`${name} is ${Math.round(edge.height)} px high.`);
      parts.forEach((part, at) => {
        if (part.boxes.length === 0) faults.push(`${name}: “${part.words}” is not to be seen.`);
        if (!part.reaches && part.boxes.some((box) => outside(box, edge)))
          faults.push(`${name}: “${part.words}” stands outside.`);
        if (cut(part, card)) faults.push(`${name}: “${part.words}” is cut.`);
        for (const other of parts.slice(at + 1))
          if (part.boxes.some((a) => other.boxes.some((b) => meets(a, b))))
            faults.push(`${name}: “${part.words}” and “${other.words}” lie on each other.`);
      });
      return faults;
    });
  }, highest);
}
