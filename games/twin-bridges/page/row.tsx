// A hand as a row: its order is what can be played, and the life along which the building walks.

import type { SideView } from '../rules/table.ts';
import { choosing } from '@bridgefront/page/choosing.ts';
import type { Match } from './match.ts';
import { twinBridgesTexts } from './texts.ts';
import { Tip } from '@bridgefront/page/ui/tip.tsx';
import { Building } from './building.tsx';
import { Face, spokenCard } from './card.tsx';
import { cardOf } from './cards.ts';
import type { Seen } from './seen.ts';
import styles from './row.module.css';

interface RowProps {
  readonly match: Match;
  readonly seen: Seen;
  readonly seat: number;
}

const words = twinBridgesTexts;

function HiddenCard({ side }: { readonly side: SideView }) {
  const names = side.unseen.map((slug) => cardOf(slug).name);
  return (
    <Tip content={words.unseen(names)}>
      <span class={styles.back} tabIndex={0} role="img" aria-label={words.hidden} />
    </Tip>
  );
}

function KnownCard({
  match,
  seen,
  slug,
  place,
  own,
}: {
  readonly match: Match;
  readonly seen: Seen;
  readonly slug: string;
  readonly place: number;
  readonly own: boolean;
}) {
  const open = own ? seen.open.get(`card:${slug}`) : undefined;
  const warned = open?.label.includes('warning:') === true;
  const reach = place < seen.table.window;
  const chosen = own && match.plan.value[0] === `card:${slug}`;
  const state = open === undefined ? (own && !reach ? words.outOfReach : '') : words.canPlay;
  const spoken = [spokenCard(slug), state, warned ? words.falls : ''].filter(Boolean).join(' ');
  const looks = [
    styles.slot,
    own && !reach ? styles.far : '',
    open === undefined ? '' : styles.open,
    chosen ? styles.chosen : '',
    match.pointed.value === `card:${slug}` ? styles.pointed : '',
  ].join(' ');
  if (!own)
    return (
      <Tip content={spokenCard(slug)}>
        <span class={looks} data-key={slug} tabIndex={0} role="img" aria-label={spoken}>
          <Face slug={slug} />
        </span>
      </Tip>
    );
  return (
    <Tip content={spokenCard(slug)}>
      <button
        type="button"
        class={looks}
        data-key={slug}
        aria-label={spoken}
        aria-pressed={chosen}
        {...choosing(match, `card:${slug}`)}
      >
        <Face slug={slug}>{warned && <span class={styles.warning}>{words.falls}</span>}</Face>
      </button>
    </Tip>
  );
}

// Left and right step through the row, as in any list of cards.
function step(event: KeyboardEvent): void {
  const way = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  const row = event.currentTarget;
  if (way === 0 || !(row instanceof HTMLElement)) return;
  const stops = [...row.querySelectorAll<HTMLElement>('button, [tabindex]')];
  const next = stops[stops.indexOf(document.activeElement as HTMLElement) + way];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

/** The whole row of one seat with its building. */
export function Row({ match, seen, seat }: RowProps) {
  const side = seen.table.seats[seat];
  if (side === undefined) return null;
  const own = match.shown.value.view.seat === seat;
  const size = side.row.length + 1;
  const items = side.row.map((slug, place) => (
    <li key={slug ?? `hidden-${place}`} class={styles.item}>
      {slug === null ? (
        <HiddenCard side={side} />
      ) : (
        <KnownCard match={match} seen={seen} slug={slug} place={place} own={own} />
      )}
    </li>
  ));
  const walks = seen.table.phase === 'play' || seen.table.phase === 'over';
  if (walks)
    items.splice(
      side.bastion,
      0,
      <li key="building" class={styles.item}>
        <Building
          seat={seat}
          building={side.fort ? 'fort' : 'bastion'}
          place={side.bastion + 1}
          size={size}
        />
      </li>,
    );
  if (walks && own) items.push(<li key="edge" class={styles.edge} aria-hidden="true" />);
  // While cards are picked, those on the table are what matters.
  const draft = seen.table.phase === 'draft';
  const label = own ? words.yourHand : words.handOf(match.nameOf(seat));
  return (
    <ol
      class={[styles.row, own ? styles.own : '', walks ? styles.road : '', draft ? styles.small : ''].join(
        ' ',
      )}
      style={{ '--count': items.length }}
      aria-label={label}
      onKeyDown={step}
    >
      {items}
    </ol>
  );
}
