// A diagram of the rules: the game's own board in a small frame, with a line below, and a way to play on from it.

import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { GamePage } from '@bridgefront/page/contract.ts';
import type { Diagram } from '@bridgefront/page/diagram.ts';
import { pageOf } from '../games.ts';
import { rulesOf } from '../local/games.ts';
import { createMatchContext } from '../match/create-match-context.ts';
import { MarkedSeats } from '../match/marked-seats.tsx';
import { stillSource } from '../playback/recorded-source.ts';
import { stillPlayback } from '../playback/still-playback.ts';
import { pageSurroundings } from '../source/surroundings.ts';
import { diagramTexts as words } from '../texts/diagrams.ts';
import { stillOf } from './still.ts';
import type { Still } from './still.ts';
import styles from './figure.module.css';

/** The diagram of a game with this name; null: there is none. */
export async function diagramOf(game: string, slug: string): Promise<Diagram | null> {
  const diagrams = (await (await pageOf(game))?.diagrams?.()) ?? [];
  return diagrams.find((one) => one.slug === slug) ?? null;
}

interface Drawn {
  readonly page: GamePage;
  readonly diagram: Diagram;
  readonly still: Still;
}

async function draw(name: string, slug: string): Promise<Drawn | null> {
  const [game, page, diagram] = await Promise.all([rulesOf(name), pageOf(name), diagramOf(name, slug)]);
  if (game === null || page === null || diagram === null) return null;
  return { page, diagram, still: stillOf(game, diagram) };
}

// The table without what lies around its board. Nothing on it can be reached: it is a picture.
function Picture({ page, diagram, still }: Drawn) {
  const shown = useSignal(still.document);
  const match = useMemo(() => {
    const source = stillSource(still.info, diagram.seat, shown, [], still.words);
    return createMatchContext(source, page, pageSurroundings, stillPlayback(shown));
  }, [still]);
  useEffect(() => {
    match.point(diagram.pointed ?? null);
    return () => match.close();
  }, [match]);
  return (
    <MarkedSeats match={match} game={page}>
      <div class={styles.frame}>
        <div class={styles.picture} data-asked={diagram.asked} inert>
          <page.Table match={match} />
        </div>
      </div>
    </MarkedSeats>
  );
}

/** The figure; nothing where the game has no diagram of this name. */
export function DiagramFigure({ game, slug }: { readonly game: string; readonly slug: string }) {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  useEffect(() => {
    let current = true;
    // Without it, the rules are read as they are.
    void draw(game, slug).then(
      (made) => current && setDrawn(made),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [game, slug]);
  if (drawn === null) return <div class={styles.room} />;
  return (
    <figure class={styles.figure} data-diagram={slug}>
      <Picture key={slug} {...drawn} />
      <figcaption>
        {drawn.diagram.caption}{' '}
        <a class={styles.attempt} href={`/rules/${game}/${slug}`}>
          {words.attempt}
        </a>
      </figcaption>
    </figure>
  );
}
