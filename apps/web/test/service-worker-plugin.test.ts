// Which of the page's files the service worker keeps.

import { expect, test } from 'vitest';
import { keptOf } from '../service-worker-plugin.ts';

test('all that a browser may need is kept, and told apart by name or by content', () => {
  const files = (document: string): ReadonlyMap<string, string> =>
    new Map([
      ['index.html', document],
      ['assets/match-C4.js', 'match'],
      ['assets/alegreya-B7.woff2', 'letters'],
      ['assets/alegreya-B7.woff', 'letters'],
      ['assets/match-C4.js.map', 'map'],
      ['assets/PROTOCOL-A1.js', 'for programs'],
      ['index.html.br', 'packed'],
      ['sw.js', 'itself'],
      ['favicon.svg', 'picture'],
    ]);
  const kept = keptOf(files('one'));
  expect(kept.map(({ url }) => url)).toEqual([
    '/assets/alegreya-B7.woff2',
    '/assets/match-C4.js',
    '/favicon.svg',
    '/index.html',
  ]);
  expect(kept.map(({ revision }) => revision !== null)).toEqual([false, false, true, true]);
  const later = keptOf(files('two'));
  expect(later.slice(0, 3)).toEqual(kept.slice(0, 3));
  expect(later[3]?.revision).not.toBe(kept[3]?.revision);
});
