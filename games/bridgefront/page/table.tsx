// The whole table: the board, what is sold, offered and fought over it, and the hand with what one can do without a card.

import { useMemo, useRef } from 'preact/hooks';
import { Overlay, Stage } from '@bridgefront/page/stage/stage.tsx';
import type { Match } from './match.ts';
import { Board } from './board/board.tsx';
import { PreviewLayer } from '@bridgefront/page/popovers/preview-layer.tsx';
import { createPreview, PreviewContext } from '@bridgefront/page/popovers/preview.ts';
import { Hand, Holdings } from './panels/hand.tsx';
import { offeredCards } from './panels/legal.ts';
import { arrivalsOf } from './reveal/arrivals.ts';
import { Battle } from './reveal/battle.tsx';
import { RevealLayer } from './reveal/layer.tsx';
import { InterludeLayer } from './reveal/interlude-layer.tsx';
import { seenOf } from './seen.ts';
import type { Seen } from './seen.ts';
import { remembered } from '@bridgefront/page/ui/remembered.ts';
import { onNeed } from '@bridgefront/page/ui/on-need.tsx';
import styles from './table.module.css';

const Auction = onNeed(async () => (await import('./panels/auction.tsx')).Auction);
const Caption = onNeed(async () => (await import('./reveal/caption.tsx')).Caption);
const Offer = onNeed(async () => (await import('./panels/offer.tsx')).Offer);
const Result = onNeed(async () => (await import('./panels/result.tsx')).Standing);

interface MapProps {
  readonly match: Match;
}

function MapDrawing({ match }: MapProps) {
  const arrivals = useMemo(() => arrivalsOf(match), [match]);
  return (
    <div class={styles.map} data-part="board">
      <Board match={match} arrivals={arrivals} overlay={<RevealLayer match={match} arrivals={arrivals} />} />
    </div>
  );
}

// The board, as large as there is room. Its parts read what they show themselves.
const Map = remembered(MapDrawing, ({ match }: MapProps) => [match]);

/** The order of the revealed actions while they are shown. */
function Order({ match }: { readonly match: Match }) {
  if (match.playback.current.value === null) return null;
  return (
    <Overlay at="top" bare class={styles.order} data-part="order">
      <Caption match={match} />
    </Overlay>
  );
}

// Auctions are loaded with the first row of cards, and stay from then on.
function useAuctions({ view }: Seen): boolean {
  const begun = useRef(false);
  begun.current ||= view.row !== undefined;
  return begun.current;
}

/** Bridgefront as one reader sees it now. */
export function Table({ match }: { readonly match: Match }) {
  const preview = useMemo(createPreview, []);
  const seen = seenOf(match);
  const auctions = useAuctions(seen);
  return (
    <PreviewContext.Provider value={preview}>
      <Stage
        board={<Map match={match} />}
        overlays={
          <>
            <InterludeLayer match={match} />
            {auctions && <Auction seen={seen} />}
            {offeredCards(seen).length > 0 && <Offer seen={seen} />}
            <Battle match={match} />
            {seen.match.shown.value.view.outcome !== null && <Result seen={seen} />}
            <Order match={match} />
          </>
        }
        own={<Holdings seen={seen} />}
        hand={<Hand seen={seen} />}
      />
      <PreviewLayer preview={preview} />
    </PreviewContext.Provider>
  );
}
