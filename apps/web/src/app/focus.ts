// Where the reader is after going to another page: at its heading, as with any page that the browser loads.

const patience = 5_000;

function heading(): HTMLElement | null {
  return document.querySelector('main h1, h1');
}

function toHeading(found: HTMLElement): void {
  if (!found.hasAttribute('tabindex')) found.tabIndex = -1;
  found.focus({ preventScroll: true });
}

let stop: (() => void) | null = null;

/** Gives the focus to the page's heading, as soon as there is one and unless the reader went elsewhere meanwhile. */
export function focusHeading(): void {
  stop?.();
  const before = document.activeElement;
  const look = (): boolean => {
    const elsewhere = document.activeElement !== before && document.activeElement !== document.body;
    const found = heading();
    if (!elsewhere && found !== null) toHeading(found);
    return elsewhere || found !== null;
  };
  requestAnimationFrame(() => {
    if (look()) return;
    const observer = new MutationObserver(() => {
      if (look()) stop?.();
    });
    const timer = setTimeout(() => stop?.(), patience);
    stop = () => {
      observer.disconnect();
      clearTimeout(timer);
      stop = null;
    };
    observer.observe(document.body, { childList: true, subtree: true });
  });
}
