// JSON that somebody sent.

/** The value that a text is, or undefined when it is no JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
