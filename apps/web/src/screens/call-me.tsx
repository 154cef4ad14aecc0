// The panel "Call me": for what, by which ways, when not, and for which matches not.

import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { CallOccasion, MatchInfo } from '@bridgefront/protocol';
import { ask } from '../source/api.ts';
import { calls as said, reload, took } from '../source/calls.ts';
import type { CallState } from '../source/calls.ts';
import { loadGames, titleOf } from '../source/games.ts';
import { Problem } from '../source/problem.ts';
import { callTexts } from '../texts/calls.ts';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { Field, Select, TextField } from '@bridgefront/page/ui/field.tsx';
import { Skeleton } from '@bridgefront/page/ui/skeleton.tsx';
import { CallWays } from './call-ways.tsx';
import styles from './call-me.module.css';
import lists from './lists.module.css';

/** A part of the panel under a heading. */
function Part({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <section class={styles.part} aria-label={title}>
      <h3 class={styles.heading}>{title}</h3>
      {children}
    </section>
  );
}

function Check({
  label,
  on,
  turn,
}: {
  readonly label: string;
  readonly on: boolean;
  readonly turn: (on: boolean) => void;
}) {
  return (
    <label class={styles.check}>
      <input type="checkbox" checked={on} onChange={(event) => turn(event.currentTarget.checked)} />
      {label}
    </label>
  );
}

function Occasions({ calls }: { readonly calls: CallState }) {
  const turn = async (occasion: CallOccasion, on: boolean): Promise<void> => {
    const others = calls.occasions.filter((one) => one !== occasion);
    took(await ask('setCalls', { body: { occasions: on ? [...others, occasion] : others } }));
  };
  return (
    <Part title={callTexts.what}>
      {(Object.keys(callTexts.occasions) as CallOccasion[]).map((occasion) => (
        <Check
          key={occasion}
          label={callTexts.occasions[occasion]}
          on={calls.occasions.includes(occasion)}
          turn={(on) => void turn(occasion, on)}
        />
      ))}
    </Part>
  );
}

type Quiet = NonNullable<CallState['quiet']>;

const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
const zones = (known: string): readonly string[] =>
  [...new Set([known, zoneHere(), 'UTC', ...Intl.supportedValuesOf('timeZone')])].toSorted();

function Hours({ quiet, set }: { readonly quiet: Quiet; readonly set: (quiet: Quiet) => void }) {
  const time = (label: string, which: 'from' | 'to') => (
    <Field label={label}>
      {(ids) => (
        <input
          type="time"
          {...ids}
          class={styles.time}
          required
          value={quiet[which]}
          onChange={({ currentTarget: { value } }) =>
            void (value !== '' && set({ ...quiet, [which]: value }))
          }
        />
      )}
    </Field>
  );
  return (
    <div class={styles.hours}>
      {time(callTexts.from, 'from')}
      {time(callTexts.to, 'to')}
      <Select
        label={callTexts.zone}
        value={quiet.zone}
        options={zones(quiet.zone).map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
        onSelect={(zone) => set({ ...quiet, zone })}
      />
    </div>
  );
}

function QuietHours({ calls }: { readonly calls: CallState }) {
  const set = async (quiet: Quiet | null): Promise<void> => took(await ask('setCalls', { body: { quiet } }));
  const { quiet } = calls;
  const usual = (): Quiet => ({ from: '22:00', to: '08:00', zone: zoneHere() });
  return (
    <Part title={callTexts.quiet}>
      <Check label={callTexts.quietOn} on={quiet !== null} turn={(on) => void set(on ? usual() : null)} />
      {quiet !== null && <Hours quiet={quiet} set={(hours) => void set(hours)} />}
      <p class={styles.why}>{callTexts.quietWhy}</p>
    </Part>
  );
}

function matchName({ game, seats }: MatchInfo): string {
  const others = seats.flatMap(({ mine, name }) => (mine || name === null ? [] : [name]));
  return [titleOf(game) || game, ...others].join(', ');
}

function Matches({ calls }: { readonly calls: CallState }) {
  const running = useSignal<readonly MatchInfo[]>([]);
  useEffect(() => {
    void ask('listMatches', { query: { show: 'mine', limit: 100 } }).then((answer) => {
      if (!(answer instanceof Problem))
        running.value = answer.matches.filter(({ status }) => status === 'live');
    });
  }, [running]);
  if (running.value.length === 0) return null;
  const mute = async (match: string, muted: boolean): Promise<void> =>
    took(await ask('muteCalls', { body: { match, muted } }));
  return (
    <Part title={callTexts.matches}>
      {running.value.map((info) => (
        <Check
          key={info.id}
          label={matchName(info)}
          on={!calls.muted.includes(info.id)}
          turn={(on) => void mute(info.id, !on)}
        />
      ))}
    </Part>
  );
}

function Feeds({ feeds }: Pick<CallState, 'feeds'>) {
  const make = async (on: boolean): Promise<void> => took(await ask('renewFeeds', { body: { on } }));
  const field = (label: string, path: string) => (
    <TextField
      label={label}
      value={`${location.origin}${path}`}
      readOnly
      onText={() => undefined}
      onFocus={(event) => event.currentTarget.select()}
    />
  );
  return (
    <Part title={callTexts.feeds}>
      <p class={styles.why}>{callTexts.feedsWhy}</p>
      {feeds !== null && field(callTexts.calendar, feeds.calendar)}
      {feeds !== null && field(callTexts.turns, feeds.turns)}
      <div class={lists.acts}>
        <Button onClick={() => void make(true)}>
          {feeds === null ? callTexts.makeFeeds : callTexts.renewFeeds}
        </Button>
        {feeds !== null && <Button onClick={() => void make(false)}>{callTexts.noFeeds}</Button>}
      </div>
    </Part>
  );
}

/** The panel. */
export function CallMe() {
  useEffect(() => {
    said.value = null;
    void reload();
    void loadGames();
  }, []);
  const calls = said.value;
  if (calls === null) return <Skeleton lines={4} height="8rem" />;
  return (
    <section class={styles.panel} aria-labelledby="call-me">
      <h2 id="call-me" class={lists.heading}>
        {callTexts.title}
      </h2>
      {calls instanceof Problem ? (
        <p role="alert">{calls.message}</p>
      ) : (
        <>
          <p class={styles.why}>{callTexts.lead}</p>
          <Part title={callTexts.ways}>
            <CallWays calls={calls} />
          </Part>
          <Occasions calls={calls} />
          <QuietHours calls={calls} />
          <Matches calls={calls} />
          <Feeds feeds={calls.feeds} />
        </>
      )}
    </section>
  );
}
