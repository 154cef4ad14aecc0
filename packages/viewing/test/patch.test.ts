// Patches: what `diff` says leads from one document to the other, for our reader and for anybody's.

import fc from 'fast-check';
import { applyPatch as theirApply } from 'rfc6902';
import { describe, expect, test } from 'vitest';
import type { Json } from '@bridgefront/kernel';
import { adopted, applyPatch, diff, PatchError, shared } from '../src/index.ts';

const json = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<Json>(null, true, false, 0, 1, 2, 'a', 'b'),
    fc.array(tie('value'), { maxLength: 6 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', 'a/b', '~', '', '0'), tie('value'), {
      noNullPrototype: true,
    }),
  ),
})).value;

describe('diff', () => {
  test('leads from one document to the other, in another implementation of RFC 6902 as well', () => {
    fc.assert(
      fc.property(json, json, (from, to) => {
        const patch = diff(from, to);
        expect(applyPatch(from, patch)).toEqual(to);
        const theirs = { document: structuredClone(from) };
        const moved = patch.map((operation) => ({ ...operation, path: `/document${operation.path}` }));
        expect(theirApply(theirs, structuredClone(moved)).filter((problem) => problem !== null)).toEqual([]);
        expect(theirs.document).toEqual(to);
      }),
      { numRuns: 2000 },
    );
  });

  test('is empty for equal documents and leaves both alone', () => {
    fc.assert(
      fc.property(json, json, (from, to) => {
        const before = JSON.stringify([from, to]);
        expect(diff(from, structuredClone(from))).toEqual([]);
        applyPatch(from, diff(from, to));
        expect(JSON.stringify([from, to])).toBe(before);
      }),
    );
  });

  test.each<[string, Json, Json, object[]]>([
    ['a member', { a: 1, b: 2 }, { a: 1, b: 3 }, [{ op: 'replace', path: '/b', value: 3 }]],
    ['a card drawn', ['x', 'y'], ['x', 'z', 'y'], [{ op: 'add', path: '/1', value: 'z' }]],
    ['a card played', ['x', 'z', 'y'], ['x', 'y'], [{ op: 'remove', path: '/1' }]],
    ['the whole is shorter', [1, 2, 3, 4, 5], [], [{ op: 'replace', path: '', value: [] }]],
  ])('says shortly: %s', (_name, from, to, patch) => {
    expect(diff(from, to)).toEqual(patch);
  });
});

describe('shared', () => {
  test('copies as JSON would, and keeps every part that is as before', () => {
    fc.assert(
      fc.property(json, json, (before, fresh) => {
        const made = shared(fresh, before);
        expect(made).toEqual(fresh);
        if (typeof fresh === 'object' && fresh !== null) expect(made).not.toBe(fresh);
        expect(shared(structuredClone(before), before)).toBe(before);
        expect(diff(before, made)).toEqual(diff(before, fresh));
      }),
    );
    const part = { b: [1] };
    expect(shared({ a: { b: [1] }, c: 2, d: undefined }, { a: part, c: 1 })).toEqual({ a: part, c: 2 });
    expect((shared({ a: { b: [1] }, c: 2 }, { a: part, c: 1 }) as { a: Json }).a).toBe(part);
  });
});

describe('adopted', () => {
  test('takes over every part that is as before, and is before itself where all is', () => {
    fc.assert(
      fc.property(json, json, (before, fresh) => {
        const made = adopted(structuredClone(fresh), before);
        expect(made).toEqual(fresh);
        expect(adopted(structuredClone(before), before)).toBe(before);
        expect(diff(before, made)).toEqual(diff(before, fresh));
      }),
    );
    const part = { b: [1] };
    const fresh = { a: { b: [1] }, c: 2 };
    expect(adopted(fresh, { a: part, c: 1 })).toBe(fresh);
    expect(fresh.a).toBe(part);
  });
});

describe('applyPatch', () => {
  test.each([
    ['no such member', [{ op: 'replace', path: '/x', value: 1 }]],
    ['no such item', [{ op: 'remove', path: '/list/5' }]],
    ['not a number', [{ op: 'add', path: '/list/one', value: 1 }]],
    ['below a leaf', [{ op: 'add', path: '/list/0/a', value: 1 }]],
    ['nothing left', [{ op: 'remove', path: '' }]],
  ] as const)('refuses: %s', (_name, patch) => {
    expect(() => applyPatch({ list: [1, 2] }, patch)).toThrow(PatchError);
  });
});
