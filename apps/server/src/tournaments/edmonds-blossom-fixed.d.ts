declare module 'edmonds-blossom-fixed' {
  /** The partner of each vertex, -1: none. `maxCardinality`: as many pairs as can be, and only then the greatest weight. */
  export default function blossom(
    edges: readonly (readonly [number, number, number])[],
    maxCardinality?: boolean,
  ): readonly number[];
}
