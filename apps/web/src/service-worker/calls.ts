// Calls by push: shown as notifications, which lead to their place on the page.

/** What the server sends, encrypted for this browser. */
interface Told {
  readonly title: string;
  readonly text: string;
  readonly path: string;
  readonly tag: string;
}

// Whoever could send something else could not sign it; a path that leads elsewhere leads nowhere all the same.
const ownPath = (path: unknown): string =>
  typeof path === 'string' && /^\/(?!\/)[\w/?=&-]*$/.test(path) ? path : '/';

async function show(worker: ServiceWorkerGlobalScope, told: Told): Promise<void> {
  const { title, text, path, tag } = told;
  const look = { body: text, tag, icon: '/icon-192.png', data: ownPath(path) };
  const shown = await worker.registration.showNotification(title, look).then(
    () => true,
    () => false,
  );
  for (const client of await worker.clients.matchAll()) client.postMessage({ called: tag, shown });
}

async function open(worker: ServiceWorkerGlobalScope, path: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window' });
  const there = pages.find(({ url }) => new URL(url).pathname === path);
  if (there !== undefined) await there.focus();
  else await worker.clients.openWindow(path);
}

interface Changed extends ExtendableEvent {
  readonly oldSubscription: PushSubscription | null;
  readonly newSubscription: PushSubscription | null;
}

// The push service has given this browser another address.
async function renew(
  worker: ServiceWorkerGlobalScope,
  { oldSubscription, newSubscription }: Changed,
): Promise<void> {
  const options = oldSubscription?.options;
  const fresh =
    newSubscription ??
    (options === undefined
      ? null
      : await worker.registration.pushManager.subscribe({
          userVisibleOnly: true,
          applicationServerKey: options.applicationServerKey,
        }));
  if (fresh === null) return;
  const { endpoint, keys } = fresh.toJSON();
  const body = JSON.stringify({ kind: 'push', endpoint, p256dh: keys?.['p256dh'], auth: keys?.['auth'] });
  const headers = { 'content-type': 'application/json' };
  await fetch('/api/calls/ways', { method: 'POST', headers, body });
}

/** Shows calls from now on. */
export function showCalls(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('push', (event) => {
    if (event.data !== null) event.waitUntil(show(worker, event.data.json() as Told));
  });
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(worker, ownPath(event.notification.data)));
  });
  worker.addEventListener('pushsubscriptionchange', (event) => {
    const changed = event as Changed;
    changed.waitUntil(renew(worker, changed).catch(() => undefined));
  });
}
