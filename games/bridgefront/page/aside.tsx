// What the panel tells below the question: how an auction goes, everybody's points, and where the match stands.

import { useMemo } from 'preact/hooks';
import { PreviewLayer } from '@bridgefront/page/popovers/preview-layer.tsx';
import { createPreview, PreviewContext } from '@bridgefront/page/popovers/preview.ts';
import { onNeed } from '@bridgefront/page/ui/on-need.tsx';
import type { Match } from './match.ts';
import { seenOf } from './seen.ts';

const AuctionHelp = onNeed(async () => (await import('./panels/auction-help.tsx')).AuctionHelp);
const OrderHelp = onNeed(async () => (await import('./panels/order-help.tsx')).OrderHelp);
const Standing = onNeed(async () => (await import('./panels/standing.tsx')).Standing);

/** All of it. */
export function Aside({ match }: { readonly match: Match }) {
  const preview = useMemo(createPreview, []);
  const seen = seenOf(match);
  return (
    <PreviewContext.Provider value={preview}>
      {seen.ask === 'bid' && <AuctionHelp match={match} />}
      {seen.ask === 'action' && <OrderHelp match={match} />}
      <Standing seen={seen} />
      <PreviewLayer preview={preview} />
    </PreviewContext.Provider>
  );
}
