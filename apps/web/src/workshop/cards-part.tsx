// The cards of the workshop: one is picked, its numbers are changed, and it is seen as it will lie on the table.

import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { Card } from '@bridgefront/page/cards/card.tsx';
import { spokenCard } from '@bridgefront/page/cards/content.ts';
import type { CardContent } from '@bridgefront/page/cards/content.ts';
import type { GamePage } from '@bridgefront/page/contract.ts';
import { Explanations } from '@bridgefront/page/popovers/explanations.tsx';
import type { Changes, PrintedCards } from '@bridgefront/page/set-up.ts';
import { Select, TextField } from '@bridgefront/page/ui/field.tsx';
import { NumberField } from '@bridgefront/page/ui/number-field.tsx';
import { workshopTexts as words } from '../texts/workshop.ts';
import { cardsOf, editsOf } from './card-edits.ts';
import { CardEditor } from './card-editor.tsx';
import { cardChanges, withFigure } from './changes.ts';
import type { Bench } from './changes.ts';
import type { Entry } from './notebook.ts';
import { knownOf, similarTo } from './similar.ts';
import { useKnown } from './use-known.ts';
import styles from './workshop.module.css';

const mostSimilar = 3;

interface CardsPartProps {
  readonly game: string;
  readonly page: GamePage;
  /** The notebook, for what it knows of a card. */
  readonly entries: Signal<readonly Entry[]>;
  readonly bench: Bench & { readonly printed: PrintedCards };
  readonly changes: Signal<Changes>;
}

// The cards under the changes so far: those before stay until they are there.
function useChangedCards(
  page: GamePage,
  bench: Bench,
  changes: Signal<Changes>,
): Signal<readonly CardContent[]> {
  const cards = useSignal(bench.cards);
  useSignalEffect(() => {
    const wanted = changes.value;
    void Promise.resolve()
      .then(() => page.cards?.(wanted) ?? [])
      .then((now) => {
        if (changes.peek() === wanted) cards.value = now;
      })
      // What cannot be played has no cards; the list of changes says why.
      .catch(() => undefined);
  });
  return cards;
}

/** What can be picked: a card, or whatever else is printed and has no face, such as a deck. */
interface Pickable {
  readonly slug: string;
  readonly name: string;
  readonly kind: string;
  /** Everything that it says. */
  readonly spoken: string;
}

function ofCard(card: CardContent): Pickable {
  return { slug: card.slug, name: card.name, kind: card.kind, spoken: spokenCard(card) };
}

// Rows of the book that are no cards.
function faceless(bench: Bench, cards: readonly CardContent[]): readonly Pickable[] {
  const forms = bench.printed?.forms;
  if (forms === undefined) return [];
  return forms.book.printed
    .filter(({ slug }) => !cards.some((card) => card.slug === slug))
    .map((row) => {
      const { terminal } = forms.told(row);
      return { slug: row.slug, name: row.name, kind: words.besides, spoken: terminal };
    });
}

function isFound({ spoken }: Pickable, query: string): boolean {
  return spoken.toLowerCase().includes(query.trim().toLowerCase());
}

function Picker({
  cards,
  picked,
  isChanged,
}: {
  readonly cards: readonly Pickable[];
  readonly picked: Signal<string>;
  readonly isChanged: (card: string) => boolean;
}) {
  const query = useSignal('');
  const found = cards.filter((card) => isFound(card, query.value) || card.slug === picked.value);
  const groups = [...Map.groupBy(found, ({ kind }) => kind)].map(([heading, list]) => ({
    heading,
    options: list.map(({ slug, name }) => ({ value: slug, label: isChanged(slug) ? `${name} •` : name })),
  }));
  const pickFirst = (text: string): void => {
    query.value = text;
    const [first] = cards.filter((card) => isFound(card, text));
    if (text.trim() !== '' && first !== undefined) picked.value = first.slug;
  };
  return (
    <div class={styles.picker}>
      <TextField label={words.find} value={query.value} autocomplete="off" onText={pickFirst} />
      <Select
        label={words.pick}
        value={picked.value}
        options={groups}
        onSelect={(slug) => (picked.value = slug)}
      />
    </div>
  );
}

// What helps to judge a card: others like it as they are printed, and what was measured of it.
function Beside({
  game,
  card,
  cards,
  entries,
}: {
  readonly game: string;
  readonly card: CardContent;
  readonly cards: readonly CardContent[];
  readonly entries: readonly Entry[];
}) {
  const open = useSignal(false);
  const known = knownOf(card.slug, entries);
  const told = useKnown(game, card, cards, open.value);
  return (
    <details class={styles.whole} onToggle={(event) => (open.value = event.currentTarget.open)}>
      <summary>{words.beside.title}</summary>
      {open.value && (
        <div class={styles.part}>
          <ul class={styles.faces} aria-label={words.beside.similar}>
            {similarTo(card, cards, mostSimilar).map((one) => (
              <li key={one.slug}>
                <Card card={one} size="full" />
              </li>
            ))}
          </ul>
          {told.length > 0 && <p>{told.join(' ')}</p>}
          {told.length + known.length === 0 && <p class={styles.soft}>{words.beside.unknown}</p>}
          <ul class={styles.told}>
            {known.map(({ id, told, answer }) => (
              <li key={id}>{words.beside.known(told.join('; '), answer)}</li>
            ))}
          </ul>
        </div>
      )}
    </details>
  );
}

/** Both forms of the picked card, a field for each of its numbers, and what helps to judge it. */
export function CardsPart({ game, page, bench, changes, entries }: CardsPartProps) {
  const changed = useChangedCards(page, bench, changes);
  const made = useComputed(() => cardChanges(bench, changes.value));
  // Cards that are taken out can be picked, to be put back.
  const all = useComputed(() => {
    const fresh = changed.value.filter(({ slug }) => !bench.cards.some((card) => card.slug === slug));
    return [...[...bench.cards, ...fresh].map(ofCard), ...faceless(bench, [...bench.cards, ...fresh])];
  });
  const picked = useSignal(made.peek()[0]?.card ?? bench.cards[0]?.slug ?? '');
  const before = bench.cards.find(({ slug }) => slug === picked.value);
  const after = changed.value.find(({ slug }) => slug === picked.value);
  const { forms } = bench.printed;
  const rowIn = (now: Changes) =>
    forms === undefined ? undefined : cardsOf(forms, now).find(({ slug }) => slug === picked.value);
  const row = before === undefined && after === undefined ? rowIn(changes.value) : undefined;
  const edits = useComputed(() => (forms === undefined ? {} : editsOf(forms, changes.value)));
  const isChanged = (card: string): boolean =>
    made.value.some((one) => one.card === card) || Object.hasOwn(edits.value, card);
  // Out of the game: only what it was is left to see.
  const isOut = edits.value[picked.value] === null;
  const valueOf = (name: string, standard: number): number =>
    made.value.find((one) => one.card === picked.value && one.name === name)?.value ?? standard;
  return (
    <Explanations>
      <Picker cards={all.value} picked={picked} isChanged={isChanged} />
      <div class={styles.card}>
        <div class={styles.faces}>
          {before !== undefined && isChanged(before.slug) && (
            <figure>
              <figcaption>{words.asPrinted}</figcaption>
              <Card card={before} size="full" />
            </figure>
          )}
          {after !== undefined && !isOut && (
            <figure aria-live="polite">
              <figcaption>{isChanged(after.slug) ? words.now : words.asPrinted}</figcaption>
              <Card card={after} size="full" />
            </figure>
          )}
          {row !== undefined && forms !== undefined && (
            <figure aria-live="polite">
              <figcaption>{isChanged(row.slug) ? words.now : words.asPrinted}</figcaption>
              <p class={styles.spokenRow}>{forms.told(row).terminal}</p>
            </figure>
          )}
        </div>
        <div class={styles.figures}>
          {(isOut ? [] : bench.printed.figures(picked.value, changes.value)).map(
            ({ name, label, value: standard, min, max }) => {
              const value = valueOf(name, standard);
              return (
                <div key={`${picked.value}.${name}`} class={value === standard ? undefined : styles.changed}>
                  <NumberField
                    label={label}
                    help={words.standard(standard)}
                    value={value}
                    min={min}
                    max={max}
                    onNumber={(number) => {
                      const change = { card: picked.peek(), name, value: Math.round(number) };
                      changes.value = withFigure(bench, changes.peek(), change);
                    }}
                  />
                </div>
              );
            },
          )}
          {forms !== undefined && <CardEditor forms={forms} changes={changes} picked={picked} />}
          {after !== undefined && (
            <Beside game={game} card={after} cards={bench.cards} entries={entries.value} />
          )}
        </div>
      </div>
    </Explanations>
  );
}
