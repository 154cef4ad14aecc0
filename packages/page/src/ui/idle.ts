// Work that can wait until the page has nothing else to do.

/** At the latest after so many milliseconds. */
const patience = 4000;

/** Calls back once the page is idle; returns how to forget it. */
export function whenIdle(act: () => void): () => void {
  // Safari has no idle time to offer.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(act, patience);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: patience });
  return () => cancelIdleCallback(handle);
}
