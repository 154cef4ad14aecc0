// Which sounds a match makes: those of its moments, once each, and only where they are wanted.

import { signal } from '@preact/signals';
import { beforeEach, expect, test, vi } from 'vitest';
import type { GamePage } from '@bridgefront/page/contract.ts';
import type { PageMatchContext } from './create-match-context.ts';
import { soundEvents } from './sounds.ts';
import { soundOn } from '../source/sound-setting.ts';

const played: string[] = [];
vi.mock('../source/chime.ts', () => ({ play: (sound: string) => void played.push(sound) }));

const game = { battles: ['fight'] } as unknown as GamePage;

function table(seat: number | null) {
  const current = signal<{ readonly report: { readonly face: { readonly tell: string } } } | null>(null);
  const document = signal<{ view: { outcome: { winners: number[] } | null } }>({ view: { outcome: null } });
  const match = { playback: { current }, source: { seat, document } } as unknown as PageMatchContext;
  const show = (tell: string | null): void => {
    current.value = tell === null ? null : { report: { face: { tell } } };
  };
  const end = (winner: number): void => {
    document.value = { view: { outcome: { winners: [winner] } } };
  };
  return { match, show, end };
}

beforeEach(() => {
  played.length = 0;
  soundOn.value = true;
});

test('a reveal sounds once, each battle in it, and a win', async () => {
  const { match, show, end } = table(1);
  const stop = soundEvents(match, game);
  for (const tell of ['builds', 'marches', 'fight', 'fight', 'builds', 'fight']) show(tell);
  show(null);
  show('builds');
  end(1);
  show(null);
  stop();
  show('fight');
  await vi.dynamicImportSettled();
  expect(played).toEqual(['reveal', 'battle', 'battle', 'reveal', 'win']);
});

test('somebody else’s win is silent, for onlookers every one', async () => {
  for (const seat of [0, null]) {
    const { match, end } = table(seat);
    const stop = soundEvents(match, game);
    end(1);
    stop();
  }
  await vi.dynamicImportSettled();
  expect(played).toEqual([]);
});

test('nothing sounds where it is not wanted, or was over before', async () => {
  const over = table(1);
  over.end(1);
  soundEvents(over.match, game)();
  soundOn.value = false;
  const { match, show } = table(1);
  const stop = soundEvents(match, game);
  show('fight');
  stop();
  await vi.dynamicImportSettled();
  expect(played).toEqual([]);
});
