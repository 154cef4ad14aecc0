// What does not fit a schema, in one sentence that says where and what is wanted.

import { refuse } from '@bridgefront/protocol';
import type { WireRefusal } from '@bridgefront/protocol';
import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

const kinds: { readonly [type: string]: string } = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
  null: 'null',
};

function sizeOf(issue: Extract<Issue, { code: 'too_small' | 'too_big' }>): string {
  const [bound, word] = issue.code === 'too_small' ? [issue.minimum, 'at least'] : [issue.maximum, 'at most'];
  const things = (one: string, many: string): string => `${bound} ${bound === 1 ? one : many}`;
  if (issue.origin === 'string') return `has to have ${word} ${things('character', 'characters')}`;
  if (issue.origin === 'array') return `has to have ${word} ${things('entry', 'entries')}`;
  return `has to be ${word} ${bound}`;
}

/** What has to be instead. Our own words: those of a library change with it, and speak of its inside. */
export function wishOf(issue: Issue): string {
  if (issue.message.startsWith('has to')) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return wanted(issue);
    case 'unrecognized_keys':
      return `has "${issue.keys[0]}", which is not known here`;
    case 'invalid_value':
      return oneOf(issue.values);
    case 'invalid_union':
      return anyOf(issue);
    case 'too_small':
    case 'too_big':
      return sizeOf(issue);
    case 'invalid_format':
      return 'is not well formed';
    default:
      return 'is not valid';
  }
}

function wanted(issue: Extract<Issue, { code: 'invalid_type' }>): string {
  return `has to be ${kinds[issue.expected] ?? 'something else'}`;
}

function oneOf(values: readonly unknown[]): string {
  const [first, ...others] = values.map((value) => JSON.stringify(value));
  return others.length === 0 ? `has to be ${first}` : `has to be one of ${[first, ...others].join(', ')}`;
}

// Several kinds of things fit: told apart by a member of theirs, or each with a problem of its own.
function anyOf(issue: Extract<Issue, { code: 'invalid_union' }>): string {
  if ('options' in issue && Array.isArray(issue.options)) return oneOf(issue.options);
  const problems = issue.errors.flatMap((errors) => errors.slice(0, 1).map(wishOf));
  return problems.length === 0 ? 'is none of what is allowed here' : [...new Set(problems)].join(', or ');
}

function at(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (inner as { readonly [key: PropertyKey]: unknown } | undefined)?.[key],
    value,
  );
}

/** The first problem; `where` names what was checked, `value` is what was sent. */
export function problemOf(error: z.ZodError, where: string, value: unknown): WireRefusal {
  const [issue] = error.issues;
  const path = [where, ...issue.path].join('.');
  const missing = issue.path.length > 0 && at(value, issue.path) === undefined;
  const wish = wishOf(issue);
  return refuse('bad-message', missing ? `${path} is missing: it ${wish}.` : `${path} ${wish}.`);
}
