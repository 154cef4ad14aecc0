// A game's rules to read and search: beside the table, or on a page of their own.

import type { Options } from '@bridgefront/kernel';
import { CardSheet } from '@bridgefront/page/cards/card-sheet.tsx';
import type { CardContent } from '@bridgefront/page/cards/content.ts';
import type { RuleBlocks } from '@bridgefront/page/rules.ts';
import type { Token } from 'marked';
import type { ComponentProps, Ref } from 'preact';
import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import { remembered } from '@bridgefront/page/ui/remembered.ts';
import { CardAddresses } from '../compendium/card-addresses.tsx';
import { matchTexts } from '../texts/match.ts';
import { namesOf } from './card-names.ts';
import { FoundCards } from './rules-cards.tsx';
import { RulesText } from './rules-markdown.tsx';
import type { DrawDiagram } from './rules-markdown.tsx';
import { cardsNamed, entryWithId, readRules, searchRules, snippet } from './rules-text.ts';
import type { RuleEntry, Rules } from './rules-text.ts';
import { useCards } from './use-cards.ts';
import styles from './rules-panel.module.css';

const t = matchTexts.rules;
const mostHits = 60;

type Loaded = Rules | 'loading' | 'failed';

function useRules(load: () => Promise<RuleBlocks>) {
  const [rules, setRules] = useState<Loaded>('loading');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let current = true;
    setRules('loading');
    load().then(
      (blocks) => current && setRules(readRules(blocks as readonly Token[])),
      () => current && setRules('failed'),
    );
    return () => {
      current = false;
    };
  }, [load, attempt]);
  return { rules, again: () => setAttempt(attempt + 1) };
}

const Text = remembered(RulesText, ({ rules, jump, game, names, Diagram }) => [
  rules,
  jump,
  game,
  names,
  Diagram,
]);

// The text with the names of its cards, each of which opens the card over it.
function CardedText({
  cards,
  ...text
}: Pick<ComponentProps<typeof Text>, 'rules' | 'jump' | 'game' | 'Diagram'> & {
  readonly cards: readonly CardContent[];
}) {
  const names = useMemo(() => namesOf(cards), [cards]);
  const [card, read] = useState<CardContent | null>(null);
  return (
    <>
      <Text {...text} names={names} read={read} />
      {card !== null && <CardSheet card={card} act={null} onClose={() => read(null)} />}
    </>
  );
}

function Contents({ rules, show }: { readonly rules: Rules; readonly show: (entry: RuleEntry) => void }) {
  return (
    <details class={styles.contents}>
      <summary>{t.contents}</summary>
      <ul>
        {rules.entries
          .filter(({ depth }) => depth === 2)
          .map((entry) => (
            <li key={entry.key}>
              <button type="button" onClick={() => show(entry)}>
                {entry.text}
              </button>
            </li>
          ))}
      </ul>
    </details>
  );
}

interface HitsProps {
  readonly hits: readonly RuleEntry[];
  readonly query: string;
  readonly show: (entry: RuleEntry) => void;
}

function Hits({ hits, query, show }: HitsProps) {
  return (
    <ol class={styles.hits}>
      {hits.slice(0, mostHits).map((entry) => {
        const [before, word, behind] = snippet(entry.text, query);
        return (
          <li key={entry.key}>
            <button type="button" onClick={() => show(entry)}>
              {before}
              <mark>{word}</mark>
              {behind}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

function Search({
  query,
  setQuery,
  hits,
  cards,
}: {
  readonly query: string;
  readonly setQuery: (query: string) => void;
  readonly hits: number;
  readonly cards: number;
}) {
  const id = useId();
  return (
    <search class={styles.search}>
      <label for={id}>{t.search}</label>
      <input
        id={id}
        type="search"
        value={query}
        placeholder={t.placeholder}
        autocomplete="off"
        onInput={(event) => setQuery(event.currentTarget.value)}
      />
      <p role="status">{query.trim() === '' ? '' : t.hits(hits, cards)}</p>
    </search>
  );
}

// Only the text scrolls, where it has a height of its own; the page around it stays.
function bring(text: HTMLElement | null, element: HTMLElement): void {
  if (text === null || text.scrollHeight <= text.clientHeight + 1) element.scrollIntoView({ block: 'start' });
  else text.scrollTop += element.getBoundingClientRect().top - text.getBoundingClientRect().top - 12;
}

interface ReaderProps extends Omit<RulesPanelProps, 'load'> {
  readonly rules: Rules;
}

function Reader({ rules, at, game, options, Diagram }: ReaderProps) {
  const cards = useCards(game, options);
  const [query, setQuery] = useState('');
  const text = useRef<HTMLDivElement>(null);
  const show = (entry: RuleEntry, focus = true): void => {
    const element = text.current?.querySelector<HTMLElement>(`[data-entry="${entry.key}"]`);
    if (element == null) return;
    for (const other of text.current?.querySelectorAll('[data-found]') ?? [])
      other.removeAttribute('data-found');
    element.setAttribute('data-found', '');
    bring(text.current, element);
    if (focus) element.focus({ preventScroll: true });
  };
  const jump = useMemo(
    () => (id: string) => {
      const entry = entryWithId(rules, id);
      if (entry !== null) show(entry);
    },
    [rules],
  );
  useEffect(() => {
    if (at === '') return;
    const entry = entryWithId(rules, at);
    setQuery(entry === null ? at : '');
    if (entry !== null) show(entry, false);
  }, [rules, at]);
  const hits = useMemo(() => searchRules(rules, query), [rules, query]);
  return (
    <>
      <div class={styles.tools}>
        <Search
          query={query}
          setQuery={setQuery}
          hits={hits.length}
          cards={cardsNamed(cards, query).length}
        />
        <FoundCards cards={cards} query={query} />
        {hits.length > 0 ? (
          <Hits hits={hits} query={query} show={show} />
        ) : (
          <Contents rules={rules} show={show} />
        )}
      </div>
      <div ref={text as Ref<HTMLDivElement>} class={styles.text}>
        <CardedText rules={rules} jump={jump} game={game} cards={cards} Diagram={Diagram} />
      </div>
    </>
  );
}

export interface RulesPanelProps {
  /** Fetches the blocks; the same function as long as it is the same game. */
  readonly load: () => Promise<RuleBlocks>;
  /** An id of the rules to open at (`G-05`), or a search; empty: the beginning. */
  readonly at: string;
  /** Name of the game. */
  readonly game: string;
  /** Of the match, whose cards they change; left out: the standard. */
  readonly options?: Options | undefined;
  /** Draws what the text names to be drawn; left out: nothing is. */
  readonly Diagram?: DrawDiagram;
}

/** A text without search and contents, such as the short introduction. */
export function PlainText({ load, game, Diagram }: Pick<RulesPanelProps, 'load' | 'game' | 'Diagram'>) {
  const { rules, again } = useRules(load);
  const cards = useCards(game);
  if (rules === 'loading') return <p role="status">{t.loading}</p>;
  if (rules === 'failed') return <Failed again={again} />;
  return (
    <div class={styles.plain}>
      <CardAddresses game={game}>
        <CardedText rules={rules} jump={nowhere} game={game} cards={cards} Diagram={Diagram} />
      </CardAddresses>
    </div>
  );
}

const nowhere = (): void => undefined;

function Failed({ again }: { readonly again: () => void }) {
  return (
    <p role="alert">
      {t.failed}{' '}
      <button type="button" onClick={again}>
        {t.again}
      </button>
    </p>
  );
}

/** The rules. Fills its parent, which decides on the height; without one it is as long as the rules. */
export function RulesPanel({ load, at, game, options, Diagram }: RulesPanelProps) {
  const { rules, again } = useRules(load);
  return (
    <section class={styles.panel} aria-label={t.title}>
      {rules === 'loading' ? <p role="status">{t.loading}</p> : null}
      {rules === 'failed' ? <Failed again={again} /> : null}
      {typeof rules === 'string' ? null : (
        <CardAddresses game={game}>
          <Reader rules={rules} at={at} game={game} options={options} {...(Diagram && { Diagram })} />
        </CardAddresses>
      )}
    </section>
  );
}
