// Push to this browser: whether it can be, the subscription, and what arrives while the page is open.

import { ask } from './api.ts';
import { Problem } from './problem.ts';

/** Whether this browser can call its reader when the page is closed. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
}

async function subscribed(key: string): Promise<PushSubscription> {
  const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  // One for another key, as an earlier server had it, stands in the way.
  return registration.pushManager.subscribe(options).catch(async () => {
    await (await registration.pushManager.getSubscription())?.unsubscribe();
    return registration.pushManager.subscribe(options);
  });
}

/** Has the reader called on this browser; null, or why not: `denied` by its settings, `failed` by its push service. */
export async function addThisBrowser(key: string): Promise<Problem | 'denied' | 'failed' | null> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const subscription = await subscribed(key).catch(() => null);
  const { endpoint, keys } = subscription?.toJSON() ?? {};
  if (endpoint === undefined || keys?.['p256dh'] === undefined || keys['auth'] === undefined) return 'failed';
  const answer = await ask('addWay', {
    body: { kind: 'push', endpoint, p256dh: keys['p256dh'], auth: keys['auth'] },
  });
  return answer instanceof Problem ? answer : null;
}

/** What became of a push: it was shown, or the browser may not show it, or none has come. */
export type Arrival = 'arrived' | 'notShown' | 'notArrived';

/** What becomes of a push with this tag within so many milliseconds. */
export function arrival(tag: string, within: number): Promise<Arrival> {
  return new Promise((resolve) => {
    const { serviceWorker } = navigator;
    const end = (came: Arrival): void => {
      clearTimeout(timer);
      serviceWorker.removeEventListener('message', hear);
      resolve(came);
    };
    const hear = ({ data }: MessageEvent): void => {
      const told = data as { readonly called?: unknown; readonly shown?: unknown } | null;
      if (told?.called === tag) end(told.shown === true ? 'arrived' : 'notShown');
    };
    const timer = setTimeout(() => end('notArrived'), within);
    serviceWorker.addEventListener('message', hear);
    serviceWorker.startMessages();
  });
}
