// What is rolled and looked at, over the battlefield, and every choice that is neither hex nor card.

import type { Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { fetchPlacing } from '@bridgefront/page/popovers/use-free-corner.ts';
import { FreeOverlay } from '@bridgefront/page/stage/free-overlay.tsx';
import { Overlay } from '@bridgefront/page/stage/stage.tsx';
import { Tray, TrayWay } from '@bridgefront/page/tray/tray.tsx';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { choosing } from '@bridgefront/page/choosing.ts';
import { PlayedCard } from '@bridgefront/page/reveal/played-card.tsx';
import { unitRules } from '../rules/table.ts';
import { answeredCard, onlyPlain, plainChoices } from './answers.ts';
import { besides, Fight, Past, useGoneOn, Ways } from './fight.tsx';
import type { Match } from './match.ts';
import { oddsWords } from './foretold.ts';
import { deedOf } from './played.ts';
import { rimOf } from './rim.tsx';
import { unitAt } from './seen.ts';
import type { Picked, Seen } from './seen.ts';
import { fellsTexts } from './texts.ts';
import { unitWords } from './unit.tsx';
import styles from './tray.module.css';

const words = fellsTexts;

interface TrayProps {
  readonly match: Match;
  readonly seen: Seen;
  readonly picked: Signal<Picked>;
  readonly looked: Signal<string | null>;
}

/** Answers that are neither a hex nor a card nor the button of the panel, where no tray over the board holds them. */
export function Plain({ match, seen }: Pick<TrayProps, 'match' | 'seen'>) {
  const inTray = seen.table.combats.length > 0 || onlyPlain(seen);
  return (
    <div class={styles.buttons}>
      {(inTray ? [] : plainChoices(seen)).map(({ choice, label }) => (
        <Button key={choice} size="small" {...choosing(match, choice)}>
          {words.short[choice] ?? label}
        </Button>
      ))}
    </div>
  );
}

// One question of which nothing lies on the board or in the hand.
function Ask({ match, seen }: Pick<TrayProps, 'match' | 'seen'>) {
  return (
    <Overlay bare at="bottom" class={styles.ask ?? ''} data-ask>
      <Tray title={seen.prompt}>
        {plainChoices(seen).map(({ choice, label }) => (
          <TrayWay key={choice} name={label} leaves="" strong {...choosing(match, choice)} />
        ))}
      </Tray>
    </Overlay>
  );
}

// The card that is played of what is shown of a reveal; null: none is.
function Played({ match, seen }: TrayProps) {
  const shown = match.playback.current.value;
  if (shown === null) return null;
  const { face } = shown.report;
  if (face.tell !== 'command' && face.tell !== 'plays') return null;
  const at = face.tell === 'plays' ? face.aims[0]?.at : undefined;
  return <PlayedCard match={match} at={at === undefined ? 'left' : besides(at, seen.flip)} deedOf={deedOf} />;
}

// A lore card is on its way, and no fight is under way: what it does, and what can be answered.
function Reply({ match, seen }: Pick<TrayProps, 'match' | 'seen'>) {
  return (
    <Overlay bare at="bottom" class={styles.ask ?? ''} data-ask>
      <Tray title={seen.prompt}>
        <Ways match={match} seen={seen} />
      </Tray>
    </Overlay>
  );
}

function Looked({ seen, looked }: TrayProps) {
  const hex = looked.value;
  const unit = hex === null ? undefined : unitAt(seen.table, hex);
  if (hex === null || unit === undefined) return null;
  const odds = oddsWords(seen, hex);
  const { facts, text } = unitRules(unit.unit, seen.options);
  return (
    <FreeOverlay about={hex} class={styles.overBoard ?? ''}>
      <p class={styles.looked}>
        <strong>
          {unitWords(unit, seen.options)} · {rimOf(hex)}
        </strong>{' '}
        <span>{facts}</span> <span>{text}</span>
        {odds !== null && <strong>{odds}</strong>}
      </p>
    </FreeOverlay>
  );
}

/** At rest the combat that is answered, or whoever is looked at; during a reveal what is rolled. */
export function Told(props: TrayProps) {
  const { match, seen, looked } = props;
  const since = useGoneOn(match);
  useEffect(() => void fetchPlacing(), []);
  const told = match.playback.current.value?.report.face.tell;
  if (told === 'command' || told === 'plays') return <Played {...props} />;
  // One and the same while it is told and answered: its dice are not thrown again.
  if (seen.table.combats.length > 0) return <Fight match={match} seen={seen} />;
  if (told !== undefined) return null;
  if (answeredCard(match, seen) !== null) return <Reply match={match} seen={seen} />;
  if (onlyPlain(seen)) return <Ask {...props} />;
  return looked.value === null ? <Past match={match} seen={seen} since={since} /> : <Looked {...props} />;
}
