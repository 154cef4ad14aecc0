// Device of a browser in words that its owner knows again: program and system, nothing that tells it from others of its kind.

// The first that fits: most browsers claim to be others as well.
const programs: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];

const systems: readonly (readonly [string, RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

/** What a `User-Agent` says, as in `Firefox, Android`; what says nothing known is another browser. */
export function deviceOf(userAgent: string): string {
  const found = [programs, systems].flatMap((all) => all.find(([, sign]) => sign.test(userAgent))?.[0] ?? []);
  return found.length === 0 ? 'Another browser' : found.join(', ');
}
