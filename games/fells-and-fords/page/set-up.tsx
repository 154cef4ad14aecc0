// The game's part of the form for a new table: what is played, with pictures of the battlefields.

import { ButtonLink } from '@bridgefront/page/ui/button.tsx';
import { Part, RadioCard } from '@bridgefront/page/ui/part.tsx';
import type { SetUpProps } from '@bridgefront/page/set-up.ts';
import { firstBattles, fullOptions, objectiveOf } from '../rules/table.ts';
import type { Battlefield } from '../rules/table.ts';
import { fieldIn } from './field.ts';
import { MapPicture } from './ground.tsx';
import { keptFields } from './shelf.ts';
import { fellsTexts } from './texts.ts';
import styles from './set-up.module.css';

const words = fellsTexts.setUpForm;

interface CardProps {
  readonly name: string;
  readonly text: string;
  readonly field: Battlefield;
  readonly checked: boolean;
  readonly onPick: () => void;
}

function Card({ name, text, field, checked, onPick }: CardProps) {
  return (
    <RadioCard name="battlefield" checked={checked} onPick={onPick}>
      <MapPicture class={styles.picture} land={field} units={field.units} flip={false} />
      <strong>{name}</strong>
      <span class={styles.soft}>{text}</span>
    </RadioCard>
  );
}

const example = objectiveOf('long-causeway').land;
const ownField: Battlefield = { ...example, units: [] };
const campaignField: Battlefield = { ...objectiveOf('drive-the-herds').land, units: [] };

/** The battle or campaign in the form, as `changes` of the options. */
export function SetUp({ changes, change, positions }: SetUpProps) {
  const battle = changes['battle'] ?? 'objectives';
  const campaign = changes['campaign'] === true;
  const scenario = changes['scenario'] ?? '';
  const kept = keptFields();
  const linked = fieldIn(changes);
  const known = kept.some(({ options }) => options['scenario'] === scenario);
  const pick = (options: Parameters<SetUpProps['change']>[0]) => (): void =>
    change({
      battle: undefined,
      campaign: undefined,
      scenario: undefined,
      factions: undefined,
      winningVp: undefined,
      ...options,
    });
  return (
    <Part title={words.title}>
      <div class={styles.cards}>
        <Card
          name={words.objectives}
          text={words.objectivesText}
          field={ownField}
          checked={battle === 'objectives' && scenario === '' && !campaign}
          onPick={pick({})}
        />
        <Card
          name={words.campaign}
          text={words.campaignText}
          field={campaignField}
          checked={campaign}
          onPick={pick({ campaign: true })}
        />
        {firstBattles.map(({ slug, name, winningVp, lore, field }) => (
          <Card
            key={slug}
            name={name}
            text={words.battle(winningVp, field.units.length, lore)}
            field={field}
            checked={battle === slug}
            onPick={pick({ battle: slug })}
          />
        ))}
        {linked !== null && !known && (
          <Card
            name={words.linked}
            text={words.own(fullOptions(changes).winningVp, linked.units.length)}
            field={linked}
            checked
            onPick={() => undefined}
          />
        )}
        {kept.map(({ name, options }) => {
          const field = fieldIn(options);
          if (field === null) return null;
          return (
            <Card
              key={name}
              name={name}
              text={words.own(fullOptions(options).winningVp, field.units.length)}
              field={field}
              checked={scenario !== '' && options['scenario'] === scenario}
              onPick={pick(options)}
            />
          );
        })}
      </div>
      <p>
        <ButtonLink href={positions(linked === null ? {} : changes)} icon="pencil">
          {linked === null ? words.make : words.edit}
        </ButtonLink>
      </p>
    </Part>
  );
}
