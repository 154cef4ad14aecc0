// From a replay into a match: the reader takes a seat at the moment that is shown, bots take the others.

import { useLocation } from 'preact-iso';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { MatchInfo } from '@bridgefront/protocol';
import { botLevels, botsNow, firstBot, loadGames } from '../source/games.ts';
import { mySeat } from '../source/my-seat.ts';
import { Problem } from '../source/problem.ts';
import { act } from '../source/session.ts';
import { laterTexts } from '../texts/later.ts';
import { positionTexts } from '../texts/position.ts';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { Dialog } from '@bridgefront/page/ui/dialog.tsx';
import { Select } from '@bridgefront/page/ui/field.tsx';
import { positionLink } from './changes-link.ts';
import styles from './fork-button.module.css';
import { capital } from './words.ts';

interface ForkProps {
  readonly info: MatchInfo;
  /** Whose eyes the replay is seen with; null: those of the table. */
  readonly eyes: number | null;
  /** Whether positions of the game can be laid. */
  readonly editable?: boolean;
  /** How many choices had been made by then. */
  readonly choice: () => number;
}

/** Asks in whose place and against whom, and begins. */
export function ForkDialog({
  info,
  eyes,
  choice,
  editable = false,
  close,
}: ForkProps & { readonly close: () => void }) {
  const words = laterTexts.fork;
  const { route } = useLocation();
  const levels = botLevels(botsNow());
  const seat = useSignal(eyes ?? mySeat(info) ?? 0);
  const bot = useSignal<string | null>(null);
  const busy = useSignal(false);
  const problem = useSignal('');
  const chosen = bot.value ?? firstBot(botsNow());
  const begin = async (): Promise<void> => {
    busy.value = true;
    const body = { at: choice(), seat: seat.value, bot: chosen };
    const fresh = await act('fork', { params: { match: info.id }, body });
    busy.value = false;
    if (fresh instanceof Problem) problem.value = fresh.message;
    else route(`/m/${fresh.id}`);
  };
  return (
    <Dialog title={words.title} onClose={close}>
      <div class={styles.body}>
        <p>{words.what}</p>
        <Select
          label={words.seat}
          value={String(seat.value)}
          options={info.seats.map(({ name }, at) => ({ value: String(at), label: name ?? String(at + 1) }))}
          onSelect={(value) => (seat.value = Number(value))}
        />
        <Select
          label={words.bots}
          value={chosen}
          help={`${capital(levels.find(({ name }) => name === chosen)?.summary ?? '')}.`}
          options={levels.map(({ name, level }) => ({
            value: name,
            label: laterTexts.seats.bot(capital(name), level, levels.length),
          }))}
          onSelect={(value) => (bot.value = value)}
        />
        <p class={styles.soft}>{words.chance}</p>
        {problem.value !== '' && <p role="alert">{problem.value}</p>}
        <Button kind="primary" size="large" icon="play" busy={busy.value} onClick={() => void begin()}>
          {words.begin}
        </Button>
        {editable && (
          <Button
            icon="settings"
            onClick={() =>
              route(`${positionLink(info.game)}?match=${encodeURIComponent(info.id)}&at=${choice()}`)
            }
          >
            {positionTexts.open}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

/** Opens the dialog. */
export function ForkButton({ over, ...fork }: ForkProps & { readonly over: boolean }) {
  const open = useSignal(false);
  useEffect(() => void loadGames(), []);
  const words = laterTexts.fork;
  return (
    <>
      <Button
        size="small"
        icon="flag"
        disabled={over}
        title={over ? words.over : words.what}
        onClick={() => (open.value = true)}
      >
        {words.button}
      </Button>
      {open.value && <ForkDialog {...fork} close={() => (open.value = false)} />}
    </>
  );
}
