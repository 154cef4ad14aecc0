// Random moves for the peers' world: a march, a bridge, a played card, a purchase.

/** A move's name and arguments. */
export function randomMove(): [string, number[]] {
  const below = (count: number): number => Math.floor(Math.random() * count);
  const kinds: [string, number[]][] = [
    ['march', [below(61), below(61)]],
    ['build', [below(156)]],
    ['play', [below(6)]],
    ['buy', [below(4)]],
  ];
  return kinds[below(4)] ?? ['march', [0, 1]];
}
