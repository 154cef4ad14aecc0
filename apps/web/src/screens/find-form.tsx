// The form of who looks for people.

import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { gamesNow, offered } from '../source/games.ts';
import type { GameInfo } from '../source/games.ts';
import { Problem } from '../source/problem.ts';
import { lastWish } from '../source/seek.ts';
import type { SeekWish } from '../source/seek.ts';
import { findTexts } from '../texts/find.ts';
import { setUpTexts } from '../texts/set-up.ts';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { Part, RadioCard } from '@bridgefront/page/ui/part.tsx';
import { Skeleton } from '@bridgefront/page/ui/skeleton.tsx';
import styles from './find.module.css';

interface Choice<T> {
  readonly value: T;
  readonly name: string;
  readonly help?: string;
}

function Choices<T extends string | number | boolean>({
  title,
  name,
  of,
  picked,
  pick,
}: {
  readonly title: string;
  readonly name: string;
  readonly of: readonly Choice<T>[];
  readonly picked: T;
  readonly pick: (value: T) => void;
}): ComponentChildren {
  return (
    <Part title={title}>
      <div class={styles.radios}>
        {of.map(({ value, name: words, help }) => (
          <RadioCard key={String(value)} name={name} checked={value === picked} onPick={() => pick(value)}>
            <strong>{words}</strong>
            {help !== undefined && <span class={styles.soft}>{help}</span>}
          </RadioCard>
        ))}
      </div>
    </Part>
  );
}

const within = ({ seats }: GameInfo, count: number): number =>
  Math.max(seats.min, Math.min(seats.max, count));

// What was looked for last, as far as there still is such a thing.
function firstWish(games: readonly GameInfo[]): SeekWish | null {
  const kept = lastWish();
  const game = games.find(({ name }) => name === kept?.game) ?? games[0];
  if (game === undefined) return null;
  const { pace = 'live', rated = true, near = false, seats = 2 } = kept ?? {};
  return { game: game.name, seats: within(game, seats), pace, rated, near };
}

/** The form; `seek` is given what is wished. */
export function FindForm({
  busy,
  seek,
}: {
  readonly busy: boolean;
  readonly seek: (wish: SeekWish) => void;
}) {
  const wish = useSignal<SeekWish | null>(null);
  const games = gamesNow();
  useEffect(() => void (wish.value ??= firstWish(games)), [games]);
  if (offered.value instanceof Problem) return <p role="alert">{offered.value.message}</p>;
  const now = wish.value;
  const game = games.find(({ name }) => name === now?.game);
  if (now === null || game === undefined) return <Skeleton lines={3} height="6rem" />;
  const change = (more: Partial<SeekWish>): void => void (wish.value = { ...now, ...more });
  const { paces, arounds } = findTexts;
  const { rating } = setUpTexts.table;
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, at) => game.seats.min + at);
  return (
    <form
      class={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        seek(now);
      }}
    >
      <Choices
        title={findTexts.game}
        name="game"
        of={games.map(({ name, title }) => ({ value: name, name: title }))}
        picked={now.game}
        pick={(name) => {
          const other = games.find((one) => one.name === name) ?? game;
          change({ game: name, seats: within(other, now.seats) });
        }}
      />
      {counts.length > 1 && (
        <Choices
          title={findTexts.seats}
          name="seats"
          of={counts.map((value) => ({ value, name: String(value) }))}
          picked={now.seats}
          pick={(seats) => change({ seats })}
        />
      )}
      <div class={styles.pair}>
        <Choices
          title={findTexts.pace}
          name="pace"
          of={(['live', 'mail'] as const).map((value) => ({ value, ...paces[value] }))}
          picked={now.pace}
          pick={(pace) => change({ pace })}
        />
        <Choices
          title={findTexts.stake}
          name="stake"
          of={[
            { value: true, ...rating.rated },
            { value: false, ...rating.friendly },
          ]}
          picked={now.rated}
          pick={(rated) => change({ rated })}
        />
        <Choices
          title={findTexts.around}
          name="around"
          of={[
            { value: false, ...arounds.anybody },
            { value: true, ...arounds.near },
          ]}
          picked={now.near}
          pick={(near) => change({ near })}
        />
      </div>
      <div class={styles.begin}>
        <Button type="submit" kind="primary" size="large" icon="people" busy={busy}>
          {findTexts.begin}
        </Button>
        <p class={styles.soft}>{findTexts.public}</p>
      </div>
    </form>
  );
}
