// The first screen: play at once, or see who is here.

import { useEffect } from 'preact/hooks';
import { Page } from '../app/page.tsx';
import { connected } from '../source/connection.ts';
import { loadGames, gamesNow, firstSeats, offered } from '../source/games.ts';
import { myMatchesNow, myTurns, inOrder, turnsWaiting } from '../source/my-matches.ts';
import { hasLeft } from '../source/my-seat.ts';
import { Problem } from '../source/problem.ts';
import { coverOf, firstGame } from '../games.ts';
import { texts } from '../texts/index.ts';
import { ButtonLink, Button } from '@bridgefront/page/ui/button.tsx';
import { Icon } from '@bridgefront/page/ui/icon.tsx';
import { isBeginner } from '../match/guidance.ts';
import { GameCards } from './game-cards.tsx';
import styles from './home.module.css';
import { MatchesToWatch, OpenTables } from './open-tables.tsx';
import { PlayButton } from './play-button.tsx';
import { mainGame } from './play-now.ts';

function GoOn({ promise }: { readonly promise: string }) {
  const { start } = texts.shell;
  const running = inOrder(
    myMatchesNow().filter((info) => info.status === 'live' && !hasLeft(info)),
    myTurns.value,
  );
  const first = running[0];
  const turns = turnsWaiting.value;
  if (first === undefined) return <p class={styles.promise}>{promise}</p>;
  return (
    <p class={styles.goOn}>
      <Icon name="flag" />
      <span>{turns > 0 ? start.yourTurn(turns) : start.running(running.length)}</span>
      <ButtonLink href={`/m/${first.id}`} iconEnd="forth" size="small">
        {start.goOn}
      </ButtonLink>
    </p>
  );
}

function Hero() {
  const { start } = texts.shell;
  const game = mainGame(gamesNow());
  const { Art } = coverOf(game?.name ?? firstGame);
  const bots = game === undefined ? 2 : firstSeats(game) - 1;
  return (
    <section class={styles.hero}>
      <Art class={styles.art} />
      <div class={styles.welcome}>
        <h1 class={styles.title}>{start.title}</h1>
        <p class={styles.lead}>{start.lead}</p>
        <div class={styles.acts}>
          <PlayButton size="large" />
          <ButtonLink href="/find" size="large" icon="people">
            {start.find}
          </ButtonLink>
          <ButtonLink href="/new" size="large" icon="plus">
            {start.newTable}
          </ButtonLink>
        </div>
        <div class={styles.news}>
          <GoOn promise={start.promise(bots, isBeginner(game?.name ?? firstGame))} />
          <div class={styles.learn}>
            <ButtonLink href={`/learn/${game?.name ?? firstGame}`} kind="quiet" icon="rules">
              {start.lessons}
            </ButtonLink>
            <ButtonLink href="/puzzles" kind="quiet" icon="bulb">
              {start.puzzle}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}

function Unreachable({ problem }: { readonly problem: Problem }) {
  return (
    <p class={styles.problem} role="alert">
      <Icon name="warning" /> {problem.message}{' '}
      <Button size="small" onClick={() => void loadGames()}>
        {texts.shell.tryAgain}
      </Button>
    </p>
  );
}

/** Home. */
export function Home() {
  useEffect(() => void loadGames(), []);
  const { start } = texts.shell;
  const there = connected.value;
  const problem = offered.value instanceof Problem ? offered.value : null;
  return (
    <Page title="" full>
      <Hero />
      <div class={styles.below}>
        {there && problem !== null && <Unreachable problem={problem} />}
        {there && (
          <section aria-labelledby="open">
            <h2 id="open">{start.open}</h2>
            <OpenTables />
          </section>
        )}
        {problem === null && (
          <section aria-labelledby="games">
            <h2 id="games">{start.games}</h2>
            <GameCards />
          </section>
        )}
        {there && <MatchesToWatch />}
      </div>
    </Page>
  );
}
