// The file of both workers for matches on this device: the first message says which of the two this one is.

import type { ToHost } from './messages.ts';

/** What the page says first: hold the matches, or think for the bots, at the other end of the port. */
export type Begin =
  | Extract<ToHost, { kind: 'thinker' }>
  | { readonly kind: 'think'; readonly port: MessagePort };

// Messages that come while the code of the role is loaded wait for it.
const early: MessageEvent[] = [];
const keep = (event: MessageEvent): void => void early.push(event);

function fail(error: unknown): never {
  throw error;
}

async function begin({ kind, port }: Begin): Promise<void> {
  if (kind === 'think') return (await import('./thinker.ts')).think(port);
  const { hostMatches } = await import('./hosting.ts');
  globalThis.removeEventListener('message', keep);
  hostMatches(port);
  for (const { data } of early) globalThis.dispatchEvent(new MessageEvent('message', { data }));
}

globalThis.addEventListener(
  'message',
  ({ data }: MessageEvent<Begin>) => {
    globalThis.addEventListener('message', keep);
    // An error of the worker, which the page is told of; a promise that fails it would not be.
    begin(data).catch((error: unknown) => setTimeout(() => void fail(error)));
  },
  { once: true },
);
