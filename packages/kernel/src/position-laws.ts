// What rules cannot lead to: laws that every position keeps, whoever wrote it, each with the rule that it comes from.

/** One thing that no play leads to. */
export interface PositionLaw<S> {
  /** The rule's id. */
  readonly rule: string;
  /** One sentence about what of the state cannot be; null if it keeps the law. */
  broken(state: S): string | null;
}

/** The first law that the state breaks as one sentence with the rule's id, or null. */
export function brokenLaw<S>(laws: readonly PositionLaw<S>[], state: S): string | null {
  for (const law of laws) {
    const sentence = law.broken(state);
    if (sentence !== null) return `${sentence.replace(/\.$/, '')} (${law.rule}).`;
  }
  return null;
}
