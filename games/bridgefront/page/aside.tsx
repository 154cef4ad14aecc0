// What the panel tells below the question: how an auction goes, everybody's points, and where the match stands.

import { useMemo } from 'preact/hooks';
import { PreviewLayer } from '@bridgefront/page/popovers/preview-layer.tsx';
import { createPreview, PreviewContext } from '@bridgefront/page/popovers/preview.ts';
import { useLater } from '@bridgefront/page/ui/later.ts';
import type { Match } from './match.ts';
import { AuctionHelp } from './panels/auction-help.tsx';
import { OrderHelp } from './panels/order-help.tsx';
import { Points } from './panels/points.tsx';
import { Seats } from './panels/seats.tsx';
import { Track } from './panels/track.tsx';
import { seenOf } from './seen.ts';
import type { Seen } from './seen.ts';
import styles from './aside.module.css';

// That is looked up once board and question have been seen, and drawn when the frame with these has been painted.
function Standing({ seen }: { readonly seen: Seen }) {
  const then = useLater(seen);
  return (
    <div class={styles.standing} data-part="players" data-late={then === seen ? undefined : true}>
      <Points seen={then} />
      <Seats seen={then} />
      <Track seen={then} />
    </div>
  );
}

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
