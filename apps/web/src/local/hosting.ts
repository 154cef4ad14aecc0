// The worker that holds the matches of this device: the host, with the browser's store, and bots in another worker.

import { plainMachine } from '@bridgefront/hosting';
import type { Time } from '@bridgefront/hosting';
import type { WireRefusal } from '@bridgefront/protocol';
import { rulesOf } from './games.ts';
import { newEntropy } from '../source/entropy.ts';
import { isRefusal } from '../source/refusal.ts';
import { HostHere } from './host.ts';
import { newHereId } from './ids.ts';
import { browserStore, passingStore } from './kept.ts';
import type { MatchStore } from './kept.ts';
import type { FromHost, Question, Questions, ToHost } from './messages.ts';
import { Thoughts } from './thoughts.ts';

const failed: WireRefusal = {
  code: 'failed',
  message: 'Something went wrong on this device. Load the page anew.',
};

const longest = 2 ** 31 - 1; // What setTimeout can count.

function tell(message: FromHost): void {
  globalThis.postMessage(message);
}

// Tabs of the browser tell one another what they kept.
interface News {
  readonly match: string;
  readonly version: number;
}

interface Tabs {
  tell(news: News): void;
  onNews(hear: (news: News) => void): void;
}

const machineTime: Time = {
  now: () => Date.now(),
  ran: () => performance.now(),
  after(milliseconds, wake) {
    const timer = setTimeout(wake, Math.min(Math.max(0, milliseconds), longest));
    return () => clearTimeout(timer);
  },
};

function openTabs(): Tabs {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined, onNews: () => undefined };
  const channel = new BroadcastChannel('matches');
  return {
    tell: (news) => channel.postMessage(news),
    onNews: (hear) => channel.addEventListener('message', ({ data }: MessageEvent<News>) => hear(data)),
  };
}

// A change that the browser does not keep is said once; the match goes on, and each later change is tried again.
function telling(store: MatchStore, tabs: Tabs): MatchStore {
  /** By match: the version that was kept last, where later ones were not. */
  const behind = new Map<string, number>();
  return {
    ...store,
    async put(kept, before) {
      const over = behind.get(kept.id) ?? before;
      const fits = await store.put(kept, over).catch(() => null);
      if (fits === null) {
        if (behind.size === 0) tell({ kind: 'not-kept' });
        behind.set(kept.id, over);
        return true;
      }
      behind.delete(kept.id);
      if (fits) tabs.tell({ match: kept.id, version: kept.version });
      return fits;
    },
    async remove(id) {
      await store.remove(id);
      tabs.tell({ match: id, version: Infinity });
    },
  };
}

async function openHost(thoughts: Thoughts, adviser: () => Thoughts): Promise<HostHere> {
  const store = await browserStore().catch(() => {
    tell({ kind: 'not-kept' });
    return passingStore();
  });
  const tabs = openTabs();
  const host = new HostHere({
    store: telling(store, tabs),
    rulesOf,
    newSeed: newEntropy,
    think: (bot, task) => thoughts.plan(bot, task),
    advise: (task) => adviser().advice(task),
    send: (message) => tell({ kind: 'live', message }),
    newId: newHereId,
    time: machineTime,
    machine: plainMachine(newEntropy()),
    windowBeat: 1000,
  });
  tabs.onNews(({ match, version }) => void host.heard(match, version));
  return host;
}

async function answer(host: HostHere, { id, name, given }: Extract<ToHost, { kind: 'ask' }>): Promise<void> {
  const found = await host.ask(name, given as Questions[Question]['given'] as never).catch(() => failed);
  if (isRefusal(found)) tell({ kind: 'refusal', id, refusal: found });
  else tell({ kind: 'answer', id, answer: found });
}

/** Answers the page; `port` leads to the bots. */
export function hostMatches(port: MessagePort): void {
  const thoughts = new Thoughts(port);
  let adviser = thoughts;
  const host = openHost(thoughts, () => adviser);
  globalThis.addEventListener('message', ({ data }: MessageEvent<ToHost>) => {
    if (data.kind === 'thinker') return;
    if (data.kind === 'adviser') {
      adviser = new Thoughts(data.port);
      return;
    }
    void host.then(async (open) => {
      if (data.kind === 'ask') return answer(open, data);
      await open.receive(data.message).catch(() => {
        const refused = { type: 'refused', id: data.message.id, ...failed };
        tell({ kind: 'live', message: JSON.stringify(refused) });
      });
    });
  });
}
