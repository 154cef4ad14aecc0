// What is asked and stands for nothing on the table, and the way out of a settlement in the making.

import { useEffect } from 'preact/hooks';
import type { PrimaryAction } from '@bridgefront/page/contract.ts';
import type { OpenChoice } from '@bridgefront/page/match-context.ts';
import { Card } from '@bridgefront/page/cards/card.tsx';
import { Overlay } from '@bridgefront/page/stage/stage.tsx';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { freePlace } from './answer.tsx';
import { contentOf } from './cards.ts';
import { sendDraft } from './draft.ts';
import { choosing } from '@bridgefront/page/choosing.ts';
import type { Match } from './match.ts';
import { seenOf } from './seen.ts';
import type { Seen } from './seen.ts';
import { forgetFrontier } from './settling.ts';
import { bring } from './start.tsx';
import type { Settling } from './settling.ts';
import { words } from './texts.ts';
import styles from './actions.module.css';

/** Kinds of choices that only stand here. */
const own = new Set(['redraw', 'stay', 'bottom', 'card']);

function Settle({ match, settling }: { readonly match: Match; readonly settling: Settling }) {
  const { name, frontier } = settling;
  // Whoever takes it back is asked anew.
  useEffect(() => forgetFrontier, []);
  return (
    <>
      {frontier === null && <p class={styles.hint}>{words.settleHint(name)}</p>}
      <Button onClick={() => match.busy.peek() || match.takeBack()}>{words.settleNot}</Button>
    </>
  );
}

/** The only unit that may occupy, where the other way is that nobody does; null: several may, or nothing is asked. */
export function soleOccupier(open: Seen['open']): OpenChoice | null {
  const [first, ...more] = [...open.values()].filter(({ choice }) => choice.startsWith('occupy:'));
  return first === undefined || more.length > 0 || open.has('hold') ? null : first;
}

/** What one would rather do than pass. */
const deed = /^(?:villager|settle|unit|tactic|maneuver):/;

/** Passing is quiet while there is something to do, and says whom it leaves at home who could be sent. */
export function passOf({ table, near, open }: Pick<Seen, 'table' | 'near' | 'open'>): PrimaryAction | null {
  const pass = open.get('pass');
  if (pass === undefined) return null;
  const home = open.has('commit')
    ? table.units.filter(({ seat, at, exerted }) => seat === near && at === 0 && exerted !== true)
    : [];
  if (home.length > 0) return { ...pass, label: words.passes(pass.label, home.length), quiet: true };
  return [...open.keys()].some((choice) => deed.test(choice)) ? { ...pass, quiet: true } : pass;
}

/** The button of the panel: the commit or the settlement in the making, passing, or the only one that may occupy. */
export function primary(match: Match): PrimaryAction | null {
  const seen = seenOf(match);
  const { draft, commits, settling, open } = seen;
  if (settling !== null) {
    const { name, frontier } = settling;
    return frontier === null
      ? null
      : { label: words.settle(name, words.place(frontier)), choice: `frontier:${frontier}` };
  }
  if (commits && draft.goes.size + draft.retreats.size > 0)
    return { label: words.commit(draft.goes.size, draft.retreats.size), run: () => sendDraft(match) };
  return open.get('keep') ?? passOf(seen) ?? soleOccupier(open) ?? bring(seen);
}

// The card that a scout has seen, while it is asked what becomes of it.
function Scouted({ seen: { match, table, near, open } }: { readonly seen: Seen }) {
  const top = table.seats[near]?.top;
  if (!open.has('stay') || top === undefined) return null;
  return (
    <span class={styles.card} data-scouted={top}>
      <Card card={contentOf(match, top)} size="hand" />
    </span>
  );
}

/** They lie at the far side of the frontiers: one's own units are what they are about, and both hearts stay in sight. */
export function Actions({ seen }: { readonly seen: Seen }) {
  const { match, settling } = seen;
  const answers = [...seen.open.values()].filter(({ choice }) => own.has(choice.split(':')[0] ?? ''));
  return (
    <Overlay at={seen.open.has('stay') ? freePlace(seen) : 'top'} bare class={styles.overlay ?? ''}>
      <div class={styles.bar} role="group" data-bar tabIndex={-1} aria-label={words.actions}>
        {settling !== null && <Settle match={match} settling={settling} />}
        <Scouted seen={seen} />
        {answers.map(({ choice, label }) => (
          <Button key={choice} {...choosing(match, choice)}>
            {label}
          </Button>
        ))}
      </div>
    </Overlay>
  );
}
