// The whole table: course of the match, players, board, market, hand.

import type { ComponentChildren } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { bridgefrontTexts } from './texts/table.ts';
import type { Match } from './match.ts';
import { Board } from './board/board.tsx';
import { PreviewLayer } from '@bridgefront/page/popovers/preview-layer.tsx';
import { createPreview, PreviewContext } from '@bridgefront/page/popovers/preview.ts';
import { Auction, hasAuction } from './panels/auction.tsx';
import { Hand } from './panels/hand.tsx';
import { hasOffer, Offer } from './panels/offer.tsx';
import { Points } from './panels/points.tsx';
import { Result } from './panels/result.tsx';
import { Seats } from './panels/seats.tsx';
import { Section, SectionTabs, useSection, useSectionId } from './panels/sections.tsx';
import type { SectionName, SectionProps } from './panels/sections.tsx';
import { Track } from './panels/track.tsx';
import { arrivalsOf } from './reveal/arrivals.ts';
import { Caption } from './reveal/caption.tsx';
import { RevealLayer } from './reveal/layer.tsx';
import { InterludeLayer } from './reveal/interlude-layer.tsx';
import { seenOf } from './seen.ts';
import type { Seen } from './seen.ts';
import { useLow } from './use-low.ts';
import { useLater } from '@bridgefront/page/ui/later.ts';
import { remembered } from '@bridgefront/page/ui/remembered.ts';
import styles from './table.module.css';

const t = bridgefrontTexts;

/** From so many players on, each has less room. */
const crowd = 5;

/** The part that matters now, where only one is shown. */
function matters(seen: Seen): SectionName {
  if (seen.view.phase === 'over') return 'offer';
  if (seen.own === null) return 'seats';
  return seen.ask === 'bid' || hasOffer(seen) ? 'offer' : 'hand';
}

interface StageProps {
  readonly match: Match;
}

function StageDrawing({ match }: StageProps) {
  const arrivals = useMemo(() => arrivalsOf(match), [match]);
  return (
    <div class={styles.stage} data-part="board">
      <Board match={match} arrivals={arrivals} overlay={<RevealLayer match={match} arrivals={arrivals} />} />
      <InterludeLayer match={match} />
    </div>
  );
}

// The board, as large as there is room. Its parts read what they show themselves.
const Stage = remembered(StageDrawing, ({ match }: StageProps) => [match]);

/** Where the table is narrow, the order of the revealed actions below the board; elsewhere the track tells it. */
function Order({ match }: { readonly match: Match }) {
  if (match.playback.current.value === null) return null;
  return (
    <div class={styles.order} data-part="order">
      <Caption match={match} />
    </div>
  );
}

interface TrayProps {
  readonly seen: Seen;
  readonly id: string;
  readonly section: SectionName;
  readonly low: boolean;
}

/** Market and hand. In one line where there is little height, until the reader or an offer of cards wants it large. */
function Tray({ seen, id, section, low }: TrayProps) {
  const [wanted, setWanted] = useState<'line' | 'large' | null>(null);
  const offered = hasOffer(seen);
  const over = seen.view.phase === 'over';
  // Before the first cards are dealt there is nothing to lay out: the board has the room.
  const undealt = seen.view.phase === 'setup' && seen.own?.hand.length === 0 && !offered;
  const bare = undealt || (seen.own === null && !over && seen.view.phase !== 'market');
  const line = wanted === null ? low && !offered && !over : wanted === 'line';
  return (
    <div class={styles.tray} data-part="cards" data-bare={bare} data-standing={over}>
      <div class={`${styles.inside} ${line ? styles.line : ''}`}>
        <Section
          id={id}
          name="offer"
          section={section}
          class={styles.offer}
          empty={!over && !offered && !hasAuction(seen)}
        >
          <Result seen={seen} />
          <Offer seen={seen} />
          <Auction seen={seen} line={line} />
        </Section>
        <Section id={id} name="hand" section={section} class={styles.hand}>
          {undealt ? (
            <p class={styles.undealt}>{t.hand.undealt}</p>
          ) : (
            <Hand seen={seen} narrow={seen.view.phase === 'market' || over || offered} line={line} />
          )}
        </Section>
      </div>
      <button
        type="button"
        class={styles.grow}
        aria-expanded={!line}
        aria-label={line ? t.hand.large : t.hand.line}
        onClick={() => setWanted(line ? 'large' : 'line')}
      />
    </div>
  );
}

interface LateSectionProps extends Omit<SectionProps, 'late' | 'children'> {
  readonly seen: Seen;
  readonly draw: (seen: Seen) => ComponentChildren;
}

// Where the match stands and what everybody has: that is looked up once board and question have been seen, and drawn when
// the frame with these has been painted.
function LateSection({ seen, draw, ...section }: LateSectionProps) {
  const then = useLater(seen);
  return (
    <Section {...section} late={then !== seen}>
      {draw(then)}
    </Section>
  );
}

const track = (seen: Seen): ComponentChildren => <Track seen={seen} />;

const people = (seen: Seen): ComponentChildren => (
  <>
    <Points seen={seen} />
    <Seats seen={seen} />
  </>
);

/** Bridgefront as one reader sees it now. */
export function Table({ match }: { readonly match: Match }) {
  const preview = useMemo(createPreview, []);
  const seen = seenOf(match);
  const id = useSectionId();
  const table = useRef<HTMLElement>(null);
  const low = useLow(table);
  const { section, setSection } = useSection(matters(seen));
  const counts = {
    hand: seen.own?.hand.length ?? null,
    offer: seen.view.row?.cards.length ?? null,
    seats: seen.view.seats.length,
  };
  return (
    <PreviewContext.Provider value={preview}>
      <section ref={table} class={styles.table} aria-label={t.table}>
        <div class={styles.grid} data-low={low} data-crowd={seen.view.seats.length >= crowd}>
          <LateSection
            id={`${id}-track`}
            name="seats"
            section={section}
            class={styles.track}
            seen={seen}
            draw={track}
          />
          <Stage match={match} />
          <Order match={match} />
          <SectionTabs id={id} section={section} counts={counts} select={setSection} />
          <LateSection
            id={id}
            name="seats"
            section={section}
            class={styles.people}
            part="players"
            seen={seen}
            draw={people}
          />
          <Tray seen={seen} id={id} section={section} low={low} />
        </div>
        <PreviewLayer preview={preview} />
      </section>
    </PreviewContext.Provider>
  );
}
