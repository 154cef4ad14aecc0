// The deck that lies in the rail while one is chosen.

import { signal } from '@preact/signals';
import { expect, test, vi } from 'vitest';
import { lookAt, lookedAt } from './looked-at.ts';
import type { Match } from './match.ts';
import type { Seen } from './seen.ts';
import { bring } from './start.tsx';

const slugs = ['oxbow-wardens', 'ember-riders', 'stonefen-assembly'];

function seenOf(choices: readonly string[], question: number) {
  const pointed = signal<string | null>(null);
  const advised = signal<ReadonlySet<string> | null>(null);
  const document = signal({ host: { decision: question } });
  const match = { pointed, advised, source: { match: 'm', seat: 0, document } } as unknown as Match;
  const open = new Map(choices.map((choice) => [choice, { choice, label: choice }]));
  const seen: Pick<Seen, 'match' | 'open'> = { match, open };
  return { seen, pointed, advised, document };
}

test('pointed at, else looked at, else advised, else the first', () => {
  const { seen, pointed, advised, document } = seenOf(
    slugs.map((slug) => `deck:${slug}`),
    1,
  );
  expect(lookedAt(seen)).toBe('oxbow-wardens');
  advised.value = new Set(['deck:ember-riders']);
  expect(lookedAt(seen)).toBe('ember-riders');
  lookAt(seen.match, 'stonefen-assembly');
  expect(lookedAt(seen)).toBe('stonefen-assembly');
  pointed.value = 'deck:oxbow-wardens';
  expect(lookedAt(seen)).toBe('oxbow-wardens');
  // Another question: what was looked at before is void.
  pointed.value = null;
  document.value = { host: { decision: 2 } };
  expect(lookedAt(seen)).toBe('ember-riders');
});

test('no deck lies there where none can be chosen', () => {
  const { seen } = seenOf(['pass'], 1);
  lookAt(seen.match, 'ember-riders');
  expect(lookedAt(seen)).toBeNull();
});

test('on a phone the button brings the deck that is looked at; elsewhere a click on the deck does', () => {
  const heard: (() => void)[] = [];
  const list = { matches: true, addEventListener: (_: string, run: () => void) => heard.push(run) };
  vi.stubGlobal('matchMedia', () => list);
  const { seen } = seenOf(
    slugs.map((slug) => `deck:${slug}`),
    1,
  );
  lookAt(seen.match, 'ember-riders');
  expect(bring(seen as Seen)).toEqual({ label: 'Bring Ember Riders', choice: 'deck:ember-riders' });
  list.matches = false;
  for (const run of heard) run();
  expect(bring(seen as Seen)).toBeNull();
  vi.unstubAllGlobals();
});
