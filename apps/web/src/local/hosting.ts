// The worker that holds the matches of this device: the host, with the browser's store, and bots in another worker.

import type { WireRefusal } from '@bridgefront/protocol';
import { rulesOf } from './games.ts';
import { HostHere, isRefusal } from './host.ts';
import { newHereId, newSeed } from './ids.ts';
import { browserStore, passingStore } from './kept.ts';
import type { MatchStore } from './kept.ts';
import type { FromHost, Question, Questions, ToHost } from './messages.ts';
import { Thoughts } from './thoughts.ts';

const failed: WireRefusal = {
  code: 'failed',
  message: 'Something went wrong on this device. Load the page anew.',
};

function tell(message: FromHost): void {
  globalThis.postMessage(message);
}

// Tabs of the browser tell one another what they kept.
interface News {
  readonly match: string;
  readonly version: number;
}

// A browser that cannot keep any more says so, and the match goes on as long as the page.
function telling(store: MatchStore, tabs: BroadcastChannel): MatchStore {
  let full = false;
  return {
    ...store,
    async put(kept) {
      if (full) return true;
      const fits = await store.put(kept).catch(() => null);
      if (fits === null) {
        full = true;
        tell({ kind: 'not-kept' });
        return true;
      }
      if (fits) tabs.postMessage({ match: kept.id, version: kept.version } satisfies News);
      return fits;
    },
  };
}

async function openHost(port: MessagePort): Promise<HostHere> {
  const thoughts = new Thoughts(port);
  const store = await browserStore().catch(() => {
    tell({ kind: 'not-kept' });
    return passingStore();
  });
  const tabs = new BroadcastChannel('matches');
  const host = new HostHere({
    store: telling(store, tabs),
    rulesOf,
    newSeed,
    think: (bot, task) => thoughts.plan(bot, task),
    advise: (task) => thoughts.advice(task),
    send: (message) => tell({ kind: 'live', message }),
    newId: newHereId,
    now: () => Date.now(),
  });
  tabs.addEventListener(
    'message',
    ({ data }: MessageEvent<News>) => void host.heard(data.match, data.version),
  );
  return host;
}

async function answer(host: HostHere, { id, name, given }: Extract<ToHost, { kind: 'ask' }>): Promise<void> {
  const found = await host.ask(name, given as Questions[Question]['given'] as never).catch(() => failed);
  if (isRefusal(found)) tell({ kind: 'refusal', id, refusal: found });
  else tell({ kind: 'answer', id, answer: found });
}

/** Answers the page; `port` leads to the bots. */
export function hostMatches(port: MessagePort): void {
  const host = openHost(port);
  globalThis.addEventListener('message', ({ data }: MessageEvent<ToHost>) => {
    if (data.kind === 'thinker') return;
    void host.then(async (open) => {
      if (data.kind === 'ask') return answer(open, data);
      await open
        .receive(data.message)
        .catch(() => tell({ kind: 'live', message: { type: 'refused', id: data.message.id, ...failed } }));
    });
  });
}
