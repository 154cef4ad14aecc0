// Connections that stay open, by network: none may have more than so many.

/** Counts live connections, streams of events and polls that wait. */
export class Connections {
  readonly #most: number;
  readonly #open = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Enters; false when the network has enough. `onClose` registers what ends it. */
  enter(origin: string, onClose: (left: () => void) => void): boolean {
    const open = this.#open.get(origin) ?? 0;
    if (open >= this.#most) return false;
    this.#open.set(origin, open + 1);
    onClose(() => {
      const left = (this.#open.get(origin) ?? 1) - 1;
      if (left === 0) this.#open.delete(origin);
      else this.#open.set(origin, left);
    });
    return true;
  }
}
