// The whole table: course of the match, players, board, market, hand.

import { useMemo, useState } from 'preact/hooks';
import { texts } from '../../texts/index.ts';
import type { Room } from '../../match/room.ts';
import { Board } from './board/board.tsx';
import { ExplainLayer } from './explain/layer.tsx';
import { createPreview, PreviewContext } from './explain/preview.ts';
import { Auction } from './panels/auction.tsx';
import { Hand } from './panels/hand.tsx';
import { hasOffer, Offer } from './panels/offer.tsx';
import { Points } from './panels/points.tsx';
import { Result } from './panels/result.tsx';
import { Seats } from './panels/seats.tsx';
import { Section, SectionTabs, useSection, useSectionId } from './panels/sections.tsx';
import type { SectionName } from './panels/sections.tsx';
import { Track } from './panels/track.tsx';
import { BattlePanel } from './reveal/battle-panel.tsx';
import { RevealLayer } from './reveal/layer.tsx';
import { sceneOf } from './scene.ts';
import type { Scene } from './scene.ts';
import styles from './table.module.css';

const t = texts.bridgefront;

/** The part that matters now, where only one is shown. */
function matters(scene: Scene): SectionName {
  if (scene.view.phase === 'over') return 'offer';
  if (scene.own === null) return 'seats';
  return scene.ask === 'bid' || hasOffer(scene) ? 'offer' : 'hand';
}

/** The board, as large as there is room. */
function Stage({ scene }: { readonly scene: Scene }) {
  return (
    <div class={styles.stage}>
      <Board room={scene.room} overlay={<RevealLayer room={scene.room} />} />
      <BattlePanel room={scene.room} />
    </div>
  );
}

function Tray({
  scene,
  id,
  section,
}: {
  readonly scene: Scene;
  readonly id: string;
  readonly section: SectionName;
}) {
  const [folded, setFolded] = useState(false);
  const busy = scene.view.phase === 'market' || scene.view.phase === 'over' || hasOffer(scene);
  return (
    <div class={styles.tray} data-folded={folded}>
      <button
        type="button"
        class={styles.fold}
        aria-expanded={!folded}
        aria-label={folded ? t.hand.unfold : t.hand.fold}
        onClick={() => setFolded(!folded)}
      />
      <div class={styles.inside}>
        <Section id={id} name="offer" section={section} class={styles.offer}>
          <Result scene={scene} />
          <Offer scene={scene} />
          <Auction scene={scene} />
        </Section>
        <Section id={id} name="hand" section={section} class={styles.hand}>
          <Hand scene={scene} narrow={busy} />
        </Section>
      </div>
    </div>
  );
}

/** Bridgefront as one reader sees it now. */
export function Table({ room }: { readonly room: Room }) {
  const preview = useMemo(createPreview, []);
  const scene = sceneOf(room);
  const id = useSectionId();
  const { section, setSection } = useSection(matters(scene));
  const counts = {
    hand: scene.own?.hand.length ?? null,
    offer: scene.view.row?.cards.length ?? null,
    seats: scene.view.seats.length,
  };
  return (
    <PreviewContext.Provider value={preview}>
      <section class={styles.table} aria-label={t.table}>
        <div class={styles.grid}>
          <Section id={`${id}-track`} name="seats" section={section} class={styles.track}>
            <Track scene={scene} />
          </Section>
          <Stage scene={scene} />
          <SectionTabs id={id} section={section} counts={counts} select={setSection} />
          <Section id={id} name="seats" section={section} class={styles.people}>
            <Points scene={scene} />
            <Seats scene={scene} />
          </Section>
          <Tray scene={scene} id={id} section={section} />
        </div>
        <ExplainLayer preview={preview} />
      </section>
    </PreviewContext.Provider>
  );
}
