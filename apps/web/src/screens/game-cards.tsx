// The games of the server as cards.

import { gamesNow, offered } from '../source/games.ts';
import type { GameInfo } from '../source/games.ts';
import { Problem } from '../source/problem.ts';
import { coverOf } from '../games.ts';
import { texts } from '../texts/index.ts';
import { ButtonLink } from '@bridgefront/page/ui/button.tsx';
import { Icon } from '@bridgefront/page/ui/icon.tsx';
import styles from './game-cards.module.css';
import { PlayButton } from './play-button.tsx';

function GameCard({ game }: { readonly game: GameInfo }) {
  const { start } = texts.shell;
  const { blurb, minutes, Art } = coverOf(game.name);
  return (
    <li class={styles.card}>
      <Art class={styles.art} />
      <div class={styles.words}>
        <h3>{game.title}</h3>
        <p class={styles.seats}>
          <Icon name="people" /> {start.seats(game.seats.min, game.seats.max)}
          {minutes !== undefined && ` · ${start.minutes(...minutes)}`}
        </p>
        <p class={styles.blurb}>{blurb}</p>
      </div>
      <div class={styles.acts}>
        <PlayButton game={game.name} label={start.playNowLong(game.title)} />
        <ButtonLink href={`/new?game=${game.name}`} aria-label={start.newTableLong(game.title)}>
          {start.newTable}
        </ButtonLink>
        <ButtonLink kind="quiet" href={`/learn/${game.name}`} aria-label={start.learnLong(game.title)}>
          {start.learn}
        </ButtonLink>
        <ButtonLink kind="quiet" href={`/rules/${game.name}`} aria-label={start.rulesLong(game.title)}>
          {start.rules}
        </ButtonLink>
        <ButtonLink kind="quiet" href={`/workshop/${game.name}`} aria-label={start.workshopLong(game.title)}>
          {start.workshop}
        </ButtonLink>
      </div>
    </li>
  );
}

/** All of them; empty cards of the same size until they are known. */
export function GameCards() {
  const games = gamesNow();
  const waiting = games.length === 0 && !(offered.value instanceof Problem);
  return (
    <ul class={styles.cards}>
      {games.map((game) => (
        <GameCard key={game.name} game={game} />
      ))}
      {waiting && [0, 1].map((one) => <li key={one} class={`${styles.card} ${styles.waiting}`} />)}
    </ul>
  );
}
