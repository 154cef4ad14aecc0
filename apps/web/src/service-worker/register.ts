// Installs the service worker.

interface Surroundings {
  /** Not there without TLS, except on one's own machine. */
  readonly serviceWorker?: ServiceWorkerContainer;
  /** Not every browser tells. */
  readonly connection?: { readonly saveData: boolean };
}

/** Has the page's files kept on the device, unless its reader wants to save data. */
export function keepPage(): void {
  const { serviceWorker, connection } = navigator as Surroundings;
  if (serviceWorker === undefined || connection?.saveData === true) return;
  // Where the browser refuses, the page is as it always was.
  serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
}
