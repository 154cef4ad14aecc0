// All cards of a game, to look through and to read: by kind, in the size in which they lie on the table.

import { useLocation } from 'preact-iso';
import { useEffect, useState } from 'preact/hooks';
import { Card } from '@bridgefront/page/cards/card.tsx';
import type { CardSize } from '@bridgefront/page/cards/card.tsx';
import { spokenCard } from '@bridgefront/page/cards/content.ts';
import type { CardContent } from '@bridgefront/page/cards/content.ts';
import { Hand } from '@bridgefront/page/cards/hand.tsx';
import { ShownCard } from '@bridgefront/page/cards/shown-card.tsx';
import { Explanations } from '@bridgefront/page/popovers/explanations.tsx';
import { Select, TextField } from '@bridgefront/page/ui/field.tsx';
import { ButtonLink } from '@bridgefront/page/ui/button.tsx';
import { Skeleton } from '@bridgefront/page/ui/skeleton.tsx';
import { Page, PageHead } from '../app/page.tsx';
import { coverOf, pageOf } from '../games.ts';
import { loadGames, titleOf } from '../source/games.ts';
import { cardsTexts as words } from '../texts/cards.ts';
import { texts } from '../texts/index.ts';
import styles from './cards.module.css';
import { printLink } from './changes-link.ts';

const sizes: readonly CardSize[] = ['offer', 'hand', 'full', 'row', 'tile'];

type Loaded = readonly CardContent[] | 'loading' | 'none';

function useCards(game: string): Loaded {
  const [cards, setCards] = useState<Loaded>('loading');
  useEffect(() => {
    void loadGames();
    void pageOf(game).then(async (page) => setCards((await page?.cards?.({})) ?? 'none'));
  }, [game]);
  return cards;
}

/** Whether the card is meant by these words: part of its name, its kind or its text. */
function isFound(card: CardContent, query: string): boolean {
  return spokenCard(card).toLowerCase().includes(query.trim().toLowerCase());
}

function Kind({
  kind,
  cards,
  size,
}: {
  readonly kind: string;
  readonly cards: readonly CardContent[];
  readonly size: CardSize;
}) {
  const shown = (card: CardContent) =>
    size === 'full' ? <Card card={card} size="full" /> : <ShownCard card={card} size={size} />;
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

interface CardsScreenProps {
  readonly game?: string;
  readonly query?: { readonly as?: string };
}

/** The screen at `/cards/…`. */
export function CardsScreen({ game = '', query }: CardsScreenProps) {
  const { route } = useLocation();
  const [wanted, setWanted] = useState('');
  const cards = useCards(game);
  const title = texts.shell.rules.cardsOf(titleOf(game));
  const size = sizes.find((one) => one === query?.as) ?? 'offer';
  const found = typeof cards === 'string' ? [] : cards.filter((card) => isFound(card, wanted));
  return (
    <Page title={title}>
      <PageHead title={title} lead={coverOf(game).blurb}>
        <ButtonLink href={printLink(game, {})} icon="card-play">
          {words.print}
        </ButtonLink>
      </PageHead>
      {cards === 'loading' && <Skeleton lines={4} height="12rem" />}
      {cards === 'none' && <p role="alert">{words.none}</p>}
      {typeof cards !== 'string' && (
        <Explanations>
          <search class={styles.tools}>
            <TextField label={words.find} value={wanted} onText={setWanted} />
            <Select
              label={words.size}
              value={size}
              options={sizes.map((value) => ({ value, label: words.sizes[value] }))}
              onSelect={(as) => route(`/cards/${game}?as=${as}`, true)}
            />
            <p role="status">{words.found(found.length)}</p>
          </search>
          {[...Map.groupBy(found, ({ kind }) => kind)].map(([kind, some]) => (
            <Kind key={kind} kind={kind} cards={some} size={size} />
          ))}
        </Explanations>
      )}
    </Page>
  );
}
