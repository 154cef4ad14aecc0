// Places of the rules as links: where they name a card, and what a search finds in them.

import { useEffect, useState } from 'preact/hooks';
import type { Token } from 'marked';
import { pageOf } from '../games.ts';
import { readRules, searchRules, snippet } from '../match/rules-text.ts';
import type { RuleEntry } from '../match/rules-text.ts';
import { cardsTexts } from '../texts/cards.ts';
import { rulesLink } from './address.ts';
import { placeOf } from './related.ts';
import styles from './rule-links.module.css';

const words = cardsTexts.inRules;

/** The entries of a game's rules, as soon as they are wanted and there; none before. */
export function useRuleEntries(game: string, wanted: boolean): readonly RuleEntry[] {
  const [entries, setEntries] = useState<readonly RuleEntry[]>([]);
  useEffect(() => {
    if (!wanted) return undefined;
    let current = true;
    void pageOf(game)
      .then((page) => page?.rules() ?? [])
      .then((blocks) => current && setEntries(readRules(blocks as readonly Token[]).entries))
      .catch(() => undefined);
    return () => {
      current = false;
    };
  }, [game, wanted]);
  return entries;
}

interface RuleLinksProps {
  readonly game: string;
  readonly title: string;
  readonly entries: readonly RuleEntry[];
  /** What each is shown around; empty: it is shown from its beginning. */
  readonly around: string;
  /** How many there are in all, where these are but the first. */
  readonly count?: number;
}

/** A list of places in the rules under a heading; nothing where there are none. */
export function RuleLinks({ game, title, entries, around, count = entries.length }: RuleLinksProps) {
  if (entries.length === 0) return null;
  return (
    <section class={styles.rules} aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {entries.map((entry) => {
          const [before, word, behind] = snippet(entry.text, around);
          return (
            <li key={entry.key}>
              <a href={rulesLink(game, placeOf(entry))}>
                {before}
                <b>{word}</b>
                {behind}
                {before.length + word.length + behind.length < entry.text.length && '…'}
              </a>
            </li>
          );
        })}
      </ul>
      {count > entries.length && <a href={rulesLink(game, around)}>{words.all(count)}</a>}
    </section>
  );
}

/** So few letters are in every rule. */
const fewest = 3;
const mostHits = 8;

/** What a search for cards finds in the rules besides. */
export function RuleHits({ game, query }: { readonly game: string; readonly query: string }) {
  const wanted = query.trim().length >= fewest;
  const entries = useRuleEntries(game, wanted);
  const hits = wanted ? searchRules({ tokens: [], entries, entryOf: new Map() }, query) : [];
  return (
    <RuleLinks
      game={game}
      title={words.title}
      entries={hits.slice(0, mostHits)}
      around={query.trim()}
      count={hits.length}
    />
  );
}
