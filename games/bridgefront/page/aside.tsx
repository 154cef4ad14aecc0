// What the panel tells below the question: how an auction goes, everybody's points, and where the match stands.

import { useMemo } from 'preact/hooks';
import { PreviewLayer } from '@bridgefront/page/popovers/preview-layer.tsx';
import { createPreview, PreviewContext } from '@bridgefront/page/popovers/preview.ts';
import { onNeed } from '@bridgefront/page/ui/on-need.tsx';
import type { Match } from './match.ts';
import { AuctionHelp } from './panels/auction-help.tsx';
import { OrderHelp } from './panels/order-help.tsx';
import { seenOf } from './seen.ts';

const Standing = onNeed(async () => (await import('./panels/standing.tsx')).Standing);

/** All of it. */
export function Aside({ match }: { readonly match: Match }) {
  const preview = useMemo(createPreview, []);
  const seen = seenOf(match);
  return (
    <PreviewContext.Provider value={preview}>
      <AuctionHelp match={match} />
      <OrderHelp match={match} />
      <Standing seen={seen} />
      <PreviewLayer preview={preview} />
    </PreviewContext.Provider>
  );
}
