// Worker that plays a finished match again, so that the page has not to load the rules.

import { answerAgain } from './played-again.ts';
import type { AgainWish } from './played-again.ts';

addEventListener('message', ({ data }: MessageEvent<AgainWish>) => {
  void answerAgain(data).then((answer) => postMessage(answer));
});
