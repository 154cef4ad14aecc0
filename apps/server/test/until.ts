// Waiting in tests for what happens by real connections.

// A machine that has other work to do takes its time.
const patience = 120_000;

/** Waits until something is so, in real time: what is sent leaves by real connections. */
export async function until<T>(found: () => T | Promise<T>, what: string): Promise<NonNullable<T>> {
  const began = performance.now();
  for (;;) {
    const value = await found();
    if (value !== undefined && value !== null && value !== false) return value as NonNullable<T>;
    if (performance.now() - began > patience) throw new Error(`Waited in vain for ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
