// The workshop: a battlefield of one's own, laid hex by hex, kept in the browser, shared by its address, and played.

import type { Options } from '@bridgefront/kernel';
import { useSignal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import type { WorkshopProps } from '@bridgefront/page/set-up.ts';
import { Button, ButtonLink } from '@bridgefront/page/ui/button.tsx';
import { Select, TextField } from '@bridgefront/page/ui/field.tsx';
import { NumberField, Switch } from '@bridgefront/page/ui/number-field.tsx';
import { firstBattles, objectiveOf, objectivesOfFaction } from '../rules/table.ts';
import {
  changesOf,
  draftFrom,
  draftOf,
  emptyDraft,
  isPlayable,
  laid,
  missingIn,
  opposite,
  optionsOf,
  pointsOf,
} from './battlefield.ts';
import type { Draft, Side, Tool } from './battlefield.ts';
import { forgetField, keepField, keptFields } from './shelf.ts';
import type { KeptField } from './shelf.ts';
import { fellsTexts } from './texts.ts';
import { Tools } from './workshop-tools.tsx';
import { WorkshopMap } from './workshop-map.tsx';
import styles from './workshop.module.css';

const words = fellsTexts.workshop;
const factions = ['fords', 'fells'] as const;
const sides = factions.map((value) => ({ value, label: fellsTexts.factions[value] }));

function asSide(value: string): Side {
  return value === 'fells' ? 'fells' : 'fords';
}

function templateOf(value: string): Draft {
  const battle = firstBattles.find(({ slug }) => slug === value);
  if (battle === undefined) return emptyDraft;
  const { field, winningVp, first } = battle;
  return draftOf(field, { winningVp, first: asSide(first) });
}

interface PartProps {
  readonly draft: Draft;
  readonly change: (draft: Draft) => void;
}

// Who begins, who stands where, and how many points win.
function Goals({ draft, change }: PartProps) {
  return (
    <div class={styles.goals}>
      <Select
        label={words.south}
        value={draft.south}
        options={sides}
        onSelect={(value) => change({ ...draft, south: asSide(value) })}
      />
      <Select
        label={words.first}
        value={draft.first}
        options={sides}
        onSelect={(value) => change({ ...draft, first: asSide(value) })}
      />
      <NumberField
        label={words.vp}
        value={draft.winningVp}
        min={6}
        max={40}
        onNumber={(vp) => change({ ...draft, winningVp: Math.round(vp) })}
      />
    </div>
  );
}

// What each side scores for beside banners; its text stands below it.
function Objectives({ draft, change, options }: PartProps & { readonly options: Options }) {
  return (
    <div class={styles.goals}>
      {factions.map((side) => {
        const { [side]: chosen, ...others } = draft.objectives;
        return (
          <div key={side}>
            <Select
              label={words.objective(fellsTexts.factions[side])}
              value={chosen ?? ''}
              options={[
                { value: '', label: words.none },
                ...objectivesOfFaction(side).map(({ slug, name }) => ({ value: slug, label: name })),
              ]}
              onSelect={(slug) =>
                change({ ...draft, objectives: slug === '' ? others : { ...others, [side]: slug } })
              }
            />
            {chosen !== undefined && <p class={styles.soft}>{objectiveOf(chosen, options).text}</p>}
          </div>
        );
      })}
    </div>
  );
}

function Shelf({
  shelf,
  change,
  forget,
}: {
  readonly shelf: readonly KeptField[];
  readonly change: (draft: Draft) => void;
  readonly forget: (name: string) => void;
}) {
  if (shelf.length === 0) return null;
  return (
    <section>
      <h2 class={styles.heading}>{words.shelf}</h2>
      <ul class={styles.shelf}>
        {shelf.map(({ name, options }) => (
          <li key={name}>
            <Button size="small" onClick={() => change(draftFrom(options, name) ?? emptyDraft)}>
              {name}
            </Button>
            <Button
              size="small"
              kind="quiet"
              icon="close"
              label={`${words.forget}: ${name}`}
              onClick={() => forget(name)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ActsProps extends PartProps {
  readonly around: WorkshopProps;
  readonly shelf: Signal<readonly KeptField[]>;
  readonly said: Signal<string>;
}

async function copyAddress(): Promise<string> {
  try {
    await navigator.clipboard.writeText(location.href);
    return words.shared;
  } catch {
    return words.notShared;
  }
}

// Keep, share, play.
function Acts({ draft, change, around, shelf, said }: ActsProps) {
  const busy = useSignal(false);
  const options = optionsOf(draft);
  const playable = isPlayable(draft);
  const keep = (): void => {
    const name = draft.name.trim() === '' ? words.unnamed : draft.name.trim();
    const kept = keepField({ name, options });
    change({ ...draft, name });
    said.value = kept ? words.kept : words.notKept;
    shelf.value = keptFields();
  };
  const play = async (): Promise<void> => {
    busy.value = true;
    said.value = (await around.play(changesOf(draft))) ?? '';
    busy.value = false;
  };
  return (
    <div class={styles.acts}>
      <TextField
        label={words.name}
        value={draft.name}
        maxLength={60}
        autocomplete="off"
        onText={(name) => change({ ...draft, name })}
      />
      <div class={styles.buttons}>
        <Button disabled={!playable} onClick={keep}>
          {words.keep}
        </Button>
        <Button disabled={!playable} onClick={() => void copyAddress().then((text) => (said.value = text))}>
          {words.share}
        </Button>
        <Button kind="primary" icon="play" disabled={!playable} busy={busy.value} onClick={() => void play()}>
          {words.play}
        </Button>
        {playable && (
          <ButtonLink href={around.newTable(changesOf(draft))} icon="people">
            {words.table}
          </ButtonLink>
        )}
      </div>
      <p role="status" class={styles.said}>
        {said.value === '' ? missingIn(draft) : said.value}
      </p>
    </div>
  );
}

/** The workshop, begun from what the address holds. */
export function Workshop(props: WorkshopProps) {
  const draft = useSignal<Draft>(draftFrom(props.changes) ?? templateOf('brokenWeir'));
  const tool = useSignal<Tool>({ lays: 'terrain', what: 'forest' });
  const both = useSignal(true);
  const said = useSignal('');
  const shelf = useSignal<readonly KeptField[]>(keptFields());
  const change = (next: Draft): void => {
    draft.value = next;
    said.value = '';
    props.keep(changesOf(next));
  };
  const lay = (hex: string): void => {
    const one = tool.peek();
    const once = laid(draft.peek(), one, hex);
    const other = opposite(hex);
    const twice = both.peek() && one.lays !== 'unit' && one.lays !== 'tent' && other !== hex;
    change(twice ? laid(once, one, other) : once);
  };
  const points = (side: Side): number => pointsOf(draft.value, side, props.changes);
  const forget = (name: string): void => {
    forgetField(name);
    shelf.value = keptFields();
  };
  return (
    <div class={styles.around}>
      <div class={styles.main}>
        <WorkshopMap draft={draft.value} options={props.changes} lay={lay} />
        <p class={styles.soft}>
          {words.points(points('fords'), points('fells'))} {words.help}
        </p>
      </div>
      <div class={styles.side}>
        <Select
          label={words.begin}
          value=""
          options={[
            { value: '', label: '…' },
            { value: 'empty', label: words.empty },
            ...firstBattles.map(({ slug, name }) => ({ value: slug, label: name })),
          ]}
          onSelect={(value) => value !== '' && change(templateOf(value))}
        />
        <Tools tool={tool} />
        <Switch label={words.both} on={both.value} onSwitch={(on) => (both.value = on)} />
        <Goals draft={draft.value} change={change} />
        <Objectives draft={draft.value} change={change} options={props.changes} />
        <Acts draft={draft.value} change={change} around={props} shelf={shelf} said={said} />
        <Shelf shelf={shelf.value} change={change} forget={forget} />
      </div>
    </div>
  );
}
