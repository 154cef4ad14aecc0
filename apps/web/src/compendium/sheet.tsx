// The sheet of a card where all cards are looked through: the card, what is known of it, and where it leads.

import { CardSheet } from '@bridgefront/page/cards/card-sheet.tsx';
import type { CardContent } from '@bridgefront/page/cards/content.ts';
import type { Chapter } from '@bridgefront/page/compendium.ts';
import { Button, ButtonLink } from '@bridgefront/page/ui/button.tsx';
import { useMemo } from 'preact/hooks';
import { copyLink } from '../screens/copy-link.ts';
import { cardsTexts } from '../texts/cards.ts';
import { useKnown } from '../workshop/use-known.ts';
import { cardsLink } from './address.ts';
import { relatedTo } from './related.ts';
import { RuleLinks, useRuleEntries } from './rule-links.tsx';
import styles from './sheet.module.css';

const words = cardsTexts.sheet;
const belongs = cardsTexts.chapters;

interface SheetProps {
  readonly game: string;
  readonly card: CardContent;
  /** All cards of the game. */
  readonly cards: readonly CardContent[];
  /** What the game has besides them. */
  readonly chapters: readonly Chapter[];
  readonly onClose: () => void;
}

/** The decks, factions and abilities that the card belongs to. */
function Belongs({ game, card, chapters }: Pick<SheetProps, 'game' | 'card' | 'chapters'>) {
  const entries = chapters.flatMap((chapter) => chapter.entries);
  const held = entries.flatMap(({ slug, name, cards = [], deck }) => {
    const copies = deck?.cards.find((one) => one.card === card.slug)?.copies;
    if (copies === undefined && !cards.includes(card.slug)) return [];
    return [{ slug, said: belongs.held(name, copies ?? 1) }];
  });
  if (held.length === 0) return null;
  return (
    <section class={styles.belongs} aria-label={belongs.lies}>
      <h3>{belongs.lies}</h3>
      {held.map(({ slug, said }) => (
        <a key={slug} href={cardsLink(game, { about: slug })}>
          {said}
        </a>
      ))}
    </section>
  );
}

function Figures({ game, card, cards }: Pick<SheetProps, 'game' | 'card' | 'cards'>) {
  const known = useKnown(game, card, cards, true);
  if (known.length === 0) return null;
  return (
    <section class={styles.figures} aria-label={words.figures}>
      <h3>{words.figures}</h3>
      {known.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <ButtonLink size="small" icon="settings" href={`/workshop/${game}`}>
        {words.workshop}
      </ButtonLink>
    </section>
  );
}

/** One card, lifted, with its link. */
export function Sheet({ game, card, cards, chapters, onClose }: SheetProps) {
  const link = new URL(cardsLink(game, { card: card.slug }), location.href).href;
  const entries = useRuleEntries(game, true);
  const { named, count, words: meanings } = useMemo(() => relatedTo(card, entries), [card, entries]);
  return (
    <CardSheet card={card} act={null} onClose={onClose}>
      <div class={styles.more}>
        <Button size="small" icon="copy" onClick={() => copyLink(link)}>
          {words.copy}
        </Button>
        <Belongs game={game} card={card} chapters={chapters} />
        <Figures game={game} card={card} cards={cards} />
        <RuleLinks game={game} title={words.named} entries={named} around={card.name} count={count} />
        <RuleLinks game={game} title={words.meanings} entries={meanings} around="" />
      </div>
    </CardSheet>
  );
}
