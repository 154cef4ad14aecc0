// The start of a match: three decks to choose from, or one's own to build.

import { deckList, decks } from '../rules/table.ts';
import { House, Oak, Pine, SceneryDefs, Sky } from '@bridgefront/page/art/scenery.tsx';
import { CardButton } from '@bridgefront/page/cards/card-button.tsx';
import { handForm } from '@bridgefront/page/cards/hand-form.ts';
import { Hand } from '@bridgefront/page/cards/hand.tsx';
import type { PrimaryAction } from '@bridgefront/page/contract.ts';
import { Builder } from './builder.tsx';
import { cardsOf, contentOf } from './cards.ts';
import { CardFigure, patterns } from './figures.tsx';
import { choosing } from '@bridgefront/page/choosing.ts';
import { lookAt, lookedAt } from './looked-at.ts';
import { optionsOf } from './match.ts';
import type { Seen } from './seen.ts';
import { words } from './texts.ts';
import styles from './start.module.css';

function listed({ match }: Seen, list: readonly number[], side: 'army' | 'civic'): string {
  return [...cardsOf(match).values()]
    .flatMap(({ name, deck }, at) => (deck === side && (list[at] ?? 0) > 0 ? [`${list[at]} ${name}`] : []))
    .join(', ');
}

// Who fights for the deck.
function units({ match }: Seen, list: readonly number[]): string[] {
  const held = [...cardsOf(match).values()].filter(({ type }, at) => type === 'unit' && (list[at] ?? 0) > 0);
  return held.map(({ art }) => art);
}

const average = (all: readonly number[]): string =>
  (all.reduce((sum, one) => sum + one, 0) / Math.max(1, all.length)).toFixed(1);

// What its units are like on average, each counted as often as it is held.
function Figures({ seen: { match }, list }: { readonly seen: Seen; readonly list: readonly number[] }) {
  const held = [...cardsOf(match).values()].flatMap((card, at) =>
    card.type === 'unit' ? Array.from({ length: list[at] ?? 0 }, () => card) : [],
  );
  return (
    <span class={styles.figures}>
      {(['supply', 'attack', 'health'] as const).map((figure) => (
        <span key={figure}>
          <b>{average(held.map((card) => card[figure] ?? 0))}</b> {words.figures[figure]}
        </span>
      ))}
    </span>
  );
}

const size = { width: 1016, height: 524 } as const;

// Between two heartlands, before anybody has come.
const backdrop = (
  <svg
    class={styles.backdrop}
    viewBox={`0 0 ${size.width} ${size.height}`}
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    focusable="false"
  >
    <SceneryDefs />
    <Sky width={size.width} height={210} />
    <rect y="206" width={size.width} height={size.height} fill="url(#art-meadow)" />
    <path
      d="M470 206Q440 300 520 380T560 540H700Q640 420 560 360T486 206z"
      fill="url(#art-path)"
      opacity=".8"
    />
    <House x={120} y={250} scale={0.7} seat={0} />
    <House x={900} y={246} scale={0.7} seat={1} />
    {[30, 64, 210, 250, 330, 690, 740, 800, 964].map((x, index) =>
      index % 2 === 0 ? (
        <Pine key={x} x={x} y={236 + ((index * 13) % 24)} />
      ) : (
        <Oak key={x} x={x} y={240 + ((index * 13) % 24)} />
      ),
    )}
    <rect width={size.width} height={size.height} fill="url(#art-dusk)" />
  </svg>
);

// Only who has chosen reads so: a replay begins here, and others look on.
function titleOf({ open, match }: Seen): string {
  if (open.size > 0) return words.decksTitle;
  const { view } = match.shown.value;
  const sealed = view.decision?.seats.some((one) => one.seat === view.seat && one.sealed) === true;
  return sealed ? words.waiting : words.choosing;
}

// As with a card: on a phone one sees it first, and the button chooses it; with a pointer one has seen it.
const looksFirst = (): boolean => !handForm().whole;

/** On a phone the button that brings the deck that is looked at. */
export function bring(seen: Seen): PrimaryAction | null {
  const slug = looksFirst() ? lookedAt(seen) : null;
  const deck = decks.find((one) => one.slug === slug);
  return deck === undefined ? null : { label: words.bringDeck(deck.name), choice: `deck:${deck.slug}` };
}

/** The cards of the deck that is looked at; where there is no room for all of them, those of its army. */
export function DeckCards({ seen }: { readonly seen: Seen }) {
  const shown = decks.findIndex(({ slug }) => slug === lookedAt(seen));
  if (shown < 0) return null;
  const list = deckList(optionsOf(seen.match), shown);
  const cards = [...cardsOf(seen.match).values()]
    .map((card, at) => ({ card, count: list[at] ?? 0 }))
    .filter(({ card, count }) => count > 0 && (looksFirst() || card.deck === 'army'))
    .map(({ card: { id }, count }, at) => ({
      key: id,
      card: contentOf(seen.match, id),
      control: (
        <CardButton
          match={seen.match}
          card={contentOf(seen.match, id)}
          choice={null}
          open={false}
          act=""
          first={at === 0}
          count={count}
        />
      ),
    }));
  return <Hand label={words.cardsOf(decks[shown]?.name ?? '')} cards={cards} />;
}

// Who has brought the deck, once both are shown.
function Brought({ seen: { table, match }, slug }: { readonly seen: Seen; readonly slug: string }) {
  const own = match.shown.value.view.seat;
  const by = table.seats.flatMap(({ deck }, seat) => (deck === slug ? [seat] : []));
  return by.map((seat) => (
    <span key={seat} class={styles.brought} style={{ '--body': `var(--body-${seat}b)` }} data-brought={seat}>
      {seat === own ? words.you : match.nameOf(seat)}
    </span>
  ));
}

/** What lies on the table before the decks are known. */
export function Start({ seen }: { readonly seen: Seen }) {
  const builds = [...seen.open.keys()].some((choice) => choice.startsWith('take:'));
  const shown = lookedAt(seen);
  return (
    <div class={styles.start}>
      {backdrop}
      <h2 class={styles.title}>{titleOf(seen)}</h2>
      <ul class={styles.decks}>
        {decks.map(({ slug, name, character }, deck) => {
          const list = deckList(optionsOf(seen.match), deck);
          const choice = `deck:${slug}`;
          const lit = seen.open.has(choice);
          const looked = shown === slug;
          return (
            <li key={slug}>
              <button
                type="button"
                class={`${styles.deck} ${lit ? styles.lit : ''} ${looked ? styles.looked : ''}`}
                aria-disabled={!lit}
                {...choosing(seen.match, choice)}
                {...(looksFirst() && lit
                  ? { 'aria-pressed': looked, onClick: () => lookAt(seen.match, slug) }
                  : {})}
              >
                <span
                  class={styles.banner}
                  style={{ '--own-pattern': patterns[slug] }}
                  data-deck={slug}
                  aria-hidden="true"
                >
                  {units(seen, list)
                    .slice(0, 5)
                    .map((card) => (
                      <CardFigure key={card} card={card} side={0} />
                    ))}
                </span>
                <strong class={styles.name}>{name}</strong>
                <Brought seen={seen} slug={slug} />
                <em class={styles.ease}>{words.ease[slug]}</em>
                <span>{character}</span>
                <Figures seen={seen} list={list} />
                <span class={styles.list}>
                  {words.ofDeck(listed(seen, list, 'army'), listed(seen, list, 'civic'))}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {builds && <Builder seen={seen} />}
    </div>
  );
}
