// Parts of the form for a new table: game, clock, and who may come.

import type { Signal } from '@preact/signals';
import { botsNow, firstBot, gamesNow } from '../source/games.ts';
import { coverOf } from '../games.ts';
import { texts } from '../texts/index.ts';
import { setUpTexts } from '../texts/set-up.ts';
import { NumberField } from '@bridgefront/page/ui/number-field.tsx';
import { Part, RadioCard } from '@bridgefront/page/ui/part.tsx';
import styles from './new-table.module.css';
import { ownDraft } from './own-draft.ts';
import { askedIn, clockKinds, places, seatings, withAsked, withPlace } from './table-draft.ts';
import type { Draft } from './table-draft.ts';

/** Which game. */
export function GameChoice({ draft }: { readonly draft: Signal<Draft> }) {
  const { table } = setUpTexts;
  const { start } = texts.shell;
  return (
    <Part title={table.game}>
      <div class={styles.radios}>
        {gamesNow().map((game) => {
          const { Art } = coverOf(game.name);
          return (
            <RadioCard
              key={game.name}
              name="game"
              checked={draft.value.game === game.name}
              onPick={() => {
                const bot = firstBot(botsNow());
                const { place, clock } = draft.peek();
                const fresh = withAsked({ ...ownDraft(game), clock }, askedIn(draft.peek()));
                draft.value = withPlace(fresh, place, bot);
              }}
            >
              <Art class={styles.gameArt} />
              <strong>{game.title}</strong>
              <span class={styles.soft}>{start.seats(game.seats.min, game.seats.max)}</span>
            </RadioCard>
          );
        })}
      </div>
    </Part>
  );
}

/** Where it is played. */
export function PlaceChoice({ draft }: { readonly draft: Signal<Draft> }) {
  const { table } = setUpTexts;
  return (
    <Part title={table.place}>
      <div class={styles.radios}>
        {places.map((place) => (
          <RadioCard
            key={place}
            name="place"
            checked={draft.value.place === place}
            onPick={() => (draft.value = withPlace(draft.peek(), place, firstBot(botsNow())))}
          >
            <strong>{table.places[place].name}</strong>
            <span class={styles.soft}>{table.places[place].help}</span>
          </RadioCard>
        ))}
      </div>
    </Part>
  );
}

function LiveClock({ draft }: { readonly draft: Signal<Draft> }) {
  const { table } = setUpTexts;
  const { seconds, bankMinutes } = draft.value;
  return (
    <div class={styles.numbers}>
      <NumberField
        label={table.seconds}
        help={table.secondsHelp}
        value={seconds}
        min={5}
        max={3600}
        step={15}
        unit={table.secondsUnit}
        onNumber={(value) => (draft.value = { ...draft.value, seconds: Math.round(value) })}
      />
      <NumberField
        label={table.bank}
        help={table.bankHelp}
        value={bankMinutes}
        min={0}
        max={120}
        unit={table.minutesUnit}
        onNumber={(value) => (draft.value = { ...draft.value, bankMinutes: value })}
      />
    </div>
  );
}

/** How much time there is. */
export function ClockChoice({ draft }: { readonly draft: Signal<Draft> }) {
  const { table } = setUpTexts;
  const { clock, days } = draft.value;
  return (
    <Part title={table.clock}>
      <div class={styles.radios}>
        {clockKinds.map((kind) => (
          <RadioCard
            key={kind}
            name="clock"
            checked={clock === kind}
            onPick={() => (draft.value = { ...draft.value, clock: kind })}
          >
            <strong>{table.clocks[kind].name}</strong>
            <span class={styles.soft}>{table.clocks[kind].help}</span>
          </RadioCard>
        ))}
      </div>
      {clock === 'live' && <LiveClock draft={draft} />}
      {clock === 'mail' && (
        <div class={styles.numbers}>
          <NumberField
            label={table.days}
            help={table.daysHelp}
            value={days}
            min={1}
            max={60}
            unit={table.daysUnit}
            onNumber={(value) => (draft.value = { ...draft.value, days: value })}
          />
        </div>
      )}
    </Part>
  );
}

/** Who gets which seat. */
export function SeatingChoice({ draft }: { readonly draft: Signal<Draft> }) {
  const { table } = setUpTexts;
  const here = draft.value.place === 'device';
  return (
    <div class={styles.radios} role="radiogroup" aria-label={table.seating}>
      {seatings.map((kind) => (
        <RadioCard
          key={kind}
          name="seating"
          checked={draft.value.seating === kind}
          onPick={() => (draft.value = { ...draft.value, seating: kind })}
        >
          <strong>{table.seatings[kind].name}</strong>
          <span class={styles.soft}>
            {here && kind === 'random' ? table.drawnHere : table.seatings[kind].help}
          </span>
        </RadioCard>
      ))}
    </div>
  );
}

/** Whether it counts. */
export function RatedChoice({ draft }: { readonly draft: Signal<Draft> }) {
  const { table } = setUpTexts;
  return (
    <Part title={table.rated}>
      <div class={styles.radios}>
        {(['friendly', 'rated'] as const).map((kind) => (
          <RadioCard
            key={kind}
            name="rated"
            checked={draft.value.rated === (kind === 'rated')}
            onPick={() => (draft.value = { ...draft.value, rated: kind === 'rated' })}
          >
            <strong>{table.rating[kind].name}</strong>
            <span class={styles.soft}>{table.rating[kind].help}</span>
          </RadioCard>
        ))}
      </div>
    </Part>
  );
}

/** Who may come. */
export function VisibilityChoice({ draft }: { readonly draft: Signal<Draft> }) {
  const { table } = setUpTexts;
  return (
    <Part title={table.visibility}>
      <div class={styles.radios}>
        {(['public', 'private'] as const).map((kind) => (
          <RadioCard
            key={kind}
            name="visibility"
            checked={draft.value.visibility === kind}
            onPick={() => (draft.value = { ...draft.value, visibility: kind })}
          >
            <strong>{table.visibilities[kind].name}</strong>
            <span class={styles.soft}>{table.visibilities[kind].help}</span>
          </RadioCard>
        ))}
      </div>
    </Part>
  );
}
