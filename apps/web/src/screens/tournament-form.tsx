// The form of who makes a tournament.

import { useSignal } from '@preact/signals';
import type { TournamentInfo } from '@bridgefront/protocol';
import { gamesNow } from '../source/games.ts';
import { Problem } from '../source/problem.ts';
import { act } from '../source/session.ts';
import { tournamentTexts as texts } from '../texts/tournaments.ts';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { Select, TextField } from '@bridgefront/page/ui/field.tsx';
import { NumberField, Switch } from '@bridgefront/page/ui/number-field.tsx';
import { Part, RadioCard } from '@bridgefront/page/ui/part.tsx';
import styles from './tournaments.module.css';

type Format = TournamentInfo['format'];

interface Draft {
  readonly name: string;
  readonly game: string;
  readonly format: Format;
  readonly pace: 'live' | 'mail';
  readonly seats: number;
  readonly most: number;
  readonly rounds: number;
  readonly division: number;
  readonly moves: number;
  readonly seasons: number;
  readonly rated: boolean;
  readonly programs: boolean;
  readonly cycles: 1 | 2;
  readonly counting: 'places' | 'scores';
}

const first: Draft = {
  name: '',
  game: '',
  format: 'swiss',
  pace: 'live',
  seats: 2,
  most: 16,
  rounds: 0,
  division: 8,
  moves: 1,
  seasons: 3,
  rated: true,
  programs: false,
  cycles: 1,
  counting: 'places',
};

type Change = (more: Partial<Draft>) => void;

// Whether there are scores to add up, and they decide anything.
function mayCount(format: Format, game: ReturnType<typeof gamesNow>[number] | undefined): boolean {
  return format !== 'knockout' && game?.scored === true;
}

function Forms({ draft, change }: { readonly draft: Draft; readonly change: Change }) {
  return (
    <>
      <Part title={texts.format}>
        <div class={styles.radios}>
          {(Object.keys(texts.formats) as Format[]).map((format) => (
            <RadioCard
              key={format}
              name="format"
              checked={draft.format === format}
              onPick={() => change({ format, ...(format === 'league' && { pace: 'mail' }) })}
            >
              <strong>{texts.formats[format].name}</strong>
              <span class={styles.soft}>{texts.formats[format].help}</span>
            </RadioCard>
          ))}
        </div>
      </Part>
      {draft.format !== 'league' && (
        <Part title={texts.pace}>
          <div class={styles.radios}>
            {(['live', 'mail'] as const).map((pace) => (
              <RadioCard key={pace} name="pace" checked={draft.pace === pace} onPick={() => change({ pace })}>
                <strong>{texts.paceHelp[pace].name}</strong>
                <span class={styles.soft}>{texts.paceHelp[pace].help}</span>
              </RadioCard>
            ))}
          </div>
        </Part>
      )}
    </>
  );
}

function Numbers({ draft, change }: { readonly draft: Draft; readonly change: Change }) {
  const game = gamesNow().find(({ name }) => name === draft.game) ?? gamesNow()[0];
  const { min, max } = game?.seats ?? { min: 2, max: 2 };
  const { format } = draft;
  const number = (
    which: 'seats' | 'most' | 'rounds' | 'division' | 'moves' | 'seasons',
    range: readonly [number, number],
  ) => (
    <NumberField
      label={texts[which]}
      value={draft[which]}
      min={range[0]}
      max={range[1]}
      onNumber={(value) => change({ [which]: value })}
    />
  );
  return (
    <div class={styles.fields}>
      {number('seats', [Math.max(2, min), Math.min(6, max)])}
      {number('most', [
        draft.seats,
        format === 'round-robin' ? (draft.seats === 2 ? 32 : 24) / draft.cycles : 128,
      ])}
      {format === 'swiss' && number('rounds', [0, 15])}
      {format === 'league' && number('division', [4, 12])}
      {format === 'league' && number('moves', [1, 3])}
      {format === 'league' && number('seasons', [1, 20])}
    </div>
  );
}

/** The form; `made` is given what came of it. */
export function TournamentForm({ made }: { readonly made: (info: TournamentInfo) => void }) {
  const draft = useSignal(first);
  const problem = useSignal('');
  const busy = useSignal(false);
  const games = gamesNow();
  const now = draft.value;
  const game = games.find(({ name }) => name === now.game) ?? games[0];
  const change: Change = (more) => void (draft.value = { ...draft.peek(), ...more });
  const make = async (): Promise<void> => {
    busy.value = true;
    const { rounds, seasons, cycles, counting, ...rest } = draft.peek();
    const all = rest.format === 'round-robin' || rest.format === 'league';
    const body = {
      ...rest,
      game: game?.name ?? '',
      cycles: all ? cycles : 1,
      counting: mayCount(rest.format, game) ? counting : ('places' as const),
      rounds: rounds === 0 || rest.format !== 'swiss' ? null : rounds,
      seasons: rest.format === 'league' ? seasons : 1,
    };
    const answer = await act('makeTournament', { body });
    busy.value = false;
    problem.value = answer instanceof Problem ? answer.message : '';
    if (!(answer instanceof Problem)) made(answer);
  };
  return (
    <form
      class={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <div class={styles.fields}>
        <TextField
          label={texts.name}
          value={now.name}
          required
          maxLength={40}
          autocomplete="off"
          onText={(name) => change({ name })}
        />
        <Select
          label={texts.game}
          value={game?.name ?? ''}
          options={games.map(({ name, title }) => ({ value: name, label: title }))}
          onSelect={(name) => {
            const seats = games.find((one) => one.name === name)?.seats ?? { min: 2, max: 2 };
            change({ game: name, seats: Math.max(seats.min, Math.min(seats.max, now.seats)) });
          }}
        />
      </div>
      <Forms draft={now} change={change} />
      <Numbers draft={now} change={change} />
      {(now.format === 'round-robin' || now.format === 'league') && (
        <Switch label={texts.twice} on={now.cycles === 2} onSwitch={(on) => change({ cycles: on ? 2 : 1 })} />
      )}
      {mayCount(now.format, game) && (
        <Switch
          label={texts.scores}
          on={now.counting === 'scores'}
          onSwitch={(on) => change({ counting: on ? 'scores' : 'places' })}
        />
      )}
      <Switch label={texts.rated} on={now.rated} onSwitch={(rated) => change({ rated })} />
      <Switch label={texts.programs} on={now.programs} onSwitch={(programs) => change({ programs })} />
      <p role="alert">{problem.value}</p>
      <div class={styles.acts}>
        <Button type="submit" kind="primary" icon="check" busy={busy.value}>
          {texts.made}
        </Button>
      </div>
    </form>
  );
}
