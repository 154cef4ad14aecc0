// JSON that somebody sent.

/** The value that a text is, or undefined when it is no JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The id of a message, whatever else is wrong with it: so that its sender can recognise the answer. */
export function idIn(text: string): string | null {
  const message = parsed(text);
  const id = typeof message === 'object' && message !== null && 'id' in message ? message.id : null;
  return typeof id === 'string' && /^[\w.:-]{1,64}$/.test(id) ? id : null;
}
