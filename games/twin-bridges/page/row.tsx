// A hand as a row: its order is what can be played, and the life along which the building walks. One's own lies there card
// by card; of the other's, names are enough.

import type { ComponentChildren } from 'preact';
import { CardButton } from '@bridgefront/page/cards/card-button.tsx';
import { CardBack } from '@bridgefront/page/cards/card.tsx';
import type { CardState } from '@bridgefront/page/cards/card.tsx';
import type { CardContent } from '@bridgefront/page/cards/content.ts';
import { Hand } from '@bridgefront/page/cards/hand.tsx';
import type { HandPlace } from '@bridgefront/page/cards/hand.tsx';
import { ShownCard } from '@bridgefront/page/cards/shown-card.tsx';
import { Tip } from '@bridgefront/page/ui/tip.tsx';
import { waitOf } from '../rules/table.ts';
import type { SideView } from '../rules/table.ts';
import { Building } from './building.tsx';
import { contentOf } from './cards.ts';
import type { Match } from './match.ts';
import styles from './row.module.css';
import type { Seen } from './seen.ts';
import { twinBridgesTexts } from './texts.ts';

interface RowProps {
  readonly match: Match;
  readonly seen: Seen;
  readonly seat: number;
}

const words = twinBridgesTexts;

interface Standing {
  readonly state?: CardState;
  readonly ribbon?: string;
}

function standingOf(match: Match, seen: Seen, slug: string): Standing {
  const open = seen.open.get(`card:${slug}`);
  if (match.plan.value[0] === `card:${slug}`) return { state: 'chosen' };
  if (open !== undefined)
    return open.label.includes('warning:') ? { state: 'on', ribbon: words.falls } : { state: 'on' };
  const wait = seen.open.has('done') ? waitOf(seen.table, seen.near, slug) : null;
  return wait === null ? {} : { state: 'off', ribbon: wait.short };
}

function OwnCard({
  match,
  seen,
  card,
  first,
}: {
  readonly match: Match;
  readonly seen: Seen;
  readonly card: CardContent;
  readonly first: boolean;
}) {
  const choice = `card:${card.slug}`;
  const open = seen.open.get(choice);
  const { state, ribbon } = standingOf(match, seen, card.slug);
  const warned = open?.label.includes('warning:') === true;
  return (
    <CardButton
      match={match}
      card={card}
      state={state}
      ribbon={ribbon}
      choice={choice}
      open={open !== undefined}
      stateWords={open === undefined ? '' : words.canPlay}
      act={words.play}
      warning={warned ? words.fellWarning(open.label) : undefined}
      first={first}
      pressed={state === 'chosen'}
      flipKey={card.slug}
    />
  );
}

function Hidden({ match, side }: { readonly match: Match; readonly side: SideView }) {
  const names = side.unseen.map((slug) => contentOf(match, slug).name);
  return (
    <Tip content={words.unseen(names)}>
      <span tabIndex={0} role="img" aria-label={words.hidden}>
        <CardBack label={words.hidden} />
      </span>
    </Tip>
  );
}

/** The building at its place among the cards. */
function withBuilding<T>(items: readonly T[], at: number, building: T | null): readonly T[] {
  return building === null ? items : items.toSpliced(at, 0, building);
}

function buildingOf({ seen, seat }: RowProps, side: SideView): ComponentChildren {
  const { phase } = seen.table;
  if (phase !== 'play' && phase !== 'over') return null;
  return (
    <Building
      seat={seat}
      building={side.fort ? 'fort' : 'bastion'}
      place={side.bastion + 1}
      size={side.row.length + 1}
    />
  );
}

function OwnRow(props: RowProps & { readonly side: SideView }) {
  const { match, seen, side } = props;
  const building = buildingOf(props, side);
  const cards = side.row.flatMap((slug, at): HandPlace[] => {
    if (slug === null) return [];
    const card = contentOf(match, slug);
    return [{ key: slug, card, control: <OwnCard match={match} seen={seen} card={card} first={at === 0} /> }];
  });
  const places = withBuilding(
    cards,
    side.bastion,
    building === null ? null : { key: 'building', control: building },
  );
  const edge = { key: 'edge', control: <span class={styles.edge} aria-hidden="true" /> };
  return (
    <div class={building === null ? '' : styles.road}>
      <Hand ordered label={words.yourHand} cards={building === null ? places : [...places, edge]} />
    </div>
  );
}

/** The whole row of one seat with its building. */
export function Row(props: RowProps) {
  const { match, seen, seat } = props;
  const side = seen.table.seats[seat];
  if (side === undefined) return null;
  const own = match.shown.value.view.seat === seat;
  // While cards are picked, those on the table are what matters.
  if (own && seen.table.phase !== 'draft') return <OwnRow {...props} side={side} />;
  const building = buildingOf(props, side);
  const items = side.row.map((slug, at) => (
    <li key={slug ?? `hidden-${at}`} data-key={slug ?? undefined}>
      {slug === null ? <Hidden match={match} side={side} /> : <ShownCard card={contentOf(match, slug)} />}
    </li>
  ));
  return (
    <ol class={styles.names} aria-label={own ? words.yourHand : words.handOf(match.nameOf(seat))}>
      {withBuilding(
        items,
        side.bastion,
        building === null ? null : (
          <li key="building" class={styles.small}>
            {building}
          </li>
        ),
      )}
    </ol>
  );
}
