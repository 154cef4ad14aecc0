// Mustering in secret: whole armies, single units, and the cards still to be laid out.

import { choosing, lit } from '@bridgefront/page/choosing.ts';
import { Sign } from '@bridgefront/page/cards/sign.tsx';
import type { Signal } from '@preact/signals';
import { musteredArmy, presetArmies, typeOfSlug, unitRules, unitSlugs } from '../rules/table.ts';
import { unitArt } from './art.ts';
import { Art } from './art.tsx';
import { contentOf } from './cards.ts';
import { UnitFigure } from './figures.tsx';
import type { Match } from './match.ts';
import { partsOf } from './seen.ts';
import type { Picked, Seen } from './seen.ts';
import { fellsTexts } from './texts.ts';
import styles from './muster.module.css';

const words = fellsTexts;

interface MusterProps {
  readonly match: Match;
  readonly seen: Seen;
  readonly picked: Signal<Picked>;
}

function Presets({ match, seen }: MusterProps) {
  const presets = [...presetArmies(seen.options)].filter(([choice]) => seen.open.has(choice));
  if (presets.length === 0) return null;
  return (
    <section>
      <h2 class={styles.title}>{words.presets}</h2>
      <div class={styles.presets}>
        {presets.map(([choice, { name, units }]) => (
          <button key={choice} type="button" class={styles.preset} {...choosing(match, choice)}>
            <strong>{name}</strong>
            <span class="visually-hidden">{units}</span>
            <span class={styles.army} aria-hidden="true">
              {[...musteredArmy([choice], seen.options).taken].map(([slug, count]) => (
                <span key={slug}>
                  <MusterPicture slug={slug} near={seen.near} />
                  {count > 1 && `×${count}`}
                </span>
              ))}
            </span>
          </button>
        ))}
      </div>
    </section>
  );
}

// Before a side has a colour on the map, it has the reader's.
function MusterPicture({ slug, near }: { readonly slug: string; readonly near: number }) {
  if (slug === 'tent') return <Art class={styles.picture} icon={unitArt['tent'] ?? 'camping-tent'} />;
  const colours = { '--cloth': `var(--body-${near}a)`, '--cloth-dark': `var(--body-${near}b)` };
  return (
    <svg class={styles.picture} style={colours} viewBox="-2 -6 68 72" aria-hidden="true" focusable="false">
      <UnitFigure unit={slug} />
    </svg>
  );
}

function Singles({ match, seen }: MusterProps) {
  const { taken } = musteredArmy(seen.plan, seen.options);
  const faction = seen.table.seats[seen.near].faction;
  const kinds = unitSlugs(faction);
  const offers = (kind: string): boolean => [...seen.open.keys()].some((choice) => choice.startsWith(kind));
  if (!offers('take:') && !seen.open.has('tent')) return null;
  return (
    <section>
      <h2 class={styles.title}>{offers('army:') ? words.orSingle : words.single}</h2>
      <div class={styles.singles}>
        {kinds.map((slug) => {
          const { name, copies, cost } = typeOfSlug(slug, seen.options);
          const open = seen.open.get(`take:${slug}`);
          return (
            <button
              key={slug}
              type="button"
              class={styles.single}
              disabled={open === undefined}
              title={unitRules(slug, seen.options).text}
              {...choosing(match, `take:${slug}`)}
            >
              <MusterPicture slug={slug} near={seen.near} />
              <strong>{name}</strong>
              <span>{words.costs(cost, taken.get(slug) ?? 0, copies * seen.table.copies)}</span>
              <Figures match={match} slug={slug} />
            </button>
          );
        })}
        {seen.open.has('tent') && (
          <button
            type="button"
            class={styles.single}
            aria-label={seen.open.get('tent')?.label}
            title={seen.open.get('tent')?.label}
            {...choosing(match, 'tent')}
          >
            <MusterPicture slug="tent" near={seen.near} />
            <strong>{words.tent}</strong>
          </button>
        )}
      </div>
    </section>
  );
}

// What a unit is printed with, small.
function Figures({ match, slug }: { readonly match: Match; readonly slug: string }) {
  return (
    <span class={styles.figures}>
      {contentOf(match, slug).figures.map(({ sign, value, words: said }) => (
        <span key={sign} title={said}>
          <Sign of={sign} />
          {value}
          <span class="visually-hidden">{said}</span>
        </span>
      ))}
    </span>
  );
}

/** The cards that can be laid out next, each once. */
function placeable(seen: Seen): string[] {
  const cards = [...seen.open.keys()].flatMap((choice) => {
    const [kind, value] = partsOf(choice);
    return kind === 'place' ? [value.split('@')[0]] : [];
  });
  return [...new Set(cards)];
}

function LayOut({ match, seen, picked }: MusterProps) {
  const cards = placeable(seen);
  const { left } = musteredArmy(seen.plan, seen.options);
  if (cards.length === 0) return null;
  return (
    <section>
      <h2 class={styles.title}>{words.toPlace}</h2>
      <div class={`${styles.singles} ${styles.laying}`}>
        {cards.map((slug) => (
          <button
            key={slug}
            type="button"
            {...lit(true)}
            aria-pressed={seen.picked.place === slug}
            class={`${styles.single} ${seen.picked.place === slug ? styles.picked : ''}`}
            onClick={() => (picked.value = { place: slug, step: null })}
          >
            <MusterPicture slug={slug} near={seen.near} />
            <strong>{slug === 'tent' ? words.tent : typeOfSlug(slug).name}</strong>
            {slug !== 'tent' && (
              <>
                <span>{words.toLay(left.get(slug) ?? 0)}</span>
                <Figures match={match} slug={slug} />
              </>
            )}
          </button>
        ))}
      </div>
      <p class={styles.hint}>{words.layHint}</p>
    </section>
  );
}

/** In the rail, where the hand will be: the battlefield above it stays free. */
export function Muster(props: MusterProps) {
  return (
    <div class={styles.muster}>
      <Presets {...props} />
      <Singles {...props} />
      <LayOut {...props} />
    </div>
  );
}
