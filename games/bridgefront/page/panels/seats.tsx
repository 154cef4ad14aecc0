// All players: what everybody may know of each.

import { useComputed } from '@preact/signals';
import { holdingsOf, placesShown, seatStatuses } from '../../rules/table.ts';
import type { Holdings, PublicSeat } from '../../rules/table.ts';
import { useState } from 'preact/hooks';
import { bridgefrontTexts } from '../texts/table.ts';
import { SeatMark } from '@bridgefront/page/ui/seat-mark.tsx';
import { FactionArt, Sign } from '../cards/art.tsx';
import { Explained } from '../explain/term.tsx';
import type { Seen } from '../seen.ts';
import { Champions } from './champions.tsx';
import { PilesDialog } from './piles-dialog.ts';
import { remembered } from '@bridgefront/page/ui/remembered.ts';
import styles from './seats.module.css';

const t = bridgefrontTexts.seats;

interface SeatProps {
  readonly seen: Seen;
  readonly seat: number;
  readonly of: PublicSeat;
}

function Purse({ seen, of }: SeatProps) {
  return (
    <ul class={styles.purse}>
      <li>
        <Explained seen={seen} of={{ term: 'gold' }} class={styles.gold}>
          <Sign of="gold" />
          <span aria-hidden="true">{of.gold}</span>
          <span class="visually-hidden">{t.gold(of.gold)}</span>
        </Explained>
      </li>
      <li>
        <Explained seen={seen} of={{ term: 'mana' }} class={styles.mana}>
          <Sign of="mana" />
          <span aria-hidden="true">{of.mana}</span>
          <span class="visually-hidden">{t.mana(of.mana)}</span>
        </Explained>
      </li>
      <li>
        <Explained seen={seen} of={{ term: 'hand' }}>
          <Sign of="hand" />
          <span aria-hidden="true">{of.hand}</span>
          <span class="visually-hidden">{t.hand(of.hand)}</span>
        </Explained>
      </li>
    </ul>
  );
}

function Places({ seen, holdings }: { readonly seen: Seen; readonly holdings: Holdings }) {
  const { mines, forges, center, capitals } = holdings;
  return (
    <ul class={styles.places} aria-label={t.holds}>
      {mines.map(({ hex, value }) => (
        <li key={hex}>
          <Explained seen={seen} of={{ term: 'mine' }}>
            <Sign of="mine" />
            <span aria-hidden="true">{value}</span>
            <span class="visually-hidden">{t.mine(value)}</span>
          </Explained>
        </li>
      ))}
      {forges.map((hex) => (
        <li key={hex}>
          <Explained seen={seen} of={{ term: 'forge' }}>
            <Sign of="forge" />
            <span class="visually-hidden">{t.forge}</span>
          </Explained>
        </li>
      ))}
      {center ? (
        <li>
          <Explained seen={seen} of={{ term: 'center' }}>
            <Sign of="center" />
            <span class="visually-hidden">{t.center}</span>
          </Explained>
        </li>
      ) : null}
      {capitals.map((hex) => (
        <li key={hex}>
          <Explained seen={seen} of={{ term: 'capital' }}>
            <Sign of="capital" />
            <span class="visually-hidden">{t.capital}</span>
          </Explained>
        </li>
      ))}
    </ul>
  );
}

function Notes({ seen, seat, of, besieged }: SeatProps & { readonly besieged: boolean }) {
  const { match, cards, view } = seen;
  const resolving = of.resolving === undefined ? null : (cards(of.resolving)?.name ?? of.resolving);
  const shown = (view.drafts ?? []).filter((draft) => draft.seat === seat);
  const looking = shown.reduce((sum, draft) => sum + draft.count, 0);
  const nameOf = (other: number): string => match.nameOf(other);
  const statuses = seatStatuses(of, seat, nameOf, placesShown(view, nameOf));
  if (resolving === null && statuses.length + looking === 0 && !besieged) return null;
  return (
    <ul class={styles.notes}>
      {resolving === null ? null : <li>{t.resolving(resolving)}</li>}
      {looking > 0 ? <li>{t.looking(looking)}</li> : null}
      {besieged ? <li class={styles.danger}>{t.besieged}</li> : null}
      {statuses.map(({ kind, text }) => (
        <li key={kind + text}>{text}</li>
      ))}
    </ul>
  );
}

function Name({ seen, seat, of }: SeatProps) {
  return (
    <>
      <SeatMark seat={seat} />
      <span class={styles.name}>
        {seen.match.nameOf(seat)}
        {seat === seen.seat ? <small> {t.you}</small> : null}
      </span>
      {seen.view.lead === seat ? (
        <Explained seen={seen} of={{ term: 'lead' }} class={styles.lead}>
          <Sign of="lead" />
          <span class="visually-hidden">{t.lead}</span>
        </Explained>
      ) : null}
      {of.done ? <span class={styles.state}>{t.done}</span> : null}
    </>
  );
}

function SeatDrawing({ seen, seat, of }: BoxProps) {
  const [open, setOpen] = useState(false);
  const holdings = holdingsOf(seen.view, seat, seen.options);
  const points = holdings.control.reduce((sum, part) => sum + part.points, 0);
  const { match } = seen;
  const over = useComputed(() => match.shown.value.view.outcome !== null).value;
  return (
    <li class={styles.seat} data-seat={seat} data-own={seat === seen.seat}>
      <div class={styles.who}>
        <Name seen={seen} seat={seat} of={of} />
        <Explained seen={seen} of={{ faction: of.faction }} class={styles.faction}>
          <FactionArt faction={of.faction} />
          <span class="visually-hidden">{of.faction}</span>
        </Explained>
      </div>
      <div class={styles.line}>
        <Purse seen={seen} seat={seat} of={of} />
        <Places seen={seen} holdings={holdings} />
        {points > 0 ? (
          <Explained seen={seen} of={{ term: 'control' }} class={styles.points}>
            <span aria-hidden="true">{bridgefrontTexts.points.others(points)}</span>
            <span class="visually-hidden">{bridgefrontTexts.points.othersLong(points, over)}</span>
          </Explained>
        ) : null}
        <Champions seen={seen} seat={seat} />
        <button type="button" class={styles.piles} onClick={() => setOpen(true)}>
          <Sign of="draw" />
          <span aria-hidden="true">
            {of.draw}+{of.discard}
          </span>
          <span class="visually-hidden">
            {bridgefrontTexts.piles.of(seen.match.nameOf(seat))}: {t.pile(of.draw, of.discard)}
          </span>
        </button>
      </div>
      <Notes seen={seen} seat={seat} of={of} besieged={holdings.besieged} />
      {open ? <PilesDialog seen={seen} seat={seat} close={() => setOpen(false)} /> : null}
    </li>
  );
}

interface BoxProps extends SeatProps {
  /** How all players are called. */
  readonly names: string;
}

// Where each has its Capital decides who is besieged, and what places are called.
const Seat = remembered(SeatDrawing, ({ seen, seat, of, names }: BoxProps) => {
  const { match, options, cards, view } = seen;
  const { units, mines, forges, drafts, lead, seats } = view;
  const capitals = seats.map(({ capital }) => capital);
  return [
    match,
    seen.seat,
    options,
    cards,
    of,
    names,
    units,
    mines,
    forges,
    drafts,
    lead === seat,
    ...capitals,
  ];
});

/** One box for each player, in seat order; last the reader, who has the same in bar and rail. */
export function Seats({ seen }: { readonly seen: Seen }) {
  const names = seen.view.seats.map((_, seat) => seen.match.nameOf(seat)).join('\n');
  const others = seen.view.seats.map((of, seat) => ({ of, seat })).filter(({ seat }) => seat !== seen.seat);
  const own = seen.seat === null ? undefined : seen.view.seats[seen.seat];
  const boxes = own === undefined || seen.seat === null ? others : [...others, { of: own, seat: seen.seat }];
  return (
    <ul class={styles.seats} aria-label={t.label}>
      {boxes.map(({ of, seat }) => (
        <Seat key={seat} seen={seen} seat={seat} of={of} names={names} />
      ))}
    </ul>
  );
}
