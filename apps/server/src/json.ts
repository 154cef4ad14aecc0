// JSON that somebody sent.

/** The value that a text is, or null when it is no JSON: schemas refuse that like anything else they do not know. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
