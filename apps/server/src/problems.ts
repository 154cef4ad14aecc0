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
  if (issue.origin === 'string') return `has to have ${word} ${bound} characters`;
  if (issue.origin === 'array') return `has to have ${word} ${bound} entries`;
  return `has to be ${word} ${bound}`;
}

// Our own words: those of a library change with it, and speak of its inside.
function wording(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return wanted(issue);
    case 'unrecognized_keys':
      return `has "${issue.keys[0]}", which is not known here`;
    case 'invalid_value':
      return `has to be one of ${issue.values.map((value) => JSON.stringify(value)).join(', ')}`;
    case 'invalid_union':
      return 'is none of what is allowed here';
    case 'too_small':
    case 'too_big':
      return sizeOf(issue);
    case 'invalid_format':
      return issue.message.startsWith('has to') ? issue.message : 'is not well formed';
    case 'custom':
      return issue.message.startsWith('has to') ? issue.message : 'is not valid';
    default:
      return 'is not valid';
  }
}

function wanted(issue: Extract<Issue, { code: 'invalid_type' }>): string {
  return `has to be ${kinds[issue.expected] ?? 'something else'}`;
}

/** The first problem; `where` names what was checked. */
export function problemOf(error: z.ZodError, where: string): WireRefusal {
  const [issue] = error.issues;
  const path = [where, ...issue.path].join('.');
  return refuse('bad-message', `${path} ${wording(issue)}.`);
}
