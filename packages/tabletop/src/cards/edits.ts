// A form's own operations on a card, and the steps by which a form arrives at a given one.

import { blank, blankOf, fieldsOf, isPlain, same } from './shape.ts';
import type { Shape } from './shape.ts';

/** From the card inwards: fields by name, items by place. */
export type Way = readonly (string | number)[];

/** What a form does to a card. */
export type Step =
  /** A number, a word, a text, a flag or what was picked; undefined takes an optional field away. */
  | { readonly step: 'set'; readonly at: Way; readonly value: unknown }
  /** An optional field with what a form begins with. */
  | { readonly step: 'open'; readonly at: Way }
  /** Another kind of effect in the same place; it begins anew. */
  | { readonly step: 'kind'; readonly at: Way; readonly kind: string }
  /** One more in a list, at its end; `kind` where there are several, `value` where it does not begin from nothing. */
  | { readonly step: 'add'; readonly at: Way; readonly kind?: string; readonly value?: unknown }
  | { readonly step: 'remove'; readonly at: Way }
  /** An item of a list changes places with the one before or behind it. */
  | { readonly step: 'shift'; readonly at: Way; readonly by: -1 | 1 };

type Holder = { readonly [key: string | number]: unknown };

/** The value at a place; undefined where there is none. */
export function valueAt(card: unknown, at: Way): unknown {
  return at.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? (inner as Holder)[key] : undefined),
    card,
  );
}

/** The shape at a place of a card. @throws Error where the shape has no such place */
export function shapeAt(shape: Shape, card: unknown, at: Way): Shape {
  let [inner, value] = [shape, card];
  for (const key of at) {
    let next: Shape | undefined;
    if (inner.is === 'list') next = inner.of();
    else if (inner.is === 'row' || inner.is === 'kinds') next = fieldsOf(inner, value)[key];
    if (next === undefined) throw new Error(`A card has nothing at ${at.join('.')}.`);
    [inner, value] = [next, valueAt(value, [key])];
  }
  return inner;
}

function replaced(card: unknown, at: Way, change: (old: unknown) => unknown): unknown {
  const [key, ...rest] = at;
  if (key === undefined) return change(card);
  if (Array.isArray(card))
    return card.map((one, place) => (place === key ? replaced(one, rest, change) : one));
  const { [key]: old, ...others } = card as Holder;
  const now = replaced(old, rest, change);
  // An optional field that is taken away leaves no trace.
  return now === undefined ? others : { ...(card as Holder), [key]: now };
}

// The first value of the shape that none of these has: of words and picks, which are counted.
function free(shape: Shape, taken: readonly unknown[]): unknown {
  const all: readonly unknown[] =
    shape.is === 'word' ? shape.words : shape.is === 'pick' ? shape.of.map(({ value }) => value) : [];
  return all.find((one) => !taken.some((other) => same(one, other)));
}

function added(shape: Shape, old: unknown, kind: string | undefined): unknown {
  if (shape.is !== 'list') throw new Error('Only lists grow.');
  const items = Array.isArray(old) ? (old as readonly unknown[]) : [];
  const of = shape.of();
  const item = of.is === 'kinds' && kind !== undefined ? blankOf(of, kind) : blank(of);
  const { distinct } = shape;
  if (distinct === undefined) return [...items, item];
  if (!isPlain(item)) return [...items, free(of, items) ?? item];
  const names = items.map((one) => (isPlain(one) ? one[distinct] : one));
  if (!names.includes(item[distinct])) return [...items, item];
  const inner = of.is === 'row' ? of.fields[distinct] : undefined;
  const other = inner === undefined ? undefined : free(inner, names);
  if (other !== undefined) return [...items, { ...item, [distinct]: other }];
  let next = 2;
  while (names.includes(`${String(item[distinct])}-${next}`)) next++;
  return [...items, { ...item, [distinct]: `${String(item[distinct])}-${next}` }];
}

/** The card after one step. */
export function edited<T>(shape: Shape, card: T, step: Step): T {
  const at = step.at.slice();
  switch (step.step) {
    case 'set':
      return replaced(card, at, () => step.value) as T;
    case 'open':
      return replaced(card, at, () => blank(shapeAt(shape, card, at))) as T;
    case 'kind': {
      const here = shapeAt(shape, card, at);
      return replaced(card, at, () => (here.is === 'kinds' ? blankOf(here, step.kind) : blank(here))) as T;
    }
    case 'add':
      if (step.value !== undefined)
        return replaced(card, at, (old) => [...((old ?? []) as readonly unknown[]), step.value]) as T;
      return replaced(card, at, (old) => added(shapeAt(shape, card, at), old, step.kind)) as T;
    case 'remove': {
      const place = Number(at.pop());
      return replaced(card, at, (old) => (old as readonly unknown[]).toSpliced(place, 1)) as T;
    }
    case 'shift': {
      const place = Number(at.pop());
      return replaced(card, at, (old) => {
        const items = old as readonly unknown[];
        const [first, second] = step.by < 0 ? [place - 1, place] : [place, place + 1];
        if (first < 0 || second >= items.length) return items;
        return items.with(first, items[second]).with(second, items[first]);
      }) as T;
    }
  }
}

/** The steps by which a form turns one card into the other: each has to be one that the form offers. */
export function stepsTo(shape: Shape, from: unknown, to: unknown, at: Way = []): Step[] {
  if (to === undefined) return from === undefined ? [] : [{ step: 'set', at, value: undefined }];
  if (
    to === null ||
    shape.is === 'number' ||
    shape.is === 'word' ||
    shape.is === 'pick' ||
    shape.is === 'text' ||
    shape.is === 'flag'
  )
    return same(from, to) ? [] : [{ step: 'set', at, value: to }];
  const steps: Step[] = from === undefined || from === null ? [{ step: 'open', at }] : [];
  let now: unknown = steps.length > 0 ? blank(shape) : from;
  if (shape.is === 'list') return [...steps, ...listSteps(shape, now as readonly unknown[], to, at)];
  if (shape.is === 'kinds' && isPlain(to) && isPlain(now) && now[shape.by] !== to[shape.by]) {
    const kind = String(to[shape.by]);
    steps.push({ step: 'kind', at, kind });
    now = blankOf(shape, kind);
  }
  for (const [name, inner] of Object.entries(fieldsOf(shape, to)))
    steps.push(...stepsTo(inner, valueAt(now, [name]), valueAt(to, [name]), [...at, name]));
  return steps;
}

function listSteps(
  shape: Shape & { readonly is: 'list' },
  from: readonly unknown[],
  to: unknown,
  at: Way,
): Step[] {
  const wanted = to as readonly unknown[];
  const steps: Step[] = [];
  let items = from;
  const of = shape.of();
  for (let place = items.length - 1; place >= wanted.length; place--)
    steps.push({ step: 'remove', at: [...at, place] });
  items = items.slice(0, wanted.length);
  while (items.length < wanted.length) {
    const kind = of.is === 'kinds' ? String(valueAt(wanted[items.length], [of.by])) : undefined;
    steps.push(kind === undefined ? { step: 'add', at } : { step: 'add', at, kind });
    items = added(shape, items, kind) as readonly unknown[];
  }
  return [...steps, ...wanted.flatMap((one, place) => stepsTo(of, items[place], one, [...at, place]))];
}

/** The card as a form makes it, by its own steps, of nothing or of what it begins with. */
export function rebuilt<T>(shape: Shape, card: T, from: unknown = blank(shape)): T {
  return stepsTo(shape, from, card).reduce((so, step) => edited(shape, so, step), from) as T;
}
