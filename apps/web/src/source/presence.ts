// Presence at a table: tells the server when the reader touches the visible page, so that who is there is not called.

import { pageWire } from './page-outside.ts';
import { touches } from './touch.ts';

const every = 30_000;

/** Tells it for this match until the answer is called. Opening the table is a touch; an open tab is none. */
export function tellPresence(match: string): () => void {
  let [touchedAt, toldAt] = [performance.now(), -Infinity];
  const tell = (): void => {
    if (document.visibilityState !== 'visible') return;
    toldAt = performance.now();
    pageWire.send({ type: 'here', id: pageWire.newId(), match });
  };
  const touch = (): void => {
    touchedAt = performance.now();
    if (touchedAt - toldAt >= every) tell();
  };
  const leave = pageWire.attach({
    opened: () => void (performance.now() - touchedAt < every && tell()),
    lost: () => undefined,
    receive: () => undefined,
  });
  for (const kind of touches) addEventListener(kind, touch, { passive: true });
  return () => {
    leave();
    for (const kind of touches) removeEventListener(kind, touch);
  };
}
