// The reader's own hand as a row: its order is what can be played, and the life along which the building walks.

import { CardButton } from '@bridgefront/page/cards/card-button.tsx';
import type { CardState } from '@bridgefront/page/cards/card.tsx';
import type { CardContent } from '@bridgefront/page/cards/content.ts';
import { Hand } from '@bridgefront/page/cards/hand.tsx';
import type { HandPlace } from '@bridgefront/page/cards/hand.tsx';
import { fallsBy, waitOf } from '../rules/table.ts';
import { Cliff, Piece, Post } from './building.tsx';
import { contentOf, optionsOf } from './cards.ts';
import type { Match } from './match.ts';
import { OtherRow } from './other-row.tsx';
import styles from './row.module.css';
import type { Seen } from './seen.ts';
import { twinBridgesTexts } from './texts.ts';

interface RowProps {
  readonly match: Match;
  readonly seen: Seen;
}

const words = twinBridgesTexts;

interface Standing {
  readonly state?: CardState;
  readonly ribbon?: string;
  /** Said only: the post and the dark say it to the eye. */
  readonly spoken?: string;
}

/** How a card of the own row stands, and why it cannot be played. */
export function standingOf(match: Match, seen: Seen, slug: string): Standing {
  const open = seen.open.get(`card:${slug}`);
  if (match.plan.value[0] === `card:${slug}`) return { state: 'chosen' };
  if (open !== undefined)
    return fallsBy(seen.table, optionsOf(match), seen.near, slug) === null
      ? { state: 'on' }
      : { state: 'on', ribbon: words.falls };
  // With one card chosen, another may take its place; the rest still wait.
  const planning = match.plan.value.length > 0;
  if (match.instead.value.has(`card:${slug}`) || !(planning || seen.open.has('done'))) return {};
  const wait = waitOf(seen.table, optionsOf(match), seen.near, slug);
  if (wait === null) return {};
  const beyond = (seen.table.seats[seen.near]?.row.indexOf(slug) ?? 0) >= seen.table.window;
  return beyond ? { state: 'off', spoken: wait.short } : { state: 'off', ribbon: wait.short };
}

function OwnCard({
  match,
  seen,
  card,
  first,
}: RowProps & { readonly card: CardContent; readonly first: boolean }) {
  const choice = `card:${card.slug}`;
  const open = seen.open.get(choice);
  const { state, ribbon, spoken = '' } = standingOf(match, seen, card.slug);
  const falls = open === undefined ? null : fallsBy(seen.table, optionsOf(match), seen.near, card.slug);
  return (
    <CardButton
      match={match}
      card={card}
      state={state}
      ribbon={ribbon}
      choice={choice}
      open={open !== undefined}
      stateWords={open === undefined ? spoken : words.canPlay}
      act={words.play}
      warning={falls === null ? undefined : words.fellWarning[falls]}
      first={first}
      pressed={state === 'chosen'}
      flipKey={card.slug}
    />
  );
}

/** What stands among so many cards once the match is played: the building, the post after the reach, the broken end. */
function withThings(cards: readonly HandPlace[], { match, seen }: RowProps): readonly HandPlace[] {
  const { phase, window, seats } = seen.table;
  const side = seats[seen.near];
  if (side === undefined || (phase !== 'play' && phase !== 'over')) return cards;
  const building = <Piece seat={match.shown.value.view.seat ?? seen.near} side={side} phase={phase} named />;
  const sign = (key: string, control: HandPlace['control']): HandPlace => ({ key, control, mute: true });
  const post = cards.length > window ? [sign('post', <Post reach={window} />)] : [];
  const reach = [...cards.slice(0, window), ...post, ...cards.slice(window)];
  const at = side.bastion > window ? side.bastion + post.length : side.bastion;
  return [...reach.toSpliced(at, 0, { key: 'building', control: building }), sign('cliff', <Cliff />)];
}

/** The row with its building; for who looks on and while cards are picked, as the other side's is seen. */
export function Row(props: RowProps) {
  const { match, seen } = props;
  const { near, table } = seen;
  const side = table.seats[near];
  if (side === undefined) return null;
  // While cards are picked, those on the table are what matters.
  if (match.shown.value.view.seat !== near || table.phase === 'draft')
    return (
      <div class={styles.seen}>
        <OtherRow {...props} seat={near} />
      </div>
    );
  const cards = side.row.flatMap((slug, at): HandPlace[] => {
    if (slug === null) return [];
    const card = contentOf(match, slug);
    return [{ key: slug, card, control: <OwnCard {...props} card={card} first={at === 0} /> }];
  });
  return (
    <div class={styles.road}>
      <Hand ordered label={words.yourHand} cards={withThings(cards, props)} />
    </div>
  );
}
