// All cards of a game, to look through and to read: by kind, in the size in which they lie on the table.

import { useLocation } from 'preact-iso';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Card } from '@bridgefront/page/cards/card.tsx';
import type { CardSize } from '@bridgefront/page/cards/card.tsx';
import type { CardContent } from '@bridgefront/page/cards/content.ts';
import { Hand } from '@bridgefront/page/cards/hand.tsx';
import { ShownCard } from '@bridgefront/page/cards/shown-card.tsx';
import { Explanations } from '@bridgefront/page/popovers/explanations.tsx';
import { Select, TextField } from '@bridgefront/page/ui/field.tsx';
import { ButtonLink } from '@bridgefront/page/ui/button.tsx';
import { Skeleton } from '@bridgefront/page/ui/skeleton.tsx';
import { Page, PageHead } from '../app/page.tsx';
import { cardsLink, readSought, sizes } from '../compendium/address.ts';
import { Chapters, useChapters } from '../compendium/chapters.tsx';
import { FacetChips } from '../compendium/facet-chips.tsx';
import { facetsOf, foundCards, kindOf } from '../compendium/facets.ts';
import { meantChapters } from '../compendium/meant.ts';
import { RuleHits } from '../compendium/rule-links.tsx';
import { Sheet } from '../compendium/sheet.tsx';
import { Words, wordsOf } from '../compendium/words.tsx';
import { coverOf, pageOf } from '../games.ts';
import { small } from '../match/media.ts';
import { loadGames, titleOf } from '../source/games.ts';
import { cardsTexts as words } from '../texts/cards.ts';
import { rulesTexts } from '../texts/rules.ts';
import styles from './cards.module.css';
import { printLink } from './changes-link.ts';

type Loaded = readonly CardContent[] | 'loading' | 'none';

function useCards(game: string): Loaded {
  const [cards, setCards] = useState<Loaded>('loading');
  useEffect(() => {
    void loadGames();
    void pageOf(game).then(async (page) => setCards((await page?.cards?.({})) ?? 'none'));
  }, [game]);
  return cards;
}

interface KindProps {
  readonly kind: string;
  readonly cards: readonly CardContent[];
  readonly size: CardSize;
  readonly onOpen: (card: CardContent) => void;
}

function Kind({ kind, cards, size, onOpen }: KindProps) {
  const shown = (card: CardContent) =>
    size === 'full' ? (
      <Card card={card} size="full" />
    ) : (
      <ShownCard card={card} size={size} onOpen={() => onOpen(card)} />
    );
  return (
    <section class={styles.kind} aria-label={kind}>
      <h2>
        {kind} <small>{cards.length}</small>
      </h2>
      {size === 'hand' ? (
        <Hand
          wraps
          label={kind}
          cards={cards.map((card) => ({ key: card.slug, card, control: shown(card) }))}
        />
      ) : (
        <ul class={styles.cards} data-size={size}>
          {cards.map((card) => (
            <li key={card.slug}>{shown(card)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface Queried {
  readonly query?: { readonly [name: string]: string | undefined };
}

interface AllProps extends Queried {
  readonly game: string;
  readonly cards: readonly CardContent[];
}

interface ContentsProps {
  readonly parts: readonly { readonly slug: string; readonly title: string; readonly count: number }[];
}

// What is folded is opened for whoever goes there.
function unfold(slug: string): void {
  const place = document.getElementById(slug);
  if (place instanceof HTMLDetailsElement) place.open = true;
}

// The page is long: what stands below the cards would not be found.
function Contents({ parts }: ContentsProps) {
  const there = parts.filter(({ count }) => count > 0);
  if (there.length < 2) return null;
  return (
    <nav class={styles.contents} aria-label={words.chapters.contents}>
      {there.map(({ slug, title, count }) => (
        <a key={slug} href={`#${slug}`} onClick={() => unfold(slug)}>
          {title} <small>{count}</small>
        </a>
      ))}
    </nav>
  );
}

function All({ game, cards, query = {} }: AllProps) {
  const { route } = useLocation();
  const facets = useMemo(() => facetsOf(cards), [cards]);
  const sought = readSought(query, facets);
  // Whoever has opened a card here goes back to where they were; whoever came to it by a link stays.
  const opened = useRef(false);
  const seek = (change: Partial<typeof sought>): void =>
    route(cardsLink(game, { ...sought, ...change }), true);
  const open = ({ slug }: CardContent): void => {
    opened.current = true;
    route(cardsLink(game, { ...sought, card: slug }));
  };
  const close = (): void => {
    if (opened.current) history.back();
    else seek({ card: '' });
    opened.current = false;
  };
  const size = sought.as ?? (small.value ? 'tile' : 'offer');
  const found = foundCards(cards, facets, sought.wishes, sought.query);
  const card = cards.find(({ slug }) => slug === sought.card);
  const all = useChapters(game, {});
  const chapters = meantChapters(all, sought.query);
  const explained = wordsOf(cards, sought.query);
  return (
    <Explanations>
      {sought.card !== '' && card === undefined && <p role="alert">{words.unknown}</p>}
      <Contents
        parts={[
          { slug: 'all-cards', title: words.all, count: found.length },
          ...chapters.map(({ slug, title, entries }) => ({ slug, title, count: entries.length })),
          { slug: 'words', title: words.words, count: explained.length },
        ]}
      />
      <search id="all-cards">
        <div class={styles.tools}>
          <TextField label={words.find} value={sought.query} onText={(text) => seek({ query: text })} />
          <Select
            label={words.size}
            value={size}
            options={sizes.map((value) => ({ value, label: words.sizes[value] }))}
            onSelect={(as) => seek({ as: sizes.find((one) => one === as) ?? null })}
          />
        </div>
        <FacetChips facets={facets} cards={cards} sought={sought} onWish={(wishes) => seek({ wishes })} />
        <p role="status">{found.length === 0 ? words.nothing : words.found(found.length)}</p>
      </search>
      {[...Map.groupBy(found, kindOf)].map(([kind, some]) => (
        <Kind key={kind} kind={kind} cards={some} size={size} onOpen={open} />
      ))}
      <Chapters
        game={game}
        chapters={chapters}
        cards={cards}
        about={sought.about}
        found={sought.query.trim() !== ''}
      />
      <Words game={game} words={explained} />
      <div class={styles.kind}>
        <RuleHits game={game} query={sought.query} />
      </div>
      {card !== undefined && (
        <Sheet key={card.slug} game={game} card={card} cards={cards} chapters={all} onClose={close} />
      )}
    </Explanations>
  );
}

/** The screen at `/cards/…`. */
export function CardsScreen({ game = '', ...queried }: Queried & { readonly game?: string }) {
  const cards = useCards(game);
  const title = rulesTexts.cardsOf(titleOf(game));
  return (
    <Page title={title}>
      <PageHead title={title} lead={coverOf(game).blurb}>
        <ButtonLink href={`/rules/${game}`} icon="rules">
          {rulesTexts.text}
        </ButtonLink>
        <ButtonLink href={printLink(game, {})} icon="card-play">
          {words.print}
        </ButtonLink>
      </PageHead>
      {cards === 'loading' && <Skeleton lines={4} height="12rem" />}
      {cards === 'none' && <p role="alert">{words.none}</p>}
      {typeof cards !== 'string' && <All game={game} cards={cards} {...queried} />}
    </Page>
  );
}
