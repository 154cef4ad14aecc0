// The worker that works out win chances for an onlooker, so that the page is never held up by it.

import { engineOf } from '../local/engines.ts';
import { winChances } from './win-chances.ts';
import type { ChancesWish, FoundChances } from './win-chances.ts';

addEventListener('message', ({ data }: MessageEvent<ChancesWish>) => {
  const { decision } = data.imagined;
  const tell = (seats: FoundChances['seats']): void =>
    postMessage({ decision, seats } satisfies FoundChances);
  engineOf(data.game).then(
    (engine) => tell(winChances(engine, data, () => performance.now())),
    () => tell(null),
  );
});
