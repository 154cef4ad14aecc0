// Perfect matchings of least cost: Edmonds' blossom algorithm, as the library has it.

import blossom from 'edmonds-blossom-fixed';

/**
 * Two and two of so many (an even number), at the least cost in all; the partner of each. Costs are whole numbers from 0, small
 * enough that all together are whole numbers still.
 */
export function pairsOfLeastCost(
  count: number,
  cost: (one: number, other: number) => number,
): readonly number[] {
  const edges: [number, number, number][] = [];
  for (let one = 0; one < count; one++)
    for (let other = one + 1; other < count; other++) edges.push([one, other, cost(one, other)]);
  const most = edges.reduce((found, [, , value]) => Math.max(found, value), 0);
  // The library looks for the greatest weight, and is told to leave nobody alone.
  return blossom(
    edges.map(([one, other, value]) => [one, other, most - value]),
    true,
  );
}
