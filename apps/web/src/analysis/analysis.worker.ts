// The worker that analyses a finished match: it works out one piece after the other, as the page asks for them.

import { MatchAnalysis, usualThoroughness } from '@bridgefront/bots';
import { fingerprint } from '@bridgefront/kernel';
import { rulesOf } from '../local/games.ts';
import type { FromAnalyst, ToAnalyst } from './messages.ts';

let analysis: MatchAnalysis | null = null;

async function hear(asked: ToAnalyst): Promise<FromAnalyst> {
  if ('index' in asked) {
    if (analysis === null) return { problem: 'failed' };
    return { index: asked.index, piece: analysis.piece(asked.index) };
  }
  const { record, seat } = asked;
  const game = await rulesOf(record.game);
  if (game === null || fingerprint(game) !== record.rules) return { problem: 'no rules' };
  analysis = new MatchAnalysis(game, record, seat);
  return { names: analysis.names, stamp: `${record.rules} ${JSON.stringify(usualThoroughness)}` };
}

addEventListener('message', ({ data }: MessageEvent<ToAnalyst>) => {
  const tell = (news: FromAnalyst): void => postMessage(news);
  hear(data).then(tell, () => tell({ problem: 'failed' }));
});
