// The unit that is looked at or picked, whole, in the panel beside the table: what it is, what is left of it, its rules.

import { Sign } from '@bridgefront/page/cards/sign.tsx';
import { typeOfSlug } from '../rules/table.ts';
import type { UnitView } from '../rules/table.ts';
import { contentOf } from './cards.ts';
import { oddsWords } from './foretold.ts';
import { lookedAt } from './looking.ts';
import type { Match } from './match.ts';
import { seenOf, unitAt } from './seen.ts';
import type { Seen } from './seen.ts';
import { rimOf } from './rim.tsx';
import { fellsTexts } from './texts.ts';
import { tokensOf, UnitPicture } from './unit.tsx';
import styles from './unit-card.module.css';

const words = fellsTexts;

/** The unit that the panel tells of: the one that is looked at, else the one that was picked. */
function shownUnit({ table, chosen }: Seen, looked: string | null): UnitView | undefined {
  const unit = looked === null ? undefined : unitAt(table, looked);
  return unit ?? (chosen === null ? undefined : unitAt(table, chosen));
}

function Figures({ match, unit }: { readonly match: Match; readonly unit: UnitView }) {
  return (
    <p class={styles.figures}>
      {contentOf(match, unit.unit).figures.map(({ sign, value, words: said }) => (
        <span key={sign} title={said}>
          <Sign of={sign} />
          {sign === 'health' ? `${unit.health}/${value}` : value}
          <span class="visually-hidden">{said}</span>
        </span>
      ))}
    </p>
  );
}

/** The card; nothing where no unit is meant. */
export function UnitCard({ match }: { readonly match: Match }) {
  const seen = seenOf(match, { place: null, step: null });
  const unit = shownUnit(seen, lookedAt(match).value);
  if (unit === undefined) return null;
  const { lines, kind } = contentOf(match, unit.unit);
  const odds = oddsWords(seen, unit.at);
  const tokens = tokensOf(unit);
  return (
    <section class={styles.card} data-unit-card={unit.at} aria-label={words.unitCard}>
      <UnitPicture unit={unit} options={seen.options} class={styles.picture ?? ''} />
      <h3 class={styles.name}>{typeOfSlug(unit.unit, seen.options).name}</h3>
      <p class={styles.about}>
        {kind} · {rimOf(unit.at)}
        {tokens.length > 0 && ` · ${tokens.join(', ')}`}
      </p>
      <Figures match={match} unit={unit} />
      {odds !== null && <strong class={styles.odds}>{odds}</strong>}
      {lines.map(({ lead, text }) => (
        <p key={text} class={styles.rule}>
          {lead !== undefined && <b>{lead} </b>}
          {text}
        </p>
      ))}
    </section>
  );
}
