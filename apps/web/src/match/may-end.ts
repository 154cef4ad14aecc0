// Whether the key that ends a step is meant for the step that is asked about.

// The question whose button was shown to who meant the one before it.
let shown: number | null = null;

/**
 * Whether the key that ends a step may end this one: after what was made by itself it was meant for the step before, and
 * the first press only shows what the next would do.
 */
export function mayEnd(question: number | null, made: boolean): boolean {
  if (!made || question === shown) return true;
  shown = question;
  return false;
}
