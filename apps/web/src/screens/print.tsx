// Sheets in true size, for the browser to print: cards, nine to a page with marks to cut by, under changed rules too; or the
// board and its pieces.

import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Card } from '@bridgefront/page/cards/card.tsx';
import type { CardContent } from '@bridgefront/page/cards/content.ts';
import { Button, ButtonLink } from '@bridgefront/page/ui/button.tsx';
import { Select } from '@bridgefront/page/ui/field.tsx';
import { copiesIn, decksOf, sizeOf } from '@bridgefront/page/compendium.ts';
import type { Chapter } from '@bridgefront/page/compendium.ts';
import type { PrintedGame } from '@bridgefront/page/print/shapes.ts';
import { Skeleton } from '@bridgefront/page/ui/skeleton.tsx';
import { useTitle } from '../app/page.tsx';
import { useChapters } from '../compendium/chapters.tsx';
import { coverOf, pageOf } from '../games.ts';
import { loadGames, titleOf } from '../source/games.ts';
import { cardsTexts } from '../texts/cards.ts';
import { readChanges } from './changes-link.ts';
import { pagesOf, PieceSheets } from './print-pieces.tsx';
import styles from './print.module.css';
import { marksOf, papers, sheetsOf } from './sheets.ts';
import type { Paper } from './sheets.ts';
import { useLight } from './use-light.ts';

const words = cardsTexts.sheets;

type Loaded = readonly CardContent[] | 'loading' | 'none';

async function cardsOf(game: string): Promise<Loaded> {
  const page = await pageOf(game);
  return (await page?.cards?.(readChanges(location.hash))) ?? 'none';
}

function useCards(game: string): Loaded {
  const [cards, setCards] = useState<Loaded>('loading');
  useEffect(() => {
    void loadGames();
    void cardsOf(game).then(setCards, () => setCards('none'));
  }, [game]);
  return cards;
}

// Null: the game has none, or they are not there yet.
function usePieces(game: string): PrintedGame | null {
  const [printed, setPrinted] = useState<PrintedGame | null>(null);
  useEffect(() => {
    void pageOf(game)
      .then((page) => page?.pieces?.() ?? null)
      .then(setPrinted, () => undefined);
  }, [game]);
  return printed;
}

const smallest = 0.55;
const step = 0.03;

// A long text has smaller letters, so that all of it is within the card.
function fit(place: HTMLElement): void {
  const card = place.firstElementChild;
  if (!(card instanceof HTMLElement)) return;
  let letters = 1;
  do {
    card.style.setProperty('--fit', String(letters));
    letters -= step;
  } while (card.scrollHeight > card.clientHeight && letters >= smallest);
}

function Face({ card }: { readonly card: CardContent }) {
  const place = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const fitNow = (): void => {
      if (place.current !== null) fit(place.current);
    };
    fitNow();
    // Letters of another font are wider or narrower.
    void document.fonts.ready.then(fitNow);
  }, [card]);
  return (
    <li ref={place} class={styles.place} data-card={card.slug}>
      <Card card={card} size="paper" />
    </li>
  );
}

function Marks({ paper }: { readonly paper: Paper }) {
  return (
    <svg class={styles.marks} aria-hidden="true" focusable="false">
      {marksOf(paper).map(([x1, y1, x2, y2]) => (
        <line key={`${x1} ${y1} ${x2} ${y2}`} x1={`${x1}mm`} y1={`${y1}mm`} x2={`${x2}mm`} y2={`${y2}mm`} />
      ))}
    </svg>
  );
}

function Backs({ game, cards }: { readonly game: string; readonly cards: readonly CardContent[] }) {
  const { Art } = coverOf(game);
  const title = titleOf(game);
  return (
    // Turned over, what was on the left is on the right.
    <ol class={styles.grid} dir="rtl" aria-label={words.backOf(title)}>
      {cards.map(({ back }, at) => (
        <li key={at} class={styles.place}>
          <span class={styles.back} data-back={back ?? ''}>
            <Art class={styles.art} />
            <b dir="ltr">{title}</b>
            {back !== undefined && <b dir="ltr">{back}</b>}
          </span>
        </li>
      ))}
    </ol>
  );
}

interface SheetsProps {
  readonly game: string;
  readonly cards: readonly CardContent[];
  readonly paper: Paper;
  readonly backs: boolean;
}

function Sheets({ game, cards, paper, backs }: SheetsProps) {
  const sheets = sheetsOf(cards);
  return (
    // Wider than a phone: it scrolls by keys too.
    <div class={styles.sheets} tabIndex={0} role="group" aria-label={words.all}>
      {sheets.map((some, at) => (
        <div key={at} class={styles.pair}>
          <section class={styles.sheet} data-paper={paper} aria-label={words.page(at + 1, sheets.length)}>
            <Marks paper={paper} />
            <ol class={styles.grid}>
              {some.map((card, place) => (
                <Face key={place} card={card} />
              ))}
            </ol>
          </section>
          {backs && (
            <div class={styles.sheet} data-paper={paper}>
              <Backs game={game} cards={some} />
            </div>
          )}
        </div>
      ))}
    </div>
  );
}

/** One of each, or all that lie in the box. */
const [each, box] = ['', 'all'] as const;

interface WhichProps {
  readonly cards: readonly CardContent[];
  readonly chapters: readonly Chapter[];
  readonly of: string;
  readonly onChoose: (of: string) => void;
}

function Which({ cards, chapters, of, onChoose }: WhichProps) {
  const decks = decksOf(chapters);
  if (decks.length === 0) return null;
  const options = [
    { value: each, label: words.each(cards.length) },
    { value: box, label: words.box(copiesIn(decks, cards).length) },
    ...decks.map((deck) => ({ value: deck.slug, label: words.deck(deck.name, sizeOf(deck)) })),
  ];
  return <Select label={words.which} value={of} options={options} onSelect={onChoose} />;
}

/** The cards to print: one of each, the whole box, or one deck once. */
function chosenCards(
  cards: readonly CardContent[],
  chapters: readonly Chapter[],
  of: string,
): readonly CardContent[] {
  const decks = decksOf(chapters);
  if (of === each || decks.length === 0) return cards;
  if (of === box) return copiesIn(decks, cards);
  const chosen = decks.filter(({ slug }) => slug === of).map((deck) => ({ cards: deck.cards }));
  return copiesIn(chosen, cards);
}

interface PrintProps {
  readonly game?: string;
  /** What of the address: the deck that is printed. */
  readonly query?: { readonly of?: string };
}

/** The screen at `/cards/…/print`. */
export function PrintScreen({ game = '', query = {} }: PrintProps) {
  const [paper, setPaper] = useState<Paper>('a4');
  const [of, setOf] = useState(query.of ?? each);
  const [backs, setBacks] = useState(true);
  const [what, setWhat] = useState<'cards' | 'pieces'>('cards');
  const cards = useCards(game);
  const pieces = usePieces(game);
  const printed = what === 'pieces' ? pieces : null;
  useLight();
  const title = words.title(titleOf(game));
  useTitle(title);
  const changes = readChanges(location.hash);
  const changed = Object.keys(changes).length > 0;
  const chapters = useChapters(game, changes);
  const all = typeof cards === 'string' ? [] : cards;
  const some = chosenCards(all, chapters, of);
  const pages = sheetsOf(some).length * (backs ? 2 : 1);
  return (
    <main id="content" class={styles.page}>
      <header class={styles.head}>
        <h1>{title}</h1>
        <p>
          {printed === null ? words.lead : words.piecesLead} {printed === null && changed && words.changed}
        </p>
        <div class={styles.tools}>
          {pieces !== null && (
            <Select
              label={words.what}
              value={what}
              options={(['cards', 'pieces'] as const).map((value) => ({ value, label: words.whats[value] }))}
              onSelect={(value) => setWhat(value as typeof what)}
            />
          )}
          <Select
            label={words.paper}
            value={paper}
            options={papers.map((value) => ({ value, label: words.papers[value] }))}
            onSelect={(value) => setPaper(value as Paper)}
          />
          {printed === null && <Which cards={all} chapters={chapters} of={of} onChoose={setOf} />}
          {printed === null && (
            <Select
              label={words.backs}
              value={backs ? 'each' : 'none'}
              options={(['each', 'none'] as const).map((value) => ({ value, label: words.back[value] }))}
              onSelect={(value) => setBacks(value === 'each')}
            />
          )}
          <Button kind="primary" disabled={printed === null && some.length === 0} onClick={() => print()}>
            {words.print}
          </Button>
          <ButtonLink kind="quiet" href={`/cards/${game}`}>
            {words.cards}
          </ButtonLink>
          <p role="status">
            {printed !== null && words.piecesCount(pagesOf(printed, paper))}
            {printed === null && some.length > 0 && words.count(some.length, pages)}
          </p>
        </div>
      </header>
      {cards === 'loading' && <Skeleton lines={4} height="12rem" />}
      {cards === 'none' && <p role="alert">{cardsTexts.none}</p>}
      {printed !== null && <PieceSheets printed={printed} paper={paper} />}
      {printed === null && some.length > 0 && <Sheets game={game} cards={some} paper={paper} backs={backs} />}
    </main>
  );
}
