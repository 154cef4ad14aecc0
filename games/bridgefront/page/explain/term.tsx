// Words, phases and factions explained: the content of explanations, and spans that open them.

import { factionFacts, phaseFacts, termFacts } from '../../rules/table.ts';
import type { Phase, PublicSeat, Term, TermId } from '../../rules/table.ts';
import type { ComponentChildren } from 'preact';
import { bridgefrontTexts } from '../texts/table.ts';
import { FactionArt } from '../cards/art.tsx';
import type { Seen } from '../seen.ts';
import { usePreview } from '@bridgefront/page/popovers/preview.ts';
import styles from './explain.module.css';

type Faction = PublicSeat['faction'];

/** A rule's id as players know it: `rule-12.3` is §12.3. */
function ruleName(id: string): string {
  return id.startsWith('rule-') ? `§${id.slice(5)}` : id;
}

/** A link into the rules beside the table. */
function RuleLink({ seen, rule }: { readonly seen: Seen; readonly rule: string }) {
  return (
    <button type="button" class={styles.rule} onClick={() => seen.match.openRules(rule)}>
      {bridgefrontTexts.track.rule} {ruleName(rule)}
    </button>
  );
}

function TermBox({ seen, term }: { readonly seen: Seen; readonly term: Term }) {
  return (
    <div class={styles.term}>
      <strong>{term.name}</strong>
      <p>{term.text}</p>
      <RuleLink seen={seen} rule={term.rule} />
    </div>
  );
}

/** What a faction can do. */
function FactionBox({ seen, faction }: { readonly seen: Seen; readonly faction: Faction }) {
  const { name, motto, passives } = factionFacts(faction, seen.options);
  return (
    <div class={styles.term}>
      <strong class={styles.faction}>
        <FactionArt faction={faction} /> {name}
      </strong>
      <p>{motto}</p>
      <dl>
        {passives.map((passive) => (
          <div key={passive.name}>
            <dt>{passive.name}</dt>
            <dd>{passive.text}</dd>
          </div>
        ))}
      </dl>
      <RuleLink seen={seen} rule="rule-21" />
    </div>
  );
}

interface ExplainedProps {
  readonly seen: Seen;
  /** A word, a phase or a faction. */
  readonly of: { readonly term: TermId } | { readonly phase: Phase } | { readonly faction: Faction };
  readonly class?: string | undefined;
  readonly children: ComponentChildren;
}

function boxOf(seen: Seen, of: ExplainedProps['of']): ComponentChildren {
  if ('faction' in of) return <FactionBox seen={seen} faction={of.faction} />;
  const term = 'term' in of ? termFacts(of.term, seen.options) : phaseFacts(of.phase, seen.options);
  return <TermBox seen={seen} term={term} />;
}

/** Something on the table that explains itself: a button for keyboards and fingers, which opens the rule. */
export function Explained({ seen, of, class: className, children }: ExplainedProps) {
  const preview = usePreview();
  const rule = (): string => {
    if ('faction' in of) return 'rule-21';
    return ('term' in of ? termFacts(of.term, seen.options) : phaseFacts(of.phase, seen.options)).rule;
  };
  return (
    <button
      type="button"
      class={[styles.explained, className].join(' ')}
      {...preview.explain(() => boxOf(seen, of))}
      onClick={(event) => {
        if (event.detail === 0) seen.match.openRules(rule());
        else preview.show(event.currentTarget, () => boxOf(seen, of));
      }}
    >
      {children}
    </button>
  );
}
