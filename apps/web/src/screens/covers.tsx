// The games by their covers, each card a link to what a screen has of that game.

import { coverOf } from '../games.ts';
import styles from './covers.module.css';

interface CoversProps {
  readonly games: readonly string[];
  readonly titleOf: (game: string) => string;
  /** Each leads to `…/<game>`. */
  readonly under: string;
}

/** One card a game: its picture, its name and what it is. */
export function Covers({ games, titleOf, under }: CoversProps) {
  return (
    <ul class={styles.games}>
      {games.map((game) => {
        const { Art, blurb } = coverOf(game);
        return (
          <li key={game} class={`${styles.cover} ${styles.leads}`}>
            <Art />
            <div>
              <h2>
                <a href={`${under}/${game}`}>{titleOf(game)}</a>
              </h2>
              <p>{blurb}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
