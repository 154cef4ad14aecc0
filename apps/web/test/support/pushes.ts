// Pushes in browsers of tests. Their own push services cannot be reached from here: pages subscribe with one of the test, and
// what that has taken and decrypted is given to the browser's service worker as the browser would.

import type { Subscription } from '@bridgefront/protocol/testing';
import type { BrowserContext, Page, Worker } from 'playwright-core';

/** From its next document on, the page subscribes with the test's push service. */
export async function subscribes(page: Page, subscription: Subscription): Promise<void> {
  const { endpoint, p256dh, auth } = subscription.wish;
  await page.addInitScript(
    (json) => {
      const made = { toJSON: () => json, unsubscribe: () => Promise.resolve(true) };
      PushManager.prototype.subscribe = (options) => {
        Object.assign(globalThis, { askedWith: options });
        return Promise.resolve(made as unknown as PushSubscription);
      };
    },
    { endpoint, keys: { p256dh, auth } },
  );
}

/** The key that the page has subscribed with. */
export const keyOf = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      (globalThis as { askedWith?: { applicationServerKey: string } }).askedWith?.applicationServerKey ?? '',
  );

// A browser without a screen shows nothing: what it is asked to show is written down.
async function watched(context: BrowserContext): Promise<Worker> {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    ServiceWorkerRegistration.prototype.showNotification = (title, look) => {
      Object.assign(globalThis, { shown: { title, ...look } });
      return Promise.resolve();
    };
  });
  return worker;
}

/** What a service worker has asked its browser to show. */
export interface Shown {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  /** Where a click on it leads. */
  readonly data: string;
}

/** Lets a push arrive at the service worker that pages of `url` have installed, and returns what it shows; any page will do to ask from. */
export async function arrive(page: Page, url: string, text: string): Promise<Shown> {
  const context = page.context();
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(url));
      if (ours !== undefined) resolve(ours.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  await session.send('ServiceWorker.startWorker', { scopeURL: `${url}/` });
  const worker = await watched(context);
  await session.send('ServiceWorker.deliverPushMessage', { origin: url, registrationId, data: text });
  const shown = await worker.evaluate(async () => {
    const found = globalThis as { shown?: Shown };
    while (found.shown === undefined) await new Promise((resolve) => setTimeout(resolve, 20));
    return found.shown;
  });
  await session.detach();
  return shown;
}
