// A game's lessons as a list, with a tick at what was done on this device.

import { useEffect, useState } from 'preact/hooks';
import type { Lesson } from '@bridgefront/kernel';
import { Icon } from '@bridgefront/page/ui/icon.tsx';
import { PlayButton } from '../screens/play-button.tsx';
import { lessonTexts as says } from '../texts/lessons.ts';
import { lessonsOf } from './lessons.ts';
import { ticked } from './ticks.ts';
import styles from './list.module.css';

/** The list; nothing where the game has no lessons. */
export function LessonList({ game }: { readonly game: string }) {
  const [lessons, setLessons] = useState<readonly Lesson[]>([]);
  useEffect(() => void lessonsOf(game).then(setLessons, () => setLessons([])), [game]);
  if (lessons.length === 0) return null;
  const done = ticked(game);
  return (
    <section aria-labelledby="lessons" class={styles.lessons}>
      <h2 id="lessons">{says.list}</h2>
      <p>{says.lead}</p>
      <ol class={styles.list}>
        {lessons.map(({ slug, title, lead }) => (
          <li key={slug} class={styles.lesson} data-done={done.has(slug) || undefined}>
            <a href={`/learn/${game}/${slug}`}>{title}</a>
            <p>{lead}</p>
            {done.has(slug) && (
              <span class={styles.done}>
                <Icon name="check" /> {says.done}
              </span>
            )}
          </li>
        ))}
      </ol>
      <div class={styles.after}>
        <PlayButton game={game} novice />
        <p>{says.after}</p>
      </div>
    </section>
  );
}
