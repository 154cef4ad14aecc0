// Patterns that tell factions apart on the plates of their pieces, as lines within 36 by 26 around the middle. They are
// drawn in one stroke, whose colour and strength the plate gives.

/** The patterns there are. */
export type PatternName = 'peaks' | 'waves';

const lines: { readonly [name in PatternName]: string } = {
  peaks: 'M-17-4L-10-12L-4-6L3-15L10-7L16-12M-17 6L-9-2L-3 4L4-5L11 3L16-2',
  waves:
    'M-16-12q4-5 8 0t8 0t8 0t8 0M-17-4q4.200-5 8.500 0t8.500 0t8.500 0t8.500 0M-16 4q4-5 8 0t8 0t8 0t8 0',
};

/** The pattern; decoration. */
export function Pattern({
  name,
  class: className,
}: {
  readonly name: PatternName;
  readonly class?: string | undefined;
}) {
  return (
    <path class={className} d={lines[name]} fill="none" stroke-linecap="round" stroke-linejoin="round" />
  );
}
