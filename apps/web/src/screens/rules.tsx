// The rules of a game as a page of their own, and the list of games that have some.

import type { RuleBlocks } from '@bridgefront/page/rules.ts';
import { useEffect, useMemo } from 'preact/hooks';
import { Page, PageHead } from '../app/page.tsx';
import { DiagramFigure } from '../diagrams/figure.tsx';
import { LessonList } from '../lessons/list.tsx';
import { PlainText, RulesPanel } from '../match/rules-panel.tsx';
import { gamesNow, loadGames, titleOf } from '../source/games.ts';
import { coverOf, pageOf } from '../games.ts';
import { texts } from '../texts/index.ts';
import { rulesTexts as rules } from '../texts/rules.ts';
import { ButtonLink } from '@bridgefront/page/ui/button.tsx';
import { Covers } from './covers.tsx';
import { PlayButton } from './play-button.tsx';
import styles from './rules.module.css';

/** The rules of a game. */
export async function rulesOf(game: string): Promise<RuleBlocks> {
  const table = await pageOf(game);
  if (table === null) throw new Error(`The game "${game}" has no rules here.`);
  return table.rules();
}

/** The screen at `/rules/…`. */
export function RulesScreen({
  game = '',
  query,
}: {
  readonly game?: string;
  readonly query?: { readonly at?: string };
}) {
  useEffect(() => void loadGames(), []);
  const load = useMemo(() => () => rulesOf(game), [game]);
  const { start } = texts.shell;
  const title = rules.of(titleOf(game));
  return (
    <Page title={title}>
      <PageHead title={title} lead={coverOf(game).blurb}>
        <ButtonLink href={`/learn/${game}`} icon="rules">
          {rules.guide}
        </ButtonLink>
        <ButtonLink href={`/cards/${game}`} icon="card-play">
          {rules.cards}
        </ButtonLink>
        <ButtonLink href={`/rules/${game}/print`} icon="download">
          {rules.print}
        </ButtonLink>
        <ButtonLink href={`/workshop/${game}`} icon="settings">
          {start.workshop}
        </ButtonLink>
        <ButtonLink href={`/new?game=${game}`} icon="people">
          {start.newTable}
        </ButtonLink>
      </PageHead>
      <h2 class="visually-hidden">{rules.text}</h2>
      <div class={styles.rules}>
        <RulesPanel load={load} at={query?.at ?? ''} game={game} Diagram={DiagramFigure} />
      </div>
      <p>
        <a href={`/programmers/${game}`}>{rules.programmers}</a>
      </p>
    </Page>
  );
}

/** The game in five minutes; where it has no such text, its rules. */
export async function guideOf(game: string): Promise<RuleBlocks> {
  const page = await pageOf(game);
  return page?.guide === undefined ? rulesOf(game) : page.guide();
}

/** The screen at `/learn/…`: how to play, in five minutes. */
export function LearnScreen({ game = '' }: { readonly game?: string }) {
  useEffect(() => void loadGames(), []);
  const load = useMemo(() => () => guideOf(game), [game]);
  const title = rules.guideOf(titleOf(game));
  const { Art } = coverOf(game);
  return (
    <Page title={title}>
      <PageHead title={title} lead={coverOf(game).blurb}>
        <PlayButton game={game} />
        <ButtonLink href={`/rules/${game}`} icon="rules">
          {rules.text}
        </ButtonLink>
        <ButtonLink href={`/puzzles/${game}`} icon="bulb">
          {rules.puzzles}
        </ButtonLink>
      </PageHead>
      <Art class={styles.banner} />
      <LessonList game={game} />
      <h2 class="visually-hidden">{rules.guide}</h2>
      <PlainText load={load} game={game} Diagram={DiagramFigure} />
    </Page>
  );
}

async function programmersOf(game: string): Promise<RuleBlocks> {
  const page = await pageOf(game);
  if (page?.programmers === undefined) throw new Error(rules.noProgrammers);
  return page.programmers();
}

/** The screen at `/programmers/…`: what a program sees of a game, and how it answers. */
export function ProgrammersScreen({ game = '' }: { readonly game?: string }) {
  useEffect(() => void loadGames(), []);
  const load = useMemo(() => () => programmersOf(game), [game]);
  const title = rules.programmersOf(titleOf(game));
  return (
    <Page title={title}>
      <PageHead title={title} lead={coverOf(game).blurb}>
        <ButtonLink href={`/rules/${game}`} icon="rules">
          {rules.text}
        </ButtonLink>
      </PageHead>
      <h2 class="visually-hidden">{rules.programmers}</h2>
      <div class={styles.rules}>
        <RulesPanel load={load} at="" game={game} />
      </div>
    </Page>
  );
}

/** The screen at `/rules`. */
export function RulesList() {
  useEffect(() => void loadGames(), []);
  const games = gamesNow();
  return (
    <Page title={rules.title}>
      <PageHead title={rules.title} lead={rules.lead}>
        <ButtonLink href="/puzzles" icon="bulb">
          {rules.puzzles}
        </ButtonLink>
      </PageHead>
      <Covers games={games.map(({ name }) => name)} titleOf={titleOf} under="/rules" />
    </Page>
  );
}
