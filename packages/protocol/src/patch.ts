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

function escape(key: string): string {
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

function sharedList(fresh: readonly unknown[], before: Json | undefined): Json {
  const old = Array.isArray(before) ? before : null;
  const made = fresh.map((item, index) => shared(item, old?.[index]));
  return old?.length === made.length && made.every((item, index) => item === old[index]) ? old : made;
}

function sharedObject(fresh: Loose, before: Json | undefined): Json {
  const old = isObject(before) ? before : null;
  const made: { [key: string]: Json } = {};
  let size = 0;
  let same = old !== null;
  for (const key of Object.keys(fresh)) {
    if (fresh[key] === undefined) continue;
    const value = shared(fresh[key], old?.[key]);
    made[key] = value;
    size++;
    if (same && old?.[key] !== value) same = false;
  }
  return same && old !== null && Object.keys(old).length === size ? old : made;
}

/**
 * A copy of plain data as JSON would give it back, in which every part that equals the same part of `before` is that
 * very part: the difference of the two is then found without looking into it.
 */
export function shared(fresh: unknown, before: Json | undefined): Json {
  if (typeof fresh !== 'object' || fresh === null) return (fresh ?? null) as Json;
  return Array.isArray(fresh) ? sharedList(fresh, before) : sharedObject(fresh as Loose, before);
}

const overhead = 24; // What an operation costs on the wire beside its path and value.

// Equal ends stay; a middle of equal length is compared item by item, the rest is removed or added one by one.
function diffLists(from: readonly Json[], to: readonly Json[], path: string, out: Operation[]): void {
  let start = 0;
  const shorter = Math.min(from.length, to.length);
  while (start < shorter && sameJson(from[start], to[start])) start++;
  let end = 0;
  while (end < shorter - start && sameJson(from[from.length - 1 - end], to[to.length - 1 - end])) end++;
  const removed = from.length - start - end;
  const added = to.length - start - end;
  const common = Math.min(removed, added);
  if (common > 3 && shorterWhole(from, to, start, common, path)) {
    out.push({ op: 'replace', path, value: to });
    return;
  }
  for (let i = start; i < start + common; i++) diffInto(from[i], to[i], `${path}/${i}`, out);
  for (let i = removed - 1; i >= common; i--) out.push({ op: 'remove', path: `${path}/${start + i}` });
  for (let i = common; i < added; i++) {
    out.push({ op: 'add', path: `${path}/${start + i}`, value: to[start + i] });
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
  for (const [key, item] of Object.entries(value)) {
    length += 4 + key.length + lengthOf(item, most - length);
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

function diffObjects(from: JsonObject, to: JsonObject, path: string, out: Operation[]): void {
  for (const key of Object.keys(from)) {
    if (!Object.hasOwn(to, key)) out.push({ op: 'remove', path: `${path}/${escape(key)}` });
  }
  for (const key of Object.keys(to)) {
    const value = to[key];
    // Most members have not changed, and a path is dear.
    if (from[key] === value && Object.hasOwn(from, key)) continue;
    const at = `${path}/${escape(key)}`;
    if (Object.hasOwn(from, key)) diffInto(from[key], value, at, out);
    else out.push({ op: 'add', path: at, value });
  }
}

function sizeOf(operations: readonly Operation[], first: number): number {
  let size = 0;
  for (let i = first; i < operations.length; i++) {
    const operation = operations[i];
    size += overhead + operation.path.length;
    if ('value' in operation) size += lengthOf(operation.value, Infinity);
  }
  return size;
}

function diffInto(from: Json, to: Json, path: string, out: Operation[]): void {
  if (from === to) return;
  const first = out.length;
  if (Array.isArray(from) && Array.isArray(to)) diffLists(from, to, path, out);
  else if (isObject(from) && isObject(to)) diffObjects(from, to, path, out);
  else {
    out.push({ op: 'replace', path, value: to });
    return;
  }
  // Many small operations may be longer than the new value as a whole.
  if (out.length - first < 3) return;
  const size = sizeOf(out, first) - overhead - path.length;
  if (size <= lengthOf(to, size)) return;
  out.length = first;
  out.push({ op: 'replace', path, value: to });
}

/** The operations that turn `from` into `to`; empty when they are equal. Neither is changed. */
export function diff(from: Json, to: Json): Operation[] {
  const operations: Operation[] = [];
  diffInto(from, to, '', operations);
  return operations;
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
