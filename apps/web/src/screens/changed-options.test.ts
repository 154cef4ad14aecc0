// Values of options as people read them.

import { expect, test } from 'vitest';
import { optionWords } from './changed-options.ts';

test.each([
  ['oxbow-wardens', 'Oxbow wardens'],
  ['choose', 'Choose'],
  ['seat-0', 'First seat'],
  ['seat-1', 'Second seat'],
])('%s is shown as %s', (value, words) => {
  const declared = {
    type: 'choice',
    group: 'Start',
    help: 'Who begins.',
    default: value,
    values: [value],
  } as const;
  expect(optionWords(declared, value)).toBe(words);
});
