// How strong a bot is, between its levels too, and in which style of the game it plays.

import { styleMark } from '@bridgefront/bots';
import { Field, Select } from '@bridgefront/page/ui/field.tsx';
import type { BotInfo, GameInfo } from '../source/games.ts';
import { useState } from 'preact/hooks';
import { setUpTexts } from '../texts/set-up.ts';
import styles from './new-table.module.css';
import { capital } from './words.ts';

const step = 5;
const weakest = 5;
const full = 100;

/** A bot's name in its parts: who plays, and in which style (empty: none). */
export function mannerOf(bot: string): { readonly base: string; readonly style: string } {
  const [base = '', style = ''] = bot.split(styleMark);
  return { base, style };
}

/** The name of a bot of this style. */
function inStyle(base: string, style: string): string {
  return style === '' ? base : `${base}${styleMark}${style}`;
}

const ofStrength = /^strength:(\d+)$/;

/** From 0 to 100; null: a bot that has none. */
export function strengthIn(bots: readonly BotInfo[], base: string): number | null {
  const given = ofStrength.exec(base)?.[1];
  return given === undefined ? (bots.find(({ name }) => name === base)?.strength ?? null) : Number(given);
}

function atStrength(bots: readonly BotInfo[], strength: number): string {
  return bots.find((bot) => bot.strength === strength)?.name ?? `strength:${strength}`;
}

interface MannerProps {
  readonly bots: readonly BotInfo[];
  readonly game: Pick<GameInfo, 'styles'>;
  readonly bot: string;
  readonly onBot: (bot: string) => void;
}

/** Strength and style of a bot; nothing for one that has no strength. */
export function BotManner({ bots, game, bot, onBot }: MannerProps) {
  const { table } = setUpTexts;
  const { base, style } = mannerOf(bot);
  const strength = strengthIn(bots, base);
  const [open, turn] = useState(style !== '' || ofStrength.test(base));
  if (strength === null) return null;
  const manners = game.styles ?? [];
  const says = manners.find(({ name }) => name === style)?.says;
  return (
    <details class={styles.manner} open={open} onToggle={(event) => turn(event.currentTarget.open)}>
      <summary>{table.manner}</summary>
      <Field label={table.strength(strength)} help={table.strengthHelp}>
        {(ids) => (
          <input
            {...ids}
            type="range"
            min={weakest}
            max={full}
            step={step}
            value={strength}
            onInput={({ currentTarget }) =>
              onBot(inStyle(atStrength(bots, currentTarget.valueAsNumber), style))
            }
          />
        )}
      </Field>
      {manners.length > 0 && (
        <Select
          label={table.style}
          help={says === undefined ? table.noStyleHelp : `${capital(says)}.`}
          value={style}
          options={[
            { value: '', label: table.noStyle },
            ...manners.map(({ name }) => ({ value: name, label: capital(name) })),
          ]}
          onSelect={(value) => onBot(inStyle(base, value))}
        />
      )}
    </details>
  );
}
