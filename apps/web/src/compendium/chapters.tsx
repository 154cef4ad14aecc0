// What a game has besides its cards, under headings: factions, decks, places and whatever else its folder declares.

import { sizeOf } from '@bridgefront/page/compendium.ts';
import type { Chapter, ChapterEntry } from '@bridgefront/page/compendium.ts';
import type { CardContent } from '@bridgefront/page/cards/content.ts';
import { SpritePicture } from '@bridgefront/page/cards/sprite-picture.tsx';
import { useEffect, useRef, useState } from 'preact/hooks';
import { pageOf } from '../games.ts';
import { small } from '../match/media.ts';
import { cardsTexts } from '../texts/cards.ts';
import { printLink } from '../screens/changes-link.ts';
import { cardsLink, rulesLink } from './address.ts';
import styles from './chapters.module.css';

const words = cardsTexts.chapters;

/** What a game has besides its cards, as soon as it is there. */
export function useChapters(game: string, options: { readonly [name: string]: unknown }): readonly Chapter[] {
  const [chapters, setChapters] = useState<readonly Chapter[]>([]);
  const key = JSON.stringify(options);
  useEffect(() => {
    let current = true;
    void pageOf(game)
      .then((page) => page?.chapters?.(JSON.parse(key)) ?? [])
      .then((found) => current && setChapters(found))
      .catch(() => undefined);
    return () => {
      current = false;
    };
  }, [game, key]);
  return chapters;
}

interface Known {
  readonly game: string;
  /** Names of the game's cards, by slug. */
  readonly names: ReadonlyMap<string, string>;
}

function CardLinks({ entry, game, names }: Known & { readonly entry: ChapterEntry }) {
  const held = entry.deck?.cards ?? (entry.cards ?? []).map((card) => ({ card, copies: 1 }));
  if (held.length === 0) return null;
  return (
    <p class={styles.cards}>
      {held.map(({ card, copies }) => (
        <span key={card}>
          {copies > 1 && words.copies(copies)}
          <a href={cardsLink(game, { card })}>{names.get(card) ?? card}</a>
        </span>
      ))}
    </p>
  );
}

interface EntryProps extends Known {
  readonly entry: ChapterEntry;
  readonly sought: boolean;
}

function Entry({ entry, sought, ...known }: EntryProps) {
  const { slug, name, line, picture, lines, deck, rule } = entry;
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (sought) place.current?.scrollIntoView({ block: 'center' });
  }, [sought]);
  return (
    <article ref={place} class={styles.entry} data-entry={slug} data-sought={sought || undefined}>
      <header class={styles.head}>
        {picture !== undefined && <SpritePicture {...picture} class={styles.picture} />}
        <div>
          <h3>{name}</h3>
          {line !== undefined && <p>{line}</p>}
        </div>
      </header>
      {lines.map(({ lead, text }) => (
        <p key={text}>
          {lead !== undefined && <b>{lead}</b>} {text}
        </p>
      ))}
      <CardLinks entry={entry} {...known} />
      <p class={styles.ways}>
        {rule !== undefined && <a href={rulesLink(known.game, rule)}>{words.rule}</a>}
        {deck !== undefined && <a href={printLink(known.game, {}, slug)}>{words.print(sizeOf(deck))}</a>}
      </p>
    </article>
  );
}

interface ChaptersProps {
  readonly game: string;
  readonly chapters: readonly Chapter[];
  readonly cards: readonly CardContent[];
  /** The entry that the address speaks of; empty: none. */
  readonly about: string;
  /** They are what a search has found. */
  readonly found: boolean;
}

/** All of them, one under the other; folded where there is little room and nobody has asked for them. */
export function Chapters({ game, chapters, cards, about, found }: ChaptersProps) {
  const names = new Map(cards.map(({ slug, name }) => [slug, name]));
  return chapters.map(({ slug, title, entries }) => (
    <details
      key={slug}
      id={slug}
      class={styles.chapter}
      open={!small.value || found || entries.some((entry) => entry.slug === about)}
    >
      <summary>
        <h2>
          {title} <small>{entries.length}</small>
        </h2>
      </summary>
      <div class={styles.entries}>
        {entries.map((entry) => (
          <Entry key={entry.slug} entry={entry} sought={entry.slug === about} game={game} names={names} />
        ))}
      </div>
    </details>
  ));
}
