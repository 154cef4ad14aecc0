// Quantiles of what was measured.

/** The value that this share of all lies below; 0.5: the middle one, of two the higher. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The middle value, of two the higher. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}
