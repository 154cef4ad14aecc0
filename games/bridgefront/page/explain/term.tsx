// Words, phases, factions and cards explained: the content of explanations, and spans that open them.

import { factionFacts, phaseFacts, termFacts } from '../../rules/table.ts';
import type { CardFacts, Phase, PublicSeat, Term, TermId } from '../../rules/table.ts';
import type { ComponentChildren } from 'preact';
import { bridgefrontTexts } from '../texts/table.ts';
import { FactionArt } from '../cards/art.tsx';
import { CardFace } from '../cards/card.tsx';
import type { Scene } from '../scene.ts';
import { usePreview } from '@bridgefront/page/popovers/preview.ts';
import styles from './explain.module.css';

type Faction = PublicSeat['faction'];

/** A rule's id as players know it: `rule-12.3` is §12.3. */
function ruleName(id: string): string {
  return id.startsWith('rule-') ? `§${id.slice(5)}` : id;
}

/** A link into the rules beside the table. */
function RuleLink({ scene, rule }: { readonly scene: Scene; readonly rule: string }) {
  return (
    <button type="button" class={styles.rule} onClick={() => scene.match.openRules(rule)}>
      {bridgefrontTexts.track.rule} {ruleName(rule)}
    </button>
  );
}

function TermBox({ scene, term }: { readonly scene: Scene; readonly term: Term }) {
  return (
    <div class={styles.term}>
      <strong>{term.name}</strong>
      <p>{term.text}</p>
      <RuleLink scene={scene} rule={term.rule} />
    </div>
  );
}

/** What a faction can do. */
function FactionBox({ scene, faction }: { readonly scene: Scene; readonly faction: Faction }) {
  const { name, motto, passives } = factionFacts(faction, scene.options);
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
      <RuleLink scene={scene} rule="rule-21" />
    </div>
  );
}

/** The whole card as an explanation. */
export function CardBox({ card }: { readonly card: CardFacts }) {
  return <CardFace card={card} size="full" />;
}

interface ExplainedProps {
  readonly scene: Scene;
  /** A word, a phase or a faction. */
  readonly of: { readonly term: TermId } | { readonly phase: Phase } | { readonly faction: Faction };
  readonly class?: string | undefined;
  readonly children: ComponentChildren;
}

function boxOf(scene: Scene, of: ExplainedProps['of']): ComponentChildren {
  if ('faction' in of) return <FactionBox scene={scene} faction={of.faction} />;
  const term = 'term' in of ? termFacts(of.term, scene.options) : phaseFacts(of.phase, scene.options);
  return <TermBox scene={scene} term={term} />;
}

/** Something on the table that explains itself: a button for keyboards and fingers, which opens the rule. */
export function Explained({ scene, of, class: className, children }: ExplainedProps) {
  const preview = usePreview();
  const rule = (): string => {
    if ('faction' in of) return 'rule-21';
    return ('term' in of ? termFacts(of.term, scene.options) : phaseFacts(of.phase, scene.options)).rule;
  };
  return (
    <button
      type="button"
      class={[styles.explained, className].join(' ')}
      {...preview.explain(() => boxOf(scene, of))}
      onClick={(event) => {
        if (event.detail === 0) scene.match.openRules(rule());
        else preview.show(event.currentTarget, () => boxOf(scene, of));
      }}
    >
      {children}
    </button>
  );
}
