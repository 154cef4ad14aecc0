// The difference between two JSON documents as a JSON Patch (RFC 6902), and its application.

import type { Json } from '@bridgefront/kernel';

/** One operation of a patch; only these three are used. */
export type Operation =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: Json }
  | { readonly op: 'remove'; readonly path: string };

type JsonObject = { readonly [key: string]: Json };

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const special = /[~/]/;

/** A member's name as part of a JSON Pointer. */
export function pointerPart(key: string): string {
  // Almost no key needs it, and this runs for every key of every document.
  return special.test(key) ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;
}

/** Whether two values are the same JSON, whatever the order of their keys. */
export function sameJson(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!sameJson(a[i], b[i])) return false;
    return true;
  }
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  for (const key of keys) if (!Object.hasOwn(b, key) || !sameJson(a[key], b[key])) return false;
  return true;
}

type Loose = { readonly [key: string]: unknown };

// Nothing is made anew before the first difference: most parts of a document have none.
function sharedList(fresh: readonly unknown[], before: Json | undefined): Json {
  if (!Array.isArray(before)) return fresh.map((item) => shared(item, undefined));
  let made: Json[] | null = fresh.length === before.length ? null : [];
  for (let i = 0; i < fresh.length; i++) {
    const old: Json | undefined = before[i];
    const item = shared(fresh[i], old);
    if (made === null) {
      if (item === old) continue;
      made = before.slice(0, i) as Json[];
    }
    made.push(item);
  }
  return made ?? before;
}

function copied(fresh: Loose, keys: readonly string[], until: number, from: Loose): { [key: string]: Json } {
  const made: { [key: string]: Json } = {};
  for (let i = 0; i < until; i++) if (fresh[keys[i]] !== undefined) made[keys[i]] = from[keys[i]] as Json;
  return made;
}

function sharedObject(fresh: Loose, before: Json | undefined): Json {
  const old: JsonObject = isObject(before) ? before : {};
  const keys = Object.keys(fresh);
  let made: { [key: string]: Json } | null = isObject(before) ? null : {};
  let size = 0;
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i];
    if (fresh[key] === undefined) continue;
    const value = shared(fresh[key], old[key]);
    size++;
    if (made === null) {
      if (value === old[key]) continue;
      made = copied(fresh, keys, i, old);
    }
    made[key] = value;
  }
  if (made !== null) return made;
  return Object.keys(old).length === size ? old : copied(fresh, keys, keys.length, old);
}

/**
 * A copy of plain data as JSON would give it back, in which every part that equals the same part of `before` is that
 * very part: the difference of the two is then found without looking into it.
 */
export function shared(fresh: unknown, before: Json | undefined): Json {
  if (typeof fresh !== 'object' || fresh === null) return (fresh ?? null) as Json;
  if (fresh === before) return before as Json;
  return Array.isArray(fresh) ? sharedList(fresh, before) : sharedObject(fresh as Loose, before);
}

// Whether the list is in all as the one before, when its own items have been taken over.
function adoptItems(fresh: Json[], before: Json | undefined): boolean {
  if (!Array.isArray(before)) return false;
  let same = fresh.length === before.length;
  for (let i = 0; i < fresh.length && i < before.length; i++) {
    const item = adopted(fresh[i], before[i]);
    if (item !== fresh[i]) fresh[i] = item;
    if (item !== before[i]) same = false;
  }
  return same;
}

function adoptMembers(fresh: { [key: string]: Json }, before: Json | undefined): boolean {
  if (!isObject(before)) return false;
  let same = true;
  let count = 0;
  for (const key in fresh) {
    count++;
    const old: Json | undefined = before[key];
    const value = adopted(fresh[key], old);
    if (value !== fresh[key]) fresh[key] = value;
    if (value !== old) same = false;
  }
  if (!same) return false;
  for (const _ in before) count--;
  return count === 0;
}

/**
 * Like `shared`, for data that belongs to whoever calls, with no member that is undefined: it is not copied, but takes over
 * what is equal. What equals `before` as a whole is `before`.
 */
export function adopted(fresh: Json, before: Json | undefined): Json {
  if (fresh === before || typeof fresh !== 'object' || fresh === null) return fresh;
  const same = Array.isArray(fresh)
    ? adoptItems(fresh as Json[], before)
    : adoptMembers(fresh as { [key: string]: Json }, before);
  return same && before !== undefined ? before : fresh;
}

const overhead = 24; // What an operation costs on the wire beside its path and value.

// A patch in the making, which knows its length on the wire.
class Draft {
  readonly operations: Operation[] = [];
  size = 0;

  add(operation: Operation): void {
    this.operations.push(operation);
    this.size += overhead + operation.path.length;
    if ('value' in operation) this.size += lengthOf(operation.value, Infinity);
  }

  /** Takes back everything behind an earlier moment. */
  backTo(count: number, size: number): void {
    this.operations.length = count;
    this.size = size;
  }
}

// Equal ends stay; a middle of equal length is compared item by item, the rest is removed or added one by one.
function diffLists(from: readonly Json[], to: readonly Json[], path: string, out: Draft): void {
  let start = 0;
  const shorter = Math.min(from.length, to.length);
  while (start < shorter && sameJson(from[start], to[start])) start++;
  let end = 0;
  while (end < shorter - start && sameJson(from[from.length - 1 - end], to[to.length - 1 - end])) end++;
  const removed = from.length - start - end;
  const added = to.length - start - end;
  const common = Math.min(removed, added);
  if (common > 3 && shorterWhole(from, to, start, common, path)) {
    out.add({ op: 'replace', path, value: to });
    return;
  }
  for (let i = start; i < start + common; i++) diffInto(from[i], to[i], `${path}/${i}`, out);
  for (let i = removed - 1; i >= common; i--) out.add({ op: 'remove', path: `${path}/${start + i}` });
  for (let i = common; i < added; i++) {
    out.add({ op: 'add', path: `${path}/${start + i}`, value: to[start + i] });
  }
}

// The length of a value's JSON (escapes aside); counting ends where it exceeds `most`.
function lengthOf(value: Json, most: number): number {
  if (typeof value === 'string') return value.length + 2;
  if (typeof value !== 'object' || value === null) return String(value).length;
  let length = 1;
  if (Array.isArray(value)) {
    for (const item of value) {
      length += 1 + lengthOf(item, most - length);
      if (length > most) break;
    }
    return length;
  }
  const members = value as JsonObject;
  // A list of members made each time would be a sixth of all that a choice allocates.
  for (const key in members) {
    length += 4 + key.length + lengthOf(members[key], most - length);
    if (length > most) break;
  }
  return length;
}

// Whether replacing item by item is certain to be longer: what a list of choices that is all new comes to.
function shorterWhole(
  from: readonly Json[],
  to: readonly Json[],
  start: number,
  common: number,
  path: string,
): boolean {
  let least = 0;
  for (let i = start; i < start + common; i++) {
    const item = to[i];
    if (typeof item !== 'string' || typeof from[i] !== 'string') return false;
    if (item !== from[i]) least += overhead + path.length + 2 + item.length;
  }
  return least > overhead + path.length + lengthOf(to, least);
}

function diffObjects(from: JsonObject, to: JsonObject, path: string, out: Draft): void {
  for (const key in from) {
    if (!Object.hasOwn(to, key)) out.add({ op: 'remove', path: `${path}/${pointerPart(key)}` });
  }
  for (const key in to) {
    const value = to[key];
    // Most members have not changed, and a path is dear.
    if (from[key] === value && Object.hasOwn(from, key)) continue;
    const at = `${path}/${pointerPart(key)}`;
    if (Object.hasOwn(from, key)) diffInto(from[key], value, at, out);
    else out.add({ op: 'add', path: at, value });
  }
}

function diffInto(from: Json, to: Json, path: string, out: Draft): void {
  if (from === to) return;
  const { size, operations } = out;
  const { length } = operations;
  if (Array.isArray(from) && Array.isArray(to)) diffLists(from, to, path, out);
  else if (isObject(from) && isObject(to)) diffObjects(from, to, path, out);
  else return out.add({ op: 'replace', path, value: to });
  // Many small operations may be longer than the new value as a whole.
  if (operations.length - length < 3) return;
  const made = out.size - size - overhead - path.length;
  if (made <= lengthOf(to, made)) return;
  out.backTo(length, size);
  out.add({ op: 'replace', path, value: to });
}

/**
 * The operations that turn `from` into `to`; empty when they are equal. Neither is changed. With a `path`, both are
 * what stands there in a larger document.
 */
export function diff(from: Json, to: Json, path: string = ''): Operation[] {
  const draft = new Draft();
  diffInto(from, to, path, draft);
  return draft.operations;
}

/** Thrown when a patch does not fit its document: the stream was broken, subscribe again. */
export class PatchError extends Error {}

function parsePointer(path: string): string[] {
  return path
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function applyToList(
  list: readonly Json[],
  key: string,
  rest: readonly string[],
  operation: Operation,
): Json {
  const index = key === '-' ? list.length : Number(key);
  const room = rest.length === 0 && operation.op === 'add' ? list.length : list.length - 1;
  if (!Number.isInteger(index) || index < 0 || index > room)
    throw new PatchError(`No item ${key} in the list.`);
  if (rest.length > 0) return list.with(index, applyAt(list[index], rest, operation));
  if (operation.op === 'add') return list.toSpliced(index, 0, operation.value);
  if (operation.op === 'remove') return list.toSpliced(index, 1);
  return list.with(index, operation.value);
}

function applyAt(value: Json, keys: readonly string[], operation: Operation): Json {
  if (keys.length === 0) {
    if ('value' in operation) return operation.value;
    throw new PatchError('The whole document cannot be removed.');
  }
  const [key, ...rest] = keys;
  if (Array.isArray(value)) return applyToList(value, key, rest, operation);
  if (!isObject(value)) throw new PatchError(`Nothing at "${key}".`);
  if (!Object.hasOwn(value, key) && (rest.length > 0 || operation.op !== 'add'))
    throw new PatchError(`No member "${key}".`);
  if (rest.length > 0) return { ...value, [key]: applyAt(value[key], rest, operation) };
  if ('value' in operation) return { ...value, [key]: operation.value };
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
}

/**
 * The document after the patch; the given one stays as it is, unchanged parts are shared.
 * @throws PatchError
 */
export function applyPatch(document: Json, patch: readonly Operation[]): Json {
  let result = document;
  for (const operation of patch) result = applyAt(result, parsePointer(operation.path), operation);
  return result;
}
