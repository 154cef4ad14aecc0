// That a card is read whole, for whoever has agreed that it is noted.

const listeners = new Set<(card: string) => void>();

/** Has cards that are opened told by their slug, until the function that is returned is called. */
export function onCardRead(listener: (card: string) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** A card lies open before the reader. */
export function cardRead(card: string): void {
  for (const listener of listeners) listener(card);
}
