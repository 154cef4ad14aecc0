// What a lesson says of a mouse, as it is done by a finger.

/** The text for a finger: it taps what a mouse clicks, and what a mouse points at. */
export function forFinger(text: string): string {
  return text
    .replace(/\b([Pp])oint at\b/g, (_, first: string) => (first === 'P' ? 'Tap' : 'tap'))
    .replace(/\b([Cc])lick(s|ed|ing)?\b/g, (_, first: string, end: string = '') => {
      const doubled = end === 'ed' || end === 'ing' ? 'p' : '';
      return `${first === 'C' ? 'Tap' : 'tap'}${doubled}${end}`;
    });
}

/** The text for whoever plays here. */
export function byHand(text: string): string {
  return matchMedia('(pointer: coarse)').matches ? forFinger(text) : text;
}
