// Values of options as people read them.

import { fellsAndFords } from '@bridgefront/game-fells-and-fords';
import { heartland } from '@bridgefront/game-heartland';
import { expect, test } from 'vitest';
import { optionWords } from './changed-options.ts';

test.each([
  ['oxbow-wardens', 'Oxbow Wardens'],
  ['of-old', 'Of old'],
  ['choose', 'Choose'],
  ['seat-0', 'First seat'],
  ['seat-1', 'Second seat'],
  ['seat0', 'First seat'],
  ['fordsSouth', 'Fords south'],
])('%s is shown as %s', (value, words) => {
  const declared = {
    type: 'choice',
    group: 'Start',
    help: 'Who begins.',
    default: value,
    values: [value],
    names: { 'oxbow-wardens': 'Oxbow Wardens' },
  } as const;
  expect(optionWords(declared, value)).toBe(words);
});

test('a map is told by what lies on it, not as the text that it is', () => {
  const map = {
    terrain: { forest: '4,4 5,4', hill: '3,3' },
    banners: { '4,5': 2 },
    units: [{}, {}, {}],
    first: 1,
  };
  const declared = fellsAndFords.options['scenario'];
  expect(optionWords(declared, JSON.stringify(map))).toBe('laid by hand (terrain 2, banners 1, units 3)');
  expect(optionWords(declared, '{ no map')).toBe('{ no map');
});

test.each([
  { declared: heartland.options['deck0'], value: 'ember-riders', words: 'Ember Riders' },
  { declared: fellsAndFords.options['battle'], value: 'gateFord', words: 'At the Gate Ford' },
])('things of a game are called as it calls them: $words', ({ declared, value, words }) => {
  expect(optionWords(declared, value)).toBe(words);
});
