// Comparing plain values, and finding what is not plain.

function isRecord(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/** Where two JSON values differ first (order of keys does not count), or null: `state.hand[0]: 5 and 7`. */
export function firstDifference(a: unknown, b: unknown, path: string = ''): string | null {
  if (a === b) return null;
  if (Array.isArray(a) && Array.isArray(b)) {
    for (let i = 0; i < Math.min(a.length, b.length); i++) {
      const found = firstDifference(a[i], b[i], `${path}[${i}]`);
      if (found !== null) return found;
    }
    return a.length === b.length ? null : `${path}: ${a.length} and ${b.length} items`;
  }
  if (isRecord(a) && isRecord(b)) {
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
      const found = firstDifference(a[key], b[key], path === '' ? key : `${path}.${key}`);
      if (found !== null) return found;
    }
    return null;
  }
  return `${path === '' ? 'value' : path}: ${show(a)} and ${show(b)}`;
}

/** Where a value is not plain JSON, or null: `state.seen is a Set`. */
export function notPlain(value: unknown, path: string): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') {
    return Number.isFinite(value) && !Object.is(value, -0)
      ? null
      : `${path} is ${Object.is(value, -0) ? '-0' : value}`;
  }
  if (Array.isArray(value)) return notPlainList(value, path);
  if (typeof value !== 'object')
    return `${path} is ${value === undefined ? 'undefined' : `a ${typeof value}`}`;
  const kind: unknown = Object.getPrototypeOf(value);
  if (kind !== Object.prototype && kind !== null) return `${path} is a ${value.constructor.name}`;
  for (const [key, item] of Object.entries(value)) {
    const found = notPlain(item, `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

function notPlainList(list: readonly unknown[], path: string): string | null {
  for (let i = 0; i < list.length; i++) {
    const found = notPlain(list[i], `${path}[${i}]`);
    if (found !== null) return found;
  }
  return null;
}

/** The value as it comes back from its JSON text. */
export function jsonCopy<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
