// What is wrong with data of a shape, in one sentence: where it stands, and what may stand there.

import { nearestName } from '@bridgefront/kernel';
import { fieldsOf, isPlain, same } from './shape.ts';
import type { Fields, Plain, Shape } from './shape.ts';

function shown(value: unknown): string {
  return JSON.stringify(value) ?? 'nothing';
}

/** `effects, 2nd, forces`: the way to a value as people read it. */
function place(way: readonly (string | number)[]): string {
  return way.map((step) => (typeof step === 'number' ? `no. ${step + 1}` : step)).join(', ');
}

type Way = readonly (string | number)[];

/** So many names at most stand in a sentence. */
const manyWords = 20;

function expected(shape: Shape): string {
  switch (shape.is) {
    case 'number':
      return `a whole number from ${shape.min} to ${shape.max}`;
    case 'word':
      return shape.words.length > manyWords ? 'one of the names in its list' : shape.words.join(', ');
    case 'pick':
      return shape.of.map(({ name }) => name).join(', ');
    case 'flag':
      return shape.optional === true ? 'true or nothing' : 'true or false';
    case 'text':
      return shape.short === true
        ? `1 to ${shape.most} small letters, digits and hyphens`
        : `1 to ${shape.most} letters, digits and spaces`;
    case 'list':
      return `a list of ${shape.least} to ${shape.most}`;
    case 'row':
      return 'named fields';
    case 'kinds':
      return `named fields with "${shape.by}"`;
  }
}

function isText(text: string, short: boolean, most: number): boolean {
  if (text.length > most) return false;
  return short ? /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(text) : /^[\p{L}\d][\p{L}\d '’!-]*$/u.test(text);
}

function fits(shape: Shape, value: unknown): boolean {
  switch (shape.is) {
    case 'number':
      return typeof value === 'number' && Number.isInteger(value) && value >= shape.min && value <= shape.max;
    case 'word':
      return typeof value === 'string' && shape.words.includes(value);
    case 'pick':
      return shape.of.some((one) => same(one.value, value));
    case 'flag':
      return value === true || (value === false && shape.optional !== true);
    case 'text':
      return typeof value === 'string' && isText(value, shape.short === true, shape.most);
    case 'list':
      return Array.isArray(value) && value.length >= shape.least && value.length <= shape.most;
    case 'row':
      return isPlain(value);
    case 'kinds':
      return isPlain(value) && typeof value[shape.by] === 'string';
  }
}

function unknownName(what: string, name: string, names: readonly string[]): string {
  const near = nearestName(name, names);
  return near === null
    ? `There is no ${what} "${name}": it is one of ${names.join(', ')}.`
    : `There is no ${what} "${name}". Did you mean "${near}"?`;
}

function inFields(fields: Fields, value: Plain, way: Way, tag: string | null): string | null {
  for (const name of Object.keys(value))
    if (name !== tag && !Object.hasOwn(fields, name))
      return `${place(way)}: ${unknownName('field', name, Object.keys(fields))}`.replace(/^: /, '');
  for (const [name, shape] of Object.entries(fields)) {
    if (value[name] === undefined) {
      if (shape.optional === true) continue;
      return `${place([...way, name])} is missing: it takes ${expected(shape)}.`;
    }
    const problem = shapeProblem(shape, value[name], [...way, name]);
    if (problem !== null) return problem;
  }
  return null;
}

function inList(shape: Shape & { readonly is: 'list' }, value: readonly unknown[], way: Way): string | null {
  const seen = new Set<unknown>();
  for (const [at, item] of value.entries()) {
    const problem = shapeProblem(shape.of(), item, [...way, at]);
    if (problem !== null) return problem;
    if (shape.distinct === undefined) continue;
    const name = isPlain(item) ? item[shape.distinct] : item;
    if (seen.has(name)) return `${place(way)} has ${shown(name)} twice: keep one of them.`;
    seen.add(name);
  }
  return null;
}

/** What keeps the value from having the shape, in one sentence; null if nothing. */
export function shapeProblem(shape: Shape, value: unknown, way: Way = []): string | null {
  if (value === null && shape.orNull === true) return null;
  if (!fits(shape, value)) {
    const where = way.length === 0 ? 'A card' : place(way);
    return `${where} cannot be ${shown(value)}: it takes ${expected(shape)}.`;
  }
  switch (shape.is) {
    case 'list':
      return inList(shape, value as readonly unknown[], way);
    case 'row':
      return inFields(shape.fields, value as Plain, way, null);
    case 'kinds': {
      const kind = String((value as Plain)[shape.by]);
      if (!Object.hasOwn(shape.kinds, kind))
        return `${place(way)}: ${unknownName('kind', kind, Object.keys(shape.kinds))}`.replace(/^: /, '');
      return inFields(fieldsOf(shape, value), value as Plain, way, shape.by);
    }
    default:
      return null;
  }
}
