// The editor of a whole card: a form of everything that it may hold, its text in every place where it is told, and why it cannot be.

import { useSignal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { bare, blank, edited, freshIn, readNewSlug } from '@bridgefront/tabletop/cards';
import type { CardEdits, NamedCard, Plain, Step } from '@bridgefront/tabletop/cards';
import type { CardForms, Changes } from '@bridgefront/page/set-up.ts';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { TextField } from '@bridgefront/page/ui/field.tsx';
import { workshopTexts } from '../texts/workshop.ts';
import {
  cardsOf,
  editsOf,
  problemOfEdits,
  renamed,
  withEdits,
  withNewCard,
  withoutEdit,
} from './card-edits.ts';
import { ShapeForm } from './shape-form.tsx';
import styles from './workshop.module.css';

const { whole: words } = workshopTexts;

interface CardEditorProps {
  readonly forms: CardForms;
  readonly changes: Signal<Changes>;
  readonly picked: Signal<string>;
}

// What is being made and cannot be played yet is kept beside the changes: nothing is lost, and the card says what it lacks.
interface Unfinished {
  readonly slug: string;
  readonly card: Plain;
  readonly problem: string;
}

function useEdits({ forms, changes, picked }: CardEditorProps) {
  const unfinished = useSignal<Unfinished | null>(null);
  // Whether they can be played, and so are the changes now.
  const take = (edits: CardEdits, slug: string): boolean => {
    const problem = problemOfEdits(forms, edits);
    if (problem === null) {
      unfinished.value = null;
      changes.value = withEdits(forms, changes.peek(), edits);
      return true;
    }
    // A card that cannot be taken out stays as it is.
    const stays = cardsOf(forms, changes.peek()).find((card) => card.slug === slug);
    unfinished.value = { slug, card: edits[slug] ?? (stays === undefined ? {} : bare(stays)), problem };
    return false;
  };
  const edits = (): CardEdits => {
    const now = editsOf(forms, changes.peek());
    const half = unfinished.peek();
    return half === null || half.slug !== picked.peek() ? now : { ...now, [half.slug]: half.card };
  };
  return { unfinished, take, edits };
}

function NewCards({
  forms,
  changes,
  picked,
  card,
}: CardEditorProps & { readonly card: NamedCard | undefined }) {
  const name = useSignal('');
  const refused = useSignal('');
  const make = (from: Plain): void => {
    const asked = name.peek().trim() || words.fresh;
    const { edits, slug } = withNewCard(editsOf(forms, changes.peek()), asked, from);
    const problem = problemOfEdits(forms, edits);
    refused.value = problem ?? '';
    if (problem !== null) return;
    changes.value = withEdits(forms, changes.peek(), edits);
    picked.value = slug;
    name.value = '';
  };
  return (
    <div class={styles.part}>
      <TextField
        label={words.name}
        help={words.nameHelp}
        error={refused.value}
        value={name.value}
        maxLength={30}
        onText={(text) => (name.value = text)}
      />
      <div class={styles.acts}>
        <Button icon="plus" onClick={() => make(leastCard(forms))}>
          {words.make}
        </Button>
        <Button
          icon="copy"
          disabled={card === undefined || !mayBeNew(forms, card)}
          onClick={() => card && make(copyOf(forms, card))}
        >
          {words.copy}
        </Button>
      </div>
    </div>
  );
}

// Of several types of cards, new ones may be of some only; what else is printed has not their fields.
function mayBeNew({ book }: CardForms, card: NamedCard): boolean {
  const shape = book.shape(null);
  const data = bare(card);
  if (shape.is === 'kinds') return Object.hasOwn(shape.kinds, String(data[shape.by]));
  return (
    shape.is !== 'row' ||
    Object.entries(shape.fields).every(
      ([field, { optional }]) => optional === true || Object.hasOwn(data, field),
    )
  );
}

// A copy belongs to nobody: what only the printed one may be is taken from the card that forms begin with.
function copyOf({ book }: CardForms, card: NamedCard): Plain {
  const shape = book.shape(null);
  const start = blank(shape) as Plain;
  if (shape.is !== 'row') return bare(card);
  const kept = Object.entries(bare(card)).filter(([field]) => Object.hasOwn(shape.fields, field));
  const copied = kept.map(([field, value]) => {
    const inner = shape.fields[field];
    return [
      field,
      inner.is === 'word' && !inner.words.includes(String(value)) ? start[field] : value,
    ] as const;
  });
  const picture =
    Object.hasOwn(shape.fields, 'art') && readNewSlug(card.slug) === null ? { art: card.slug } : {};
  return { ...start, ...Object.fromEntries(copied), ...picture };
}

/** The least card that can be played: what forms begin with, and the first thing in its list that makes it one. */
function leastCard({ book }: CardForms): Plain {
  const shape = book.shape(null);
  const start = blank(shape) as Plain;
  const fits = (card: Plain): boolean =>
    book.problem({ ...card, slug: 'new-1-card', name: words.fresh }, null) === null;
  if (fits(start) || shape.is !== 'row') return start;
  for (const [field, inner] of Object.entries(shape.fields)) {
    if (inner.is !== 'list') continue;
    const grown = edited(shape, start, { step: 'add', at: [field] });
    if (fits(grown)) return grown;
  }
  return start;
}

/** The form, its text in words, and what can be done with the card. */
export function CardEditor(props: CardEditorProps) {
  const { forms, changes, picked } = props;
  const { unfinished, take, edits } = useEdits(props);
  const half = unfinished.value?.slug === picked.value ? unfinished.value : null;
  const playable = cardsOf(forms, changes.value).find(({ slug }) => slug === picked.value);
  const slug = picked.value;
  const data: Plain | null = half?.card ?? (playable === undefined ? null : bare(playable));
  const printed = forms.book.printed.find((card) => card.slug === slug) ?? null;
  const edit = editsOf(forms, changes.value)[slug];
  const shape = forms.book.shape(printed, freshIn(editsOf(forms, changes.value)));
  const step = (one: Step): void => {
    if (data !== null) take({ ...edits(), [slug]: edited(shape, data, one) }, slug);
  };
  const told = playable === undefined ? null : forms.told(playable);
  const fresh = readNewSlug(slug);
  return (
    <details class={styles.whole}>
      <summary>{words.title}</summary>
      <div class={styles.part}>
        <NewCards {...props} card={playable} />
        {half !== null && <p role="alert">{words.unfinished(half.problem)}</p>}
        {fresh !== null && (
          <TextField
            label={words.rename}
            value={fresh.name}
            maxLength={30}
            onChange={(event) => {
              const text = event.currentTarget.value;
              if (!/[a-z0-9]/i.test(text)) return;
              const made = renamed(editsOf(forms, changes.peek()), slug, text);
              changes.value = withEdits(forms, changes.peek(), made.edits);
              picked.value = made.slug;
            }}
            onText={() => undefined}
          />
        )}
        {edit === null ? (
          <p>{words.out}</p>
        ) : (
          data !== null && <ShapeForm card={data} shape={shape} label={forms.label} onStep={step} />
        )}
        {told !== null && edit !== null && (
          <dl class={styles.spoken}>
            <dt>{words.terminal}</dt>
            <dd>{told.terminal}</dd>
            <dt>{words.prompt}</dt>
            <dd>{told.prompt}</dd>
          </dl>
        )}
        <div class={styles.acts}>
          {edit !== undefined && (
            <Button
              icon="undo"
              onClick={() => {
                const rest = withoutEdit(editsOf(forms, changes.peek()), slug);
                if (take(rest, slug) && fresh !== null) picked.value = forms.book.printed[0]?.slug ?? '';
              }}
            >
              {fresh === null ? words.restore : words.drop}
            </Button>
          )}
          {printed !== null && edit !== null && (
            <Button
              kind="quiet"
              icon="close"
              onClick={() => take({ ...editsOf(forms, changes.peek()), [slug]: null }, slug)}
            >
              {words.remove}
            </Button>
          )}
        </div>
      </div>
    </details>
  );
}
