// The rules of a game as a booklet, for the browser to print: a cover, the game in five minutes, then all of it.

import { useEffect, useMemo, useState } from 'preact/hooks';
import { Button, ButtonLink } from '@bridgefront/page/ui/button.tsx';
import { Select } from '@bridgefront/page/ui/field.tsx';
import { useTitle } from '../app/page.tsx';
import { coverOf } from '../games.ts';
import { DiagramFigure } from '../diagrams/figure.tsx';
import { PlainText } from '../match/rules-panel.tsx';
import { loadGames, titleOf } from '../source/games.ts';
import { bookletTexts as words } from '../texts/booklet.ts';
import { guideOf, rulesOf } from './rules.tsx';
import styles from './booklet.module.css';
import screen from './print.module.css';
import { useLight } from './use-light.ts';

const papers = ['a5', 'a4', 'letter'] as const;

/** The screen at `/rules/…/print`. */
export function BookletScreen({ game = '' }: { readonly game?: string }) {
  const [paper, setPaper] = useState<(typeof papers)[number]>('a5');
  useEffect(() => void loadGames(), []);
  useLight();
  const name = titleOf(game);
  const title = words.title(name);
  useTitle(title);
  const loads = useMemo(() => ({ guide: () => guideOf(game), rules: () => rulesOf(game) }), [game]);
  const { Art, blurb } = coverOf(game);
  return (
    <main id="content" class={screen.page}>
      <header class={screen.head}>
        <h1>{title}</h1>
        <p>{words.lead}</p>
        <div class={screen.tools}>
          <Select
            label={words.paper}
            value={paper}
            options={papers.map((value) => ({ value, label: words.papers[value] }))}
            onSelect={(value) => setPaper(value as typeof paper)}
          />
          <Button kind="primary" onClick={() => print()}>
            {words.print}
          </Button>
          <ButtonLink kind="quiet" href={`/rules/${game}`}>
            {words.rules}
          </ButtonLink>
        </div>
      </header>
      <article class={styles.booklet} data-paper={paper}>
        <section class={styles.cover}>
          <Art class={styles.art} />
          <p class={styles.title}>{name}</p>
          <p>{blurb}</p>
        </section>
        <section class={styles.part}>
          <h2>{words.guide}</h2>
          <PlainText load={loads.guide} game={game} Diagram={DiagramFigure} />
        </section>
        <section class={styles.part}>
          <h2>{words.all}</h2>
          <PlainText load={loads.rules} game={game} Diagram={DiagramFigure} />
        </section>
      </article>
    </main>
  );
}
